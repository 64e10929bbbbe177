"""Errors of the command line: a code and one line for a person."""

from __future__ import annotations

from collections.abc import Sequence


class CommandError(ValueError):
    """Something that a person asked for and can't have; ``code`` names it for programs."""

    def __init__(self, code: str, message: str) -> None:
        """Keep the code and the sentence."""
        super().__init__(message)
        self.code = code


class InvalidCase(CommandError):
    """A case that can't be answered; ``faults`` names everything that is wrong with it."""

    def __init__(self, faults: Sequence[str]) -> None:
        """Keep every fault."""
        super().__init__("case/invalid", "; ".join(faults))
        self.faults = tuple(faults)


def code_of(error: ValueError) -> str:
    """The code of an error; one that has none of its own was made of a wrong text or number.

    >>> code_of(CommandError("file/missing", "no such file"))
    'file/missing'
    >>> code_of(ValueError("what?"))
    'value/invalid'
    """
    code = getattr(error, "code", None)
    return code if isinstance(code, str) else "value/invalid"


def one_line(text: object) -> str:
    r"""A message on one line, whatever it quotes.

    >>> one_line("a\nb\x1b[1m")
    'a b [1m'
    """
    spaced = "".join(sign if sign.isprintable() else " " for sign in str(text))
    return " ".join(spaced.split())


def error_object(error: ValueError) -> dict[str, dict[str, str]]:
    """An error as programs read it.

    >>> error_object(CommandError("file/missing", "no such file"))
    {'error': {'code': 'file/missing', 'message': 'no such file'}}
    """
    return {"error": {"code": code_of(error), "message": one_line(error)}}
