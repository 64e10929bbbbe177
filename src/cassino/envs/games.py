"""What is played in an environment, and for what reward."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from cassino.envs.acts import STEPS
from cassino.envs.arguments import one_of, refused, switches_of, whole, yes_or_no
from cassino.envs.choices import COMPACT, LISTED
from cassino.envs.errors import EnvError
from cassino.rules import Variant, check_seats, default_partners, variant
from cassino.rules.settings import Objective


class Reward(StrEnum):
    """What an episode is, and what its end is worth to a seat.

    ``deal``: one deal; the points of the seat's side less the mean of the others'. ``match``: a
    match to its end; 1 for the winning side, and for the others -1 shared out among them.
    """

    DEAL = "deal"
    MATCH = "match"


class Actions(StrEnum):
    """How moves are chosen: by steps, from the list, or by the compact choice."""

    STEPS = "steps"
    LIST = "list"
    COMPACT = "compact"

    @property
    def size(self) -> int:
        """How many different actions there are."""
        return {Actions.STEPS: STEPS, Actions.LIST: LISTED, Actions.COMPACT: COMPACT}[self]


@dataclass(frozen=True, slots=True)
class Game:
    """A variant with its seats, the reward, and the way to choose moves."""

    variant: Variant
    seats: int
    partners: bool
    reward: Reward
    actions: Actions

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return 2 if self.partners else self.seats

    @property
    def sign(self) -> int:
        """-1 where the fewest points win."""
        return -1 if self.variant.match.objective is Objective.FEWEST else 1

    @property
    def illegal_reward(self) -> float:
        """What an action that may not be taken costs, where it ends an episode."""
        return -1.0 if self.reward is Reward.MATCH else -21.0

    def by_seat(self, worth: Sequence[float]) -> tuple[float, ...]:
        """What is one a side as one a seat."""
        return tuple(worth[seat % 2 if self.partners else seat] for seat in range(self.seats))

    def deal_rewards(self, points: Sequence[int]) -> tuple[float, ...]:
        """What a deal is worth to each seat.

        >>> game_of(seats=3).deal_rewards((5, 2, 4))
        (2.0, -2.5, 0.5)
        """
        others, total = self.sides - 1, sum(points)
        return self.by_seat([self.sign * (own - (total - own) / others) for own in points])

    def match_rewards(self, winner: int | None) -> tuple[float, ...]:
        """What a match is worth to each seat; nothing to anybody when nobody has won."""
        if winner is None:
            return (0.0,) * self.seats
        lost = -1 / (self.sides - 1)
        return self.by_seat([1.0 if side == winner else lost for side in range(self.sides)])


def game_of(
    preset: str | Variant = "classic",
    *,
    seats: int = 2,
    partners: bool | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = "deal",
    actions: str = "steps",
) -> Game:
    """The game that an environment's arguments ask for.

    Args:
        preset: the name of a preset, or a variant.
        seats: 2 to 4.
        partners: seats 0 and 2 against 1 and 3; by default as the variant has it.
        options: switches set otherwise than in the preset, by name.
        reward: ``deal`` or ``match``.
        actions: ``steps``, ``list`` or ``compact``.

    Raises:
        ValueError: coded, for what can't be.
    """
    switches, seats = switches_of(options), whole("seats", seats)
    rules = _rules_of(preset, switches)
    paired = default_partners(rules, seats) if partners is None else yes_or_no("partners", partners)
    check_seats(rules, seats, paired)
    return Game(
        rules,
        seats,
        paired,
        one_of(Reward, "reward", reward),
        one_of(Actions, "actions", actions),
    )


def _rules_of(preset: object, switches: Mapping[str, object]) -> Variant:
    if isinstance(preset, str):
        return variant(preset, **switches)
    if not isinstance(preset, Variant):
        raise refused("variant", preset, "the name of a preset, or a Variant")
    if switches:
        raise EnvError("envs/bad-option", "options go with the name of a preset")
    return preset
