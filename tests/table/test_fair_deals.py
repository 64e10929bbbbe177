"""Fair deals: the commitment before, salts until the deal begins, secret and salts after it."""

from hashlib import sha256

import pytest

from cassino.cards import Card
from cassino.rules import shuffled_deck
from cassino.table import (
    AddSalt,
    Close,
    DealBegan,
    DealCommitted,
    NextDeal,
    PrepareDeal,
    Resign,
    SeenShuffle,
    StartMatch,
    commitment_of,
    seed_text,
    verify_deal,
    view,
)
from tests.table.driver import open_house, play_moves

SECRET = "0123456789abcdef" * 4
SALTS = ((0, "rain"), (1, ""), (2, "7Q.x"))
COMMITMENT = "bf37240cc6814ffb3026f3dc4be38087a0458bd5d46545cd595f0b78bf14093e"
FIRST_CARDS = "2d 7s 3c 8h Ac 5h 5c 6c"


def text_of(deck: tuple[Card, ...]) -> str:
    """The first cards of a deck as texts."""
    return " ".join(card.text for card in deck[:8])


def test_the_published_vector() -> None:
    assert commitment_of(SECRET, (0, 1, 2)) == COMMITMENT
    assert seed_text(SECRET, SALTS) == SECRET + "/0:rain/1:/2:7Q.x"
    assert text_of(shuffled_deck(seed_text(SECRET, SALTS))) == FIRST_CARDS


def test_the_commitment_is_the_hash_that_the_documentation_tells() -> None:
    assert commitment_of(SECRET, (0, 1)) == sha256(f"{SECRET}/0,1".encode()).hexdigest()
    assert commitment_of(SECRET, ()) == sha256(f"{SECRET}/".encode()).hexdigest()


def test_a_deck_is_verified_and_every_change_is_found() -> None:
    deck = shuffled_deck(seed_text(SECRET, SALTS))
    assert verify_deal(COMMITMENT, SECRET, SALTS, deck)
    other = "f" + SECRET[1:]
    swapped = (deck[1], deck[0], *deck[2:])
    assert not verify_deal(COMMITMENT, SECRET, SALTS, swapped)
    assert not verify_deal(COMMITMENT, SECRET, SALTS, deck[:-1])
    assert not verify_deal(COMMITMENT, SECRET, SALTS[:2], deck)
    assert not verify_deal(COMMITMENT, SECRET, ((0, "Rain"), *SALTS[1:]), deck)
    assert not verify_deal(COMMITMENT, SECRET, (SALTS[1], SALTS[0], SALTS[2]), deck)
    assert not verify_deal(COMMITMENT, other, SALTS, shuffled_deck(seed_text(other, SALTS)))


def test_no_two_ways_to_salt_make_one_seed() -> None:
    ways = [((0, "a"), (1, "")), ((0, ""), (1, "a")), ((0, "a.1"), (1, "")), ((0, "a"), (1, "1"))]
    assert len({seed_text(SECRET, way) for way in ways}) == len(ways)


def test_a_deal_is_committed_to_stirred_dealt_and_revealed() -> None:
    house = open_house("anna", "bo")
    house.do("anna", StartMatch(SECRET))
    committed = house.log[-1].what
    assert committed == DealCommitted(commitment_of(SECRET, (0, 1)), SECRET)
    house.do("bo", AddSalt(1, "wind"))
    hidden = SeenShuffle(commitment_of(SECRET, (0, 1)), (0, 1), (1,), None, None)
    assert view(house.table, 1).shuffle == hidden
    house.do(None, NextDeal())
    began = house.log[-1].what
    assert isinstance(began, DealBegan)
    assert verify_deal(hidden.commitment, SECRET, ((0, ""), (1, "wind")), began.deck)
    play_moves(house, 47)
    assert view(house.table, None).shuffle == hidden
    play_moves(house, 1)
    shown = view(house.table, None)
    assert shown.shuffle is None
    assert shown.count[0].shuffle.secret == SECRET
    assert shown.count[0].shuffle.salts == ((0, ""), (1, "wind"))


def test_salts_are_taken_once_a_seat_between_commitment_and_deal() -> None:
    house = open_house("anna", "bo")
    assert house.why("anna", AddSalt(0, "x")) == "table/no-match"
    house.do("anna", StartMatch(SECRET))
    house.do("anna", AddSalt(0, "x"))
    assert house.why("anna", AddSalt(0, "y")) == "table/salt-given"
    house.do(None, NextDeal())
    assert house.why("bo", AddSalt(1, "y")) == "table/deal-on"
    play_moves(house, 48)
    assert house.why("bo", AddSalt(1, "y")) == "table/not-committed"


@pytest.mark.parametrize("salt", ["", "a/b", "a:b", "a b", "ä", "x" * 65, "a\n", "0:"])
def test_a_salt_has_no_sign_that_parts_salts(salt: str) -> None:
    house = open_house("anna")
    house.do("anna", StartMatch(SECRET))
    assert house.why("anna", AddSalt(0, salt)) == "table/bad-salt"


@pytest.mark.parametrize("secret", ["", "ab", SECRET.upper(), SECRET[:-1], SECRET + "0", "g" * 64])
def test_a_secret_has_the_form_of_32_bytes(secret: str) -> None:
    house = open_house("anna")
    assert house.why("anna", StartMatch(secret)) == "table/bad-shuffle"


def test_only_the_house_prepares_and_with_a_fresh_secret() -> None:
    house = open_house("anna")
    assert house.why(None, PrepareDeal(SECRET)) == "table/no-match"
    house.do("anna", StartMatch(SECRET))
    fresh = "1" + SECRET[1:]
    assert house.why(None, PrepareDeal(fresh)) == "table/already-committed"
    house.do(None, NextDeal())
    assert house.why(None, PrepareDeal(fresh)) == "table/deal-on"
    play_moves(house, 48)
    assert house.why("anna", PrepareDeal(fresh)) == "table/house-only"
    assert house.why(None, PrepareDeal(SECRET)) == "table/shuffle-used"
    assert house.why(None, PrepareDeal("x")) == "table/bad-shuffle"
    house.do(None, PrepareDeal(fresh))


@pytest.mark.parametrize("end", [Resign(0), Close()])
def test_an_interrupted_deal_is_revealed_too(end: Resign | Close) -> None:
    house = open_house("anna", "bo")
    house.do("anna", StartMatch(SECRET))
    house.do(None, NextDeal())
    play_moves(house, 3)
    house.do("anna", end)
    shuffle = view(house.table, None).shuffle
    assert shuffle is not None
    assert shuffle.secret == SECRET
