"""How everything is shown in a terminal: language, width, colours, and signs of plain ASCII."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from cassino.cli.text_width import wrapped
from cassino.words import SOURCE, Argument, Language, say

_ASCII_WORDS: Final = {
    "…": "...",
    "“": '"',
    "”": '"',
    "„": '"',
    "’": "'",
    "–": "-",
    "—": "-",
    "·": "-",
    "×": "x",
    "æ": "ae",
    "ø": "oe",
    "Æ": "Ae",
    "Ø": "Oe",
    "ß": "ss",
    "ł": "l",
}
_ASCII_SIGNS: Final = str.maketrans("♠♥♦♣┌┐└┘─│▸", "shdc++++-|>")
_KEPT: Final = "♠♥♦♣┌┐└┘─│▸"
_CARD: Final = re.compile(r"(?:10|[A2-9JQK])([♠♥♦♣])")
_COLOURS: Final = {"♠": "1", "♥": "31", "♦": "94", "♣": "32"}
_STRONG, _FAINT = "1", "2"


@dataclass(frozen=True, slots=True)
class Style:
    """How a person wants the table shown.

    ``framed`` draws cards in frames; without it everything is said in lines, as suits a screen
    reader. Colours only ever add to what the signs say.
    """

    language: Language = SOURCE
    width: int = 80
    ascii: bool = False
    colour: bool = False
    framed: bool = True

    def say(self, message_id: str, **arguments: Argument) -> str:
        """A message in the person's language."""
        return self.fit(say(self.language, message_id, **arguments))

    def fit(self, text: str) -> str:
        """A text of any origin, with signs that the terminal has; card signs are kept for later.

        >>> Style(ascii=True).fit("Jiří … 10♦")
        'Jiri ... 10♦'
        """
        if not self.ascii:
            return text
        plain = "".join(_ASCII_WORDS.get(sign, sign) for sign in text)
        parts = unicodedata.normalize("NFKD", plain)
        letters = (sign for sign in parts if not unicodedata.combining(sign))
        return "".join(s if s.isascii() or s in _KEPT else "?" for s in letters)

    def wrap(self, text: str, indent: str = "") -> list[str]:
        """A text in lines of the terminal's width."""
        return wrapped(self.fit(text), self.width, indent)

    def strong(self, text: str) -> str:
        """A text that stands out, where there are colours."""
        return _painted(_STRONG, text) if self.colour else text

    def faint(self, text: str) -> str:
        """A text that steps back, where there are colours."""
        return _painted(_FAINT, text) if self.colour else text

    def finish(self, line: str) -> str:
        r"""A drawn line as it is printed: cards in their suits' colours, or letters for suits.

        >>> Style(ascii=True).finish("┌ 10♦ ┐")
        '+ 10d +'
        >>> Style(colour=True).finish("5♥")
        '\x1b[31m5♥\x1b[0m'
        """
        if self.colour:
            line = _CARD.sub(lambda found: _painted(_COLOURS[found.group(1)], found.group()), line)
        if not self.ascii:
            return line
        return line.translate(_ASCII_SIGNS).encode("ascii", "replace").decode()


def _painted(code: str, text: str) -> str:
    return f"\x1b[{code}m{text}\x1b[0m"
