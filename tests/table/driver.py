"""A house for tests: it carries commands to one table, keeps its log, and lets guests play."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from cassino.rules import Move, Variant, legal_moves, variant, view_of
from cassino.table import (
    NEW_TABLE,
    AddSalt,
    Answer,
    AskUndo,
    Clock,
    ClockRules,
    Command,
    ComputerMove,
    Envelope,
    HandOver,
    HouseRules,
    Join,
    LiveMatch,
    NextDeal,
    NoClock,
    OpenTable,
    Phase,
    PlayMove,
    PrepareDeal,
    Presence,
    QuestionKind,
    Say,
    Seat,
    Speech,
    StartMatch,
    Table,
    TableEvent,
    TableRefusal,
    TakeBack,
    handle,
    view_hash,
)


def seeded(seed: int | str) -> Random:
    """Chance that comes again: nothing secret hangs on it."""
    return Random(seed)  # noqa: S311


@dataclass
class TestHouse:
    """A table with its log; every command is sent at a later millisecond than the one before."""

    __test__ = False

    table: Table = NEW_TABLE
    log: list[TableEvent] = field(default_factory=list)
    now: int = 1_000
    sent: int = 0

    def phase(self) -> Phase:
        """What goes on now."""
        return self.table.phase

    def turn(self) -> int | None:
        """The seat to move now."""
        return self.table.turn

    def host(self) -> int | None:
        """The number of the host now."""
        return self.table.host

    def clock(self) -> Clock:
        """The clocks now."""
        return self.table.clock

    def seat(self, seat: int) -> Seat:
        """A seat as it is now."""
        return self.table.seats[seat]

    def live(self) -> LiveMatch:
        """The match as it is now."""
        assert self.table.live is not None
        return self.table.live

    def send(
        self,
        guest: str | None,
        command: Command,
        *,
        seen: int | None = None,
        key: str | None = None,
    ) -> TableRefusal | tuple[TableEvent, ...]:
        """What a command led to; the table goes on when it was accepted."""
        self.now += 1
        self.sent += 1
        version = self.table.version if seen is None else seen
        envelope = Envelope(guest, key or f"c{self.sent}", version, command)
        handled = handle(self.table, envelope, self.now)
        if isinstance(handled, TableRefusal):
            return handled
        self.table, events = handled
        self.log += events
        return events

    def do(self, guest: str | None, command: Command) -> tuple[TableEvent, ...]:
        """What a command led to that must be accepted."""
        done = self.send(guest, command)
        assert not isinstance(done, TableRefusal), (done, command)
        return done

    def why(self, guest: str | None, command: Command, *, seen: int | None = None) -> str:
        """The code of the refusal of a command that must be refused, and leave no trace."""
        before = self.table
        refused = self.send(guest, command, seen=seen)
        assert isinstance(refused, TableRefusal), (refused, command)
        assert self.table is before
        return refused.code

    def secret(self) -> str:
        """A fresh secret: of tests, so that everything comes again."""
        return f"{self.now:064x}"


def open_house(
    *people: str,
    rules: Variant | None = None,
    seats: int = 2,
    partners: bool = False,
    clock: ClockRules | None = None,
    chat: bool = False,
) -> TestHouse:
    """A table where these people sit in the first seats; the first is the host."""
    house = TestHouse()
    chosen = HouseRules(
        rules or variant(), seats, partners, clock or NoClock(), chat=chat, level="greedy"
    )
    house.do(people[0] if people else None, OpenTable("Host", chosen))
    for seat, person in enumerate(people):
        house.do(person, Join(seat, f"{person.title()} {seat}"))
    return house


def dealt_house(
    *people: str,
    rules: Variant | None = None,
    seats: int = 2,
    partners: bool = False,
    clock: ClockRules | None = None,
    chat: bool = False,
) -> TestHouse:
    """The same with a match started and its first deal on the table."""
    house = open_house(*people, rules=rules, seats=seats, partners=partners, clock=clock, chat=chat)
    house.do(None, StartMatch(house.secret()))
    house.do(None, NextDeal())
    return house


def owner(table: Table, seat: int) -> str | None:
    """The id of the guest who owns a seat."""
    number = table.seats[seat].guest
    guest = None if number is None else table.guest(number)
    return None if guest is None else guest.id


def some_move(house: TestHouse, rng: Random) -> Move:
    """A legal move of the seat to move, by chance."""
    position = house.table.position
    assert position is not None
    return rng.choice(list(islice(legal_moves(position), 60)))


def move_on(house: TestHouse, rng: Random) -> None:
    """Makes a move of the seat to move, by its person or its computer."""
    position = house.table.position
    assert position is not None
    seat = position.turn
    move = some_move(house, rng)
    if house.table.seats[seat].is_played_by_person:
        house.do(owner(house.table, seat), PlayMove(seat, move))
    else:
        seen = view_hash(view_of(position, seat))
        house.do(None, ComputerMove(seat, move, seen))


def play_moves(house: TestHouse, count: int, seed: int = 0) -> None:
    """Makes moves by chance, dealing as needed."""
    rng = seeded(seed)
    for _ in range(count):
        if house.table.phase is Phase.BEFORE_DEAL:
            deal_next(house, rng)
        move_on(house, rng)


def deal_next(house: TestHouse, rng: Random) -> None:
    """Prepares the next deal, lets people stir it, and deals."""
    if house.table.wants_secret:
        house.do(None, PrepareDeal(house.secret()))
    for seat in range(len(house.table.seats)):
        person = owner(house.table, seat)
        if person is not None and rng.random() < 0.5:
            house.do(person, AddSalt(seat, f"salt-{rng.randrange(1000)}"))
    house.do(None, NextDeal())


def play_match(house: TestHouse, rng: Random, most_moves: int = 400) -> None:
    """Plays a match by chance, with the small events of a table in between."""
    house.do(None, StartMatch(house.secret(), dealer=rng.randrange(len(house.table.seats))))
    for _ in range(most_moves):
        if house.table.phase is Phase.OVER:
            return
        if house.table.phase is Phase.BEFORE_DEAL:
            deal_next(house, rng)
        move_on(house, rng)
        if rng.random() < 0.2:
            _something_small(house, rng)


def _something_small(house: TestHouse, rng: Random) -> None:
    """A word, a lost line, a computer standing in, an undo: whether the table takes it or not."""
    seat = rng.randrange(len(house.table.seats))
    person = owner(house.table, seat) or "watcher"
    commands: Sequence[Command] = (
        Say(Speech.PHRASE, "well-played"),
        Presence(person, connected=False),
        Presence(person, connected=True),
        HandOver(seat),
        TakeBack(seat),
        AskUndo(seat),
        Join(None, "Watcher"),
    )
    command = rng.choice(commands)
    house.send(None if isinstance(command, Presence) else person, command)
    for guest in house.table.guests:
        house.send(guest.id, Answer(QuestionKind.UNDO, yes=rng.random() < 0.7))
