"""Budgets have bounds."""

import pytest

from cassino.agents import Budget, InvalidBudget


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({"moves": 0}, "moves"),
        ({"moves": 100_001}, "moves"),
        ({"milliseconds": 0}, "milliseconds"),
        ({"milliseconds": 60_001}, "milliseconds"),
    ],
)
def test_a_budget_out_of_bounds_is_refused(given: dict[str, int], what: str) -> None:
    with pytest.raises(InvalidBudget) as raised:
        Budget(**given)
    assert raised.value.code == "budget/invalid"
    assert raised.value.what == what
    assert raised.value.given == given[what]


def test_budgets_at_the_bounds_stand() -> None:
    assert Budget(1, 1) != Budget(100_000, 60_000)
