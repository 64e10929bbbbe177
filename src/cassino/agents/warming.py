"""Compiling ahead what searching agents need; nothing of it is imported before it is asked for."""

from __future__ import annotations

from collections.abc import Callable


def warm(tell: Callable[[float], None] = lambda _share: None) -> None:
    """Compile the kernel and the search, and keep them on disk; quick when that was done.

    Args:
        tell: is told again and again which share of it is done, 1.0 at the end.
    """
    from cassino import kernel, search

    kernel.warm(lambda done, steps: tell(done / steps / 2))
    search.warm()
    tell(1.0)


def is_warm() -> bool:
    """Whether searching agents needn't wait for anything to be compiled on this machine."""
    from cassino import kernel, search

    return kernel.is_warm() and search.is_warm()
