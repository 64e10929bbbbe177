"""What can still join the cards chosen: `selectable` against the list of all legal moves."""

from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

from cassino.cards import FULL_DECK, NO_CARDS, CardSet, parse_card
from cassino.rules import (
    Move,
    PlayerView,
    Position,
    Selection,
    legal_moves,
    selectable,
    table_cards,
    turn_of,
)
from tests.rules.tables import table
from tests.rules.translation import ALL_PRESETS, judged_positions, seeded

POSITIONS = 20
CHOICES = 30
MOST_MOVES = 2000
SECONDS = 0.5
"""Far more than a crowded table takes, far less than its list of moves."""


def choices(rng: Random, at: Position | PlayerView, moves: list[Move]) -> Iterator[CardSet]:
    """Nothing, every thing by itself, and parts of legal moves with a card more or less."""
    yield NO_CARDS
    things = [*map(CardSet, (1 << card for card in at.loose)), *(b.cards for b in at.builds)]
    yield from things
    for _ in range(CHOICES):
        cards = table_cards(rng.choice(moves)) if moves else NO_CARDS
        for thing in rng.sample(things, min(len(things), 2)):
            if rng.random() < 0.5:
                cards = cards - thing if rng.random() < 0.8 else cards | thing
        yield cards


def expected(at: Position | PlayerView, moves: list[Move], chosen: CardSet) -> Selection:
    """The same answer from the list of a card's legal moves."""
    for build in at.builds:
        if not build.cards.isdisjoint(chosen):
            chosen |= build.cards
    joining = NO_CARDS
    whole: list[Move] = []
    for move in moves:
        cards = table_cards(move)
        if not chosen - cards:
            joining |= cards - chosen
            if cards == chosen:
                whole.append(move)
    return Selection(joining, tuple(whole))


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_selectable_says_what_the_list_of_legal_moves_says(preset: str) -> None:
    rng = seeded(f"choices {preset}")
    for written, at in judged_positions("selection", preset, POSITIONS):
        moves = list(legal_moves(at, limit=200_000))
        if len(moves) > MOST_MOVES:
            continue
        for card in turn_of(at).hand:
            own = [move for move in moves if move.card == card]
            for chosen in choices(rng, at, own):
                assert selectable(at, card, chosen) == expected(at, own, chosen), (
                    written,
                    card,
                    chosen,
                )


def test_any_card_of_a_build_means_the_whole_build() -> None:
    at = table("classic", "9c 2d", "5d 4c", (9, "6s 3h", 0))
    by_one = selectable(at, parse_card("9c"), CardSet.of("3h"))
    assert by_one == selectable(at, parse_card("9c"), CardSet.of("6s", "3h"))
    assert by_one.joinable == CardSet.of("5d", "4c")
    assert [move.card.text for move in by_one.moves] == ["9c"]


def test_a_card_that_is_not_held_or_does_not_lie_there_allows_nothing() -> None:
    at = table("classic", "9c 2d", "5d 4c")
    nothing = Selection(NO_CARDS, ())
    assert selectable(at, parse_card("Ks")) == nothing
    assert selectable(at, parse_card("9c"), CardSet.of("Kd")) == nothing


@pytest.mark.parametrize("preset", ["royal", "danish", "dominican", "byggkasino"])
def test_a_crowded_table_answers_at_once(preset: str) -> None:
    rng = seeded(f"crowded {preset}")
    for _ in range(5):
        cards = rng.sample(list(FULL_DECK), 48)
        hand = " ".join(card.text for card in rng.sample(cards, 4))
        loose = [card.text for card in cards if card.text not in hand][:44]
        at = table(preset, hand, " ".join(loose), stock=0)
        chosen = NO_CARDS
        card = parse_card(hand.split()[0])
        for _ in range(6):
            began = process_time()
            found = selectable(at, card, chosen)
            assert process_time() - began < SECONDS
            if not found.joinable:
                break
            chosen |= 1 << rng.choice(list(found.joinable))
