"""What texts from outside must look like before they may enter a table."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 280

_KEY: Final = re.compile(r"[\x21-\x7e]{1,64}")
_WORD: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
_SECRET: Final = re.compile(r"[0-9a-f]{64}")
_SALT: Final = re.compile(r"[0-9A-Za-z._-]{1,64}")
_JOINER: Final = "\u200d"


def is_key(text: str) -> bool:
    """Whether a text can be the id of a guest or of a command: 1 to 64 visible ASCII signs."""
    return _KEY.fullmatch(text) is not None


def is_word(text: str) -> bool:
    """Whether a text can name a level, a phrase or an emote, such as ``well-played``.

    >>> is_word("well-played"), is_word("Well played")
    (True, False)
    """
    return _WORD.fullmatch(text) is not None


def is_secret(text: str) -> bool:
    """Whether a text can be the secret of a deal: 32 bytes as 64 lower-case hexadecimal digits."""
    return _SECRET.fullmatch(text) is not None


def is_salt(text: str) -> bool:
    """Whether a text can be a player's salt: 1 to 64 letters, digits, dots, dashes, underscores.

    None of the signs that part salts in the text of a seed is among them.
    """
    return _SALT.fullmatch(text) is not None


def tidy_name(text: str) -> str | None:
    r"""A name in its one form: composed, single spaces, 1 to 24 printable signs; or None.

    >>> tidy_name("  Old   Maid "), tidy_name("\u202eevil")
    ('Old Maid', None)
    """
    name = " ".join(normalize("NFC", text).split())
    return name if 0 < len(name) <= NAME_LENGTH and name.isprintable() else None


def tidy_chat(text: str) -> str | None:
    r"""A line of chat in its one form: one line, 1 to 280 printable signs; or None.

    >>> tidy_chat("good\ngame")
    'good game'
    """
    line = " ".join(normalize("NFC", text).split())
    plain = line.replace(_JOINER, "")
    return line if plain and len(line) <= CHAT_LENGTH and plain.isprintable() else None
