"""The parts of a position as they stand in JSON, read and checked against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final, cast

from cassino.cards import Card, CardSet
from cassino.notation.build_parts import read_builds
from cassino.notation.faults import FaultFinder, shown
from cassino.rules import (
    HAND_SIZE,
    Build,
    InvalidOption,
    InvalidSeats,
    UnknownName,
    Variant,
    check_seats,
    default_partners,
    hands_in_deal,
    variant,
)

KEYS: Final = (
    "variant",
    "options",
    "seats",
    "partners",
    "dealer",
    "turn",
    "hand_number",
    "loose",
    "builds",
    "hands",
    "stock",
    "piles",
    "sweeps",
    "last_capturer",
    "must_take",
    "scores",
)
REQUIRED: Final = ("variant", "loose", "builds", "turn", "hands")
_HIDDEN: Final = "??"
_MOST_SWEEPS: Final = 52
_MOST_SCORE: Final = 100_000


@dataclass(frozen=True, slots=True)
class Parts:
    """Everything that a position consists of, read."""

    variant: Variant
    seats: int
    partners: bool
    dealer: int
    turn: int
    hand_number: int
    loose: CardSet
    builds: tuple[Build, ...]
    hands: tuple[CardSet, ...]
    hidden: tuple[int, ...]
    stock: int | tuple[Card, ...]
    piles: tuple[CardSet, ...]
    sweeps: tuple[int, ...]
    last_capturer: int | None
    must_take: tuple[int, ...]
    scores: tuple[int, ...]


def read_parts(data: object, faults: FaultFinder, *, watched: bool = False) -> Parts | None:
    """The parts of a position, with every fault noted; None when some are too faulty to use.

    As it is ``watched`` all hands are hidden, else that of the seat to move must be known.
    """
    if not isinstance(data, Mapping):
        faults.note("position", f"expected an object, found {shown(data)}")
        return None
    given = cast("Mapping[object, Any]", data)
    for key in given:
        if key not in KEYS:
            faults.note("position", f"unknown key {shown(key)}")
    for key in REQUIRED:
        if key not in given:
            faults.note("position", f"missing key {key!r}")
    rules = read_variant(given.get("variant", "classic"), given.get("options", {}), faults)
    seats = faults.whole("seats", given.get("seats", 2), 2, 4)
    if rules is None or seats is None:
        return None
    return _PartsReader(given, faults, rules, seats, watched=watched).read()


def read_variant(name: object, options: object, faults: FaultFinder) -> Variant | None:
    """A variant from a preset's name and the switches that differ, or None with faults noted."""
    if not isinstance(name, str):
        faults.note("variant", f"expected a name, found {shown(name)}")
        return None
    if not isinstance(options, Mapping):
        faults.note("options", f"expected an object, found {shown(options)}")
        return None
    chosen: dict[str, object] = {}
    for switch, setting in cast("Mapping[object, object]", options).items():
        try:
            variant("classic", **{str(switch): setting})
            chosen[str(switch)] = setting
        except (UnknownName, InvalidOption) as wrong:
            faults.note("options", str(wrong))
    try:
        return variant(name, **chosen)
    except UnknownName as wrong:
        faults.note("variant", str(wrong))
        return None


