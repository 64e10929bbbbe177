"""What happens at a table as lines of the log."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import get_args

import pytest

from cassino.cards import NO_CARDS, CardSet, parse_card
from cassino.rules import (
    PRESETS,
    Add,
    Capture,
    DealScore,
    DealScored,
    Dealt,
    Drew,
    Event,
    LastAnnounced,
    Match,
    NewBuild,
    Played,
    Raise,
    ResidueTaken,
    SideScore,
    SweepKnockedOut,
    Swept,
    TargetReached,
    Trail,
    legal_moves,
    shuffled_deck,
    start_deal,
    variant,
)
from cassino.words import Language, People, card_sign, say_event
from tests.words.refused import build, cards

ANNA_AND_ME = People(("Anna", "Karel"), 1)
FOUR = ("Anna", "Karel", "Yuki", "Juma")
PARTNERS = People(FOUR, 0, partners=True)
WATCHING = People(FOUR, None, partners=True)


def card(text: str) -> CardSet:
    return cards(text)


def played(seat: int, move: Trail | Capture | NewBuild | Raise | Add, *groups: str) -> Played:
    return Played(seat, move, tuple(map(card, groups)))


SCORE = DealScored(DealScore((SideScore(cards=3, aces=4), SideScore(spades=1, big_casino=2))))
LINES: list[tuple[Event, People, str]] = [
    (
        Dealt(1, 0, 1, ((), ()), (parse_card("8d"), parse_card("5c"))),
        ANNA_AND_ME,
        "Anna deals. On the table: 8♦, 5♣. You lead.",
    ),
    (Dealt(3, 0, 1, ((), ()), ()), ANNA_AND_ME, "Hand 3 is dealt. You lead."),
    (LastAnnounced(), ANNA_AND_ME, "Last!"),
    (played(1, Trail(parse_card("4d"))), ANNA_AND_ME, "You trail 4♦."),
    (
        played(0, Capture(parse_card("8s"), cards("8d 5c 3h")), "8d", "5c 3h"),
        ANNA_AND_ME,
        "Anna takes 8♦, 5♣+3♥ with 8♠.",
    ),
    (
        played(0, NewBuild(parse_card("3d"), cards("5c"), 8), "3d 5c"),
        ANNA_AND_ME,
        "Anna builds 8: 3♦+5♣.",
    ),
    (
        played(1, NewBuild(parse_card("8s"), cards("5c 3h"), 8), "8s", "5c 3h"),
        ANNA_AND_ME,
        "You build 8s: 8♠, 5♣+3♥.",
    ),
    (
        played(0, Raise(parse_card("2c"), cards("5c 2d"), NO_CARDS, 9), "2c 5c 2d"),
        ANNA_AND_ME,
        "Anna raises 5♣+2♦ to 9 with 2♣.",
    ),
    (
        played(1, Raise(parse_card("2c"), cards("5c 2d"), cards("9d"), 9), "2c 5c 2d", "9d"),
        ANNA_AND_ME,
        "You raise 5♣+2♦ to 9 with 2♣ and add 9♦.",
    ),
    (
        played(0, Add(parse_card("2d"), cards("8h 5d 3c"), cards("6s"), 8), "2d 6s"),
        ANNA_AND_ME,
        "Anna adds 2♦+6♠ to the 8s.",
    ),
    (Swept(0), ANNA_AND_ME, "Sweep! Anna empties the table."),
    (SweepKnockedOut(0, 1), ANNA_AND_ME, "That knocks out a sweep of yours."),
    (SweepKnockedOut(1, 0), PARTNERS, "That knocks out a sweep of yours and Yuki's."),
    (Drew(1, parse_card("Td")), ANNA_AND_ME, "You draw 10♦."),
    (Drew(0, parse_card("Td")), ANNA_AND_ME, "Anna draws a card."),
    (ResidueTaken(0, cards("Kd 4c")), ANNA_AND_ME, "Anna gets what is left: K♦, 4♣."),
    (ResidueTaken(0, cards("Kd")), PARTNERS, "You and Yuki get what is left: K♦."),
    (ResidueTaken(1, cards("Kd")), PARTNERS, "Karel and Juma get what is left: K♦."),
    (ResidueTaken(None, cards("Kd")), PARTNERS, "Nobody gets what is left: K♦."),
    (TargetReached(1), WATCHING, "Karel and Juma have reached the target."),
    (SCORE, ANNA_AND_ME, "The deal is counted: Anna 7, you 3."),
    (SCORE, PARTNERS, "The deal is counted: you and Yuki 7, Karel and Juma 3."),
]


@pytest.mark.parametrize(("event", "people", "line"), LINES, ids=lambda each: str(each)[:24])
def test_lines_in_english(event: Event, people: People, line: str) -> None:
    assert say_event(Language.EN, event, people) == line


def test_every_event_has_a_line() -> None:
    assert {type(event) for event, _, _ in LINES} == set(get_args(Event))


@pytest.mark.parametrize("language", Language)
def test_readers_are_told_apart_from_others(language: Language) -> None:
    for event, people, _ in LINES:
        told = say_event(language, event, people)
        seat: int | None = getattr(event, "seat", None)
        if seat is not None and not isinstance(event, SweepKnockedOut):
            is_named = people.names[seat] in told
            assert is_named is (seat != people.you), told


def test_captured_builds_are_named_when_the_table_is_known() -> None:
    before, _ = start_deal(variant(), deck=shuffled_deck("a"))
    lying = build("8@1: 8h | 5d+3c")
    table = replace(before, builds=(lying,))
    event = played(0, Capture(parse_card("8c"), lying.cards), "8h 5d 3c")
    told = say_event(Language.EN, event, ANNA_AND_ME, table)
    assert told == "Anna takes the build of 8 with 8♣."


def test_a_card_laid_beside_a_build_is_told() -> None:
    before, _ = start_deal(variant(table_only_builds=True), deck=shuffled_deck("a"))
    event = played(0, NewBuild(parse_card("2h"), cards("5c 3d"), 8), "2h", "5c 3d")
    told = say_event(Language.EN, event, ANNA_AND_ME, before)
    assert told == "Anna trails 2♥ and builds 8: 5♣+3♦."


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_deal_is_told_in_every_language_and_keeps_its_secrets(preset: str) -> None:
    chance = random.Random(preset)  # noqa: S311
    match, events = Match.start(variant(preset)).deal(shuffled_deck(preset))
    seen: set[type[Event]] = set()
    while match.position is not None:
        before = match.position
        for event in events:
            seen.add(type(event))
            lines = [
                say_event(language, event, People(("Anna", "Karel"), you), before)
                for language in Language
                for you in (0, 1, None)
            ]
            assert all(lines)
            if isinstance(event, Dealt):
                hidden = [card_sign(each) for hand in event.hands for each in hand]
                assert not any(sign in line for sign in hidden for line in lines)
        move = chance.choice(list(legal_moves(before)))
        match, events = match.play(move)
    assert {Dealt, Played} <= seen
