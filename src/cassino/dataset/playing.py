"""Games played for their rows: what each seat saw, could do, thought and did, and how it ended."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, TypeAlias

from cassino.agents import Agent, Budget, Memory, Thought, thought_of
from cassino.arena import Unit
from cassino.arena.boards import MOST_DEALS, chance_of
from cassino.dataset.plans import Plan
from cassino.envs import observe
from cassino.envs.games import game_of
from cassino.kernel import encode_move, supports
from cassino.notation import format_move, format_position, parse_position
from cassino.rules import (
    Carry,
    Match,
    Move,
    PlayerView,
    deal_seed,
    legal_moves,
    shuffled_deck,
    view_of,
)

LISTED: Final = 4096
"""Legal moves of a play that are listed."""


@dataclass(frozen=True, slots=True)
class Player:
    """An agent that plays, under its name."""

    name: str
    agent: Agent
    budget: Budget


@dataclass(frozen=True, slots=True)
class Place:
    """Which play it was: numbers count from 1."""

    game: int
    deal: int
    deal_seed: str
    play: int
    seat: int
    side: int
    agent: str


@dataclass(frozen=True, slots=True)
class Look:
    """What the seat saw and could do."""

    position: str
    observation: bytes | None
    legal: list[int]
    legal_complete: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """What it did, and what it thought each move to be worth, in the order of the legal ones."""

    choice: int
    notation: str
    value: float | None
    values: list[float | None] | None
    measure: str | None
    exact: bool | None


@dataclass(frozen=True, slots=True)
class Ending:
    """How the deal ended for the seat's side, and the match if one was played."""

    points: int
    lead: float
    won: bool | None


@dataclass(frozen=True, slots=True)
class Row:
    """One play."""

    place: Place
    look: Look
    choice: Choice
    ending: Ending


Play: TypeAlias = tuple[Place, Look, Choice]


@dataclass(frozen=True, slots=True)
class _Played:
    """A deal that is over: its plays, the points of each side, the lead of each seat."""

    plays: list[Play]
    points: Sequence[int]
    leads: Sequence[float]


def play_game(plan: Plan, players: Sequence[Player], number: int) -> Iterator[Row]:
    """The rows of one game.

    Args:
        plan: what is played.
        players: one a seat.
        number: the game's, from 0.

    Raises:
        ValueError: when an agent's move isn't legal.
    """
    seating, seed = plan.seating, plan.seed_of(number)
    game = game_of(seating.variant, seats=seating.seats, partners=seating.partners)
    match = Match.start(seating.variant, seats=seating.seats, partners=seating.partners)
    most = 1 if plan.unit is Unit.DEAL else MOST_DEALS
    deals: list[_Played] = []
    memory = Memory()
    while match.winner is None and len(deals) < most:
        at = len(deals) + 1
        text = seed if plan.unit is Unit.DEAL else deal_seed(seed, at)
        match, memory, plays = _play_deal(match, memory, players, (number + 1, at, text))
        points = [side.total for side in match.finished[-1].score.sides]
        deals.append(_Played(plays, points, game.deal_rewards(points)))
    for each in deals:
        for place, look, choice in each.plays:
            won = match.winner == place.side if plan.unit is Unit.MATCH else None
            ending = Ending(each.points[place.side], each.leads[place.seat], won)
            yield Row(place, look, choice, ending)


def _play_deal(
    match: Match, memory: Memory, players: Sequence[Player], where: tuple[int, int, str]
) -> tuple[Match, Memory, list[Play]]:
    """The match and what is remembered of it after one more deal, and the plays of that."""
    number, at, seed = where
    carry = match.carry
    match, _ = match.deal(shuffled_deck(seed))
    chance = chance_of(seed)
    plays: list[Play] = []
    while (position := match.position) is not None:
        seat = position.turn
        player, view = players[seat], view_of(position, seat)
        recalled = memory.view_of(position, seat)
        thought = thought_of(player.agent, recalled, player.budget, chance + len(plays))
        match, _ = match.play(thought.move)
        side, count = position.side_of(seat), len(plays) + 1
        place = Place(number, at, seed, count, seat, side, player.name)
        plays.append((place, *_seen(view, carry, thought)))
        memory = memory.with_play(position, thought.move)
    return match, memory, plays


def _seen(view: PlayerView, carry: Carry, thought: Thought) -> tuple[Look, Choice]:
    """What a seat saw and could do, and what it did."""
    moves = list(islice(legal_moves(view), LISTED + 1))
    listed = moves[:LISTED]
    observation = observe(view, carry=carry).tobytes() if supports(view.variant) else None
    look = Look(position_text(view), observation, _codes(listed), len(moves) <= LISTED)
    return look, _choice(view, listed, thought)


def position_text(view: PlayerView) -> str:
    """What a seat sees, as a position in one line of JSON with hidden cards as ``??``."""
    position: dict[str, Any] = format_position(view)
    return json.dumps(position, separators=(",", ":"))


def read_view(text: str) -> PlayerView:
    """What the seat to move saw, from the text of ``position_text``, as agents want it.

    Where nothing is hidden, as at the last play of a deal, the text is that of the whole position.

    Raises:
        ValueError: when the text is none of a position.

    >>> from cassino.rules import deal, variant
    >>> view = view_of(deal(variant(), seed="a"), 1)
    >>> read_view(position_text(view)) == view
    True
    """
    found = parse_position(json.loads(text))
    return found if isinstance(found, PlayerView) else view_of(found, found.turn)


def _codes(moves: Sequence[Move]) -> list[int]:
    return [encode_move(move) for move in moves]


def _choice(view: PlayerView, listed: Sequence[Move], thought: Thought) -> Choice:
    worths = dict(thought.worths)
    told = bool(worths)
    return Choice(
        encode_move(thought.move),
        format_move(view, thought.move),
        worths.get(thought.move),
        [worths.get(move) for move in listed] if told else None,
        thought.measure.value if thought.measure else None,
        thought.is_exact if told else None,
    )
