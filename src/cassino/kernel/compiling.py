"""The compiler's one seam: everything that is compiled goes through ``compiled``.

Compiled code is kept on disk by numba, beside the source or, where that can't be written, in the
user's cache folder or ``NUMBA_CACHE_DIR``. numba looks at one file at a time to tell whether what
it kept is stale; as a function is compiled together with those it calls, its stamp makes numba
look at all files of its package, of the one above it and of the kernel.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeVar, cast

_numba: Any = import_module("numba")  # these two tell type checkers only half of their types
_extending: Any = import_module("numba.extending")
_ir: Any = import_module("llvmlite.ir")

F = TypeVar("F", bound=Callable[..., Any])

IS_COMPILED: Final = not _numba.config.DISABLE_JIT
"""Whether functions are compiled; ``NUMBA_DISABLE_JIT=1`` runs them as plain Python."""


KERNEL: Final = Path(__file__).parent
"""The folder of the kernel."""


@lru_cache(maxsize=16)
def stamp_of(package: Path) -> tuple[float, int]:
    """When the newest file that a package may call was written, and how long all of them are.

    These are its own, those of the package above it, and the kernel's.
    """
    folders = {package, package.parent, KERNEL}
    files = [path.stat() for folder in folders for path in folder.glob("*.py")]
    return max(each.st_mtime for each in files), sum(each.st_size for each in files)


def compiled(function: F) -> F:
    """The function compiled when it is first called, and kept on disk where that can be."""
    made: Any = _numba.njit(nogil=True)(function)
    if IS_COMPILED:
        made.get_call_template = _widened(made.get_call_template)
        with suppress(RuntimeError):  # no folder can be written to
            made.enable_caching()
            stamp = stamp_of(Path(function.__code__.co_filename).parent)
            made._cache._cache_file._source_stamp = stamp  # noqa: SLF001 - numba knows one file
    return cast("F", made)


def kept_in(function: Callable[..., Any]) -> Path | None:
    """The folder in which a compiled function is kept, or None when it isn't."""
    made: Any = function
    path = made.stats.cache_path if IS_COMPILED else None
    return Path(path) if path else None


def _widened(template: Callable[..., Any]) -> Callable[..., Any]:
    """Let compiled code share one version of a function for whole numbers of any width.

    numba would compile it anew for every width, and for every constant that it is called with.
    """

    def widened(args: tuple[Any, ...], kws: dict[str, Any]) -> object:
        return template(tuple(map(_wide, args)), kws)

    return widened


def _wide(kind: Any) -> object:  # noqa: ANN401 - numba has no types
    plain = _numba.types.unliteral(kind)
    return _numba.types.int64 if isinstance(plain, _numba.types.Integer) else plain


def _plain_count(bits: int) -> int:
    return int(bits).bit_count()


def _plain_lowest(bits: int) -> int:
    return (int(bits) & -int(bits)).bit_length() - 1


def _plain_highest(bits: int) -> int:
    return int(bits).bit_length() - 1


def _instruction(emit: Callable[[Any, Any], object]) -> Callable[[int], int]:
    """A compiled function of one 64-bit number that is a machine instruction or two."""

    def typed(context: object, bits: object) -> object:  # noqa: ARG001 - as numba calls it
        def generated(context: object, builder: Any, signature: object, args: Any) -> object:  # noqa: ANN401, ARG001
            return emit(builder, args[0])

        number = _numba.types.int64
        return number(number), generated

    return cast("Callable[[int], int]", _extending.intrinsic(typed))


_DEFINED_AT_ZERO: Any = _ir.Constant(_ir.IntType(1), 0)


def _emit_count(builder: Any, bits: Any) -> object:  # noqa: ANN401 - llvmlite has no types
    return builder.ctpop(bits)


def _emit_lowest(builder: Any, bits: Any) -> object:  # noqa: ANN401 - llvmlite has no types
    return builder.cttz(bits, _DEFINED_AT_ZERO)


def _emit_highest(builder: Any, bits: Any) -> object:  # noqa: ANN401 - llvmlite has no types
    return builder.sub(bits.type(63), builder.ctlz(bits, _DEFINED_AT_ZERO))


count: Final = _instruction(_emit_count) if IS_COMPILED else _plain_count
"""How many bits are set."""

lowest: Final = _instruction(_emit_lowest) if IS_COMPILED else _plain_lowest
"""The place of the lowest bit that is set."""

highest: Final = _instruction(_emit_highest) if IS_COMPILED else _plain_highest
"""The place of the highest bit that is set."""
