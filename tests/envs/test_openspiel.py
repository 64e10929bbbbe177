"""OpenSpiel's own tests, a playthrough, equality with the rules, equilibria of the small game."""

import copy
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cassino.cards import CARDS
from cassino.envs import EnvError
from cassino.envs.planes import HAND
from cassino.envs.unfolding import CHANCE, ShrunkDeal, Unfolding, WholeDeal
from cassino.kernel import decode_move
from cassino.rules import (
    Position,
    deal,
    play,
    result_of,
    score_deal,
    variant,
)
from tests.envs.playthrough import PLACE
from tests.envs.spiel_conformance import GAMES, SMALL

pyspiel: Any = import_module("pyspiel")
import_module("cassino.envs.openspiel")

ROOT = Path(__file__).parents[2]


def test_it_conforms() -> None:
    command = [sys.executable, "-m", "tests.envs.spiel_conformance"]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "OK" in done.stderr


@pytest.mark.parametrize("name", [*GAMES, "cassino(variant=draw)", "cassino_small"])
def test_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_the_playthrough_is_as_it_was() -> None:
    """Made anew by ``python -m tests.envs.playthrough``."""
    flags: Any = import_module("absl.flags")
    generate: Any = import_module("open_spiel.python.algorithms.generate_playthrough")
    flags.FLAGS(["test"])
    written, again = generate.replay(str(PLACE))
    assert written == again


def walk(state: Any, seed: str) -> list[int]:  # noqa: ANN401 - OpenSpiel has no types
    """Play a state to its end at random; the actions."""
    random, taken = Random(seed), []  # noqa: S311
    while not state.is_terminal():
        if state.is_chance_node():
            action = random.choice([outcome for outcome, _ in state.chance_outcomes()])
        else:
            action = random.choice(state.legal_actions())
        taken.append(action)
        state.apply_action(action)
    return taken


@pytest.mark.parametrize("name", [*GAMES, "cassino(variant=draw)"])
def test_a_deal_is_the_same_by_the_rules(name: str) -> None:
    for number in range(2):
        state = pyspiel.load_game(name).new_initial_state()
        walk(state, f"{name} {number}")
        unfolded, game = state.deal, state.deal.game
        assert isinstance(unfolded, WholeDeal)
        position = deal(
            game.variant,
            seats=game.seats,
            partners=game.partners,
            dealer=0,
            deck=[CARDS[card] for card in unfolded.states[0].deck.tolist()],
        )
        position = replayed(unfolded, position)
        sides = score_deal(position.variant, result_of(position)).sides
        assert state.returns() == list(game.deal_rewards([side.total for side in sides]))


def replayed(unfolded: Unfolding, position: Position) -> Position:
    for code in unfolded.codes:
        move = decode_move(code, [int(build.cards) for build in position.builds])
        position, _ = play(position, move)
    assert position.is_over
    return position


@pytest.mark.parametrize("preset", ["classic", "royal", "danish", "dominican"])
def test_the_small_game_is_played_by_the_rules(preset: str) -> None:
    """The same hands, put before the rules as a last hand, take the same course."""
    game = pyspiel.load_game(f"cassino_small(variant={preset},table=2)")
    for number in range(20):
        state, random = game.new_initial_state(), Random(number)  # noqa: S311
        while state.is_chance_node():
            state.apply_action(random.choice([at for at, _ in state.chance_outcomes()]))
        unfolded = state.deal
        assert isinstance(unfolded, ShrunkDeal)
        first = Position(
            variant=variant(preset),
            seats=2,
            partners=False,
            dealer=0,
            turn=unfolded.position.turn if not unfolded.codes else 1,
            hand_number=6,
            loose=unfolded.shares[2],
            builds=(),
            piles=(unfolded.shares[0] - unfolded.shares[0],) * 2,
            sweeps=(0, 0),
            last_capturer=None,
            owes=frozenset(),
            scores=(0, 0),
            hands=unfolded.shares[:2],
            stock=(),
        )
        if preset == "danish":  # the seat that leads moves on with every hand
            first = type(first)(**{**as_fields(first), "turn": 0})
        walk(state, f"{preset} {number}")
        last = replayed(state.deal, first)
        sides = score_deal(last.variant, result_of(last)).sides
        assert state.returns() == list(unfolded.game.deal_rewards([s.total for s in sides]))


def as_fields(position: Position) -> dict[str, Any]:
    return {name: getattr(position, name) for name in Position.__dataclass_fields__}


