"""Crowded tables: the next legal move is always near, and no list goes on for ever."""

from itertools import islice

import pytest

from cassino.cards import CARDS, CardSet
from cassino.notation import parse_position
from cassino.rules import (
    Capture,
    PlayerView,
    Position,
    TooManyMoves,
    groups,
    legal_moves,
    refusal,
)

HAND = ("9s", "As", "4d", "Kc")


def crowded(variant: str, **options: object) -> Position | PlayerView:
    """All cards but four on the table, those four in the hand of the seat to move."""
    loose = [card.text for card in CARDS if card.text not in HAND]
    return parse_position(
        {
            "variant": variant,
            "options": options,
            "turn": 0,
            "loose": loose,
            "builds": [],
            "hands": [list(HAND), []],
            "stock": 0,
        }
    )


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("classic", {}),
        ("danish", {"compulsory": "matching_loose"}),
        ("dominican", {}),
        ("laistokasino", {}),
    ],
)
def test_legal_moves_come_one_after_another(variant: str, options: dict[str, object]) -> None:
    at = crowded(variant, **options)
    some = list(islice(legal_moves(at), 600))
    assert len(set(some)) == 600
    assert [move for move in some[::20] if refusal(at, move) is not None] == []


def test_an_owner_without_the_card_has_no_endless_search() -> None:
    loose = [card.text for card in CARDS if card.text not in (*HAND, "8c", "8d")]
    at = parse_position(
        {
            "variant": "classic",
            "turn": 0,
            "loose": loose,
            "builds": [{"value": 8, "groups": [["8c"], ["8d"]], "owner": 0}],
            "hands": [list(HAND), []],
            "stock": 0,
        }
    )
    assert list(legal_moves(at)) == []


def test_taking_everything_is_listed_or_said_to_be_too_much() -> None:
    with pytest.raises(TooManyMoves, match="tried"):
        list(legal_moves(crowded("royal", compulsory="maximal")))


def test_a_million_sets_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groups, "MOST_UNIONS", 50)
    with pytest.raises(TooManyMoves):
        list(legal_moves(crowded("classic")))


def test_everything_that_must_be_taken_is() -> None:
    at = crowded("dominican")
    nines = CardSet.of("9c", "9d", "9h")
    taking = [move for move in islice(legal_moves(at), 5000) if isinstance(move, Capture)]
    by_nine = [move for move in taking if move.card.text == "9s"]
    assert all(not nines - move.taken for move in by_nine)
