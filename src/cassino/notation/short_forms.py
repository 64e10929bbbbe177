"""Moves typed in short: a rank without its suit, wherever only one move can be meant.

``8 x 8, 5+3`` is tried with every suit that the hand and the table have to offer, and in brackets
a number alone may also name a build by its value: ``2+[6] = 8``. The rules judge every reading.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from cassino.cards import CARDS, NO_CARDS, RANK_SIGNS, Card, CardSet, Rank
from cassino.notation.errors import AmbiguousMove, Expected, NotationError
from cassino.notation.readings import Reading, read_sentence
from cassino.notation.sentences import SentenceReader, Token, check_length, tokens_of
from cassino.notation.writing import write_move
from cassino.rules import IllegalMove, Move, PlayerView, Position, Turn, table_set, turn_of

_MOST_READINGS: Final = 2000
_REFUSALS: Final = 100
"""Where every reading will be refused, these are enough to find a likely one."""

_RANKS: Final = {sign: Rank(at) for at, sign in enumerate(RANK_SIGNS, start=1)} | {"10": Rank.TEN}


def find_move(at: Position | PlayerView, text: str, most: int = _MOST_READINGS) -> Move:
    """The legal move that a text means for the seat to move, suits left out where they are clear.

    Args:
        at: the table.
        text: the move as it was typed.
        most: how many readings are tried before more suits are asked for.

    Raises:
        NotationError: when the text isn't a move text, or leaves out too much to try it all.
        AmbiguousMove: when several legal moves may be meant.
        IllegalMove: when none is; the refusal is that of the likeliest reading.

    >>> from cassino.cards import parse_card
    >>> from cassino.notation.positions import parse_position
    >>> table = parse_position({"variant": "classic", "builds": [], "turn": 0,
    ...     "loose": ["8d", "5c", "3h", "3d"], "hands": [["8s", "4d"], ["??", "??"]]})
    >>> find_move(table, "8 x 8, 5+3h").taken
    {3h 5c 8d}
    >>> find_move(table, "8 x 5+3")
    Traceback (most recent call last):
    cassino.notation.errors.AmbiguousMove: '8 x 5+3' may mean: 8s x 5c+3h; 8s x 5c+3d
    """
    turn = turn_of(at)
    readings = list(islice(_readings(turn, text), most + 1))
    if len(readings) > most:
        raise NotationError(text, 1, Expected.SUITS)
    legal = list(dict.fromkeys(each.move for each in readings if each.refusal is None))
    if len(legal) > 1:
        raise AmbiguousMove(text, [write_move(turn, move) for move in legal])
    if legal:
        return legal[0]
    likeliest = min(readings, key=_unlikeliness)
    assert likeliest.refusal is not None
    raise IllegalMove(likeliest.move, likeliest.refusal)


def _unlikeliness(reading: Reading) -> bool:
    """Whether a refused reading names cards that aren't there; another is likelier meant."""
    return reading.refusal is not None and reading.refusal.code.startswith("card/")


def _readings(turn: Turn, text: str) -> Iterator[Reading]:
    """Every reading of a text, the suits tried in the order s h d c.

    Where a text has more places of a rank than there are cards, one card stands twice; the rules
    say so.
    """
    check_length(text)
    tokens = tokens_of(text)
    slots = _slots(turn, tokens)
    if len(slots) > len(CARDS):
        raise NotationError(text, tokens[slots[-1].place].column, Expected.END)
    is_enough = _is_enough(slots) and next(_filled(slots, tokens, NO_CARDS), None) is not None
    fillings = _filled(slots, tokens, NO_CARDS if is_enough else None)
    for filled in fillings if is_enough else islice(fillings, _REFUSALS):
        reader = SentenceReader(text, filled)
        sentence = reader.sentence()
        if not reader.is_done:
            raise reader.error(Expected.END)
        yield read_sentence(turn, sentence)


@dataclass(frozen=True, slots=True)
class _Slot:
    """A place in the text where a rank stands for a card.

    ``follows`` is an earlier place of the same cards when the two may be exchanged.
    """

    place: int
    cards: tuple[Card, ...]
    follows: int | None


def _is_enough(slots: Sequence[_Slot]) -> bool:
    """Whether there is a card for every place of the same cards, which is quickly counted."""
    places = Counter(slot.cards for slot in slots)
    return all(count <= len(cards) for cards, count in places.items())


def _filled(
    slots: Sequence[_Slot], tokens: list[Token], used: CardSet | None
) -> Iterator[list[Token]]:
    """The tokens with every slot filled, no two with the same card unless ``used`` is None."""
    if not slots:
        yield tokens
        return
    slot, *others = slots
    before = None if slot.follows is None else tokens[slot.follows].text
    for card in slot.cards:
        if used is not None and card in used:
            continue
        if before is not None and _comes_before(slot.cards, card, before):
            continue
        token = replace(tokens[slot.place], kind="card", text=card.text)
        filled = [*tokens[: slot.place], token, *tokens[slot.place + 1 :]]
        yield from _filled(others, filled, None if used is None else used | 1 << card)


def _comes_before(cards: Sequence[Card], card: Card, other: str) -> bool:
    return cards.index(card) < [each.text for each in cards].index(other)


def _slots(turn: Turn, tokens: Sequence[Token]) -> list[_Slot]:
    """The places of a text in which a rank stands without its suit."""
    slots: list[_Slot] = []
    is_inside = False
    for place, token in enumerate(tokens):
        before = tokens[place - 1].kind if place else None
        is_inside = token.kind == "[" or (is_inside and token.kind != "]")
        if before == "=":
            continue
        if is_inside:
            after = tokens[place + 1].kind if place + 1 < len(tokens) else None
            is_alone = before == "[" and after == "]"
            cards = _in_builds(turn, token, is_alone)
        else:
            cards = _of_rank(turn, token, is_played=not place)
        if cards:
            twin = next((each.place for each in reversed(slots) if each.cards == cards), None)
            slots.append(_Slot(place, cards, twin if _are_alike(turn, cards) else None))
    return sorted(slots, key=lambda slot: slot.cards[0] in turn.loose)


def _rank_of(token: Token) -> Rank | None:
    """The rank that a token names without a suit."""
    return _RANKS.get(token.text.upper()) if token.kind in ("number", "wrong") else None


def _of_rank(turn: Turn, token: Token, *, is_played: bool) -> tuple[Card, ...]:
    """The cards that a bare rank may be: those at hand, else one that the rules will refuse."""
    rank = _rank_of(token)
    if rank is None:
        return ()
    every = tuple(card for card in reversed(CARDS) if card.rank is rank)
    table = table_set(turn)
    for places in (turn.hand,) if is_played else (turn.loose, table):
        found = tuple(card for card in every if card in places)
        if found:
            return found
    unseen = (card for card in every if card not in turn.hand | table)
    return (next(unseen, every[0]),)


def _in_builds(turn: Turn, token: Token, is_alone: bool) -> tuple[Card, ...]:
    """The cards in builds that a bare rank may be; alone it may also be a build's value."""
    rank = _rank_of(token)
    named: list[Card] = []
    for build in turn.builds:
        cards = build.cards.high_to_low()
        if is_alone and token.text == str(build.value):
            named.append(cards[0])
        else:
            named += [card for card in cards if card.rank is rank]
    if named or rank is None:
        return tuple(named)
    return tuple(card for card in reversed(CARDS) if card.rank is rank)[:1]


def _are_alike(turn: Turn, cards: Sequence[Card]) -> bool:
    """Whether it makes no difference which of two of the cards stands where."""
    values = turn.values
    return len({(values.table[card], values.build[card]) for card in cards}) == 1
