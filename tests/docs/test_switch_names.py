"""The rule pages and the program name the same switches, settings, presets and rules."""

import re
from pathlib import Path

import pytest

from cassino.rules import PRESETS, SWITCHES, Setting, Why, rule_of, variant

PAGES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = ("classic", "royal", "danish", "dominican")
PAGE_OF_RULE = {"CL": "classic", "RY": "royal", "DK": "danish", "DR": "dominican", "X": "index"}
PARTNERS = "partners"
"""A switch of the table, not of the variant: it stands among the others on the page."""


def page_text(page: str) -> str:
    return (PAGES / f"{page}.md").read_text(encoding="utf-8")


def switch_rows() -> dict[str, list[str]]:
    """The rows of the table of all switches: the settings, then one column a game."""
    section = page_text("index").split("## All switches")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines()]
    named = {row[0].split("`")[1]: row[1:] for row in rows if row[0].startswith("`")}
    named.pop(PARTNERS)
    return named


def written(setting: Setting) -> str:
    match setting:
        case bool():
            return str(setting).lower()
        case None:
            return "null"
        case "":
            return "(empty)"
        case _:
            return str(setting)


def test_the_table_has_every_switch_and_no_other() -> None:
    assert set(switch_rows()) == set(SWITCHES)


@pytest.mark.parametrize("name", SWITCHES)
def test_the_table_shows_how_every_game_sets_the_switch(name: str) -> None:
    _, *shown = switch_rows()[name]
    set_so = [written(variant(game).setting(name)) for game in GAMES]
    assert len(shown) == len(GAMES)
    assert [(s, t) for s, t in zip(shown, set_so, strict=True) if s not in {t, "–"}] == []


@pytest.mark.parametrize("name", SWITCHES)
def test_the_table_offers_only_settings_that_exist(name: str) -> None:
    expected = SWITCHES[name].domain.expected
    offered = switch_rows()[name][0]
    if expected == "true or false":
        assert sorted(offered.split(", ")) == ["false", "true"]
    elif re.fullmatch(r"\w+(, \w+)+", expected):
        assert offered == expected


@pytest.mark.parametrize("page", [*GAMES, "relatives"])
def test_house_rules_of_a_page_are_settings_of_its_game(page: str) -> None:
    base = "classic" if page == "relatives" else page
    named = re.findall(r"`([a-z_0-9]+)=([a-z_0-9]+)`", page_text(page))
    assert named
    for name, setting in named:
        changed = variant(base, **{name: setting}).setting(name)
        assert written(changed) == setting
        assert changed != variant(base).setting(name), f"{name} stands so already"


def test_every_relative_has_its_section() -> None:
    anchors = re.findall(r'<a id="([a-z_]+)"></a>', page_text("relatives"))
    assert anchors == [preset for preset in PRESETS if preset not in GAMES]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rule_behind_every_refusal_can_be_looked_up(preset: str) -> None:
    rules = {rule_of(why, variant(preset)) for why in Why}
    missing = {
        rule
        for rule in rules
        if f'<a id="{rule}"></a>' not in page_text(PAGE_OF_RULE[rule.rstrip("0123456789")])
    }
    assert missing == set()


def stated_settings() -> list[tuple[str, str, str]]:
    """Every "(`switch` setting)" in the relatives' sections: preset, switch, setting."""
    sections = re.split(r'<a id="([a-z_]+)"></a>', page_text("relatives"))[1:]
    return [
        (preset, name, setting)
        for preset, text in zip(sections[::2], sections[1::2], strict=True)
        for name, setting in re.findall(r"\(`([a-z_]+)` ([a-z_0-9]+)\)", text)
    ]


@pytest.mark.parametrize(("preset", "name", "setting"), stated_settings())
def test_relatives_are_set_as_their_sections_say(preset: str, name: str, setting: str) -> None:
    assert written(variant(preset).setting(name)) == setting


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if preset not in GAMES])
def test_every_relative_states_a_setting_of_its_own(preset: str) -> None:
    assert preset in {stated for stated, _, _ in stated_settings()}
