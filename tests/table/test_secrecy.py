"""Nothing that a seat can't know reaches it: not a card, a secret, a salt, an id, a fingerprint."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cassino.cards import CARDS, Card, CardSet
from cassino.rules import Position, variant
from cassino.table import (
    NEW_TABLE,
    AddSalt,
    DealBegan,
    DealCommitted,
    LogError,
    MoveMade,
    NextDeal,
    Phase,
    SaltAdded,
    StartMatch,
    Step,
    Table,
    TableEvent,
    encode_seen,
    encode_view,
    project,
    steps,
    view,
)
from tests.table.driver import TestHouse, dealt_house, open_house, play_match, play_moves, seeded

GAMES = [
    ("classic", 2, False),
    ("royal", 3, False),
    ("danish", 4, False),
    ("dominican", 4, True),
    ("draw", 2, False),
]
CARD = re.compile(r'"([A23456789TJQK][cdhs])"')


def messages(made: list[Step], seat: int | None) -> list[str]:
    """All that a seat gets: each event, and the view that it would get on coming back."""
    return [
        json.dumps([encode_seen(project(step, seat)), encode_view(view(step.after, seat))])
        for step in made
    ]


def twin_log(log: list[TableEvent], seat: int | None, table: Table, seed: str) -> list[TableEvent]:
    """The same log with the cards that a seat doesn't know at its end in other places."""
    position = table.position
    assert position is not None
    hidden = CardSet.from_cards(position.stock)
    for at, hand in enumerate(position.hands):
        hidden = hidden | (0 if at == seat else hand)
    mixed = list(hidden)
    seeded(seed).shuffle(mixed)
    places = iter(mixed)
    began = next(event for event in log if isinstance(event.what, DealBegan))
    assert isinstance(began.what, DealBegan)
    deck = tuple(next(places) if card in hidden else card for card in began.what.deck)
    return [replace(e, what=DealBegan(deck)) if e is began else e for e in log]


def replayed(log: list[TableEvent]) -> list[Step] | None:
    """The steps of a log, or None when the moves in it aren't legal with its cards."""
    try:
        return list(steps(NEW_TABLE, log))
    except LogError:
        return None


@pytest.mark.parametrize(("preset", "seats", "partners"), GAMES)
def test_hidden_cards_make_no_difference_to_any_message(
    preset: str, seats: int, partners: bool
) -> None:
    compared = differed = 0
    for number in range(24):
        house = dealt_house("anna", rules=variant(preset), seats=seats, partners=partners)
        play_moves(house, number % 12, seed=number)
        seat = (None, *range(seats))[number % (seats + 1)]
        twin = replayed(twin_log(house.log, seat, house.table, f"{preset} {number}"))
        if twin is None:
            continue
        own = list(steps(NEW_TABLE, house.log))
        assert messages(own, seat) == messages(twin, seat)
        compared += 1
        others = [at for at in range(seats) if at != seat]
        differed += any(messages(own, at) != messages(twin, at) for at in others)
    assert compared >= 8
    assert differed >= compared // 2


def _known(position: Position | None, seat: int | None) -> CardSet:
    """Every card that a seat has seen in a deal so far."""
    if position is None:
        return CardSet(0)
    known = position.loose | (0 if seat is None else position.hands[seat])
    for pile in position.piles:
        known = known | pile
    for build in position.builds:
        known = known | build.cards
    return known


def _cards_in(text: str) -> set[Card]:
    by_text = {card.text: card for card in CARDS}
    return {by_text[found] for found in CARD.findall(text)}


@pytest.mark.parametrize(("preset", "seats", "partners"), GAMES)
def test_no_message_names_a_card_that_the_seat_has_not_seen(
    preset: str, seats: int, partners: bool
) -> None:
    house = open_house("anna", "bo", rules=variant(preset), seats=seats, partners=partners)
    play_match(house, seeded(preset), most_moves=80)
    for seat in (None, 0, 1):
        seen = CardSet(0)
        for step in steps(NEW_TABLE, house.log):
            if isinstance(step.event.what, DealBegan):
                seen = CardSet(0)
            seen = seen | _known(step.after.position, seat)
            if step.after.phase is not Phase.PLAYING:
                continue
            shown = CardSet.from_cards(_cards_in(messages([step], seat)[0]))
            assert shown - seen == 0, (seat, step.event)


def _secrets(log: list[TableEvent]) -> Iterator[tuple[int, str]]:
    """What nobody may know yet, with the version at which it was handed in."""
    for event in log:
        match event.what:
            case DealCommitted(_, secret):
                yield event.seq, secret
            case SaltAdded(_, salt):
                yield event.seq, salt
            case MoveMade(_, _, _, view_hash) if view_hash is not None:
                yield event.seq, view_hash
            case _:
                pass


def _matches_with_salts(preset: str, seats: int) -> TestHouse:
    house = open_house("anna-key", "bo-key", rules=variant(preset), seats=seats)
    house.do("anna-key", StartMatch(house.secret()))
    house.do("anna-key", AddSalt(0, "first-salt"))
    house.do(None, NextDeal())
    play_moves(house, 60, seed=seats)
    return house


@pytest.mark.parametrize(("preset", "seats"), [("classic", 2), ("danish", 3), ("royal", 4)])
def test_secrets_come_out_when_the_deal_is_over_and_not_before(preset: str, seats: int) -> None:
    house = _matches_with_salts(preset, seats)
    first_end = next(
        step.event.seq
        for step in steps(NEW_TABLE, house.log)
        if step.before.phase is Phase.PLAYING and step.after.phase is not Phase.PLAYING
    )
    first = [(at, secret) for at, secret in _secrets(house.log) if at <= first_end]
    later = [secret for at, secret in _secrets(house.log) if at > first_end]
    hashes = {e.what.view_hash for e in house.log if isinstance(e.what, MoveMade)}
    shown_at_end = ""
    for seat in (None, *range(seats)):
        for step in steps(NEW_TABLE, house.log):
            text = messages([step], seat)[0]
            assert "-key" not in text
            assert not any(secret in text for secret in later)
            if step.event.seq < first_end:
                assert not any(secret in text for _, secret in first)
            if step.event.seq == first_end:
                shown_at_end = text
            assert not any(each in text for each in hashes if each is not None)
    for _, secret in first:
        assert (secret in shown_at_end) == (secret not in hashes)


def test_no_secret_shows_in_a_repr() -> None:
    house = _matches_with_salts("classic", 2)
    hidden = [secret for _, secret in _secrets(house.log)]
    shown = repr([house.table, house.log, StartMatch("ab" * 32), AddSalt(0, "my-salt")])
    assert hidden
    assert not any(secret in shown for secret in (*hidden, "ab" * 32, "my-salt", "-key"))
    position = house.table.position
    assert position is not None
    assert repr(position.stock[0]) in repr(position)
    assert repr(position) not in shown
