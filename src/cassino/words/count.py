"""The count at the end of a deal in words: its items, and what decided the match."""

from __future__ import annotations

from cassino.rules import Decision, Settlement, Variant
from cassino.words.catalogues import Argument, say
from cassino.words.languages import Language
from cassino.words.people import People


def say_item(language: Language, variant: Variant, item: str) -> str:
    """An item of the count as a heading.

    Args:
        language: the language.
        variant: the rules; where every spade counts, the spades have another heading.
        item: as ``counting_steps`` names it, or ``aces`` for all of them.

    >>> from cassino.rules import variant
    >>> say_item(Language.EN, variant(), "ace_h")
    'Ace of hearts'
    """
    rules = variant.scoring
    if item == "spades" and (rules.each_spade or rules.jack_of_spades):
        return say(language, "count-spades-each")
    return say(language, f"count-{item.replace('_', '-')}")


def say_decision(
    language: Language, variant: Variant, settlement: Settlement, people: People
) -> str:
    """What a deal decided: who has won and why, or why another deal follows.

    Args:
        language: the language.
        variant: the rules.
        settlement: what ``settle`` found.
        people: who sits where, and who reads.

    >>> from cassino.rules import variant
    >>> ended = Settlement((22, 15), 0, Decision.HIGHEST)
    >>> say_decision(Language.EN, variant(), ended, People(("Anna", "Karel"), 1))
    'Anna wins with 22 points, the highest score.'
    """
    target = variant.match.target
    decision = settlement.decision
    if settlement.winner is None:
        message = "decision-tied" if decision is Decision.TIED else "decision-not-reached"
        return say(language, message, target=target)
    about = people.side(language, settlement.winner)
    told: dict[str, Argument] = {"who": about.who, "name": about.name, "target": target}
    told["score"] = settlement.scores[settlement.winner]
    if settlement.item is not None:
        told["item"] = say_item(language, variant, settlement.item)
    return say(language, f"decision-{decision.value}", **told)
