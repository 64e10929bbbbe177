"""Observations: frozen plane by plane, read back whole, and blind to what a seat can't see."""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from cassino.cards import CardSet
from cassino.envs import HISTORY, NUMBERS, PLANES, STEPS, observe, read_observation
from cassino.envs.arrays import (
    GO_ON,
    advance_one,
    recall_one,
    show_one,
    steps_taken,
    work_here,
)
from cassino.envs.turns import Turns, new_turns
from cassino.kernel import States, decode, encode, rules_of
from cassino.rules import PlayerView, Position, Variant, deal, variant, view_of
from tests.kernel.scenes import house_rules, played

PRESETS = ("classic", "royal", "danish", "dominican")


def numbers_of(view: PlayerView) -> dict[str, int | tuple[int, ...]]:
    """Returns what the last plane must say, straight from a view, with no move under way."""
    assert view.seat is not None
    order = [(view.seat + view.variant.step * n) % view.seats for n in range(view.seats)]
    sides = [view.side_of(seat) for seat in order][: view.sides]
    last = view.last_capturer
    held = [len(view.known[seat]) + view.hidden[seat] for seat in order]
    return {
        "seats": view.seats,
        "partners": int(view.partners),
        "dealer": order.index(view.dealer),
        "turn": order.index(view.turn),
        "hand_number": view.hand_number,
        "hands_in_deal": 1 if view.variant.deal.refill else 12 // view.seats,
        "stock": view.stock_size,
        "held": tuple(held),
        "last_capturer": 0 if last is None else 1 + order.index(last),
        "owes": tuple(int(seat in view.owes) for seat in order),
        "sweeps": tuple(view.sweeps[side] for side in sides),
        "scores": tuple(view.scores[side] for side in sides),
        "carry": (0, 0),
        "verb": 0,
        "value": 0,
        "over": int(not any(held)),
    }


def scenes(preset: str) -> Iterator[Position]:
    random = Random(f"seen {preset}")  # noqa: S311
    for number in range(6):
        rules = variant(preset) if number % 2 else house_rules(random, preset)
        yield from played(random, rules)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_written_is_what_the_seat_sees(preset: str) -> None:
    looked = 0
    for position in scenes(preset):
        for seat in range(position.seats):
            view = view_of(position, seat)
            seen = read_observation(observe(view))
            order = [(seat + view.variant.step * n) % view.seats for n in range(view.seats)]
            assert (seen.hand, seen.loose) == (view.hand, view.loose)
            builds = [(b.cards, b.value, order.index(b.owner), b.is_multiple) for b in view.builds]
            builds.sort(key=lambda build: int(build[0]) & -int(build[0]))
            assert [(b.cards, b.value, b.owner, b.is_multiple) for b in seen.builds] == builds
            piles = [view.piles[view.side_of(other)] for other in order][: view.sides]
            assert list(seen.piles) == piles
            lying = CardSet(sum(int(build.cards) for build in view.builds))
            assert seen.seen == view.hand | view.loose | lying | sum(map(int, view.piles))
            assert seen.numbers == numbers_of(view)
            looked += 1
    assert looked > 200


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_change_nothing(preset: str) -> None:
    for position in islice(scenes(preset), 0, 200, 5):
        seat = position.turn
        others = [at for at in range(position.seats) if at != seat]
        stock = list(position.stock)
        hands = list(position.hands)
        if not stock or not hands[others[0]]:
            continue
        card = next(iter(hands[others[0]]))
        hands[others[0]] = hands[others[0]] - (1 << card) | 1 << stock[0]
        stock[0] = card
        changed = replace(position, hands=tuple(hands), stock=tuple(stock))
        assert np.array_equal(_planes(position, seat), _planes(changed, seat))
        assert not np.array_equal(_planes(position, others[0]), _planes(changed, others[0]))


def _planes(position: Position, seat: int) -> NDArray[np.int8]:
    """Returns what an environment, that knows all hands, shows a seat."""
    planes = np.zeros((PLANES, 52), np.int8)
    rules, states = rules_of(position.variant), encode(position)
    show_one(rules, states, new_turns(), seat, planes)
    return planes


def walk(rules: Variant, seats: int, seed: str) -> Iterator[tuple[States, Turns]]:
    """Gives the states of one deal played at random by steps, at every step that is asked for."""
    random = Random(seed)  # noqa: S311
    states, turns = encode(deal(rules, seats=seats, seed=seed)), new_turns()
    mask, planes = np.zeros(STEPS, np.int8), np.zeros((PLANES, 52), np.int8)
    step = GO_ON
    while advance_one(rules_of(rules), states, work_here(), turns, step, mask, planes)[0] > 0:
        yield states, turns
        step = random.choice(np.flatnonzero(mask).tolist())
    yield states, turns


@pytest.mark.parametrize("preset", PRESETS)
def test_environments_and_views_show_the_same(preset: str) -> None:
    rules = variant(preset)
    for states, turns in walk(rules, 3, preset):
        position = decode(states, rules)
        for seat in range(3):
            planes = np.zeros((PLANES, 52), np.int8)
            show_one(rules_of(rules), states, turns, seat, planes)
            steps = steps_taken(turns) if seat == position.turn else ()
            assert np.array_equal(planes, observe(view_of(position, seat), steps))


def test_a_history_tells_every_play() -> None:
    rules = variant("royal")
    states, turns = list(walk(rules, 2, "history"))[-1]
    rows = np.zeros(HISTORY, np.int8)
    recall_one(rules_of(rules), states, turns, 1, rows)
    assert turns[0].plays == 48
    played_cards = [int(np.flatnonzero(row[:52] == 2)[0]) for row in rows]
    assert len(set(played_cards)) == 48
    assert rows[:, 55].tolist() == [1 + at // 8 for at in range(48)]
    assert rows[::2, 52].tolist() == [1] * 24
    assert rows[1::2, 52].tolist() == [2] * 24


GOLDEN = {
    "classic": "7df4e8b472d6adf2",
    "royal": "75414e31b8c0c69c",
    "danish": "9fce2ca800249955",
    "dominican": "9bf3c1ec22fb93d5",
}


@pytest.mark.parametrize("preset", PRESETS)
def test_the_encoding_is_frozen(preset: str) -> None:
    """Every byte shown in a deal, with the partial moves and the history; a change is a v2."""
    rules, shown = variant(preset), sha256()
    for states, turns in walk(rules, 4, "golden"):
        seat = int(states[0].turn)
        planes, rows = np.zeros((PLANES, 52), np.int8), np.zeros(HISTORY, np.int8)
        show_one(rules_of(rules), states, turns, seat, planes)
        recall_one(rules_of(rules), states, turns, seat, rows)
        shown.update(planes.tobytes() + rows.tobytes())
    assert shown.hexdigest()[:16] == GOLDEN[preset]


def test_numbers_stand_where_they_are_said_to() -> None:
    planes = observe(view_of(deal(variant("royal"), seed="a", scores=(7, 300)), 1))
    at = NUMBERS["scores"]
    assert planes[17, at : at + 2].tolist() == [127, 7]
