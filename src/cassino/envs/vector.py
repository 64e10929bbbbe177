"""The native vector environment: thousands of deals stepped in one call, in arrays without copies.

It needs nothing but numpy and numba. Either every seat is asked for actions (self-play), or in
every deal one learner's, against policies of the kernel. Actions are steps of ``cassino-act-v1``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cassino.agents import Budget, agent
from cassino.envs import batches as b
from cassino.envs.arguments import (
    actions_of,
    chance_of,
    flags_of,
    is_mapping,
    one_of,
    seat_of,
    within,
    word_of,
)
from cassino.envs.arrays import play_code, settle_crowded, work_here
from cassino.envs.errors import EnvError, no_episode, other_state
from cassino.envs.games import Reward, game_of
from cassino.envs.outcomes import outcome_of
from cassino.envs.showing import Batch, Flags, batch_to_read, new_batch, to_read
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

__all__ = ["MOST_AT_ONCE", "POLICIES", "Autoreset", "Batch", "VectorCassino"]

POLICIES: Final = {"random": RANDOM, "greedy": GREEDY, "counting": COUNTING}
"""The agents that are policies of the kernel too."""

MOST_AT_ONCE: Final = 10_000_000
"""More deals at once nobody has memory for."""

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


class VectorCassino:
    """Many deals, or matches, at once.

    What it shows can only be read, and changes with the next step: a ``Batch``, ``learners`` and
    ``final_observations``.

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
        self.deals = deals = within("deals", deals, 1, MOST_AT_ONCE)
        self.autoreset = one_of(Autoreset, "autoreset", autoreset)
        self.opponents = (
            None if opponents is None else word_of("opponents", opponents, tuple(POLICIES))
        )
        self._fixed = seat_of("learner", learner, self.game.seats)
        if self._fixed is not None and self.opponents is None:
            raise EnvError("envs/bad-option", "learner goes with opponents: else all seats learn")
        self.rules = rules_of(self.game.variant)
        self.states, self.turns = new_states(deals), new_turns(deals)
        self.states["seats"], self.states["partners"] = self.game.seats, self.game.partners
        self._learners = np.full(deals, -1, np.int64)
        self._asked = np.full(deals, b.EVERYBODY, np.int64)
        policy = policies(POLICIES[self.opponents or "random"])
        self._seated = np.full(deals, policy, np.int64)
        self._counts, self._numbers = np.zeros(deals, np.int64), np.zeros(deals, np.int64)
        self._rounds, self._carries = np.arange(deals, dtype=np.int64), [Carry()] * deals
        self._seeds, self._is_begun = np.zeros(deals, np.int64), False
        self._batch = new_batch(deals, self.game.seats)
        self._final = np.zeros_like(self._batch.observations)
        self._shown = batch_to_read(self._batch)

    @property
    def batch(self) -> Batch:
        """What the last ``reset`` or ``step`` has shown."""
        return self._shown

    @property
    def learners(self) -> NDArray[np.int64]:
        """Where the learner of every deal under way sits; -1 where every seat is asked."""
        return to_read(self._learners)

    @property
    def final_observations(self) -> NDArray[np.int8]:
        """With ``SameStep``: what was seen last of an episode that has ended, at its place."""
        return to_read(self._final)

    def reset(self, seed: int | None = None, only: Flags | None = None) -> Batch:
        """Begin an episode at every place, or only at those marked.

        Args:
            seed: where the decks come from: at place n the k-th deal, counted from 0, has the
                kernel's seed ``default_rng(seed).integers(2**62) + n + k * deals``, modulo
                2**62. Without a seed the next deals follow.
            only: a flag for every place; not at the first reset.

        Raises:
            EnvError: for another seed, or other flags; nothing has happened then.
        """
        everywhere = np.arange(self.deals)
        places = everywhere if only is None else everywhere[flags_of("only", only, self.deals)]
        if only is not None and not self._is_begun:
            raise no_episode()
        if seed is not None or not self._is_begun:
            first = int(chance_of(seed).integers(_SEEDS))
            self._seeds[places] = (first + places) % _SEEDS
            self._is_begun = True
        self._begin(places)
        batch = self._batch
        batch.rewards[places] = 0
        batch.terminations[places] = batch.truncations[places] = False
        batch.learners[places] = self._learners[places]
        self._show()
        return self._shown

    def _begin(self, places: NDArray[np.int64]) -> None:
        """Begin episodes, and play on to the first choice of each; one without any isn't begun."""
        while len(places):
            self.states["scores"][places] = self.states["carry"][places] = 0
            self._numbers[places] = 0
            for at in places.tolist() if self.game.reward is Reward.MATCH else ():
                self._carries[at] = Carry()
            if self.opponents is not None:
                seats = self._rounds[places] if self._fixed is None else self._fixed
                self._learners[places] = seats % self.game.seats
                self._asked[places] = 1 << self._learners[places]
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
            EnvError: when these aren't so many actions, when one may not be taken, and before the
                first reset; nothing has happened then.
        """
        batch, chosen = self._batch, actions_of(actions, self.deals)
        if not self._is_begun:
            raise no_episode()
        wrong = b.first_illegal(batch.masks, chosen, self._counts)
        if wrong >= 0:
            raise EnvError("act/illegal", f"{chosen[wrong]} may not be taken at place {wrong} now")
        over = batch.terminations | batch.truncations
        chosen = np.where(self._counts == 0, _NOTHING, chosen)
        batch.learners[:] = self._learners
        self._advance(chosen)
        if self.game.reward is Reward.MATCH:
            self._settle_matches()
        else:
            batch.terminations[:] = self._counts == 0
        if self.autoreset is Autoreset.NEXT_STEP and over.any():
            self._begin(np.flatnonzero(over))
            batch.terminations[over] = batch.truncations[over] = False
            batch.learners[over] = self._learners[over]
        elif self.autoreset is Autoreset.SAME_STEP:
            self._begin_at_once()
        self._show()
        return self._shown

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
            self._final[over] = batch.observations[over]
            rewards = batch.rewards[over]
            self._begin(over)
            batch.rewards[over] = rewards

    def _show(self) -> None:
        batch = self._batch
        b.show_all(
            self.rules, self.states, self.turns, self._learners, batch.seats, batch.observations
        )

    def get_state(self) -> dict[str, Any]:
        """All of the environment at this moment, in copies.

        Raises:
            EnvError: before the first reset.
        """
        if not self._is_begun:
            raise no_episode()
        arrays = {name: value.copy() for name, value in self._arrays().items()}
        return {**arrays, **self._kind(), "carries": tuple(self._carries)}

    def set_state(self, state: Mapping[str, Any]) -> None:
        """Stand again as at that moment; the arrays stay the same, their contents change.

        Raises:
            EnvError: for a state of an environment of another kind; nothing has happened then.
        """
        self._refuse_other(state)
        for name, value in self._arrays().items():
            value[...] = state[name]
        self._carries = list(state["carries"])
        self._is_begun = True

    def _refuse_other(self, state: Mapping[str, Any]) -> None:
        kind, arrays = self._kind(), self._arrays()
        if not is_mapping(state) or set(state) != {*arrays, *kind, "carries"}:
            raise other_state("it is none of such an environment's")
        for name, own in kind.items():
            if state[name] != own:
                raise other_state(f"its {name} isn't the same")
        for name, value in arrays.items():
            given: NDArray[Any] = np.asarray(state[name])
            if (given.shape, given.dtype) != (value.shape, value.dtype):
                raise other_state(f"its {name} are damaged")

    def _kind(self) -> dict[str, Any]:
        """What two environments must have in common, so that one takes the other's states up."""
        return {"game": self.game, "deals": self.deals, "opponents": self.opponents}

    def _arrays(self) -> dict[str, NDArray[Any]]:
        """All arrays that move on."""
        shown = {f"batch_{name}": value for name, value in self._batch._asdict().items()}
        return {
            "states": self.states,
            "turns": self.turns,
            "learners": self._learners,
            "asked": self._asked,
            "counts": self._counts,
            "numbers": self._numbers,
            "rounds": self._rounds,
            "seeds": self._seeds,
            "final_observations": self._final,
            **shown,
        }

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_shown"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._shown = batch_to_read(self._batch)
