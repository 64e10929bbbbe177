"""Random numbers, shuffling, policies and batches."""

import numpy as np
import pytest

from cassino import kernel
from cassino.cards import CARDS, CardSet
from cassino.kernel import COUNTING, GREEDY, RANDOM
from cassino.rules import Position, deal, variant
from tests.rules.translation import seeded

FOUR = ("classic", "royal", "danish", "dominican")


@pytest.fixture(scope="module")
def work() -> kernel.Work:
    return kernel.new_work()


def many(preset: str, count: int, seats: int = 2) -> tuple[kernel.Rules, kernel.States]:
    """Returns the rules and states for so many deals, dealt from seeds in turn."""
    rules, states = kernel.rules_of(variant(preset)), kernel.new_states(count)
    for at in range(count):
        states[at].seats = seats
        states[at].dealer = at % seats
    kernel.batch_start(rules, states, kernel.new_work(), np.arange(count, dtype=np.int64))
    return rules, states


def test_random_numbers_are_the_same_everywhere(work: kernel.Work) -> None:
    kernel.seed_random(work[0], 2026)
    assert [kernel.draw(work[0], 1000) for _ in range(8)] == [219, 12, 34, 430, 266, 673, 411, 397]


def test_random_numbers_are_even(work: kernel.Work) -> None:
    counts = np.zeros(7, np.int64)
    for seed in range(2000):
        kernel.seed_random(work[0], seed)
        for _ in range(7):
            counts[kernel.draw(work[0], 7)] += 1
    assert abs(counts - 2000).max() < 5 * 2000**0.5


def test_shuffled_decks_are_packs_and_differ() -> None:
    _, states = many("classic", 200)
    decks = {tuple(state.deck.tolist()) for state in states}
    assert len(decks) == 200
    assert all(sorted(deck) == list(range(52)) for deck in decks)
    firsts = np.bincount([deck[0] for deck in decks], minlength=52)
    assert firsts.max() < 16


def test_deal_is_that_of_the_rules() -> None:
    rules, states = many("danish", 3, seats=3)
    for at, state in enumerate(states):
        deck = [CARDS[card] for card in state.deck.tolist()]
        dealt = deal(variant("danish"), seats=3, dealer=at, deck=deck)
        assert kernel.decode(states, variant("danish"), at) == dealt
    assert rules is kernel.rules_of(variant("danish"))


def test_stock_alone_is_shuffled(work: kernel.Work) -> None:
    states = kernel.encode(deal(variant(), seed="stock"))
    before = states.copy()
    kernel.seed_random(work[0], 1)
    kernel.shuffle(states[0], work[0], 12)
    assert (states[0].deck[:12] == before[0].deck[:12]).all()
    assert (states[0].deck != before[0].deck).any()
    assert sorted(states[0].deck) == sorted(before[0].deck)


def test_playout_leaves_the_state_and_comes_again(work: kernel.Work) -> None:
    rules, states = many("royal", 1)
    before = states.copy()
    points = [
        kernel.playout(rules, states, work, kernel.policies(COUNTING), seed).tolist()
        for seed in (1, 1, 2)
    ]
    assert states == before
    assert points[0] == points[1]
    assert sum(points[0]) >= 7


def test_policy_plays_a_legal_move(work: kernel.Work) -> None:
    rules, states = many("danish", 40)
    for at in range(40):
        legal = kernel.legal_codes(rules, states, work, at)
        for policy in (RANDOM, GREEDY, COUNTING):
            assert kernel.policy_code(rules, states, work, policy, at, at) in legal


