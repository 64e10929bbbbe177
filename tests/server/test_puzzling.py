"""The puzzle page: what lies where, a play chosen, and the answer in words."""

import html
import re
from urllib.parse import quote

import pytest

from cassino.server.pages.puzzling import known_puzzles
from cassino.words import Language
from tests.server.houses import Browser, House


def shown(browser: Browser, path: str) -> str:
    status, _, body = browser.get(path)
    assert status == 200
    return html.unescape(body.decode())


def test_a_puzzle_shows_both_hands_and_every_play(browser: Browser) -> None:
    for number, puzzle in enumerate(known_puzzles(), 1):
        page = shown(browser, f"/puzzles/{number}")
        buttons = re.findall(r'name="play" value="([^"]+)"', page)
        assert sorted(buttons) == sorted(answer.move for answer in puzzle.answers)
        faces = set(re.findall(r'data-face="(\w\w) 0"', page))
        at = puzzle.position
        held = {card.text for hand in at.hands for card in hand}
        lying = {card.text for card in at.loose}
        built = {card.text for build in at.builds for card in build.cards}
        assert faces == held | lying | built
    assert shown(browser, "/puzzles") == shown(browser, "/puzzles/1")


def test_the_best_play_is_right_and_others_tell_their_loss(browser: Browser) -> None:
    for number, puzzle in enumerate(known_puzzles()[:8], 1):
        best, *others = puzzle.answers
        assert "data-right" in shown(browser, f"/puzzles/{number}?play={quote(best.move)}")
        for answer in others:
            page = shown(browser, f"/puzzles/{number}?play={quote(answer.move)}")
            assert "data-right" not in page
            assert f"loses {best.lead - answer.lead} points" in page


def test_sweeps_are_told_where_they_count(browser: Browser) -> None:
    told = {True: 0, False: 0}
    for number, puzzle in enumerate(known_puzzles(), 1):
        counts = puzzle.position.variant.sweep.sweep_points > 0
        assert ("Sweeps: " in shown(browser, f"/puzzles/{number}")) is counts
        told[counts] += 1
    assert min(told.values()) > 0


@pytest.mark.parametrize("language", Language)
def test_puzzles_are_told_in_every_language(house: House, language: Language) -> None:
    browser = Browser(house.url, language.value)
    for number, puzzle in enumerate(known_puzzles(), 1):
        for answer in (puzzle.answers[0], puzzle.answers[-1]):
            page = shown(browser, f"/puzzles/{number}?play={quote(answer.move)}")
            assert f'<html lang="{language.value}"' in page


@pytest.mark.parametrize(
    ("path", "status"), [("/puzzles/0", 404), ("/puzzles/99999", 404), ("/puzzles/1?play=Kx", 400)]
)
def test_what_there_is_not_is_said(browser: Browser, path: str, status: int) -> None:
    assert browser.get(path)[0] == status
