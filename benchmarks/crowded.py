"""How long the rules judge one move on a crowded table, up to 48 loose cards.

python -m benchmarks.crowded [--seconds N] [--preset NAME ...]
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from functools import partial
from time import perf_counter

from benchmarks.layout import markdown, show
from benchmarks.machine import heading
from benchmarks.samples import Question, crowded, hard_question, seeded
from benchmarks.timing import milliseconds, quantile
from cassino.rules import PRESETS, refusal, variant

SIZES = (16, 24, 32, 40, 48)
SUSPECT = 5.0
"""Milliseconds from which a verdict is taken again, to tell slow moves from a busy machine."""
DEFAULT = ("classic", "royal", "danish", "dominican", "byggkasino")


def time_of(question: Question) -> float:
    """Milliseconds for a verdict; the least of four when the first was slow."""
    judge = partial(refusal, question.position, question.move)
    first = milliseconds(judge)
    return first if first < SUSPECT else min(first, *(milliseconds(judge) for _ in range(3)))


def judge(preset: str, loose: int, seconds: float, seed: str) -> list[float]:
    """Judge hard moves for so long; the milliseconds of each verdict."""
    rng = seeded(f"{seed}/{preset}/{loose}")
    times: list[float] = []
    until = perf_counter() + seconds
    while perf_counter() < until:
        position = crowded(rng, variant(preset), loose)
        asked = [hard_question(rng, position) for _ in range(10)]
        times += [time_of(question) for question in asked]
    return times


def main(arguments: Namespace) -> None:
    """Measure and print."""
    show(heading("One move judged on a crowded table: processor milliseconds"))
    share = arguments.seconds / (len(arguments.preset) * len(SIZES))
    rows: list[tuple[str, ...]] = []
    for preset in arguments.preset:
        for loose in SIZES:
            times = judge(preset, loose, share, arguments.seed)
            figures = (*(quantile(times, s) for s in (0.5, 0.99, 0.9999)), max(times))
            cells = (f"{figure:.3f}" for figure in figures)
            rows.append((f"{preset}, {loose} loose", f"{len(times):,}", *cells))
    show(markdown(("table", "moves", "median", "p99", "p99.99", "worst"), rows))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.crowded", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="for all together (default 60)")
    parser.add_argument("--seed", default="crowded", help="another seed asks other questions")
    parser.add_argument("--preset", nargs="*", choices=PRESETS, default=list(DEFAULT))
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
