"""A whole match of each preset, written out: `python -m tests.playthroughs.transcript --update`.

Nobody plays well in it: every move is drawn by its seed from all legal ones. What is pinned is
everything that follows: who gets which card, how many moves there are and in which order, what
every move is called and does, what happens on the way, and how deals and the match are counted.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import assert_never

from cassino.cards import CardSet
from cassino.notation import format_cards, format_groups, format_move
from cassino.rules import (
    ITEMS,
    PRESETS,
    DealScore,
    DealScored,
    Dealt,
    Drew,
    Event,
    LastAnnounced,
    Match,
    Played,
    Position,
    ResidueTaken,
    SideScore,
    SweepKnockedOut,
    Swept,
    TargetReached,
    deal_seed,
    legal_moves,
    shuffled_deck,
    variant,
)

FOLDER = Path(__file__).parent
SEATS = {"royal": 3, "danish": 4, "dominican": 4, "swedish": 3, "byggkasino": 4}
"""Seats where not two play; the Dominican four are partners."""

MOST_MOVES = 50_000


def transcript(preset: str) -> str:
    """The whole match of a preset as text."""
    return "\n".join(_Writer(preset).lines()) + "\n"


def path_of(preset: str) -> Path:
    """Where the match of a preset is kept."""
    return FOLDER / f"{preset}.txt"


@dataclass
class _Writer:
    preset: str
    drawn: int = 0

    def lines(self) -> Iterator[str]:
        """The match from the first deal to the winner."""
        rules = variant(self.preset)
        match = Match.start(rules, seats=SEATS.get(self.preset, 2), dealer=0)
        partners = ", partners" if match.partners else ""
        yield f"{self.preset}: {match.seats} seats{partners}"
        while match.winner is None:
            seed = deal_seed(self.preset, match.deal_number)
            yield ""
            yield f"deal {match.deal_number}, dealer {match.dealer}, scores {_scores(match)}"
            match, events = match.deal(shuffled_deck(seed))
            yield from _told(events)
            while match.position is not None:
                text, match, events = self._play(match, match.position)
                yield text
                yield from _told(events)
            yield _settled(match)

    def _play(self, match: Match, at: Position) -> tuple[str, Match, tuple[Event, ...]]:
        listed = list(legal_moves(at, limit=MOST_MOVES))
        texts = [format_move(at, move) for move in listed]
        move = listed[self._draw(len(listed))]
        after, events = match.play(move)
        order = sha256("; ".join(texts).encode()).hexdigest()[:8]
        hand = " ".join(map(str, at.hands[at.turn].high_to_low()))
        lines = [
            f"{at.turn} holds {hand} | table {_table(at)}",
            f"    {len(listed)} legal, {order}: {format_move(at, move)}",
        ]
        if len(listed) <= 12 and self.drawn % 8 == 1:
            lines.append(f"    of {'; '.join(texts)}")
        return "\n".join(lines), after, events

    def _draw(self, count: int) -> int:
        """A number below the count, the same on every machine and Python."""
        self.drawn += 1
        digest = sha256(f"{self.preset}/{self.drawn}".encode()).digest()
        return int.from_bytes(digest[:8], "big") % count


def _table(at: Position) -> str:
    builds = [f"[{b.value}: {format_groups(b.groups)} @{b.owner}]" for b in at.builds]
    return " ".join([*map(str, at.loose.high_to_low()), *builds]) or "empty"


def _scores(match: Match) -> str:
    return "-".join(map(str, match.scores))


def _settled(match: Match) -> str:
    settlement = match.finished[-1].settlement
    item = f" by {settlement.item}" if settlement.item else ""
    won = "another deal" if match.winner is None else f"side {match.winner} wins"
    return f"scores {_scores(match)}: {settlement.decision}{item}, {won}"


def _told(events: Sequence[Event]) -> Iterator[str]:
    return (f"    {told}" for event in events if (told := _tell(event)))


def _tell(event: Event) -> str:
    """What happened, in a line; a move is told where it is made, but for its groups."""
    match event:
        case Dealt() | Drew() | ResidueTaken():
            return _tell_of_cards(event)
        case LastAnnounced():
            return "last"
        case Played():
            return f"groups {_groups(event.groups)}" if len(event.groups) > 1 else ""
        case Swept():
            return f"{event.seat} sweeps"
        case SweepKnockedOut():
            return f"a sweep of side {event.side} is knocked out"
        case TargetReached():
            return f"side {event.side} stands at the target"
        case DealScored():
            return _scored(event.score)
        case _:
            assert_never(event)


def _tell_of_cards(event: Dealt | Drew | ResidueTaken) -> str:
    match event:
        case Dealt():
            hands = " | ".join(" ".join(map(str, hand)) for hand in event.hands)
            table = f" | table {' '.join(map(str, event.table))}" if event.table else ""
            return f"hand {event.hand_number}, {event.leader} leads: {hands}{table}"
        case Drew():
            return f"{event.seat} draws {event.card}"
        case ResidueTaken():
            taker = "nobody" if event.side is None else f"side {event.side}"
            return f"the rest to {taker}: {format_cards(event.cards, ' ')}"


def _groups(groups: Sequence[CardSet]) -> str:
    return ", ".join(map(format_cards, groups))


def _scored(score: DealScore) -> str:
    sides = (f"side {at}: {_items(side)}" for at, side in enumerate(score.sides))
    carry = score.carry
    waiting = f"; carried on: cards {carry.cards}, spades {carry.spades}"
    return "; ".join(sides) + (waiting if carry.cards or carry.spades else "")


def _items(side: SideScore) -> str:
    items = [f"{item} {points}" for item in ITEMS if (points := getattr(side, item))]
    return f"{' + '.join(items) or 'nothing'} = {side.total}"


def main(arguments: Sequence[str]) -> int:
    """Compare every match with its file, or write the files anew; 1 when one differed."""
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs.transcript")
    parser.add_argument("--update", action="store_true", help="write what differs")
    update = parser.parse_args(arguments).update
    differing = 0
    for preset in PRESETS:
        text, path = transcript(preset), path_of(preset)
        if path.exists() and path.read_bytes() == text.encode():
            continue
        differing += 1
        if update:
            path.write_bytes(text.encode())
        sys.stdout.write(f"{path.name}: {'written' if update else 'differs'}\n")
    return int(differing > 0 and not update)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
