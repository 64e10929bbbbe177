"""What an analysis tells: of every play what it cost, of every step how the match stood."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

SOME: Final = 0.15
"""Less than this loss, in points, is none to speak of."""
MUCH: Final = 0.6
VERY_MUCH: Final = 1.5


class Basis(StrEnum):
    """What a figure rests on."""

    EXACT = "exact"
    """Every play to the end of the deal was looked at."""
    ESTIMATED = "estimated"
    """Worlds that the seat had to reckon with were played out."""
    FORCED = "forced"
    """There was only one move."""
    UNKNOWN = "unknown"
    """There were more moves than can be listed."""


class Grade(StrEnum):
    """How good a play was, by its loss in points."""

    BEST = "best"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that was looked at: its text, and its seat's lead in points that it promises."""

    text: str
    worth: float


@dataclass(frozen=True, slots=True)
class PlayFound:
    """What was found out about one play, as its seat saw the table.

    Attributes:
        basis: exact, estimated, forced or unknown.
        moves: how many moves were legal.
        played: the move that was made.
        best: the move that promises most in points.
        loss: by how many points less the played one promises.
        error: standard error of the loss; 0 where it is exact.
        serves_match: it costs points, but gives the best chance to win the match (exact ones only).
        chances: each side's chance to win the match after the play, all hands open.
        chance_basis: exact or estimated.
        chance_error: standard error of the chances.
    """

    basis: Basis
    moves: int
    played: Choice
    best: Choice
    loss: float
    error: float
    serves_match: bool
    chances: tuple[float, ...]
    chance_basis: Basis
    chance_error: float

    @property
    def cost(self) -> float:
        """The loss that counts: none where the match was served, or chance may have made it."""
        if self.serves_match or self.loss < 2 * self.error or self.loss < SOME:
            return 0.0
        return self.loss

    @property
    def grade(self) -> Grade:
        """How good the play was."""
        if self.cost < SOME:
            return Grade.BEST
        if self.cost < MUCH:
            return Grade.SLIP
        return Grade.MISTAKE if self.cost < VERY_MUCH else Grade.BLUNDER


@dataclass(frozen=True, slots=True)
class StepFound:
    """A step of the record, a deal or a play, and what was found out about it.

    ``seat`` and ``play`` are None for a deal. ``dealt`` tells that cards were dealt in this step.
    """

    deal: int
    number: int
    seat: int | None
    dealt: bool
    chances: tuple[float, ...]
    is_exact: bool
    error: float
    play: PlayFound | None


@dataclass(frozen=True, slots=True)
class SeatFound:
    """How well a seat played.

    ``accuracy`` runs from 0 to 100: the mean over all plays with a choice of 100 halved for every
    point of loss; None without such a play. ``loss`` is all of them together.
    """

    accuracy: float | None
    choices: int
    loss: float
    slips: int
    mistakes: int
    blunders: int


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A step (by its place) that moved a side's chance by ``swing``; ``dealt``: cards did it."""

    step: int
    side: int
    swing: float
    dealt: bool


@dataclass(frozen=True, slots=True)
class Analysis:
    """A whole match analysed.

    Attributes:
        variant: the preset's name.
        seats: how many played.
        partners: whether as partners.
        worlds: in how many worlds a play was compared.
        deals: on how many deals the chances to win the match rest.
        steps: deals and plays.
        players: one entry a seat.
        turning_points: the steps that moved the chances most, the greatest first.
    """

    variant: str
    seats: int
    partners: bool
    worlds: int
    deals: int
    steps: tuple[StepFound, ...]
    players: tuple[SeatFound, ...]
    turning_points: tuple[TurningPoint, ...]
