"""Lapses: what people do who don't see every sum and don't remember every card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from cassino.cards import CardSet
from cassino.rules import Move, PlayerView, groups_of, turn_of

_WHOLE = 2**64


@dataclass(frozen=True, slots=True)
class Lapses:
    """How often a player forgets and overlooks; nobody does with the chances at 0.

    ``forgets`` is the chance that a captured card isn't remembered at a turn, ``overlooks`` that a
    sum of two cards isn't seen. Of a sum of three cards each step is overlooked with that chance,
    and so on. Equal cards and builds that lie there are always seen.

    >>> Lapses(forgets=1.5)
    Traceback (most recent call last):
    ValueError: forgets can't be 1.5: expected 0 to 1
    """

    forgets: float = 0.0
    overlooks: float = 0.0

    def __post_init__(self) -> None:
        """Refuse what is no chance."""
        for name in ("forgets", "overlooks"):
            chance = getattr(self, name)
            if not 0 <= chance <= 1:
                raise ValueError(f"{name} can't be {chance}: expected 0 to 1")

    def forgotten(self, view: PlayerView, seed: int) -> int:
        """The captured cards (bits) that the player doesn't remember at this turn."""
        if not self.forgets:
            return 0
        turn = f"{seed}/{view.stock_size}/{len(view.hand)}"
        return sum(
            1 << card
            for pile in view.piles
            for card in pile
            if _chance(f"{turn}/{card}") < self.forgets
        )

    def seen(self, view: PlayerView, moves: list[Move], seed: int) -> list[Move]:
        """The moves whose every sum the player sees; all of them when it sees none.

        Args:
            view: the view of the seat to move.
            moves: legal moves.
            seed: where the player's chance comes from.
        """
        if not self.overlooks or len(moves) == 1:
            return moves
        turn = turn_of(view)
        builds = {build.cards for build in view.builds}
        noticed: dict[CardSet, bool] = {}

        def notices(groups: Sequence[CardSet]) -> bool:
            for group in groups:
                if group not in noticed:
                    noticed[group] = group in builds or self._notices(seed, group)
            return all(noticed[group] for group in groups)

        return [move for move in moves if notices(groups_of(turn, move))] or moves

    def _notices(self, seed: int, group: CardSet) -> bool:
        """Whether the player sees that some cards belong together."""
        sees = (1 - self.overlooks) ** (len(group) - 1)
        return _chance(f"{seed}/{int(group)}") < sees


def _chance(text: str) -> float:
    """A number from 0 to 1 that the text decides."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big") / _WHOLE
