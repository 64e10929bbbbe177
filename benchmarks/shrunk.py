"""The small game whole: its tree as a file that OpenSpiel reads, and agents as its strategies.

OpenSpiel's solvers and best responses go through a tree again and again. Walked once and written
down in the format of Gambit, it is OpenSpiel's own, and they run in C++.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, Final, TypeAlias

from cassino.agents import Agent, Budget, Memory, RememberingView
from cassino.cards import FULL_DECK, SPADES, CardSet
from cassino.envs import decode_move, steps_of
from cassino.envs.games import Game, game_of
from cassino.envs.unfolding import CHANCE, OVER, ShrunkDeal
from cassino.rules import Position, play, view_of

Strategy: TypeAlias = dict[tuple[int, str], dict[int, float]]
"""By seat and what it knows the chance of every step that it may take."""

PACK: Final = "As Ad 2s 2d 3s 3d"


@dataclass(frozen=True, slots=True)
class Shrunk:
    """A hand of a small pack of two seats: who gets how many of which cards."""

    variant: str = "classic"
    pack: str = PACK
    hand: int = 2
    table: int = 0

    @property
    def game(self) -> Game:
        """What is played."""
        return game_of(self.variant)

    @property
    def cards(self) -> CardSet:
        """The pack."""
        return CardSet.of(*self.pack.split())

    def begun(self) -> ShrunkDeal:
        """Before anything is dealt."""
        return ShrunkDeal(self.game, 0, self.cards, self.hand, self.table)

    @property
    def name(self) -> str:
        """The same as OpenSpiel loads it."""
        dealt = f"hand={self.hand},table={self.table}"
        return f"cassino_small(variant={self.variant},pack={self.pack},{dealt})"


@dataclass(slots=True)
class Tree:
    """All of a small game: ``text`` as Gambit has it, and one deal of each information state.

    ``places`` has the numbers of information states, as the text has them, by seat.
    """

    text: str = ""
    places: tuple[dict[str, int], dict[str, int]] = field(default_factory=lambda: ({}, {}))
    deals: dict[tuple[int, str], ShrunkDeal] = field(default_factory=dict)
    nodes: int = 0


def tree_of(shrunk: Shrunk) -> Tree:
    """Go through a whole small game."""
    tree = Tree()
    lines = ['EFG 2 R "cassino_small" { "0" "1" } ""', *_lines(tree, shrunk.begun(), Counter())]
    tree.nodes = len(lines) - 1
    tree.text = "\n".join(lines) + "\n"
    return tree


def _lines(tree: Tree, deal: ShrunkDeal, numbers: Counter[str]) -> Iterator[str]:
    """The lines of a node and of all below it."""
    if deal.player == OVER:
        numbers["ends"] += 1
        returns = " ".join(map(repr, deal.returns()))
        yield f't "" {numbers["ends"]} "" {{ {returns} }}'
    elif deal.player == CHANCE:
        numbers["chance"] += 1
        outcomes = [outcome for outcome, _ in deal.outcomes()]
        chances = " ".join(f'"{outcome}" 1/{len(outcomes)}' for outcome in outcomes)
        yield f'c "" {numbers["chance"]} "" {{ {chances} }} 0'
        for outcome in outcomes:
            after = deepcopy(deal)
            after.bring(outcome)
            yield from _lines(tree, after, numbers)
    else:
        seat, known = deal.player, deal.known_to(deal.player)
        number = tree.places[seat].setdefault(known, len(tree.places[seat]) + 1)
        tree.deals.setdefault((seat, known), deal)
        actions = " ".join(f'"{action}"' for action in deal.actions())
        yield f'p "" {seat + 1} {number} "" {{ {actions} }} 0'
        for action in deal.actions():
            after = deepcopy(deal)
            after.act(action)
            yield from _lines(tree, after, numbers)


def framed(position: Position, pack: CardSet) -> Position:
    """A small hand as the last of a whole deal, in which all other cards were captured before.

    They lie in the piles in equal numbers, spades too where there is more than one in the pack, so
    that every majority hangs on the small pack alone. So a seat sees which cards are in play, and
    what a hand is worth differs by a constant.

    Raises:
        ValueError: when the cards can't be shared out so.
    """
    spades, others = FULL_DECK - pack & SPADES, FULL_DECK - pack - SPADES
    rest = [*spades, *others]
    if len(rest) % 2 or (len(spades) % 2 and pack & SPADES):
        raise ValueError("the other cards can't be shared out evenly")
    piles = tuple(
        pile | CardSet.from_cards(rest[side::2]) for side, pile in enumerate(position.piles)
    )
    return replace(position, piles=piles)


def seen_by(deal: ShrunkDeal, seat: int) -> RememberingView:
    """What a seat may see of a small hand, with the plays so far; nothing else reaches an agent."""
    position, memory = framed(deal.first, deal.pack), Memory()
    for code in deal.codes:
        move = decode_move(code, [int(build.cards) for build in position.builds])
        memory = memory.with_play(position, move)
        position, _ = play(position, move)
    assert view_of(position, seat).hand == CardSet(deal.states[0].hands[seat])
    return memory.view_of(position, seat)


def strategy_of(agent: Agent, tree: Tree, budget: Budget, seeds: Sequence[int]) -> Strategy:
    """How an agent plays, by its choices with some seeds; where it never comes, evenly."""
    chosen: dict[str, Counter[tuple[int, ...]]] = {}
    strategy: Strategy = {}
    for (seat, known), deal in tree.deals.items():
        view = seen_by(deal, seat)
        moves = chosen.setdefault(repr(view), Counter())
        if not moves:
            for seed in seeds:
                moves[steps_of(agent.choose(view, budget, seed), view.builds)] += 1
        strategy[seat, known] = _next_steps(deal, moves)
    return strategy


def _next_steps(deal: ShrunkDeal, moves: Counter[tuple[int, ...]]) -> dict[int, float]:
    """The chances of the next step, given those taken."""
    taken, actions = deal.steps, deal.actions()
    counts: Counter[int] = Counter()
    for steps, count in moves.items():
        if steps[: len(taken)] == taken:
            counts[steps[len(taken)]] += count
    if not counts:
        return dict.fromkeys(actions, 1 / len(actions))
    assert counts.keys() <= set(actions)
    return {action: counts[action] / counts.total() for action in actions}


class Referee:
    """OpenSpiel's judge of strategies on one small game."""

    def __init__(self, tree: Tree) -> None:
        """Let OpenSpiel read the tree."""
        self.spiel: Any = import_module("pyspiel")
        self.tree = tree
        self.game: Any = self.spiel.load_efg_game(tree.text)

    def exploitability(self, policy: Any) -> float:  # noqa: ANN401 - OpenSpiel has no types
        """By how many points a hand a best response beats a policy, on average over the seats."""
        found: float = self.spiel.exploitability(self.game, policy)
        return found

    def uniform(self) -> Any:  # noqa: ANN401
        """Every step as likely as any other."""
        return self.spiel.UniformRandomPolicy(self.game)

    def regret_matched(self, iterations: int, solver: str = "CFRSolver") -> Any:  # noqa: ANN401
        """The average policy of OpenSpiel's CFR after so many iterations."""
        made = getattr(self.spiel, solver)(self.game)
        for _ in range(iterations):
            made.evaluate_and_update_policy()
        return made.tabular_average_policy()

    def policy(self, strategy: Strategy) -> Any:  # noqa: ANN401
        """A strategy as OpenSpiel's table."""
        labels = self._labels()
        table = {
            name: [(labels[name][step], chance) for step, chance in strategy[key].items()]
            for name, key in self._names().items()
        }
        return self.spiel.TabularPolicy(table)

    def _names(self) -> dict[str, tuple[int, str]]:
        """Seat and knowledge by the names that OpenSpiel gives to information states."""
        return {
            f"{seat}-{seat}-{number}-": (seat, known)
            for seat, places in enumerate(self.tree.places)
            for known, number in places.items()
        }

    def _labels(self) -> dict[str, dict[int, int]]:
        """OpenSpiel's numbers of actions by our steps, for every information state."""
        found: dict[str, dict[int, int]] = {}
        states = [self.game.new_initial_state()]
        while states:
            state = states.pop()
            actions = state.legal_actions()
            if state.is_player_node():
                steps = [int(state.action_to_string(action)) for action in actions]
                found[state.information_state_string()] = dict(zip(steps, actions, strict=True))
            states += [state.child(action) for action in actions]
        return found
