"""Whatever anybody sends, the table never fails, and what it refuses leaves no trace."""

from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import get_args

from cassino.cards import CARDS, Card, CardSet
from cassino.rules import (
    Add,
    Capture,
    Move,
    NewBuild,
    Raise,
    Trail,
    legal_moves,
    variant,
    view_of,
)
from cassino.table import (
    NEW_TABLE,
    AddSalt,
    Answer,
    AskStandIn,
    AskUndo,
    Bank,
    ChangeRules,
    ClockRules,
    Close,
    Command,
    ComputerMove,
    Envelope,
    HandOver,
    Happening,
    HouseRules,
    Join,
    Leave,
    NextDeal,
    NoClock,
    OfferRematch,
    OpenTable,
    PerMove,
    Phase,
    PlayMove,
    PrepareDeal,
    Presence,
    QuestionKind,
    Rename,
    Resign,
    Say,
    SeatKind,
    SetSeat,
    Speech,
    StartMatch,
    Table,
    TableEvent,
    TableRefusal,
    TableWhy,
    TakeBack,
    Tick,
    fold,
    handle,
    view,
    view_hash,
)
from tests.table.driver import owner, seeded

GUESTS = ["anna", "bo", "cyd", "dan", "", "\n", "e" * 70]
TEXTS = ["anna", "Bo", "", "well-played", "x" * 300, "\u202e", "\ud800", "a/b", "0:1", "\x00", "é"]
NUMBERS = [-(2**70), -1, 0, 0, 1, 1, 2, 3, 4, 52, 2**60, 2**70]
FAR = CardSet(1 << 60)


