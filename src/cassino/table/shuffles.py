"""Fair deals: a shuffle that the house fixes, players stir, and anybody can check afterwards.

In full, so that any program can do it. The house draws a *secret* of 32 random bytes, written as 64
lower-case hexadecimal digits. The *order* is the seats, from 0, in which salts will be used. Before
the deal it publishes the commitment, the SHA-256 (hexadecimal) of the ASCII text

    secret / seat , seat , …            as in ``3f…a9/0,1,2``

Until the deal begins every seat may add one salt. The seed of the deck is the ASCII text of the
secret and, for each seat in that order, its salt, empty when it gave none:

    secret / seat : salt / seat : salt …        as in ``3f…a9/0:rain/1:/2:7Qx``

and the deck is ``cassino.rules.shuffled_deck`` of that seed. The house can't choose the deck after
it has seen the salts, and nobody who gives one can know the secret. After the deal secret and salts
are shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TypeAlias

from cassino.cards import Card
from cassino.rules import shuffled_deck

Salts: TypeAlias = tuple[tuple[int, str], ...]
"""Each seat in the published order with its salt, ``""`` when it gave none."""


def commitment_of(secret: str, order: Iterable[int]) -> str:
    """What is published before the deal.

    >>> commitment_of("00" * 32, (0, 1))[:16]
    '14434218e3be909f'
    """
    seats = ",".join(map(str, order))
    return sha256(f"{secret}/{seats}".encode()).hexdigest()


def seed_text(secret: str, salts: Iterable[tuple[int, str]]) -> str:
    """The seed of the deck.

    >>> seed_text("3fa9", ((0, "rain"), (1, "")))
    '3fa9/0:rain/1:'
    """
    return secret + "".join(f"/{seat}:{salt}" for seat, salt in salts)


def verify_deal(
    commitment: str, secret: str, salts: Sequence[tuple[int, str]], deck: Sequence[Card]
) -> bool:
    """Whether a deck is the one that was committed to, stirred with these salts in this order.

    >>> salts = ((0, "rain"), (1, ""))
    >>> deck = shuffled_deck("ab/0:rain/1:")
    >>> verify_deal(commitment_of("ab", (0, 1)), "ab", salts, deck)
    True
    """
    if commitment_of(secret, (seat for seat, _ in salts)) != commitment:
        return False
    return tuple(deck) == shuffled_deck(seed_text(secret, salts))


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The shuffle of one deal; ``since`` is the sequence number of its commitment."""

    commitment: str
    secret: str = field(repr=False)
    salts: Salts = field(repr=False)
    since: int

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order in which their salts are used."""
        return tuple(seat for seat, _ in self.salts)

    @property
    def salted(self) -> tuple[int, ...]:
        """The seats that gave a salt."""
        return tuple(seat for seat, salt in self.salts if salt)

    @property
    def deck(self) -> tuple[Card, ...]:
        """The deck, in dealing order."""
        return shuffled_deck(seed_text(self.secret, self.salts))

    def salt_of(self, seat: int) -> str | None:
        """The salt of a seat, ``""`` before it gave one, None when it has no place for one."""
        return next((salt for at, salt in self.salts if at == seat), None)

    def with_salt(self, seat: int, salt: str) -> Shuffle:
        """This shuffle with a seat's salt."""
        salts = tuple((at, salt if at == seat else old) for at, old in self.salts)
        return Shuffle(self.commitment, self.secret, salts, self.since)
