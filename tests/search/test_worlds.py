"""Worlds agree with everything that is public, and with nothing more."""

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest

from cassino.cards import FULL_DECK, CardSet
from cassino.notation import format_move, parse_position
from cassino.rules import PlayerView, Position, variant, view_of
from cassino.search import Beliefs, Plan, believe, count_hands, desk_for, think
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
