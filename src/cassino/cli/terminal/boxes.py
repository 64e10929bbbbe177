"""Boxes of text side by side: cards and builds in frames."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cassino.cli.text_width import cut, padded, width_of


@dataclass(frozen=True, slots=True)
class Box:
    """A few lines of text, all of them equally wide."""

    lines: tuple[str, ...]

    @property
    def width(self) -> int:
        """The columns it takes."""
        return width_of(self.lines[0])


def framed(content: Sequence[str], title: str = "", widest: int = 76) -> Box:
    r"""A frame around some lines, with a title in its upper edge.

    >>> print("\n".join(framed(["8♦"]).lines))
    ┌──┐
    │8♦│
    └──┘
    >>> print(framed(["5♣+3♥"], "8 Anna").lines[0])
    ┌ 8 Anna ┐
    """
    room = max([*map(width_of, content), width_of(title) + 2 * bool(title)])
    room = min(room, widest - 2)
    head = f" {cut(title, room - 2)} " if title else ""
    top = head + "─" * (room - width_of(head))
    body = [f"│{padded(line, room)}│" for line in content]
    return Box((f"┌{top}┐", *body, f"└{'─' * room}┘"))


def side_by_side(boxes: Iterable[Box], width: int) -> list[str]:
    """Boxes in rows of a width, a space between them.

    >>> side_by_side([Box(("ab",)), Box(("cd",)), Box(("ef", "gh"))], 5)
    ['ab cd', 'ef', 'gh']
    """
    lines: list[str] = []
    row: list[Box] = []
    for box in boxes:
        taken = sum(each.width + 1 for each in row)
        if row and taken + box.width > width:
            lines += _row(row)
            row = []
        row.append(box)
    return lines + (_row(row) if row else [])


def _row(boxes: Sequence[Box]) -> list[str]:
    height = max(len(box.lines) for box in boxes)
    filled = [(*box.lines, *[" " * box.width] * (height - len(box.lines))) for box in boxes]
    return [" ".join(parts).rstrip() for parts in zip(*filled, strict=True)]
