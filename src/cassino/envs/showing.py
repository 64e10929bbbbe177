"""What a step of many deals shows: arrays that its environment writes to, and others only read."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from cassino.envs.acts import STEPS
from cassino.envs.planes import PLANES

T = TypeVar("T", bound=np.generic)
Flags: TypeAlias = NDArray[np.bool_]


class Batch(NamedTuple):
    """What a step shows; the arrays can only be read, and change with the next step.

    ``observations`` is ``[deals, 18, 52]`` and ``masks`` ``[deals, 123]``, both of the seat in
    ``seats`` that is to act; ``rewards`` is ``[deals, seats]``. ``learners`` are the seats of
    those who learned in the episodes that ``rewards``, ``terminations`` and ``truncations`` are
    of, or -1 where every seat is asked.
    """

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    terminations: Flags
    truncations: Flags
    learners: NDArray[np.int64]


def new_batch(deals: int, seats: int) -> Batch:
    """Room for so many deals."""
    return Batch(
        np.zeros((deals, PLANES, 52), np.int8),
        np.zeros((deals, STEPS), np.int8),
        np.zeros(deals, np.int64),
        np.zeros((deals, seats), np.float32),
        np.zeros(deals, np.bool_),
        np.zeros(deals, np.bool_),
        np.full(deals, -1, np.int64),
    )


def to_read(array: NDArray[T]) -> NDArray[T]:
    """The same array, to be read only."""
    shown: Any = array.view()
    shown.flags.writeable = False
    found: NDArray[T] = shown
    return found


def batch_to_read(batch: Batch) -> Batch:
    """The same arrays, to be read only."""
    arrays: tuple[NDArray[Any], ...] = batch
    shown: list[Any] = [to_read(array) for array in arrays]
    return Batch(*shown)
