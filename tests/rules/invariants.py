"""What holds in every position of every match, whatever the rules of the house."""

from dataclasses import replace
from itertools import accumulate, islice
from random import Random

from cassino.cards import FULL_DECK, CardSet
from cassino.notation import format_position, parse_position
from cassino.rules import (
    HAND_SIZE,
    HIGHEST_VALUE,
    Build,
    Position,
    Trail,
    hands_in_deal,
    is_over,
    legal_moves,
    refusal,
    view_of,
)

LOOKED_AT = 40
"""Of so many listed moves each is judged by itself as well."""


def check_position(at: Position, rng: Random) -> None:
    """Everything that must hold of a position."""
    check_every_card_is_somewhere_once(at)
    for build in at.builds:
        check_build(at, build)
    check_hands(at)
    check_views_hide(at, rng)
    assert parse_position(format_position(at)) == at
    if not is_over(at):
        check_moves(at)


def check_every_card_is_somewhere_once(at: Position) -> None:
    heaps = [*at.hands, at.loose, *(b.cards for b in at.builds), *at.piles]
    cards = [card for heap in heaps for card in heap] + list(at.stock)
    assert len(cards) == 52
    assert CardSet.from_cards(cards) == FULL_DECK


def check_build(at: Position, build: Build) -> None:
    """Groups make the value, a single build is no lone card, and its owner can take it."""
    values = at.variant.values
    assert build.is_multiple or len(build.groups[0]) >= 2
    assert sum(map(len, build.groups)) == len(build.cards)
    for group in build.groups:
        sums = {0}
        for card in group:
            sums = {have + value for have in sums for value in values.build[card]}
        assert build.value in sums
    assert 0 < build.value <= HIGHEST_VALUE
    if not at.partners or at.variant.build.for_partner == "never":
        assert at.hands[build.owner] & values.hand_worth[build.value]


def check_hands(at: Position) -> None:
    """A hand is dealt out fully, and the pack ends with the last one."""
    assert all(len(hand) <= HAND_SIZE for hand in at.hands)
    if at.variant.deal.refill:
        return
    hands = hands_in_deal(at.variant, at.seats)
    assert len(at.stock) == HAND_SIZE * at.seats * (hands - at.hand_number)
    counts = [len(hand) for hand in at.hands]
    assert max(counts) - min(counts) <= 1


def check_views_hide(at: Position, rng: Random) -> None:
    """What a seat can't see makes no difference to what it sees."""
    for seat in (None, *range(at.seats)):
        view = view_of(at, seat)
        assert view_of(_with_hidden_cards_changed(at, seat, rng), seat) == view
        assert view.hand == (CardSet(0) if seat is None else at.hands[seat])
        assert [len(h) for h in at.hands] == [
            len(known) + hidden for known, hidden in zip(view.known, view.hidden, strict=True)
        ]


def _with_hidden_cards_changed(at: Position, seat: int | None, rng: Random) -> Position:
    """The position with all cards that the seat doesn't see dealt anew."""
    others = [other for other in range(at.seats) if other != seat]
    unseen = [card for other in others for card in at.hands[other]] + list(at.stock)
    rng.shuffle(unseen)
    ends = list(accumulate(len(at.hands[other]) for other in others))
    hands = list(at.hands)
    for other, begin, end in zip(others, [0, *ends], ends, strict=False):
        hands[other] = CardSet.from_cards(unseen[begin:end])
    return replace(at, hands=tuple(hands), stock=tuple(unseen[ends[-1] :]))


def check_moves(at: Position) -> None:
    """A legal move exists; what is listed is legal; from an empty table one can only trail."""
    listed = list(islice(legal_moves(at), LOOKED_AT))
    assert listed, "a legal move always exists"
    assert len(set(listed)) == len(listed)
    assert [refusal(at, move) for move in listed] == [None] * len(listed)
    if not at.loose and not at.builds:
        assert all(isinstance(move, Trail) for move in listed)
    seen = view_of(at, at.turn)
    assert list(islice(legal_moves(seen), LOOKED_AT)) == listed
