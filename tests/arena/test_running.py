"""A contest's result follows from its seed: not from the workers, their order or their speed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

import pytest

from cassino.arena import (
    LOOK,
    ArenaError,
    Crew,
    Inline,
    Sums,
    Unit,
    local_crew,
    run_contest,
    run_job,
)
from cassino.arena.contests import Stage
from cassino.arena.courses import Course
from cassino.arena.jobs import Failure, Job
from cassino.arena.sequential import SequentialTest
from tests.arena.contests import INLINE, contest, report
from tests.arena.synthetic import SCALE, leads, piece_of, rng_of, sums_of

P = ParamSpec("P")
T = TypeVar("T")


def test_sums_do_not_depend_on_how_boards_are_cut_or_ordered() -> None:
    rng = rng_of("cuts")
    boards = leads(rng, 100, 0.4)
    whole = sums_of(boards)
    for _ in range(20):
        cuts = sorted(rng.sample(range(1, 100), 9))
        parts = [boards[a:b] for a, b in zip([0, *cuts], [*cuts, 100], strict=True)]
        rng.shuffle(parts)
        assert sum(map(sums_of, parts), Sums()) == whole


@pytest.mark.parametrize("test", [None, SequentialTest(0, 0.5)])
def test_a_course_does_not_depend_on_the_order_of_its_jobs(test: SequentialTest | None) -> None:
    """Jobs of random sizes come back in any order, with many out at once."""
    rng = rng_of("courses")
    boards = leads(rng, 730, 0.45)
    ends = {_play_course(str(time), boards, test) for time in range(12)}
    assert len(ends) == 1
    ((sums, evidence, verdict),) = ends
    assert sums == sums_of(boards[: sums.boards])
    if test is None:
        assert (sums.boards, verdict) == (730, "open")
    else:
        assert sums.boards < 700
        assert sums.boards % LOOK == 0
        assert (verdict, evidence > test.bounds[1]) == ("H1", True)


def _play_course(
    seed: str, boards: list[int], test: SequentialTest | None
) -> tuple[Sums, float, str]:
    rng, course = rng_of(seed), Course(len(boards), test, SCALE)
    out: list[range] = []
    while not course.is_over:
        while len(out) < 7 and (taken := course.take()) is not None:
            out.append(taken)
        back = out.pop(rng.randrange(len(out)))
        speed = rng.choice([0.01, 0.03, 0.2, 2])
        course.add(back.start, piece_of(boards[back.start : back.stop], speed))
    return course.sums, course.evidence, course.verdict


def test_jobs_take_about_as_long_as_they_should_and_never_cross_a_look() -> None:
    course = Course(200, None, SCALE)
    first = course.take()
    assert first == range(1)
    course.add(0, piece_of([0], seconds=0.05))
    sizes = []
    while (taken := course.take()) is not None:
        assert taken.start // LOOK == (taken.stop - 1) // LOOK
        sizes.append(len(taken))
    assert max(sizes) == 12  # of 0.05 seconds, 0.6 in all
    assert sum(sizes) == 199


class Backwards(ThreadPoolExecutor):
    """Plays what was handed in last first, in one thread."""

    def __init__(self) -> None:
        super().__init__(1)
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        self.waiting.append((future, lambda: fn(*args, **kwargs)))
        super().submit(self._play)
        return future

    def _play(self) -> None:
        future, call = self.waiting.pop()
        if future.set_running_or_notify_cancel():
            future.set_result(call())


def test_the_report_is_the_same_whoever_plays() -> None:
    """One process, two processes, four threads."""
    held = contest(
        "greedy", "random", "greedy@moves=2", boards=26, matches=1, test=SequentialTest(0, 1)
    )
    alone = report(held)
    with local_crew(2) as crew:
        assert report(held, crew) == alone
    with ThreadPoolExecutor(4) as threads:
        assert report(held, Crew(threads, 4)) == alone
    assert alone["pairings"][0]["test"]["verdict"] == "H1"
    assert alone["pairings"][0]["deals"]["boards"] == LOOK
    assert alone["ratings"]["table"][0]["entrant"] == "greedy"


def test_the_report_is_the_same_when_jobs_come_back_the_other_way_round() -> None:
    held = contest("greedy", "random", boards=24)
    with Backwards() as crew:
        assert report(held, Crew(crew, 4)) == report(held)


def test_another_seed_deals_other_cards() -> None:
    one = report(contest("greedy", "random"))
    other = report(contest("greedy", "random", seed="other"))
    assert one["pairings"][0]["deals"] != other["pairings"][0]["deals"]


def test_more_boards_begin_with_the_same_ones() -> None:
    few = run_contest(contest("greedy", "random", boards=3), INLINE)
    many = run_contest(contest("greedy", "random", boards=5), INLINE)
    stage = Stage(0, 1, Unit.DEAL)
    pairing = contest("greedy", "random").stage_pairing(stage)
    rest = run_job(Job(pairing, Unit.DEAL, 3, 2))
    assert not isinstance(rest, Failure)
    assert few.courses[stage].sums + rest.sums == many.courses[stage].sums


def test_an_agent_is_even_with_itself() -> None:
    (pairing,) = report(contest("greedy", "greedy", boards=4, matches=1))["pairings"]
    assert pairing["entrants"] == ["greedy", "greedy#2"]
    assert pairing["deals"]["lead"] == {"mean": 0, "low": 0, "high": 0}
    assert pairing["matches"]["won"]["mean"] == 0.5


def test_agents_of_one_strength_have_an_interval_around_nought() -> None:
    held = contest("random", "py:tests.arena.players:other_chance", boards=60)
    lead = report(held)["pairings"][0]["deals"]["lead"]
    assert lead["low"] < 0 < lead["high"]
    assert 0.2 < lead["high"] - lead["low"] < 2.5


@pytest.mark.parametrize(
    ("preset", "seats", "partners"),
    [("royal", 3, False), ("danish", 4, False), ("dominican", 4, True), ("spade", 2, False)],
)
def test_greedy_beats_random_in_every_seating(preset: str, seats: int, partners: bool) -> None:
    held = contest(
        "greedy", "random", preset=preset, seats=seats, partners=partners, boards=8, matches=1
    )
    (pairing,) = report(held)["pairings"]
    assert pairing["deals"]["lead"]["low"] > 0
    assert pairing["deals"]["won"]["mean"] > 0.6
    assert pairing["matches"]["drawn"] == 0


def test_the_watcher_sees_it_grow_to_its_end() -> None:
    told: list[tuple[int, int]] = []
    run_contest(
        contest("greedy", "random", boards=100, test=SequentialTest(0, 1)),
        INLINE,
        watch=lambda done, whole: told.append((done, whole)),
    )
    done = [at for at, _ in told]
    assert done == sorted(done)
    assert told[0] == (0, 100)
    assert told[-1] == (100, 100)  # though it was decided before
    assert max(done[:-1]) <= LOOK


@pytest.mark.parametrize(
    ("entrant", "what"),
    [
        ("py:tests.arena.players:Broken", "RuntimeError: out\nof order"),
        ("py:tests.arena.players:Cheat", "IllegalMove"),
        ("py:tests.arena.players:Undecided", "None is no move"),
        ("py:tests.arena.players:Quitter", "SystemExit: 3"),
        ("py:tests.arena.players:Closer", "GeneratorExit: "),
    ],
)
def test_an_agent_that_fails_is_named_with_the_deal(entrant: str, what: str) -> None:
    with pytest.raises(ArenaError, match="of seed 'test/1-2/1'") as raised:
        run_contest(contest("greedy", entrant), INLINE)
    assert raised.value.code in ("arena/entrant-failed", "arena/no-move", "move/illegal")
    assert entrant in str(raised.value)
    assert what in str(raised.value)


class Losing(Inline):
    """Loses its worker at the third job."""

    def __init__(self) -> None:
        self.jobs = 0

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        self.jobs += 1
        if self.jobs < 3:
            return super().submit(fn, *args, **kwargs)
        future: Future[T] = Future()
        future.set_exception(OSError("gone"))
        return future


def test_a_lost_worker_is_told_in_one_line() -> None:
    with pytest.raises(ArenaError, match=r"a worker was lost \(OSError: gone\)") as raised:
        run_contest(contest("greedy", "random", boards=50), Crew(Losing(), 1))
    assert raised.value.code == "arena/worker-lost"


def test_a_pool_whose_process_is_killed_is_told_in_one_line() -> None:
    with (
        pytest.raises(ArenaError) as raised,
        local_crew(2) as crew,
    ):
        run_contest(contest("random", "py:tests.arena.players:Killer"), crew)
    assert raised.value.code == "arena/worker-lost"


@pytest.mark.parametrize(
    ("boards", "matches", "what"),
    [
        (0, 0, "neither deals nor matches"),
        (-1, 0, "boards can't be -1"),
        (1, 10_000_000, "matches can't be 10000000"),
    ],
)
def test_what_is_no_contest_is_refused(boards: int, matches: int, what: str) -> None:
    with pytest.raises(ArenaError, match=what) as raised:
        contest("greedy", "random", boards=boards, matches=matches)
    assert raised.value.code == "arena/bad-contest"


def test_one_alone_is_no_contest() -> None:
    with pytest.raises(ArenaError, match="two entrants"):
        contest("greedy")
