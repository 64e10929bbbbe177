"""Boards: one deck, or one match of decks, played once in every line-up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Final, Protocol

from cassino.agents import Memory
from cassino.arena.seating import LineUp, Seating, line_ups
from cassino.arena.sums import Sums
from cassino.rules import Match, Move, PlayerView, deal_seed, shuffled_deck

MOST_DEALS: Final = 400
"""A match that nobody has won after so many deals is given up and drawn."""


class Unit(StrEnum):
    """What is played in every line-up: one deal, or a match from its first deal to its end."""

    DEAL = "deal"
    MATCH = "match"


class Player(Protocol):
    """Somebody at a seat."""

    def begin(self) -> None:
        """Get ready for a deal."""
        ...

    def choose(self, view: PlayerView, seed: int) -> Move:
        """A legal move for the seat to move, whose view this is."""
        ...


@dataclass(frozen=True, slots=True)
class Round:
    """A deal or a match that was played: each side's points, and the winning side if any."""

    points: tuple[int, ...]
    winner: int | None
    deals: int
    plays: int


def chance_of(seed: str) -> int:
    """Where the players' chance in a deal comes from: 48 bits of its seed's hash.

    >>> chance_of("a/1") == chance_of("a/1"), chance_of("a/1") < 2**48
    (True, True)
    """
    return int.from_bytes(sha256(seed.encode()).digest()[:6], "big")


def board_seed(seed: str, number: int) -> str:
    """The seed of a board of a pairing; boards count from 0, decks from 1."""
    return deal_seed(seed, number + 1)


def play_round(seating: Seating, players: Sequence[Player], unit: Unit, seed: str) -> Round:
    """Play one deal, or one match, with a player at every seat.

    Args:
        seating: the game.
        players: one a seat.
        unit: a deal or a match.
        seed: the deal's own, or the match's, of which the seeds of its deals are made.
    """
    match = Match.start(seating.variant, seats=seating.seats, partners=seating.partners)
    plays, memory = 0, Memory()
    for text in _deal_seeds(unit, seed):
        match, memory, played = _play_deal(match, memory, players, text)
        plays += played
        if match.winner is not None:
            break
    return Round(match.scores, _winner(seating, match, unit), len(match.finished), plays)


def _deal_seeds(unit: Unit, seed: str) -> Iterable[str]:
    if unit is Unit.DEAL:
        return (seed,)
    return (deal_seed(seed, number) for number in range(1, MOST_DEALS + 1))


def _play_deal(
    match: Match, memory: Memory, players: Sequence[Player], seed: str
) -> tuple[Match, Memory, int]:
    """The match and what is remembered of it after one more deal, and how many plays it took."""
    match, _ = match.deal(shuffled_deck(seed))
    for player in players:
        player.begin()
    chance, plays = chance_of(seed), 0
    while (position := match.position) is not None:
        seat = position.turn
        move = players[seat].choose(memory.view_of(position, seat), chance + plays)
        memory = memory.with_play(position, move)
        match, _ = match.play(move)
        plays += 1
    return match, memory, plays


def _winner(seating: Seating, match: Match, unit: Unit) -> int | None:
    """The side that won a match, or that alone has the best score of a deal."""
    if unit is Unit.MATCH:
        return match.winner
    best = max(match.scores, key=lambda score: seating.sign * score)
    return match.scores.index(best) if match.scores.count(best) == 1 else None


def play_board(seating: Seating, casts: Sequence[Sequence[Player]], unit: Unit, seed: str) -> Sums:
    """Play one board: the same decks once in every line-up, with the same chance.

    Args:
        seating: the game.
        casts: for every line-up, in the order of ``line_ups``, a player for every seat.
        unit: deals or matches.
        seed: the board's.
    """
    rounds = (play_round(seating, players, unit, seed) for players in casts)
    lines = line_ups(seating.seats)
    return _as_board(
        [_count(seating, line, each) for line, each in zip(lines, rounds, strict=True)]
    )


def _count(seating: Seating, line_up: LineUp, played: Round) -> Sums:
    """What one round is worth; the squares wait until the board is whole."""
    sides = seating.by_side(line_up)
    points = [0, 0]
    for entrant, score in zip(sides, played.points, strict=True):
        points[entrant] += score
    first, second = sides.count(0), sides.count(1)
    return Sums(
        rounds=1,
        deals=played.deals,
        plays=played.plays,
        drawn=played.winner is None,
        lead=seating.sign * (points[0] * second - points[1] * first),
        net_wins=0 if played.winner is None else 1 - 2 * sides[played.winner],
        first_points=points[0],
        first_sides=first,
        second_points=points[1],
        second_sides=second,
    )


def _as_board(rounds: Sequence[Sums]) -> Sums:
    """Rounds of one board together: its squares are those of its sums."""
    whole = sum(rounds, Sums())
    squares = Sums(boards=1, lead_squares=whole.lead**2, net_wins_squares=whole.net_wins**2)
    return whole + squares
