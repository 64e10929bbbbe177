"""Refusals in words: one sentence, precise about the cards at hand."""

from __future__ import annotations

from collections.abc import Mapping

from cassino.cards import Card, CardSet
from cassino.rules import Refusal, Why
from cassino.rules.refusals import Argument as RefusalArgument
from cassino.words.cards import card_sign, sum_sign
from cassino.words.catalogues import Argument, say_with
from cassino.words.languages import Language


def say_refusal(language: Language, refusal: Refusal) -> str:
    """Why a move isn't legal, in one sentence.

    >>> from cassino.cards import parse_card
    >>> from cassino.rules import Trail, deal, refusal, variant
    >>> say_refusal(Language.EN, refusal(deal(variant(), seed="a"), Trail(parse_card("5c"))))
    "You don't hold 5♣."
    """
    return say_with(language, refusal_message(refusal.why), refusal_arguments(refusal.arguments))


def refusal_message(why: Why) -> str:
    """The id of a reason's sentence.

    >>> refusal_message(Why.GROUP_SUM)
    'refusal-capture-group-sum'
    """
    return f"refusal-{why.value.replace('/', '-')}"


def refusal_arguments(arguments: Mapping[str, RefusalArgument]) -> dict[str, Argument]:
    """The arguments as a sentence shows them; ``cards`` brings ``size``, how many they are.

    >>> refusal_arguments({"cards": CardSet.of("6s", "2c"), "value": 9})
    {'cards': '6♠+2♣', 'size': 2, 'value': 9}
    """
    shown: dict[str, Argument] = {}
    for name, value in arguments.items():
        match value:
            case Card():
                shown[name] = card_sign(value)
            case CardSet():
                shown[name] = sum_sign(value)
                shown["size"] = len(value)
            case _:
                shown[name] = value
    return shown
