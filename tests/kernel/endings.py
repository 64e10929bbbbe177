"""Endings by the rules alone, every play to the last card: what the solver is held to."""

from collections.abc import Iterator
from random import Random

from cassino.kernel.solving_records import SCORES, Aim
from cassino.rules import (
    Carry,
    DealScore,
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
    settle,
)
from cassino.rules.scoring import out_at_once, score_so_far
from tests.kernel.scenes import seats_for

LIMIT = 60
"""Endings with more moves than this at some play are left aside."""

Chances = tuple[tuple[float, ...], ...]


def scored(position: Position, carry: Carry) -> DealScore:
    """The points of a deal that is over, in mid-deal too."""
    winner = None if position.is_over else out_at_once(position)
    if winner is not None:
        return DealScore(score_so_far(position), carry, winner)
    return score_deal(position.variant, result_of(position), carry)


def end_values(position: Position, carry: Carry, chances: Chances | None) -> tuple[float, ...]:
    """What the end of a deal is worth to each side: lead in points, or chance to win the match."""
    score = scored(position, carry)
    points = [side.total for side in score.sides]
    if chances is None:
        sign = -1 if position.variant.match.objective == "fewest" else 1
        others = len(points) - 1
        return tuple(sign * (own - (sum(points) - own) / others) for own in points)
    after = settle(position.variant, position.scores, score)
    first = chance_at(chances, after.scores)
    if after.winner is not None:
        first = 1.0 - after.winner
    return (first, 1.0 - first)


def chance_at(chances: Chances, scores: tuple[int, ...]) -> float:
    """The first side's chance at some scores; the last entries stand for all beyond."""
    first, second = (min(score, SCORES - 1) for score in scores)
    return chances[first][second]


def naive_values(position: Position, carry: Carry, chances: Chances | None) -> tuple[float, ...]:
    """What an ending is worth: each side plays for its own value, and then against the next."""
    if is_over(position):
        return end_values(position, carry, chances)
    return max(
        move_values(position, carry, chances).values(), key=lambda values: taste(position, values)
    )


def taste(position: Position, values: tuple[float, ...]) -> tuple[float, ...]:
    """What the seat to move likes: more for itself, then less for those who play after it."""
    step = position.variant.step
    later = [(position.turn + step * n) % position.seats for n in range(1, position.seats)]
    others = [-round(values[position.side_of(seat)], 6) for seat in later]
    return (round(values[position.side_of(position.turn)], 6), *others)


def move_values(
    position: Position, carry: Carry, chances: Chances | None
) -> dict[Move, tuple[float, ...]]:
    """What each legal move is worth to each side."""
    return {
        move: naive_values(play(position, move)[0], carry, chances)
        for move in legal_moves(position, LIMIT)
    }


def endings(
    random: Random, rules: Variant, cards: int, seats: tuple[int, bool] | None = None
) -> Iterator[tuple[Position, Carry]]:
    """Endings with at most so many cards in the hands, from deals played at random.

    There are no more when deals hardly get so far, such as where points count at once.
    """
    vain = 0
    while vain < 5:
        vain += 1
        chosen, partners = seats or seats_for(random, rules)
        sides = 2 if partners else chosen
        position = deal(
            rules,
            seats=chosen,
            partners=partners,
            dealer=random.randrange(chosen),
            seed=str(random.random()),
            scores=tuple(random.choice((0, 9, 16, 17, 18, 19, 20)) for _ in range(sides)),
        )
        carry = Carry(random.choice((0, 0, 2)), random.choice((0, 0, 1)))
        try:
            while not is_over(position) and not _is_late(position, cards):
                moves = list(legal_moves(position, 300))
                position, _ = play(position, random.choice(moves))
        except TooManyMoves:
            continue
        if not is_over(position):
            vain = 0
            yield position, carry


def _is_late(position: Position, cards: int) -> bool:
    return not position.stock and sum(map(len, position.hands)) <= cards


def chances_of(random: Random) -> Chances:
    """Some chance for every pair of scores."""
    return tuple(tuple(random.random() for _ in range(SCORES)) for _ in range(SCORES))


AIMS = (Aim.POINTS, Aim.MATCH)
