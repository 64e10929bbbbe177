"""Two entrants at one game: what is played, and a row of what it showed."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, Final

from cassino.agents import Budget
from cassino.arena import (
    Contest,
    Crew,
    Report,
    Seating,
    open_journal,
    parse_entrant,
    report_of,
    run_contest,
    told_apart,
)
from cassino.arena.plans import Plan
from cassino.rules import variant

OURS: Final = "py:benchmarks.strength.players:"
COLUMNS: Final = (
    "game",
    "who",
    "against",
    "points a deal",
    "boards",
    "matches won",
    "matches",
    "median ms",
    "its ms",
)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two entrants, and how much they play: boards of a deal, and of a match."""

    preset: str
    first: str
    second: str
    boards: int
    matches: int
    seats: int = 2

    def contest(self, seed: str) -> Contest:
        """The contest of a seed."""
        seating = Seating(variant(self.preset), self.seats, partners=self.seats == 4)
        texts = [OURS + each[1:] if each.startswith("+") else each for each in self.names]
        entrants = told_apart([parse_entrant(text, Budget()) for text in texts])
        return Contest(seating, entrants, seed, self.boards, self.matches)

    @property
    def names(self) -> tuple[str, str]:
        """Both; a plus before one that is a player of this report."""
        return self.first, self.second


def meet(meeting: Meeting, crew: Crew, seed: str, keep: Path | None) -> list[str]:
    """Play a meeting, going on with what is kept of it; its row."""
    contest = meeting.contest(seed)
    began = monotonic()
    with ExitStack() as stack:
        journal = None
        if keep is not None:
            journal = stack.enter_context(open_journal(keep / f"{_file_of(contest)}.jsonl"))
            if journal.plan is None:
                journal.begin(contest)
        report = report_of(run_contest(contest, crew, journal), monotonic() - began)
    return _row(meeting, report)


def _file_of(contest: Contest) -> str:
    """A name of its own for what is kept of a contest."""
    return sha256(repr(Plan.of(contest)).encode()).hexdigest()[:16]


def _row(meeting: Meeting, report: Report) -> list[str]:
    (pairing,) = report["pairings"]
    thinking: list[Mapping[str, float]] = list(report["timing"]["thinking"].values())
    deals, matches = pairing["deals"], pairing["matches"]
    game = meeting.preset if meeting.seats == 2 else f"{meeting.preset}, {meeting.seats} seats"
    return [
        game,
        *(name.removeprefix("+").replace("_", " ") for name in meeting.names),
        _told(deals and deals["lead"], 1, "+.2f"),
        str(deals["boards"]) if deals else "",
        _told(matches and matches["won"], 100, ".1f", " %"),
        str(matches["matches"]) if matches else "",
        *(f"{each['median']:.1f}" for each in thinking),
    ]


def _told(estimate: Any, factor: int, form: str, unit: str = "") -> str:  # noqa: ANN401 - JSON
    """A mean with half its interval."""
    if not estimate:
        return ""
    told = f"{factor * estimate['mean']:{form}}{unit}"
    if estimate["low"] is None:
        return told
    half = factor * (estimate["high"] - estimate["low"]) / 2
    return f"{told} ±{half:{form.removeprefix('+')}}"
