"""Moves that are nearly legal: one card more or less, another value, a card not held."""

from collections.abc import Iterator
from random import Random

from tests.oracle.keys import NO_CARDS, Cards, MoveKey, build, capture, in_order, trail
from tests.oracle.moves import all_moves
from tests.oracle.position import Position, Scene, read
from tests.oracle.values import DECK, build_values

MUTATIONS = 3  # how often each chosen legal move is spoilt


def random_illegal(rng: Random, position: Position, count: int = 24) -> Iterator[MoveKey]:
    """`count` moves near the legal ones; most are illegal, a few may happen to be legal."""
    scene = read(position)
    seeds = in_order(all_moves(position)) or [trail(rng.choice(DECK))]
    for _ in range(count):
        key = rng.choice(seeds) if rng.random() < 0.7 else _guess(rng, scene)
        for _ in range(rng.randint(1, MUTATIONS)):
            key = _spoilt(rng, scene, key)
        yield key


def _guess(rng: Random, scene: Scene) -> MoveKey:
    """A move with cards of the table picked blindly."""
    card = _some_card(rng, scene)
    loose = _some_of(rng, scene.loose)
    if rng.random() < 0.2:
        return trail(card)
    if rng.random() < 0.5:
        return capture(card, loose | _build_cards(rng, scene))
    return build(card, _build_cards(rng, scene), loose, _some_value(rng, scene))


def _spoilt(rng: Random, scene: Scene, key: MoveKey) -> MoveKey:
    """The move with one thing changed."""
    if rng.random() < 0.1:
        return _with_card(key, _some_card(rng, scene))
    if key[0] == "trail":
        return _guess(rng, scene)
    if key[0] == "capture":
        return capture(key[1], _changed(rng, scene, key[2]))
    _, card, target, loose, value = key
    spoilt: tuple[MoveKey, ...] = (
        build(card, target, loose, value + rng.choice((-1, 1))),
        build(card, target, loose, _some_value(rng, scene)),
        build(card, _build_cards(rng, scene), loose, value),
        build(card, target, _changed(rng, scene, loose) - target, value),
    )
    return rng.choice(spoilt)


def _with_card(key: MoveKey, card: str) -> MoveKey:
    if key[0] == "trail":
        return trail(card)
    if key[0] == "capture":
        return capture(card, key[2])
    return build(card, key[2], key[3], key[4])


def _changed(rng: Random, scene: Scene, cards: Cards) -> Cards:
    """One card or one build more, or one card less, or another instead."""
    table = sorted(scene.table) or ["As"]
    less = cards - {rng.choice(sorted(cards))} if cards else cards
    more = rng.choice(table)
    return rng.choice((cards | {more}, less, less | {more}, cards ^ _build_cards(rng, scene)))


def _build_cards(rng: Random, scene: Scene) -> Cards:
    return rng.choice([NO_CARDS, *(b.cards for b in scene.builds)])


def _some_of(rng: Random, cards: tuple[str, ...]) -> Cards:
    return frozenset(rng.sample(cards, rng.randint(0, min(4, len(cards)))))


def _some_card(rng: Random, scene: Scene) -> str:
    if scene.hand and rng.random() < 0.8:
        return rng.choice(scene.hand)
    return rng.choice(DECK)


def _some_value(rng: Random, scene: Scene) -> int:
    return rng.choice(sorted(build_values(scene.rules)))
