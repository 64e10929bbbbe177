"""The Gymnasium environment ``cassino/Cassino-v0``: one learner against named agents.

Importing this module registers it. What its arguments mean, stands with ``games.game_of``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from cassino.agents import Budget, agent
from cassino.envs.arguments import (
    MODES,
    action_of,
    mode_of,
    refused,
    seat_of,
    text_of,
    wishes_of,
    within,
    word_of,
    yes_or_no,
)
from cassino.envs.drawing import Picture, render
from cassino.envs.errors import EnvError, needed, no_episode, other_state
from cassino.envs.games import game_of
from cassino.envs.seeing import Seen, observation_space, see
from cassino.envs.sittings import Sitting, Snapshot
from cassino.kernel import encode_move
from cassino.rules import Variant, view_of

_gymnasium: Any = needed("gymnasium", "rl")

ID = "cassino/Cassino-v0"


class LearnerState(NamedTuple):
    """All of a learner's episode at one moment, and of the chance to come."""

    sitting: Snapshot
    learner: int
    opponents_chance: int
    chance: Mapping[str, Any]
    is_going_on: bool


class CassinoEnv(_gymnasium.Env):  # type: ignore[misc]
    """One learner at a table; the other seats are played by agents.

    Of deals in which the learner has no choice at all, if ever there is one, others are drawn.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": [*MODES],
        "render_fps": 2,
    }

    def __init__(  # noqa: PLR0913, PLR0917 - names of arguments
        self,
        variant: str | Variant = "classic",
        seats: int = 2,
        partners: bool | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "deal",
        actions: str = "steps",
        recall: bool = False,
        opponents: str | Sequence[str] = "greedy",
        learner: int | None = None,
        budget: Budget | None = None,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        """Take what is to be played.

        Args:
            variant: as for ``game_of``, and so are the next five.
            seats: how many play, the learner among them.
            partners: whether the learner's partner is the second next seat.
            options: switches of the variant.
            reward: ``deal`` or ``match``.
            actions: ``steps``, ``list`` or ``compact``.
            recall: whether the plays of the deal are shown too.
            opponents: an agent's name, or one a seat in the order of play after the learner.
            learner: the learner's seat; without it chance gives one to every episode.
            budget: how much the agents may think.
            illegal: what an action does that may not be taken: it can ``end`` the episode, at a
                cost, or ``raise``.
            render_mode: what ``render`` gives.
        """
        game = game_of(
            variant,
            seats=seats,
            partners=partners,
            options=options,
            reward=reward,
            actions=actions,
        )
        others = game.seats - 1
        self._fixed = seat_of("learner", learner, game.seats)
        self._recall = yes_or_no("recall", recall)
        self._ends_illegal = word_of("illegal", illegal, ("end", "raise")) == "end"
        self._agents = [agent(name) for name in _names(opponents, others)]
        self._budget = Budget() if budget is None else _budget(budget)
        self._chance = 0
        self._is_going_on = False
        self.sitting = Sitting(game)
        self.learner = self._fixed or 0
        self.render_mode = mode_of(render_mode)
        self.observation_space = observation_space(game, recall=self._recall)
        self.action_space = _gymnasium.spaces.Discrete(game.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin an episode.

        Args:
            seed: begins the chance anew, that of the opponents too.
            options: ``{"deal": text}`` names the deck itself, ``{"learner": seat}`` the seat.
        """
        wishes = wishes_of(options, ("deal", "learner"))
        if "deal" in wishes:
            text_of("deal", wishes["deal"])
        if "learner" in wishes:
            within("learner", wishes["learner"], 0, self.sitting.game.seats - 1)
        _gymnasium.Env.reset(self, seed=seed)
        self._begin(wishes)
        while self.sitting.is_over:
            self._begin({})
        self._is_going_on = True
        return self._seen(), self._info()

    def _begin(self, options: Mapping[str, Any]) -> None:
        drawn, seat, self._chance = (int(n) for n in self.np_random.integers(1 << 48, size=3))
        seats = self.sitting.game.seats
        self.learner = seat % seats if self._fixed is None else self._fixed
        self.learner = int(options.get("learner", self.learner))
        self.sitting.start(options.get("deal", str(drawn)))
        self._let_others_play()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until the learner has a choice again.

        Raises:
            EnvError: for what is no action, for one that may not be taken, if that doesn't end the
                episode, and before and after an episode; nothing has happened then.
        """
        chosen, sitting = action_of(action), self.sitting
        if not self._is_going_on:
            raise no_episode()
        if self._ends_illegal and not self._may(chosen):
            self._is_going_on = False
            cost = sitting.game.illegal_reward
            return self._seen(), cost, True, False, {**self._info(), "illegal": True}
        sitting.act(chosen)
        self._let_others_play()
        over, broken = sitting.is_over, sitting.is_broken_off
        self._is_going_on = not over
        worth = float(sitting.rewards[self.learner])
        if self.render_mode == "human":
            self.render()
        return self._seen(), worth, over and not broken, broken, self._info()

    def _may(self, action: int) -> bool:
        mask = self.sitting.mask
        return 0 <= action < len(mask) and bool(mask[action])

    def _let_others_play(self) -> None:
        sitting, game = self.sitting, self.sitting.game
        while not sitting.is_over and sitting.seat != self.learner:
            after = (sitting.seat - self.learner) * game.variant.step % game.seats
            view = view_of(sitting.position, sitting.seat)
            self._chance += 1
            move = self._agents[after - 1].choose(view, self._budget, self._chance)
            sitting.play(encode_move(move))

    def _mask(self) -> Any:  # noqa: ANN401 - an array or nothing
        return None if self.sitting.is_over else self.sitting.mask

    def _seen(self) -> Seen:
        return see(self.sitting, self.learner, self._mask(), recall=self._recall)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Any:  # noqa: ANN401 - an array
        """Which actions may be taken, as masked learners of others ask for it."""
        return self.sitting.mask

    def render(self) -> str | Picture | None:
        """The table with all hands, as the mode has it."""
        self.sitting.refuse_before()
        return render(self.sitting.position, self.sitting.steps, self.render_mode)

    def get_state(self) -> LearnerState:
        """All of the episode at this moment, and of the chance to come."""
        self.sitting.refuse_before()
        chance: Mapping[str, Any] = self.np_random.bit_generator.state
        snapshot = self.sitting.snapshot()
        return LearnerState(snapshot, self.learner, self._chance, chance, self._is_going_on)

    def set_state(self, state: LearnerState) -> None:
        """Stand again as at that moment.

        Raises:
            EnvError: for a state of another game; nothing has happened then.
        """
        _refuse_other(state)
        self.sitting.restore(state.sitting)
        self.learner, self._chance = state.learner, state.opponents_chance
        self.np_random.bit_generator.state = state.chance
        self._is_going_on = state.is_going_on


def _refuse_other(state: object) -> None:
    if not isinstance(state, LearnerState):
        raise other_state("it is none of such an environment's")


def _budget(given: object) -> Budget:
    if not isinstance(given, Budget):
        raise refused("budget", given, "a cassino.agents.Budget")
    return given


def _names(opponents: Any, others: int) -> list[str]:  # noqa: ANN401 - it may be anything
    """The name of an agent for every other seat."""
    names: Any = [opponents] * others if isinstance(opponents, str) else opponents
    if type(names) not in (list, tuple) or not all(isinstance(name, str) for name in names):
        raise refused("opponents", opponents, "an agent's name, or one for each of the others")
    if len(names) != others:
        reason = f"{others} opponent{'s' * (others > 1)}, not {len(names)}"
        raise EnvError("envs/bad-option", reason)
    return [str(name) for name in names]


_gymnasium.register(
    ID,
    entry_point="cassino.envs.learner:CassinoEnv",
    vector_entry_point="cassino.envs.vector_learner:VectorLearner",
    nondeterministic=False,
)
