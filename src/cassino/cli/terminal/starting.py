"""From what was asked for on the command line to a match that can begin."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import assert_never

from cassino.agents import AGENTS, UnknownAgent
from cassino.cli.errors import CommandError
from cassino.cli.terminal.sittings import PERSON, Sitting
from cassino.cli.terminal.style import Style
from cassino.rules import Variant, check_seats, default_partners
from cassino.rules.errors import InvalidSeats
from cassino.table.texts import NameFault, read_name

_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody wants to play; None and nothing mean what is usual.

    ``computers`` are seats with their level, None for the level of all; ``humans`` is how many
    people share the terminal.
    """

    variant: Variant
    seats: int
    partners: bool | None
    names: tuple[str, ...]
    computers: tuple[tuple[int, str | None], ...]
    humans: int | None
    level: str
    seed: str | None
    dealer: int


def read_computer(text: str) -> tuple[int, str | None]:
    """A computer's seat and level from ``SEAT`` or ``SEAT=LEVEL``.

    Raises:
        CommandError: when it is neither.

    >>> read_computer("1"), read_computer("2=random")
    ((1, None), (2, 'random'))
    """
    seat, sign, level = text.partition("=")
    if not (seat.isascii() and seat.isdecimal() and len(seat) == 1 and bool(sign) == bool(level)):
        raise CommandError("seats/invalid", f"a computer is SEAT or SEAT=LEVEL, not {text!r}")
    return int(seat), level or None


def sit_down(wanted: Wanted, style: Style) -> Sitting:
    """Who sits where, once everything is checked.

    Raises:
        InvalidSeats: when the variant isn't played so, or a seat doesn't exist.
        UnknownAgent: for a level that doesn't exist.
        CommandError: for names that can't be.
    """
    rules, seats = wanted.variant, wanted.seats
    partners = default_partners(rules, seats) if wanted.partners is None else wanted.partners
    check_seats(rules, seats, partners)
    if wanted.dealer >= seats:
        raise InvalidSeats(f"there is no seat {wanted.dealer} to deal")
    players = _players(wanted)
    if wanted.seed is not None and not wanted.seed.isprintable():
        raise CommandError(
            "seed/invalid", f"a seed has only printable characters, not {wanted.seed!r}"
        )
    return Sitting(
        rules,
        seats,
        partners,
        _names(wanted.names, players, style),
        players,
        wanted.dealer,
        secrets.token_hex(8) if wanted.seed is None else wanted.seed,
        datetime.now().astimezone().date().isoformat(),
    )


def _players(wanted: Wanted) -> tuple[str, ...]:
    humans = 1 if wanted.humans is None else wanted.humans
    if not 0 <= humans <= wanted.seats:
        raise InvalidSeats(f"{wanted.seats} seats, so not {humans} people")
    players = [PERSON if seat < humans else wanted.level for seat in range(wanted.seats)]
    for seat, level in wanted.computers:
        if seat >= wanted.seats:
            raise InvalidSeats(f"there is no seat {seat} for a computer")
        players[seat] = level or wanted.level
    for level in players:
        if level not in (PERSON, *AGENTS):
            raise UnknownAgent(level, AGENTS)
    return tuple(players)


def _names(given: Sequence[str], players: Sequence[str], style: Style) -> tuple[str, ...]:
    """The names by seat: those given, then what seats are called."""
    if len(given) > len(players):
        raise CommandError("name/too-many", f"{len(given)} names, but {len(players)} seats")
    names = [_checked(name) for name in given]
    names += [_usual_name(seat, players, style) for seat in range(len(names), len(players))]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise CommandError("name/twice", f"two players are called {twice!r}")
    return tuple(names)


def _checked(name: str) -> str:
    tidy = read_name(name, _LONGEST_NAME)
    match tidy:
        case str():
            return tidy
        case NameFault.EMPTY:
            why = "a name needs at least one character, not"
        case NameFault.TOO_LONG:
            why = f"a name has {_LONGEST_NAME} characters at most, not"
        case NameFault.UNSEEN:
            why = "a name can't have characters that aren't seen, as in"
        case _:
            assert_never(tidy)
    raise CommandError("name/invalid", f"{why} {name!r}")


def _usual_name(seat: int, players: Sequence[str], style: Style) -> str:
    """What a seat is called: by what sits there, with a number when there are several."""
    alike = [at for at, who in enumerate(players) if (who == PERSON) == (players[seat] == PERSON)]
    number = alike.index(seat) + 1
    if players[seat] == PERSON:
        alone = len(alike) == 1
        return style.say("terminal-player") if alone else style.say("seat-player", number=number)
    return style.say(
        "seat-computer" if len(alike) == 1 else "seat-computer-numbered", number=number
    )
