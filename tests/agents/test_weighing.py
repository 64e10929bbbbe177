"""What a move leaves on the table, what the table offers, and what that is worth."""

import pytest

from cassino.agents.groups import groups_after, groups_by_total, packed, parts_of
from cassino.agents.offers import Offer, Offers
from cassino.agents.prices import prices_for
from cassino.agents.tables import Table, table_after, table_of
from cassino.agents.unseen import kinds_of
from cassino.agents.weighing import Scales, Weights
from cassino.cards import CARDS, CardSet, parse_card
from cassino.notation import parse_move
from cassino.rules import (
    PRESETS,
    Capture,
    PlayerView,
    deal,
    is_over,
    legal_moves,
    play,
    turn_of,
    variant,
    view_of,
)
from tests.agents.conformance import crowded_view, random_variant, rng_of
from tests.rules.tables import table


def view_at(*given: object, **options: object) -> PlayerView:
    at = table(*given, **options)  # type: ignore[arg-type]
    return at if isinstance(at, PlayerView) else view_of(at, at.turn)


def scales(view: PlayerView) -> Scales:
    return Scales(view, Weights())


@pytest.mark.parametrize("preset", PRESETS)
def test_the_table_after_a_move_is_the_one_that_the_rules_make(preset: str) -> None:
    rng = rng_of(f"tables {preset}")
    for number in range(10):
        rules = random_variant(rng, preset) if number else variant(preset)
        seats = 2 if preset == "draw" else 4
        position = deal(rules, seats=seats, partners=seats == 4, seed=f"{number}")
        while not is_over(position):
            view = view_of(position, position.turn)
            moves = list(legal_moves(view, limit=5000))
            for move in moves:
                after, _ = play(position, move)
                if not after.is_over:
                    made = table_after(turn_of(view), table_of(view), move)
                    real = table_of(view_of(after, None))
                    assert made.loose == real.loose
                    assert set(made.stacks) == set(real.stacks), (move, view)
                    assert_groups_follow(view, made)
            position, _ = play(position, rng.choice(moves))


def assert_groups_follow(view: PlayerView, after: Table) -> None:
    """The groups that are carried over a move are those that listing them anew would find."""
    at = scales(view)
    carried = groups_after(at.groups, at.turn, at.table, after, at.prices)
    parts = parts_of(at.turn, after, at.prices)
    if len(parts) <= 12 and not view.variant.build.build_as_card:
        for some, listed in zip(carried, groups_by_total(parts), strict=True):
            assert sorted(cards for _, cards in some) == sorted(cards for _, cards in listed)
            assert [worth for worth, _ in some] == pytest.approx([worth for worth, _ in listed])


def test_a_raise_joins_the_build_that_it_reaches_where_builds_merge() -> None:
    """A build of nine is raised to eleven, where another stands (X51)."""
    view = view_at("byggkasino", "2c Jd", "", (9, "5c 4c", 0), (11, "6c 5d", 0), stock=20)
    move = parse_move(view, "2c+[5c+4c] = 11")
    (stack,) = table_after(turn_of(view), table_of(view), move).stacks
    assert stack.cards == int(CardSet.of("2c", "5c", "4c", "6c", "5d"))
    assert (stack.owner, stack.is_multiple) == (1, True)


def best_capture(view: PlayerView) -> tuple[float, bool]:
    """The dearest of all captures of the only card held, and whether one clears the table."""
    prices = prices_for(view)
    taken = [int(move.taken) for move in legal_moves(view) if isinstance(move, Capture)]
    dearest = max(map(prices.of, taken), default=0.0)
    return dearest, int(view.loose) in taken


