"""Move texts as they are written: syntax alone, whatever the table holds.

A move plays one card and is written as the sums it makes::

    move    = card | card ["=" value] "x" ("*" | groups) | groups "=" value
    groups  = group {"," group}
    group   = item {"+" item}
    item    = card | "[" card {("+" | "|") card} "]"
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from cassino.cards import SPELLINGS, Card
from cassino.notation.errors import LONGEST, Expected, NotationError

_TOKEN: Final = re.compile(
    r"(?P<space>\s+)"
    r"|(?P<card>(?:10|[A2-9TJQKatjqk])[cdhsCDHS♣♦♥♠])"
    r"|(?P<round>\d+\.)"
    r"|(?P<number>\d+)"
    r"|(?P<sign>[+,=|*×xX\[\]])"
    r"|(?P<wrong>.)",
    re.ASCII | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of text: its kind (card, number or the sign itself), where it stands, its text."""

    kind: str
    text: str
    column: int


@dataclass(frozen=True, slots=True)
class Bracket:
    """A build named in square brackets by some or all of its cards, in groups."""

    groups: tuple[tuple[Card, ...], ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that the bracket names."""
        return tuple(card for group in self.groups for card in group)


Item: TypeAlias = Card | Bracket
Group: TypeAlias = tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class TrailText:
    """``Qd``."""

    card: Card


@dataclass(frozen=True, slots=True)
class CaptureText:
    """``8s x 8d, 5c+3h``; ``stated`` is the value written after the card; ``clears`` is ``x *``."""

    card: Card
    stated: int | None
    groups: tuple[Group, ...]
    clears: bool


@dataclass(frozen=True, slots=True)
class BuildText:
    """``2d+6s, [8h|5d+3c] = 8``; the first group begins with the played card."""

    card: Card
    groups: tuple[Group, ...]
    value: int


Sentence: TypeAlias = TrailText | CaptureText | BuildText


def check_length(text: str) -> None:
    """Refuse a text longer than any move, before anything is done with it.

    Raises:
        NotationError: when it is.
    """
    if len(text) > LONGEST:
        raise NotationError(text, LONGEST + 1, Expected.SHORTER)


def tokens_of(text: str) -> list[Token]:
    """The tokens of a text; a character that belongs to none is a token of kind ``wrong``.

    >>> [token.text for token in tokens_of("8s x 8d")]
    ['8s', 'x', '8d']
    """
    tokens: list[Token] = []
    for found in _TOKEN.finditer(text):
        kind, piece = str(found.lastgroup), found.group()
        if kind == "sign":
            kind = "x" if piece in "×xX" else piece
        if kind != "space":
            tokens.append(Token(kind, piece, found.start() + 1))
    return tokens


class SentenceReader:
    """Reads sentences from tokens, one after another."""

    def __init__(self, text: str, tokens: Sequence[Token]) -> None:
        """Begin at the first token; the text is for messages."""
        self.text = text
        self.tokens = tokens
        self.at = 0

    @property
    def is_done(self) -> bool:
        """Whether every token has been read."""
        return self.at == len(self.tokens)

    def sentence(self) -> Sentence:
        """The next move; what follows it stays to be read."""
        card = self._card()
        if self._peek() == "x":
            return self._capture(card, None)
        if self._peek() == "=" and self._peek(2) == "x":
            self.at += 1
            return self._capture(card, self._number())
        if self._peek() not in ("+", ",", "="):
            return TrailText(card)
        first: Group = (card, *self._more_items())
        groups = (first, *self._more_groups())
        self._next("=", Expected.VALUE)
        return BuildText(card, groups, self._number())

    def _capture(self, card: Card, stated: int | None) -> CaptureText:
        self.at += 1
        if self._peek() == "*":
            self.at += 1
            return CaptureText(card, stated, (), clears=True)
        first: Group = (self._item(), *self._more_items())
        return CaptureText(card, stated, (first, *self._more_groups()), clears=False)

    def _more_groups(self) -> list[Group]:
        groups: list[Group] = []
        while self._peek() == ",":
            self.at += 1
            groups.append((self._item(), *self._more_items()))
        return groups

    def _more_items(self) -> list[Item]:
        items: list[Item] = []
        while self._peek() == "+":
            self.at += 1
            items.append(self._item())
        return items

    def _item(self) -> Item:
        if self._peek() != "[":
            return self._card(Expected.CARD_OR_BUILD)
        self.at += 1
        groups: list[tuple[Card, ...]] = [(self._card(),)]
        while self._peek() in ("+", "|"):
            joins = self._peek() == "+"
            self.at += 1
            last = groups.pop() if joins else ()
            groups.append((*last, self._card()))
        self._next("]", Expected.END_OF_BUILD)
        return Bracket(tuple(groups))

    def _peek(self, ahead: int = 0) -> str | None:
        place = self.at + ahead
        return self.tokens[place].kind if place < len(self.tokens) else None

    def _card(self, expected: Expected = Expected.CARD) -> Card:
        return SPELLINGS[self._next("card", expected).text]

    def _number(self) -> int:
        token = self._next("number", Expected.NUMBER)
        if len(token.text) > 3:
            raise NotationError(self.text, token.column, Expected.SHORT_NUMBER)
        return int(token.text)

    def _next(self, kind: str, expected: Expected) -> Token:
        if self._peek() != kind:
            raise self.error(expected)
        self.at += 1
        return self.tokens[self.at - 1]

    def error(self, expected: Expected) -> NotationError:
        """An error at the next token."""
        if self.is_done:
            return NotationError(self.text, len(self.text) + 1, expected)
        return NotationError(self.text, self.tokens[self.at].column, expected)


def parse_sentence(text: str) -> Sentence:
    """Read one move text as it is written, of at most a thousand characters.

    Raises:
        NotationError: when it isn't a move text; names the column and what was expected.

    >>> parse_sentence("3d+5c = 8").value
    8
    >>> parse_sentence("3d+")
    Traceback (most recent call last):
    cassino.notation.errors.NotationError: column 4: expected a card or [, found the end
    """
    check_length(text)
    reader = SentenceReader(text, tokens_of(text))
    sentence = reader.sentence()
    if not reader.is_done:
        raise reader.error(Expected.END)
    return sentence
