"""Cards and sets of cards: order, spellings, and the operations of sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.cards import (
    ACES,
    CARDS,
    FULL_DECK,
    NO_CARDS,
    RANK_SIGNS,
    SPADES,
    SPELLINGS,
    SUIT_SIGNS,
    Card,
    CardError,
    CardSet,
    Rank,
    Suit,
    format_card,
    parse_card,
)

some_cards = st.frozensets(st.sampled_from(CARDS)).map(CardSet.from_cards)


def test_cards_count_ranks_from_the_ace_and_suits_from_clubs() -> None:
    assert [format_card(card) for card in CARDS] == [r + s for r in RANK_SIGNS for s in SUIT_SIGNS]
    assert [int(card) for card in CARDS] == list(range(52))


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_knows_its_rank_suit_and_text(card: Card) -> None:
    assert card.text == str(card) == repr(card) == format_card(card)
    assert RANK_SIGNS[card.rank - 1] == card.text[0]
    assert card.suit == card.text[1]
    assert parse_card(card.text) is card


def test_jack_queen_and_king_are_faces() -> None:
    assert [rank for rank in Rank if rank.is_face] == [Rank.JACK, Rank.QUEEN, Rank.KING]


def test_suits_have_their_signs() -> None:
    assert "".join(suit.symbol for suit in Suit) == "♣♦♥♠"


@pytest.mark.parametrize("text", ["Td", "td", "TD", "tD", "10d", "10D", "T♦", "t♦", "10♦"])
def test_readers_accept_other_spellings(text: str) -> None:
    assert parse_card(text) == parse_card("Td")


def test_every_spelling_is_of_one_card_and_no_card_has_few() -> None:
    counts = {card: sum(found == card for found in SPELLINGS.values()) for card in CARDS}
    pips = {card: 1 if card.text[0] in "23456789" else 2 for card in CARDS}
    assert counts == {card: 3 * (pips[card] + (card.rank == 10)) for card in CARDS}


@pytest.mark.parametrize(
    "text", ["", "T", "d", "dT", "1d", "11d", "Tx", " Td", "Td ", "??", "TdTd"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(CardError, match="is not a card") as refused:
        parse_card(text)
    assert refused.value.text == text


@given(some_cards, some_cards)
def test_sets_behave_like_sets(one: CardSet, other: CardSet) -> None:
    first, second = set(one), set(other)
    assert set(one | other) == first | second
    assert set(one & other) == first & second
    assert set(one - other) == first - second
    assert one.isdisjoint(other) is first.isdisjoint(second)
    assert len(one) == len(first)
    assert all((card in one) is (card in first) for card in CARDS)
    assert list(one) == sorted(first)
    assert one.high_to_low() == sorted(first, reverse=True)
    for result in (one | other, one & other, one - other):
        assert isinstance(result, CardSet)


@given(some_cards)
def test_a_set_shows_its_cards_and_reads_them_back(cards: CardSet) -> None:
    assert repr(cards) == str(cards) == "{" + " ".join(card.text for card in cards) + "}"
    assert CardSet.of(*(card.text for card in cards)) == cards


def test_named_sets() -> None:
    assert len(FULL_DECK) == 52
    assert len(NO_CARDS) == 0
    assert {card.suit for card in SPADES} == {Suit.SPADES}
    assert {card.rank for card in ACES} == {Rank.ACE}
    assert (len(SPADES), len(ACES)) == (13, 4)
