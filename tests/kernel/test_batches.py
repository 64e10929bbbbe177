"""Arrays that can't be worked on are refused in a line, before compiled code sees them."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import pytest

from cassino import kernel
from cassino.rules import variant

RULES = kernel.rules_of(variant())
WORK = kernel.new_work()
SEEDS = np.arange(3, dtype=np.int64)
ONE = kernel.policies(kernel.RANDOM)

Call: TypeAlias = Callable[[Any], object]

CALLS: dict[str, Call] = {
    "legal": lambda states: kernel.batch_legal(RULES, states, WORK, np.zeros((3, 9), np.int64)),
    "step": lambda states: kernel.batch_step(RULES, states, WORK, np.zeros(3, np.int64)),
    "score": lambda states: kernel.batch_score(RULES, states),
    "start": lambda states: kernel.batch_start(RULES, states, WORK, SEEDS),
    "start undealt": lambda states: kernel.batch_start(RULES, states, WORK),
    "play": lambda states: kernel.batch_play(RULES, states, WORK, ONE, seeds=SEEDS),
    "start one": lambda states: kernel.start(RULES, states, WORK, 7, at=1),
}


def dealt(seats: int = 2, dealer: int = 0) -> kernel.States:
    states = kernel.new_states(3)
    states["seats"], states["dealer"] = seats, dealer
    kernel.batch_start(RULES, states, WORK, SEEDS)
    return states


def refusal(call: Callable[[], object]) -> str:
    """The code with which it's refused."""
    with pytest.raises(kernel.BatchError) as caught:
        call()
    assert "\n" not in str(caught.value)
    return caught.value.code


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("seats", [0, 1, 5, -1, 2**40])
def test_seats_that_cannot_be_are_refused(name: str, seats: int) -> None:
    states = dealt()
    states[1].seats = seats
    before = states.copy()
    assert refusal(lambda: CALLS[name](states)) == "kernel/bad-seats"
    assert (states == before).all(), "something was done before it was refused"


def test_states_as_they_are_made_have_no_seats_yet() -> None:
    with pytest.raises(kernel.BatchError, match=r"^state 0 has 0 seats; there are 2 to 4$"):
        kernel.batch_start(RULES, kernel.new_states(3), WORK, SEEDS)


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("dealer", [2, -1, 4, 2**40])
def test_a_dealer_without_a_seat_is_refused(name: str, dealer: int) -> None:
    states = dealt()
    states[1].dealer = dealer
    assert refusal(lambda: CALLS[name](states)) == "kernel/bad-dealer"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_may_deal(seats: int) -> None:
    for dealer in range(seats):
        states = dealt(seats, dealer)
        kernel.batch_play(RULES, states, WORK, ONE)
        assert states["over"].all()


@pytest.mark.parametrize(
    "states",
    [
        None,
        [0, 1, 2],
        np.zeros(3, np.int64),
        kernel.new_states(3).reshape(1, 3),
        kernel.new_states(3)[0],
        kernel.new_work(),
    ],
    ids=["nothing", "list", "numbers", "two-dimensional", "a record", "a work space"],
)
@pytest.mark.parametrize("name", [name for name in CALLS if name != "start one"])
def test_what_are_no_states_is_refused(name: str, states: Any) -> None:  # noqa: ANN401
    assert refusal(lambda: CALLS[name](states)) == "kernel/bad-array"


def test_what_are_no_rules_and_no_work_space_is_refused() -> None:
    states, rules, work = dealt(), RULES[0], np.zeros(1)
    codes = np.zeros((3, 9), np.int64)
    assert refusal(lambda: kernel.batch_legal(rules, states, WORK, codes)) == "kernel/bad-array"
    assert refusal(lambda: kernel.batch_legal(RULES, states, work, codes)) == "kernel/bad-array"
    assert refusal(lambda: kernel.batch_score(WORK, states)) == "kernel/bad-array"


@pytest.mark.parametrize("length", [0, 2, 4])
def test_arrays_of_different_lengths_are_refused(length: int) -> None:
    states, row = dealt(), np.zeros(length, np.int64)
    calls: list[Callable[[], object]] = [
        lambda: kernel.batch_legal(RULES, states, WORK, np.zeros((length, 9), np.int64)),
        lambda: kernel.batch_step(RULES, states, WORK, row),
        lambda: kernel.batch_start(RULES, states, WORK, row),
        lambda: kernel.batch_play(RULES, states, WORK, ONE, seeds=row),
    ]
    assert [refusal(call) for call in calls] == ["kernel/bad-length"] * 4


@pytest.mark.parametrize(
    "row", [np.zeros(3), np.zeros(3, np.int32), [0, 0, 0], np.zeros((3, 1, 1), np.int64)]
)
def test_rows_of_another_kind_are_refused(row: Any) -> None:  # noqa: ANN401
    states = dealt()
    calls: list[Callable[[], object]] = [
        lambda: kernel.batch_legal(RULES, states, WORK, row),
        lambda: kernel.batch_step(RULES, states, WORK, row),
        lambda: kernel.batch_start(RULES, states, WORK, row),
        lambda: kernel.batch_play(RULES, states, WORK, ONE, seeds=row),
    ]
    assert [refusal(call) for call in calls] == ["kernel/bad-array"] * 4


@pytest.mark.parametrize("limits", [(-1, 1), (1, -5)])
def test_limits_below_nothing_are_refused(limits: tuple[int, int]) -> None:
    states = dealt()
    until, most = limits
    call = lambda: kernel.batch_play(RULES, states, WORK, ONE, until=until, most=most)  # noqa: E731
    assert refusal(call) == "kernel/bad-limit"


@pytest.mark.parametrize("seated", [-1, 3, 256, kernel.policies(0, 3, 0, 0)])
def test_policies_that_there_are_not_are_refused(seated: int) -> None:
    states = dealt()
    assert refusal(lambda: kernel.batch_play(RULES, states, WORK, seated)) == (
        "kernel/bad-policies"
    )


@pytest.mark.parametrize("policy", [kernel.RANDOM, kernel.GREEDY, kernel.COUNTING])
def test_all_policies_that_there_are_play(policy: int) -> None:
    states = dealt(4)
    kernel.batch_play(RULES, states, WORK, kernel.policies(*[policy] * 4), until=1, most=3)
    assert not states["over"].any()


def test_arrays_of_other_processes_are_taken() -> None:
    """Pickled and loaded again, an array has a type that is equal and not the same."""
    import pickle

    states: kernel.States = pickle.loads(pickle.dumps(dealt()))  # noqa: S301
    kernel.batch_play(RULES, states, WORK, ONE)
    assert states["over"].all()


def test_no_states_at_all_are_none_to_refuse() -> None:
    none, seeds = kernel.new_states(0), np.zeros(0, np.int64)
    kernel.batch_start(RULES, none, WORK, seeds)
    assert len(kernel.batch_play(RULES, none, WORK, ONE, seeds=seeds)) == 0
    assert kernel.batch_score(RULES, none).shape == (0, 4, kernel.ITEMS_OF_SCORE)
