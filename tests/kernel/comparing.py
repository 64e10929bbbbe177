"""Positions and deals through the kernel and through the rules, side by side."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from cassino import kernel
from cassino.rules import (
    ITEMS,
    Move,
    Position,
    TooManyMoves,
    Variant,
    deal,
    is_over,
    legal_moves,
    play,
    result_of,
    score_deal,
)

LIMIT = 3_000


@dataclass(slots=True)
class Seen:
    """What a comparison has gone through."""

    positions: int = 0
    moves: int = 0
    too_many: int = 0
    kinds: Counter[str] = field(default_factory=Counter)


def listed(position: Position, limit: int = LIMIT) -> list[Move] | None:
    """Returns the legal moves as the rules list them; None when there are too many."""
    try:
        return list(legal_moves(position, limit))
    except TooManyMoves:
        return None


def differences(
    position: Position, work: kernel.Work, seen: Seen, random: Random, plays: int
) -> list[str]:
    """Returns the moves that only one of both lists, and those after which both stand differently.

    The kernel's own are marked ``+``, the rules' ``-``; of ``plays`` moves the outcome is compared.
    """
    moves = listed(position)
    if moves is None:
        seen.too_many += 1
        return []
    rules, states = kernel.rules_of(position.variant), kernel.encode(position)
    got = Counter(kernel.legal_codes(rules, states, work).tolist())
    want = Counter(map(kernel.encode_move, moves))
    seen.positions += 1
    seen.moves += len(moves)
    seen.kinds.update(type(move).__name__ for move in moves)
    wrong = [f"-{kernel.move_at(states, code)}" for code in (want - got).elements()]
    wrong += [f"+{kernel.move_at(states, code)}" for code in (got - want).elements()]
    for move in random.sample(moves, min(plays, len(moves))):
        kernel.encode(position, into=states)
        assert kernel.move_at(states, kernel.encode_move(move)) == move
        kernel.step(rules, states, work, kernel.encode_move(move))
        if plain(kernel.decode(states, position.variant)) != plain(play(position, move)[0]):
            wrong.append(f"!{move}")
    return wrong


def plain(position: Position) -> tuple[object, ...]:
    """Returns all of a position, of builds only whether they have several groups."""
    builds = [(b.value, b.cards, b.owner, b.is_multiple) for b in position.builds]
    parts = (getattr(position, name) for name in Position.__dataclass_fields__ if name != "builds")
    return (*parts, tuple(builds))


def play_deal(
    variant: Variant,
    random: Random,
    work: kernel.Work,
    seen: Seen,
    *,
    seats: int = 2,
    partners: bool = False,
    scores: tuple[int, ...] | None = None,
    is_every_list_compared: bool = False,
) -> None:
    """Play one deal at random in both, holding every position together, and the score."""
    dealer, seed = random.randrange(seats), str(random.random())
    position = deal(
        variant, seats=seats, partners=partners, dealer=dealer, seed=seed, scores=scores
    )
    rules, states = kernel.rules_of(variant), kernel.encode(position)
    while not is_over(position):
        assert not kernel.is_over(states)
        if is_every_list_compared:
            assert differences(position, work, seen, random, 2) == [], position
        try:
            codes = kernel.legal_codes(rules, states, work)
        except OverflowError:
            seen.too_many += 1
            return
        code = int(random.choice(codes))
        position, _ = play(position, kernel.move_at(states, code))
        kernel.step(rules, states, work, code)
        assert plain(kernel.decode(states, variant)) == plain(position)
    assert kernel.is_over(states)
    check_score(position, rules, states)


def check_score(position: Position, rules: kernel.Rules, states: kernel.States) -> None:
    """Hold the points of a finished deal together."""
    if position.is_over:
        sides = score_deal(position.variant, result_of(position)).sides
        want = [[getattr(side, item) for item in ITEMS] for side in sides]
        assert kernel.score(rules, states).tolist() == want
