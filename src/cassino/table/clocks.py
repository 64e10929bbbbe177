"""Clocks: how much time each seat has left, and what a turn costs. All times are milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cassino.table.house import Bank, ClockRules, NoClock, PerMove


@dataclass(frozen=True, slots=True)
class Clock:
    """What the clocks showed at ``since``.

    ``left`` has one entry a seat, none without a clock; ``running`` is the seat whose time runs;
    ``turn`` is the version that began the turn for which the clock was set; ``time_up`` says that
    the running seat's time was announced to be over.
    """

    left: tuple[int, ...] = ()
    running: int | None = None
    since: int = 0
    turn: int = 0
    time_up: bool = False

    def left_at(self, seat: int, now: int) -> int | None:
        """What a seat has left at a moment; None without a clock.

        >>> Clock((5000, 9000), running=0, since=100).left_at(0, 1100)
        4000
        """
        if not 0 <= seat < len(self.left):
            return None
        spent = now - self.since if seat == self.running else 0
        return max(0, self.left[seat] - spent)


@dataclass(frozen=True, slots=True)
class Runner:
    """Whose time ought to run: a seat or nobody, and the version that began its turn."""

    seat: int | None
    turn: int


def full_clock(rules: ClockRules, seats: int) -> Clock:
    """The clock at the start of a match."""
    match rules:
        case NoClock():
            return Clock()
        case PerMove(move):
            return Clock((move,) * seats)
        case Bank(bank, _):
            return Clock((bank,) * seats)


def clock_for(
    rules: ClockRules, clock: Clock, runner: Runner, now: int, mover: int | None
) -> Clock:
    """The clock once it is the runner's turn.

    Args:
        rules: the table's clock.
        clock: the clock so far.
        runner: whose time ought to run.
        now: the moment.
        mover: the seat that has just moved, or None.
    """
    is_still = clock.running is None and runner.seat is None
    if not clock.left or is_still or _runs_for(clock, runner):
        return clock
    return _started(rules, _stopped(rules, clock, now, mover), runner, now)


def _runs_for(clock: Clock, runner: Runner) -> bool:
    return (clock.running, clock.turn) == (runner.seat, runner.turn)


def _stopped(rules: ClockRules, clock: Clock, now: int, mover: int | None) -> Clock:
    """The clock with what the running seat has spent taken off, and its increment added."""
    seat = clock.running
    if seat is None:
        return clock
    more = rules.increment if isinstance(rules, Bank) and mover == seat else 0
    left = clock.left_at(seat, now) or 0
    return replace(clock, left=_with(clock.left, seat, left + more), running=None)


def _started(rules: ClockRules, clock: Clock, runner: Runner, now: int) -> Clock:
    """The clock running for a seat; a turn that was only interrupted isn't given time again."""
    left = clock.left
    if isinstance(rules, PerMove) and runner.seat is not None and clock.turn != runner.turn:
        left = _with(left, runner.seat, rules.move)
    turn = clock.turn if runner.seat is None else runner.turn
    return Clock(left, runner.seat, now, turn)


def run_out(clock: Clock, now: int) -> Clock:
    """The clock whose running seat has no time left, and was told so."""
    if clock.running is None:
        return clock
    return replace(clock, left=_with(clock.left, clock.running, 0), since=now, time_up=True)


def is_run_out(clock: Clock, now: int) -> bool:
    """Whether the running seat has no time left and wasn't told yet."""
    return (
        clock.running is not None and not clock.time_up and clock.left_at(clock.running, now) == 0
    )


def _with(left: tuple[int, ...], seat: int, time: int) -> tuple[int, ...]:
    return tuple(time if at == seat else old for at, old in enumerate(left))
