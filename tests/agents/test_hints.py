"""Hints: counting's move, with reasons that are true and that every language can say."""

from collections import Counter

import pytest

from cassino.agents import Budget, Hint, agent, hint
from cassino.cards import ACES, BIG_CASSINO, LITTLE_CASSINO, SPADES, Card
from cassino.rules import PRESETS, Capture, PlayerView, Trail, legal_moves, variant, view_of
from cassino.words import Language, refusal_arguments, say_with
from tests.agents.conformance import crowded_view, positions, rng_of
from tests.rules.tables import table

FOLLOWS = {"tells", "answer", "build-answer"}
"""What is said of a move besides why it is good."""


def hints(preset: str, seats: int) -> list[tuple[PlayerView, Hint]]:
    """The hints of a deal that counting plays against itself."""
    played = positions(agent("counting"), variant(preset), seats, f"hints {preset}")
    views = [view_of(position, position.turn) for position in played]
    return [(view, hint(view)) for view in views]


def names(found: Hint) -> list[str]:
    return [reason.message.removeprefix("hint-why-") for reason in found.reasons]


def why(view: object) -> list[str]:
    assert isinstance(view, PlayerView)
    return names(hint(view))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_hint_can_be_said_in_every_language(preset: str) -> None:
    for _, found in hints(preset, 2):
        assert 1 <= len(found.reasons) <= 4
        assert 1 <= len([name for name in names(found) if name not in FOLLOWS]) <= 3
        for reason in found.reasons:
            for language in Language:
                text = say_with(language, reason.message, refusal_arguments(reason.arguments))
                for value in reason.arguments.values():
                    assert not isinstance(value, Card) or value.suit.symbol in text


@pytest.mark.parametrize("preset", ["classic", "danish", "spade"])
def test_what_a_capture_is_said_to_win_it_wins(preset: str) -> None:
    counted: Counter[str] = Counter()
    for number in (2, 4):
        for _, found in hints(preset, number):
            if isinstance(found.move, Capture):
                won = found.move.taken | 1 << found.move.card
                for name, reason in zip(names(found), found.reasons, strict=True):
                    counted[name] += 1
                    if name in {"cards", "spades", "aces"}:
                        kind = {"cards": won, "spades": won & SPADES, "aces": won & ACES}[name]
                        assert reason.arguments["count"] == len(kind)
                    assert name != "big" or BIG_CASSINO in won
                    assert name != "little" or LITTLE_CASSINO in won
    assert {"cards", "spades", "aces"} <= counted.keys()


def test_the_only_move_is_called_so_and_no_other() -> None:
    for view, found in hints("royal", 2):
        assert (names(found) == ["only"]) == (len(list(legal_moves(view))) == 1)


def test_a_hint_is_what_counting_plays() -> None:
    for view, found in hints("classic", 3):
        chosen = {agent("counting").choose(view, Budget(), seed) for seed in range(12)}
        assert found.move in chosen


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        (table("classic", "Tc 9c 4d Ks", "Td 4h", stock=20), "big"),
        (table("classic", "2c 9c 4d Ks", "2s 9h", stock=20), "little"),
        (table("royal", "5h 6c 4d", "3d 2h", stock=20), "sweep"),
        (table("classic", "9c 6h Kd", "4c 2d", (9, "7c 2h", 0), stock=20), "their-build"),
        (table("classic", "9c Qh Kd", "Qd", (9, "7c 2s", 1), stock=20), "own-build"),
        (table("classic", "3c 9d Kh Qs", "6h", stock=36), "build"),
        (table("classic", "5c 9d", "Jh Kd", stock=36), "free"),
        (table("laistokasino", "2c 9c", "2d Ah 8c", stock=20), "least"),
        (table("laistokasino", "4c 9c", "Kd Qh", stock=20), "nothing"),
    ],
)
def test_the_weightiest_reason_is_named(at: PlayerView, expected: str) -> None:
    assert expected in why(at)


def test_a_card_whose_equals_are_gone_is_said_to_be_so() -> None:
    at = table(
        "classic", "Ac Td Qh 7s", "Kd", stock=20, place={"piles": [["Qc", "Qd"], ["Qs", "Jc"]]}
    )
    assert isinstance(at, PlayerView)
    found = hint(at)
    assert isinstance(found.move, Trail)
    reasons = dict(zip(names(found), found.reasons, strict=True))
    assert reasons["few-left"].arguments == {"card": found.move.card, "count": 0}
    assert reasons["keeps"].arguments == {"card": BIG_CASSINO}


def test_a_build_that_nobody_can_take_is_said_to_be_safe() -> None:
    """The other three nines are captured: only the builder's takes a build of nine."""
    piles = [["9c", "9h"], ["9s", "Jc"]]
    at = table("classic", "3c 9d Kh", "6h", stock=30, place={"piles": piles})
    assert why(at)[0] == "safe-build"


def test_a_hint_on_a_crowded_table_has_a_reason() -> None:
    for loose in (12, 30, 48):
        assert hint(crowded_view(rng_of("hint"), variant("danish"), loose)).reasons
