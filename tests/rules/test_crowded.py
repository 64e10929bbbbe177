"""Up to 46 loose cards: one move is judged, written and read at once, and nothing is listed."""

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import pytest

from cassino.cards import CARDS, Card, CardSet
from cassino.notation import format_move, read_move
from cassino.rules import Capture, Move, NewBuild, PlayerView, Position, Trail, refusal
from tests.rules.tables import table
from tests.rules.translation import seeded

SECONDS = 0.5
"""Ten times what the worst tables take that a search for bad ones has found."""

POSITIONS = 40
MOVES = 8
MANY_VALUES = "A14 2s15 Td16 3c14 4c13 5c12"


def crowded(rng: Random, preset: str, options: dict[str, Any]) -> Position | PlayerView:
    """A table of 28 to 44 loose cards, high, low or mixed, and a full hand."""
    spread = rng.choice((1, 5, 20))
    deck = sorted(CARDS, key=lambda card: -card.rank + spread * rng.random())
    count = rng.randint(28, 44)
    hand, loose = deck[:4], deck[4 : 4 + count]
    if rng.random() < 0.5:
        hand, loose = rng.sample(deck[:16], 4), deck[16 - count :]
        loose = [card for card in deck if card not in hand][-count:]
    place = {"must_take": [1]} if rng.random() < 0.3 else None
    return table(preset, _texts(hand), _texts(loose), stock=0, place=place, **options)


def _texts(cards: list[Card]) -> str:
    return " ".join(map(str, cards))


def aimed(rng: Random, at: Position | PlayerView, card: Card) -> Iterator[Move]:
    """Moves of a card whose cards nearly or really come out even."""
    worth = at.variant.values
    yield Trail(card)
    for _ in range(MOVES):
        held = [v for other in CARDS for v in worth.hand[other] if worth.hand[other]]
        value = rng.choice(worth.hand[card] or held)
        target = rng.choice([value, *(v for v in held if v >= value)])
        cards = rng.sample(list(at.loose), rng.randint(10, len(at.loose)))
        cards = [c for c in cards if worth.table[c] and worth.table[c][0] <= target]
        start = 0 if target == value else value
        while cards and (start + sum(worth.table[c][0] for c in cards)) % target:
            cards.pop()
        chosen = CardSet.from_cards(cards)
        yield Capture(card, chosen) if not start else NewBuild(card, chosen, target)


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("classic", {}),
        ("royal", {}),
        ("danish", {}),
        ("dominican", {}),
        ("byggkasino", {}),
        ("danish", {"group_max_cards": 3}),
        ("danish", {"high_cards": MANY_VALUES}),
        ("royal", {"compulsory": "maximal"}),
        ("danish", {"compulsory": "if_able", "table_only_builds": True}),
        ("danish", {"after_build": "capture_or_extend", "table_cards_may_raise": True}),
    ],
)
def test_a_move_on_a_crowded_table_is_judged_at_once(preset: str, options: dict[str, Any]) -> None:
    rng = seeded(f"crowded {preset} {sorted(options)}")
    legal = 0
    for _ in range(POSITIONS):
        at = crowded(rng, preset, options)
        hand = at.hands[at.turn] if isinstance(at, Position) else at.hand
        for move in aimed(rng, at, rng.choice(list(hand))):
            began = process_time()
            refused = refusal(at, move)
            assert process_time() - began < SECONDS
            if refused is None:
                legal += 1
                text = format_move(at, move)
                assert read_move(at, text).move == move
                assert process_time() - began < 2 * SECONDS
    assert legal > 10
