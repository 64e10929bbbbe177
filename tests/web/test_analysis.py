"""The analysis under a replay, in a browser: begun, seen as it grows, gone through; no fault."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.houses import House
from tests.web.people import DESKTOP, Sit
from tests.web.test_axe import AUDIT, AXE

pytestmark = pytest.mark.browser

PICTURES = os.environ.get("CASSINO_TEST_PICTURES")
LONG = 180_000


@pytest.mark.npm
@pytest.mark.parametrize(("scheme", "device"), [("light", "desktop"), ("dark", "phone")])
def test_a_match_is_analysed_and_gone_through(
    house: House, people: Sit, scheme: str, device: str
) -> None:
    person = people(house, {**(DESKTOP if device == "desktop" else {}), "color_scheme": scheme})
    person.opens(mode="watch", options={"target": 3})
    person.waits_for("over")
    href = person.page.get_attribute(".count-actions a[href^='/match/']", "href")
    person.goes(str(href))
    page = person.page
    page.wait_for_selector(".replay-bar")
    page.click(".to-analysis")
    page.click("[data-do=begin]")
    expect(page.locator(".analysis-progress")).to_have_text(re.compile(r"\d+ of \d+ plays"))
    page.wait_for_selector("#analysis[data-state=done]", timeout=LONG)
    assert page.locator(".analysis-graph polygon").count() == 2
    assert page.locator(".analysis-players li").count() == 2
    first = page.locator("[data-list=costly] a").first
    if first.count():
        told = first.inner_text()
        first.click()
        verdict = page.locator(".analysis-verdict")
        expect(verdict).not_to_be_empty()
        assert verdict.inner_text() in told
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(AUDIT) == []
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"analysis-{scheme}-{device}.png", full_page=True)
    page.reload()
    page.wait_for_selector("#analysis[data-state=done]")


@pytest.mark.npm
@pytest.mark.parametrize(("scheme", "device"), [("light", "phone"), ("dark", "desktop")])
def test_a_puzzle_is_played_and_told(house: House, people: Sit, scheme: str, device: str) -> None:
    person = people(house, {**(DESKTOP if device == "desktop" else {}), "color_scheme": scheme})
    person.goes("/")
    page = person.page
    page.click("a[href='/puzzles']")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(AUDIT) == []
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"puzzle-{scheme}-{device}.png", full_page=True)
    plays = page.locator(".puzzle-plays button")
    seen = set()
    for at in range(plays.count()):
        plays.nth(at).click()
        page.wait_for_selector(".puzzle-told")
        right = page.locator(".puzzle-told[data-right]").count() > 0
        if right not in seen:
            page.evaluate(AXE.read_text(encoding="utf-8"))
            assert page.evaluate(AUDIT) == []
            if PICTURES:
                name = f"puzzle-told-{right}-{scheme}-{device}.png"
                page.screenshot(path=Path(PICTURES) / name, full_page=True)
        seen.add(right)
        page.go_back()
    assert seen == {True, False}
