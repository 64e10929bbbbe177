"""The OpenSpiel games ``cassino`` and ``cassino_small``; importing this module registers them.

``pyspiel.load_game("cassino(variant=royal,seats=3)")`` loads one deal of any variant. Actions are
the steps of ``cassino-act-v1``. ``cassino_small`` is one hand from a small pack, by the same rules:
small enough for exact equilibria.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cassino.cards import CardError, CardSet
from cassino.envs.acts import STEPS, step_text
from cassino.envs.arrays import recall_one, show_one
from cassino.envs.drawing import table_text
from cassino.envs.errors import EnvError, needed
from cassino.envs.games import Game, game_of
from cassino.envs.observations import HISTORY
from cassino.envs.planes import CHOSEN, HAND, NUMBER, NUMBERS, PICKED, PLANES, SEEN
from cassino.envs.unfolding import (
    CHANCE,
    OVER,
    ShrunkDeal,
    Unfolding,
    WholeDeal,
    highest_return,
    longest,
)

_spiel: Any = needed("pyspiel", "openspiel")

SMALL_PACK: Final = "As Ad 2s 2d 3s 3d"
"""The pack of ``cassino_small`` unless it is told otherwise."""

_PARAMETERS: Final = {
    "variant": "classic",
    "seats": 2,
    "partners": False,
    "options": "",
    "dealer": 0,
}
"""``options`` are switches of the variant as ``name:setting``, with ``;`` between them."""
_SMALL: Final = {**_PARAMETERS, "pack": SMALL_PACK, "hand": 2, "table": 1}


def _type_of(name: str, long_name: str, parameters: Mapping[str, Any]) -> Any:  # noqa: ANN401
    kinds = _spiel.GameType
    return kinds(
        short_name=name,
        long_name=long_name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(parameters),
    )


_WHOLE_TYPE: Final = _type_of("cassino", "Cassino", _PARAMETERS)
_SMALL_TYPE: Final = _type_of("cassino_small", "Cassino, one hand of a small pack", _SMALL)


def _read(given: Mapping[str, Any], defaults: Mapping[str, Any]) -> tuple[Game, dict[str, Any]]:
    """The game that parameters ask for, and all of them."""
    chosen = {**defaults, **given}
    game = game_of(
        chosen["variant"],
        seats=chosen["seats"],
        partners=bool(chosen["partners"]),
        options=_options_of(chosen["options"]),
    )
    if not 0 <= chosen["dealer"] < game.seats:
        raise EnvError("envs/bad-option", f"there is no seat {chosen['dealer']} to deal")
    return game, chosen


def _options_of(text: str) -> dict[str, str]:
    """The switches that a text sets."""
    options: dict[str, str] = {}
    for part in text.split(";") if text else ():
        name, sign, setting = part.partition(":")
        if not (name and sign):
            raise EnvError("envs/bad-option", f"{part!r} isn't an option: expected name:setting")
        options[name] = setting
    return options


def _info_of(game: Game, chance_outcomes: int) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    top = highest_return(game)
    return _spiel.GameInfo(
        num_distinct_actions=STEPS,
        max_chance_outcomes=chance_outcomes,
        num_players=game.seats,
        min_utility=-top,
        max_utility=top,
        utility_sum=0.0,
        max_game_length=longest(),
    )


class CassinoGame(_spiel.Game):  # type: ignore[misc]
    """One deal of a variant."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Take the parameters."""
        self.game, chosen = _read(params or {}, _PARAMETERS)
        self.dealer = int(chosen["dealer"])
        info = _info_of(self.game, 52)
        _spiel.Game.__init__(self, _WHOLE_TYPE, info, dict(params or {}))

    def begun(self) -> Unfolding:
        """A deal before its first card."""
        return WholeDeal(self.game, self.dealer)

    def new_initial_state(self) -> CassinoState:
        """A deal before its first card."""
        return CassinoState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel has no types
        params: Mapping[str, Any] | None = None,
    ) -> CassinoObserver:
        """Whoever looks at states."""
        kind = iig_obs_type or _spiel.IIGObservationType(perfect_recall=False)
        return CassinoObserver(self.game, kind, params)


