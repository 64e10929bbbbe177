"""The sequential test errs as rarely as it declares, and saves boards where the case is clear."""

import pytest

from cassino.arena.contests import LOOK
from cassino.arena.courses import Course
from cassino.arena.errors import ArenaError
from cassino.arena.sequential import SequentialTest, Verdict, parse_test
from tests.arena.synthetic import SCALE, leads, piece_of, rng_of

TEST = SequentialTest(0, 1)
MOST = 2000


def outcome(seed: str, lead: float, test: SequentialTest = TEST) -> tuple[Verdict, int]:
    """How a course of boards with such a mean lead ends, and after how many."""
    rng, course = rng_of(seed), Course(MOST, test, SCALE)
    while (boards := course.take()) is not None:
        course.add(boards.start, piece_of(leads(rng, len(boards), lead)))
    return course.verdict, course.sums.boards


@pytest.mark.parametrize(
    ("lead", "right", "most"), [(0, Verdict.H0, 0.05), (1, Verdict.H1, 0.05), (2, Verdict.H1, 0)]
)
def test_errors_are_as_rare_as_declared(lead: float, right: Verdict, most: float) -> None:
    times = 600
    ends = [outcome(f"errors {lead} {time}", lead) for time in range(times)]
    wrong = sum(verdict is not right for verdict, _ in ends) / times
    assert wrong <= most + 0.02
    assert sum(boards for _, boards in ends) / times < MOST / 10


def test_errors_follow_alpha_and_beta_each() -> None:
    """A test that may take H1 wrongly far more often than H0 does so."""
    loose = SequentialTest(0, 1, alpha=0.3, beta=0.01)
    times = 400
    falsely = [outcome(f"loose {time}", 0, loose)[0] is Verdict.H1 for time in range(times)]
    missed = [outcome(f"loose {time}", 1, loose)[0] is Verdict.H0 for time in range(times)]
    assert 0.1 < sum(falsely) / times <= 0.33
    assert sum(missed) / times <= 0.03


def test_between_its_hypotheses_it_takes_longest() -> None:
    between = [outcome(f"between {time}", 0.5)[1] for time in range(60)]
    clear = [outcome(f"clear {time}", 1.5)[1] for time in range(60)]
    assert sum(between) > 3 * sum(clear)


def test_boards_that_are_all_even_speak_for_h0() -> None:
    course = Course(MOST, TEST, SCALE)
    course.add(0, piece_of([0] * LOOK))
    assert course.verdict is Verdict.H0
    assert course.sums.boards == LOOK


def test_evidence_of_known_numbers() -> None:
    """Ten boards of lead 0, ten of lead 2: variance (20 + 1) / 20 about 1, mean 1."""
    assert TEST.evidence(20, 20, 40) == pytest.approx((20 - 10) / 1.05)


def test_bounds_are_those_of_wald() -> None:
    low, high = SequentialTest(0, 1, alpha=0.01, beta=0.2).bounds
    assert low == pytest.approx(-1.5994, abs=1e-4)
    assert high == pytest.approx(4.3820, abs=1e-4)


@pytest.mark.parametrize("text", ["", "1", "1:", "a:b", "1:1", "2:1", "nan:1", "0:inf", "0:1:2"])
def test_what_is_no_test_is_refused(text: str) -> None:
    with pytest.raises(ArenaError) as raised:
        parse_test(text)
    assert raised.value.code == "arena/bad-test"


@pytest.mark.parametrize(("alpha", "beta"), [(0, 0.1), (0.5, 0.1), (0.1, -1), (0.1, float("nan"))])
def test_errors_that_cannot_be_are_refused(alpha: float, beta: float) -> None:
    with pytest.raises(ArenaError) as raised:
        SequentialTest(0, 1, alpha, beta)
    assert raised.value.code == "arena/bad-test"
