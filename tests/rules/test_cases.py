"""Every worked case of `tests/cases`, judged by the rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from cassino.cards import NO_CARDS, CardSet, parse_card
from cassino.notation import parse_move, parse_position
from cassino.rules import (
    ITEMS,
    DealResult,
    DealScore,
    Position,
    SideScore,
    Variant,
    deal,
    hands_in_deal,
    leader_of,
    legal_moves,
    next_dealer,
    play,
    recipients,
    refusal,
    residue_side,
    score_deal,
    settle,
    turn_order,
    variant,
)

FOLDER = Path(__file__).parents[1] / "cases"
Case = dict[str, Any]


def cases_of(*kinds: str) -> list[Any]:
    """Every case of these kinds, from all files."""
    texts = (file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.jsonl")))
    cases = [json.loads(line) for text in texts for line in text.splitlines()]
    return [pytest.param(case, id=case["id"]) for case in cases if case["kind"] in kinds]


def rules_of(case: Case) -> Variant:
    return variant(case["variant"], **case.get("options", {}))


@pytest.mark.parametrize("case", cases_of("moves"))
def test_moves(case: Case) -> None:
    at = parse_position(case["position"])
    wanted = [parse_move(at, text) for text in case["moves"]]
    listed = [m for m in legal_moves(at) if case.get("card") in (None, m.card.text)]
    assert set(listed) == set(wanted)
    assert len(listed) == len(set(listed)) == len(wanted)
    assert [refusal(at, move) for move in wanted] == [None] * len(wanted)


def result_of_case(case: Case, *, partners: bool) -> DealResult:
    """The piles of the sides, with what stayed on the table given to whom it belongs."""

    def side_of(seat: int) -> int:
        return seat % 2 if partners else seat

    sides = 2 if partners else case["seats"]
    piles = [NO_CARDS] * sides
    sweeps = [0] * sides
    for seat, (pile, count) in enumerate(zip(case["piles"], case["sweeps"], strict=True)):
        piles[side_of(seat)] |= CardSet.of(*pile)
        sweeps[side_of(seat)] += count
    last = case["last_capturer"]
    last_side = None if last is None else side_of(last)
    left = CardSet((1 << 52) - 1 - sum(piles))
    side = residue_side(rules_of(case), last_side, side_of(case.get("dealer", 0)))
    if side is not None:
        piles[side] |= left
    before = tuple(case.get("scores_before", [0] * sides))
    return DealResult(tuple(piles), tuple(sweeps), last_side, before)


@pytest.mark.parametrize("case", cases_of("score"))
def test_score(case: Case) -> None:
    result = result_of_case(case, partners=case.get("partners", False))
    score = score_deal(rules_of(case), result)
    shown = [
        {**{item: getattr(side, item) for item in ITEMS}, "total": side.total}
        for side in score.sides
    ]
    assert shown == case["expected"]


@pytest.mark.parametrize("case", cases_of("match"))
def test_match(case: Case) -> None:
    sides = tuple(SideScore(**side) for side in case["deal"])
    settled = settle(rules_of(case), case["scores_before"], DealScore(sides))
    assert {"scores": list(settled.scores), "winner": settled.winner} == case["expected"]


@pytest.mark.parametrize("case", cases_of("deal"))
def test_deal(case: Case) -> None:
    rules, seats = rules_of(case), case.get("seats", 2)
    dealer, hand = case.get("dealer", 0), case.get("hand_number", 1)
    leader = leader_of(rules, seats, dealer, hand)
    places = recipients(rules, seats, dealer, hand)
    assert case["expected"] == {
        "leader": leader,
        "order": list(turn_order(rules, seats, leader)),
        "next_dealer": next_dealer(rules, seats, dealer),
        "hands_in_deal": hands_in_deal(rules, seats),
        "last": hand == hands_in_deal(rules, seats),
        "recipients": ["table" if place is None else str(place) for place in places],
    }


def leaves(at: Position, depth: int) -> int:
    """How many move sequences of this length there are."""
    listed = list(legal_moves(at))
    if depth == 1:
        return len(listed)
    return sum(leaves(play(at, move)[0], depth - 1) for move in listed)


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=case["variant"])
        for case in json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))
    ],
)
def test_perft(case: Case) -> None:
    start = deal(
        rules_of(case),
        deck=[parse_card(text) for text in case["deck"]],
        seats=case["seats"],
        dealer=case["dealer"],
    )
    depths = range(1, len(case["leaves"]) + 1)
    assert [leaves(start, depth) for depth in depths] == case["leaves"]
