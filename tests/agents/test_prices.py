"""Prices follow from a variant's scoring, and cards out of sight from what was seen."""

from itertools import combinations

import pytest

from cassino.agents.prices import prices_for
from cassino.agents.unseen import kinds_of, misses, unseen_by
from cassino.cards import CARDS, CardSet, parse_card
from cassino.rules import PRESETS, PlayerView, deal, is_over, legal_moves, play, variant, view_of
from tests.rules.tables import table

NEUTRAL = parse_card("9h")


def view(preset: str, place: dict[str, object] | None = None) -> PlayerView:
    at = table(preset, "8c 7c", "6c 5c", stock=16, place=place)
    assert isinstance(at, PlayerView)
    return at


def price(seen: PlayerView, card: str) -> float:
    return prices_for(seen).cards[parse_card(card)]


@pytest.mark.parametrize(
    ("preset", "card", "points"),
    [
        ("classic", "9h", 0.2),
        ("classic", "9s", 0.35),
        ("classic", "Td", 2.2),
        ("classic", "2s", 1.35),
        ("classic", "Ah", 1.2),
        ("danish", "9h", 1 / 15),
        ("danish", "9s", 1 / 15 + 0.3),
        ("spade", "9s", 1.2),
        ("spade", "Js", 2.2),
        ("spade", "2s", 2.2),
        ("laistokasino", "Ah", -1 - 1 / 15),
    ],
)
def test_a_card_costs_its_points_and_its_share_of_the_majorities(
    preset: str, card: str, points: float
) -> None:
    assert price(view(preset), card) == pytest.approx(points)


def test_a_settled_majority_is_worth_nothing_more() -> None:
    """Side 0 has 27 cards: most cards are its own, whatever follows."""
    low = ["Ac", "Ad", "As", "2c", "2d", "2h", "4d"]
    pile = [card.text for card in CARDS if card.rank > 8][:20] + low
    assert price(view("classic", {"piles": [pile[1:], []]}), "3h") == pytest.approx(0.2)
    assert price(view("classic", {"piles": [pile, []]}), "3h") == 0


def test_what_a_side_needs_to_win_is_dear() -> None:
    """At 19 a Dominican side wins only by Big Cassino (DR21)."""
    plain, needed = view("dominican"), view("dominican", {"scores": [19, 3]})
    assert price(needed, "Td") == pytest.approx(3 * 2 + 0.2)
    assert price(plain, "Td") == pytest.approx(2.2)
    assert price(needed, "2s") == price(plain, "2s")


@pytest.mark.parametrize(
    ("preset", "place", "sweeps"),
    [
        ("classic", {}, (0, 0)),
        ("royal", {}, (1, 1)),
        ("dominican", {"scores": [18, 0]}, (0, 1)),
        ("dominican", {"scores": [18, 0], "sweeps": [0, 1]}, (1, 1)),
        ("finnish", {"hand_number": 6}, (0, 0)),
        ("finnish", {"hand_number": 5}, (1, 1)),
        ("laistokasino", {"hand_number": 5}, (-1, -1)),
    ],
)
def test_sweeps_cost_what_they_count(
    preset: str, place: dict[str, object], sweeps: tuple[int, ...]
) -> None:
    assert prices_for(view(preset, place)).sweeps == sweeps


@pytest.mark.parametrize("held", [0, 1, 3])
def test_the_chance_to_miss_is_counted_out(held: int) -> None:
    unseen = range(7)
    for missing, chance in enumerate(misses(7, held)):
        hands = list(combinations(unseen, held))
        free = [hand for hand in hands if min(hand, default=7) >= missing]
        assert chance == pytest.approx(len(free) / len(hands))


def test_what_was_captured_or_lies_open_is_no_longer_out() -> None:
    at = table("classic", "8c 7c", "6c", (9, "5c 4c", 0), stock=20, place={"piles": [["Kc"], []]})
    assert isinstance(at, PlayerView)
    seen = CardSet.of("8c", "7c", "6c", "5c", "4c", "Kc")
    assert unseen_by(at).cards == int(CardSet.from_cards(CARDS) - seen)


def test_others_are_asked_in_the_order_of_their_turns() -> None:
    position = deal(variant("dominican"), seats=4, seed="a")
    others = unseen_by(view_of(position, position.turn)).others
    assert [each.seat for each in others] == [(position.turn - n) % 4 for n in (1, 2, 3)]
    assert [each.is_partner for each in others] == [False, True, False]


@pytest.mark.parametrize(
    ("preset", "dealer", "hands", "held"),
    [
        ("classic", 1, [[], ["8c"]], [(0, 4)]),
        ("classic", 0, [["??"], ["8c"]], [(0, 1)]),
        ("danish", 0, [[], ["8c"]], []),
        ("danish", 1, [["??"], ["8c"]], [(0, 1), (0, 4)]),
    ],
)
def test_the_next_hand_is_led_by_whom_it_is_to_be_led(
    preset: str, dealer: int, hands: list[list[str]], held: list[tuple[int, int]]
) -> None:
    """The player after the dealer leads every hand, in Danish each time one seat further (X13)."""
    place = {"hands": hands, "dealer": dealer, "hand_number": 2}
    at = table(preset, "8c", "6c", turn=1, stock=20, place=place)
    assert isinstance(at, PlayerView)
    assert [(other.seat, other.held) for other in unseen_by(at).others] == held


@pytest.mark.parametrize("preset", PRESETS)
def test_others_are_those_who_will_play(preset: str) -> None:
    """Whoever is said to play before the seat does so again does, in that order."""
    rules = variant(preset)
    for seats in (2,) if preset == "draw" else (2, 3, 4):
        position = deal(rules, seats=seats, partners=False, seed="order")
        told: list[tuple[int, list[int], list[int]]] = []
        while not is_over(position):
            turn = position.turn
            for _, _, played in told:
                played.append(turn)
            others = unseen_by(view_of(position, turn)).others
            told.append((turn, [each.seat for each in others], []))
            position, _ = play(position, next(legal_moves(position)))
        for seat, expected, played in told:
            until = played.index(seat) if seat in played else len(played)
            assert played[:until] == expected[: len(played)], (seats, seat)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_card_is_of_one_kind_with_its_values(preset: str) -> None:
    rules = variant(preset)
    kinds = kinds_of(rules)
    for card in CARDS:
        (kind,) = [each for each in kinds if each.cards >> card & 1]
        assert kind.values == rules.values.hand[card]
        assert kind.clears == (preset == "danish" and card == parse_card("5s"))
