"""The files of the browser's side, read once, under a name that changes when any of them does."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

_TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "txt": "text/plain; charset=utf-8",
}


@dataclass(frozen=True, slots=True)
class Asset:
    """A file, as it is and packed."""

    body: bytes
    packed: bytes
    media_type: str


@dataclass(frozen=True, slots=True)
class Assets:
    """All files by their paths; ``version`` stands for what is in them."""

    version: str
    files: dict[str, Asset]

    def path(self, name: str) -> str:
        """The address of a file."""
        return f"/static/{self.version}/{name}"


def load_assets() -> Assets:
    """Read all files of the browser's side."""
    found: dict[str, Asset] = {}
    root = files("cassino") / "web" / "static"
    if root.is_dir():
        _collect(root, "", found)
    told = sha256()
    for name in sorted(found):
        told.update(name.encode() + b"\0" + sha256(found[name].body).digest())
    return Assets(told.hexdigest()[:12], found)


def _collect(folder: Traversable, prefix: str, found: dict[str, Asset]) -> None:
    for entry in folder.iterdir():
        name = f"{prefix}{entry.name}"
        if entry.is_dir():
            _collect(entry, f"{name}/", found)
        elif (kind := _TYPES.get(name.rpartition(".")[2])) is not None:
            body = entry.read_bytes()
            found[name] = Asset(body, gzip.compress(body, mtime=0), kind)
