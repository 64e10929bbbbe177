"""A sitting: one deal or one match that is played by actions, on the kernel.

Every environment that plays one episode at a time stands on it. It asks for an action only where
there is a choice; what has none happens by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import numpy as np

from cassino.envs import arrays as a
from cassino.envs.acts import STEPS
from cassino.envs.choices import compact_codes, list_codes
from cassino.envs.deals import KernelDeal
from cassino.envs.errors import EnvError, illegal, no_episode, other_state
from cassino.envs.games import Actions, Game, Reward
from cassino.envs.observations import HISTORY, Row
from cassino.envs.outcomes import Outcome, outcome_of
from cassino.envs.planes import PLANES, Planes
from cassino.envs.turns import CROWDED, Mask
from cassino.kernel import ITEMS_OF_SCORE, Codes, move_at
from cassino.rules import (
    Carry,
    Move,
    deal_seed,
    next_dealer,
    shuffled_deck,
)

MOST_DEALS: Final = 100
"""A match that nobody has won after so many deals is broken off."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All of a sitting at one moment; equal sittings have equal snapshots."""

    game: Game
    seed: str
    states: bytes
    turns: bytes
    mask: bytes
    planes: bytes
    seat: int
    steps: int
    carry: Carry
    settled: tuple[Outcome, ...]
    past: tuple[tuple[int, ...], ...]


