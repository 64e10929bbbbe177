"""What the environments refuse, and packages that only an extra brings along."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

_PACKAGES: Final = {"pyspiel": "open_spiel"}
"""What brings a module along, where that has another name."""


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
        how = f"pip install 'cassino[{extra}]', or in a clone: pip install '.[{extra}]'"
        super().__init__("envs/extra-missing", f"this needs the package {package}: {how}")
        self.package = package
        self.extra = extra


def needed(module: str, extra: str) -> ModuleType:
    """A module of a package that only an extra brings along.

    Raises:
        ExtraMissing: when it isn't installed.
    """
    top = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != top:
            raise
        raise ExtraMissing(_PACKAGES.get(top, top), extra) from None


def no_episode() -> EnvError:
    """That nothing can be done before the first episode, or after one."""
    return EnvError("envs/no-episode", "no episode is under way: reset begins one")


def illegal(action: int) -> EnvError:
    """That an action isn't among those that may be taken."""
    return EnvError("act/illegal", f"{action} may not be taken now")


def other_state(why: str) -> EnvError:
    """That an environment can't stand where a state says."""
    return EnvError("envs/bad-state", f"this state can't be taken up: {why}")
