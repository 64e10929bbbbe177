"""The results as tables, and one server against the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median

from benchmarks.layout import markdown
from benchmarks.load.measuring import Outcome
from benchmarks.timing import quantile

_HEAD = (
    "",
    "plays",
    "answer p50",
    "p99",
    "others p50",
    "p99",
    "core",
    "core taken by others",
    "ms a play",
    "kB a socket",
    "kB a table",
    "MB at the end",
)

Figure = Callable[[Outcome], float]


def answer(share: float) -> Figure:
    """Milliseconds from sending a play to its answer, of a share of the plays."""
    return lambda outcome: quantile(outcome.tally.answers, share) * 1000


def others(share: float) -> Figure:
    """Milliseconds from sending a play until others see it, of a share of those who do."""
    return lambda outcome: quantile(outcome.tally.seen, share) * 1000


def core_share(outcome: Outcome) -> float:
    """How much of its core the server worked, in percent."""
    return outcome.worked / outcome.load.seconds * 100


def core_taken(outcome: Outcome) -> float:
    """How much of the time the server was ready and others had its core, in percent."""
    return outcome.waited / outcome.load.seconds * 100


def work_a_play(outcome: Outcome) -> float:
    """The processor's milliseconds a play."""
    return outcome.worked / max(1, outcome.plays) * 1000


def memory_a_socket(outcome: Outcome) -> float:
    """Kilobytes that the server's memory grew by while sockets came, for each."""
    memory = outcome.memory
    return (memory.connected - memory.seated) / outcome.load.sockets / 1000


def memory_a_table(outcome: Outcome) -> float:
    """Kilobytes that it grew by while tables were opened and dealt, for each."""
    memory = outcome.memory
    grown = memory.seated - memory.idle + memory.dealt - memory.connected
    return grown / outcome.load.tables / 1000


def _ended(outcome: Outcome) -> float:
    return outcome.memory.ended / 1e6


_COLUMNS: tuple[tuple[Figure, str], ...] = (
    (lambda outcome: outcome.plays, "{:,.0f}"),
    (answer(0.5), "{:.2f}"),
    (answer(0.99), "{:.1f}"),
    (others(0.5), "{:.2f}"),
    (others(0.99), "{:.1f}"),
    (core_share, "{:.0f} %"),
    (core_taken, "{:.0f} %"),
    (work_a_play, "{:.2f}"),
    (memory_a_socket, "{:.1f}"),
    (memory_a_table, "{:.0f}"),
    (_ended, "{:.0f}"),
)


def results(runs: Sequence[Sequence[Outcome]]) -> str:
    """A row for each outcome, those of the same server together, and the medians of several."""
    rows: list[tuple[str, ...]] = []
    for outcomes in zip(*runs, strict=True):
        for number, outcome in enumerate(outcomes, 1):
            cells = (form.format(figure(outcome)) for figure, form in _COLUMNS)
            rows.append((f"{outcome.name}, run {number}", *cells))
        if len(outcomes) > 1:
            medians = (form.format(median(map(figure, outcomes))) for figure, form in _COLUMNS)
            rows.append((f"{outcomes[0].name}, median", *medians))
    return markdown(_HEAD, rows)


_COMPARED: tuple[tuple[str, Figure], ...] = (
    ("answer p50", answer(0.5)),
    ("answer p99", answer(0.99)),
    ("others p50", others(0.5)),
    ("others p99", others(0.99)),
    ("processor a play", work_a_play),
    ("memory a socket", memory_a_socket),
)


def ratios(pairs: Sequence[tuple[Outcome, Outcome]]) -> str:
    """How many times the first server's figures the second's are, run by run; the median."""
    head = (f"{pairs[0][1].name} / {pairs[0][0].name}", "median", "least-most")
    rows: list[tuple[str, ...]] = []
    for name, figure in _COMPARED:
        found = [figure(other) / figure(own) for own, other in pairs]
        rows.append((name, f"{median(found):.2f}", f"{min(found):.2f}-{max(found):.2f}"))
    return markdown(head, rows)


def remarks(outcome: Outcome) -> str:
    """What else was counted in a run, in one line."""
    tally, load = outcome.tally, outcome.load
    said = [
        f"{outcome.name}: {len(tally.answers):,} plays of people",
        f"{tally.by_computers:,} of computers",
        f"{tally.refused} refused",
        f"{tally.unanswered} unanswered",
        f"{tally.crowded} without a table that was ready",
        f"{tally.lost} lines lost",
        f"{tally.states / load.seconds:,.0f} states a second",
        f"{tally.state_bytes / max(1, tally.states):,.0f} bytes a state",
        f"sent late by {quantile(tally.late, 0.99) * 1000:.1f} ms (p99)",
        f"the crowd's own work {outcome.crowd_worked / load.seconds * 100:.0f} % of a core",
    ]
    return ", ".join(said) + "."
