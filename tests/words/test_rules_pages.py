"""The long rules pages: judged by the rules, filled in by the variant, whole in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from cassino.notation import parse_sentence
from cassino.notation.readings import read_sentence
from cassino.rules import PRESETS, Turn, Variant, presets, variant
from cassino.words import SOURCE, Language, card_sign, say
from cassino.words.rules_examples import Example
from cassino.words.rules_pages import (
    GAME_WITH_PAGE,
    Listing,
    Paragraph,
    Points,
    Section,
    Shown,
    rules_page,
)
from tests.words.messages import messages
from tests.words.refused import cards

GAMES = ("classic", "royal", "danish", "dominican")
ANCHORS = (
    *("idea", "deal", "values", "turn", "taking", "building", "owe"),
    *("sweeps", "end", "counting", "winning", "house", "hints"),
)
SIGN = re.compile(r"(?:10|[2-9AJQK])[♠♥♦♣]")
POINT_CARDS = {"10♦", "2♠"}
SENTENCE_END = re.compile(r"[.!?:。！？][”“»」]?$")


def page(game: str, language: Language = SOURCE) -> tuple[Section, ...]:
    return rules_page(language, variant(game))


def examples(game: str) -> list[Shown]:
    return [part for each in page(game) for part in each.parts if isinstance(part, Shown)]


def texts(sections: tuple[Section, ...]) -> Iterator[str]:
    """Every sentence of a page, headings and table aside."""
    for section in sections:
        for part in section.parts:
            match part:
                case Paragraph(text) | Shown(text):
                    yield text
                case Listing(items):
                    yield from items
                case Points():
                    pass


def points(game: str, **options: object) -> dict[str, int]:
    """The table of points in English."""
    sections = rules_page(SOURCE, variant(game, **options))
    (table,) = [part for each in sections for part in each.parts if isinstance(part, Points)]
    return dict(table.rows)


def text_of(anchor: str, chosen: Variant) -> str:
    """A section in English."""
    return " ".join(texts(tuple(s for s in rules_page(SOURCE, chosen) if s.anchor == anchor)))


def turn(game: str, example: Example) -> Turn:
    """The turn of seat 0 before the example's table."""
    chosen = variant(game)
    hand, loose = cards(example.hand), cards(example.table)
    return Turn(chosen, chosen.values, 0, None, hand, loose, example.builds, example.owes)


PLAYS = [
    pytest.param(game, shown.example, move, is_legal, id=f"{game} {shown.example.message} {move}")
    for game in GAMES
    for shown in examples(game)
    for is_legal, moves in ((True, shown.example.legal), (False, shown.example.illegal))
    for move in moves
]


@pytest.mark.parametrize(("game", "example", "move", "is_legal"), PLAYS)
def test_the_rules_judge_a_play_as_the_example_does(
    game: str, example: Example, move: str, is_legal: bool
) -> None:
    found = read_sentence(turn(game, example), parse_sentence(move)).refusal
    assert (found is None) == is_legal, found


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_the_same_sections_and_examples_of_its_own(game: str) -> None:
    assert tuple(section.anchor for section in page(game)) == ANCHORS
    assert all(section.parts for section in page(game))
    assert len(examples(game)) >= 7
    assert any(shown.example.message.startswith(game) for shown in examples(game))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", GAMES)
def test_an_example_names_only_cards_that_lie_there_or_are_held(
    game: str, language: Language
) -> None:
    for section in page(game, language):
        for part in section.parts:
            if isinstance(part, Shown):
                at = turn(game, part.example)
                there = set(cards(f"{part.example.table} {part.example.hand}"))
                there |= {card for build in at.builds for card in build.cards}
                named = set(SIGN.findall(part.text))
                assert named, part.text
                assert named <= set(map(card_sign, there)), part.text


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", GAMES)
def test_pages_are_sentences_in_every_language(game: str, language: Language) -> None:
    sections = page(game, language)
    headings = [section.heading for section in sections]
    assert len(set(headings)) == len(ANCHORS)
    for text in texts(sections):
        assert SENTENCE_END.search(text), text
        assert not re.search(r"[{}<>$]|Error|  ", text), text


