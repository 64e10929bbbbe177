"""Cases about a deal as a whole: what it is worth, what it settles, who is dealt what."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from cassino.cards import FULL_DECK, NO_CARDS, CardSet
from cassino.cli.case_faults import MOST_POINTS, TABLE_KEYS, CaseReader
from cassino.rules import (
    ITEMS,
    DealResult,
    SideScore,
    Variant,
    hands_in_deal,
    leader_of,
    next_dealer,
    recipients,
    residue_side,
    score_deal,
    turn_order,
)

_MOST_SWEEPS: Final = 52


def answer_score(case: object) -> list[dict[str, int]]:
    """The points of a finished deal: for each side every item, and their total.

    Piles and sweeps are one entry a seat, scores before the deal one a side; what lies in no
    pile was left on the table and goes where the variant gives it.

    Raises:
        InvalidCase: naming every fault.

    >>> aces = {"piles": [["Ac", "Ad"], ["As"]], "sweeps": [0, 0], "last_capturer": None}
    >>> [side["aces"] for side in answer_score({"variant": "classic", **aces})]
    [2, 1]
    """
    required = ("variant", "piles", "sweeps", "last_capturer")
    reader = CaseReader(case, required, (*TABLE_KEYS, "scores_before", "dealer"))
    rules, seats, partners = reader.table()
    result = reader.finish(_result(reader, rules, seats, partners))
    return [_items(side) for side in score_deal(rules, result).sides]


def _result(reader: CaseReader, rules: Variant, seats: int, partners: bool) -> DealResult | None:
    given, faults = reader.given, reader.faults
    sides = 2 if partners else seats
    sweeps = faults.wholes("sweeps", given.get("sweeps", []), seats, _MOST_SWEEPS)
    before = faults.wholes(
        "scores_before", given.get("scores_before", [0] * sides), sides, MOST_POINTS
    )
    dealer = faults.whole("dealer", given.get("dealer", 0), 0, seats - 1)
    last = given.get("last_capturer")
    if last is not None:
        last = faults.whole("last_capturer", last, 0, seats - 1)
    by_seat = _piles(reader, seats)
    if sweeps is None or before is None or dealer is None or by_seat is None:
        return None
    last_side = None if last is None else last % sides
    piles = [_joined(by_seat[side::sides]) for side in range(sides)]
    _give_residue(piles, residue_side(rules, last_side, dealer % sides))
    each = tuple(sum(sweeps[side::sides]) for side in range(sides))
    return DealResult(tuple(piles), each, last_side, before)


def _piles(reader: CaseReader, seats: int) -> list[CardSet] | None:
    faults = reader.faults
    rows = faults.rows("piles", reader.given.get("piles", []))
    if len(rows) != seats:
        faults.note("piles", f"expected {seats} piles, one a seat, found {len(rows)}")
    piles = [faults.cards(f"piles[{seat}]", row) for seat, row in enumerate(rows)]
    for card, count in Counter(card for pile in piles for card in pile).items():
        if count > 1:
            faults.note("piles", f"{card.text} stands {count} times")
    return None if faults.found else [CardSet.from_cards(pile) for pile in piles]


def _joined(piles: list[CardSet]) -> CardSet:
    joined = NO_CARDS
    for pile in piles:
        joined |= pile
    return joined


def _give_residue(piles: list[CardSet], side: int | None) -> None:
    """Give what lies in no pile to the side that gets it, if one does."""
    if side is not None:
        piles[side] |= FULL_DECK - _joined(piles)


def _items(side: SideScore) -> dict[str, int]:
    return {**{item: getattr(side, item) for item in ITEMS}, "total": side.total}


def answer_deal(case: object) -> dict[str, Any]:
    """Who leads a hand, in which order it is played, and who gets which of its cards.

    Raises:
        InvalidCase: naming every fault.

    >>> answer_deal({"variant": "dominican", "dealer": 0, "hand_number": 6})["last"]
    True
    """
    reader = CaseReader(case, ("variant", "dealer", "hand_number"), TABLE_KEYS)
    rules, seats, _partners = reader.table()
    given, faults = reader.given, reader.faults
    hands = hands_in_deal(rules, seats)
    dealer = faults.whole("dealer", given.get("dealer"), 0, seats - 1)
    number = faults.whole("hand_number", given.get("hand_number"), 1, hands)
    read = None if dealer is None or number is None else (dealer, number)
    dealer, number = reader.finish(read)
    leader = leader_of(rules, seats, dealer, number)
    places = recipients(rules, seats, dealer, number)
    return {
        "leader": leader,
        "order": list(turn_order(rules, seats, leader)),
        "recipients": ["table" if place is None else str(place) for place in places],
        "next_dealer": next_dealer(rules, seats, dealer),
        "hands_in_deal": hands,
        "last": number == hands and not rules.deal.refill,
    }
