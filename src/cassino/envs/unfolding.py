"""A deal whose cards are named by chance as it goes on: the core of the OpenSpiel games.

What has no choice happens by itself, except that a play which brings new cards waits until chance
has named them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np

from cassino.cards import CARDS, CardSet
from cassino.envs import arrays as a
from cassino.envs.acts import DONE, STEPS, TRAIL
from cassino.envs.deals import KernelDeal
from cassino.envs.errors import illegal
from cassino.envs.games import Game
from cassino.envs.outcomes import outcome_of
from cassino.envs.turns import (
    CROWDED,
    MOST_PLAYS,
    Mask,
    Turns,
    code_made,
    find_steps,
    moves_of,
    take_step,
)
from cassino.kernel import Rules, States, Work, compiled, encode
from cassino.rules import Carry, Position, hands_in_deal, leader_of
from cassino.rules import start_deal as deal_out

OVER: Final = -2
CHANCE: Final = -1
Outcomes: TypeAlias = list[tuple[int, float]]
_NO_CARDS: Final = CardSet(0)


@compiled
def _look(rules: Rules, states: States, work: Work, turns: Turns, mask: Mask) -> int:
    """How many steps may follow, 1 when only the move in ``turns[0].code`` is left."""
    end = moves_of(rules[0], states[0], work[0], turns[0])
    return end if end < 0 else find_steps(states[0], work[0], turns[0], end, mask)


@compiled
def _code(states: States, turns: Turns, step: int) -> int:
    return code_made(states[0], turns[0], step)


class Unfolding(KernelDeal, ABC):
    """One deal; ``player`` is the seat to act, ``CHANCE`` or ``OVER``."""

    def __init__(self, game: Game, dealer: int) -> None:
        """Begin before the first card."""
        super().__init__(game)
        self.dealer = dealer
        self.mask: Mask = np.zeros(STEPS, np.int8)
        self.is_dealt = False
        self.pending: int | None = None
        self.player = CHANCE

    @abstractmethod
    def outcomes(self) -> Outcomes:
        """What chance can bring, and how likely."""

    @abstractmethod
    def bring(self, outcome: int) -> None:
        """Let chance bring something.

        Raises:
            EnvError: what it can't bring; nothing has happened then.
        """

    def _has_cards_for(self, states: States) -> bool:  # noqa: ARG002 - others name cards later
        """Whether all cards that such states have dealt are named."""
        return True

    def actions(self) -> list[int]:
        """The steps that the seat may take, in ascending order."""
        steps: list[int] = np.flatnonzero(self.mask).tolist()
        return steps if self.player >= 0 else []

    def act(self, step: int) -> None:
        """Take a step that may be taken.

        Raises:
            EnvError: for any other; nothing has happened then.
        """
        if not (0 <= step < STEPS and self.mask[step]):
            raise illegal(step)
        if step in (TRAIL, DONE):
            self._play(_code(self.states, self.turns, step))
        else:
            take_step(self.turns[0], step)
        self._go_on()

    def _play(self, code: int) -> None:
        """Make a move, or let it wait for the cards that it brings."""
        before, turns = self.states.copy(), self.turns.copy()
        a.play_code(self.rules, self.states, a.work_here(), self.turns, code)
        if self._has_cards_for(self.states):
            self.pending = None
        else:
            deck = self.states["deck"].copy()
            self.states[:], self.turns[:], self.pending = before, turns, code
            self.states["deck"] = deck

    def _go_on(self) -> None:
        """Let everything without a choice happen."""
        while True:
            self.mask[:] = 0
            if not self.is_dealt or self.pending is not None:
                self.player = CHANCE
                return
            if self.states[0].over:
                self.player = OVER
                return
            steps = _look(self.rules, self.states, a.work_here(), self.turns, self.mask)
            code = self._by_rules() if steps == CROWDED else int(self.turns[0].code)
            if steps > 1 or code is None:
                self.player = int(self.states[0].turn)
                return
            self._play(code)

    def _by_rules(self) -> int | None:
        """On a crowded table: the only move left, or None where there is a choice."""
        last = a.last_step(self.game.variant, self.states, self.turns, self.mask)
        return None if last is None else _code(self.states, self.turns, last)

    def returns(self) -> tuple[float, ...]:
        """What the deal was worth to each seat, once it is over; before nothing."""
        if self.player != OVER:
            return (0.0,) * self.game.seats
        return self.game.deal_rewards(outcome_of(self.states, self.game.variant, Carry()).points)

    def known_to(self, seat: int) -> str:
        """All that a seat knows and recalls, as a text: its information state."""
        state = self.states[0]
        turn = self.turns[0]
        plays = " ".join(f"{code & (1 << 64) - 1:x}" for code in self.codes)
        seats = "".join(map(str, turn.seats[: int(turn.plays)].tolist()))
        hand, loose = CardSet(state.hands[seat]), CardSet(state.loose)
        steps = self.steps if seat == int(state.turn) and self.player >= 0 else ()
        to_move = int(state.turn) if self.is_dealt else -1
        return f"{seat} {self.dealer} {to_move} {hand} {loose} [{seats}: {plays}] {list(steps)}"

    def __deepcopy__(self, memo: dict[int, object]) -> Unfolding:
        other = object.__new__(type(self))
        for name, value in vars(self).items():
            setattr(other, name, value.copy() if isinstance(value, np.ndarray) else value)
        return other


class WholeDeal(Unfolding):
    """A deal from a whole pack: chance names one card after another, in the order of dealing."""

    def __init__(self, game: Game, dealer: int) -> None:
        """Begin before the first card."""
        super().__init__(game, dealer)
        self.named = 0

    def outcomes(self) -> Outcomes:
        """Every card that isn't named yet, each as likely."""
        deck: set[int] = set(self.states["deck"][0, : self.named].tolist())
        return [(card, 1 / (52 - self.named)) for card in range(52) if card not in deck]

    def bring(self, outcome: int) -> None:
        """Name the next card."""
        if not 0 <= outcome < 52 or outcome in self.states["deck"][0, : self.named]:
            raise illegal(outcome)
        self.states["deck"][0, self.named] = outcome
        self.named += 1
        if not self.is_dealt:
            if self.named == 4 * self.game.seats + 4:
                self._deal()
            return
        assert self.pending is not None
        self._play(self.pending)
        self._go_on()

    def _deal(self) -> None:
        """Deal the first hand, by the rules; cards not named yet stand in any order."""
        game, named = self.game, self.states["deck"][0, : self.named].tolist()
        rest = [card for card in range(52) if card not in named]
        position, _ = deal_out(
            game.variant,
            seats=game.seats,
            partners=game.partners,
            dealer=self.dealer,
            deck=[CARDS[card] for card in (*named, *rest)],
        )
        encode(position, into=self.states)
        self.states["deck"][0, : self.named] = named
        self.is_dealt = True
        self._go_on()

    def _has_cards_for(self, states: States) -> bool:
        return int(states["dealt"][0]) <= self.named


