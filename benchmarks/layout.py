"""Tables of results, in the form in which the documentation keeps them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table with aligned columns; the first is text, the others are numbers.

    >>> print(markdown(["what", "a second"], [["plays", "12,000"]]))
    | what  | a second |
    |-------|---------:|
    | plays |   12,000 |
    """
    lines = [list(head), *map(list, rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(head))]
    rule = ["-" * (width + 1) + (":" if at else "-") for at, width in enumerate(widths)]
    written = [_row(line, widths) for line in lines]
    written.insert(1, f"|{'|'.join(rule)}|")
    return "\n".join(written)


def show(text: str) -> None:
    """Print a piece of the result, with an empty line after it."""
    print(text, end="\n\n", flush=True)  # noqa: T201


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = (
        cell.rjust(width) if at else cell.ljust(width)
        for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return f"| {' | '.join([first, *others])} |"
