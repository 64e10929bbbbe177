"""Reading records: strict about what is there, kind about spaces and line ends."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import Final

from cassino.cards import SPELLINGS, Card
from cassino.notation.errors import LONGEST, NotationError, RecordError
from cassino.notation.records import UNFINISHED, Record, RecordedDeal, RecordedMove, Tag
from cassino.notation.sentences import Sentence, SentenceReader, tokens_of
from cassino.rules import (
    InvalidOption,
    InvalidSeats,
    UnknownName,
    Variant,
    check_seats,
    default_partners,
    variant,
)

_TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*)((?:\s+"(?:[^"\\]|\\.)*")*)\s*\]')
_TEXT: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
_DEAL_TAGS: Final = ("Seed", "Commitment", "Secret", "Salts", "Deck", "Dealer")
_POINTS: Final = re.compile(r"deal (\d{1,4}(?:-\d{1,4}){1,3})", re.ASCII)
_SCORES: Final = re.compile(r"\d{1,6}(?:-\d{1,6}){1,3}", re.ASCII)
_ROUND: Final = re.compile(r"\d{1,3}\.", re.ASCII)
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Signs that no line shows, and that a terminal obeys; ends of line and tabs aside."""
_MOVE_END: Final = re.compile(r"[\n{]")
_MOST_MOVES: Final = 52
"""No deal has more plays than the pack has cards."""
_SHORT: Final = 64
"""Most moves are shorter than so many characters."""


def parse_record(text: str) -> Record:
    """Read a record without playing it; ``replay`` checks the moves.

    Raises:
        RecordError: naming line, deal, move and reason.

    >>> parse_record('[Variant "royal"] [Seats "3"] [Result "*"]').seats
    3
    """
    return _RecordReader(text).read()