class SmallCassinoGame(CassinoGame):
    """One hand of a variant from a small pack."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Take the parameters."""
        self.game, chosen = _read(params or {}, _SMALL)
        self.dealer = int(chosen["dealer"])
        self.pack = _pack_of(chosen["pack"])
        self.hand, self.table = int(chosen["hand"]), int(chosen["table"])
        size = len(self.pack)
        if self.hand < 1 or self.table < 0 or self.hand * self.game.seats + self.table > size:
            asked = f"{self.game.seats} hands of {self.hand} and a table of {self.table}"
            raise EnvError("envs/bad-option", f"a pack of {size} can't be dealt as {asked}")
        outcomes = max(comb(size, self.hand), comb(size, self.table))
        info = _info_of(self.game, outcomes)
        _spiel.Game.__init__(self, _SMALL_TYPE, info, dict(params or {}))

    def begun(self) -> Unfolding:
        """A hand before it is dealt."""
        return ShrunkDeal(self.game, self.dealer, self.pack, self.hand, self.table)


def _pack_of(text: str) -> CardSet:
    try:
        return CardSet.of(*text.split())
    except CardError as wrong:
        raise EnvError("envs/bad-option", str(wrong)) from None


class CassinoState(_spiel.State):  # type: ignore[misc]
    """A deal in OpenSpiel's terms."""

    def __init__(self, game: CassinoGame) -> None:
        """Begin before the first card."""
        _spiel.State.__init__(self, game)
        self.deal = game.begun()

    def current_player(self) -> int:
        """Whose turn it is."""
        player = {CHANCE: _spiel.PlayerId.CHANCE, OVER: _spiel.PlayerId.TERMINAL}
        found: int = player.get(self.deal.player, self.deal.player)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return self.deal.actions() if player == self.deal.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, and how likely."""
        return self.deal.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.deal.player == CHANCE:
            self.deal.bring(action)
        else:
            self.deal.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != _spiel.PlayerId.CHANCE:
            return step_text(action)
        return f"deal {step_text(action)}" if isinstance(self.deal, WholeDeal) else f"deal {action}"

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.deal.player == OVER

    def returns(self) -> list[float]:
        """What the deal was worth to each seat."""
        return list(self.deal.returns())

    def __str__(self) -> str:
        if not self.deal.is_dealt:
            return f"dealing, {len(self.full_history())} done"
        return table_text(self.deal.position, self.deal.steps)


class CassinoObserver:
    """What a seat sees: ``planes``, and with perfect recall ``history`` too.

    Without private information the planes of the hand, of the cards seen and of the move under
    way are empty; without public information all the others are.
    """

    def __init__(
        self,
        game: Game,
        kind: Any,  # noqa: ANN401 - OpenSpiel has no types
        params: Mapping[str, Any] | None,
    ) -> None:
        """Make room."""
        if params:
            raise EnvError("envs/bad-option", "observers take no parameters")
        self._game, self._is_public = game, bool(kind.public_info)
        self._is_private = kind.private_info == _spiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = bool(kind.perfect_recall) and self._is_public
        shapes: dict[str, tuple[int, ...]] = {"player": (game.seats,), "planes": (PLANES, 52)}
        if self._recalls:
            shapes["history"] = HISTORY
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for (name, shape), size in zip(shapes.items(), sizes, strict=True):
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: CassinoState, player: int) -> None:
        """Look at a state for a seat."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        deal = state.deal
        if not deal.is_dealt:
            return
        planes = np.zeros((PLANES, 52), np.int8)
        show_one(deal.rules, deal.states, deal.turns, player, planes)
        self.dict["planes"][:] = self._shown(planes)
        if self._recalls:
            rows = np.zeros(HISTORY, np.int8)
            recall_one(deal.rules, deal.states, deal.turns, player, rows)
            self.dict["history"][:] = rows

    def _shown(self, planes: NDArray[np.int8]) -> NDArray[np.int8]:
        """The planes without what this observer may not tell."""
        private = [HAND, SEEN, CHOSEN, PICKED]
        verb = slice(NUMBERS["verb"], NUMBERS["value"] + 1)
        if not self._is_private:
            planes[private] = 0
            planes[NUMBER, verb] = 0
        if not self._is_public:
            public = [plane for plane in range(PLANES) if plane not in private]
            planes[public] = 0
        return planes

    def string_from(self, state: CassinoState, player: int) -> str:
        """What a seat sees, as a text."""
        if self._recalls and self._is_private:
            return state.deal.known_to(player)
        self.set_from(state, player)
        shown = [f"player {player}"]
        for plane, row in enumerate(self.dict["planes"].astype(int).tolist()):
            cells = " ".join(f"{at}:{cell}" for at, cell in enumerate(row) if cell)
            if cells:
                shown.append(f"{plane} {cells}")
        if self._recalls:
            shown.append(" ".join(f"{code & (1 << 64) - 1:x}" for code in state.deal.codes))
        return "\n".join(shown)


_spiel.register_game(_WHOLE_TYPE, CassinoGame)
_spiel.register_game(_SMALL_TYPE, SmallCassinoGame)
