"""OpenSpiel's own API test over our games, as a program: it wants its flags before anything else.

A small game is gone through whole. That it has perfect recall is tested elsewhere: the API test
asks besides that all ways to an information state have the same number of actions, which they
haven't where others' steps without a choice, that nobody sees, take themselves.
"""

import sys
import unittest
from importlib import import_module
from typing import Any

GAMES = [
    f"cassino(variant={preset},seats={seats},partners={partners})"
    for preset in ("classic", "royal", "danish", "dominican")
    for seats, partners in ((2, False), (3, False), (4, False), (4, True))
]
SMALL = "cassino_small(table=0)"
NODES = (106, 1162, 1264)
"""Nodes of chance, of decisions, and ends of the small game."""


def main() -> int:
    """Returns 0 when all of it passes, having said how many tests there were."""
    import_module("cassino.envs.openspiel")
    flags: Any = import_module("absl.flags")
    api_test: Any = import_module("open_spiel.integration_tests.api_test")
    flags.FLAGS(["api_test"])
    api_test._GAMES_FULL_TREE_TRAVERSAL_TESTS = [("small", SMALL)]
    api_test.TOTAL_NUM_STATES["small"] = NODES
    del api_test.EnforceAPIOnFullTreeBase.test_game_is_perfect_recall
    api_test._GAMES_TO_TEST = {*GAMES, "cassino", "cassino_small"}
    suite = api_test.load_tests(unittest.TestLoader(), None, None)
    result = unittest.TextTestRunner().run(suite)
    return 0 if result.wasSuccessful() and result.testsRun > 5 * len(GAMES) else 1


if __name__ == "__main__":
    sys.exit(main())