class _RecordReader:
    """Reads a record piece by piece."""

    def __init__(self, text: str) -> None:
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        self.at = 0
        self.counted = (0, 1)
        self.deals: list[RecordedDeal] = []
        self.pending: dict[str, Tag] = {}
        self.lines: dict[str, int] = {}

    def read(self) -> Record:
        """The whole record."""
        self._refuse_control()
        tags: dict[str, Tag] = {}
        result: str | None = None
        while (found := self._next_tag()) is not None:
            name = found[0]
            if result is not None:
                raise self._error("nothing can follow the result")
            if name not in _DEAL_TAGS:
                self.lines[name] = self._line()
            if name == "Result":
                result = self._single(found)
            elif name in _DEAL_TAGS or self.deals:
                self._deal_tag(found)
            elif name in tags or self.pending:
                raise self._error(f"{name} stands twice or too late")
            else:
                tags[name] = found
            if name == "Dealer":
                self._deal_body()
        if self.pending:
            raise self._error(f"{[*self.pending][-1]} without a deal")
        if result is None:
            raise self._error("the record stops without a result")
        return self._record(tags, result)

    def _refuse_control(self) -> None:
        found = _CONTROL.search(self.text)
        if found is not None:
            self.at = found.start()
            raise self._error(f"a character that can't be shown, U+{ord(found.group()):04X}")

    def _record(self, tags: dict[str, Tag], result: str) -> Record:
        rules = self._variant(tags)
        seats = self._number(tags.pop("Seats", ("Seats", ("2",))), 2, 4)
        partners = self._partners(tags, rules, seats)
        names = tags.pop("Names", ("Names", ()))[1]
        if names and len(names) != seats:
            raise self._error(f"{seats} seats, but {len(names)} names", tag="Names")
        day = self._date(tags)
        sides = 2 if partners else seats
        for number, deal in enumerate(self.deals, start=1):
            if deal.dealer >= seats:
                reason = f"there is no seat {deal.dealer} to deal"
                raise RecordError(deal.line, number, 0, "", reason)
        return Record(
            rules,
            seats,
            partners,
            names,
            day,
            tuple(self.deals),
            self._result(result, sides),
            tuple(tags.values()),
            self.lines["Result"],
        )

    def _variant(self, tags: dict[str, Tag]) -> Variant:
        if "Variant" not in tags:
            raise self._error("the record names no variant")
        options = self._single(tags.pop("Options", ("Options", ("",))))
        try:
            return variant(self._single(tags.pop("Variant")), **parse_options(options))
        except (UnknownName, InvalidOption) as wrong:
            is_preset = isinstance(wrong, UnknownName) and wrong.what == "variant"
            tag = "Variant" if is_preset else "Options"
            raise self._error(str(wrong), tag=tag) from None

    def _partners(self, tags: dict[str, Tag], rules: Variant, seats: int) -> bool:
        word = self._single(tags.pop("Partners", ("Partners", ("",))))
        words = {"": default_partners(rules, seats), "yes": True, "no": False}
        if word not in words:
            raise self._error(f"Partners can't be {word!r}: expected yes or no", tag="Partners")
        try:
            check_seats(rules, seats, words[word])
        except InvalidSeats as wrong:
            raise self._error(str(wrong)) from None
        return words[word]

    def _date(self, tags: dict[str, Tag]) -> str | None:
        if "Date" not in tags:
            return None
        text = self._single(tags.pop("Date"))
        with suppress(ValueError):
            if date.fromisoformat(text).isoformat() == text:
                return text
        reason = f"Date can't be {text!r}: expected a day such as 2026-11-29"
        raise self._error(reason, tag="Date")

    def _result(self, text: str, sides: int) -> tuple[int, ...] | None:
        if text == UNFINISHED:
            return None
        if not _SCORES.fullmatch(text) or text.count("-") != sides - 1:
            raise self._error(f"{text!r} is no result of {sides} sides", tag="Result")
        return tuple(map(int, text.split("-")))

    def _next_tag(self) -> Tag | None:
        self._skip_space()
        if self.at == len(self.text):
            return None
        found = _TAG.match(self.text, self.at)
        if found is None:
            raise self._error('expected a tag such as [Seats "2"]')
        self.at = found.end()
        texts = (re.sub(r"\\(.)", r"\1", text) for text in _TEXT.findall(found.group(2)))
        return found.group(1), tuple(texts)

    def _deal_tag(self, tag: Tag) -> None:
        if tag[0] in self.pending:
            raise self._error(f"{tag[0]} stands twice")
        if tag[0] == "Dealer" and "Deck" not in self.pending:
            raise self._error("Dealer without a Deck")
        self.pending[tag[0]] = tag

    def _deal_body(self) -> None:
        line = self._line()
        deck, dealer = self.pending.pop("Deck"), self.pending.pop("Dealer")
        deal = RecordedDeal(
            deck=self._deck(deck),
            dealer=self._number(dealer, 0, 3),
            moves=(),
            tags=tuple(self.pending.values()),
            line=line,
        )
        self.pending = {}
        moves, comments, points = self._moves()
        whole = replace(deal, moves=tuple(moves), comments=comments, points=points)
        self.deals.append(whole)

    def _moves(self) -> tuple[list[RecordedMove], tuple[str, ...], tuple[int, ...] | None]:
        moves: list[RecordedMove] = []
        comments: list[list[str]] = [[]]
        points: tuple[int, ...] | None = None
        self._skip_space()
        while self.at < len(self.text) and self.text[self.at] != "[":
            number = len(moves) + 1
            if points is not None:
                raise self._error("a move after the points of the deal", number)
            if self.text[self.at] == "{":
                comment = self._comment(number)
                found = _POINTS.fullmatch(comment)
                if found:
                    points = tuple(map(int, found.group(1).split("-")))
                else:
                    comments[-1].append(comment)
            elif found := _ROUND.match(self.text, self.at):
                self.at = found.end()
            elif number > _MOST_MOVES:
                raise self._error(f"a deal has no more than {_MOST_MOVES} moves", number)
            else:
                moves.append(self._move(number))
                comments.append([])
            self._skip_space()
        before, *behind = map(tuple, comments)
        pairs = zip(moves, behind, strict=True)
        return [replace(move, comments=said) for move, said in pairs], before, points

    def _comment(self, number: int) -> str:
        end = self.text.find("}", self.at)
        if end < 0:
            raise self._error("a comment that doesn't end", number)
        comment = self.text[self.at + 1 : end]
        self.at = end + 1
        return comment

    def _move(self, number: int) -> RecordedMove:
        """The next move: as much of the line as one sentence takes."""
        line = self._line()
        limit = min(self.at + LONGEST, len(self.text))
        end = _MOVE_END.search(self.text, self.at, limit)
        rest = self.text[self.at : end.start() if end else limit]
        try:
            sentence, length = _first_sentence(rest)
        except NotationError as wrong:
            shown = rest.split("   ")[0].strip()[:_SHORT]
            deal = len(self.deals) + 1
            raise RecordError(line, deal, number, shown, str(wrong)) from None
        text = rest[:length].strip()
        self.at += length
        return RecordedMove(text, sentence, (), line)

    def _skip_space(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def _single(self, tag: Tag) -> str:
        if len(tag[1]) != 1:
            raise self._error(f"{tag[0]} takes one text, not {len(tag[1])}", tag=tag[0])
        return tag[1][0]

    def _number(self, tag: Tag, least: int, most: int) -> int:
        text = self._single(tag)
        if not (text.isascii() and text.isdecimal() and len(text) == 1):
            reason = f"{tag[0]} can't be {text!r}: expected {least} to {most}"
            raise self._error(reason, tag=tag[0])
        if not least <= int(text) <= most:
            reason = f"{tag[0]} can't be {text}: expected {least} to {most}"
            raise self._error(reason, tag=tag[0])
        return int(text)

    def _deck(self, tag: Tag) -> tuple[Card, ...]:
        words = self._single(tag).split()
        wrong = next((word for word in words if word not in SPELLINGS), None)
        if wrong is not None:
            raise self._error(f"{wrong!r} is no card of the deck")
        return tuple(SPELLINGS[word] for word in words)

    def _line(self) -> int:
        at, line = self.counted
        self.counted = self.at, line + self.text.count("\n", at, self.at)
        return self.counted[1]

    def _error(self, reason: str, move: int = 0, tag: str = "") -> RecordError:
        """An error where reading has got to, or at a tag of the match that was read before."""
        if tag in self.lines:
            return RecordError(self.lines[tag], 0, 0, "", reason)
        in_deal = len(self.deals) + bool(self.pending or move)
        return RecordError(self._line(), in_deal, move, "", reason)


def _first_sentence(text: str, length: int = _SHORT) -> tuple[Sentence, int]:
    """The first move of a text and how many characters it takes.

    A line may hold many moves: no more of it is taken apart than shows where the first one ends.
    """
    is_all = length >= len(text)
    tokens = tokens_of(text[:length])
    reader = SentenceReader(text, tokens)
    try:
        sentence = reader.sentence()
    except NotationError:
        if is_all:
            raise
        return _first_sentence(text, len(text))
    if reader.is_done and not is_all:
        return _first_sentence(text, len(text))
    last = tokens[reader.at - 1]
    return sentence, last.column - 1 + len(last.text)


def parse_options(text: str) -> dict[str, str]:
    """Options as a record writes them: ``name=value`` with semicolons between.

    Raises:
        InvalidOption: for a piece without an equals sign.

    >>> parse_options("raise_own=false; target=31")
    {'raise_own': 'false', 'target': '31'}
    """
    options: dict[str, str] = {}
    for piece in filter(None, (part.strip() for part in text.split(";"))):
        name, sign, value = piece.partition("=")
        if not sign:
            raise InvalidOption("options", piece, "name=value")
        options[name.strip()] = value.strip()
    return options
