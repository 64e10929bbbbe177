"""Tables of results, in the form in which the documentation keeps them."""

from __future__ import annotations

from cassino.arena import markdown

__all__ = ["markdown", "show"]


def show(text: str) -> None:
    """Print a piece of the result, with an empty line after it."""
    print(text, end="\n\n", flush=True)  # noqa: T201
