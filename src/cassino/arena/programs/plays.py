"""Plays of the match as the line protocol tells them: what everybody saw, and the move."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import takewhile
from typing import Any, Final, cast

from cassino.agents import MOST_REMEMBERED, Plays
from cassino.arena.programs.protocol import compact
from cassino.cards import Card, CardSet
from cassino.notation import (
    format_move,
    format_position,
    parse_sentence,
    parse_watched,
    read_json,
    read_move,
)
from cassino.rules import Move, PlayerView, Why
from cassino.words import SOURCE, say_refusal

_BY_HAND: Final = (Why.NO_CARD_IN_HAND, Why.LEFT_WITHOUT_CARD, Why.ONE_CARD_TWO_VALUES)
"""What only the rest of the hand can refute, which nobody sees."""


class WrongPlay(ValueError):
    """A play that can't have been made; ``code`` says why."""

    def __init__(self, code: str, sentence: str) -> None:
        """Keep both."""
        super().__init__(sentence)
        self.code = code


@lru_cache(maxsize=MOST_REMEMBERED)
def played_line(seen: PlayerView, move: Move) -> str:
    """Tells a play; kept, for every program at a table is told the same.

    Args:
        seen: what a watcher saw before it.
        move: the move.

    >>> from cassino.rules import deal, legal_moves, variant, view_of
    >>> start = deal(variant(), seed="a")
    >>> line = played_line(view_of(start, None), next(legal_moves(start)))
    >>> line[:36], line[-18:]
    ('played {"position":{"variant":"class', ',"move":"As x Ah"}')
    """
    told = {"position": format_position(seen), "move": format_move(_laid(seen, move.card), move)}
    return f"played {compact(told)}"


def parse_played(rest: str) -> tuple[PlayerView, Move]:
    """Read what stands behind ``played``.

    A move is refused as far as everybody could see that it isn't legal.

    Raises:
        ValueError: coded, for what can't have been seen or played.
    """
    told = read_json(rest)
    given = cast("dict[str, Any]", told) if isinstance(told, dict) else {}
    if not isinstance(text := given.get("move"), str) or "position" not in given:
        raise ValueError("expected an object with a position and a move")
    seen, card = parse_watched(given["position"]), parse_sentence(text).card
    if not seen.hidden[seen.turn] or _is_in_sight(seen, card):
        raise WrongPlay(Why.NOT_IN_HAND, f"seat {seen.turn} can't have played {card.text}")
    reading = read_move(_laid(seen, card), text)
    if reading.refusal is not None and reading.refusal.why not in _BY_HAND:
        raise WrongPlay(reading.refusal.code, say_refusal(SOURCE, reading.refusal))
    return seen, reading.move


def _is_in_sight(seen: PlayerView, card: Card) -> bool:
    """Whether a card lies where everybody sees it, or saw it go."""
    built = (build.cards for build in seen.builds)
    return any(card in cards for cards in (seen.loose, *seen.piles, *built))


def _laid(seen: PlayerView, card: Card) -> PlayerView:
    """The table as everybody sees it once the seat to move has shown the card that it plays."""
    shown = {seen.turn: CardSet(1 << card)}
    return replace(
        seen,
        seat=seen.turn,
        known=tuple(shown.get(seat, cards) for seat, cards in enumerate(seen.known)),
        hidden=tuple(size - (seat in shown) for seat, size in enumerate(seen.hidden)),
    )


def follows(last: PlayerView, now: PlayerView) -> bool:
    """Whether a table can be that after a play at another one, as far as game and hands tell.

    >>> from cassino.rules import deal, legal_moves, play, variant, view_of
    >>> start = deal(variant(), seed="a")
    >>> after, _ = play(start, next(legal_moves(start)))
    >>> follows(view_of(start, None), view_of(after, 0))
    True
    >>> follows(view_of(after, None), view_of(start, 1))
    False
    """
    if (last.variant, last.seats, last.partners) != (now.variant, now.seats, now.partners):
        return False
    if last.variant.deal.refill or last.hand_number != now.hand_number:
        return True
    left = (size - (seat == last.turn) for seat, size in enumerate(_sizes(last)))
    return last.dealer == now.dealer and _sizes(now) == tuple(left)


def _sizes(view: PlayerView) -> tuple[int, ...]:
    return tuple(len(known) + more for known, more in zip(view.known, view.hidden, strict=True))


def before_deal(past: Plays, dealer: int) -> Plays:
    """The plays of earlier deals; ``dealer`` deals in this one, and not in the last one."""
    since = sum(1 for _ in takewhile(lambda play: play[0].dealer == dealer, reversed(past)))
    return past[: len(past) - since]
