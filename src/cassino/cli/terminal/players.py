"""The players in columns: cards in hand, cards taken, sweeps, score."""

from __future__ import annotations

from collections.abc import Iterator

from cassino.cli.terminal.scenes import Scene
from cassino.cli.terminal.style import Style
from cassino.cli.text_width import cut, padded, width_of
from cassino.rules import turn_order
from cassino.words import join

_COLUMNS = ("hand", "taken", "sweeps", "score")
_LONGEST_NAME = 24


def has_room_for_marks(style: Style) -> bool:
    """Whether the names leave room for who deals and who is whose partner."""
    return style.width >= 60


def player_lines(style: Style, scene: Scene) -> Iterator[str]:
    """A line of titles and one a player, in the order of turns, the one who looks last.

    What a side has stands beside the first of two partners; sweeps where they count.
    """
    columns = [each for each in _COLUMNS if each != "sweeps" or _counts_sweeps(scene)]
    heads = [style.say(f"terminal-column-{column}") for column in columns]
    widths = [max(3, width_of(head)) for head in heads]
    room = min(_LONGEST_NAME, style.width - 2 - sum(widths) - 2 * len(widths))
    yield style.faint("  " + " " * room + _numbers(heads, widths))
    seen: set[int] = set()
    for seat in _order(scene):
        side = scene.layout.side_of(seat)
        name = cut(_name(style, scene, seat), room, style.fit("…"))
        cells = [str(scene.held[seat])]
        if side not in seen:
            cells += _of_side(scene, side)
        seen.add(side)
        sign = "▸" if seat == scene.layout.turn else " "
        yield f"{sign} {padded(name, room)}{_numbers(cells, widths)}".rstrip()


def _order(scene: Scene) -> tuple[int, ...]:
    layout = scene.layout
    first = 0 if scene.you is None else (scene.you + layout.variant.step) % layout.seats
    return turn_order(layout.variant, layout.seats, first)


def _name(style: Style, scene: Scene, seat: int) -> str:
    """A player by name, with what the seat is at this table."""
    name = style.say("seat-you") if seat == scene.you else style.fit(scene.names[seat])
    if not has_room_for_marks(style):
        return name
    marks: list[str] = []
    if seat == scene.layout.dealer:
        marks.append(style.say("seat-dealer"))
    if scene.layout.partners and scene.you is not None and seat == (scene.you + 2) % 4:
        marks.append(style.say("seat-partner"))
    return f"{name} ({style.fit(join(style.language, marks))})" if marks else name


def _of_side(scene: Scene, side: int) -> list[str]:
    layout = scene.layout
    sweeps = [str(layout.sweeps[side])] if _counts_sweeps(scene) else []
    return [str(len(layout.piles[side])), *sweeps, str(layout.scores[side])]


def _counts_sweeps(scene: Scene) -> bool:
    return scene.layout.variant.counts_sweeps


def _numbers(cells: list[str], widths: list[int]) -> str:
    return "".join(
        "  " + " " * (width - width_of(cell)) + cell
        for cell, width in zip(cells, widths, strict=False)
    )
