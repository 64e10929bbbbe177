"""Secrets: the house's key, the cookies of guests, and the links to tables.

A link's secret follows from the key and what it opens, so it can be shown again and needn't be
kept; the store holds only its hash. Who has the database has no way in.
"""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

from cassino.server.settings import SettingError, Settings
from cassino.store import Link, LinkKind

COOKIE: Final = "cassino_guest"
COOKIE_AGE: Final = 400 * 24 * 3600
"""Seconds that a browser stays the same guest; every visit begins them anew."""

_LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"


def load_key(settings: Settings) -> bytes:
    """The house's key: the one that is set, or the one in the data folder, made when missing.

    Raises:
        SettingError: when the data folder can't hold it.
    """
    if settings.secret_key:
        return settings.secret_key.encode()
    path = settings.home / "secret-key"
    try:
        return _kept_key(path)
    except OSError as wrong:
        raise SettingError(f"the key {path} can't be used: {wrong.strerror}") from None


def _kept_key(path: Path) -> bytes:
    """The key in a file; of two houses that make it at once, both get the same."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not path.exists():
        draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_hex(32).encode())
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    key = path.read_bytes().strip()
    if len(key) < 32:
        raise SettingError(f"the key {path} is too short to be one; remove it to get a new one")
    return key


def new_table_id() -> str:
    """A fresh name for a table, easy to read out.

    >>> len(new_table_id())
    12
    """
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_guest_id() -> str:
    """A fresh id for a guest."""
    return secrets.token_urlsafe(16)


def new_deal_secret() -> str:
    """A fresh secret for a deal: 32 bytes in hexadecimal digits."""
    return secrets.token_hex(32)


def digest(secret: str) -> str:
    """What the store keeps of a link's secret."""
    return sha256(secret.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Keys:
    """What the house does with its key."""

    key: bytes

    def sign_guest(self, guest: str) -> str:
        """A guest's cookie."""
        return self._signer().sign(guest).decode()

    def read_guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie, or None for no cookie, a foreign or an old one."""
        if not cookie:
            return None
        try:
            return self._signer().unsign(cookie, max_age=COOKIE_AGE).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def _signer(self) -> TimestampSigner:
        return TimestampSigner(self.key, salt="cassino.guest", digest_method=sha256)

    def link_secret(self, table_id: str, kind: LinkKind, guest: str = "") -> str:
        """The secret of a link: 128 bits."""
        told = f"cassino.link/{table_id}/{kind.value}/{guest}".encode()
        made = hmac.new(self.key, told, sha256).digest()[:16]
        return urlsafe_b64encode(made).decode().rstrip("=")

    def link(self, table_id: str, kind: LinkKind, guest: str | None = None) -> Link:
        """A link as the store keeps it."""
        secret = self.link_secret(table_id, kind, guest or "")
        return Link(digest(secret), table_id, kind, guest)
