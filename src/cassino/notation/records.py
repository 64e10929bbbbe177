"""A match as a record: what was played, deal after deal, to be read and played again.

A record is a value: reading one replays nothing. ``replay`` plays it with the rules and refuses
the first thing that isn't so, with its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from cassino.cards import Card
from cassino.notation.errors import RecordError
from cassino.notation.readings import read_sentence
from cassino.notation.sentences import Sentence, parse_sentence
from cassino.notation.writing import format_move
from cassino.rules import Event, InvalidDeck, Match, Move, Position, Variant, turn_of

UNFINISHED = "*"
"""The result of a match that was still being played."""

Tag: TypeAlias = tuple[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move as it stands in a record; ``comments`` follow it, ``line`` is where it stands."""

    text: str
    sentence: Sentence = field(compare=False, repr=False)
    comments: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)


def record_move(position: Position, move: Move, *comments: str) -> RecordedMove:
    """A legal move of a position, ready for a record.

    >>> from cassino.rules import deal, legal_moves, variant
    >>> start = deal(variant(), seed="a")
    >>> record_move(start, next(legal_moves(start))).text
    'As x Ah'
    """
    text = format_move(position, move)
    return RecordedMove(text, parse_sentence(text), comments)


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """A deal of a record: tags of its own, the deck in dealing order, its moves.

    ``comments`` stand before the first move, ``points`` are each side's points as noted after the
    last move, or None.
    """

    deck: tuple[Card, ...]
    dealer: int
    moves: tuple[RecordedMove, ...]
    tags: tuple[Tag, ...] = ()
    comments: tuple[str, ...] = ()
    points: tuple[int, ...] | None = None
    line: int = field(default=0, compare=False)

    def tag(self, name: str) -> str | None:
        """The first text of the deal's tag of that name, or None."""
        return next((texts[0] for tag, texts in self.tags if tag == name and texts), None)


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it is written down; ``result`` are the scores, None while it is being played."""

    variant: Variant
    seats: int
    partners: bool
    names: tuple[str, ...]
    date: str | None
    deals: tuple[RecordedDeal, ...]
    result: tuple[int, ...] | None
    tags: tuple[Tag, ...] = ()
    result_line: int = field(default=0, compare=False)

    @property
    def people(self) -> tuple[str | None, ...]:
        """By seat the name written down, empty where there is none, None for a nameless computer.

        Tables write a computer's level for its name; the tag ``Players`` tells the two apart.
        """
        kinds = dict(enumerate(next((texts for tag, texts in self.tags if tag == "Players"), ())))

        def person(at: int, name: str) -> str | None:
            kind = kinds.get(at, "person")
            return None if kind != "person" and name in ("", kind) else name

        names = self.names or ("",) * self.seats
        return tuple(person(at, name) for at, name in enumerate(names))

    def tag(self, name: str) -> str | None:
        """The first text of the match's tag of that name, or None."""
        return next((texts[0] for tag, texts in self.tags if tag == name and texts), None)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a replay: the match after it, what happened, and the move, None for a deal."""

    match: Match
    events: tuple[Event, ...]
    deal: int
    number: int
    move: Move | None
    text: str


def replay(record: Record) -> Iterator[Step]:
    """Play a record with the rules, step by step; deals are steps too.

    Raises:
        RecordError: at the first move that isn't legal, deal that can't be, or number that isn't
            right, naming deal, move and reason.

    >>> from cassino.rules import shuffled_deck, variant
    >>> deal = RecordedDeal(shuffled_deck("a"), 0, ())
    >>> [step.deal for step in replay(Record(variant(), 2, False, (), None, (deal,), None))]
    [1]
    """
    first = record.deals[0].dealer if record.deals else 0
    match = Match.start(record.variant, seats=record.seats, partners=record.partners, dealer=first)
    for number, deal in enumerate(record.deals, start=1):
        if match.winner is not None:
            raise RecordError(deal.line, number, 0, "", "the match was won before this deal")
        if deal.dealer != match.dealer:
            reason = f"seat {match.dealer} deals, not {deal.dealer}"
            raise RecordError(deal.line, number, 0, "", reason)
        match, events = _begin(match, deal, number)
        yield Step(match, events, number, 0, None, "")
        for at, recorded in enumerate(deal.moves, start=1):
            step = _play(match, recorded, number, at)
            match = step.match
            yield step
        _check_end(record, match, deal, number)
    _check_result(record, match)


def _begin(match: Match, deal: RecordedDeal, number: int) -> tuple[Match, tuple[Event, ...]]:
    try:
        return match.deal(deal.deck)
    except InvalidDeck as wrong:
        raise RecordError(deal.line, number, 0, "", str(wrong)) from None


def _play(match: Match, recorded: RecordedMove, deal: int, number: int) -> Step:
    position = match.position
    if position is None:
        reason = "the deal was over before this move"
        raise RecordError(recorded.line, deal, number, recorded.text, reason)
    reading = read_sentence(turn_of(position), recorded.sentence)
    if reading.refusal is not None:
        why = f"{reading.refusal.code} ({reading.refusal.rule})"
        raise RecordError(recorded.line, deal, number, recorded.text, why)
    text = format_move(position, reading.move)
    after, events = match.play(reading.move)
    return Step(after, events, deal, number, reading.move, text)


def _check_end(record: Record, match: Match, deal: RecordedDeal, number: int) -> None:
    """Check that a deal is whole unless it is the last of an unfinished match, and its points."""
    if match.position is not None:
        if deal is record.deals[-1] and record.result is None and deal.points is None:
            return
        reason = "the deal isn't over, but nothing follows"
        raise RecordError(deal.line, number, len(deal.moves), "", reason)
    points = tuple(side.total for side in match.finished[-1].score.sides)
    if deal.points is not None and deal.points != points:
        noted, right = "-".join(map(str, deal.points)), "-".join(map(str, points))
        raise RecordError(deal.line, number, 0, "", f"the deal was worth {right}, not {noted}")


def _check_result(record: Record, match: Match) -> None:
    if record.result is None:
        return
    if match.winner is None:
        reason = "the match isn't over, but has a result"
        raise RecordError(record.result_line, len(record.deals), 0, "", reason)
    if match.scores != record.result:
        noted, right = "-".join(map(str, record.result)), "-".join(map(str, match.scores))
        reason = f"the result is {right}, not {noted}"
        raise RecordError(record.result_line, len(record.deals), 0, "", reason)