def test_batch_is_many_single_deals(work: kernel.Work) -> None:
    rules, states = many("dominican", 16, seats=4)
    singles = states.copy()
    seats = kernel.policies(RANDOM, GREEDY, COUNTING, RANDOM)
    seeds = np.arange(16, dtype=np.int64)
    while not states["over"].all():
        codes = np.zeros((16, 500), np.int64)
        counts = kernel.batch_legal(rules, states, work, codes)
        chosen = codes[np.arange(16), np.maximum(counts - 1, 0)]
        for at in range(16):
            legal = kernel.legal_codes(rules, singles, work, at)
            assert codes[at, : counts[at]].tolist() == legal.tolist()
            if len(legal):
                kernel.step(rules, singles, work, legal[-1], at)
        kernel.batch_step(rules, states, work, chosen)
        assert (states == singles).all()
        kernel.batch_play(rules, states, work, seats, most=1, seeds=seeds)
        for at in range(16):
            kernel.batch_play(
                rules, singles[at : at + 1], work, seats, most=1, seeds=seeds[at : at + 1]
            )
        assert (states == singles).all()
    each = [kernel.score(rules, singles, at).tolist() for at in range(16)]
    assert kernel.batch_score(rules, states).tolist() == each


def test_play_stops_at_the_end_of_a_hand(work: kernel.Work) -> None:
    rules, states = many("classic", 8)
    kernel.batch_play(rules, states, work, kernel.policies(RANDOM), until=1)
    assert (states["hand_number"] == 2).all()
    assert (states["dealt"] == 20).all()


@pytest.mark.parametrize("preset", FOUR)
@pytest.mark.parametrize(("better", "worse", "least"), [(GREEDY, RANDOM, 4), (COUNTING, GREEDY, 0)])
def test_policies_stand_in_order(
    preset: str, better: int, worse: int, least: int, work: kernel.Work
) -> None:
    rules, states = many(preset, 1500)
    mirrored = states.copy()
    kernel.batch_play(rules, states, work, kernel.policies(better, worse))
    kernel.batch_play(rules, mirrored, work, kernel.policies(worse, better))
    won = _lead(rules, states) - _lead(rules, mirrored)
    assert won.mean() / 2 > least
    assert won.mean() > 3 * won.std() / 1500**0.5


def _lead(
    rules: kernel.Rules, states: kernel.States
) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    points = kernel.batch_score(rules, states).sum(axis=2)
    lead: np.ndarray[tuple[int, ...], np.dtype[np.int64]] = points[:, 0] - points[:, 1]
    return lead


def test_fewest_points_are_played_for_where_they_win(work: kernel.Work) -> None:
    rules, states = many("laistokasino", 500)
    kernel.batch_play(rules, states, work, kernel.policies(COUNTING, RANDOM))
    assert _lead(rules, states).mean() < -1


def test_counting_looks_into_no_other_hand(work: kernel.Work) -> None:
    random = seeded("hidden")
    rules, states = many("royal", 60)
    kernel.batch_play(rules, states, work, kernel.policies(GREEDY), most=20)
    for at in range(60):
        code = kernel.policy_code(rules, states, work, COUNTING, 5, at)
        state = states[at]
        other = 1 - int(state.turn)
        hidden = [*CardSet(state.hands[other]), *state.deck[int(state.dealt) :].tolist()]
        random.shuffle(hidden)
        held = int(state.hands[other]).bit_count()
        state.hands[other] = sum(1 << card for card in hidden[:held])
        state.deck[int(state.dealt) :] = hidden[held:]
        assert kernel.policy_code(rules, states, work, COUNTING, 5, at) == code


def test_too_many_moves_are_told(work: kernel.Work) -> None:
    low = CardSet.from_cards(card for card in CARDS if card < 28)
    hand = CardSet.of("Tc", "9c", "8c", "Th")
    position = deal(variant("royal"), seed="many")
    crowded = Position(
        **{name: getattr(position, name) for name in Position.__dataclass_fields__}
        | {"loose": low, "hands": (CardSet(0), hand), "stock": ()}
    )
    rules, states = kernel.rules_of(crowded.variant), kernel.encode(crowded)
    for ask in (
        lambda: kernel.legal_codes(rules, states, work),
        lambda: kernel.policy_code(rules, states, work, COUNTING, 1),
        lambda: kernel.batch_legal(rules, states, work, np.zeros((1, 4), np.int64)),
    ):
        with pytest.raises(OverflowError, match="kernel"):
            ask()
    fresh, other = many("royal", 1)
    assert kernel.legal_codes(fresh, other, work).size