@pytest.mark.parametrize("name", ["cassino(variant=royal,seats=3)", "cassino_small"])
def test_games_and_states_are_copied_and_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(20 if name != "cassino_small" else 3):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[-1][0])
        else:
            state.apply_action(state.legal_actions()[-1])
    assert str(pickle.loads(pickle.dumps(game))) == str(game)  # noqa: S301
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301
    copies = [state.clone(), copy.deepcopy(state), pickled]
    history, ways = state.history(), []
    for each in copies:
        ways.append((walk(each, "on"), each.returns()))
        assert state.history() == history
    assert ways[0] == ways[1] == ways[2] == (walk(state, "on"), state.returns())


def own_pasts(state: Any, pasts: tuple[Any, ...], found: dict[Any, Any]) -> None:  # noqa: ANN401
    """Go through a whole tree; what each seat knew and did before each of its states."""
    if state.is_terminal():
        return
    if state.is_chance_node():
        for outcome, _ in state.chance_outcomes():
            own_pasts(state.child(outcome), pasts, found)
        return
    seat = state.current_player()
    known = state.information_state_string(seat)
    tensor = bytes(bytearray(int(each) for each in state.information_state_tensor(seat)))
    assert found.setdefault((seat, known), (pasts[seat], tensor)) == (pasts[seat], tensor)
    assert found.setdefault((seat, tensor), known) == known
    for action in state.legal_actions():
        mine = (*pasts[seat], (known, action))
        own_pasts(state.child(action), (*pasts[:seat], mine, *pasts[seat + 1 :]), found)


def test_the_small_game_has_perfect_recall() -> None:
    """Whatever leads to an information state, the seat knew and did the same on the way; and the
    tensor tells what the text tells."""
    found: dict[Any, Any] = {}
    own_pasts(pyspiel.load_game(SMALL).new_initial_state(), ((), ()), found)
    assert len(found) == 2 * 751


def test_chance_sees_each_card_once_and_evenly() -> None:
    state = pyspiel.load_game("cassino(seats=4)").new_initial_state()
    for number in range(20):
        outcomes = state.chance_outcomes()
        assert len(outcomes) == 52 - number
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert state.deal.player == CHANCE
        state.apply_action(outcomes[0][0])
    assert not state.is_chance_node()


def test_iterated_regret_finds_an_equilibrium_of_the_small_game() -> None:
    cfr: Any = import_module("open_spiel.python.algorithms.cfr")
    exploitability: Any = import_module("open_spiel.python.algorithms.exploitability")
    policy: Any = import_module("open_spiel.python.policy")
    game = pyspiel.load_game(SMALL)
    at_random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < at_random / 10


@pytest.mark.parametrize(
    "name",
    [
        "cassino(variant=poker)",
        "cassino(seats=3,partners=True)",
        "cassino(dealer=5)",
        "cassino(options=target:soon)",
        "cassino(options=target)",
        "cassino_small(pack=Zz)",
        "cassino_small(hand=4)",
    ],
)
def test_parameters_that_cannot_be_are_refused(name: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its code is looked at
        pyspiel.load_game(name)
    assert getattr(refused.value, "code", "")


def test_observers_show_no_more_than_they_may() -> None:
    """Positions that differ in another seat's cards look the same; what is public has no hand."""
    game = pyspiel.load_game("cassino(variant=royal)")
    kind: Any = pyspiel.IIGObservationType
    state = game.new_initial_state()
    for card in (0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44):
        state.apply_action(card)
    none = pyspiel.PrivateInfoType.NONE
    public = game.make_py_observer(kind(public_info=True, perfect_recall=True, private_info=none))
    for seat in (0, 1):
        public.set_from(state, seat)
        assert not public.dict["planes"][HAND].any()
        assert public.dict["planes"][1].any()
    single = pyspiel.PrivateInfoType.SINGLE_PLAYER
    private = game.make_py_observer(
        kind(public_info=False, perfect_recall=False, private_info=single)
    )
    private.set_from(state, 1)
    assert private.dict["planes"][HAND].sum() == 4
    assert not private.dict["planes"][1].any()


@pytest.mark.parametrize("name", ["cassino", "cassino_small"])
def test_what_may_not_be_done_is_refused(name: str) -> None:
    """And nothing has happened: neither at a node of chance, nor in a turn, nor at the end."""
    state, random = pyspiel.load_game(name).new_initial_state(), Random(1)  # noqa: S311
    while True:
        before = state.serialize()
        legal = set(state.legal_actions())
        for action in {0, 51, 104, 122, 999} - legal:
            with pytest.raises(EnvError, match=f"^{action} may not be taken now$"):
                state.apply_action(action)
        assert state.serialize() == before
        assert str(state)
        if state.is_terminal():
            break
        state.apply_action(random.choice(sorted(legal)))
