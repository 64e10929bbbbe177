"""One position before both judges: the rules and the oracle, and what they disagree on."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from cassino.notation import format_move, read_move
from cassino.rules import (
    Capture,
    PlayerView,
    Position,
    legal_moves,
    refusal,
    table_set,
    turn_of,
)
from cassino.rules.captures import has_power
from tests.oracle.moves import all_moves
from tests.oracle.near_misses import random_illegal
from tests.oracle.texts import check
from tests.rules.spoiling import spoilt_texts
from tests.rules.translation import OraclePosition, key_of, move_of

MOST_MOVES = 100_000
"""More moves than any position has that the oracle is asked about."""

MANY = 300
"""Of more listed moves than this a part is judged one by one as well."""


@dataclass
class Tally:
    """How much was compared."""

    positions: int = 0
    moves: int = 0
    near_misses: int = 0
    near_legal: int = 0
    texts: int = 0
    texts_legal: int = 0

    def summary(self) -> str:
        """The tally in a line."""
        return (
            f"{self.positions} positions, {self.moves} legal moves,"
            f" {self.near_misses} near misses ({self.near_legal} of them legal),"
            f" {self.texts} spoilt texts ({self.texts_legal} of them legal)"
        )


def compare_moves(
    tally: Tally, written: OraclePosition, at: Position | PlayerView, rng: Random, near: int
) -> Iterator[str]:
    """Where the lists of legal moves or the verdicts on near misses differ."""
    listed = list(legal_moves(at, limit=MOST_MOVES))
    ours, theirs = {key_of(move) for move in listed}, all_moves(written)
    tally.positions += 1
    tally.moves += len(theirs)
    if len(ours) < len(listed):
        yield f"a move is listed twice: {listed}"
    if ours != theirs:
        yield f"only listed: {ours - theirs}; missing: {theirs - ours}"
    for move in listed if len(listed) <= MANY else rng.sample(listed, MANY):
        wrong = refusal(at, move)
        if wrong is not None:
            yield f"listed but refused ({wrong.code}): {move}"
    for key in random_illegal(rng, written, near):
        move = move_of(at, key)
        is_legal = key in theirs
        tally.near_misses += 1
        tally.near_legal += is_legal
        if (refusal(at, move) is None) != is_legal:
            yield f"{move} is {'legal' if is_legal else 'illegal'} for the oracle"


def compare_texts(
    tally: Tally, written: OraclePosition, at: Position | PlayerView, rng: Random, count: int
) -> Iterator[str]:
    """Where a written move isn't read as itself, or the verdicts on spoilt texts differ."""
    listed = list(legal_moves(at, limit=MOST_MOVES))
    chosen = rng.sample(listed, min(count, len(listed)))
    for move in chosen:
        text = format_move(at, move)
        reading = read_move(at, text)
        if reading.refusal is not None or reading.move != move:
            yield f"{move} is written {text!r} and read {reading}"
        if not check(written, text):
            yield f"{text!r} is illegal for the oracle"
        for spoilt in spoilt_texts(rng, at, text):
            if clears_without_saying_so(at, spoilt):
                continue
            is_legal = check(written, spoilt)
            tally.texts += 1
            tally.texts_legal += is_legal
            if (read_move(at, spoilt).refusal is None) != is_legal:
                yield f"{spoilt!r} is {'legal' if is_legal else 'illegal'} for the oracle"


def clears_without_saying_so(at: Position | PlayerView, text: str) -> bool:
    """Whether a text names the whole table where the card has the power to clear it.

    Readers take it for the clear; the oracle knows only ``5s x *``.
    """
    turn = turn_of(at)
    move = read_move(at, text).move
    return (
        isinstance(move, Capture)
        and not text.endswith("*")
        and has_power(turn, move.card)
        and move.taken == table_set(turn)
    )
