"""Crowded positions: many loose cards, several builds, random owners, all 52 cards placed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.oracle.dealing import hands_in_deal, leader, turns_from
from tests.oracle.groups import Term, cards_of, groups_with
from tests.oracle.position import Position, Rules, switches
from tests.oracle.values import DECK, RANKS, build_values, hand_values, table_values

LOOSE_AT_MOST = 16
GROUP_POOL = 9  # how many cards a group is looked for among
ANSWERED = 0.9  # how often an owner gets a card for his build


@dataclass
class Table:
    """A position in the making: what is still in the pack, and who holds what."""

    rng: Random
    rules: Rules
    sizes: list[int]
    pack: list[str]
    hands: list[list[str]] = field(default_factory=list)
    builds: list[dict[str, Any]] = field(default_factory=list)
    loose: list[str] = field(default_factory=list)

    def take(self, cards: Sequence[str]) -> None:
        """Take these cards out of the pack."""
        self.pack = [card for card in self.pack if card not in cards]


def crowded_position(
    rng: Random, preset: str, options: Rules, seats: int, *, partners: bool
) -> Position:
    """A position as `random_positions` promises it, with the seat to move somewhere in a hand."""
    rules = switches(preset, options)
    dealer = rng.randrange(seats)
    held, played = rng.randint(1, 4), rng.randrange(seats)
    number = max(rng.randint(1, hands_in_deal(seats)) for _ in range(2))  # late: room for a table
    order = turns_from(rules, seats, leader(rules, seats, dealer, number))
    sizes = [held - (order.index(seat) < played) for seat in range(seats)]
    table = Table(rng, rules, sizes, rng.sample(DECK, len(DECK)), [[] for _ in range(seats)])
    turn = order[played]
    for _ in range(rng.choice((0, 0, 1, 1, 2, 2, 3, 4))):
        _add_build(table, turn)
    _fill_hands(table)
    _lay_loose(table)
    stock = _stock(table, seats, number)
    position: Position = {
        "variant": preset,
        "options": dict(options),
        "seats": seats,
        "partners": partners,
        "dealer": dealer,
        "turn": turn,
        "hand_number": number,
        "loose": table.loose,
        "builds": table.builds,
        "hands": table.hands,
        "stock": stock,
        "must_take": _owing(table),
        **_captured(table, seats, partners=partners),
    }
    return position


def _add_build(table: Table, turn: int) -> None:
    """Put a build on the table, and mostly a card for it into its owner's hand."""
    rng, rules = table.rng, table.rules
    value = rng.choice(sorted(build_values(rules)))
    owner = rng.choice((turn, rng.randrange(len(table.sizes))))
    if not _may_stand(table, value, owner):
        return
    needed = rng.choice((1, 1, 2, 3))
    groups: list[list[str]] = []
    taken: list[str] = []
    while len(groups) < needed:
        group = _group(table, value, [c for c in table.pack if c not in taken], first=not groups)
        if group is None or (needed == 1 and len(group) == 1):
            return
        groups.append(group)
        taken += group
    answers = [c for c in table.pack if c not in taken and value in hand_values(c, table.rules)]
    hand = table.hands[owner]
    if rng.random() < ANSWERED:
        if not answers or len(hand) >= table.sizes[owner]:
            return
        hand.append(answers[0])
        taken.append(answers[0])
    table.take(taken)
    table.builds.append({"value": value, "groups": groups, "owner": owner})


def _may_stand(table: Table, value: int, owner: int) -> bool:
    """Keep builds off that no play could have left: two of a value, or too many of a seat."""
    limit = table.rules["max_own_builds"]
    owned = sum(b["owner"] == owner for b in table.builds)
    stands = any(b["value"] == value for b in table.builds)
    if limit is not None and owned >= limit:
        return False
    return bool(table.rules["builds"]) and not (
        stands and table.rules["same_value_builds"] != "allowed"
    )


def _group(table: Table, value: int, pack: list[str], *, first: bool) -> list[str] | None:
    """Cards that add to the value; the first group may hold a card played from a hand."""
    pool = pack[:GROUP_POOL]
    table.rng.shuffle(pool)
    if not pool:
        return None
    terms = [Term(frozenset({c}), table_values(c, table.rules)) for c in pool]
    if first:
        terms[0] = Term(frozenset({pool[0]}), hand_values(pool[0], table.rules))
    for place, term in enumerate(terms):
        groups = groups_with(term, tuple(terms[place + 1 :]), value, 99)
        if groups:
            return sorted(table.rng.choice(sorted(map(_named, groups))))
    return None


def _named(group: tuple[Term, ...]) -> list[str]:
    return sorted(cards_of(group))


def _fill_hands(table: Table) -> None:
    for hand, size in zip(table.hands, table.sizes, strict=True):
        missing = table.pack[: size - len(hand)]
        table.take(missing)
        hand.extend(missing)
        table.rng.shuffle(hand)


def _lay_loose(table: Table) -> None:
    """Some loose cards; now and then a full table of low ones."""
    count = table.rng.choice((0, 1, 2, 4, 6, 8, 10, 12, 14, LOOSE_AT_MOST))
    pack = list(table.pack)
    if table.rng.random() < 0.5:
        pack.sort(key=lambda card: RANKS.index(card[0]) + 6 * table.rng.random())
    table.loose = pack[:count]
    table.take(table.loose)
    table.rng.shuffle(table.loose)


def _stock(table: Table, seats: int, number: int) -> list[str]:
    """The cards of the hands to come; when they don't suffice, loose cards go back."""
    wanted = 4 * seats * (hands_in_deal(seats) - number)
    while len(table.pack) < wanted and table.loose:
        table.pack.append(table.loose.pop())
    stock = table.pack[:wanted]
    table.take(stock)
    return stock


def _captured(table: Table, seats: int, *, partners: bool) -> dict[str, Any]:
    """Everything else has been captured by some sides, at least two cards each."""
    rng, sides = table.rng, 2 if partners else seats
    piles: list[list[str]] = [[] for _ in range(sides)]
    rest = list(table.pack)
    while len(rest) > 1:
        taken = 3 if len(rest) == 3 else 2
        rng.choice(piles).extend(rest[:taken])
        rest = rest[taken:]
    table.loose += rest
    takers = [seat for seat in range(seats) if piles[seat % sides]]
    return {
        "piles": piles,
        "sweeps": [rng.randint(0, 1) if pile else 0 for pile in piles],
        "last_capturer": rng.choice(takers) if takers else None,
        "scores": [rng.randint(0, 17) for _ in piles],
    }


def _owing(table: Table) -> list[int]:
    if table.rules["after_build"] == "none":
        return []
    owners = {b["owner"] for b in table.builds}
    seats = range(len(table.sizes))
    return [s for s in seats if table.rng.random() < (0.5 if s in owners else 0.1)]
