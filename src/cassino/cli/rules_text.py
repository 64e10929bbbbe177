"""The rules sheet and the list of games as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby

from cassino.cli.text_width import padded, wrapped
from cassino.rules import PRESETS, Variant, options_of
from cassino.rules.sheet import SheetLine, describe
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


def games_text(language: Language) -> str:
    """Every variant: its name for commands, its title, and one line about it."""
    column = max(map(len, PRESETS)) + 2
    return "\n".join(
        f"{padded(name, column)}{say_preset(language, name)}. {say_preset_line(language, name)}"
        for name in PRESETS
    )


def games_object(language: Language) -> str:
    """The same as JSON."""
    games = [
        {
            "variant": name,
            "name": say_preset(language, name),
            "about": say_preset_line(language, name),
        }
        for name in PRESETS
    ]
    return json.dumps({"games": games}, ensure_ascii=False)


def sheet_text(language: Language, rules: Variant, width: int) -> str:
    """The rules sheet, for a screen of so many columns."""
    return "\n".join(sheet_lines(language, rules, width))


def sheet_lines(language: Language, rules: Variant, width: int) -> Iterator[str]:
    """The lines of the rules sheet; house rules are marked with a star."""
    yield say_variant(language, rules)
    name, changed = say_preset(language, rules.preset), len(options_of(rules))
    message = "sheet-changed" if changed else "sheet-same"
    yield from wrapped(say(language, message, name=name, count=changed), width)
    for group, lines in groupby(describe(rules), key=lambda line: line.group):
        yield ""
        yield say_sheet_group(language, group)
        for line in lines:
            yield from wrapped(_sentence(language, line), width, "    ")


def _sentence(language: Language, line: SheetLine) -> str:
    """One switch: what it says, whether it is a house rule, and the rules it rests on."""
    said = say_sheet(language, line)
    if not line.applies:
        said += f" ({say(language, 'sheet-no-effect')})"
    if line.rules:
        said += f" [{', '.join(line.rules)}]"
    if line.differs:
        return f"  * {say(language, 'sheet-differs')}: {said}"
    return f"  - {said}"


def sheet_object(language: Language, rules: Variant) -> str:
    """The rules sheet as JSON."""
    lines = [
        {
            "switch": line.switch,
            "group": line.group,
            "name": say_switch(language, line.switch),
            "setting": line.setting,
            "text": say_sheet(language, line),
            "rules": list(line.rules),
            "differs": line.differs,
            "applies": line.applies,
        }
        for line in describe(rules)
    ]
    sheet = {
        "variant": rules.preset,
        "name": say_variant(language, rules),
        "options": options_of(rules),
        "lines": lines,
    }
    return json.dumps(sheet, ensure_ascii=False)
