"""A long comparison of the rules with the oracle: `python -m tests.rules.long_run --help`.

Every second position has random switches. Differences are printed as they are found, with the
position, and a summary at the end; the exit code says whether there were any.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from time import monotonic

from tests.rules.judging import Tally, compare_moves, compare_texts
from tests.rules.translation import ALL_PRESETS, judged_positions, seeded

NEAR_MISSES = 24
WRITTEN_MOVES = 4
BATCH = 100
ENOUGH = 20
"""After so many differences nothing is learnt from more."""


def say(line: str) -> None:
    """Print a line at once, also into a file."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def compare(preset: str, positions: int, seed: int) -> tuple[Tally, int]:
    """Compare on that many positions of a preset; what was compared, and how many differed."""
    tally, differences = Tally(), 0
    for batch in range(-(-positions // BATCH)):
        label = f"{seed} {batch}"
        rng = seeded(f"{preset} {label}")
        count = min(BATCH, positions - batch * BATCH)
        for written, at in judged_positions(label, preset, count):
            found = [
                *compare_moves(tally, written, at, rng, NEAR_MISSES),
                *compare_texts(tally, written, at, rng, WRITTEN_MOVES),
            ]
            for difference in found:
                say(f"{preset}: {difference}\n  {json.dumps(written)}")
            differences += len(found)
            if differences > ENOUGH:
                return tally, differences
    return tally, differences


def main(arguments: Sequence[str]) -> int:
    """Compare as the command line says; 1 when anything differed."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.long_run", description=__doc__)
    parser.add_argument("--positions", type=int, default=5000, help="how many of each preset")
    parser.add_argument("--preset", choices=ALL_PRESETS, action="append", help="default: all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    wrong = 0
    for preset in asked.preset or ALL_PRESETS:
        began = monotonic()
        tally, differences = compare(preset, asked.positions, asked.seed)
        wrong += differences
        seconds = monotonic() - began
        say(f"{preset}: {tally.summary()}, {differences} differences, {seconds:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
