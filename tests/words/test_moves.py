"""Moves as buttons say them."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from cassino.cards import parse_card
from cassino.rules import (
    PRESETS,
    Add,
    Capture,
    Move,
    NewBuild,
    Position,
    Raise,
    Trail,
    Turn,
    deal,
    is_over,
    legal_moves,
    play,
    turn_of,
    turn_refusal,
    variant,
)
from cassino.words import Language, People, say_build, say_card_name, say_move
from tests.words.refused import build, cards


def turn(hand: str, loose: str, *builds: str, preset: str = "classic", **options: object) -> Turn:
    """The turn of seat 0 with these cards."""
    chosen = variant(preset, **options)
    table = tuple(map(build, builds))
    return Turn(chosen, chosen.values, 0, None, cards(hand), cards(loose), table, False)


TWO_SEVENS = ("7@1: 5c+2d", "7@1: 4c+3d")
LABELS = [
    (turn("Qd", "8d"), Trail(parse_card("Qd")), "Trail", "Trail"),
    (
        turn("8s 2c", "8d 5c 3h"),
        Capture(parse_card("8s"), cards("8d 5c 3h")),
        "Take 8♦, 5♣+3♥",
        "Take 8♦, 5♣+3♥",
    ),
    (
        turn("9c", "5d 4c", "9@1: 6s+3h"),
        Capture(parse_card("9c"), cards("5d 4c 6s 3h")),
        "Take the build of 9, 5♦+4♣",
        "Take the build of 9, 5♦+4♣",
    ),
    (
        turn("7s", "", *TWO_SEVENS),
        Capture(parse_card("7s"), cards("5c 2d")),
        "Take the build of 7 (5♣+2♦)",
        "Take the build of 7 (5♣+2♦)",
    ),
    (
        turn("9s", "2h", "7@1: 4c+3d", build_as_card=True),
        Capture(parse_card("9s"), cards("4c 3d 2h")),
        "Take the build of 7+2♥",
        "Take the build of 7+2♥",
    ),
    (
        turn("5s", "Kd", "9@1: 6s+3h", preset="danish"),
        Capture(parse_card("5s"), cards("Kd 6s 3h")),
        "Clear the table",
        "Clear the table",
    ),
    (
        turn("5s", "5d", preset="danish"),
        Capture(parse_card("5s"), cards("5d")),
        "Take 5♦",
        "Take 5♦",
    ),
    (
        turn("Ks", "Kd Kh", face_capture="all"),
        Capture(parse_card("Ks"), cards("Kd Kh")),
        "Take K♥, K♦",
        "Take K♥, K♦",
    ),
    (
        turn("3d 8s", "5c"),
        NewBuild(parse_card("3d"), cards("5c"), 8),
        "Build 8: 3♦+5♣",
        "Build 8",
    ),
    (
        turn("8s 8c", "5c 3h"),
        NewBuild(parse_card("8s"), cards("5c 3h"), 8),
        "Build 8s: 8♠, 5♣+3♥",
        "Build 8s",
    ),
    (
        turn("2h 8s", "5c 3d", table_only_builds=True),
        NewBuild(parse_card("2h"), cards("5c 3d"), 8),
        "Trail and build 8: 5♣+3♦",
        "Trail and build 8",
    ),
    (
        turn("2c 9s", "9d", "7@1: 5c+2d"),
        Raise(parse_card("2c"), cards("5c 2d"), cards("9d"), 9),
        "Raise to 9: 2♣, 9♦",
        "Raise to 9",
    ),
    (
        turn("2c 9s", "", *TWO_SEVENS),
        Raise(parse_card("2c"), cards("4c 3d"), cards(""), 9),
        "Raise to 9 (4♣+3♦): 2♣",
        "Raise to 9",
    ),
    (
        turn("2d 8c", "6s", "8@1: 8h | 5d+3c"),
        Add(parse_card("2d"), cards("8h 5d 3c"), cards("6s"), 8),
        "Add to the 8s: 2♦+6♠",
        "Add to the 8s",
    ),
]


@pytest.mark.parametrize(("at", "move", "full", "brief"), LABELS, ids=lambda each: str(each)[:30])
def test_labels(at: Turn, move: Move, full: str, brief: str) -> None:
    assert turn_refusal(at, move) is None
    assert say_move(Language.EN, at, move) == full
    assert say_move(Language.EN, at, move, brief=True) == brief


@pytest.mark.parametrize("preset", PRESETS)
def test_no_two_moves_of_a_card_read_the_same(preset: str) -> None:
    chance = random.Random(preset)  # noqa: S311
    options: dict[str, object] = {"table_only_builds": True} if preset == "classic" else {}
    position: Position = deal(variant(preset, **options), seed=preset)
    while not is_over(position):
        at = turn_of(position)
        moves = list(islice(legal_moves(position), 60))
        for language in (Language.EN, chance.choice([*Language])):
            labels = {(move.card, say_move(language, at, move)) for move in moves}
            assert len(labels) == len(moves)
        position, _ = play(position, chance.choice(moves))


@pytest.mark.parametrize(
    ("language", "single", "multiple"),
    [
        (Language.EN, "Build of 8 by you: five of clubs", "Multiple build of 8 by Anna: "),
        (Language.CS, "Stavba 8, tvoje: křížová pětka", "Vícenásobná stavba 8, vlastník Anna: "),
        (Language.DA, "Bygning på 8, din: klør fem", "Flerdobbelt bygning på 8, ejer Anna: "),
        (Language.JA, "8のビルド、持ち主はあなた: クラブの5", "8のマルチビルド、持ち主はAnna: "),
        (Language.SW, "Jengo la 8, lako: tano ya maua", "Jengo la vikundi vingi la 8, la Anna: "),
    ],
)
def test_builds_for_the_ear(language: Language, single: str, multiple: str) -> None:
    people = People(("Karel", "Anna"), 0)
    assert say_build(language, build("8@0: 5c+3d"), people).startswith(single)
    assert say_build(language, build("8@1: 8h | 5c+3d"), people).startswith(multiple)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (
            Language.EN,
            ["ten of diamonds, two points", "two of spades, one point", "king of hearts"],
        ),
        (Language.CS, ["kárová desítka, dva body", "piková dvojka, jeden bod", "srdcový král"]),
        (Language.DA, ["ruder ti, to point", "spar to, et point", "hjerter konge"]),
        (Language.JA, ["ダイヤの10、2点", "スペードの2、1点", "ハートのキング"]),
        (
            Language.SW,
            ["kumi ya uru, pointi mbili", "mbili ya jembe, pointi moja", "mfalme wa kopa"],
        ),
    ],
)
def test_cards_for_the_ear(language: Language, names: list[str]) -> None:
    told = [say_card_name(language, parse_card(text), variant()) for text in ("Td", "2s", "Kh")]
    assert told == names


@pytest.mark.parametrize("language", Language)
def test_every_card_has_a_name_of_its_own(language: Language) -> None:
    every = cards(" ".join(r + s for r in "A23456789TJQK" for s in "cdhs"))
    assert len({say_card_name(language, card) for card in every}) == 52


def test_marks_follow_the_scoring() -> None:
    spade = variant("spade")
    assert say_card_name(Language.EN, parse_card("Js"), spade) == "jack of spades, two points"
    assert say_card_name(Language.EN, parse_card("2s"), spade) == "two of spades, two points"
    assert say_card_name(Language.EN, parse_card("As"), spade) == "ace of spades, two points"
    assert say_card_name(Language.EN, parse_card("7s"), spade) == "seven of spades, one point"
    assert say_card_name(Language.EN, parse_card("Js"), variant()) == "jack of spades"
