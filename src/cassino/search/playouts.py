"""Worlds played out, and the moves of a position compared by them, in compiled code."""

from __future__ import annotations

from typing import Final

from cassino.kernel import COUNTING, choose, compiled, play, side_of, sides_of
from cassino.kernel.records import Codes, RulesRecord, StateRecord, States, Table, WorkRecord
from cassino.search.describing import banked
from cassino.search.judging import final_lead, put_dearest_first, weigh_moves, worth_to
from cassino.search.looking import points_of, price_of
from cassino.search.manners import BY_HABIT, choose_as
from cassino.search.records import CURVE, CURVE_REACH, MANNER, JudgeRecord, Reals
from cassino.search.trees import begin_path, choose_ahead, end_path
from cassino.search.worlds import deal_stock, disown_unanswered

WORTH: Final = 0
HABIT: Final = 1
COUNTS: Final = 2
AHEAD: Final = 3
WORLD: Final = 1
"""Place of the state that holds a world before the move; the next one is played on."""


@compiled
def finish_hand(
    rules: RulesRecord,
    states: States,
    depth: int,
    work: WorkRecord,
    judge: JudgeRecord,
    seat: int,
    start: int,
    by_habit: bool,
) -> float:
    """Play ``states[depth]`` to the end of the hand; what that is worth to a seat's side.

    Every seat plays what seems best to it, knowing no other hand. Lists of moves are written from
    ``start`` on.
    """
    state = states[depth]
    hand = state.hand_number
    while not state.over and state.hand_number == hand:
        end = weigh_moves(rules, states, depth, work, judge, start, by_habit)
        put_dearest_first(work, judge, start, 1, end)
        play(rules, state, work, work.codes[start])
    return worth_to(rules, state, judge, seat, True, False)


@compiled
def finish_ahead(
    rules: RulesRecord,
    states: States,
    depth: int,
    work: WorkRecord,
    judge: JudgeRecord,
    seat: int,
) -> float:
    """The same, but the seat itself plays what earlier playouts have found best.

    The others play in the manner of the world (``judge.manner``).
    """
    state = states[depth]
    hand = state.hand_number
    begin_path(judge)
    while not state.over and state.hand_number == hand:
        if state.turn != seat and judge.manner[state.turn] != BY_HABIT:
            play(rules, state, work, choose_as(rules, state, work, judge.manner[state.turn]))
            continue
        end = weigh_moves(rules, states, depth, work, judge, 0, False)
        chosen = 0
        if state.turn == seat and end > 1:
            chosen = choose_ahead(state, work, judge, end)
        else:
            put_dearest_first(work, judge, 0, 1, end)
        play(rules, state, work, work.codes[chosen])
    lead = worth_to(rules, state, judge, seat, True, False)
    end_path(judge, lead)
    return lead


@compiled
def finish_by_counting(
    rules: RulesRecord,
    state: StateRecord,
    work: WorkRecord,
    judge: JudgeRecord,
    seat: int,
    hand: int,
) -> float:
    """Let counting players finish the hand; what a seat's side then leads by at flat prices."""
    while not state.over and state.hand_number == hand:
        play(rules, state, work, choose(rules, state, work, COUNTING))
    side = side_of(state, seat)
    if state.over:
        return final_lead(rules, state, judge, side)
    lead = banked(rules, state, judge, side)
    for other in range(sides_of(state)):
        pile = state.piles[other]
        share = price_of(judge, pile) - points_of(judge, pile)
        lead += share if other == side else -share / (sides_of(state) - 1)
    return lead


@compiled
def chance_of(judge: JudgeRecord, lead: float) -> float:
    """The chance to win the match that a lead means, between two points of the curve."""
    place = (lead / CURVE_REACH + 1.0) * (CURVE - 1) / 2.0
    place = min(max(place, 0.0), CURVE - 1.001)
    at = int(place)
    return judge.curve[at] + (place - at) * (judge.curve[at + 1] - judge.curve[at])


@compiled
def compare(
    rules: RulesRecord,
    states: States,
    work: WorkRecord,
    judge: JudgeRecord,
    moves: Codes,
    worlds: Table,
    order: Codes,
    sums: Reals,
) -> None:
    """Add to ``sums[n]`` what the n-th move is worth in each of the worlds of an order.

    All moves meet the same worlds with the same stock. ``judge.how`` says who finishes the
    hand: those who play what is worth most (``WORTH``) or what is likeliest (``HABIT``) by the
    judge's weights, a seat to move that plays what the tree has found and others who play in
    their world's manner (``AHEAD``), or counting players, judged at flat prices then (``COUNTS``).
    """
    seat = states[0].turn
    hand = states[0].hand_number
    for at in range(len(order)):
        states[WORLD] = states[0]
        world = states[WORLD]
        for other in range(world.seats):
            if other != seat:
                world.hands[other] = worlds[order[at], other]
                judge.manner[other] = worlds[order[at], MANNER + other]
        disown_unanswered(rules, world, seat)
        deal_stock(world, work)
        for number in range(len(moves)):
            states[WORLD + 1] = states[WORLD]
            after = states[WORLD + 1]
            play(rules, after, work, moves[number])
            if judge.how == COUNTS:
                lead = finish_by_counting(rules, after, work, judge, seat, hand)
            elif after.over or after.hand_number != hand:
                lead = worth_to(rules, after, judge, seat, True, False)
            elif judge.how == AHEAD:
                lead = finish_ahead(rules, states, WORLD + 1, work, judge, seat)
            else:
                lead = finish_hand(
                    rules, states, WORLD + 1, work, judge, seat, 0, judge.how == HABIT
                )
            sums[number] += chance_of(judge, lead) if judge.curved else lead
