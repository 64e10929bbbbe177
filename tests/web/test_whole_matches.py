"""Whole matches of each of the four games, by tapping on a phone and by keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.web.houses import House
from tests.web.people import DESKTOP, MOVES, Person, Sit

pytestmark = pytest.mark.browser

GAMES = ("classic", "royal", "danish", "dominican")

MOST_STEPS = 400
"""Far more moves and counts than a match to so few points has."""


def _opens(person: Person, game: str) -> None:
    person.opens(mode="play", variant=game, seats=2, level="greedy", options={"target": 9})


@pytest.mark.parametrize("game", GAMES)
def test_match_is_played_by_tapping(person: Person, game: str) -> None:
    _opens(person, game)
    kinds: set[str] = set()
    for _ in range(MOST_STEPS):
        person.waits_for_news()
        if person.phase == "over":
            break
        if person.page.is_visible(".count-sheet"):
            person.page.tap(".count-actions .button-strong:not(:disabled)")
            person.waits_for_turn()
        else:
            kinds.add(_taps_a_move(person))
    assert person.phase == "over"
    assert kinds >= {"take", "trail"}
    expect(person.page.locator(".count-title")).to_be_visible()
    scores = person.shown()["scores"]
    assert max(map(int, scores)) >= 9
    assert person.page.locator(".count-actions a[href^='/match/']").count() == 1


def _taps_a_move(person: Person) -> str:
    """Chooses a card, then what it lifts, until the buttons have a whole move; presses the first.

    A card without any move says why.
    """
    lifted = person.page.locator(".layout [data-can]")
    for card in person.hand.all():
        card.tap()
        person.page.wait_for_selector(f"{MOVES}, .status[data-kind=refusal]")
        if person.actions.count() > 0:
            break
    while lifted.count() > 0 and person.page.locator(".sum[data-whole]").count() == 0:
        lifted.first.tap()
    button = person.actions.first
    kind = button.get_attribute("data-kind") or ""
    held = person.page.locator(".held > .card").count()
    button.tap()
    expect(person.page.locator(".held > .card")).not_to_have_count(held)
    return kind


WALK = ("ArrowUp", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowLeft")


@pytest.mark.parametrize("game", GAMES)
def test_match_is_played_by_keyboard_alone(house: House, people: Sit, game: str) -> None:
    person = people(house, DESKTOP)
    _opens(person, game)
    for _ in range(MOST_STEPS):
        person.waits_for_news()
        if person.phase == "over":
            break
        if person.page.is_visible(".count-sheet"):
            assert person.focus() == "button button-strong"
            person.page.keyboard.press("Enter")
            person.waits_for_turn()
        else:
            _presses_a_move(person)
    assert person.phase == "over"
    assert "button" in person.focus()


def _presses_a_move(person: Person) -> None:
    """Goes to a card by arrows, chooses it and what can join it, and plays by number."""
    keys = person.page.keyboard
    if person.focus() == "":
        keys.press("ArrowDown")
    assert person.page.locator(".held > :focus").count() == 1
    for _ in range(4):
        keys.press("Enter")
        person.page.wait_for_selector(f"{MOVES}, .status[data-kind=refusal]")
        if person.actions.count() > 0:
            break
        keys.press("ArrowRight")
    for key in WALK:
        keys.press(key)
        if person.page.locator(":focus[data-can]").count() == 1:
            keys.press("Enter")
            break
    held = person.page.locator(".held > .card").count()
    keys.press("Control+Enter")
    if person.actions.count() > 1:
        keys.press("1")
    expect(person.page.locator(".held > .card")).not_to_have_count(held)
    assert person.focus() != ""
