"""Classic Casino: seats, pack, dealing and the order of play (CL1-CL9)."""

import pytest

from cassino.cards import CARDS, FULL_DECK, CardSet
from cassino.rules import (
    Dealt,
    Event,
    InvalidDeck,
    InvalidSeats,
    LastAnnounced,
    Match,
    Position,
    check_seats,
    deal,
    hands_in_deal,
    leader_of,
    legal_moves,
    next_dealer,
    play,
    recipients,
    shuffled_deck,
    start_deal,
    turn_order,
    variant,
)

CLASSIC = variant("classic")


def played_out(at: Position) -> list[Event]:
    """Everything that happens when the first legal move is made until the deal is over."""
    told: list[Event] = []
    while not at.is_over:
        at, events = play(at, next(legal_moves(at)))
        told += events
    return told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cl1_two_to_four_play_each_for_himself(seats: int) -> None:
    start = deal(CLASSIC, seed="cl1", seats=seats)
    assert start.sides == seats
    assert [start.side_of(seat) for seat in range(seats)] == list(range(seats))


def test_cl1_four_may_play_as_partners_who_sit_opposite() -> None:
    start = deal(CLASSIC, seed="cl1", seats=4, partners=True)
    assert start.sides == 2
    assert [start.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize(("seats", "partners"), [(1, False), (5, False), (2, True), (3, True)])
def test_cl1_nobody_plays_otherwise(seats: int, partners: bool) -> None:
    with pytest.raises(InvalidSeats):
        check_seats(CLASSIC, seats, partners)
    with pytest.raises(InvalidSeats):
        deal(CLASSIC, seed="cl1", seats=seats, partners=partners)


def test_cl2_the_pack_has_52_cards() -> None:
    start = deal(CLASSIC, seed="cl2")
    dealt = [*start.loose, *start.hands[0], *start.hands[1], *start.stock]
    assert len(dealt) == 52
    assert CardSet.from_cards(dealt) == FULL_DECK


@pytest.mark.parametrize("deck", [CARDS[:51], (*CARDS[:51], CARDS[0]), (*CARDS, CARDS[0])])
def test_cl2_no_other_pack_is_dealt(deck: tuple[int, ...]) -> None:
    with pytest.raises(InvalidDeck):
        deal(CLASSIC, deck=[CARDS[card] for card in deck])


def test_cl3_seat_0_deals_first_unless_another_is_chosen() -> None:
    assert Match.start(CLASSIC).dealer == 0
    assert Match.start(CLASSIC, seats=3, dealer=2).dealer == 2
    with pytest.raises(InvalidSeats):
        Match.start(CLASSIC, dealer=2)
    with pytest.raises(InvalidDeck):
        deal(CLASSIC, seed="cl3", dealer=2)


def test_cl4_play_is_clockwise_from_the_dealers_left_and_the_deal_passes_to_the_left() -> None:
    assert turn_order(CLASSIC, 4, 1) == (1, 2, 3, 0)
    assert leader_of(CLASSIC, 4, 0, 1) == 1
    assert [next_dealer(CLASSIC, 3, dealer) for dealer in range(3)] == [1, 2, 0]
    start = deal(CLASSIC, seed="cl4", seats=4, dealer=2)
    seen = [start.turn]
    for _ in range(3):
        start, _ = play(start, next(legal_moves(start)))
        seen.append(start.turn)
    assert seen == [3, 0, 1, 2]


def test_cl5_the_first_hand_goes_out_in_twos_others_then_table_then_dealer() -> None:
    assert recipients(CLASSIC, 3, 0, 1) == (1, 1, 2, 2, None, None, 0, 0) * 2
    position, (told,) = start_deal(CLASSIC, deck=CARDS, seats=2)
    assert isinstance(told, Dealt)
    assert told.hands == ((*CARDS[4:6], *CARDS[10:12]), (*CARDS[:2], *CARDS[6:8]))
    assert told.table == (*CARDS[2:4], *CARDS[8:10])
    assert position.loose == CardSet.from_cards(told.table)


def test_cl6_later_hands_are_dealt_by_the_same_dealer_and_none_to_the_table() -> None:
    assert recipients(CLASSIC, 3, 1, 2) == (2, 2, 0, 0, 1, 1) * 2
    told = played_out(deal(CLASSIC, deck=shuffled_deck("cl6")))
    dealt = [event for event in told if isinstance(event, Dealt)]
    assert [event.hand_number for event in dealt] == [2, 3, 4, 5, 6]
    assert all(event.dealer == 0 and event.table == () for event in dealt)
    assert all(len(hand) == 4 for event in dealt for hand in event.hands)


@pytest.mark.parametrize(("seats", "hands"), [(2, 6), (3, 4), (4, 3)])
def test_cl7_a_deal_has_as_many_hands_as_the_pack_gives(seats: int, hands: int) -> None:
    assert hands_in_deal(CLASSIC, seats) == hands
    told = played_out(deal(CLASSIC, seed="cl7", seats=seats))
    assert sum(isinstance(event, Dealt) for event in told) == hands - 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cl8_the_dealer_announces_the_last_hand(seats: int) -> None:
    told = played_out(deal(CLASSIC, seed="cl8", seats=seats))
    (announced,) = [at for at, event in enumerate(told) if isinstance(event, LastAnnounced)]
    last = told[announced - 1]
    assert isinstance(last, Dealt)
    assert last.hand_number == hands_in_deal(CLASSIC, seats)


@pytest.mark.parametrize("hand", range(1, 7))
def test_cl9_the_dealers_left_leads_every_hand(hand: int) -> None:
    assert leader_of(CLASSIC, 2, 0, hand) == 1
    assert leader_of(CLASSIC, 4, 3, hand) == 0
