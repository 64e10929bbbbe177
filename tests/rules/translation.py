"""Between the rules and the oracle: presets, positions and moves in each other's terms."""

from random import Random
from typing import Any, assert_never

from cassino.cards import Card, CardSet, parse_card
from cassino.notation import parse_position
from cassino.rules import (
    PRESETS,
    SWITCHES,
    Add,
    Capture,
    Layout,
    Move,
    NewBuild,
    PlayerView,
    Position,
    Raise,
    Trail,
    variant,
)
from tests.oracle import generate, position
from tests.oracle.keys import NO_CARDS, MoveKey, build, capture, trail

OracleRules = dict[str, Any]
OraclePosition = dict[str, Any]

CROWDED = 12
"""With more loose cards than this the oracle's lists take too long."""


def seeded(seed: int | str) -> Random:
    """Chance that comes again: nothing secret hangs on it."""
    return Random(seed)  # noqa: S311


def oracle_rules(preset: str) -> OracleRules:
    """A preset as the switches in which it differs from the oracle's classic game."""
    chosen = variant(preset)
    set_so = {name: chosen.setting(name) for name in SWITCHES if name in position.CLASSIC}
    return {name: value for name, value in set_so.items() if value != position.CLASSIC[name]}


def oracle_positions(
    rng: Random, preset: str, options: OracleRules, count: int
) -> list[OraclePosition]:
    """Positions of a preset under some options, in the oracle's terms: a classic with options."""
    seats = 2 if variant(preset, **options).deal.refill else None
    chosen = {**oracle_rules(preset), **options}
    return list(generate.random_positions(rng, "classic", count, chosen, seats))


def judged_positions(
    seed: str, preset: str, count: int
) -> list[tuple[OraclePosition, Position | PlayerView]]:
    """Positions for both judges: the preset as it is and with random switches in turn."""
    rng = seeded(f"{preset} {seed}")
    judged: list[tuple[OraclePosition, Position | PlayerView]] = []
    while len(judged) < count:
        options = random_options(rng, preset) if len(judged) % 2 else {}
        (written,) = oracle_positions(rng, preset, options, 1)
        if len(written["loose"]) <= CROWDED:
            judged.append((written, read_as(written, preset, options)))
    return judged


def random_options(rng: Random, preset: str) -> OracleRules:
    """One to five switches that matter in play, each at a value the preset doesn't have."""
    usual = variant(preset)
    options: OracleRules = {}
    for switch in rng.sample(sorted(generate.PLAY_SWITCHES), rng.randint(1, 5)):
        values = generate.PLAY_SWITCHES[switch]
        options[switch] = rng.choice([v for v in values if v != usual.setting(switch)])
    return options


def read_as(written: OraclePosition, preset: str, options: OracleRules) -> Position | PlayerView:
    """The oracle's position as a position of the preset."""
    changed = {**written, "variant": preset, "options": options}
    if variant(preset, **options).deal.refill:
        changed["hand_number"] = 1
    return parse_position(changed)


def key_of(move: Move) -> MoveKey:
    """A move in the oracle's terms."""
    match move:
        case Trail():
            return trail(move.card.text)
        case Capture():
            return capture(move.card.text, texts(move.taken))
        case NewBuild():
            return build(move.card.text, NO_CARDS, texts(move.loose), move.value)
        case Raise() | Add():
            return build(move.card.text, texts(move.build), texts(move.loose), move.value)
        case _:
            assert_never(move)


def move_of(at: Layout, key: MoveKey) -> Move:
    """A key of the oracle's as a move; a build that doesn't stand is added to."""
    card = parse_card(key[1])
    if key[0] == "trail":
        return Trail(card)
    if key[0] == "capture":
        return Capture(card, CardSet.of(*key[2]))
    return _build_move(at, card, CardSet.of(*key[2]), CardSet.of(*key[3]), key[4])


def _build_move(at: Layout, card: Card, target: CardSet, loose: CardSet, value: int) -> Move:
    if not target:
        return NewBuild(card, loose, value)
    standing = {standing.cards: standing.value for standing in at.builds}
    kind = Add if standing.get(target, value) == value else Raise
    return kind(card, target, loose, value)


def texts(cards: CardSet) -> frozenset[str]:
    """The cards as the oracle writes them."""
    return frozenset(card.text for card in cards)


ALL_PRESETS = list(PRESETS)
