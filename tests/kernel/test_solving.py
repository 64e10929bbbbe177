"""The last hand solved: equal to every play looked at by the rules, move by move."""

from random import Random

import numpy as np
import pytest

from cassino import kernel
from cassino.kernel.solving_arrays import EndingError, EndSolver
from cassino.kernel.solving_records import Aim
from cassino.rules import PRESETS, TooManyMoves, Variant, deal, is_over, play, settle, variant
from tests.kernel.endings import AIMS, chance_at, chances_of, endings, move_values, scored, taste
from tests.kernel.scenes import house_rules


@pytest.fixture(scope="module")
def solver() -> EndSolver:
    return EndSolver()


def held_together(
    solver: EndSolver,
    random: Random,
    rules: Variant,
    cards: int,
    count: int,
    seats: tuple[int, bool] | None = None,
) -> set[int]:
    """Hold the solver to the rules on some endings; returns how many sides they had."""
    sides = set()
    compared = 0
    for position, carry in endings(random, rules, cards, seats):
        if compared == count:
            break
        chances = chances_of(random)
        for aim in AIMS if position.sides == 2 else AIMS[:1]:
            table = chances if aim is Aim.MATCH else None
            try:
                want = move_values(position, carry, table)
            except TooManyMoves:
                break
            states = kernel.encode(position, carry)
            record = kernel.rules_of(rules)
            given = None if table is None else np.array(table)
            got = solver.weigh(record, states, aim, given)
            named = {kernel.move_at(states, code): values for code, values in got.items()}
            assert named.keys() == want.keys()
            for move, values in want.items():
                assert named[move] == pytest.approx(values), (position, carry, aim, move)
            best = max(want.values(), key=lambda values: taste(position, values))
            solved = solver.solve(record, states, aim, given)
            assert solved.values == pytest.approx(best)
            assert want[kernel.move_at(states, solved.code)] == pytest.approx(best)
        else:
            sides.add(position.sides)
            compared += 1
    return sides


@pytest.mark.parametrize("preset", PRESETS)
def test_endings_are_worth_what_the_rules_say(preset: str, solver: EndSolver) -> None:
    rules, random = variant(preset), Random(f"endings {preset}")  # noqa: S311
    held_together(solver, random, rules, 5, 10, (2, False))
    sides = held_together(solver, random, rules, 3, 30)
    assert sides == ({2} if rules.deal.refill else {2, 3, 4})


@pytest.mark.parametrize("preset", PRESETS)
def test_endings_of_house_rules_too(preset: str, solver: EndSolver) -> None:
    random = Random(f"house {preset}")  # noqa: S311
    for _ in range(12):
        held_together(solver, random, house_rules(random, preset), 3, 2)


@pytest.mark.parametrize("preset", ["classic", "royal", "danish", "dominican"])
def test_a_whole_last_hand_is_played_to_its_value(preset: str, solver: EndSolver) -> None:
    rules, random = variant(preset), Random(preset)  # noqa: S311
    record, work = kernel.rules_of(rules), kernel.new_work()
    position, carry = next(endings(random, rules, 8, (2, False)))
    states = kernel.encode(position, carry)
    value = solver.solve(record, states).values
    while not is_over(position):
        code = solver.solve(record, states).code
        position, _ = play(position, kernel.move_at(states, code))
        kernel.step(record, states, work, code)
        assert solver.solve(record, states).values == value
    points = [side.total for side in scored(position, carry).sides]
    assert value == (points[0] - points[1], points[1] - points[0])


def test_settling_is_the_rules_own(solver: EndSolver) -> None:
    """Matches ended by every item and limit: the chances are 1, 0 or those of the new scores."""
    decided = set()
    for preset in PRESETS:
        rules, random = variant(preset), Random(f"settle {preset}")  # noqa: S311
        chances = chances_of(random)
        for found, (position, carry) in enumerate(endings(random, rules, 1, (2, False))):
            if found == 60:
                break
            states = kernel.encode(position, carry)
            code = solver.solve(kernel.rules_of(rules), states).code
            after, _ = play(position, kernel.move_at(states, code))
            kernel.encode(after, carry, into=states)
            got = solver.solve(kernel.rules_of(rules), states, Aim.MATCH, np.array(chances))
            want = settle(rules, position.scores, scored(after, carry))
            decided.add(want.decision)
            first = chance_at(chances, want.scores)
            assert got.values[0] == (first if want.winner is None else 1.0 - want.winner)
            assert got.code == -1
    assert len(decided) >= 6, decided


def test_what_cannot_be_solved_says_why(solver: EndSolver) -> None:
    rules = variant()
    record = kernel.rules_of(rules)
    with pytest.raises(EndingError) as wrong:
        solver.solve(record, kernel.encode(deal(rules, seed="a")))
    assert wrong.value.code == "ending/stock"
    random = Random("three")  # noqa: S311
    position, _ = next(endings(random, rules, 12, (3, False)))
    with pytest.raises(EndingError) as wrong:
        solver.solve(record, kernel.encode(position), Aim.MATCH, np.zeros((2, 2)))
    assert wrong.value.code == "ending/sides"
    position, _ = next(endings(random, rules, 8, (2, False)))
    with pytest.raises(EndingError) as wrong:
        EndSolver(most_nodes=20).solve(record, kernel.encode(position))
    assert wrong.value.code == "ending/too-large"
