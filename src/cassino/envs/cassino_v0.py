"""The PettingZoo environment ``cassino_v0``: 2 to 4 seats, any variant, one action after another.

``env()`` is wrapped as PettingZoo's classic games are, ``raw_env()`` is bare. Importing this module
registers ``cassino/cassino-v0``. What its arguments mean, stands with ``games.game_of``.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, ClassVar

import numpy as np

from cassino.envs.arguments import (
    MODES,
    action_of,
    chance_of,
    mode_of,
    text_of,
    wishes_of,
    yes_or_no,
)
from cassino.envs.drawing import Picture, render
from cassino.envs.errors import needed, no_episode
from cassino.envs.games import game_of
from cassino.envs.seeing import Seen, observation_space, see
from cassino.envs.sittings import Sitting, Snapshot
from cassino.rules import Variant

_pettingzoo: Any = needed("pettingzoo", "rl")  # it tells type checkers nothing
_spaces: Any = needed("gymnasium.spaces", "rl")
_wrappers: Any = needed("pettingzoo.utils.wrappers", "rl")


def env(**arguments: Any) -> Any:  # noqa: ANN401 - PettingZoo has no types
    """The environment, wrapped: an illegal action ends the episode at a loss for who took it."""
    bare = raw_env(**arguments)
    cost = bare.sitting.game.illegal_reward
    legal = _wrappers.TerminateIllegalWrapper(bare, illegal_reward=cost)
    return _wrappers.OrderEnforcingWrapper(_wrappers.AssertOutOfBoundsWrapper(legal))


class raw_env(_pettingzoo.AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """The bare environment.

    An agent may act several times in a row, and not at all where it has no choice.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cassino_v0",
        "render_modes": [*MODES],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        variant: str | Variant = "classic",
        seats: int = 2,
        partners: bool | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "deal",
        actions: str = "steps",
        recall: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Take what is to be played; see the page of this environment."""
        self._arguments = (
            variant,
            seats,
            partners,
            options,
            reward,
            actions,
            recall,
            render_mode,
        )
        game = game_of(
            variant,
            seats=seats,
            partners=partners,
            options=options,
            reward=reward,
            actions=actions,
        )
        self.sitting = Sitting(game)
        self.recall = yes_or_no("recall", recall)
        self.render_mode = mode_of(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(game, recall=self.recall)
        self.observation_spaces: dict[str, Any] = dict.fromkeys(self.possible_agents, space)
        self.action_spaces: dict[str, Any] = {
            agent: _spaces.Discrete(game.actions.size) for agent in self.possible_agents
        }
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:  # noqa: ANN401 - PettingZoo has no types
        """The same space for every agent, at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:  # noqa: ANN401 - PettingZoo has no types
        """The same space at every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode.

        Args:
            seed: begins the chance anew; without one the next episode follows from the last seed.
            options: ``{"deal": text}`` names the deck itself, as ``sittings.Sitting.start`` does;
                other keys mean nothing, as PettingZoo has it.
        """
        wishes = wishes_of(options)
        named = text_of("deal", wishes["deal"]) if "deal" in wishes else None
        if seed is not None:
            self._chance = chance_of(seed)
        drawn = str(int(self._chance.integers(1 << 62)))
        self.sitting.start(drawn if named is None else named)
        self.agents = self.possible_agents[:]
        self._put_down()
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)

    def _put_down(self) -> None:
        """Let everything that PettingZoo reads say where the sitting stands."""
        sitting, agents = self.sitting, self.agents
        over, broken = sitting.is_over, sitting.is_broken_off
        self.rewards = dict(zip(agents, sitting.rewards, strict=True))
        self.terminations = dict.fromkeys(agents, over and not broken)
        self.truncations = dict.fromkeys(agents, broken)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[sitting.seat]
        self.infos[self.agent_selection]["action_mask"] = self._mask = sitting.mask

    def step(self, action: int | None) -> None:
        """Take an action.

        Raises:
            EnvError: for one that may not be taken, and before and after an episode; nothing has
                happened then.
        """
        if not self.agents:
            raise no_episode()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.sitting.act(action_of(action))
        self._cumulative_rewards[agent] = 0.0
        if self.sitting.is_over:
            self._put_down()
            self._accumulate_rewards()
        else:
            self._pass_on(agent)
        if self.render_mode == "human":
            self.render()

    def _pass_on(self, before: str) -> None:
        """The same as ``_put_down``, where only whose turn it is has changed."""
        sitting = self.sitting
        self.agent_selection = agent = self.possible_agents[sitting.seat]
        if agent != before:
            self.infos[before].pop("action_mask", None)
        self.infos[agent]["action_mask"] = self._mask = sitting.mask

    def observe(self, agent: str) -> Seen:
        """What an agent sees; only the one to act may take actions by its mask."""
        seat = self._seats[agent]
        acts = agent == self.agent_selection and not self.sitting.is_over
        return see(self.sitting, seat, self._mask if acts else None, recall=self.recall)

    def render(self) -> str | Picture | None:
        """The table with all hands, as the mode has it."""
        self.sitting.refuse_before()
        return render(self.sitting.position, self.sitting.steps, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def get_state(self) -> Snapshot:
        """All of the episode at this moment; far cheaper than a deep copy."""
        self.sitting.refuse_before()
        return self.sitting.snapshot()

    def set_state(self, state: Snapshot) -> None:
        """Stand again as at that moment; rewards not yet paid out are forgotten.

        Raises:
            EnvError: for a state of another game; nothing has happened then.
        """
        self.sitting.restore(state)
        self.agents = self.possible_agents[:]
        self._put_down()
        self._cumulative_rewards = dict(self.rewards)

    def clone(self) -> raw_env:
        """Another environment at the same point, with the same chance to come."""
        other = raw_env(*self._arguments)
        other._go_to(self._point())
        return other

    def _point(self) -> dict[str, Any]:
        """All that moves on in an environment, in copies."""
        point = {name: copy(getattr(self, name)) for name in _MOVING if hasattr(self, name)}
        if "infos" in point:
            point["infos"] = {agent: dict(info) for agent, info in self.infos.items()}
        return {
            **point,
            "sitting": self.sitting.clone(),
            "chance": self._chance.bit_generator.state,
        }

    def _go_to(self, point: Mapping[str, Any]) -> None:
        for name, value in point.items():
            if name == "chance":
                self._chance.bit_generator.state = value
            else:
                setattr(self, name, value)

    def __getstate__(self) -> dict[str, Any]:
        return {"arguments": self._arguments, "point": self._point()}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        self.__init__(*state["arguments"])  # type: ignore[misc]
        self._go_to(state["point"])

    def __deepcopy__(self, memo: dict[int, object]) -> raw_env:
        return self.clone()


_MOVING = (
    "agents",
    "rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
    "_cumulative_rewards",
    "_mask",
    "_skip_agent_selection",
)


_pettingzoo.register("aec", "cassino/cassino-v0", entry_point="cassino.envs.cassino_v0:env")
