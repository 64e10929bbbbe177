"""What axe finds at the pages and at the table, light and dark: nothing."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.houses import House
from tests.web.people import DESKTOP, Person, Sit, plays_until
from tests.web.staging import crowd, stage

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"

PAGES = (
    "/",
    "/settings",
    "/house/danish",
    "/rules",
    "/rules/royal?raise_own=no",
    "/rules/spade",
    "/check",
    "/matches",
    "/nowhere",
)

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
    person.faults[:] = [fault for fault in person.faults if "404" not in fault]


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
    plays_until(guest, "before-deal")
    assert _audit(guest.page) == []
    guest.opens(mode="watch", options={"target": 3})
    guest.waits_for("over")
    guest.page.wait_for_selector(".count-actions a[href^='/match/']")
    assert _audit(guest.page) == []
    guest.page.click(".count-actions a[href^='/match/']")
    guest.page.wait_for_selector(".replay-bar")
    assert _audit(guest.page) == []


@pytest.mark.npm
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_veil_lesson_refusal_and_matches_have_no_fault(
    house: House, people: Sit, scheme: str
) -> None:
    person = people(house, {"color_scheme": scheme}, textMoves=True)
    person.opens(mode="hotseat", seats=2, names=["Nia", "Petr"])
    person.page.wait_for_selector(".veil:not([hidden])")
    assert _audit(person.page) == []
    person.opens(mode="play")
    person.goes(f"{person.page.url.removeprefix(person.url)}?learn")
    person.page.wait_for_selector(".lesson")
    person.waits_for_turn()
    person.page.fill(".typed input", "nine of nothing")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".status[data-kind=refusal]")
    assert _audit(person.page) == []
    person.goes("/matches")
    assert person.page.locator("a.way").count() == 2
    assert _audit(person.page) == []
