"""What many boards come to: whole numbers only, so that adding them never depends on the order."""

from __future__ import annotations

from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums over boards, seen from the first entrant of a pairing.

    ``lead`` is by how much it was ahead, in points times ``scale_of`` the seating, ``net_wins`` its
    wins less its losses, each with the sum of its squares by board. ``first_points`` and
    ``second_points`` are what all sides of an entrant got, ``first_sides`` and ``second_sides``
    how many those were. ``rounds`` counts deals or matches, ``drawn`` those that nobody won.
    """

    boards: int = 0
    rounds: int = 0
    deals: int = 0
    plays: int = 0
    drawn: int = 0
    lead: int = 0
    lead_squares: int = 0
    net_wins: int = 0
    net_wins_squares: int = 0
    first_points: int = 0
    first_sides: int = 0
    second_points: int = 0
    second_sides: int = 0

    def __add__(self, other: Sums) -> Sums:
        """Both together.

        >>> (Sums(boards=1, lead=4) + Sums(boards=2, lead=-1)).lead
        3
        """
        return Sums(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))
