"""The count at the end of a deal, item by item, and the table of all deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cassino.cards import SPADES
from cassino.cli.terminal.style import Style
from cassino.cli.text_width import cut, padded, width_of
from cassino.rules import FinishedDeal, Match, counting_steps, withheld
from cassino.words import People, say_decision, say_item, say_side

_GAP = 2
_SHORTEST_NAME = 5
_LONGEST_NAME = 20


def count_lines(style: Style, match: Match, people: People) -> list[str]:
    """The last deal of a match counted: every item for every side, totals, what it decided."""
    done = match.finished[-1]
    before = match.finished[-2].settlement.scores if len(match.finished) > 1 else None
    rows = list(_rows(style, done))
    scores = list(map(str, done.settlement.scores))
    earned = [str(side.total) for side in done.score.sides]
    lost = withheld(before or (0,) * len(scores), done.score, done.settlement)
    rows.append((style.say("count-this-deal"), earned))
    if any(lost):
        label = say_item(style.language, match.variant, "withheld")
        rows.append((label, [str(-each) if each else style.fit("–") for each in lost]))
    if before is not None:
        rows.append((style.say("terminal-count-before"), list(map(str, before))))
    rows.append((style.say("count-total"), scores))
    title = style.say("count-title", deal=len(match.finished))
    lines = _columns(style, title, _sides(style, match, people), rows)
    decided = say_decision(style.language, match.variant, done.settlement, people)
    return [*lines, *style.wrap(decided)]


def _rows(style: Style, done: FinishedDeal) -> Iterator[tuple[str, list[str]]]:
    """The items that the game counts; majorities and sweeps with how many there were."""
    piles = done.position.piles
    sizes: dict[str, Callable[[int], int]] = {
        "cards": lambda side: len(piles[side]),
        "spades": lambda side: len(piles[side] & SPADES),
        "sweeps": lambda side: done.position.sweeps[side],
    }
    for item, points in counting_steps(done.score.sides):
        counted = [sizes[item](side) for side in range(len(points))] if item in sizes else None
        if not any(points) and not (counted and any(counted) and item != "sweeps"):
            continue
        label = style.fit(say_item(style.language, done.position.variant, item))
        cells = [str(each) if each else style.fit("–") for each in points]
        if counted is not None:
            cells = [f"{cell} ({n})" for cell, n in zip(cells, counted, strict=True)]
        yield label, cells


def deals_lines(style: Style, match: Match, people: People) -> list[str]:
    """Every deal of a match with its points, and the scores it ended with."""
    rows = [
        (style.say("bar-deal", deal=number), [str(side.total) for side in done.score.sides])
        for number, done in enumerate(match.finished, start=1)
    ]
    rows.append((style.say("count-total"), list(map(str, match.scores))))
    return _columns(style, style.say("end-deals"), _sides(style, match, people), rows)


def _sides(style: Style, match: Match, people: People) -> list[str]:
    """The sides by name."""
    sides = 2 if match.partners else match.seats
    return [style.fit(say_side(style.language, side, people)) for side in range(sides)]


def _columns(
    style: Style, title: str, heads: Sequence[str], rows: Sequence[tuple[str, list[str]]]
) -> list[str]:
    """A title and rows of labels with a column a side; labels stand above where room is short."""
    labels = max(width_of(title), *(width_of(label) for label, _ in rows))
    widest = max(width_of(cell) for _, cells in rows for cell in cells)
    is_short = labels + len(heads) * (max(widest, _SHORTEST_NAME) + _GAP) > style.width
    labels = 0 if is_short else labels
    room = (style.width - labels) // len(heads) - _GAP
    room = min(room, max(widest, *map(width_of, heads)), _LONGEST_NAME)
    lines: list[str] = []
    for at, (label, cells) in enumerate(((title, list(heads)), *rows)):
        shown = _cells(style, cells, room)
        line = [label, shown] if is_short else [f"{padded(label, labels)}{shown}"]
        lines += [style.strong(each) for each in line] if at == 0 else line
    return lines


def _cells(style: Style, cells: Sequence[str], room: int) -> str:
    shown = [cut(cell, room, style.fit("…")) for cell in cells]
    return "".join(" " * (room + _GAP - width_of(cell)) + cell for cell in shown)
