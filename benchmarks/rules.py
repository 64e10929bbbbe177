"""How fast the rules are: whole random deals, and single moves judged.

python -m benchmarks.rules [--deals N] [--runs N] [--preset NAME ...]
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from functools import partial

from benchmarks.layout import markdown, show
from benchmarks.machine import heading
from benchmarks.samples import Question, positions, questions
from benchmarks.timing import Speed, measure
from cassino.rules import PRESETS, Variant, refusal, variant

HEAD = ("", "a second", "slowest-fastest", "of 1,000 yardstick steps")


def plays(rules: Variant, deals: int) -> int:
    """Play deals at random; how many plays they had."""
    return sum(1 for at in range(deals) for _ in positions(rules, f"deal {at}"))


def judged(asked: list[Question]) -> int:
    """Put every question to the rules; how many there were."""
    for question in asked:
        refusal(question.position, question.move)
    return len(asked)


def kinds(asked: list[Question]) -> dict[str, list[Question]]:
    """The questions as a whole, by the verdict, and by kind of move and verdict."""
    sorted_out: dict[str, list[Question]] = {"all": asked}
    for question in asked:
        legal = refusal(question.position, question.move) is None
        verdict = "legal" if legal else "refused"
        for name in (verdict, f"{type(question.move).__name__}, {verdict}"):
            sorted_out.setdefault(name, []).append(question)
    return dict(sorted(sorted_out.items(), key=lambda item: (", " in item[0], item[0])))


def row(name: str, speed: Speed) -> tuple[str, ...]:
    """A line of the table."""
    return (name, *speed.cells())


def main(arguments: Namespace) -> None:
    """Measure and print."""
    show(heading("Whole deals: list the moves, play one, tell the events"))
    rows = [
        row(name, measure(partial(plays, variant(name), arguments.deals), arguments.runs))
        for name in arguments.preset
    ]
    show(markdown(("plays", *HEAD[1:]), rows))
    for name in arguments.preset[:1] if arguments.short else arguments.preset[:4]:
        show(heading(f"Single moves judged: {name}"))
        asked = [q for at in range(arguments.deals) for q in questions(variant(name), f"deal {at}")]
        rows = [
            row(f"{kind} ({len(some)})", measure(partial(judged, some), arguments.runs))
            for kind, some in kinds(asked).items()
        ]
        show(markdown(("verdicts", *HEAD[1:]), rows))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m benchmarks.rules", description=__doc__)
    parser.add_argument("--deals", type=int, default=30, help="deals a run (default 30)")
    parser.add_argument("--runs", type=int, default=7, help="runs for the median (default 7)")
    parser.add_argument("--preset", nargs="*", choices=PRESETS, default=list(PRESETS))
    parser.add_argument("--short", action="store_true", help="judge moves of one preset only")
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
