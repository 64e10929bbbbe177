"""Writes the playthrough of the small OpenSpiel game anew: ``python -m tests.envs.playthrough``."""

from importlib import import_module
from pathlib import Path
from typing import Any

PLACE = Path(__file__).with_name("cassino_small.playthrough.txt")


def main() -> None:
    """Play one hand at random and write down all that OpenSpiel can ask."""
    import_module("cassino.envs.openspiel")
    generate: Any = import_module("open_spiel.python.algorithms.generate_playthrough")
    text = generate.playthrough(
        "cassino_small(variant=royal,table=0)", action_sequence=None, alsologtostdout=False, seed=3
    )
    PLACE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
