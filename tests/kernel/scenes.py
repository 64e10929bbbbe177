"""Positions to compare: reached in play or crowded, of presets as they are or with house rules."""

from collections.abc import Iterator
from random import Random

from cassino.rules import (
    SWITCHES,
    InvalidPosition,
    Position,
    Setting,
    TooManyMoves,
    Variant,
    deal,
    is_over,
    legal_moves,
    play,
    variant,
)
from cassino.rules.switches import Choice, Number, YesNo
from tests.oracle.crowded import crowded_position
from tests.rules.drawing import HIGH_CARDS, NUMBERS
from tests.rules.translation import oracle_rules, random_options, read_as

CROWDED = 30
"""Most loose cards; with more nearly every list is too long."""


def house_rules(random: Random, preset: str) -> Variant:
    """A preset with some of all switches set at random."""
    names = random.sample(list(SWITCHES), random.randint(1, 7))
    return variant(preset, **{name: _setting(random, name) for name in names})


def _setting(random: Random, name: str) -> Setting:
    match SWITCHES[name].domain:
        case YesNo():
            return random.random() < 0.5
        case Choice(settings=words):
            return str(random.choice(words))
        case Number():
            return random.choice(NUMBERS.get(name, (0, 1, 2, 5)))
        case _:
            return random.choice(HIGH_CARDS)


def seats_for(random: Random, rules: Variant) -> tuple[int, bool]:
    """A number of seats for a variant, and whether partners sit there."""
    seats = 2 if rules.deal.refill else random.choice((2, 2, 3, 4, 4))
    return seats, seats == 4 and random.random() < 0.6


def crowded(random: Random, preset: str, *, house: bool) -> Position | None:
    """A crowded position of the oracle's making; None when it hides cards or can't be."""
    options = random_options(random, preset) if house else {}
    seats, partners = seats_for(random, variant(preset, **options))
    chosen = {**oracle_rules(preset), **options}
    written = crowded_position(random, "classic", chosen, seats, partners=partners)
    if len(written["loose"]) > CROWDED:
        return None
    try:
        at = read_as(written, preset, options)
    except InvalidPosition:
        return None
    return at if isinstance(at, Position) else None


def played(random: Random, rules: Variant) -> Iterator[Position]:
    """The positions of one deal; in some of them cards pile up, as trails are liked."""
    seats, partners = seats_for(random, rules)
    dealer = random.randrange(seats)
    position = deal(rules, seats=seats, partners=partners, dealer=dealer, seed=str(random.random()))
    piles_up = random.random() < 0.3
    while not is_over(position):
        yield position
        try:
            moves = list(legal_moves(position, 3_000))
        except TooManyMoves:
            return
        likely = moves[-1:] if piles_up and random.random() < 0.6 else moves
        position, _ = play(position, random.choice(likely))