class _PartsReader:
    """Reads the parts that depend on the number of seats, and checks them together."""

    def __init__(
        self,
        given: Mapping[object, Any],
        faults: FaultFinder,
        rules: Variant,
        seats: int,
        *,
        watched: bool,
    ) -> None:
        self.given = given
        self.faults = faults
        self.rules = rules
        self.seats = seats
        self.watched = watched

    def read(self) -> Parts | None:
        given, faults = self.given, self.faults
        partners = default_partners(self.rules, self.seats)
        if "partners" in given:
            partners = bool(faults.flag("partners", given["partners"]))
        try:
            check_seats(self.rules, self.seats, partners)
        except InvalidSeats as wrong:
            faults.note("seats", str(wrong))
            return None
        sides = 2 if partners else self.seats
        turn = faults.whole("turn", given.get("turn", 0), 0, self.seats - 1)
        hand_number = faults.whole(
            "hand_number", given.get("hand_number", 1), 1, hands_in_deal(self.rules, self.seats)
        )
        dealer = faults.whole("dealer", given.get("dealer", 0), 0, self.seats - 1)
        loose = faults.cards("loose", given.get("loose", []))
        builds = read_builds(given.get("builds", []), self.rules, self.seats, faults)
        hands, hidden = self._hands(turn)
        stock = self._stock()
        piles = self._piles(sides)
        sweeps = self._per_side("sweeps", sides, _MOST_SWEEPS)
        scores = self._per_side("scores", sides, _MOST_SCORE)
        last = given.get("last_capturer")
        if last is not None:
            last = faults.whole("last_capturer", last, 0, self.seats - 1)
        must = self._must_take()
        drawn = () if isinstance(stock, int) else stock
        known = self._known(loose, builds, *hands, *piles, drawn)
        undrawn = stock if isinstance(stock, int) and "stock" in given else 0
        self._check_pack(known, sum(hidden) + undrawn)
        if turn is None or hand_number is None or dealer is None or faults.found:
            return None
        return Parts(
            self.rules,
            self.seats,
            partners,
            dealer,
            turn,
            hand_number,
            CardSet.from_cards(loose),
            builds,
            tuple(map(CardSet.from_cards, hands)),
            tuple(hidden),
            stock,
            tuple(map(CardSet.from_cards, piles)),
            sweeps,
            last,
            must,
            scores,
        )

    def _hands(self, turn: int | None) -> tuple[list[tuple[Card, ...]], list[int]]:
        rows = self.faults.rows("hands", self.given.get("hands", []))
        if len(rows) != self.seats:
            self.faults.note("hands", f"expected {self.seats} hands, found {len(rows)}")
        hands: list[tuple[Card, ...]] = []
        hidden: list[int] = []
        for seat, row in enumerate(rows[: self.seats]):
            where = f"hands[{seat}]"
            cards = self.faults.rows(where, row)
            unknown = sum(card == _HIDDEN for card in cards)
            if len(cards) > HAND_SIZE:
                self.faults.note(where, f"{len(cards)} cards, but a hand has at most {HAND_SIZE}")
            if self.watched and unknown < len(cards):
                self.faults.note(where, "who only watches sees no hand")
            if seat == turn and unknown and not self.watched:
                self.faults.note(where, "the hand of the seat to move must be known")
            hands.append(self.faults.cards(where, [card for card in cards if card != _HIDDEN]))
            hidden.append(unknown)
        return hands, hidden

    def _stock(self) -> int | tuple[Card, ...]:
        fresh = 52 - 4 - HAND_SIZE * self.seats
        given = self.given.get("stock", fresh)
        if not self.watched and isinstance(given, list):
            return self.faults.cards("stock", cast("list[object]", given))
        return self.faults.whole("stock", given, 0, fresh) or 0

    def _piles(self, sides: int) -> list[tuple[Card, ...]]:
        rows = self.faults.rows("piles", self.given.get("piles", [[]] * sides))
        if len(rows) != sides:
            self.faults.note("piles", f"expected {sides} piles, one a side, found {len(rows)}")
        return [self.faults.cards(f"piles[{side}]", row) for side, row in enumerate(rows)]

    def _per_side(self, key: str, sides: int, most: int) -> tuple[int, ...]:
        if key not in self.given:
            return (0,) * sides
        return self.faults.wholes(key, self.given[key], sides, most) or (0,) * sides

    def _must_take(self) -> tuple[int, ...]:
        rows = self.faults.rows("must_take", self.given.get("must_take", []))
        seats = [self.faults.whole("must_take", seat, 0, self.seats - 1) for seat in rows]
        good = [seat for seat in seats if seat is not None]
        if len(set(good)) < len(good):
            self.faults.note("must_take", "a seat stands twice")
        return tuple(good)

    def _known(
        self, loose: tuple[Card, ...], builds: tuple[Build, ...], *others: Iterable[Card]
    ) -> list[Card]:
        """Every card that the position names, each as often as it does."""
        built = (card for build in builds for group in build.groups for card in group)
        return [*loose, *built, *chain.from_iterable(others)]

    def _check_pack(self, known: list[Card], unknown: int) -> None:
        """Note every card that stands twice, and more cards than the pack has."""
        for card, count in Counter(known).items():
            if count > 1:
                self.faults.note("position", f"{card.text} stands {count} times")
        total = len(known) + unknown
        if total > 52:
            self.faults.note("position", f"{total} cards, but the pack has 52")