@pytest.mark.parametrize("preset", ["classic", "royal", "danish", "finnish"])
def test_an_offer_is_a_capture_that_can_be_made_and_hardly_ever_a_poor_one(preset: str) -> None:
    rng = rng_of(f"offers {preset}")
    offered, possible, cleared = 0.0, 0.0, 0
    for _ in range(300):
        view = crowded_view(rng, variant(preset, sweep_points=1), rng.randint(1, 7))
        hand = CardSet(1 << max(view.hand))
        view = view_at(
            preset, hand.high_to_low()[0].text, " ".join(map(str, view.loose)), sweep_points=1
        )
        at = scales(view)
        (kind,) = [each for each in kinds_of(view.variant) if each.cards & hand]
        groups = groups_by_total(parts_of(at.turn, at.table, at.prices))
        offer = Offers(at.turn, at.prices, at.table, groups, at.is_owed).to(kind)
        dearest, clears = best_capture(view)
        assert (offer is None) == (dearest == 0)
        if offer is not None:
            assert offer.worth <= dearest + 1e-9
            assert offer.clears == clears
            offered, possible, cleared = offered + offer.worth, possible + dearest, cleared + clears
    assert offered > 0.98 * possible
    assert cleared


def test_small_groups_are_taken_where_the_dearest_would_block_them() -> None:
    """The four cards together are dear, but one by one the pairs bring more."""
    one, two, three, four = 0b11, 0b1100, 0b110000, 0b1010101
    assert packed([(2.0, four), (1.0, one), (1.0, two), (1.0, three)]) == (3.0, one | two | three)
    assert packed([(4.0, four), (1.0, one), (1.0, two), (1.0, three)]) == (4.0, four)


def test_a_clearing_is_seen_where_cards_themselves_cost_nothing() -> None:
    """One side has most cards and most spades for good, but a sweep still counts."""
    pile = [rank + suit for rank in "3456789" for suit in "cdhs"]
    view = view_at("royal", "Kh", "Qd Jd Ah 2h Kd", stock=8, place={"piles": [pile, []]})
    at = scales(view)
    assert at.prices.cards[parse_card("Qd")] == 0
    offer = Offers(at.turn, at.prices, at.table, at.groups, at.is_owed).at(13)
    assert offer is not None
    assert offer.clears


def test_the_five_of_spades_is_offered_everything_where_it_has_its_power() -> None:
    at = scales(view_at("danish", "7c 8c", "Kc 9s Td", (7, "4c 3c", 0), stock=20))
    offers = Offers(at.turn, at.prices, at.table, at.groups, at.is_owed)
    (power,) = [each for each in kinds_of(at.view.variant) if each.clears]
    assert offers.to(power) == Offer(at.prices.of(at.table.cards), clears=True)


def test_a_sweep_is_a_gain_of_its_own() -> None:
    gains = []
    for preset in ("royal_na", "royal"):
        view = view_at(preset, "9c 5d", "5h 4h", stock=20)
        weighed = scales(view).weigh(parse_move(view, "9c x 5h+4h"))
        assert weighed.sweeps
        gains.append(weighed.gain)
    assert gains[1] - gains[0] == pytest.approx(1)


def test_the_danger_of_a_sweep_is_the_chance_of_the_cards_for_it() -> None:
    """Three fives are out; the other hand has three of the 47 cards out of sight."""
    view = view_at("royal", "Kc 9d Qs", "5h Kd", stock=40)
    at = scales(view)
    assert at.unseen.count == 47
    free = (44 / 47) * (43 / 46) * (42 / 45)
    assert at.weigh(parse_move(view, "Kc x Kd")).danger == pytest.approx(1 - free)
    assert at.weigh(parse_move(view, "Qs")).danger == 0


def test_the_very_last_capture_brings_the_rest() -> None:
    """The deal ends with this play: the queen and the point for the last capture (X31, X33)."""
    place = {"hand_number": 6, "hands": [[], ["4c"]], "last_capturer": 0}
    view = view_at("swedish", "4c", "4h Qc", stock=0, place=place)
    at = scales(view)
    rest = at.prices.cards[parse_card("Qc")]
    assert at.weigh(parse_move(view, "4c x 4h")).last == pytest.approx(1 + rest)
    left = sum(at.prices.cards[parse_card(card)] for card in ("4c", "4h", "Qc"))
    assert at.weigh(parse_move(view, "4c")).last == pytest.approx(-1 - left)


