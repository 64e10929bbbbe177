"""Puzzles: last hands of two seats from self-play, with exactly one clearly best move.

Deals are played by counting, greedy and random players in turn. A position is taken when its
best move beats every other by ``GAP`` points, exactly, and isn't the one that counting players
choose. Games take turns; the same seed makes the same puzzles, and more of them begin alike.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import Any, Final

import numpy as np

from cassino.kernel import (
    COUNTING,
    GREEDY,
    RANDOM,
    batch_play,
    batch_start,
    decode,
    move_at,
    new_states,
    new_work,
    policies,
    policy_code,
    rules_of,
)
from cassino.notation import format_move, format_position
from cassino.rules import Move, Position, play, variant
from cassino.search.ending_answers import best_line, move_values

FORMAT: Final = "cassino-puzzles/1"
GAMES: Final = ("classic", "royal", "danish", "dominican")
GAP: Final = 1
"""By so many points the best move beats every other."""
_FEWEST_MOVES: Final = 4
_MOST_MOVES: Final = 14
_MOST_LOOSE: Final = 9
_CHANCES: Final = 8
"""So often counting players are asked, who choose among equals by chance."""
_CROWDS: Final = ((COUNTING, COUNTING), (COUNTING, GREEDY), (RANDOM, COUNTING))


@dataclass(frozen=True, slots=True)
class Answer:
    """A move, the lead in points that it comes to, and best play after it."""

    move: str
    lead: int
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and every legal move with what it comes to, the best first."""

    position: Position
    answers: tuple[Answer, ...]

    @property
    def gap(self) -> int:
        """By how many points the best move beats the next."""
        return self.answers[0].lead - self.answers[1].lead


def make_puzzles(number: int, seed: str) -> list[Puzzle]:
    """So many puzzles of a seed, the games in turn."""
    sources = [_mined(game, seed) for game in GAMES]
    return [next(sources[at % len(sources)]) for at in range(number)]


def _mined(game: str, seed: str) -> Iterator[Puzzle]:
    """The puzzles of one game, without end."""
    for number in count():
        digest = sha256(f"{seed} {game} {number}".encode()).digest()
        puzzle = _mine(game, int.from_bytes(digest[:7], "big"), digest[7])
        if puzzle is not None:
            yield puzzle


def _mine(game: str, seed: int, way: int) -> Puzzle | None:
    """The puzzle in the last hand of a deal, or None when there is none."""
    rules, states, work = rules_of(variant(game)), new_states(), new_work()
    made: Any = states
    made["seats"], made["dealer"] = 2, seed % 2
    seeds = np.array([seed], np.int64)
    batch_start(rules, states, work, seeds)
    crowd = policies(*_CROWDS[way % 3], 0, 0)
    batch_play(rules, states, work, crowd, until=5, seeds=seeds)
    batch_play(rules, states, work, crowd, most=way // 3 % 5)
    state = states[0]
    if state.over or int(state.loose).bit_count() > _MOST_LOOSE:
        return None
    position = decode(states, variant(game))
    leads = {move: int(v[position.turn]) for move, v in move_values(position).items()}
    if not _FEWEST_MOVES <= len(leads) <= _MOST_MOVES:
        return None
    order = sorted(leads, key=lambda move: -leads[move])
    if leads[order[0]] - leads[order[1]] < GAP:
        return None
    chosen = {policy_code(rules, states, work, COUNTING, chance) for chance in range(_CHANCES)}
    if order[0] in {move_at(states, code) for code in chosen}:
        return None
    return Puzzle(position, tuple(_answer(position, move, leads[move]) for move in order))


def _answer(position: Position, move: Move, lead: int) -> Answer:
    after, _ = play(position, move)
    return Answer(format_move(position, move), lead, tuple(p.text for p in best_line(after)))


def text_of(seed: str, puzzles: Sequence[Puzzle]) -> str:
    """Puzzles as a JSON text, a line a puzzle."""
    lines = ",\n".join(json.dumps(_document_of(puzzle)) for puzzle in puzzles)
    return f'{{"format": "{FORMAT}", "seed": {json.dumps(seed)}, "puzzles": [\n{lines}\n]}}\n'


def _document_of(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "position": format_position(puzzle.position),
        "answers": [
            {"move": each.move, "lead": each.lead, "line": list(each.line)}
            for each in puzzle.answers
        ],
    }