@pytest.mark.parametrize("language", [each for each in Language if each is not SOURCE])
def test_translations_name_the_same_cards(language: Language) -> None:
    english, told = messages(SOURCE), messages(language)
    differing = {
        key
        for key, message in english.items()
        if message.topic.startswith("page-")
        and Counter(SIGN.findall(message.text)) != Counter(SIGN.findall(told[key].text))
    }
    assert differing == set()


def test_no_text_is_left_over() -> None:
    used = {f"page-common-head-{anchor}" for anchor in ANCHORS}
    used |= {f"page-{shown.example.message}" for game in GAMES for shown in examples(game)}
    said = {text for game in GAMES for text in texts(page(game))}
    around = {"contents", "switches", "changed", "relative", "read", "on-table", "in-hand"}
    used |= {f"page-common-{name}" for name in (*around, "each-sweep")}
    for key, message in messages(SOURCE).items():
        if message.topic.startswith("page-") and key not in used:
            told = {_said(key, game) for game in GAMES}
            assert told & said, key


def _said(key: str, game: str) -> str:
    """A message as that game's page would say it."""
    from cassino.words.rules_pages import _facts

    return say(SOURCE, key, **_facts(variant(game)))


def test_points_are_those_of_the_rules() -> None:
    assert points("classic") == {
        "Most cards": 3,
        "Most spades": 1,
        "Big Cassino (10♦)": 2,
        "Little Cassino (2♠)": 1,
        "Each ace": 1,
    }
    assert points("royal") == {**points("classic"), "Each sweep": 1}
    assert points("danish")["Most spades"] == 2
    assert points("danish")["Last take"] == 1
    assert points("classic", most_cards=0, sweep_points=2) == {
        "Most spades": 1,
        "Big Cassino (10♦)": 2,
        "Little Cassino (2♠)": 1,
        "Each ace": 1,
        "Each sweep": 2,
    }


def test_numbers_come_from_the_variant() -> None:
    assert "There are 11 points in every deal, and whoever has 21 first" in text_of(
        "idea", variant("classic")
    )
    assert "There are 9 points in every deal, and whoever has 31 first" in text_of(
        "idea", variant("classic", most_cards=1, target=31)
    )
    assert "up to a build of 14." in text_of("building", variant("royal"))
    assert "up to a build of 16." in text_of("building", variant("danish"))
    assert "With 18 it wins only by taking most cards, with 19" in text_of(
        "winning", variant("dominican")
    )
    assert "With 28 it wins only" in text_of("winning", variant("dominican", target=31))
    assert "It scores 3 points." in text_of("sweeps", variant("royal", sweep_points=3))
    assert "6 in a deal of two players, 4 of three, 3 of four" in text_of(
        "deal", variant("classic")
    )


@pytest.mark.parametrize("game", ["royal", "danish", "dominican"])
def test_values_that_stand_in_words_are_those_of_the_rules(game: str) -> None:
    values = variant(game).values.hand
    told = {"Js": (11,), "Qh": (12,), "Kd": (13,), "Ac": (1, 14)}
    if game == "danish":
        told |= {"2s": (2, 15), "Td": (10, 16)}
    for text, worth in told.items():
        (card,) = cards(text)
        assert values[card] == worth


def test_a_relative_has_no_page_but_a_game_that_has_one() -> None:
    assert set(GAME_WITH_PAGE) == set(PRESETS)
    for preset in PRESETS:
        game = GAME_WITH_PAGE[preset]
        assert bool(page(preset)) == (preset == game) == (preset in GAMES)
        comes_from = preset
        while comes_from not in GAMES:
            comes_from = presets._FROM[comes_from][0]
        assert game == comes_from


def test_cards_in_running_text_are_those_with_a_meaning_of_their_own() -> None:
    for game in GAMES:
        shown = {each.text for each in examples(game)}
        named = {s for text in texts(page(game)) if text not in shown for s in SIGN.findall(text)}
        assert named <= POINT_CARDS | ({"5♠"} if game == "danish" else set())
