"""A long comparison of the kernel with the rules: `python -m tests.kernel.long_run --help`.

Positions are half played and half crowded, half of presets as they are and half with house rules;
of each the whole list of moves is compared, and how it stands after some of them. Deals are played
to the end by random moves, held together position for position, and scored. The exit code says
whether anything differed.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic

from cassino import kernel
from cassino.rules import PRESETS, Position, variant
from tests.kernel.comparing import Seen, differences, play_deal
from tests.kernel.scenes import crowded, house_rules, played, seats_for
from tests.rules.translation import seeded

PLAYS = 2
"""How many moves of a position are played in both."""


def say(line: str) -> None:
    """Print a line at once, also into a file."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def scenes(random: Random, preset: str) -> Iterator[Position]:
    """Positions without end."""
    while True:
        is_house = random.random() < 0.5
        if random.random() < 0.2:
            yield from played(random, house_rules(random, preset) if is_house else variant(preset))
        at = crowded(random, preset, house=is_house)
        if at is not None:
            yield at


def compare_positions(preset: str, count: int, random: Random, seen: Seen) -> int:
    """Compare until so many lists were compared; how many positions differed."""
    work = kernel.new_work()
    wrong = 0
    for position in scenes(random, preset):
        if seen.positions >= count:
            break
        found = differences(position, work, seen, random, PLAYS)
        if found:
            wrong += 1
            say(f"{preset}: {found[:4]}\n  {position}")
    return wrong


def compare_deals(preset: str, count: int, random: Random) -> int:
    """Play so many deals, half of them with house rules; how many differed."""
    work, seen = kernel.new_work(), Seen()
    wrong = 0
    for number in range(count):
        rules = house_rules(random, preset) if number % 2 else variant(preset)
        seats, partners = seats_for(random, rules)
        scores = tuple(random.choice((0, 9, 17, 18, 20)) for _ in range(2 if partners else seats))
        try:
            play_deal(rules, random, work, seen, seats=seats, partners=partners, scores=scores)
        except AssertionError as error:
            wrong += 1
            say(f"{preset}: {error}")
    return wrong


def main(arguments: Sequence[str]) -> int:
    """Compare as the command line says; 1 when anything differed."""
    parser = argparse.ArgumentParser(prog="python -m tests.kernel.long_run", description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000, help="how many of each preset")
    parser.add_argument("--deals", type=int, default=10_000, help="how many of each preset")
    parser.add_argument("--preset", choices=PRESETS, action="append", help="default: all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    wrong = 0
    for preset in asked.preset or PRESETS:
        began, seen = monotonic(), Seen()
        random = seeded(f"{preset} {asked.seed}")
        lists = compare_positions(preset, asked.positions, random, seen)
        deals = compare_deals(preset, asked.deals, random)
        wrong += lists + deals
        say(
            f"{preset}: {seen.positions} lists of {seen.moves} moves ({dict(seen.kinds)}), "
            f"{seen.too_many} too long, {lists} differ; {asked.deals} deals, {deals} differ; "
            f"{monotonic() - began:.0f} s"
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
