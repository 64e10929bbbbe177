"""What texts from outside must look like before they may enter a table."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final
from unicodedata import normalize

NAME_LENGTH: Final = 24
"""Signs of a name, as people count them."""
LONGEST_NAME: Final = 512
"""Characters of a text that is read as a name; fields for names take no more."""
CHAT_LENGTH: Final = 280

_KEY: Final = re.compile(r"[\x21-\x7e]{1,64}")
_WORD: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
_SECRET: Final = re.compile(r"[0-9a-f]{64}")
_SALT: Final = re.compile(r"[0-9A-Za-z._-]{1,64}")
_JOINER: Final = "\u200d"
_FLAG: Final = "\U0001f3f4"
_TAGS: Final = frozenset(map(chr, range(0xE0020, 0xE0080)))
_LONGEST_SIGN: Final = 12


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


class NameFault(Enum):
    """Why a text can't be a name."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    UNSEEN = "unseen"


def read_name(text: str, most: int = NAME_LENGTH) -> str | NameFault:
    r"""A name in its one form, composed and with single spaces, or why it can't be one.

    A sign is what people take for one: a letter with its accents, or emoji joined to one picture.

    Args:
        text: the name as it was given.
        most: how many signs it may have.

    >>> read_name("  Old   Maid "), read_name("\u202eevil").value, read_name("Bo", most=1).value
    ('Old Maid', 'unseen', 'too-long')
    """
    from wcwidth import iter_graphemes

    name = " ".join(normalize("NFC", text[:LONGEST_NAME]).split())
    signs = list(iter_graphemes(name))
    if not signs:
        return NameFault.EMPTY
    if not all(map(_is_seen, signs)):
        return NameFault.UNSEEN
    if len(signs) > most or len(text) > LONGEST_NAME or max(map(len, signs)) > _LONGEST_SIGN:
        return NameFault.TOO_LONG
    return name


def _is_seen(sign: str) -> bool:
    """Whether nothing in a sign is hidden; joiners between pictures and the tags of a flag aren't.

    They only say which picture the others make.
    """
    plain = sign if sign.endswith(_JOINER) else sign.replace(_JOINER, "")
    if sign.startswith(_FLAG):
        plain = "".join(each for each in plain if each not in _TAGS)
    return plain.isprintable()


def tidy_name(text: str) -> str | None:
    r"""A name in its one form, of 1 to 24 signs that can be seen; or None.

    >>> tidy_name("  Old   Maid "), tidy_name("\u202eevil")
    ('Old Maid', None)
    """
    name = read_name(text)
    return None if isinstance(name, NameFault) else name


def name_or_none(text: str) -> str | None:
    """The same for somebody who may come without a name, which is empty then.

    >>> name_or_none(" "), name_or_none("Old  Maid")
    ('', 'Old Maid')
    """
    return tidy_name(text) if text.strip() else ""


def tidy_chat(text: str) -> str | None:
    r"""A line of chat in its one form: one line, 1 to 280 printable signs; or None.

    >>> tidy_chat("good\ngame")
    'good game'
    """
    line = " ".join(normalize("NFC", text).split())
    plain = line.replace(_JOINER, "")
    return line if plain and len(line) <= CHAT_LENGTH and plain.isprintable() else None
