"""Whether everything has room: small phones, phones sideways, tablets, desktops, doubled text."""

from typing import Any

import pytest

from tests.web.houses import House
from tests.web.people import DESKTOP, MOVES, Person, Sit
from tests.web.staging import crowd, stage

pytestmark = pytest.mark.browser

SCREENS = {
    "320x568": (320, 568),
    "360x640": (360, 640),
    "390x844": (390, 844),
    "667x375": (667, 375),
    "844x390": (844, 390),
    "820x1180": (820, 1180),
    "1440x900": (1440, 900),
}

TOUCHED = ".loose, .build, .held > .card, .actions > .action, .icon-button"
"""All that a thumb must hit."""

MEASURE = """
(touched) => {
  const seen = [...document.querySelectorAll(touched)].filter((each) => each.checkVisibility());
  const boxes = seen.map((each) => [each.className, each.getBoundingClientRect()]);
  const root = document.documentElement;
  return {
    scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
    outside: boxes
      .filter(([, box]) => box.left < -0.5 || box.top < -0.5)
      .concat(boxes.filter(([, b]) => b.right > innerWidth + 0.5 || b.bottom > innerHeight + 0.5))
      .map(([name]) => name),
    small: boxes.filter(([, box]) => box.width < 43.5 || box.height < 43.5).map(([name]) => name),
    covered: seen.filter((each) => {
      if (!each.matches(".loose, .held > .card, .action")) return false;
      const box = each.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return !each.contains(hit);
    }).map((each) => each.className),
    things: document.querySelectorAll(".loose, .build").length,
    held: document.querySelectorAll(".held > .card").length,
    seats: document.querySelectorAll(".seat").length,
    actions: document.querySelectorAll(".actions > .action").length,
  };
}
"""

LESSON_GAP = """
() => {
  const lesson = document.querySelector(".lesson").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".loose, .held > .card")]
    .map((card) => card.getBoundingClientRect());
  return Math.min(...cards.map((card) => Math.max(
    card.top - lesson.bottom, lesson.top - card.bottom,
    card.left - lesson.right, lesson.left - card.right,
  )));
}
"""
"""How far the nearest card is from the lesson, in CSS pixels; below nothing when it is covered."""


def _measures(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(MEASURE, TOUCHED)
    return found


def _sits_at_crowded_table(house: House, people: Sit, size: tuple[int, int]) -> Person:
    width, height = size
    person = people(house, {"viewport": {"width": width, "height": height}})
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    person.hand.first.tap()
    person.page.wait_for_selector(f"{MOVES}[data-kind=trail]")
    return person


@pytest.mark.parametrize("screen", SCREENS)
def test_thirteen_things_fit_without_scrolling(house: House, people: Sit, screen: str) -> None:
    person = _sits_at_crowded_table(house, people, SCREENS[screen])
    found = _measures(person)
    assert (found["things"], found["held"], found["seats"]) == (13, 4, 3)
    assert found["actions"] == (5 if min(SCREENS[screen]) > 704 else 4)
    assert not found["scrolls"]
    assert found["outside"] == []
    assert found["small"] == []
    assert found["covered"] == []


@pytest.mark.parametrize("screen", SCREENS)
def test_no_step_of_the_lesson_lies_on_a_card(house: House, people: Sit, screen: str) -> None:
    width, height = SCREENS[screen]
    device = {"viewport": {"width": width, "height": height}, "locale": "da"}
    person = people(house, device)
    person.opens(mode="learn")
    person.waits_for_turn()
    on = person.page.locator(".lesson .button-strong")
    while person.page.locator(".lesson").count():
        found = _measures(person)
        assert (found["things"], found["held"]) == (4, 4)
        assert not found["scrolls"]
        assert not found["outside"]
        assert person.page.evaluate(LESSON_GAP) >= 0, person.page.inner_text(".lesson-text")
        on.click()


@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_every_card_size_fits_a_phone(house: House, people: Sit, size: str) -> None:
    person = people(house, {"viewport": {"width": 360, "height": 640}}, size=size)
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    found = _measures(person)
    assert not found["scrolls"]
    assert found["outside"] == []


def test_large_cards_are_larger_than_small_ones(house: House, people: Sit) -> None:
    widths = []
    for size in ("small", "medium", "large"):
        person = people(house, DESKTOP, size=size)
        person.opens(mode="play")
        person.waits_for_turn()
        box = person.page.locator(".loose").first.bounding_box()
        assert box is not None
        widths.append(box["width"])
    assert widths[0] < widths[1] < widths[2]


@pytest.mark.parametrize("path", ["/", "/settings", "/house/danish", "/rules/royal", "/check"])
def test_page_reads_at_double_zoom_without_scrolling_sideways(
    house: House, people: Sit, path: str
) -> None:
    person = people(house, {"viewport": {"width": 320, "height": 568}})
    person.goes(path)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_table_can_be_played_at_double_zoom(house: House, people: Sit) -> None:
    """A desktop of 1280 by 800 at 200 % is a page of 640 by 400."""
    person = people(house, {**DESKTOP, "viewport": {"width": 640, "height": 400}})
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    person.hand.first.click()
    person.actions.first.wait_for()
    found = _measures(person)
    assert found["things"] == 13
    for selector in (".loose >> nth=-1", ".held > .card >> nth=-1", ".actions > .action >> nth=0"):
        person.page.locator(selector).scroll_into_view_if_needed()
        person.page.locator(selector).click(trial=True)


def test_table_can_be_played_with_text_twice_as_large(house: House, people: Sit) -> None:
    person = people(house)
    person.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => {"
        " document.documentElement.style.fontSize = '200%'; })"
    )
    person.opens(mode="play")
    person.waits_for_turn()
    person.hand.last.tap()
    person.actions.first.scroll_into_view_if_needed()
    person.actions.first.tap(trial=True)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
