"""Two deals that differ only in cards that a seat can't know look the same to it, to the byte."""

from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from cassino.cards import Card
from cassino.rules import Variant, legal_moves, shuffled_deck, variant
from cassino.server.protocol import write_frame
from cassino.server.rooms.memory import Memory
from cassino.server.rooms.seeing import Telling
from cassino.table import (
    DealBegan,
    DealCommitted,
    GuestCame,
    Happening,
    HouseRules,
    LogError,
    MatchStarted,
    MoveMade,
    SeatTaken,
    TableEvent,
    TableOpened,
)
from cassino.words import Language
from tests.server.guests import chance

SEATS = 3
NAMES = ("Anna", "Karel", "Yuki")
WATCHER = "watcher"


def _begin(rules: Variant, deck: Sequence[Card]) -> Iterator[Happening]:
    """A table for three with a watcher, and a deal from a deck."""
    yield TableOpened(HouseRules(rules, SEATS))
    for number, name in enumerate(NAMES, 1):
        yield GuestCame(number, f"guest-{number}", name)
        yield SeatTaken(number - 1, number, name)
    yield GuestCame(SEATS + 1, WATCHER, "Eva")
    yield MatchStarted(0)
    yield DealCommitted("c" * 64, "5" * 64)
    yield DealBegan(tuple(deck))


def _remember(happenings: Sequence[Happening]) -> Memory:
    memory = Memory()
    for seq, what in enumerate(happenings, 1):
        memory.add([TableEvent(seq, 1000 + seq, None, what)])
    return memory


def _texts(memory: Memory, guest: str) -> list[str]:
    """All that a guest is told: the whole view, and every step that led there."""
    told: list[str] = []
    for since in (None, *range(memory.table.version - 20, memory.table.version)):
        steps = None if since is None else memory.since(max(0, since))
        frame = Telling(memory, "t", steps, 5000).state(guest, Language.EN)
        told.append(write_frame(frame))
    return told


def _play(rules: Variant, deck: Sequence[Card], moves: int, seed: int) -> list[Happening]:
    """A deal played some moves far by chance."""
    choice = chance(seed)
    log = list(_begin(rules, deck))
    for _ in range(moves):
        table = _remember(log).table
        assert table.position is not None
        move = choice.choice(list(islice(legal_moves(table.position), 40)))
        log.append(MoveMade(table.position.turn, move, None, None))
    return log


def _otherwise(log: Sequence[Happening], seat: int | None, seed: int) -> list[Happening] | None:
    """The same as far as a seat can know, with its hidden cards dealt otherwise; or None."""
    memory = _remember(log)
    position = memory.table.position
    assert position is not None
    hidden = set(position.stock)
    for at, hand in enumerate(position.hands):
        if at != seat:
            hidden |= set(hand)
    begun = next(what for what in log if isinstance(what, DealBegan))
    places = [place for place, card in enumerate(begun.deck) if card in hidden]
    mixed = [begun.deck[place] for place in places]
    chance(seed).shuffle(mixed)
    deck = list(begun.deck)
    for place, card in zip(places, mixed, strict=True):
        deck[place] = card
    other: list[Happening] = [
        DealBegan(tuple(deck)) if isinstance(what, DealBegan) else what for what in log
    ]
    try:
        _remember(other)
    except LogError:
        return None
    return other


@pytest.mark.parametrize("preset", ["classic", "danish", "dominican", "royal"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_hidden_cards_change_no_byte(preset: str, seat: int | None) -> None:
    guest = WATCHER if seat is None else f"guest-{seat + 1}"
    compared = 0
    for seed in range(12):
        log = _play(variant(preset), shuffled_deck(f"{preset}{seed}"), 3 * (seed % 5), seed)
        other = _otherwise(log, seat, seed)
        if other is None or other == log:
            continue
        compared += 1
        first, second = _remember(log), _remember(other)
        assert first.table.position != second.table.position
        assert _texts(first, guest) == _texts(second, guest)
    assert compared >= 6


def test_one_s_own_cards_do_change_what_one_sees() -> None:
    log = _play(variant(), shuffled_deck("own"), 3, 1)
    other = next(o for seed in range(50) if (o := _otherwise(log, 1, seed)) and o != log)
    mine = "guest-1"
    assert _texts(_remember(log), mine) != _texts(_remember(other), mine)
