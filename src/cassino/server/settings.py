"""How the house is run: one frozen value, from the environment and from options."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from cassino.store import data_folder, default_url

DEFAULT_PORT: Final = 8017


class SettingError(ValueError):
    """A setting that can't be, in one line."""

    code = "server/bad-setting"


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a house; the environment names each in capitals behind ``CASSINO_``.

    Attributes:
        host: the address to listen on.
        port: the port; None for 8017, or a free one where that is taken.
        database_url: the database; empty for a file in the data folder.
        redis_url: the Redis by which several processes share the database; empty for one alone.
        lease_seconds: seconds for which a process that died keeps its tables from the others.
        home: the data folder.
        secret_key: the key that signs cookies and links; empty for one kept in the data folder.
        public_url: how people reach the house, where that isn't the address asked for.
        trusted_proxies: addresses of proxies whose word on clients is taken, with commas.
        log_level: the least important messages to tell.
        log_json: one JSON object a line instead of text.
        workers: processes in which computers think; 0 for one less than there are cores.
        computer_pause: seconds that a computer lets pass after the play before its own.
        deal_pause: seconds between deals where only computers play.
        think_seconds: seconds that a computer may think about a move.
        compile_ahead: whether what searching computers need is compiled behind the games.
        grace: seconds before a lost line is told to others.
        idle_seconds: seconds after which a table with nobody there is put away.
        frames_a_second: client frames that a connection may send, on average.
        posts_a_minute: forms that an address may send, and lines it may open, on average.
        connections_an_address: sockets that one address may hold.
    """

    host: str = "127.0.0.1"
    port: int | None = None
    database_url: str = ""
    redis_url: str = field(default="", repr=False)
    lease_seconds: float = 5.0
    home: Path = field(default_factory=data_folder)
    secret_key: str = field(default="", repr=False)
    public_url: str = ""
    trusted_proxies: str = ""
    log_level: str = "info"
    log_json: bool = False
    workers: int = 0
    computer_pause: float = 0.6
    deal_pause: float = 6.0
    think_seconds: float = 1.0
    compile_ahead: bool = True
    grace: float = 2.0
    idle_seconds: float = 600.0
    frames_a_second: float = 20.0
    posts_a_minute: float = 60.0
    connections_an_address: int = 64

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.database_url or default_url(self.home)

    @property
    def thinkers(self) -> int:
        """How many processes think."""
        return self.workers or max(1, (os.cpu_count() or 1) - 1)


def read_settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Settings from the environment, and over them those given that aren't None.

    Raises:
        SettingError: naming the first one that can't be.

    >>> read_settings({"CASSINO_PORT": "9000"}, host="::1").port
    9000
    """
    env = os.environ if environment is None else environment
    found: dict[str, Any] = {"home": data_folder(env)}
    for each in fields(Settings):
        text = env.get(f"CASSINO_{each.name.upper()}")
        if text is not None and each.name != "home":
            found[each.name] = _read(each.name, text)
    found.update({name: value for name, value in given.items() if value is not None})
    return checked(replace(Settings(), **found))


def checked(settings: Settings) -> Settings:
    """The same settings, once they have been found possible.

    Raises:
        SettingError: naming the first one that can't be.
    """
    if settings.port is not None and not 0 <= settings.port < 65536:
        raise SettingError(f"there is no port {settings.port}")
    if settings.log_level not in _LEVELS:
        raise SettingError(f"log_level is one of {', '.join(_LEVELS)}")
    if settings.secret_key and len(settings.secret_key) < 32:
        raise SettingError("secret_key needs at least 32 characters")
    if settings.public_url and not _is_address(settings.public_url):
        raise SettingError("public_url is an address such as https://cards.example, without a path")
    if settings.redis_url and urlsplit(settings.redis_url).scheme not in _REDIS:
        raise SettingError("redis_url is an address such as redis://127.0.0.1:6379/0")
    if settings.lease_seconds < _SHORTEST_LEASE:
        raise SettingError(f"lease_seconds can't be less than {_SHORTEST_LEASE}")
    for name in _COUNTS:
        if getattr(settings, name) < 0:
            raise SettingError(f"{name} can't be less than 0")
    return settings


_SHORTEST_LEASE: Final = 3
_REDIS: Final = ("redis", "rediss", "unix")
_LEVELS: Final = ("debug", "info", "warning", "error")
_COUNTS: Final = tuple(each.name for each in fields(Settings) if each.type in ("int", "float"))
_YES: Final = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}


def _is_address(text: str) -> bool:
    parts = urlsplit(text)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.path in ("", "/")


def _read(name: str, text: str) -> object:
    """A setting from its text in the environment."""
    kind = next(each.type for each in fields(Settings) if each.name == name)
    read = _READERS.get(str(kind), str)
    try:
        return read(text.strip())
    except (ValueError, KeyError):
        raise SettingError(f"CASSINO_{name.upper()} can't be {text!r:.40}") from None


_READERS: Final[dict[str, Callable[[str], object]]] = {
    "int": int,
    "int | None": int,
    "float": float,
    "bool": lambda text: _YES[text.lower()],
}
