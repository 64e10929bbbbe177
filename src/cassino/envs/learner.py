"""The Gymnasium environment ``cassino/Cassino-v0``: one learner against named agents.

Importing this module registers it. What its arguments mean, stands with ``games.game_of``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cassino.agents import Budget, agent
from cassino.envs.drawing import Picture, render
from cassino.envs.errors import EnvError, needed
from cassino.envs.games import game_of
from cassino.envs.seeing import Seen, observation_space, see
from cassino.envs.sittings import Sitting, Snapshot
from cassino.kernel import encode_move
from cassino.rules import Variant, view_of

_gymnasium: Any = needed("gymnasium", "rl")

ID = "cassino/Cassino-v0"


class CassinoEnv(_gymnasium.Env):  # type: ignore[misc]
    """One learner at a table; the other seats are played by agents.

    Of deals in which the learner has no choice at all, if ever there is one, others are drawn.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi", "rgb_array"],
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
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else [*opponents]
        if len(names) != seats - 1:
            raise EnvError("envs/bad-option", f"{seats - 1} opponents, not {len(names)}")
        if learner is not None and not 0 <= learner < seats:
            raise EnvError("envs/bad-option", f"there is no seat {learner} for the learner")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise EnvError("envs/bad-option", f"render_mode can't be {render_mode!r}")
        if illegal not in ("end", "raise"):
            raise EnvError("envs/bad-option", f"illegal can't be {illegal!r}: end or raise")
        self.sitting = Sitting(game)
        self.learner = learner or 0
        self.render_mode = render_mode
        self.observation_space = observation_space(game, recall=recall)
        self.action_space = _gymnasium.spaces.Discrete(game.actions.size)
        self._fixed, self._recall = learner, recall
        self._ends_illegal = illegal == "end"
        self._agents = [agent(name) for name in names]
        self._budget = budget or Budget()
        self._chance = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin an episode.

        Args:
            seed: begins the chance anew, that of the opponents too.
            options: ``{"deal": text}`` names the deck itself, ``{"learner": seat}`` the seat.
        """
        _gymnasium.Env.reset(self, seed=seed)
        self._begin(options or {})
        while self.sitting.is_over:
            self._begin({})
        return self._seen(), self._info()

    def _begin(self, options: Mapping[str, Any]) -> None:
        drawn, seat, self._chance = (int(n) for n in self.np_random.integers(1 << 48, size=3))
        seats = self.sitting.game.seats
        self.learner = seat % seats if self._fixed is None else self._fixed
        self.learner = options.get("learner", self.learner)
        self.sitting.start(options.get("deal", str(drawn)))
        self._let_others_play()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until the learner has a choice again.

        Raises:
            EnvError: for an action that may not be taken, if that doesn't end the episode;
                nothing has happened then.
        """
        if self._ends_illegal and not self._may(int(action)):
            cost = self.sitting.game.illegal_reward
            return self._seen(), cost, True, False, {**self._info(), "illegal": True}
        self.sitting.act(int(action))
        self._let_others_play()
        sitting = self.sitting
        broken = sitting.is_broken_off
        worth = float(sitting.rewards[self.learner])
        if self.render_mode == "human":
            self.render()
        return self._seen(), worth, sitting.is_over and not broken, broken, self._info()

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
        return render(self.sitting.position, self.sitting.steps, self.render_mode)

    def get_state(self) -> tuple[Snapshot, int, int, Mapping[str, Any]]:
        """All of the episode at this moment, and of the chance to come."""
        chance: Mapping[str, Any] = self.np_random.bit_generator.state
        return self.sitting.snapshot(), self.learner, self._chance, chance

    def set_state(self, state: tuple[Snapshot, int, int, Mapping[str, Any]]) -> None:
        """Stand again as at that moment."""
        snapshot, self.learner, self._chance, chance = state
        self.sitting.restore(snapshot)
        self.np_random.bit_generator.state = chance


_gymnasium.register(
    ID,
    entry_point="cassino.envs.learner:CassinoEnv",
    vector_entry_point="cassino.envs.vector_learner:VectorLearner",
    nondeterministic=False,
)
