"""The long rules pages as the house shows them: in every language, in order, for every reader."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from cassino.rules import PRESETS, options_of, variant
from cassino.server.pages.telling import chapters, comes_from, pieces
from cassino.words import Language, say, say_preset, status
from cassino.words.rules_pages import rules_page
from tests.server.houses import Browser, House

GAMES = ("classic", "royal", "danish", "dominican")
RELATIVES = [preset for preset in PRESETS if preset not in GAMES]


class Outline(HTMLParser):
    """The headings of a page with their levels, its ids, links to them, and labels of pictures."""

    def __init__(self, body: str) -> None:
        super().__init__()
        self.headings: list[tuple[int, str]] = []
        self.ids: list[str] = []
        self.labelled_by: list[str] = []
        self.fragments: list[str] = []
        self.links: list[str] = []
        self.pictures: list[str] = []
        self.language = ""
        self._level = 0
        self.feed(body)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if re.fullmatch("h[1-6]", tag):
            self._level = int(tag[1])
            self.headings.append((self._level, ""))
        if tag == "html":
            self.language = found["lang"]
        if "id" in found:
            self.ids.append(found["id"])
        if "aria-labelledby" in found:
            self.labelled_by.append(found["aria-labelledby"])
        if found.get("role") == "img":
            self.pictures.append(found["aria-label"])
        if tag == "a" and found["href"].startswith("#"):
            self.fragments.append(found["href"][1:])
        elif tag == "a":
            self.links.append(found["href"])

    def handle_endtag(self, tag: str) -> None:
        if re.fullmatch("h[1-6]", tag):
            self._level = 0

    def handle_data(self, data: str) -> None:
        if self._level:
            level, text = self.headings[-1]
            self.headings[-1] = (level, text + data)


def read(house: House, path: str, language: Language = Language.EN) -> tuple[str, Outline]:
    status_code, _, body = Browser(house.url, language.value).get(path)
    assert status_code == 200
    return body.decode(), Outline(body.decode())


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_in_every_language(house: House, game: str, language: Language) -> None:
    body, outline = read(house, f"/rules/{game}", language)
    assert outline.language == language.value
    assert "{" not in body
    assert "page-" not in re.sub(r'(class|data-page)="[^"]*"|/assets/\S+', "", body)
    assert [text for level, text in outline.headings if level == 1] == [say_preset(language, game)]
    told = [section.heading for section in rules_page(language, variant(game))]
    around = [say(language, f"page-common-{name}") for name in ("contents", "switches")]
    assert [text for level, text in outline.headings if level == 2] == [
        around[0],
        *told,
        around[1],
    ]
    levels = [level for level, _ in outline.headings]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("game", GAMES)
def test_contents_lead_to_every_section(house: House, game: str) -> None:
    _, outline = read(house, f"/rules/{game}")
    assert len(outline.ids) == len(set(outline.ids))
    anchors = [section.anchor for section in rules_page(Language.EN, variant(game))]
    assert outline.fragments == [*anchors, "switches"]
    assert set(outline.fragments) | set(outline.labelled_by) <= set(outline.ids)


def test_examples_can_be_seen_and_heard(house: House) -> None:
    body, outline = read(house, "/rules/classic")
    assert "eight of diamonds, five of clubs, three of hearts, nine of clubs" in outline.pictures
    assert "king of diamonds, the build of 5 (four of diamonds, ace of clubs)" in outline.pictures
    assert len(outline.pictures) == body.count('class="example-row"')
    assert body.count("<figure") == body.count("<figcaption>") == len(outline.pictures) / 2
    assert '8<span class="sign" data-suit="s">♠&#xFE0E;</span> takes' in body


@pytest.mark.parametrize("language", Language)
def test_a_translation_says_that_it_awaits_a_native_reader(
    house: House, language: Language
) -> None:
    body, _ = read(house, "/rules/royal", language)
    note = status(language)
    assert (note is None) == (language is Language.EN)
    assert note is None or note in body


@pytest.mark.parametrize("preset", RELATIVES)
def test_a_relative_shows_its_sheet_and_leads_to_its_game(house: House, preset: str) -> None:
    _, outline = read(house, f"/rules/{preset}")
    told = comes_from(Language.EN, variant(preset))
    assert told is not None
    assert f"/rules/{told[0]}" in outline.links
    assert told[0] in GAMES
    assert chapters(Language.EN, variant(preset)) == ()
    assert [text for level, text in outline.headings if level == 2] == [
        say(Language.EN, "page-common-switches")
    ]


def test_a_game_with_a_page_comes_from_none() -> None:
    assert [comes_from(Language.EN, variant(game)) for game in GAMES] == [None] * 4


def test_house_rules_are_said_to_come_first(house: House) -> None:
    note = say(Language.EN, "page-common-changed")
    assert not options_of(variant("royal"))
    assert note not in read(house, "/rules/royal")[0]
    changed, _ = read(house, "/rules/royal?raise_own=no&target=31")
    assert note in changed
    assert "The first to stand at 31 or more wins." in changed


def test_signs_stand_apart_and_nothing_is_lost() -> None:
    text = "8♠ takes 5♣+3♥, not 10♦."
    assert "".join(piece for piece, _ in pieces(text)) == text
    assert [suit for _, suit in pieces(text) if suit] == ["s", "c", "h", "d"]