class Mischief:
    """Draws commands: sensible ones, senseless ones, and all between."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def envelope(self, table: Table) -> Envelope:
        rng, command = self.rng, self.command(table)
        guest = rng.choice([None, *GUESTS])
        if rng.random() < 0.85:
            guest = self.fitting_sender(table, command)
        seen, key = table.version, f"k{rng.randrange(10**6)}"
        if rng.random() < 0.1:
            seen = rng.choice([0, table.version - 1, table.version // 2, *NUMBERS])
        if rng.random() < 0.05:
            key = rng.choice(TEXTS)
        return Envelope(guest, key, seen, command)

    def fitting_sender(self, table: Table, command: Command) -> str | None:
        """Who might send such a command with success."""
        if isinstance(command, ComputerMove | PrepareDeal | Presence | Tick):
            return None
        if isinstance(command, PlayMove | AddSalt | AskUndo | HandOver | TakeBack | Resign):
            return owner(table, command.seat) if table.has_seat(command.seat) else "anna"
        return self.rng.choice(GUESTS[:4])

    def command(self, table: Table) -> Command:
        if not table.is_open and self.rng.random() < 0.5:
            seats = self.rng.choice([2, 3, 4])
            return OpenTable("Host", HouseRules(variant("classic", target=5), seats))
        if table.position is not None and self.rng.random() < 0.6:
            return self.move_command(table)
        if table.phase is Phase.BEFORE_DEAL and self.rng.random() < 0.4:
            return NextDeal()
        return self.rng.choice(self.others(table))

    def others(self, table: Table) -> list[Command]:
        rng = self.rng
        seat, text = self.seat(table), rng.choice(TEXTS)
        level = rng.choice(["greedy", None, text])
        secret = rng.choice([f"{rng.getrandbits(256):064x}"] * 5 + TEXTS)
        lines: list[Command] = [
            Presence(rng.choice(GUESTS), connected=rng.random() < 0.6) for _ in range(3)
        ]
        return [
            *lines,
            OpenTable(text, self.rules()),
            ChangeRules(self.rules()),
            SetSeat(seat, rng.choice(list(SeatKind)), level),
            Join(rng.choice([seat, None]), text),
            Join(seat, "Somebody"),
            Leave(rng.choice([seat, None])),
            Rename(text, rng.choice([seat, None])),
            StartMatch(secret, rng.choice([0, seat])),
            StartMatch(secret),
            PrepareDeal(secret),
            PrepareDeal(secret),
            AddSalt(seat, rng.choice(["salt", text])),
            AddSalt(0, "salt"),
            AddSalt(0, "salt"),
            NextDeal(),
            NextDeal(),
            Resign(seat),
            AskUndo(seat),
            AskUndo(seat),
            AskStandIn(seat),
            OfferRematch(),
            OfferRematch(),
            *(Answer(kind, yes=rng.random() < 0.5) for kind in QuestionKind),
            HandOver(seat, level),
            TakeBack(seat),
            Say(rng.choice(list(Speech)), text),
            *([Close()] if rng.random() < 0.05 else [Tick()]),
        ]

    def seat(self, table: Table) -> int:
        wild = self.rng.random() < 0.2
        return self.rng.choice(NUMBERS) if wild else self.rng.randrange(len(table.seats) or 1)

    def rules(self) -> HouseRules:
        rng = self.rng
        clocks: list[ClockRules] = [NoClock(), PerMove(rng.choice([5_000, -1])), Bank(60_000, 9)]
        clock = rng.choice(clocks)
        seats = rng.choice([2, 2, 3, 4, *NUMBERS])
        preset = rng.choice(["classic", "royal", "danish", "dominican", "draw"])
        level = rng.choice(["greedy", *TEXTS])
        return HouseRules(variant(preset, target=5), seats, seats == 4, clock, level=level)

    def move_command(self, table: Table) -> Command:
        rng = self.rng
        position = table.position
        assert position is not None
        seat = position.turn if rng.random() < 0.9 else self.seat(table)
        legal = list(islice(legal_moves(position), 20))
        move = rng.choice(legal) if rng.random() < 0.8 else self.move(legal)
        seen = view_hash(view_of(position, position.turn)) if rng.random() < 0.9 else "junk"
        by_person = table.has_seat(seat) and table.seats[seat].is_played_by_person
        if by_person == (rng.random() < 0.95):
            return PlayMove(seat, move)
        return ComputerMove(seat, move, seen)

    def move(self, legal: list[Move]) -> Move:
        """A move of cards that may not exist, in sets that may not either."""
        rng = self.rng
        card = Card(rng.choice([*map(int, CARDS), -1, 52, 99, 2**70]))
        first, second = (
            rng.choice([CardSet(rng.getrandbits(52)), CardSet(0), FAR, CardSet(-1), CardSet(7)])
            for _ in range(2)
        )
        value = rng.choice([*range(-1, 18), 2**70])
        wild: list[Move] = [
            Trail(card),
            Capture(card, first),
            NewBuild(card, first, value),
            Raise(card, first, second, value),
            Add(card, first, second, value),
        ]
        return rng.choice(wild + legal)


def check_refused(handled: TableRefusal) -> None:
    """A refusal is coded, and says why the rules refuse where they do."""
    assert isinstance(handled.why, TableWhy)
    assert handled.code.startswith("table/")
    assert (handled.rules is not None) == (handled.why is TableWhy.ILLEGAL_MOVE)


@dataclass
class Course:
    """What came of a long row of commands: phases seen, codes of refusals, kinds of happenings."""

    phases: set[Phase] = field(default_factory=set)
    codes: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)


def run_course(seed: int, commands: int, course: Course) -> None:
    """Sends commands to one table after another and checks what comes of each."""
    mischief = Mischief(seeded(seed))
    table, log, now = NEW_TABLE, list[TableEvent](), 1_000
    for number in range(commands):
        now += mischief.rng.choice([-50, 1, 1, 1_000, 20_000])
        if table.phase is Phase.CLOSED and mischief.rng.random() < 0.2:
            assert fold(log) == table
            table, log = NEW_TABLE, []
        envelope = mischief.envelope(table)
        before = hash(table)
        handled = handle(table, envelope, now)
        assert hash(table) == before
        if isinstance(handled, TableRefusal):
            check_refused(handled)
            course.codes.add(handled.code)
            continue
        after, events = handled
        assert after is table if not events else after.version == table.version + len(events)
        table, log = after, [*log, *events]
        course.phases.add(table.phase)
        course.kinds |= {type(event.what).__name__ for event in events}
        assert view(table, mischief.seat(table)).version == table.version
        if number % 100 == 0:
            assert fold(log) == table
    assert fold(log) == table


def test_ten_thousand_commands() -> None:
    course = Course()
    for seed in range(10):
        run_course(seed, 1_000, course)
    assert course.phases == set(Phase)
    assert len(course.kinds) >= len(get_args(Happening)) - 2
    assert len(course.codes) >= len(TableWhy) - 8


def test_every_command_is_refused_or_taken_by_a_new_table() -> None:
    mischief = Mischief(seeded("new"))
    for command in mischief.others(NEW_TABLE):
        handled = handle(NEW_TABLE, Envelope("anna", "k", 0, command), 5)
        assert isinstance(handled, TableRefusal) or isinstance(command, OpenTable)


def test_the_clock_of_the_house_may_say_anything() -> None:
    table = NEW_TABLE
    for now in (-(2**70), 0, 2**70, 5):
        handled = handle(table, Envelope("anna", f"k{now}", 0, OpenTable("A", HouseRules())), now)
        if not isinstance(handled, TableRefusal):
            table, _ = handled
        assert table.at >= 0