def test_a_capture_that_others_may_follow_is_the_last_with_less_chance() -> None:
    place = {"hand_number": 6, "last_capturer": 0}
    view = view_at("swedish", "4c 6c", "4h Qc", stock=0, place=place)
    at = scales(view)
    chance = Weights().idle ** 2
    worth = 1 + at.prices.cards[parse_card("Qc")]
    assert at.weigh(parse_move(view, "4c x 4h")).last == pytest.approx(chance * worth)


def test_an_own_build_is_worth_more_when_nobody_else_can_take_it() -> None:
    """All other nines are captured, or none."""
    prospects = []
    for piles in ([["9d", "9h"], ["9s", "Jc"]], [["8d", "8h"], ["8s", "Jc"]]):
        view = view_at("classic", "9c Qh", "Qd", (9, "7c 2h", 1), stock=20, place={"piles": piles})
        prospects.append(scales(view).weigh(parse_move(view, "Qh x Qd")).prospect)
    safe, unsafe = prospects
    assert safe == pytest.approx(Weights().build * 0.4)
    assert 0 < unsafe < safe


def test_what_must_be_taken_next_time_counts_against_a_move() -> None:
    """Where the fewest points win and whoever can take must (X29)."""
    view = view_at("laistokasino", "4c 9c", "9d Qh", stock=20)
    assert scales(view).weigh(parse_move(view, "9c x 9d")).prospect == 0
    owed = view_at("laistokasino", "Kc 9c", "9d Kh", stock=20)
    assert scales(owed).weigh(parse_move(owed, "9c x 9d")).prospect < 0


def test_earlier_hands_know_no_last_capture() -> None:
    view = view_at("swedish", "4c 5c", "4h Qc", stock=16, place={"hand_number": 4})
    assert scales(view).weigh(parse_move(view, "4c x 4h")).last == 0


def test_the_owner_of_a_build_is_expected_to_take_it() -> None:
    view = view_at("classic", "Kc 2d", "Qc", (9, "7c 2h", 0), stock=20)
    at = scales(view)
    worth = at.prices.of(int(CardSet.of("7c", "2h")))
    assert at.weigh(parse_move(view, "Kc")).threat == pytest.approx(worth)


@pytest.mark.parametrize("unseen", [0, 1])
def test_a_partner_is_counted_on_for_its_builds(unseen: int) -> None:
    """As likely as the rival before it has no card for one; either rival may have that."""
    nines = ["9c", "9d", "9h", "9s"][unseen:]
    place = {"partners": True, "piles": [["Kd", "Kh", "Ks", *nines], []]}
    view = view_at("classic", "Kc 2d", "", (9, "7c 2h", 3), seats=4, stock=20, place=place)
    at = scales(view)
    assert (view.turn, view.hidden) == (1, (2, 0, 2, 2))
    held = unseen * 2 / at.unseen.count
    worth = at.prices.of(int(CardSet.of("7c", "2h")))
    threat = at.weigh(parse_move(view, "Kc")).threat
    assert threat == pytest.approx((2 * held - (1 - held)) * worth)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_loose_group_is_there_next_time_if_every_other_seat_leaves_it(seats: int) -> None:
    view = view_at("classic", "Kc 9d", "9c Qh", seats=seats, stock=20)
    at = scales(view)
    nine = at.prices.cards[parse_card("9c")]
    prospect = at.weigh(parse_move(view, "Kc")).prospect
    assert prospect == pytest.approx(Weights().loose ** (seats - 1) * nine)


def test_every_card_has_a_price_and_sets_cost_their_cards() -> None:
    prices = prices_for(view_at("spade", "Kc 2d", "Qc", stock=20))
    assert prices.of((1 << 52) - 1) == pytest.approx(sum(prices.cards))
    assert all(prices.cards[card] > 0 for card in CARDS)
