"""Majorities, sweeps and the last capture of a scored deal, counted again from the books."""

from cassino.rules import Match
from tests.rules.bookkeeping import JACK, Bookkeeper


def check_majorities(match: Match, books: Bookkeeper) -> None:
    """The points for most cards and spades add up to what a clear or tied majority gives."""
    rules = match.variant.scoring
    sides = match.finished[-1].score.sides
    counts = [len(pile) for pile in books.piles]
    spades = [sum(card.suit == "s" for card in pile) for pile in books.piles]
    had = match.finished[-2].score.carry if len(match.finished) > 1 else None
    for_cards = rules.most_cards + (had.cards if had else 0)
    for_spades = rules.most_spades + (had.spades if had else 0)
    plain = [
        rules.each_spade * n + rules.jack_of_spades * (JACK in pile)
        for n, pile in zip(spades, books.piles, strict=True)
    ]
    most = [side.spades - extra for side, extra in zip(sides, plain, strict=True)]
    _check_most([side.cards for side in sides], counts, for_cards, str(rules.majority_ties))
    _check_most(most, spades, for_spades, str(rules.majority_ties))
    last = [rules.last_capture_point * (side == books.last) for side in range(len(sides))]
    assert [side.last for side in sides] == last
    worth = match.variant.sweep.sweep_points
    assert all(
        0 <= side.sweeps <= worth * made for side, made in zip(sides, books.sweeps, strict=True)
    )


def _check_most(given: list[int], counts: list[int], points: int, ties: str) -> None:
    top = [count == max(counts) for count in counts]
    if sum(top) == 1:
        assert given == [points * is_top for is_top in top]
    elif ties == "split" and max(counts):
        assert all(share == 0 or is_top for share, is_top in zip(given, top, strict=True))
        assert len({share for share, is_top in zip(given, top, strict=True) if is_top}) == 1
        assert sum(given) <= points
    else:
        assert given == [0] * len(counts)
