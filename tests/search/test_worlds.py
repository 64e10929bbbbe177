"""Worlds agree with everything that is public, and with nothing more."""

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest

from cassino.cards import FULL_DECK, CardSet, parse_card
from cassino.notation import format_move, parse_position
from cassino.rules import PlayerView, Position, refusal, variant, view_of
from cassino.search import (
    Beliefs,
    Plan,
    believe,
    count_hands,
    desk_for,
    sampling_plan,
    think,
)
from cassino.search.records import MANNERS, WORLD_WIDTH
from tests.search.scenes import played_on, where


def beliefs_of(view: PlayerView, worlds: int, seed: int = 1) -> Beliefs:
    return believe(view, desk_for(view, seed), worlds)


def unseen(view: PlayerView) -> CardSet:
    cards = FULL_DECK - view.hand - view.loose
    for pile in view.piles:
        cards -= pile
    for build in view.builds:
        cards -= build.cards
    return cards


def late_with_rival_build(position: Position) -> bool:
    """Few unseen cards, and the other seat owns a build."""
    if not 0 < len(position.stock) <= 8 or not position.hands[1 - position.turn]:
        return False
    return any(build.owner != position.turn for build in position.builds)


@pytest.mark.parametrize(("preset", "seats"), [("classic", 2), ("royal", 3), ("dominican", 4)])
def test_every_hand_has_its_number_of_unseen_cards(preset: str, seats: int) -> None:
    position = played_on(variant(preset), "hands", 7, seats)
    view = view_of(position, position.turn)
    found = beliefs_of(view, 50)
    for hands in found.hands:
        held = [CardSet(int(hand)) for hand in hands[:seats]]
        assert held[view.turn] == view.hand
        others = [hand for seat, hand in enumerate(held) if seat != view.turn]
        assert [len(hand) for hand in others] == [
            h for s, h in enumerate(view.hidden) if s != view.turn
        ]
        together = CardSet(0)
        for hand in others:
            assert together.isdisjoint(hand)
            together |= hand
        assert not together - unseen(view)


def test_all_worlds_are_listed_and_only_those_that_answer_for_builds() -> None:
    """CL34: the owner of a build has a card for it, all else is as likely as before."""
    position = where(variant(), late_with_rival_build)
    view = view_of(position, position.turn)
    other = 1 - view.turn
    owned = {build.value for build in view.builds if build.owner == other}
    hands = variant().values.hand
    expected = {
        sum(1 << card for card in held)
        for held in combinations(unseen(view), view.hidden[other])
        if owned <= {value for card in held for value in hands[card]}
    }
    number = count_hands(view)
    assert number is not None
    found = beliefs_of(view, number)
    assert found.is_exact
    assert {int(hand) for hand in found.hands[:, other]} == expected
    assert len(found.chances) == MANNERS * len(expected)
    assert len(expected) < number
    assert np.allclose(found.chances.reshape(-1, MANNERS).sum(axis=1), 1 / len(expected))


