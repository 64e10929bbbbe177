"""What any agent must do, as functions that play it through matches and look for a fault."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from cassino.agents import Agent, Budget
from cassino.agents.searching import SamplingAgent, SearchingAgent
from cassino.cards import CARDS, CardSet
from cassino.rules import (
    SWITCHES,
    Match,
    PlayerView,
    Position,
    Variant,
    deal,
    is_over,
    play,
    refusal,
    shuffled_deck,
    variant,
    view_of,
)

BUDGET = Budget(moves=64)
LITTLE = Budget(moves=2)
"""What agents get that search: they weigh all moves anyway, and play fewer hands out."""
MOST_DEALS = 40
"""Deals after which a match between agents that never capture would be given up."""


def budget_of(agent: Agent) -> Budget:
    """How much an agent may think in these tests."""
    return LITTLE if is_slow(agent) else BUDGET


def is_slow(agent: Agent) -> bool:
    """Whether an agent plays hands out, so that it gets shorter matches too."""
    return isinstance(agent, SamplingAgent | SearchingAgent)


def rng_of(seed: str) -> Random:
    """A source of chance that is the same in every run."""
    return Random(seed)  # noqa: S311


def play_match(agent: Agent, rules: Variant, seats: int, seed: str) -> Match:
    """A whole match of an agent against itself; every move must be legal."""
    match = Match.start(rules, seats=seats, dealer=seats - 1)
    number = 0
    while match.winner is None and len(match.finished) < MOST_DEALS:
        match, _ = match.deal(shuffled_deck(f"{seed}/{match.deal_number}"))
        while match.position is not None:
            view = view_of(match.position, match.position.turn)
            move = agent.choose(view, budget_of(agent), number)
            refused = refusal(match.position, move)
            assert refused is None, (move, refused, match.position)
            match, _ = match.play(move)
            number += 1
    return match


def positions(agent: Agent, rules: Variant, seats: int, seed: str) -> Iterator[Position]:
    """The positions of a deal that the agent plays against itself."""
    position = deal(rules, seats=seats, seed=seed)
    while not is_over(position):
        yield position
        move = agent.choose(view_of(position, position.turn), budget_of(agent), 0)
        position, _ = play(position, move)


def random_variant(rng: Random, preset: str) -> Variant:
    """A preset with three to eight switches set to anything they may be set to."""
    names = rng.sample([name for name in SWITCHES if name != "refill"], rng.randint(3, 8))
    return variant(preset, **{name: _setting(rng, name) for name in names})


def _setting(rng: Random, name: str) -> object:
    """Some setting that the switch may have."""
    expected = SWITCHES[name].domain.expected
    if name == "high_cards":
        return rng.choice(("", "A14", "A14 2s15 Td16", "K14 3c11"))
    if " to " in expected:
        least, most = (int(word) for word in expected.split() if word.isdecimal())
        return rng.randint(least, min(most, least + 3))
    return rng.choice([word.strip() for word in expected.replace(" or ", ",").split(",")])


def with_other_hidden_cards(rng: Random, position: Position) -> Position:
    """The same position for the seat to move: what it can't see has changed places."""
    others = [seat for seat in range(position.seats) if seat != position.turn]
    hidden = [card for seat in others for card in position.hands[seat]] + list(position.stock)
    rng.shuffle(hidden)
    hands = list(position.hands)
    for seat in others:
        size = len(hands[seat])
        hands[seat], hidden = CardSet.from_cards(hidden[:size]), hidden[size:]
    return replace(position, hands=tuple(hands), stock=tuple(hidden))


def crowded_view(rng: Random, rules: Variant, loose: int, *, low: bool = False) -> PlayerView:
    """What a seat sees with so many loose cards before it; low ones make the most groups."""
    cards = rng.sample(CARDS, 52)
    if low:
        cards.sort(key=lambda card: card.rank > 6)
    table, hand = cards[:loose], cards[loose:][-4:]
    none = CardSet(0)
    rest = CardSet.from_cards(card for card in CARDS if card not in table and card not in hand)
    position = Position(
        variant=rules,
        seats=2,
        partners=False,
        dealer=0,
        turn=1,
        hand_number=6,
        loose=CardSet.from_cards(table),
        builds=(),
        piles=(rest, none),
        sweeps=(0, 0),
        last_capturer=None,
        owes=frozenset(),
        scores=(0, 0),
        hands=(none, CardSet.from_cards(hand)),
        stock=(),
    )
    return view_of(position, 1)
