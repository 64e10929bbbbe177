"""The moves that agents look at: all on common tables, a chosen few on crowded ones."""

from itertools import islice

import pytest

from cassino.agents import candidates as module
from cassino.agents.candidates import LISTED_MOVES, LISTED_TABLE, candidates
from cassino.cards import CardSet
from cassino.rules import (
    PRESETS,
    Add,
    Capture,
    NewBuild,
    PlayerView,
    Raise,
    Trail,
    legal_moves,
    refusal,
    variant,
)
from tests.agents.conformance import crowded_view, rng_of
from tests.rules.tables import table


@pytest.mark.parametrize("preset", PRESETS)
def test_common_tables_are_listed_whole(preset: str) -> None:
    rng = rng_of(preset)
    for loose in range(LISTED_TABLE + 1):
        view = crowded_view(rng, variant(preset), loose)
        listed = list(islice(legal_moves(view), LISTED_MOVES + 1))
        if len(listed) <= LISTED_MOVES:
            assert candidates(view, LISTED_MOVES) == listed


@pytest.mark.parametrize("preset", PRESETS)
def test_on_crowded_tables_every_candidate_is_legal_and_stands_once(preset: str) -> None:
    rng = rng_of(preset)
    for loose in (11, 17, 30, 48):
        for most in (1, 7, 256):
            view = crowded_view(rng, variant(preset), loose)
            found = candidates(view, most)
            assert 1 <= len(found) <= most
            assert len(set(found)) == len(found)
            assert [move for move in found if refusal(view, move) is not None] == []


def test_a_budget_that_is_too_small_still_gets_moves_of_every_card() -> None:
    view = crowded_view(rng_of("few"), variant("royal"), 30)
    assert {move.card for move in candidates(view, 4)} == set(view.hand)


def test_crowded_tables_offer_every_kind_of_move() -> None:
    view = table(
        "royal",
        "8c 9c 2c 6c",
        "7d 4h 3h 9d 5h Kd Qd Jd 8d Td 6h",
        (7, "4d 3d", 0),
        (6, "5d Ad", 0),
        stock=10,
    )
    assert isinstance(view, PlayerView)
    kinds = {type(move) for move in candidates(view, 256)}
    assert kinds == {Trail, Capture, NewBuild, Raise, Add}


def test_the_largest_capture_is_among_them() -> None:
    view = table("classic", "Tc Kc", "Td 9d Ad 8d 2d 7d 3d 6d 4d 5d 5h Qd", stock=10)
    assert isinstance(view, PlayerView)
    everything = CardSet.of(*["Td", "9d", "Ad", "8d", "2d", "7d", "3d", "6d", "4d", "5d", "5h"])
    assert (
        max((move.taken for move in candidates(view, 256) if isinstance(move, Capture)), key=len)
        == everything
    )


@pytest.mark.parametrize("preset", ["classic", "royal", "danish"])
def test_a_table_where_all_must_be_taken_has_a_candidate(preset: str) -> None:
    rng = rng_of(preset)
    for loose in (15, 30, 45):
        view = crowded_view(rng, variant(preset, compulsory="maximal"), loose)
        for card in view.hand:
            takes = [m for m in candidates(view, 256) if m.card == card]
            assert takes, (card, view.loose)


def test_a_group_of_more_cards_than_are_listed_is_found_where_it_is_owed() -> None:
    """Only three cards together make a seven, and whoever can take must (X29)."""
    loose = " ".join(rank + suit for rank in "89TJQK" for suit in "cdhs") + " 2c 2d 3c"
    view = table("laistokasino", "7c 7d", loose, stock=10)
    assert isinstance(view, PlayerView)
    taken = CardSet.of("2c", "2d", "3c")
    assert set(candidates(view, 256)) == {Capture(card, taken) for card in view.hand}


def test_where_none_was_made_the_first_legal_move_is_looked_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_made", lambda *_: iter(()))
    view = crowded_view(rng_of("none"), variant(), 20)
    assert candidates(view, 256) == [next(legal_moves(view))]
