"""Whole deals played in the kernel and in the rules, position for position and point for point."""

from random import Random

import pytest

from cassino import kernel
from cassino.rules import PRESETS, variant
from tests.kernel.comparing import Seen, play_deal


@pytest.fixture(scope="module")
def work() -> kernel.Work:
    return kernel.new_work()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("seats", "partners"), [(2, False), (3, False), (4, False), (4, True)])
def test_deals_go_alike(preset: str, seats: int, partners: bool, work: kernel.Work) -> None:
    rules = variant(preset)
    if rules.deal.refill and seats > 2:
        pytest.skip("a stock to draw from is for two")
    random, seen = Random(f"{preset}{seats}{partners}"), Seen()  # noqa: S311
    for number in range(6):
        play_deal(
            rules,
            random,
            work,
            seen,
            seats=seats,
            partners=partners,
            scores=tuple(random.choice((0, 9, 17, 20)) for _ in range(2 if partners else seats)),
            is_every_list_compared=number < 2,
        )
    assert seen.positions > 90
