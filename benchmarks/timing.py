"""Timing: medians of several runs, beside a yardstick that is run at the same time.

Work of this process is timed by the processor, so that other work on the machine disturbs little.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time

YARDSTICK_STEPS = 100_000


@dataclass(frozen=True, slots=True)
class Speed:
    """How many times a second something was done, and how that compares.

    ``ratio`` is the same against the yardstick of the same run: it moves less than the speed when
    the machine is slower or busy. ``least`` and ``most`` are the slowest and the fastest run.
    """

    a_second: float
    least: float
    most: float
    ratio: float

    def cells(self) -> tuple[str, str, str]:
        """The cells of a table: median, range, ratio in thousandths."""
        spread = f"{self.least:,.0f}-{self.most:,.0f}"
        return f"{self.a_second:,.0f}", spread, f"{self.ratio * 1000:.2f}"


def yardstick() -> float:
    """Steps a second of a plain loop over small integers: a measure of interpreter and machine."""
    started = process_time()
    total = 0
    for step in range(YARDSTICK_STEPS):
        total += step & 7
    return YARDSTICK_STEPS / (process_time() - started)


def measure(work: Callable[[], int], runs: int) -> Speed:
    """How often a second of the processor the work is done, by the median of some runs.

    Args:
        work: does the work and tells how many times.
        runs: how many runs; one more goes before them, so that caches are warm.
    """
    work()
    speeds: list[float] = []
    ratios: list[float] = []
    for _ in range(runs):
        before = yardstick()
        started = process_time()
        done = work()
        speed = done / (process_time() - started)
        speeds.append(speed)
        ratios.append(speed / ((before + yardstick()) / 2))
    return Speed(median(speeds), min(speeds), max(speeds), median(ratios))


def milliseconds(work: Callable[[], object]) -> float:
    """The processor's time for the work, in milliseconds."""
    started = process_time()
    work()
    return (process_time() - started) * 1000


def waited(work: Callable[[], object]) -> float:
    """The time by the clock for work that other processes do, in milliseconds."""
    started = perf_counter()
    work()
    return (perf_counter() - started) * 1000


def of_children() -> float:
    """The processor's milliseconds for all programs started here that have ended (Unix)."""
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) * 1000


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of all lies.

    >>> quantile([5.0, 1.0, 3.0], 0.5)
    3.0
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
