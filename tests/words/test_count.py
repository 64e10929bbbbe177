"""The count and what it decides, in words."""

from __future__ import annotations

import pytest

from cassino.rules import ITEMS, Decision, Settlement, SideScore, counting_steps, variant
from cassino.words import Language, People, say_decision, say_item, say_side

TWO = People(("Anna", "Karel"), 1)
FOUR = ("Anna", "Karel", "Yuki", "Juma")

DECISIONS = [
    (
        Settlement((8, 3), None, Decision.NOT_REACHED),
        "Nobody has won yet, so another deal follows.",
    ),
    (Settlement((22, 22), None, Decision.TIED), "It is a tie at the top, so another deal decides."),
    (Settlement((15, 22), 1, Decision.HIGHEST), "You win with 22 points, the highest score."),
    (
        Settlement((23, 21), 0, Decision.COUNTED_OUT, "big_casino"),
        "Counting in order, Anna reaches 21 first and wins (“Big Cassino”).",
    ),
    (Settlement((21, 24), 0, Decision.CLOSEST), "Anna wins with 21 points, closest to 21."),
    (
        Settlement((15, 22), 1, Decision.REQUIREMENT, "cards"),
        "You win by the one thing that was needed: “Most cards”.",
    ),
    (Settlement((15, 22), 1, Decision.AT_ONCE), "You stand at 22 and win at once."),
    (Settlement((1, 22), 0, Decision.FEWEST), "Anna wins with 1 point, the fewest."),
]


@pytest.mark.parametrize(("settled", "sentence"), DECISIONS, ids=lambda each: str(each)[:20])
def test_decisions_in_english(settled: Settlement, sentence: str) -> None:
    assert say_decision(Language.EN, variant(), settled, TWO) == sentence


def test_every_decision_is_there() -> None:
    assert {settled.decision for settled, _ in DECISIONS} == set(Decision)


@pytest.mark.parametrize("language", Language)
def test_decisions_know_reader_partner_pair_and_other(language: Language) -> None:
    for settled, _ in DECISIONS:
        if settled.winner is None:
            continue
        told = {
            say_decision(language, variant(), settled, people)
            for people in (
                People(("Anna", "Karel"), settled.winner),
                People(("Anna", "Karel"), None),
                People(FOUR, settled.winner, partners=True),
                People(FOUR, None, partners=True),
            )
        }
        assert len(told) == 4


@pytest.mark.parametrize("language", Language)
def test_every_item_has_a_heading(language: Language) -> None:
    side = SideScore(aces=4, ace_suits="schd")
    items = [item for item, _ in counting_steps((side, SideScore()))]
    assert len(items) == 10
    headings = {say_item(language, variant(), item) for item in (*items, *ITEMS)}
    assert len(headings) == 11


def test_spades_are_not_called_most_where_each_counts() -> None:
    assert say_item(Language.EN, variant(), "spades") == "Most spades"
    assert say_item(Language.EN, variant("spade"), "spades") == "Spades"


@pytest.mark.parametrize(
    ("language", "sides"),
    [
        (Language.EN, ["You and Yuki", "Karel and Juma"]),
        (Language.CS, ["Ty a Yuki", "Karel a Juma"]),
        (Language.DA, ["Du og Yuki", "Karel og Juma"]),
        (Language.JA, ["あなたとYuki", "KarelとJuma"]),
        (Language.SW, ["Wewe na Yuki", "Karel na Juma"]),
    ],
)
def test_sides_by_name(language: Language, sides: list[str]) -> None:
    people = People(FOUR, 0, partners=True)
    assert [say_side(language, side, people) for side in (0, 1)] == sides
