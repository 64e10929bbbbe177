"""One play looked at: what it promised its seat against the best, and how the match stood after it.

A play is judged by what its seat could know. With two seats and the stock out that is everything,
and all lines are looked at; else every move is played out in the same worlds, by the search's own
players to the end of the hand, and weighed there. The best move of one half of the worlds is held
against the played one in the other half, and the other way round, so that luck of the draw doesn't
look like a loss.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.kernel import (
    COUNTING,
    GREEDY,
    RANDOM,
    Codes,
    Rules,
    States,
    Work,
    choose,
    compiled,
    draw,
    encode,
    encode_move,
    legal_codes,
    move_at,
    new_states,
    new_work,
    play,
    rules_of,
    seed_random,
    shuffle,
)
from cassino.kernel.solving_arrays import EndingError
from cassino.kernel.solving_records import Aim
from cassino.notation import format_move
from cassino.rules import Carry, Move, Position, is_over, view_of
from cassino.search.analysis_chances import MatchModel, match_model
from cassino.search.analysis_editions import Thoroughness
from cassino.search.analysis_records import Basis, Choice, PlayFound
from cassino.search.beliefs import believe
from cassino.search.comparing import play_out
from cassino.search.desks import Desk, desk_for, weigh
from cassino.search.ending_answers import move_values
from cassino.search.playouts import WORTH

PIECES: Final = 16
"""Into so many pieces worlds are parted, to tell how far chance goes."""

Reals: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Question:
    """A step to be looked at: the position before the move and after it, all hands open.

    ``before`` is None for a deal, ``after`` when the deal has ended; ``scores`` and ``winner`` are
    the match's after the step. ``past`` are the plays of the hand so far.
    """

    step: int
    before: Position | None
    move: Move | None
    after: Position | None
    carry: Carry
    scores: tuple[int, ...]
    winner: int | None
    past: tuple[tuple[Position, Move], ...]


def study(question: Question, thorough: Thoroughness, model: MatchModel) -> PlayFound:
    """What there is to find out about a step; of a deal only the chances are of use."""
    chances, basis, error = _chances(question, thorough, model)
    if question.before is None or question.move is None:
        none = Choice("", 0.0)
        return PlayFound(Basis.FORCED, 1, none, none, 0.0, 0.0, False, chances, basis, error)
    judged = _judge(question, question.before, question.move, thorough, model)
    return PlayFound(*judged, chances, basis, error)


Judgement: TypeAlias = tuple[Basis, int, Choice, Choice, float, float, bool]


def _judge(
    question: Question, before: Position, move: Move, thorough: Thoroughness, model: MatchModel
) -> Judgement:
    states, rules = encode(before, question.carry), rules_of(before.variant)
    only = Choice(format_move(before, move), 0.0)
    try:
        count = len(legal_codes(rules, states, new_work()))
    except OverflowError:
        return Basis.UNKNOWN, 0, only, only, 0.0, 0.0, False
    if count == 1:
        return Basis.FORCED, 1, only, only, 0.0, 0.0, False
    if before.seats == 2 and not before.stock:
        try:
            return _judge_exactly(question, before, move, model)
        except EndingError:
            pass  # too large an ending is estimated like other plays
    return _judge_by_worlds(question, before, move, thorough, count)


def _judge_exactly(
    question: Question, before: Position, move: Move, model: MatchModel
) -> Judgement:
    side = before.side_of(before.turn)
    worth = {m: v[side] for m, v in move_values(before, question.carry).items()}
    chances = move_values(before, question.carry, Aim.MATCH, model)
    won = {m: round(v[side], 9) for m, v in chances.items()}
    best = max(worth, key=lambda m: (worth[m], won[m], m == move))
    loss = worth[best] - worth[move]
    serves = loss > 0 and won[move] >= max(won.values()) and won[move] > won[best]
    choices = [Choice(format_move(before, m), worth[m]) for m in (move, best)]
    return Basis.EXACT, len(worth), choices[0], choices[1], loss, 0.0, serves


def _judge_by_worlds(
    question: Question, before: Position, move: Move, thorough: Thoroughness, count: int
) -> Judgement:
    desk = desk_for(view_of(before, before.turn), question.step)
    desk.judge[0].how = WORTH
    desk.judge[0].curved = 0  # points are compared, also where the match is near
    codes = _contenders(desk, encode_move(move), thorough.contenders)
    sums = _played_out(desk, before, question, codes, thorough.worlds)
    means = sums.mean(axis=0)
    best = int(np.argmax(means))
    halves = sums[0::2].mean(axis=0), sums[1::2].mean(axis=0)
    loss, error = 0.0, 0.0
    if best:
        gains = [other[int(np.argmax(half))] - other[0] for half, other in (halves, halves[::-1])]
        loss = max(0.0, float(np.mean(gains)))
        error = float(np.std(sums[:, best] - sums[:, 0], ddof=1) / np.sqrt(len(sums)))
    choices = [
        Choice(format_move(before, move_at(desk.states, int(codes[at]))), float(means[at]))
        for at in (0, best)
    ]
    return Basis.ESTIMATED, count, choices[0], choices[1], loss, error, False


def _contenders(desk: Desk, played: int, most: int) -> Codes:
    """The played move, and those that seem best at first sight."""
    codes, worths = weigh(desk)
    order = [code for code in codes[np.argsort(-worths, kind="stable")] if code != played]
    return np.array([played, *order[: most - 1]], np.int64)


def _played_out(
    desk: Desk, before: Position, question: Question, codes: Codes, worlds: int
) -> Reals:
    """What each move comes to on average, ``[piece, move]``."""
    past = [(view_of(at, None), move) for at, move in question.past]
    beliefs = believe(view_of(before, before.turn), desk, worlds, past)
    order = np.random.default_rng(question.step).permutation(beliefs.order(worlds))
    pieces = np.array_split(order.astype(np.int64), PIECES)
    return np.array([play_out(desk, codes, beliefs, piece) / len(piece) for piece in pieces])


@compiled
def _play_out_each(rules: Rules, states: States, work: Work, seed: int) -> None:
    """Shuffle what is left in the stock, and play on, mostly by counting.

    Of twelve plays one is any, three are greedy: known hands and players who never err would make
    every line the same, and the chances jump.
    """
    for at in range(len(states)):
        state = states[at]
        seed_random(work[0], seed + at)
        shuffle(state, work[0], state.dealt)
        while not state.over:
            drawn = draw(work[0], 12)
            policy = COUNTING
            if drawn < 4:
                policy = GREEDY if drawn else RANDOM
            play(rules[0], state, work[0], choose(rules[0], state, work[0], policy))


def _chances(
    question: Question, thorough: Thoroughness, model: MatchModel
) -> tuple[tuple[float, ...], Basis, float]:
    """Each side's chance to win the match after a step, all hands open."""
    after = question.after
    if after is None or is_over(after):
        return _settled(question, model)
    if after.seats == 2 and not after.stock:
        try:
            worth = move_values(after, question.carry, Aim.MATCH, model)
        except EndingError:
            pass
        else:
            side = after.side_of(after.turn)
            return max(worth.values(), key=lambda values: values[side]), Basis.EXACT, 0.0
    states: Any = new_states(thorough.playouts)
    states[:] = encode(after, question.carry)[0]
    _play_out_each(rules_of(after.variant), states, new_work(), 1)
    chances = model.after(states)
    error = float(chances[:, 0].std() / np.sqrt(len(chances)))
    return tuple(chances.mean(axis=0).tolist()), Basis.ESTIMATED, error


def _settled(question: Question, model: MatchModel) -> tuple[tuple[float, ...], Basis, float]:
    if question.winner is not None:
        won = [float(side == question.winner) for side in range(model.sides)]
        return tuple(won), Basis.EXACT, 0.0
    return tuple(model.at(question.scores).tolist()), Basis.ESTIMATED, 0.0


def study_step(question: Question, thorough: Thoroughness) -> tuple[int, PlayFound]:
    """The place of a step and what was found out about it; the job of one process."""
    at = question.after or question.before
    assert at is not None
    model = match_model(at.variant, at.seats, at.partners)
    return question.step, study(question, thorough, model)
