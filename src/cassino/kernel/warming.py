"""Compiling everything ahead, and knowing cheaply whether that was done."""

from __future__ import annotations

import platform
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from cassino.disk import Watch
from cassino.kernel import arrays
from cassino.kernel.compiling import IS_COMPILED, kept_in, stamp_of
from cassino.kernel.generating import generate
from cassino.kernel.records import new_states, new_work
from cassino.kernel.rulebook import rules_of
from cassino.rules import variant

_SEEDS: Final = np.zeros(1, np.int64)


def _start() -> tuple[Any, Any, Any]:
    rules, states, work = rules_of(variant()), new_states(), new_work()
    states[0].seats = 2
    arrays.batch_start(rules, states, work, _SEEDS)
    return rules, states, work


def _compile_lists() -> None:
    arrays.legal_codes(*_start())


def _compile_plays() -> None:
    rules, states, work = _start()
    arrays.step(rules, states, work, arrays.legal_codes(rules, states, work)[0])


def _compile_playouts() -> None:
    rules, states, work = _start()
    arrays.playout(rules, states, work, 0, 0)


_STEPS: Final[tuple[Callable[[], None], ...]] = (
    _compile_lists,
    _compile_plays,
    _compile_playouts,
)


def warm(tell: Watch | None = None) -> None:
    """Compile everything that Python calls and keep it on disk; nothing when that was done.

    Args:
        tell: is told how many steps are done, and of how many, before the first and after each.
    """
    for done, step in enumerate(_STEPS):
        if tell:
            tell(done, len(_STEPS))
        step()
    if tell:
        tell(len(_STEPS), len(_STEPS))
    leave_marker(generate, "kernel")


def is_warm() -> bool:
    """Whether ``warm`` has been done on this machine for these very files: nothing is compiled.

    True also where nothing is compiled at all.
    """
    return has_marker(generate, "kernel")


def leave_marker(function: Callable[..., Any], name: str) -> None:
    """Leave a file beside what is kept of a function's package that says: all of it is."""
    marker = _marker(function, name)
    if marker is not None and marker.parent.is_dir():
        marker.touch()


def has_marker(function: Callable[..., Any], name: str) -> bool:
    """Whether that file is there for these very files; True where nothing is compiled at all."""
    marker = _marker(function, name)
    return marker.exists() if marker is not None else not IS_COMPILED


def _marker(function: Callable[..., Any], name: str) -> Path | None:
    """The file that says so; None when nothing can be kept."""
    folder = kept_in(function)
    if folder is None:
        return None
    host = import_module("llvmlite.binding").get_host_cpu_name()
    numba = import_module("numba").__version__
    stamp = stamp_of(Path(function.__code__.co_filename).parent)
    made_of = repr((stamp, numba, np.__version__, platform.python_version(), host))
    return folder / f"cassino-{name}-{sha256(made_of.encode()).hexdigest()[:16]}.warm"
