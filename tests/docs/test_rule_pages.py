"""The rule pages: every example is judged by the rules, every rule can be looked up."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.docs.rule_blocks import Example, read_blocks, read_examples

PAGES = Path(__file__).parents[2] / "docs" / "rules"
RULES_OF_PAGE = {
    "classic": [f"CL{number}" for number in range(1, 45)],
    "royal": [f"RY{number}" for number in range(1, 10)],
    "danish": [f"DK{number}" for number in range(1, 24)],
    "dominican": [f"DR{number}" for number in range(1, 27)],
    "index": [f"X{number}" for number in range(1, 57)],
}
GAMES = ["classic", "royal", "danish", "dominican"]
ALL_PAGES = [*GAMES, "index", "relatives"]
EXAMPLES = [example for page in ALL_PAGES for example in read_examples(PAGES / f"{page}.md")]

_ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
_RULE_ID = re.compile(r"\b(?:CL|RY|DK|DR|X)\d+\b")
_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def judge(case: dict[str, Any]) -> Any:  # noqa: ANN401 - the shape that the case expects
    """Asks the command line's answers, loaded late so that the pages are read without it."""
    from cassino.cli.answers import answer

    return answer(case)


def prose(page: str) -> str:
    return _FENCED.sub("", (PAGES / f"{page}.md").read_text(encoding="utf-8"))


def anchors(page: str) -> list[str]:
    return _ANCHOR.findall(prose(page))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_example_is_judged_as_the_page_says(example: Example) -> None:
    verdict = judge(example.question)
    match example.question["kind"]:
        case "check" if example.promised["legal"]:
            assert verdict == {"legal": True}
        case "check":
            assert not verdict["legal"]
            assert verdict["message"]
            assert verdict["reason"] == example.promised.get("reason", verdict["reason"])
        case "moves":
            assert len(verdict["moves"]) == example.promised, verdict["moves"]
        case _:
            assert verdict == example.promised


@pytest.mark.parametrize("page", GAMES)
def test_page_of_a_game_is_full_of_examples_of_every_kind(page: str) -> None:
    kinds = [block.kind for block in read_blocks(PAGES / f"{page}.md")]
    assert len(kinds) >= 12
    assert set(kinds) == {"cassino", "cassino-score", "cassino-match"}


@pytest.mark.parametrize("page", ALL_PAGES)
def test_every_block_puts_a_question(page: str) -> None:
    asked = {example.name.split()[0] for example in read_examples(PAGES / f"{page}.md")}
    assert {block.name for block in read_blocks(PAGES / f"{page}.md")} == asked


def test_every_fence_is_an_example_or_the_table_of_contents() -> None:
    openings = re.compile(r"^ *(?:```|~~~)(\S+)", re.MULTILINE)
    for page in ALL_PAGES:
        names = openings.findall((PAGES / f"{page}.md").read_text(encoding="utf-8"))
        blocks = [block.kind for block in read_blocks(PAGES / f"{page}.md")]
        assert [name for name in names if name != "{toctree}"] == blocks, page


@pytest.mark.parametrize("page", RULES_OF_PAGE)
def test_every_rule_of_the_page_has_one_anchor(page: str) -> None:
    found = anchors(page)
    assert [rule for rule in RULES_OF_PAGE[page] if found.count(rule) != 1] == []


@pytest.mark.parametrize("page", ALL_PAGES)
def test_anchors_are_unique(page: str) -> None:
    found = anchors(page)
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("page", ALL_PAGES)
def test_every_link_resolves(page: str) -> None:
    for text, target in _LINK.findall(prose(page)):
        path, _, fragment = target.partition("#")
        linked = (PAGES / path).stem if path else page
        assert linked in ALL_PAGES, (text, target)
        assert path in {"", f"{linked}.md"}, (text, target)
        assert not fragment or fragment in anchors(linked), (text, target)


@pytest.mark.parametrize("page", ALL_PAGES)
def test_every_rule_named_can_be_looked_up(page: str) -> None:
    """A rule id stands beside its own anchor or is the text of a link to it."""
    text = prose(page)
    for rule, target in _LINK.findall(text):
        if _RULE_ID.fullmatch(rule):
            assert target.partition("#")[2] == rule
    bare = _RULE_ID.findall(_LINK.sub("", _ANCHOR.sub("", text)))
    assert [rule for rule in bare if rule not in anchors(page)] == []


def test_every_page_is_known() -> None:
    assert {page.stem for page in PAGES.glob("*.md")} == set(ALL_PAGES)
