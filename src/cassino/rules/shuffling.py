"""From a seed to a shuffled pack, so that any program can deal a published deck again.

The algorithm, in full. The seed is a text; its UTF-8 bytes are *s*. Bytes are drawn from the
stream SHA-256(*s* ‖ 0) ‖ SHA-256(*s* ‖ 1) ‖ …, where the counter is 8 bytes, big-endian. To draw a
number below *n*, draw a byte *b*; when *b* is 256 - 256 mod *n* or more, draw again; the number is
*b* mod *n*. The pack starts in the order Ac Ad Ah As 2c … Ks; for *i* from 51 down to 1 the card at
place *i* changes places with the card at a place drawn below *i* + 1. Place 0 is dealt first.
"""

from __future__ import annotations

from collections.abc import Iterator

from cassino.cards import CARDS, Card


def _stream(seed: bytes) -> Iterator[int]:
    from hashlib import sha256  # opening the rules costs less without it

    block = 0
    while True:
        yield from sha256(seed + block.to_bytes(8, "big")).digest()
        block += 1


def shuffled_deck(seed: str) -> tuple[Card, ...]:
    """The deck of a seed, in dealing order.

    >>> " ".join(map(str, shuffled_deck("cassino")[:6]))
    'Ad Ac 9d 9c Tc 7s'
    """
    stream = _stream(seed.encode())
    deck = list(CARDS)
    for last in range(51, 0, -1):
        places = last + 1
        drawn = next(stream)
        while drawn >= 256 - 256 % places:
            drawn = next(stream)
        at = drawn % places
        deck[last], deck[at] = deck[at], deck[last]
    return tuple(deck)


def deal_seed(seed: str, deal_number: int) -> str:
    """The seed of the deck of a match's deals, counted from 1.

    >>> deal_seed("cassino", 2)
    'cassino/2'
    """
    return f"{seed}/{deal_number}"