class ShrunkDeal(Unfolding):
    """One last hand from a small pack: chance deals every hand at once, then the table.

    The rules are those of the whole game; only less is dealt. Cards that nobody gets lie aside,
    unseen, and no more are dealt.
    """

    def __init__(self, game: Game, dealer: int, pack: CardSet, hand: int, table: int) -> None:
        """Begin before the first hand.

        Args:
            game: what is played.
            dealer: the dealer's seat.
            pack: the cards.
            hand: how many cards everybody gets.
            table: how many lie on the table.
        """
        super().__init__(game, dealer)
        self.pack, self.sizes = pack, (*(hand,) * game.seats, table)
        self.shares: tuple[CardSet, ...] = ()

    def _choices(self) -> list[CardSet]:
        left = self.pack - sum(map(int, self.shares))
        size = self.sizes[len(self.shares)]
        return [CardSet.from_cards(cards) for cards in combinations(left, size)]

    def outcomes(self) -> Outcomes:
        """Every way to choose the cards, each as likely; by the order of their numbers."""
        count = len(self._choices())
        return [(at, 1 / count) for at in range(count)]

    def bring(self, outcome: int) -> None:
        """Deal a hand, or the table."""
        choices = self._choices()
        if not 0 <= outcome < len(choices):
            raise illegal(outcome)
        self.shares = (*self.shares, choices[outcome])
        if len(self.shares) == len(self.sizes):
            self._deal()

    def _deal(self) -> None:
        encode(self.first, into=self.states)
        self.is_dealt = True
        self._go_on()

    @property
    def first(self) -> Position:
        """The position that was dealt, before any play."""
        game = self.game
        number = hands_in_deal(game.variant, game.seats)
        return Position(
            variant=game.variant,
            seats=game.seats,
            partners=game.partners,
            dealer=self.dealer,
            turn=leader_of(game.variant, game.seats, self.dealer, number),
            hand_number=number,
            loose=self.shares[-1],
            builds=(),
            piles=(_NO_CARDS,) * game.sides,
            sweeps=(0,) * game.sides,
            last_capturer=None,
            owes=frozenset(),
            scores=(0,) * game.sides,
            hands=self.shares[:-1],
            stock=(),
        )


def longest() -> int:
    """No deal asks for more actions.

    A play has a card, a verb and a last step. A loose card is picked once when it joins a build,
    and once when it is captured; a build is picked by every play that changes it, and once when it
    is captured.
    """
    return MOST_PLAYS * 3 + 2 * 52 + 2 * MOST_PLAYS


def highest_return(game: Game) -> float:
    """No seat gets more: every point of a deal, and a sweep by every play of its side."""
    rules, sweep = game.variant.scoring, game.variant.sweep
    cards = rules.most_cards + rules.most_spades + rules.big_casino + rules.little_casino
    points = cards + 4 * rules.ace + 13 * rules.each_spade + rules.jack_of_spades
    return float(points + rules.last_capture_point + MOST_PLAYS // game.sides * sweep.sweep_points)
