"""Rules sheets and house rules as pages show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import cast

from cassino.rules import SWITCHES, Setting, Variant, preset_of
from cassino.rules.sheet import SheetLine, describe, sheet_line
from cassino.rules.switches import Choice, Number, Switch, Text, YesNo
from cassino.words import Language, say, say_sheet, say_sheet_group, say_switch


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a rules sheet in words; ``rules`` are the ids of the rules behind it."""

    text: str
    rules: str
    differs: bool


@dataclass(frozen=True, slots=True)
class Group:
    """Lines under a heading."""

    title: str
    lines: tuple[Line, ...]


def sheet_groups(language: Language, sheet: Iterable[SheetLine]) -> list[Group]:
    """A rules sheet in words; what decides nothing under the other switches is left out."""
    return [
        Group(
            say_sheet_group(language, group),
            tuple(
                Line(say_sheet(language, line), ", ".join(line.rules), line.differs)
                for line in lines
            ),
        )
        for group, lines in groupby(filter(_applies, sheet), _group_of)
    ]


def _applies(line: SheetLine) -> bool:
    return line.applies


def _group_of(line: SheetLine) -> str:
    return line.group


@dataclass(frozen=True, slots=True)
class Option:
    """One setting of a switch, as a choice of a field."""

    value: str
    label: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Field:
    """A switch as a field: a choice of options, a number, or a text.

    ``value`` is what it is set to, ``preset`` what the game sets it to.
    """

    name: str
    label: str
    rules: str
    kind: str
    value: str
    preset: str
    options: tuple[Option, ...]
    least: int
    most: int
    differs: bool


def switch_fields(
    language: Language, chosen: Variant, given: Mapping[str, object]
) -> list[tuple[str, list[Field]]]:
    """Every switch of a variant as a field, under its group's heading.

    Args:
        language: the reader's language.
        chosen: the variant, with those switches set that can be.
        given: what was asked for; what can't be is shown as it was given.
    """
    return [
        (
            say_sheet_group(language, group),
            [_field(language, chosen, line, given.get(line.switch)) for line in of_group],
        )
        for group, of_group in groupby(describe(chosen), _group_of)
    ]


def _field(language: Language, chosen: Variant, line: SheetLine, given: object) -> Field:
    switch = SWITCHES[line.switch]
    domain = switch.domain
    is_number = isinstance(domain, Number)
    is_number_or_text = isinstance(domain, Number | Text)
    return Field(
        name=line.switch,
        label=say_switch(language, line.switch),
        rules=", ".join(line.rules),
        kind="number" if is_number else "text" if isinstance(domain, Text) else "choice",
        value=given if isinstance(given, str) and is_number_or_text else setting_text(line.setting),
        preset=setting_text(preset_of(chosen).setting(line.switch)),
        options=_options(language, chosen, switch),
        least=domain.least if isinstance(domain, Number) else 0,
        most=domain.most if isinstance(domain, Number) else 0,
        differs=line.differs,
    )


def _options(language: Language, chosen: Variant, switch: Switch) -> tuple[Option, ...]:
    """The settings of a switch that has few; of an optional number only "no limit"."""
    settings: tuple[Setting, ...]
    match switch.domain:
        case YesNo():
            settings = (True, False)
        case Choice(kind):
            settings = tuple(member.value for member in cast("type[StrEnum]", kind))
        case Number(_, _, optional):
            none = Option("none", say(language, "house-number-none"), chosen=False)
            return (none,) if optional else ()
        case _:
            return ()
    now = chosen.setting(switch.name)
    return tuple(
        Option(
            setting_text(setting),
            say_sheet(language, _as_set(chosen, switch.name, setting)),
            setting_text(setting) == setting_text(now),
        )
        for setting in settings
    )


def _as_set(chosen: Variant, name: str, setting: Setting) -> SheetLine:
    return sheet_line(chosen.with_settings({name: SWITCHES[name].domain.read(name, setting)}), name)


def setting_text(setting: Setting) -> str:
    """A setting as a form sends it."""
    if setting is None:
        return "none"
    if isinstance(setting, StrEnum):
        return setting.value
    if isinstance(setting, bool):
        return "yes" if setting else "no"
    return str(setting)
