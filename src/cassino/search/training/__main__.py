"""Learn the weights of games anew: ``python -m cassino.search.training [GAME/SEATS[p] ...]``."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from sys import stderr

from cassino.rules import variant
from cassino.search import weights
from cassino.search.training.learning import Course, learn

GAMES = (
    "classic/2",
    "royal/2",
    "danish/2",
    "dominican/2",
    "classic/4p",
    "royal/4p",
    "danish/4",
    "dominican/4p",
)


def main() -> None:
    """Learn, and write the file of weights after each game."""
    parser = ArgumentParser(prog="python -m cassino.search.training", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, help="as royal/2, or royal/4p: partners")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=4000, help="deals played for their outcome")
    parser.add_argument("--compared", type=int, default=1000, help="deals with moves compared")
    asked = parser.parse_args()
    path = Path(weights.__file__).with_name(weights.FILE)
    for name in asked.games:
        game, _, seats = name.partition("/")
        course = Course(asked.deals, asked.compared)
        found = learn(
            variant(game),
            int(seats.rstrip("p")),
            partners=seats.endswith("p"),
            course=course,
            seed=asked.seed,
        )
        known = dict(weights.read(path.read_text("ascii"))) | {name: found}
        path.write_text(weights.write(known), "ascii")
        stderr.write(f"{name} learned\n")


if __name__ == "__main__":
    main()
