"""Watching long work."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Watch: TypeAlias = Callable[[int, int], None]
"""Told how many pieces of long work are done, and of how many."""
