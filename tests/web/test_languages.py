"""The first screen, the rules and the table in every language."""

import re

import pytest
from playwright.sync_api import expect

from cassino.words import Language
from tests.web.houses import House
from tests.web.people import Person, Sit, plays_first_move

pytestmark = pytest.mark.browser

LANGUAGES = [language.value for language in Language]

KEY = re.compile(r"\b(?:[a-z]+-){1,4}[a-z]+\b")
"""What a label looks like that has no words."""

TEXTS = """
() => {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest("script, template, code, textarea")) {
      texts.push(walk.currentNode.textContent);
    }
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const each of document.querySelectorAll(`[${name}]`)) texts.push(each.getAttribute(name));
  }
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}
"""


CUT = """
() => [...document.querySelectorAll(".status-text, .status-last, .action, .name, .deal")]
  .filter((each) => each.checkVisibility())
  .filter((each) => each.scrollWidth > each.clientWidth + 1
    || (!each.matches(".name") && each.scrollHeight > each.clientHeight + 1)
    || each.getBoundingClientRect().top < 0)
  .map((each) => each.textContent)
"""
"""What of the table's words isn't wholly in sight; a name may lose its middle, never its number."""


def _texts(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(TEXTS)
    return found


def _wordless(person: Person, known: set[str]) -> list[str]:
    """Texts with the key of a label instead of its words, or a place that wasn't filled."""
    keys = [(text, set(KEY.findall(text)) & known) for text in _texts(person)]
    return [text for text, found in keys if found or "{" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_screen_and_table_speak_the_language(
    house: House, people: Sit, language: str
) -> None:
    labels = house.words(language)
    person = people(house, {"locale": language})
    person.goes("/")
    assert person.page.get_attribute("html", "lang") == language
    assert person.page.inner_text(".play-button") == labels["home-play"]
    assert _wordless(person, set(labels)) == []
    person.opens(mode="play", seats=3)
    person.waits_for_turn()
    plays_first_move(person)
    person.waits_for_turn()
    person.page.tap(".icon-button[aria-label='" + labels["menu-hint"] + "']")
    expect(person.page.locator(".held > [data-hinted]")).to_have_count(1)
    assert person.page.evaluate(CUT) == []
    person.page.tap(".table-menu .icon-button:last-child")
    assert _wordless(person, set(labels)) == []
    heard = person.page.locator(".held > .card").first.get_attribute("aria-label")
    assert heard
    assert heard != person.shown()["held"][0]


def test_languages_differ_where_people_look_first(house: House) -> None:
    for label in ("home-play", "line-your-turn", "menu-undo", "count-next", "learn-take"):
        assert len({house.words(language)[label] for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_fit_the_smallest_phone(house: House, people: Sit, language: str) -> None:
    person = people(house, {"locale": language, "viewport": {"width": 320, "height": 568}})
    for path in ("/", "/settings", "/house/danish"):
        person.goes(path)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 320, path
    person.opens(mode="play", seats=4)
    person.waits_for_turn()
    person.hand.first.tap()
    person.page.wait_for_selector(".actions > .action")
    assert person.page.evaluate(CUT) == []
    assert not person.page.evaluate(
        "document.documentElement.scrollHeight > innerHeight"
        " || document.documentElement.scrollWidth > innerWidth"
    )
