"""What the environments refuse, and packages that only an extra brings along."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class EnvError(ValueError):
    """Something that an environment can't do; ``code`` names it for programs."""

    def __init__(self, code: str, message: str) -> None:
        """Keep the code and the sentence."""
        super().__init__(message)
        self.code = code


class ExtraMissing(EnvError, ImportError):
    """A package that isn't installed, and the extra that brings it along."""

    def __init__(self, package: str, extra: str) -> None:
        """Keep the package and the extra."""
        what = f"this needs the package {package}: pip install 'cassino[{extra}]'"
        super().__init__("envs/extra-missing", what)
        self.package = package
        self.extra = extra


def needed(package: str, extra: str) -> ModuleType:
    """A package that only an extra brings along.

    Raises:
        ExtraMissing: when it isn't installed.
    """
    try:
        return import_module(package)
    except ModuleNotFoundError as missing:
        if missing.name != package.partition(".")[0]:
            raise
        raise ExtraMissing(package, extra) from None
