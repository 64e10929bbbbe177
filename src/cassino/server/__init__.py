"""The server: pages and sockets around the tables of one house.

``run`` runs it until it is told to stop; ``make_app`` gives the application to other web servers.
The protocol is written down in ``docs/protocol.md`` and published by the server as a schema.
What is offered here is loaded when it is first asked for: processes that think need none of it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cassino.server.app import make_app
    from cassino.server.purging import purge
    from cassino.server.running import HouseError, run
    from cassino.server.settings import DEFAULT_PORT, SettingError, Settings, read_settings

__all__ = [
    "DEFAULT_PORT",
    "HouseError",
    "SettingError",
    "Settings",
    "make_app",
    "purge",
    "read_settings",
    "run",
]

_HOMES: Final = {
    "DEFAULT_PORT": "settings",
    "HouseError": "running",
    "SettingError": "settings",
    "Settings": "settings",
    "make_app": "app",
    "purge": "purging",
    "read_settings": "settings",
    "run": "running",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever is offered under the name
    """What is offered under a name, loaded now."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
