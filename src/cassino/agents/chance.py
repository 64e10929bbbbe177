"""Drawing by a seed: the only chance that agents know."""

from __future__ import annotations

from hashlib import sha256

from cassino.rules import PlayerView


def draw(seed: int, view: PlayerView, count: int) -> int:
    """A number below ``count``, every one as likely, fixed by the seed and the view.

    What lies and is held takes part, so that one seed may serve a whole match.

    >>> from cassino.rules import deal, variant, view_of
    >>> draw(1, view_of(deal(variant(), seed="a"), 1), 6)
    5
    """
    if count == 1:
        return 0
    text = f"{seed}/{int(view.hand)}/{int(view.loose)}/{view.stock_size}"
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big") % count