def test_drawn_worlds_are_as_likely_as_each_other() -> None:
    """Thrown-away hands leave no bias: how often each comes fits an even draw (chi square)."""
    position = where(variant(), late_with_rival_build)
    view = view_of(position, position.turn)
    number = count_hands(view)
    assert number is not None
    listed = beliefs_of(view, number)
    hands = {int(hand) for hand in listed.hands[:, 1 - view.turn]}
    size = len(hands)
    counts: Counter[int] = Counter()
    for seed in range(60 * size // (number - 1) + 1):
        counts.update(
            int(hand) for hand in beliefs_of(view, number - 1, seed).hands[:, 1 - view.turn]
        )
    expected = counts.total() / size
    assert expected >= 40
    chi = sum((counts[hand] - expected) ** 2 / expected for hand in hands)
    assert counts.total() == sum(counts[hand] for hand in hands)
    assert chi < size + 5 * (2 * size) ** 0.5


def test_the_last_hand_of_two_seats_is_certain() -> None:
    position = where(variant("danish"), lambda p: not p.stock and all(p.hands))
    view = view_of(position, position.turn)
    found = beliefs_of(view, 10)
    assert found.is_certain
    assert [CardSet(int(hand)) for hand in found.hands[0, :2]] == list(position.hands)


def test_an_order_of_worlds_follows_their_chances() -> None:
    beliefs = Beliefs(
        np.zeros((3, WORLD_WIDTH), np.int64), np.array([0.5, 0.0, 0.5]), is_exact=False
    )
    assert beliefs.order(4).tolist() == [0, 0, 2, 2]


def test_a_last_hand_is_not_certain_where_cards_lie_aside() -> None:
    """As in a small pack, or in a position that doesn't tell the piles."""
    view = parse_position(
        {"variant": "classic", "turn": 1, "hand_number": 6, "stock": 0, "builds": []}
        | {"loose": ["9c", "5d"], "hands": [["??", "??"], ["5c", "Kd"]]}
    )
    assert isinstance(view, PlayerView)
    number = comb(48, 2)
    assert count_hands(view) == number
    found = beliefs_of(view, number)
    assert (found.is_exact, found.is_certain, len(found.chances)) == (True, False, MANNERS * number)
    drawn = beliefs_of(view, 100)
    assert len({int(hand) for hand in drawn.hands[:, 0]}) > 50
    best, *_ = think(view, Plan(playouts=400), seed=1)
    assert format_move(view, best.move) == "5c x 5d"
    assert not best.is_exact


def cards_of(text: str) -> int:
    return int(CardSet.from_cards(map(parse_card, text.split())))


def with_three_builds(*missing: str, each: int = 1) -> PlayerView:
    """What a seat sees of three builds of others who hold so many cards each; some are taken.

    Of the cards that answer for them a jack, two queens and a nine may be out of sight.
    """
    held, builds = ["9c", "9d"], [["Ac", "Tc"], ["Jd"], ["Ah", "8d"], ["2d", "Th"]]
    table = [card for group in builds for card in group]
    hidden = {"Js", "Qs", "Qh", "9s"} - set(missing)
    first = [*missing, "Jh", "Jc", "Qc", "Qd", "9h"]
    others = [str(card) for card in FULL_DECK if str(card) not in {*held, *table, *hidden, *first}]
    taken = (first + others)[: 27 - 3 * each]
    view = parse_position(
        {"variant": "dominican", "seats": 4, "partners": True, "dealer": 1, "turn": 2}
        | {"hand_number": 2, "stock": 16, "loose": [], "sweeps": [0, 0], "last_capturer": 0}
        | {
            "hands": [["??"] * each, ["??"] * each, held, ["??"] * each],
            "piles": [taken[:10], taken[10:]],
        }
        | {
            "builds": [
                {"value": 11, "groups": builds[:2], "owner": 1},
                {"value": 9, "groups": builds[2:3], "owner": 0},
                {"value": 12, "groups": builds[3:], "owner": 3},
            ]
        }
    )
    assert isinstance(view, PlayerView)
    return view


def test_hands_that_answer_for_many_builds_are_found_and_equally_likely() -> None:
    """One hand in thousands does: they begin with cards that answer (CL34)."""
    hands = [tuple(map(int, world)) for world in beliefs_of(with_three_builds(), 2_000).hands]
    counts = Counter(hands)
    assert set(counts) == {
        tuple(map(cards_of, ("9s", "Js", "9c 9d", queen))) for queen in ("Qs", "Qh")
    }
    assert abs(counts[hands[0]] - 1_000) < 5 * (2_000 / 4) ** 0.5


def test_two_cards_that_answer_make_a_hand_no_likelier() -> None:
    view = with_three_builds(each=2)
    both, size = cards_of("Qs Qh"), 8_000
    answers = (cards_of("9s"), cards_of("Js"), cards_of("Qs Qh"))
    pairs = [1 << a | 1 << b for a, b in combinations(unseen(view), 2)]
    nines, jacks, queens = ([pair for pair in pairs if pair & each] for each in answers)
    last = [q for n in nines for j in jacks if not n & j for q in queens if not q & (n | j)]
    share = last.count(both) / len(last)
    drawn = [int(hand) for hand in beliefs_of(view, size).hands[:, 3]]
    assert abs(drawn.count(both) - size * share) < 5 * (size * share) ** 0.5


@pytest.mark.parametrize("plan", [Plan(playouts=400, worlds=50), sampling_plan(8)])
def test_a_build_for_which_nobody_can_hold_a_card_ends_no_search(plan: Plan) -> None:
    """Its owner could neither capture nor trail; in worlds it is nobody's."""
    view = with_three_builds("Js")
    assert len(beliefs_of(view, 50).chances) == 50
    best, *_ = think(view, plan, seed=1)
    assert refusal(view, best.move) is None


def test_any_hand_is_believed_where_none_answers_at_two_seats() -> None:
    view = parse_position(
        {"variant": "classic", "turn": 1, "hand_number": 6, "stock": 0, "loose": ["2c"]}
        | {"builds": [{"value": 9, "groups": [["5c", "4d"]], "owner": 0}]}
        | {"hands": [["??"], ["5d", "9d"]], "piles": [["9c", "9h", "9s"], []]}
    )
    assert isinstance(view, PlayerView)
    number = count_hands(view)
    assert number is not None
    found = beliefs_of(view, number)
    assert (len(found.chances), found.is_exact) == (1, False)
    best, *_ = think(view, Plan(playouts=100), seed=1)
    assert refusal(view, best.move) is None
