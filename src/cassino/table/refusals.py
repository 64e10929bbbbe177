"""Why a table refuses a command: a code and what the sentence needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

from cassino.rules import Refusal

Argument: TypeAlias = int | str


class TableWhy(StrEnum):
    """Every reason to refuse a command."""

    MALFORMED = "table/malformed"
    VERSION_AHEAD = "table/version-ahead"
    STALE = "table/stale"
    NOT_OPEN = "table/not-open"
    ALREADY_OPEN = "table/already-open"
    CLOSED = "table/closed"
    HOUSE_ONLY = "table/house-only"
    HOST_ONLY = "table/host-only"
    NEEDS_GUEST = "table/needs-guest"
    NOT_HERE = "table/not-here"
    ALREADY_HERE = "table/already-here"
    FULL = "table/full"
    BAD_NAME = "table/bad-name"
    BAD_LEVEL = "table/bad-level"
    BAD_SEATS = "table/bad-seats"
    BAD_CLOCK = "table/bad-clock"
    NOTHING_CHANGES = "table/nothing-changes"
    NO_SUCH_SEAT = "table/no-such-seat"
    SEAT_TAKEN = "table/seat-taken"
    SEAT_WAITS = "table/seat-waits"
    NOT_YOUR_SEAT = "table/not-your-seat"
    SAW_ANOTHER_HAND = "table/saw-another-hand"
    MATCH_ON = "table/match-on"
    NO_MATCH = "table/no-match"
    MATCH_NOT_OVER = "table/match-not-over"
    NO_DEAL = "table/no-deal"
    DEAL_ON = "table/deal-on"
    BAD_SHUFFLE = "table/bad-shuffle"
    SHUFFLE_USED = "table/shuffle-used"
    ALREADY_COMMITTED = "table/already-committed"
    NOT_COMMITTED = "table/not-committed"
    BAD_SALT = "table/bad-salt"
    SALT_GIVEN = "table/salt-given"
    NOT_YOUR_TURN = "table/not-your-turn"
    COMPUTER_PLAYS = "table/computer-plays"
    NOT_A_COMPUTER = "table/not-a-computer"
    WRONG_VIEW = "table/wrong-view"
    ILLEGAL_MOVE = "table/illegal-move"
    NOTHING_TO_UNDO = "table/nothing-to-undo"
    UNDO_TOO_LATE = "table/undo-too-late"
    ALREADY_ASKED = "table/already-asked"
    NOT_ASKED = "table/not-asked"
    NOT_YOURS_TO_ANSWER = "table/not-yours-to-answer"
    NOT_ABSENT = "table/not-absent"
    CHAT_OFF = "table/chat-off"
    BAD_WORDS = "table/bad-words"
    TWO_SIDES_ONLY = "table/two-sides-only"
    PARTNER_PLAYS_ON = "table/partner-plays-on"


@dataclass(frozen=True, slots=True)
class TableRefusal:
    """A refused command; the table is as it was.

    ``arguments`` are the numbers and words at hand that a sentence needs; ``rules`` is the refusal
    of the move by the rules, set for ``table/illegal-move`` alone.
    """

    why: TableWhy
    arguments: Mapping[str, Argument] = field(default_factory=lambda: MappingProxyType({}))
    rules: Refusal | None = None

    @property
    def code(self) -> str:
        """The code as text, such as ``table/seat-taken``."""
        return self.why.value


def refuse_command(why: TableWhy, **arguments: Argument) -> TableRefusal:
    """A refusal with what its sentence needs.

    >>> refuse_command(TableWhy.SEAT_TAKEN, seat=2).code
    'table/seat-taken'
    """
    return TableRefusal(why, MappingProxyType(arguments))


class LogError(ValueError):
    """A log whose next event doesn't fit the table that the events before it made."""

    code = "table/log-broken"

    def __init__(self, version: int, reason: str) -> None:
        """Keep the version of the table and what doesn't fit."""
        super().__init__(f"event after {version}: {reason}")
        self.version = version
        self.reason = reason
