"""The rules sheet: every switch at every setting, and the names of the games, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cassino.rules import PRESETS, SWITCHES, Setting, Variant, preset_of, variant
from cassino.rules.sheet import SheetLine, describe, sheet_line
from cassino.rules.switches import Choice, Number, Text, YesNo
from cassino.words import (
    Language,
    say,
    say_preset,
    say_preset_line,
    say_sheet,
    say_sheet_group,
    say_switch,
    say_variant,
)
from tests.words.messages import messages


def settings_of(name: str) -> list[Setting]:
    """Settings of a switch: all of them, or of a number those that read differently."""
    domain = SWITCHES[name].domain
    match domain:
        case YesNo():
            return [False, True]
        case Choice():
            return [domain.read(name, word) for word in domain.expected.split(", ")]
        case Number():
            numbers: list[Setting] = [
                each for each in (0, 1, 2, 5, 21) if domain.least <= each <= domain.most
            ]
            return [*numbers, None] if domain.optional else numbers
        case Text():
            return ["", "A14", "A14 2s15 Td16"]


def every_line() -> Iterator[SheetLine]:
    """A line for every switch at every setting."""
    for name in SWITCHES:
        for setting in settings_of(name):
            yield sheet_line(Variant().with_settings({name: setting}), name)


def lines_of(chosen: Variant) -> dict[str, SheetLine]:
    """The lines of a sheet by switch."""
    return {line.switch: line for line in describe(chosen)}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_sheet_has_a_line_a_switch_in_order(preset: str) -> None:
    chosen = variant(preset)
    sheet = describe(chosen)
    assert [line.switch for line in sheet] == list(SWITCHES)
    assert [line.setting for line in sheet] == [chosen.setting(name) for name in SWITCHES]
    assert [line.rules for line in sheet] == [each.rules for each in SWITCHES.values()]
    assert [line.group for line in sheet] == [each.group for each in SWITCHES.values()]
    assert not any(line.differs for line in sheet)


def test_house_rules_are_marked_against_their_own_preset() -> None:
    chosen = variant("danish", raise_own="no", sweep_points=0, target=21)
    assert preset_of(chosen) == variant("danish")
    marked = {line.switch for line in describe(chosen) if line.differs}
    assert marked == {"raise_own", "sweep_points"}


@pytest.mark.parametrize(
    ("preset", "options", "idle"),
    [
        ("classic", {}, {"dual_values", "sweep_cancel", "sweeps_blocked_from", "near_target_20"}),
        ("royal", {}, {"face_capture", "near_target_20", "near_target_miss", "sweeps_block"}),
        ("dominican", {}, {"face_capture"}),
        ("swedish", {}, {"raise_own", "owner_may_trail", "after_build", "max_own_builds"}),
        ("laistokasino", {}, {"end_resolution"}),
        ("draw", {}, {"later_hands_led_by"}),
        ("classic", {"most_cards": 0, "most_spades": 0}, {"majority_ties"}),
    ],
)
def test_switches_without_effect_are_told(
    preset: str, options: dict[str, object], idle: set[str]
) -> None:
    found = {line.switch for line in describe(variant(preset, **options)) if not line.applies}
    assert idle <= found


@pytest.mark.parametrize(
    ("preset", "options", "busy"),
    [
        ("royal", {}, {"dual_values", "sweep_cancel", "raise_own", "end_resolution"}),
        ("classic", {"high_cards": "K13"}, {"face_capture"}),
        ("dominican", {}, {"near_target_20", "near_target_miss", "sweeps_block"}),
        ("classic", {"high_cards": "A14"}, {"dual_values"}),
        ("classic", {}, {"majority_ties", "later_hands_led_by"}),
    ],
)
def test_switches_with_effect_are_told(
    preset: str, options: dict[str, object], busy: set[str]
) -> None:
    found = {line.switch for line in describe(variant(preset, **options)) if line.applies}
    assert busy <= found


def test_limits_follow_the_target() -> None:
    lines = lines_of(variant("dominican", target=31))
    assert dict(lines["near_target"].arguments) == {"low": 28, "middle": 29}
    assert dict(lines["near_target_20"].arguments) == {"score": 30}
    assert dict(lines["reach"].arguments) == {"target": 31}


@pytest.mark.parametrize("language", Language)
def test_every_setting_of_every_switch_has_its_sentence(language: Language) -> None:
    known = messages(language)
    sentences: dict[str, str] = {}
    for line in every_line():
        assert known[line.message].variables == set(line.arguments), line.message
        told = say_sheet(language, line)
        assert sentences.setdefault(told, f"{line.switch} {line.setting}") == (
            f"{line.switch} {line.setting}"
        )
    assert len(sentences) > 100


def test_no_sentence_of_the_sheet_is_left_over() -> None:
    used = {line.message for line in every_line()} | {
        f"sheet-group-{each.group}" for each in SWITCHES.values()
    }
    used |= {f"switch-{name.replace('_', '-')}" for name in SWITCHES}
    frame = {"title", "differs", "source", "same", "changed", "no-effect"}
    used |= {f"sheet-{each}" for each in frame} | {"sheet-partners-true", "sheet-partners-false"}
    assert used == {k for k, m in messages(Language.EN).items() if m.topic == "sheet"}


@pytest.mark.parametrize("language", Language)
def test_switches_and_groups_have_labels_of_their_own(language: Language) -> None:
    labels = [say_switch(language, name) for name in SWITCHES]
    assert len(set(labels)) == len(SWITCHES)
    groups = {each.group for each in SWITCHES.values()}
    assert len({say_sheet_group(language, group) for group in groups}) == len(groups)


@pytest.mark.parametrize("language", Language)
def test_every_preset_has_a_name_and_a_line(language: Language) -> None:
    assert len({say_preset(language, preset) for preset in PRESETS}) == len(PRESETS)
    assert len({say_preset_line(language, preset) for preset in PRESETS}) == len(PRESETS)


@pytest.mark.parametrize("language", Language)
def test_house_rules_show_in_the_name(language: Language) -> None:
    plain = say_preset(language, "royal")
    assert say_variant(language, variant("royal")) == plain
    changed = say_variant(language, variant("royal", target=11))
    assert changed == say(language, "variant-house", name=plain) != plain
