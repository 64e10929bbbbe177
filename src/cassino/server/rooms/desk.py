"""What the rooms of a house share: store, thinkers, settings, and the time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from cassino.server.keys import Keys
from cassino.server.rooms.owning import ALONE, Owning
from cassino.server.settings import Settings
from cassino.server.thinking import Thinkers
from cassino.store import Store


def wall_clock() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Desk:
    """What every room needs."""

    store: Store
    thinkers: Thinkers
    settings: Settings
    keys: Keys
    now: Callable[[], int] = wall_clock
    owning: Owning = ALONE
