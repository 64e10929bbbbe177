"""What happens at a table in words: the lines of the log."""

from __future__ import annotations

from typing import assert_never

from cassino.cards import CardSet
from cassino.rules import (
    Add,
    Capture,
    DealScored,
    Dealt,
    Drew,
    Event,
    LastAnnounced,
    Layout,
    NewBuild,
    Played,
    Raise,
    ResidueTaken,
    SweepKnockedOut,
    Swept,
    TargetReached,
    Trail,
)
from cassino.words.cards import card_sign, join, sum_sign
from cassino.words.catalogues import say
from cassino.words.languages import Language
from cassino.words.moves import group_signs, lies_aside, say_groups
from cassino.words.people import People


def say_event(
    language: Language,
    event: Event,
    people: People,
    before: Layout | None = None,
) -> str:
    """An event as a line of the log; it tells only what the reader may see.

    Args:
        language: the language.
        event: what happened.
        people: who sits where, and who reads.
        before: the table before the event, from which captured builds are named as such; without
            it their cards are.

    >>> from cassino.cards import parse_card
    >>> played = Played(0, Capture(parse_card("8s"), CardSet.of("8d")), (CardSet.of("8d"),))
    >>> say_event(Language.EN, played, People(("Anna", "Karel"), 1))
    'Anna takes 8♦ with 8♠.'
    """
    match event:
        case Dealt():
            return _dealt(language, event, people)
        case LastAnnounced():
            return say(language, "log-last")
        case Played():
            return _played(language, event, people, before)
        case Swept():
            return _about(language, "log-swept", people, event.seat)
        case Drew():
            return _drew(language, event, people)
        case SweepKnockedOut() | ResidueTaken() | TargetReached() | DealScored():
            return _of_sides(language, event, people)
        case _:
            assert_never(event)


def _about(
    language: Language, message_id: str, people: People, seat: int, **arguments: str | int
) -> str:
    about = people.seat(seat)
    return say(language, message_id, who=about.who, name=about.name, **arguments)


def _drew(language: Language, event: Drew, people: People) -> str:
    if event.seat == people.you:
        return say(language, "log-drew", card=card_sign(event.card))
    return _about(language, "log-drew-hidden", people, event.seat)


def _dealt(language: Language, event: Dealt, people: People) -> str:
    leader = _about(language, "log-leads", people, event.leader)
    if not event.table:
        dealt = say(language, "log-dealt-again", hand=event.hand_number)
        return say(language, "sentence-next", text=dealt, next=leader)
    dealt = _about(language, "log-dealt", people, event.dealer)
    table = say(language, "log-table", cards=join(language, map(card_sign, event.table)))
    told = say(language, "sentence-next", text=dealt, next=table)
    return say(language, "sentence-next", text=told, next=leader)


def _played(language: Language, event: Played, people: People, before: Layout | None) -> str:
    move, seat = event.move, event.seat
    card = card_sign(move.card)
    match move:
        case Trail():
            return _about(language, "log-trail", people, seat, card=card)
        case Capture():
            cards = say_groups(language, event.groups, before.builds if before else ())
            return _about(language, "log-take", people, seat, card=card, cards=cards)
        case NewBuild():
            return _built(language, event, move, people, before)
        case Raise():
            first, *others = group_signs(move, event.groups)
            message = "log-raise-with" if others else "log-raise"
            told: dict[str, str | int] = {"build": sum_sign(move.build), "value": move.value}
            if others:
                told["others"] = join(language, others)
            return _about(language, message, people, seat, card=first, **told)
        case Add():
            cards = join(language, group_signs(move, event.groups))
            return _about(language, "log-add", people, seat, cards=cards, value=move.value)
        case _:
            assert_never(move)


def _built(
    language: Language, event: Played, move: NewBuild, people: People, before: Layout | None
) -> str:
    seat, groups = event.seat, event.groups
    if before is not None and lies_aside(before.variant.values, move, groups):
        cards = join(language, group_signs(move, groups[1:]))
        told: dict[str, str | int] = {"card": card_sign(move.card), "value": move.value}
        return _about(language, "log-build-aside", people, seat, cards=cards, **told)
    cards = join(language, group_signs(move, groups))
    kind = "multiple" if len(groups) > 1 else "single"
    return _about(language, "log-build", people, seat, kind=kind, cards=cards, value=move.value)


def _of_sides(
    language: Language,
    event: SweepKnockedOut | ResidueTaken | TargetReached | DealScored,
    people: People,
) -> str:
    match event:
        case SweepKnockedOut(_, side):
            return _side(language, "log-knocked-out", people, side)
        case ResidueTaken(side, cards):
            left = _cards(language, cards)
            if side is None:
                return say(language, "log-residue-nobody", cards=left)
            return _side(language, "log-residue", people, side, cards=left)
        case TargetReached(side):
            return _side(language, "log-target", people, side)
        case DealScored(score):
            points = [
                _side(language, "log-score-side", people, side, points=each.total)
                for side, each in enumerate(score.sides)
            ]
            return say(language, "log-score", points=join(language, points))
        case _:
            assert_never(event)


def _side(
    language: Language, message_id: str, people: People, side: int, **arguments: str | int
) -> str:
    about = people.side(language, side)
    return say(language, message_id, who=about.who, name=about.name, **arguments)


def _cards(language: Language, cards: CardSet) -> str:
    return join(language, map(card_sign, cards.high_to_low()))
