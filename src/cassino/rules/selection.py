"""Choosing a move card by card: what can still join the cards chosen, and which moves are whole.

An interface asks this after every tap. Nothing is listed, so a crowded table is no trouble.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cassino.cards import NO_CARDS, Card, CardSet
from cassino.rules.builds import can_build, frames, is_extension, with_loose
from cassino.rules.captures import can_capture
from cassino.rules.legality import Duty, duty_of, turn_refusal
from cassino.rules.moves import BuildMove, Capture, Move, NewBuild, Trail
from cassino.rules.position import Build, PlayerView, Position
from cassino.rules.things import split_table
from cassino.rules.turn import Turn, turn_of


@dataclass(frozen=True, slots=True)
class Selection:
    """What the cards chosen so far allow.

    ``joinable`` are the table cards that some legal move takes or uses besides, of a build always
    all cards; ``moves`` the legal moves with exactly the chosen cards, in the order of
    ``legal_moves``.
    """

    joinable: CardSet
    moves: tuple[Move, ...]


def selectable(at: Position | PlayerView, card: Card, chosen: CardSet = NO_CARDS) -> Selection:
    """What a hand card and the table cards chosen with it allow the seat to move.

    Choosing a card of a build chooses the whole build (CL16). With nothing chosen the one move
    that can be whole is the trail. Cards that no legal move has together allow nothing.

    Args:
        at: a position, or the view of the seat to move.
        card: the hand card.
        chosen: loose cards, and cards of builds.

    >>> from cassino.cards import parse_card
    >>> from cassino.notation import parse_position
    >>> at = parse_position({"variant": "classic", "loose": ["5c", "3h", "Kd"], "builds": [],
    ...                      "turn": 1, "hands": [["??"], ["8s"]]})
    >>> selectable(at, parse_card("8s"), CardSet.of("5c"))
    Selection(joinable={3h}, moves=())
    >>> selectable(at, parse_card("8s"), CardSet.of("5c", "3h")).moves
    (Capture(card=8s, taken={3h 5c}),)
    """
    turn = turn_of(at)
    whole = _with_whole_builds(turn, chosen)
    parts = split_table(turn, whole)
    if parts is None or card not in turn.hand:
        return Selection(NO_CARDS, ())
    loose, builds = parts
    found = _Choice(turn, card, CardSet(loose), tuple(builds))
    return Selection(found.joinable(), tuple(found.moves()))


def _with_whole_builds(turn: Turn, chosen: CardSet) -> CardSet:
    """The chosen cards, and the rest of every build that one of them lies in."""
    for build in turn.builds:
        if not build.cards.isdisjoint(chosen):
            chosen |= build.cards
    return chosen


class _Choice:
    """A hand card with loose cards and whole builds chosen to it."""

    def __init__(self, turn: Turn, card: Card, loose: CardSet, builds: tuple[Build, ...]) -> None:
        self.turn = turn
        self.card = card
        self.loose = loose
        self.builds = builds
        self.cards = loose
        for build in builds:
            self.cards |= build.cards
        duty = duty_of(turn)
        self.frames = [
            frame
            for frame in frames(turn, card)
            if duty is Duty.FREE or (duty is Duty.CAPTURE_OR_EXTEND and is_extension(turn, frame))
        ]

    def moves(self) -> Iterator[Move]:
        """The legal moves with exactly the chosen cards."""
        tried: list[Move] = [Capture(self.card, self.cards)] if self.cards else []
        if len(self.builds) <= 1:
            named = self.builds[0].cards if self.builds else NO_CARDS
            tried += [with_loose(f, self.loose) for f in self.frames if _named(f) == named]
        if not self.cards:
            tried = [Trail(self.card)]
        return (move for move in tried if turn_refusal(self.turn, move) is None)

    def joinable(self) -> CardSet:
        """The table cards that some legal move has besides the chosen ones."""
        able = [frame for frame in self.frames if self._can_be_built(frame, self.loose)]
        joining = NO_CARDS
        for kind in self._kinds():
            lowest = CardSet(kind & -kind)
            if self._can_join(lowest, able):
                joining |= kind
        for build in self.turn.builds:
            if build not in self.builds and self._build_can_join(build, able):
                joining |= build.cards
        return joining

    def _kinds(self) -> Iterator[int]:
        """The loose cards not chosen, those together that no rule tells apart."""
        kinds: dict[object, int] = {}
        for card in self.turn.loose - self.loose:
            alike = self.turn.values.table[card] or card.rank
            kinds[alike] = kinds.get(alike, 0) | 1 << card
        return iter(kinds.values())

    def _can_join(self, more: CardSet, able: list[BuildMove]) -> bool:
        if can_capture(self.turn, self.card, self.cards | more):
            return True
        return any(self._can_be_built(frame, self.loose | more) for frame in able)

    def _build_can_join(self, build: Build, able: list[BuildMove]) -> bool:
        if can_capture(self.turn, self.card, self.cards | build.cards):
            return True
        return any(_named(frame) == build.cards for frame in able)

    def _can_be_built(self, frame: BuildMove, loose: CardSet) -> bool:
        named = _named(frame)
        if any(build.cards != named for build in self.builds):
            return False
        return can_build(self.turn, frame, loose)


def _named(frame: BuildMove) -> CardSet:
    """The cards of the build that a frame changes; none for a new one."""
    return NO_CARDS if isinstance(frame, NewBuild) else frame.build
