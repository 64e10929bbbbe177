"""The rules sheet in words, switch by switch, and the names of the games."""

from __future__ import annotations

from cassino.rules import Variant, options_of
from cassino.rules.sheet import SheetLine
from cassino.words.cards import join, value_signs
from cassino.words.catalogues import Argument, say, say_with
from cassino.words.languages import Language


def say_sheet(language: Language, line: SheetLine) -> str:
    """A line of the rules sheet as a sentence.

    >>> from cassino.rules import variant
    >>> from cassino.rules.sheet import sheet_line
    >>> say_sheet(Language.EN, sheet_line(variant("danish"), "high_cards"))
    'High values: A = 14, 2♠ = 15, 10♦ = 16.'
    """
    told: dict[str, Argument] = dict(line.arguments)
    if line.message == "sheet-high-cards":
        told["cards"] = join(language, value_signs(str(told["cards"])))
    return say_with(language, line.message, told)


def say_switch(language: Language, name: str) -> str:
    """A switch as the label of a field.

    >>> say_switch(Language.EN, "raise_own")
    'Raising your own build'
    """
    return say(language, f"switch-{name.replace('_', '-')}")


def say_sheet_group(language: Language, group: str) -> str:
    """A group of switches as a heading.

    >>> say_sheet_group(Language.EN, "obligation")
    'What builders owe'
    """
    return say(language, f"sheet-group-{group}")


def say_preset(language: Language, preset: str) -> str:
    """The name of a preset.

    >>> say_preset(Language.EN, "royal_na")
    'Royal Cassino, North American'
    """
    return say(language, f"variant-{preset.replace('_', '-')}")


def say_preset_line(language: Language, preset: str) -> str:
    """What a preset is, in one line.

    >>> say_preset_line(Language.EN, "draw")
    'Classic for two, with a new card after every play.'
    """
    return say(language, f"variant-{preset.replace('_', '-')}-line")


def say_variant(language: Language, variant: Variant) -> str:
    """The name of a variant: its preset's, marked when house rules change it.

    >>> from cassino.rules import variant
    >>> say_variant(Language.EN, variant("royal", raise_own=False))
    'Royal Cassino with house rules'
    """
    name = say_preset(language, variant.preset)
    return say(language, "variant-house", name=name) if options_of(variant) else name
