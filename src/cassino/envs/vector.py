"""The native vector environment: thousands of deals stepped in one call, in arrays without copies.

It needs nothing but numpy and numba. Either every seat is asked for actions (self-play), or in
every deal one learner's, against policies of the kernel. Actions are steps of ``cassino-act-v1``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cassino.agents import Budget, agent
from cassino.envs import batches as b
from cassino.envs.acts import STEPS
from cassino.envs.arrays import play_code, settle_crowded, work_here
from cassino.envs.errors import EnvError
from cassino.envs.games import Reward, game_of
from cassino.envs.outcomes import outcome_of
from cassino.envs.planes import PLANES
from cassino.envs.sittings import MOST_DEALS
from cassino.envs.turns import CROWDED, new_turns
from cassino.kernel import (
    COUNTING,
    GREEDY,
    RANDOM,
    decode,
    encode_move,
    new_states,
    policies,
    rules_of,
)
from cassino.rules import Carry, Variant, next_dealer, view_of

POLICIES: Final = {"random": RANDOM, "greedy": GREEDY, "counting": COUNTING}
"""The agents that are policies of the kernel too."""

Flags: TypeAlias = NDArray[np.bool_]
_SEEDS: Final = 1 << 62
_ALL: Final = slice(None)
_NOTHING: Final = 0  # of a deal that is over, any action
_SETTLED: Final = -1


class Autoreset(StrEnum):
    """When a deal that is over is followed by the next, named as Gymnasium does.

    ``NextStep``: by the next step, whose action is ignored. ``SameStep``: at once; what was seen
    last stands in ``final_observations``. ``Disabled``: by ``reset`` alone.
    """

    NEXT_STEP = "NextStep"
    SAME_STEP = "SameStep"
    DISABLED = "Disabled"


class Batch(NamedTuple):
    """What a step shows; the arrays are the environment's own, and change with the next step.

    ``observations`` is ``[deals, 18, 52]`` and ``masks`` ``[deals, 123]``, both of the seat in
    ``seats`` that is to act; ``rewards`` is ``[deals, seats]``.
    """

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    terminations: Flags
    truncations: Flags


class VectorCassino:
    """Many deals, or matches, at once.

    ``learners`` is the learner's seat at every place, or -1 where every seat is asked.

    >>> env = VectorCassino(64, "royal")
    >>> batch = env.reset(seed=1)
    >>> batch = env.step(batch.masks.argmax(axis=1))
    >>> batch.observations.shape, bool(batch.terminations.any())
    ((64, 18, 52), False)
    """

    def __init__(  # noqa: PLR0913 - names of arguments
        self,
        deals: int,
        variant: str | Variant = "classic",
        *,
        seats: int = 2,
        partners: bool | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "deal",
        autoreset: str = "NextStep",
        opponents: str | None = None,
        learner: int | None = None,
    ) -> None:
        """Make room for all; ``reset`` begins.

        Args:
            deals: how many.
            variant: as for ``game_of``, and so are the next four.
            seats: how many play.
            partners: whether four play two against two.
            options: switches of the variant.
            reward: ``deal`` or ``match``.
            autoreset: an ``Autoreset``.
            opponents: ``random``, ``greedy`` or ``counting`` against one learner; without a name
                every seat is asked for actions.
            learner: the learner's seat; without it the seats take turns.
        """
        self.game = game_of(variant, seats=seats, partners=partners, options=options, reward=reward)
        self.deals = deals
        self.autoreset = _autoreset(autoreset)
        self.opponents = opponents
        if opponents is not None and opponents not in POLICIES:
            known = ", ".join(POLICIES)
            raise EnvError("envs/bad-option", f"opponents can't be {opponents!r}: one of {known}")
        self.rules = rules_of(self.game.variant)
        self.states, self.turns = new_states(deals), new_turns(deals)
        self.states["seats"], self.states["partners"] = seats, self.game.partners
        self._fixed = learner
        self.learners = np.full(deals, -1, np.int64)
        self._asked = np.full(deals, b.EVERYBODY, np.int64)
        policy = policies(POLICIES[opponents or "random"])
        self._seated = np.full(deals, policy, np.int64)
        self._counts, self._numbers = np.zeros(deals, np.int64), np.zeros(deals, np.int64)
        self._rounds, self._carries = np.arange(deals, dtype=np.int64), [Carry()] * deals
        self._seeds, self._is_seeded = np.zeros(deals, np.int64), False
        self._batch = Batch(
            np.zeros((deals, PLANES, 52), np.int8),
            np.zeros((deals, STEPS), np.int8),
            np.zeros(deals, np.int64),
            np.zeros((deals, seats), np.float32),
            np.zeros(deals, np.bool_),
            np.zeros(deals, np.bool_),
        )
        self.final_observations = np.zeros((deals, PLANES, 52), np.int8)

    def reset(self, seed: int | None = None, only: Flags | None = None) -> Batch:
        """Begin an episode at every place, or only at those marked.

        Args:
            seed: where the decks come from: at place n the k-th deal, counted from 0, has the
                kernel's seed ``default_rng(seed).integers(2**62) + n + k * deals``, modulo
                2**62. Without a seed the next deals follow.
            only: the places, as flags.
        """
        places = np.arange(self.deals) if only is None else np.flatnonzero(only)
        if seed is not None or not self._is_seeded:
            first = int(np.random.default_rng(seed).integers(_SEEDS))
            self._seeds[places] = (first + places) % _SEEDS
            self._is_seeded = True
        self._begin(places)
        batch = self._batch
        batch.rewards[places] = 0
        batch.terminations[places] = batch.truncations[places] = False
        self._show()
        return batch

    def _begin(self, places: NDArray[np.int64]) -> None:
        """Begin episodes, and play on to the first choice of each; one without any isn't begun."""
        while len(places):
            self.states["scores"][places] = self.states["carry"][places] = 0
            self._numbers[places] = 0
            for at in places.tolist() if self.game.reward is Reward.MATCH else ():
                self._carries[at] = Carry()
            if self.opponents is not None:
                seats = self._rounds[places] if self._fixed is None else self._fixed
                self.learners[places] = seats % self.game.seats
                self._asked[places] = 1 << self.learners[places]
                self._rounds[places] += 1
            self._deal(places, np.full(len(places), -1, np.int64))
            places = places[self._counts[places] == 0]

    def _deal(self, places: NDArray[np.int64], dealers: NDArray[np.int64]) -> None:
        seeds = self._seeds[places]
        self._seeds[places] = (seeds + self.deals) % _SEEDS
        b.begin_some(self.rules, self.states, work_here(), self.turns, places, seeds, dealers)
        actions = np.full(self.deals, b.SKIP, np.int64)
        actions[places] = b.NO_STEP
        self._advance(actions)

    def _advance(self, actions: NDArray[np.int64], one: slice = _ALL) -> None:
        """Take actions at all places or at one, and let happen what follows."""
        b.step_all(
            self.rules,
            self.states[one],
            work_here(),
            self.turns[one],
            actions,
            self._asked[one],
            self._seated[one],
            self._counts[one],
            self._batch.masks[one],
            self._batch.rewards[one],
        )
        for at in np.flatnonzero(self._counts < 0).tolist():
            self._ask_rules(slice(at, at + 1))

    def _ask_rules(self, one: slice) -> None:
        """Go on where a table is too crowded for the kernel."""
        at = one.start
        if self._counts[at] == CROWDED:
            mask = self._batch.masks[at]
            steps = settle_crowded(
                self.game.variant, self.rules, self.states[one], self.turns[one], mask, once=True
            )
            if steps:
                self._counts[at] = steps
                return
        else:
            position = decode(self.states, self.game.variant, at)
            view, seed = view_of(position, position.turn), int(self.turns["random"][at])
            move = agent(self.opponents or "random").choose(view, Budget(), seed)
            code = encode_move(move)
            play_code(self.rules, self.states[one], work_here(), self.turns[one], code)
        self._advance(np.full(1, b.NO_STEP, np.int64), one)

    def step(self, actions: NDArray[np.int64]) -> Batch:
        """Take one action at every place.

        Raises:
            EnvError: when one may not be taken; nothing has happened then.
        """
        batch, chosen = self._batch, np.asarray(actions, np.int64)
        wrong = b.first_illegal(batch.masks, chosen, self._counts)
        if wrong >= 0:
            raise EnvError("act/illegal", f"{chosen[wrong]} may not be taken at place {wrong} now")
        over = batch.terminations | batch.truncations
        chosen = np.where(self._counts == 0, _NOTHING, chosen)
        self._advance(chosen)
        if self.game.reward is Reward.MATCH:
            self._settle_matches()
        else:
            batch.terminations[:] = self._counts == 0
        if self.autoreset is Autoreset.NEXT_STEP and over.any():
            self._begin(np.flatnonzero(over))
            batch.terminations[over] = batch.truncations[over] = False
        elif self.autoreset is Autoreset.SAME_STEP:
            self._begin_at_once()
        self._show()
        return batch

    def _settle_matches(self) -> None:
        """Count the deals that are over, and deal again where nobody has won."""
        while True:
            ended = np.flatnonzero((self._counts == 0) & (self._numbers >= 0))
            going_on = np.array([at for at in ended.tolist() if self._settle(at)], np.int64)
            if not len(going_on):
                return
            game, dealers = self.game, self.states["dealer"][going_on].tolist()
            after = [next_dealer(game.variant, game.seats, dealer) for dealer in dealers]
            self._deal(going_on, np.array(after, np.int64))

    def _settle(self, at: int) -> bool:
        """Count one deal; whether another follows in its match."""
        batch, game = self._batch, self.game
        outcome = outcome_of(self.states, game.variant, self._carries[at], at)
        winner = outcome.settlement.winner
        batch.rewards[at] = game.match_rewards(winner)
        self._numbers[at] += 1
        if winner is not None or self._numbers[at] >= MOST_DEALS:
            batch.terminations[at] = winner is not None
            batch.truncations[at] = winner is None
            self._numbers[at] = _SETTLED
            return False
        carry = self._carries[at] = outcome.score.carry
        self.states["scores"][at, : game.sides] = outcome.settlement.scores
        self.states["carry"][at] = carry.cards, carry.spades
        return True

    def _begin_at_once(self) -> None:
        batch = self._batch
        over = np.flatnonzero(batch.terminations | batch.truncations)
        if len(over):
            self._show()
            self.final_observations[over] = batch.observations[over]
            rewards = batch.rewards[over]
            self._begin(over)
            batch.rewards[over] = rewards

    def _show(self) -> None:
        batch = self._batch
        b.show_all(
            self.rules, self.states, self.turns, self.learners, batch.seats, batch.observations
        )

    def get_state(self) -> dict[str, Any]:
        """All of the environment at this moment, in copies."""
        arrays = {name: value.copy() for name, value in self._arrays().items()}
        return {**arrays, "carries": tuple(self._carries)}

    def set_state(self, state: Mapping[str, Any]) -> None:
        """Stand again as at that moment; the arrays stay the same, their contents change."""
        for name, value in self._arrays().items():
            value[...] = state[name]
        self._carries = list(state["carries"])
        self._is_seeded = True

    def _arrays(self) -> dict[str, NDArray[Any]]:
        """All arrays that move on."""
        return {
            "states": self.states,
            "turns": self.turns,
            "learners": self.learners,
            "asked": self._asked,
            "counts": self._counts,
            "numbers": self._numbers,
            "rounds": self._rounds,
            "seeds": self._seeds,
            "final_observations": self.final_observations,
            **self._batch._asdict(),
        }


def _autoreset(given: str) -> Autoreset:
    try:
        return Autoreset(given)
    except ValueError:
        known = ", ".join(Autoreset)
        reason = f"autoreset can't be {given!r}: expected one of {known}"
        raise EnvError("envs/bad-option", reason) from None
