"""A finished match step by step, open to all: what lay where, and what happened, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from cassino.notation import Record, RecordError, Step, replay
from cassino.rules import Dealt, Event, Layout, Played, Position, table_cards
from cassino.server.saying import texts
from cassino.words import Language, People, say, say_build, say_decision, say_event, say_players


class ReplayBuild(Struct, frozen=True):
    """A build in a replay."""

    value: int
    times: str
    owner: int
    groups: list[list[str]]
    label: str


class ReplayStep(Struct, frozen=True):
    """A deal or a move, and the table after it; every hand is open."""

    deal: int
    number: int
    place: str
    seat: int | None
    move: str
    card: str | None
    cards: list[str]
    groups: list[list[str]]
    lines: list[str]
    hands: list[list[str]]
    loose: list[str]
    builds: list[ReplayBuild]
    piles: list[list[str]]
    sweeps: list[int]
    stock: int
    turn: int | None
    scores: list[int]


class Replay(Struct, frozen=True):
    """A match to look at again; ``problem`` where the record goes wrong."""

    variant: str
    seats: int
    partners: bool
    names: list[str]
    computers: list[bool]
    steps: list[ReplayStep]
    problem: str | None


def replay_steps(language: Language, record: Record) -> Replay:
    """A record step by step, as far as it can be played."""
    people = People(say_players(language, record.people), None, record.partners)
    steps: list[ReplayStep] = []
    problem = None
    try:
        steps.extend(_steps(language, people, replay(record)))
    except RecordError as wrong:
        problem = str(wrong)
    return Replay(
        record.variant.preset,
        record.seats,
        record.partners,
        list(people.names),
        [name is None for name in record.people],
        steps,
        problem,
    )


def _steps(language: Language, people: People, steps: Iterator[Step]) -> Iterator[ReplayStep]:
    before: Position | None = None
    for step in steps:
        after = step.match.position or step.match.finished[-1].position
        yield _step(language, people, step, before, after)
        before = step.match.position


def _step(
    language: Language, people: People, step: Step, before: Position | None, after: Position
) -> ReplayStep:
    played = next((event for event in step.events if isinstance(event, Played)), None)
    lines = [say_event(language, _open(event), people, before) for event in step.events]
    ended = step.match.position is None
    if ended:
        settlement = step.match.finished[-1].settlement
        lines.append(say_decision(language, after.variant, settlement, people))
    return ReplayStep(
        deal=step.deal,
        number=step.number,
        place=say(language, "replay-place", deal=step.deal, move=step.number),
        seat=None if played is None else played.seat,
        move=step.text,
        card=None if played is None else played.move.card.text,
        cards=[] if played is None else texts(table_cards(played.move)),
        groups=[] if played is None else [texts(group) for group in played.groups],
        lines=lines,
        hands=[texts(hand) for hand in after.hands],
        loose=[] if ended else texts(after.loose),
        builds=[] if ended else _builds(language, people, after),
        piles=[texts(pile) for pile in after.piles],
        sweeps=list(after.sweeps),
        stock=len(after.stock),
        turn=None if ended else after.turn,
        scores=list(step.match.scores),
    )


def _open(event: Event) -> Event:
    """An event as its line needs it."""
    if isinstance(event, Dealt):
        return Dealt(event.hand_number, event.dealer, event.leader, (), event.table)
    return event


def _builds(language: Language, people: People, layout: Layout) -> list[ReplayBuild]:
    builds: Sequence[ReplayBuild] = [
        ReplayBuild(
            build.value,
            f"×{len(build.groups)}" if build.is_multiple else "",
            build.owner,
            [texts(group) for group in build.groups],
            say_build(language, build, people),
        )
        for build in layout.builds
    ]
    return list(builds)
