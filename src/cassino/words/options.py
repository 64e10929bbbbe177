"""What is wrong with a house rule, in words: which one, and what it takes."""

from __future__ import annotations

from typing import Final

from cassino.rules import SWITCHES, InvalidOption, UnknownName
from cassino.rules.switches import Choice, Number, Text, YesNo
from cassino.words.catalogues import say
from cassino.words.languages import Language
from cassino.words.sheet import say_switch

_HIGH_CARDS: Final = "A14 Td16"
_LONGEST: Final = 40


def say_option_fault(language: Language, wrong: InvalidOption | UnknownName) -> str:
    """Why a house rule can't be so, in a sentence that names it and what it takes.

    >>> from cassino.rules import variant
    >>> try:
    ...     variant("classic", target=-5)
    ... except InvalidOption as wrong:
    ...     say_option_fault(Language.EN, wrong)
    "Target can't be “-5”. It takes a whole number from 1 to 500."
    """
    if isinstance(wrong, UnknownName):
        return say(language, "error-option-unknown-named", name=_shown(wrong.name))
    if wrong.name not in SWITCHES:
        return say(language, "error-option-invalid")
    switch, given = say_switch(language, wrong.name), _shown(wrong.given)
    fault = say(language, "error-option-invalid-named", switch=switch, given=given)
    return say(language, "sentence-next", text=fault, next=_expected(language, wrong.name))


def _expected(language: Language, name: str) -> str:
    match SWITCHES[name].domain:
        case YesNo():
            return say(language, "option-expected-yes-no")
        case Choice() as choice:
            settings = ", ".join(str(member.value) for member in choice.settings)
            return say(language, "option-expected-choice", settings=settings)
        case Number(least, most, optional):
            message = "option-expected-number-none" if optional else "option-expected-number"
            return say(language, message, least=least, most=most)
        case Text():
            return say(language, "option-expected-text", example=_HIGH_CARDS)


def _shown(given: object) -> str:
    """What was given, on one line and not too long."""
    text = "".join(sign if sign.isprintable() else " " for sign in str(given)[: _LONGEST + 1])
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
