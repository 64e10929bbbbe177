"""The pages of the environments: links lead somewhere, tables say what the code has."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cassino
from cassino.envs import COMPACT, FEATURES, LISTED, NUMBERS, PLANES, STEPS

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "envs").glob("*.md"))
_LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_KEYS = {"cff-version", "message", "title", "authors"}
"""What the Citation File Format, version 1.2.0, requires."""
_KNOWN = _KEYS | {"type", "abstract", "version", "license", "keywords"}


def anchors(page: Path) -> set[str]:
    """Returns the names by which the headings of a page are found."""
    headings = _HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = _LINK.findall(page.read_text(encoding="utf-8"))
    assert links
    for link in links:
        path, _, fragment = link.partition("#")
        if not link.startswith("https:"):
            target = (page.parent / path).resolve() if path else page
            assert target.exists(), link
            assert not fragment or fragment in anchors(target), link


def test_the_encodings_page_says_how_large_spaces_are() -> None:
    text = (ROOT / "docs" / "envs" / "encodings.md").read_text(encoding="utf-8")
    for size in (STEPS, LISTED, COMPACT):
        assert f"`Discrete({size})`" in text
    assert f"`[{PLANES}, 52]`" in text
    assert [name for name in (*FEATURES, *NUMBERS) if f"`{name}`" not in text] == []


def test_numbers_stand_where_the_page_says() -> None:
    text = (ROOT / "docs" / "envs" / "encodings.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([\d, –]+) \| (`.+) \|$", text.partition("plane 17")[2], re.MULTILINE)
    said = {
        name: int(place)
        for places, words in rows
        for place, name in zip(
            re.findall(r"\d+", places), re.findall(r"`(\w+)`", words), strict=False
        )
    }
    assert said == NUMBERS


def test_the_citation_file_is_whole_and_of_this_version() -> None:
    yaml: Any = import_module("yaml")  # it tells type checkers nothing
    said = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert _KEYS <= set(said) <= _KNOWN
    assert str(said["cff-version"]) == "1.2.0"
    assert said["version"] == cassino.__version__
    assert said["license"] == "MIT"
    assert said["type"] in {"software", "dataset"}
    assert [set(author) for author in said["authors"]] == [{"name"}]
