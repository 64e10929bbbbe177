"""Path geometry: mirrored outlines, circles, stars, and lines clipped to a box."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from drawing.sprite import short

Point: TypeAlias = tuple[float, float]

_TOKEN = re.compile(r"[MLC]|-?\d+(?:\.\d+)?")
_POINTS = {"M": 1, "L": 1, "C": 3}


@dataclass(frozen=True, slots=True)
class Step:
    """One absolute path command (M, L or C) with its points; the last one is where it ends."""

    letter: str
    points: tuple[Point, ...]

    @property
    def end(self) -> Point:
        """Where the pen stands after the step."""
        return self.points[-1]


def parse_steps(text: str) -> tuple[Step, ...]:
    """Read a path of absolute M, L and C commands.

    Raises:
        ValueError: a command is missing or has a number of coordinates it can't have.
    """
    steps: list[Step] = []
    letter = ""
    numbers: list[float] = []
    for token in _TOKEN.findall(text):
        if token in _POINTS:
            if numbers:
                raise ValueError(f"{letter} has too few coordinates in {text!r}")
            letter = token
            continue
        numbers.append(float(token))
        if letter and len(numbers) == 2 * _POINTS[letter]:
            steps.append(Step(letter, tuple(zip(numbers[::2], numbers[1::2], strict=True))))
            numbers = []
            letter = "L" if letter == "M" else letter
    if numbers or not steps:
        raise ValueError(f"not a whole path: {text!r}")
    return tuple(steps)


def format_steps(steps: Sequence[Step]) -> str:
    """Write steps as compactly as absolute commands allow."""
    parts: list[str] = []
    previous = ""
    for step in steps:
        repeats = step.letter == previous or (step.letter == "L" and previous == "M")
        lead = " " if repeats else step.letter
        parts.append(lead + join_numbers(n for point in step.points for n in point))
        previous = step.letter
    return "".join(parts)


def join_numbers(numbers: Iterable[float]) -> str:
    """Numbers with a space only where a minus sign doesn't already part them."""
    text = ""
    for number in numbers:
        written = short(number)
        text += written if not text or written.startswith("-") else f" {written}"
    return text


def mirrored(half: str, *, closed: bool = True) -> str:
    """A shape symmetrical about x = 0, given its right half from top to bottom.

    The half is drawn as it stands, then walked back on the other side.
    """
    steps = parse_steps(half)
    back: list[Step] = []
    if steps[-1].end[0] != 0:
        back.append(Step("L", (_flip(steps[-1].end),)))
    for before, step in reversed(list(pairwise(steps))):
        inner = [_flip(point) for point in reversed(step.points[:-1])]
        back.append(Step(step.letter, (*inner, _flip(before.end))))
    return format_steps((*steps, *back)) + ("Z" if closed else "")


def both_sides(one: str) -> str:
    """The same open or closed outline on the right and, mirrored, on the left."""
    steps = parse_steps(one)
    other = [Step(step.letter, tuple(_flip(point) for point in step.points)) for step in steps]
    return format_steps(steps) + format_steps(other)


def _flip(point: Point) -> Point:
    return (-point[0], point[1])


def circle(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    size = short(radius)
    across = short(2 * radius)
    start = join_numbers((x - radius, y))
    return f"M{start}a{size} {size} 0 1 1 {across} 0a{size} {size} 0 1 1-{across} 0z"


def circles(centres: Iterable[Point], radius: float) -> str:
    """Circles of one size in one path."""
    return "".join(circle(x, y, radius) for x, y in centres)


def star(x: float, y: float, outer: float, inner: float, points: int) -> str:
    """A star with its first point up."""
    corners: list[float] = []
    for step in range(2 * points):
        radius = inner if step % 2 else outer
        angle = math.pi * step / points
        corners += [x + radius * math.sin(angle), y - radius * math.cos(angle)]
    return f"M{join_numbers(corners)}Z"


def polygon(points: Iterable[Point]) -> str:
    """A closed outline of straight sides."""
    return f"M{join_numbers(n for point in points for n in point)}Z"


def slanted(left: float, top: float, right: float, bottom: float, gap: float) -> str:
    """Diagonal lines both ways, ``gap`` apart along the top, clipped to a box.

    They meet the box's corners and mirror each other about its middle.
    """
    width, height = right - left, bottom - top
    lines: list[str] = []
    offset = gap - height
    while offset < width:
        start, end = max(0.0, offset), min(width, offset + height)
        rise = (start - offset, end - offset)
        for x0, x1 in ((left + start, left + end), (right - start, right - end)):
            lines.append(f"M{join_numbers((x0, top + rise[0], x1, top + rise[1]))}")
        offset += gap
    return "".join(lines)
