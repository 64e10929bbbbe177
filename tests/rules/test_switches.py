"""Every switch makes a difference: its scene is seen under each of its settings."""

import pytest

from cassino.cards import CARDS
from cassino.rules import SWITCHES, deal, options_of, variant
from cassino.rules.sheet import sheet_line
from cassino.rules.switches import Choice, YesNo
from tests.rules.switch_scenes import SCENES
from tests.rules.tables import moves, table, verdict


@pytest.mark.parametrize("name", SCENES)
def test_every_setting_shows_what_it_should(name: str) -> None:
    scene = SCENES[name]
    assert {setting: scene.shown({name: setting}) for setting in scene.seen} == scene.seen


@pytest.mark.parametrize("name", SCENES)
def test_the_settings_of_a_switch_differ(name: str) -> None:
    seen = list(SCENES[name].seen.values())
    assert any(other != seen[0] for other in seen[1:])


def test_no_switch_is_without_a_scene() -> None:
    assert list(SCENES) == list(SWITCHES)


@pytest.mark.parametrize("name", SWITCHES)
def test_no_setting_is_without_its_part_of_the_scene(name: str) -> None:
    domain, seen = SWITCHES[name].domain, set(SCENES[name].seen)
    assert SWITCHES[name].default in seen
    if isinstance(domain, YesNo):
        assert seen == {True, False}
    elif isinstance(domain, Choice):
        assert seen == {str(setting) for setting in domain.settings}


@pytest.mark.parametrize("name", SWITCHES)
def test_a_setting_that_differs_is_told_apart(name: str) -> None:
    for setting in SCENES[name].seen:
        changed = options_of(variant("classic", **{name: setting}))
        assert changed == ({} if setting == SWITCHES[name].default else {name: setting})


def test_where_fourteen_is_high_on_the_table_too_an_ace_takes_an_ace_at_fourteen() -> None:
    for setting, why in [
        ("any", None),
        ("low_on_table", "capture/group-sum"),
        ("hand_high", "capture/group-sum"),
    ]:
        at = table("royal", "Ah", "As Kc", dual_values=setting)
        assert verdict(at, "Ah=14 x As") == why


def test_one_or_three_differs_from_one_with_three_to_take() -> None:
    at = table("classic", "Js", "Jc Jd Jh", face_capture="one_or_three")
    assert moves(at) == {"Js", "Js x Jc", "Js x Jd", "Js x Jh", "Js x Jh, Jd, Jc"}


def test_a_first_hand_is_dealt_in_either_order() -> None:
    first = deal(variant("classic"), deck=CARDS).loose
    assert first != deal(variant("classic", deal_order="players_table"), deck=CARDS).loose


@pytest.mark.parametrize("name", SWITCHES)
def test_the_rules_sheet_tells_every_setting_apart(name: str) -> None:
    lines = [
        sheet_line(variant("classic", **{name: setting}), name) for setting in SCENES[name].seen
    ]
    said = {(line.message, tuple(line.arguments.items())) for line in lines}
    assert len(said) == len(lines)
    assert [line.differs for line in lines] == [
        line.setting != SWITCHES[name].default for line in lines
    ]
