"""Corners that no other test goes to."""

import pytest

from cassino.cards import CardSet, parse_card
from cassino.notation import parse_position, read_move
from cassino.rules import InvalidOption, turn_of, variant
from cassino.rules.captures import can_capture


def test_a_card_that_lies_nowhere_is_never_taken() -> None:
    at = parse_position(
        {"variant": "classic", "turn": 0, "loose": ["8d"], "builds": [], "hands": [["8s"], ["??"]]}
    )
    assert can_capture(turn_of(at), parse_card("8s"))
    assert not can_capture(turn_of(at), parse_card("8s"), int(CardSet.of("8h")))


def test_the_second_ace_must_stay_for_a_one_and_a_fourteen() -> None:
    at = parse_position(
        {
            "variant": "royal",
            "options": {"owner_may_trail": True},
            "turn": 0,
            "loose": [],
            "builds": [
                {"value": 1, "groups": [["As"], ["Ah"]], "owner": 0},
                {"value": 14, "groups": [["9c", "5d"]], "owner": 0},
            ],
            "hands": [["Ac", "Ad", "5c"], ["??"]],
        }
    )
    refused = read_move(at, "Ad").refusal
    assert refused is not None
    assert refused.code == "build/one-card-two-values"
    assert read_move(at, "5c").refusal is None


@pytest.mark.parametrize("given", [14, None, "A99", ["A14"]])
def test_high_cards_are_a_text_of_their_own_form(given: object) -> None:
    with pytest.raises(InvalidOption, match="high_cards"):
        variant("royal", high_cards=given)
