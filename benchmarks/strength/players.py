"""Players that only measurements need, for the arena as ``py:benchmarks.strength.players:NAME``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeVar

from cassino.agents import Agent, Budget, RememberingView, agent
from cassino.agents.searching import SamplingAgent
from cassino.cards import CardSet
from cassino.rules import Move, PlayerView, refusal

V = TypeVar("V", bound=PlayerView)

PATIENT_WORLDS: Final = 10_000
"""With so many worlds ``sampling`` thinks about as long as the top level."""

patient_sampling: Final = SamplingAgent(worlds=PATIENT_WORLDS)


@dataclass(frozen=True, slots=True)
class Alone:
    """Plays as if its partner were nobody's: it sees the same table without sides.

    What a side has taken is given to the seat that thinks, and to the next one of the others.
    """

    player: Agent

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:
        """What the player chooses for itself alone, where that is legal."""
        chosen = self.player.choose(_seen_alone(view, view.turn), budget, seed)
        if refusal(view, chosen) is None:
            return chosen
        return self.player.choose(view, budget, seed)


def _seen_alone(view: V, seat: int) -> V:
    """A view of partners as four players would have it."""
    own, other = view.side_of(seat), 1 - view.side_of(seat)
    following = (seat + 1) % view.seats
    nobody = CardSet(0)
    piles = {seat: view.piles[own], following: view.piles[other]}
    sweeps = {seat: view.sweeps[own], following: view.sweeps[other]}
    alone = replace(
        view,
        partners=False,
        piles=tuple(piles.get(each, nobody) for each in range(view.seats)),
        sweeps=tuple(sweeps.get(each, 0) for each in range(view.seats)),
        scores=tuple(view.scores[view.side_of(each)] for each in range(view.seats)),
    )
    if isinstance(alone, RememberingView):
        past = tuple((_seen_alone(before, seat), move) for before, move in alone.past)
        return replace(alone, past=past)
    return alone


counting_alone: Final = Alone(agent("counting"))
searching_alone: Final = Alone(agent("searching"))
