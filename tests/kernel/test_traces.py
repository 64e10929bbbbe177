"""Whole deals played in the kernel and in the rules, position for position and point for point."""

from random import Random

import pytest

from cassino import kernel
from cassino.rules import PRESETS, variant
from tests.kernel.comparing import Seen, play_deal


@pytest.fixture(scope="module")
def work() -> kernel.Work:
    return kernel.new_work()


SITTINGS = [
    (preset, seats, partners)
    for preset in PRESETS
    for seats, partners in ((2, False), (3, False), (4, False), (4, True))
    if seats == 2 or not variant(preset).deal.refill
]


@pytest.mark.parametrize(("preset", "seats", "partners"), SITTINGS)
def test_deals_go_alike(preset: str, seats: int, partners: bool, work: kernel.Work) -> None:
    rules = variant(preset)
    random, seen = Random(f"{preset}{seats}{partners}"), Seen()  # noqa: S311
    for number in range(8):
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
