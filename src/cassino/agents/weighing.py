"""What a move is worth: what it takes, and what it leaves to the seats that play next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from cassino.agents.groups import groups_after, groups_by_total, parts_of
from cassino.agents.offers import Offer, Offers
from cassino.agents.prices import Prices, is_last_hand, prices_for
from cassino.agents.tables import Stack, Table, held_after, table_after, table_of
from cassino.agents.unseen import Kind, Other, Unseen, kinds_of, misses, unseen_by
from cassino.rules import HAND_SIZE, Capture, Move, PlayerView, Turn, turn_of
from cassino.rules.settings import Compulsory, Residue


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each consideration counts, in points for a point.

    ``threat`` is what the others may take next, ``later`` how much less each following seat
    counts where everybody plays for himself, ``prospect`` what the seat itself may take next,
    ``loose`` the chance that a loose group is still there after another seat's turn, ``build`` that
    a single build, which nobody may take but somebody might raise, is there at the seat's next one,
    ``kept`` what is held back in the hand, ``idle`` the chance that a later play captures nothing.
    """

    threat: float = 0.8
    later: float = 0.7
    prospect: float = 1.0
    loose: float = 0.5
    build: float = 0.9
    kept: float = 0.25
    idle: float = 0.55


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move and what speaks for and against it, in points for the seat's side.

    ``danger`` is the chance that the next seat clears the table.
    """

    move: Move
    table: Table
    gain: float
    sweeps: bool
    threat: float
    danger: float
    prospect: float
    kept: float
    last: float
    total: float


class Scales:
    """Everything that is the same for all moves in a position, made once."""

    def __init__(self, view: PlayerView, weights: Weights, forgotten: int = 0) -> None:
        """Look at the position through the eyes of a seat to move that has forgotten some cards."""
        self.view = view
        self.weights = weights
        self.turn: Turn = turn_of(view)
        self.prices: Prices = prices_for(view)
        self.unseen: Unseen = unseen_by(view, forgotten)
        self.table: Table = table_of(view)
        self.side = view.side_of(view.turn)
        self.groups = groups_by_total(parts_of(self.turn, self.table, self.prices))
        self.kinds = [
            (kind, count)
            for kind in kinds_of(view.variant)
            if (count := (kind.cards & self.unseen.cards).bit_count())
        ]
        compulsory = view.variant.capture.compulsory
        self.is_owed = compulsory in (Compulsory.IF_ABLE, Compulsory.MAXIMAL)
        self.is_last_hand = is_last_hand(view)
        self.loose = weights.loose ** len(self.unseen.others)

    def weigh(self, move: Move) -> Weighed:
        """Weigh a legal move."""
        table = table_after(self.turn, self.table, move)
        offers = self._offers(table)
        rest = held_after(self.turn, move.card)
        gain, sweeps = self._gain(table, move)
        threat, danger = self._threat(offers)
        prospect = self._prospect(offers, rest)
        kept = self.prices.of(rest)
        last = self._last(table, move)
        weights = self.weights
        total = (
            gain
            - weights.threat * threat
            + weights.prospect * prospect
            + weights.kept * kept
            + last
        )
        return Weighed(move, table, gain, sweeps, threat, danger, prospect, kept, last, total)

    def _offers(self, table: Table) -> Offers:
        groups = groups_after(self.groups, self.turn, self.table, table, self.prices)
        return Offers(self.turn, self.prices, table, groups, self.is_owed)

    def _gain(self, table: Table, move: Move) -> tuple[float, bool]:
        """What the move puts on the pile, and whether it sweeps."""
        if not isinstance(move, Capture):
            return 0.0, False
        sweeps = not table.size
        worth = self.prices.of(int(move.taken) | 1 << move.card)
        return worth + self.prices.sweeps[self.side] * sweeps, sweeps

    def _threat(self, offers: Offers) -> tuple[float, float]:
        """What the others may be expected to take before the seat's next turn."""
        found = [
            (offer, count) for kind, count in self.kinds if (offer := offers.to(kind)) is not None
        ]
        threat, danger, weight = 0.0, 0.0, 1.0
        rivals = 1 if self.view.partners else self.view.seats - 1
        later = 1.0 if self.view.partners else self.weights.later
        for at, other in enumerate(self.unseen.others):
            if other.is_partner:
                threat -= self._promised(offers, other, self.unseen.others[:at])
                continue
            taken, cleared = self._expected(offers, found, other)
            threat += weight * taken / rivals
            danger = cleared if at == 0 else danger
            weight *= later
        return threat, danger

    def _promised(self, offers: Offers, partner: Other, before: Sequence[Other]) -> float:
        """What a partner's builds promise, as likely as they are still there at its turn.

        It has the cards for them. Whatever else it may find a rival may find as well, and before.
        """
        sweep = self.prices.sweeps[self.side]
        promised = 0.0
        for stack in offers.table.stacks:
            if stack.owner == partner.seat and (offer := offers.at(stack.value)) is not None:
                left = self._untaken(stack, before)
                promised = max(promised, left * (offer.worth + sweep * offer.clears))
        return promised

    def _expected(
        self, offers: Offers, found: list[tuple[Offer, int]], other: Other
    ) -> tuple[float, float]:
        """What a seat takes on average when it takes the best it can, and how likely it clears."""
        if not other.held:
            return 0.0, 0.0
        sweep = self.prices.sweeps[self.view.side_of(other.seat)]
        known = [
            offer.worth + sweep * offer.clears
            for stack in offers.table.stacks
            if stack.owner == other.seat and (offer := offers.at(stack.value)) is not None
        ]
        floor = max(known, default=0.0)
        held = min(other.held - bool(known), self.unseen.count)
        ranked = sorted(
            ((offer.worth + sweep * offer.clears, count) for offer, count in found), reverse=True
        )
        chances = misses(self.unseen.count, held)
        expected, missed, cards = 0.0, 1.0, 0
        for worth, count in ranked:
            if known and worth <= floor:
                break
            cards += count
            expected += (missed - chances[cards]) * worth
            missed = chances[cards]
        clearing = sum(count for offer, count in found if offer.clears)
        return expected + missed * floor, 1 - chances[clearing]

    def _prospect(self, offers: Offers, rest: int) -> float:
        """What the seat itself may take on its next turn, if the others leave it."""
        if not rest:
            return self._unknown_prospect(offers)
        own = [kind for kind in kinds_of(self.view.variant) if kind.cards & rest]
        if self.is_owed:
            owed = (offers.to(kind) for kind in own)
            takes = [self.loose * offer.worth for offer in owed if offer is not None]
        else:
            takes = [self._own_offer(offers, kind) for kind in own]
        return max(takes, default=0.0)

    def _unknown_prospect(self, offers: Offers) -> float:
        """The same when the next hand isn't dealt yet."""
        if self.is_last_hand:
            return 0.0
        found = [(o, count) for kind, count in self.kinds if (o := offers.to(kind)) is not None]
        fresh = Other(self.view.turn, is_partner=False, held=HAND_SIZE)
        return self.loose * self._expected(offers, found, fresh)[0]

    def _own_offer(self, offers: Offers, kind: Kind) -> float:
        """What a card of the hand may take next turn: builds and loose cards at their chances."""
        standing = 0.0
        for stack in offers.table.stacks:
            if stack.value in kind.values:
                standing += self._survival(stack) * self.prices.of(stack.cards)
        offer = offers.to(kind)
        if offer is None:
            return standing
        stacks = sum(self.prices.of(s.cards) for s in offers.table.stacks if s.value in kind.values)
        return standing + self.loose * max(0.0, offer.worth - stacks)

    def _survival(self, stack: Stack) -> float:
        """The chance that nobody takes or changes a build before the seat's next turn."""
        if any(stack.owner == other.seat for other in self.unseen.others):
            return 0.0
        unraised = 1.0 if stack.is_multiple else self.weights.build
        return unraised * self._untaken(stack, self.unseen.others)

    def _untaken(self, stack: Stack, others: Sequence[Other]) -> float:
        """The chance that none of some seats has a card for a build."""
        takers = self.turn.values.hand_worth[stack.value]
        return prod(1 - self.unseen.chance(takers, other.held) for other in others)

    def _last(self, table: Table, move: Move) -> float:
        """What the last capture of the deal is worth, as likely as it is to be this one (CL38)."""
        if not self.is_last_hand:
            return 0.0
        rules = self.view.variant.scoring
        seat = self.view.turn if isinstance(move, Capture) else self.view.last_capturer
        holder = None if seat is None else self.view.side_of(seat)
        still = self.weights.idle ** sum(other.held for other in self.unseen.others)
        worth = self._signed(holder) * self.prices.last
        if rules.residue is Residue.LAST_CAPTURER:
            worth += self._signed(holder) * self.prices.of(table.cards)
        elif rules.residue is Residue.DEALER_SIDE:
            dealer = self.view.side_of(self.view.dealer)
            return still * (worth + self._signed(dealer) * self.prices.of(table.cards))
        return still * worth

    def _signed(self, side: int | None) -> float:
        """Whether something is good for the seat: 1 for its own side, less for another's."""
        if side is None:
            return 0.0
        return 1.0 if side == self.side else -1.0 / (self.view.sides - 1)
