"""What people meet who don't see, don't point, or look through strong filters."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.houses import House
from tests.web.people import DESKTOP, Person, Sit, plays_first_move
from tests.web.staging import crowd, stage

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"

PAGES = ("/", "/settings", "/house/danish", "/rules/royal?raise_own=no", "/check", "/matches")

AUDIT = """
async () => {
  const { violations } = await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  });
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 90))]);
}
"""


def _audit(page: Page) -> list[Any]:
    """What axe finds wrong with a page as it is shown now."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(AUDIT)
    return found


@pytest.mark.npm
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_page_has_no_fault(house: House, people: Sit, path: str, scheme: str) -> None:
    person = people(house, {"color_scheme": scheme})
    person.goes(path)
    person.page.wait_for_load_state("networkidle")
    assert _audit(person.page) == []


@pytest.mark.npm
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_table_has_no_fault(house: House, people: Sit, scheme: str, device: str) -> None:
    person = people(house, {**(DESKTOP if device == "desktop" else {}), "color_scheme": scheme})
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    person.hand.first.click()
    person.actions.first.wait_for()
    assert _audit(person.page) == []
    for name in ("Menu", "Talk", "Keys", "Settings", "Players", "Proof of the shuffle"):
        _opens_panel(person, name)
        assert _audit(person.page) == [], name
        person.page.keyboard.press("Escape")


def _opens_panel(person: Person, name: str) -> None:
    person.page.click(".table-menu .icon-button:last-child")
    if name != "Menu":
        person.page.click(f".menu-item >> text={name}")
    person.page.wait_for_selector(".panel-over[data-open]")


@pytest.mark.npm
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lobby_door_count_end_and_replay_have_no_fault(
    house: House, people: Sit, scheme: str
) -> None:
    host, guest = (people(house, {"color_scheme": scheme}) for _ in range(2))
    host.opens(mode="friends", seats=2, name="Nia")
    host.page.wait_for_selector(".share-link")
    assert _audit(host.page) == []
    link = host.context.request.get(f"{host.page.url}/links").json()["join"]
    guest.page.goto(link)
    assert _audit(guest.page) == []
    guest.opens(mode="play", options={"target": 30})
    _plays_until(guest, "before-deal")
    assert _audit(guest.page) == []
    guest.opens(mode="watch", options={"target": 3})
    guest.waits_for("over")
    guest.page.wait_for_selector(".count-actions a[href^='/match/']")
    assert _audit(guest.page) == []
    guest.page.click(".count-actions a[href^='/match/']")
    guest.page.wait_for_selector(".replay-bar")
    assert _audit(guest.page) == []


def _plays_until(person: Person, phase: str) -> None:
    for _ in range(40):
        person.waits_for_news()
        if person.phase == phase:
            return
        plays_first_move(person)
    raise AssertionError(f"never {phase}")


def test_cards_builds_and_seats_say_what_they_are(house: House, people: Sit) -> None:
    person = people(house)
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    expect(person.page.locator("main.table")).to_match_aria_snapshot(
        """
        - heading "Score" [level=2]
        - list "Score":
          - 'listitem "You: 0 of 21"'
          - 'listitem "Computer 1: 0 of 21"'
          - 'listitem "Computer 2: 0 of 21"'
          - 'listitem "Computer 3: 0 of 21"'
        - heading "Other players" [level=2]
        - list "Other players":
          - listitem /Computer 1.*4 cards in hand, no cards taken/
          - listitem /Computer 2/
          - listitem /Computer 3.*dealer/
        - heading "Table" [level=2]
        - region "Table":
          - button /Build of 9 . 9 yours/
          - button /Build of 10 . 10 ×2 Mwanaisha/
          - button "four of diamonds"
          - button "seven of clubs"
          - button "king of spades"
          - button "two of spades, one point"
        - status: "Your turn: choose a card."
        - heading "Your hand" [level=2]
        - region "Your hand":
          - button "eight of clubs"
          - button "nine of diamonds"
          - button "jack of spades"
          - button "two of hearts"
        - heading "What you can do" [level=2]
        """
    )


def test_choice_is_told_by_pressed_buttons_and_the_status(house: House, people: Sit) -> None:
    person = people(house)
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    card = person.page.get_by_role("button", name="eight of clubs")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    person.page.get_by_role("button", name="four of diamonds").tap()
    person.page.get_by_role("button", name="four of clubs").tap()
    expect(person.page.locator(".layout [aria-pressed=true]")).to_have_count(2)
    expect(person.actions.first).to_have_text("Take 4♦\ufe0e+4♣\ufe0e")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[aria-pressed=true]")).to_have_count(0)


def test_moves_are_read_out_and_focus_stays_at_the_table(house: House, people: Sit) -> None:
    person = people(house, DESKTOP)
    person.opens(mode="play")
    person.waits_for_turn()
    heard = person.page.locator("[role=log] p")
    before = heard.count()
    person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".actions > [data-kind]")
    person.page.keyboard.press("1")
    expect(person.page.locator(".held > .card")).to_have_count(3)
    expect(heard).not_to_have_count(before)
    assert "card" in person.focus()
    person.waits_for_turn()
    assert "card" in person.focus()


def test_panels_take_the_focus_and_give_it_back(house: House, people: Sit) -> None:
    person = people(house, DESKTOP)
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.keyboard.press("ArrowDown")
    at = person.focus()
    person.page.keyboard.press("?")
    assert "panel-keys" in person.focus()
    person.page.keyboard.press("Escape")
    assert person.focus() == at
    person.page.keyboard.press("m")
    assert person.focus() == "typed-field"
    person.page.keyboard.press("Escape")
    assert "card" in person.focus()


def test_forced_colours_keep_cards_and_choices_visible(house: House, people: Sit) -> None:
    person = people(house, {"forced_colors": "active", "color_scheme": "dark"})
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    person.hand.first.tap()
    style = person.page.evaluate(
        """() => {
          const card = document.querySelector(".held > [aria-pressed=true]");
          const look = getComputedStyle(card);
          return [look.forcedColorAdjust, look.outlineStyle, look.backgroundColor,
                  getComputedStyle(document.querySelector(".action")).borderStyle];
        }"""
    )
    assert style == ["none", "solid", "rgb(245, 241, 230)", "solid"]
    chosen = person.page.locator(".held > [aria-pressed=true]").screenshot()
    person.hand.first.tap()
    assert person.page.locator(".held > .card").first.screenshot() != chosen


def test_reduced_motion_moves_nothing_across_the_table(house: House, people: Sit) -> None:
    person = people(house, {"reduced_motion": "reduce"}, speed="normal")
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            window.moved.push([Object.keys(frames[0]).join(), timing.duration]);
            return animate.call(this, frames, timing);
          };
        }"""
    )
    plays_first_move(person)
    person.waits_for_turn()
    moved = person.page.evaluate("window.moved")
    assert all(kind == "opacity" and time <= 150 for kind, time in moved)


def test_motion_glides_when_it_is_wanted(house: House, people: Sit) -> None:
    person = people(house, {"reduced_motion": "no-preference"}, speed="normal")
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            window.moved.push(timing.duration);
            return animate.call(this, frames, timing);
          };
        }"""
    )
    plays_first_move(person)
    person.waits_for_turn()
    moved = person.page.evaluate("window.moved")
    assert moved
    assert all(time >= 250 for time in moved)
