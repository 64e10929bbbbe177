"""The vector entry point of ``cassino/Cassino-v0``: many learners at once, on the kernel.

The observation, the rewards and the seats are those of ``learner``; the opponents must be policies
of the kernel, all of one kind. Decks come from the kernel's own numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from cassino.envs.arguments import one_of, wishes_of, yes_or_no
from cassino.envs.errors import EnvError, needed
from cassino.envs.seeing import Seen, observation_space
from cassino.envs.showing import Batch
from cassino.envs.vector import Autoreset, VectorCassino
from cassino.rules import Variant

_vector: Any = needed("gymnasium.vector", "rl")
_spaces: Any = needed("gymnasium.spaces", "rl")


class VectorLearner(_vector.VectorEnv):  # type: ignore[misc]
    """Many tables with one learner each; arrays are copies unless ``copy`` is false.

    An action that may not be taken is refused by an ``EnvError``, and nothing has happened.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": _vector.AutoresetMode.NEXT_STEP}

    def __init__(  # noqa: PLR0913, PLR0917 - names of arguments
        self,
        num_envs: int = 1,
        variant: str | Variant = "classic",
        seats: int = 2,
        partners: bool | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "deal",
        opponents: str = "greedy",
        learner: int | None = None,
        autoreset_mode: Any = "NextStep",  # noqa: ANN401 - Gymnasium's enum, or its word
        copy: bool = True,
        **others: object,
    ) -> None:
        """Take what is to be played; the arguments are those of ``VectorCassino``.

        Raises:
            ValueError: coded, for what can't be; for ``others`` too, which one at a time has.
        """
        if others:
            names = ", ".join(others)
            raise EnvError("envs/bad-option", f"not for many environments at once: {names}")
        word = getattr(autoreset_mode, "value", autoreset_mode)
        mode = _vector.AutoresetMode(one_of(Autoreset, "autoreset_mode", word).value)
        self._copy = yes_or_no("copy", copy)
        self.metadata = {**self.metadata, "autoreset_mode": mode}  # type: ignore[misc]
        self.native = VectorCassino(
            num_envs,
            variant,
            seats=seats,
            partners=partners,
            options=options,
            reward=reward,
            autoreset=mode.value,
            opponents=opponents,
            learner=learner,
        )
        self.num_envs = num_envs = self.native.deals
        self.single_observation_space = observation_space(self.native.game)
        self.single_action_space = _spaces.Discrete(self.native.game.actions.size)
        batch_space = _vector.utils.batch_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin an episode everywhere, or where ``options["reset_mask"]`` says."""
        wishes = wishes_of(options, ("reset_mask",))
        batch = self.native.reset(seed, wishes.get("reset_mask"))
        _vector.VectorEnv.reset(self, seed=seed)
        return self._seen(batch), self._info(batch)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take an action everywhere."""
        batch = self.native.step(actions)
        rows = np.arange(self.num_envs)
        rewards: NDArray[np.float64] = batch.rewards[rows, batch.learners].astype(np.float64)
        ended, broken = batch.terminations.copy(), batch.truncations.copy()
        info = self._info(batch)
        over = ended | broken
        if self.metadata["autoreset_mode"] is _vector.AutoresetMode.SAME_STEP and over.any():
            info |= {"final_obs": self._final(over), "_final_obs": over}
        return self._seen(batch), rewards, ended, broken, info

    def _final(self, over: NDArray[np.bool_]) -> NDArray[Any]:
        """What was seen last where an episode is over, elsewhere nothing."""
        final: NDArray[Any] = np.full(self.num_envs, None, dtype=object)
        for at in np.flatnonzero(over).tolist():
            final[at] = {
                "observation": self.native.final_observations[at].copy(),
                "action_mask": np.zeros(self.native.game.actions.size, np.int8),
            }
        return final

    def _seen(self, batch: Batch) -> Seen:
        seen = {"observation": batch.observations, "action_mask": batch.masks}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def _info(self, batch: Batch) -> dict[str, Any]:
        return {"action_mask": batch.masks.copy() if self._copy else batch.masks}