class Sitting(KernelDeal):
    """One episode of a game.

    ``seat`` is the seat that is asked for an action, -1 before the first episode.

    >>> from cassino.envs.games import game_of
    >>> sitting = Sitting(game_of("royal"))
    >>> sitting.start("docs")
    >>> while not sitting.is_over:
    ...     sitting.act(int(sitting.mask.argmax()))
    >>> len(sitting.rewards), sum(sitting.rewards)
    (2, 0.0)
    """

    def __init__(self, game: Game) -> None:
        """Make room; ``start`` begins."""
        super().__init__(game)
        self.states["seats"], self.states["partners"] = game.seats, game.partners
        self.carry = Carry()
        self._settled: tuple[Outcome, ...] = ()
        self._past: tuple[tuple[int, ...], ...] = ()
        self.seed = ""
        self.seat = -1
        self._by_steps = game.actions is Actions.STEPS
        self._steps = 0
        self._mask: Mask = np.zeros(STEPS, np.int8)
        self._planes: Planes = np.zeros((PLANES, 52), np.int8)

    def start(self, seed: str) -> None:
        """Begin an episode.

        Args:
            seed: where the decks come from, as those of a match do (``deal_seed``), and the first
                dealer: the first byte of the SHA-256 of the seed, modulo the seats.
        """
        self.seed = seed
        self.carry, self._settled, self._past = Carry(), (), ()
        self._deal(sha256(seed.encode()).digest()[0] % self.game.seats, (0,) * self.game.sides)

    def _deal(self, dealer: int, scores: tuple[int, ...]) -> None:
        state = self.states[0]
        state["dealer"] = dealer
        state["scores"][: self.game.sides] = scores
        state["carry"] = self.carry.cards, self.carry.spades
        deck = shuffled_deck(deal_seed(self.seed, len(self._settled) + 1))
        state["deck"] = np.frombuffer(bytes(deck), np.int8)
        self._advance(a.DEAL)

    def refuse_before(self) -> None:
        """Nothing, once an episode has begun.

        Raises:
            EnvError: before the first one.
        """
        if self.seat < 0:
            raise no_episode()

    @property
    def is_over(self) -> bool:
        """Whether the episode has ended, or none has begun."""
        return self._steps == 0

    @property
    def is_broken_off(self) -> bool:
        """Whether it ended with a match that nobody has won."""
        if not self.is_over or self.game.reward is Reward.DEAL:
            return False
        return self._settled[-1].settlement.winner is None

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What the deals that are over were worth."""
        if self.game.reward is Reward.DEAL and self.is_over:
            return (outcome_of(self.states, self.game.variant, self.carry),)
        return self._settled

    @property
    def past(self) -> tuple[tuple[int, ...], ...]:
        """The plays of the deals that are over, as codes."""
        if self.game.reward is Reward.DEAL and self.is_over:
            return (tuple(self.codes),)
        return self._past

    @property
    def mask(self) -> Mask:
        """Which actions may be taken now: ones among noughts, in an array of one's own."""
        if self._by_steps:
            return self._mask.copy()
        mask: Mask = np.zeros(self.game.actions.size, np.int8)
        mask[list(self._choices())] = 1
        return mask

    def _choices(self) -> dict[int, int]:
        """The actions in one step that may be taken, and the code that each means."""
        if self.is_over:
            return {}
        codes = self.listed
        if self.game.actions is Actions.LIST:
            return {at: int(code) for at, code in enumerate(codes)}
        return compact_codes(codes)

    @property
    def listed(self) -> Codes:
        """The legal moves as the list of ``choices`` has them."""
        return list_codes(self.game.variant, self.rules, self.states, a.work_here()).codes

    def move_of(self, action: int) -> Move:
        """The move that an action in one step means."""
        return move_at(self.states, self._choices()[action])

    def act(self, action: int) -> None:
        """Take an action that may be taken, and let happen what follows without a choice.

        Raises:
            EnvError: for one that may not be taken; nothing has happened then.
        """
        if self._by_steps:
            if not (0 <= action < STEPS and self._mask[action]):
                raise self._refusal(action)
            self._advance(action)
            return
        code = self._choices().get(action)
        if code is None:
            raise self._refusal(action)
        self.play(code)

    def _refusal(self, action: int) -> EnvError:
        return no_episode() if self.is_over else illegal(action)

    def play(self, code: int) -> None:
        """Make a whole legal move at once, whatever the way to choose them."""
        a.play_code(self.rules, self.states, a.work_here(), self.turns, code)
        self._advance(a.GO_ON)

    def _advance(self, step: int) -> None:
        self._steps, self.seat = a.advance_one(
            self.rules, self.states, a.work_here(), self.turns, step, self._mask, self._planes
        )
        if self._steps == CROWDED:
            self._steps = a.settle_crowded(
                self.game.variant, self.rules, self.states, self.turns, self._mask
            )
            self.seat = int(self.states["turn"][0])
            a.show_one(self.rules, self.states, self.turns, self.seat, self._planes)
        if self._steps == 0 and self.game.reward is Reward.MATCH:
            self._settle()

    def _settle(self) -> None:
        """Count a deal of a match, and deal again where nobody has won."""
        game = self.game
        outcome = outcome_of(self.states, game.variant, self.carry)
        self._settled = (*self._settled, outcome)
        self._past = (*self._past, tuple(self.codes))
        if outcome.settlement.winner is None and len(self._settled) < MOST_DEALS:
            self.carry = outcome.score.carry
            dealer = next_dealer(game.variant, game.seats, int(self.states["dealer"][0]))
            self._deal(dealer, outcome.settlement.scores)

    @property
    def rewards(self) -> tuple[float, ...]:
        """What the episode was worth to each seat, once it is over; before nothing."""
        if not self.is_over:
            return (0.0,) * self.game.seats
        if self.game.reward is Reward.MATCH:
            return self.game.match_rewards(self._settled[-1].settlement.winner)
        worth = np.zeros(self.game.seats)
        items = np.zeros((4, ITEMS_OF_SCORE), np.int64)
        a.worth_of_one(self.rules, self.states, items, worth)
        return tuple(worth.tolist())

    def observe(self, seat: int) -> Planes:
        """What a seat sees, in an array of one's own."""
        planes = self._planes.copy()
        if seat != self.seat:
            self.refuse_before()
            a.show_one(self.rules, self.states, self.turns, seat, planes)
        return planes

    def recall(self, seat: int) -> Row:
        """The plays of the deal as a seat recalls them."""
        rows: Row = np.empty(HISTORY, np.int8)
        a.recall_one(self.rules, self.states, self.turns, seat, rows)
        return rows

    def snapshot(self) -> Snapshot:
        """All of the sitting as it is now."""
        return Snapshot(
            self.game,
            self.seed,
            self.states.tobytes(),
            self.turns.tobytes(),
            self._mask.tobytes(),
            self._planes.tobytes(),
            self.seat,
            self._steps,
            self.carry,
            self._settled,
            self._past,
        )

    def refuse_other(self, snapshot: object) -> None:
        """Nothing, for a snapshot of the same game.

        Raises:
            EnvError: for anything else.
        """
        if not isinstance(snapshot, Snapshot):
            raise other_state("it is none of such an environment's")
        if snapshot.game != self.game:
            raise other_state("it is of another game")

    def restore(self, snapshot: Snapshot) -> None:
        """Stand again as at the moment of a snapshot of the same game.

        Raises:
            EnvError: when it isn't one; nothing has happened then.
        """
        self.refuse_other(snapshot)
        self.seed = snapshot.seed
        self.states[:] = np.frombuffer(snapshot.states, self.states.dtype)
        self.turns[:] = np.frombuffer(snapshot.turns, self.turns.dtype)
        self._mask[:] = np.frombuffer(snapshot.mask, np.int8)
        self._planes.reshape(-1)[:] = np.frombuffer(snapshot.planes, np.int8)
        self.seat, self._steps = snapshot.seat, snapshot.steps
        self.carry, self._settled = snapshot.carry, snapshot.settled
        self._past = snapshot.past

    def clone(self) -> Sitting:
        """Another sitting at the same point."""
        other = Sitting(self.game)
        other.restore(self.snapshot())
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Sitting:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game, self.snapshot())


def _restored(game: Game, snapshot: Snapshot) -> Sitting:
    sitting = Sitting(game)
    sitting.restore(snapshot)
    return sitting
