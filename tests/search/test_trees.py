"""The tree of what playouts find about the seat's own later moves."""

import numpy as np

from cassino.kernel import Rules, compiled
from cassino.kernel.records import States, Work
from cassino.rules import deal, variant, view_of
from cassino.search import Desk, Plan, desk_for, think
from cassino.search.desks import weigh
from cassino.search.judging import weigh_moves
from cassino.search.records import WIDTH, Judges
from cassino.search.trees import begin_path, choose_ahead, end_path


@compiled
def _choose(rules: Rules, states: States, work: Work, judge: Judges) -> int:
    """The code of the move that a new playout plays first."""
    begin_path(judge[0])
    end = weigh_moves(rules[0], states, 0, work[0], judge[0], 0, False)
    code: int = work[0].codes[choose_ahead(states[0], work[0], judge[0], end)]
    return code


@compiled
def _bring(judge: Judges, lead: float) -> None:
    end_path(judge[0], lead)


def _desk(seed: str = "tree") -> Desk:
    position = deal(variant(), seed=seed)
    return desk_for(view_of(position, position.turn), 1)


def _is_close(desk: Desk) -> bool:
    """Whether the best moves at first sight are worth nearly the same."""
    _, worths = weigh(desk)
    second, first = np.sort(worths)[-2:]
    return bool(first - second < 0.2)


def _passed(desk: Desk) -> list[int]:
    judge = desk.judge[0]
    slots: list[int] = judge.passed_slots[: judge.passed].tolist()
    return slots


def test_worlds_that_look_the_same_share_a_node() -> None:
    desk = _desk()
    other = 1 - int(desk.states[0].turn)
    _choose(*desk.records)
    (slot,) = _passed(desk)
    _bring(desk.judge, 2.0)
    desk.states[0].hands[other] = 0b1111 << 40
    _choose(*desk.records)
    assert _passed(desk) == [slot]
    assert desk.judge[0].visits[slot].tolist() == [1, *[0] * (WIDTH - 1)]


def test_a_new_node_ends_the_path_and_a_known_one_does_not() -> None:
    desk = _desk()
    _choose(*desk.records)
    assert not desk.judge[0].grows
    _choose(*desk.records)
    assert desk.judge[0].grows


def test_what_brings_most_is_played_most() -> None:
    desk = next(desk for seed in "abcdefghij" if _is_close(desk := _desk(seed)))
    codes: list[int] = []
    for _ in range(200):
        codes.append(_choose(*desk.records))
        _bring(desk.judge, 5.0 if codes[-1] == codes[0] else 8.0)
    tried = sorted(set(codes), key=codes.count)
    assert len(tried) > 1
    assert codes.count(codes[0]) < 100
    (slot,) = _passed(desk)
    assert desk.judge[0].visits[slot].sum() == 200


def test_a_full_tree_is_left_alone() -> None:
    desk = _desk()
    first = _choose(*desk.records)
    desk.judge["keys"] = -7
    assert _choose(*desk.records) == first
    assert _passed(desk) == []
    assert (desk.judge[0].keys == -7).all()


def test_a_search_begins_without_nodes() -> None:
    position = deal(variant("royal"), seed="tree")
    view = view_of(position, position.turn)
    first = think(view, Plan(playouts=400), seed=4)
    assert desk_for(view, 4).judge[0].keys.max() == 0
    assert think(view, Plan(playouts=400), seed=4) == first
