"""What a record proves: where its decks come from, and that all of it is played right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from cassino.notation import Record, RecordedDeal, RecordError, replay
from cassino.rules import Match, shuffled_deck
from cassino.table.shuffles import verify_deal


class Deck(StrEnum):
    """What is known of where a deck comes from."""

    SEED = "seed"
    COMMITTED = "committed"
    RECORDED = "recorded"

    @property
    def meaning(self) -> str:
        """The same in words."""
        return _MEANINGS[self]


_MEANINGS = {
    Deck.SEED: "the deck follows from its seed",
    Deck.COMMITTED: "the deck is the one that was fixed before the deal",
    Deck.RECORDED: "the deck is known only as recorded",
}


@dataclass(frozen=True, slots=True)
class DealProof:
    """What one deal of a record proves; ``points`` are None for a deal still being played."""

    number: int
    deck: Deck
    moves: int
    points: tuple[int, ...] | None

    def line(self) -> str:
        """The proof in words."""
        played = f"{self.moves} legal {'move' if self.moves == 1 else 'moves'}"
        points = "not over" if self.points is None else "-".join(map(str, self.points))
        return f"deal {self.number}: {self.deck.meaning}; {played}; {points}"


@dataclass(frozen=True, slots=True)
class Proof:
    """What a whole record proves."""

    deals: tuple[DealProof, ...]
    scores: tuple[int, ...]
    winner: int | None

    def lines(self) -> Iterator[str]:
        """The proof in words, a deal a line."""
        for deal in self.deals:
            yield deal.line()
        result = "-".join(map(str, self.scores))
        won = "not over" if self.winner is None else f"side {self.winner} has won"
        yield f"result: {result}; {won}"

    def as_object(self) -> dict[str, Any]:
        """The proof as JSON."""
        deals = [
            {
                "deal": deal.number,
                "deck": deal.deck.value,
                "moves": deal.moves,
                "points": None if deal.points is None else list(deal.points),
            }
            for deal in self.deals
        ]
        return {"deals": deals, "result": list(self.scores), "winner": self.winner}


def prove(record: Record) -> Proof:
    """Deal and play a record again.

    Raises:
        RecordError: at the first deck, move or number that isn't right, naming deal, move and
            reason.
    """
    decks = [_deck(deal, number) for number, deal in enumerate(record.deals, start=1)]
    match = Match.start(record.variant, seats=record.seats, partners=record.partners)
    for step in replay(record):
        match = step.match
    points = [tuple(side.total for side in each.score.sides) for each in match.finished]
    deals = tuple(
        DealProof(at + 1, decks[at], len(deal.moves), points[at] if at < len(points) else None)
        for at, deal in enumerate(record.deals)
    )
    return Proof(deals, match.scores, match.winner)


def _deck(deal: RecordedDeal, number: int) -> Deck:
    """Where the deck of a deal comes from.

    Raises:
        RecordError: when it isn't the one of its seed, or not the one that was fixed.
    """
    seed, commitment = deal.tag("Seed"), deal.tag("Commitment")
    secret = deal.tag("Secret")
    if seed is not None and shuffled_deck(seed) != deal.deck:
        raise RecordError(deal.line, number, 0, "", "the deck isn't the one of its seed")
    if commitment is not None and secret is not None:
        salts = _salts(deal, number)
        if not verify_deal(commitment, secret, salts, deal.deck):
            raise RecordError(deal.line, number, 0, "", "the deck isn't the one that was fixed")
        return Deck.COMMITTED
    return Deck.RECORDED if seed is None else Deck.SEED


def _salts(deal: RecordedDeal, number: int) -> Sequence[tuple[int, str]]:
    """The salts of a deal's shuffle, each as ``seat:salt``."""
    texts = next((texts for name, texts in deal.tags if name == "Salts"), ())
    salts: list[tuple[int, str]] = []
    for text in texts:
        seat, colon, salt = text.partition(":")
        if not colon or seat not in ("0", "1", "2", "3"):
            raise RecordError(deal.line, number, 0, text, "a salt is written seat:salt")
        salts.append((int(seat), salt))
    return salts
