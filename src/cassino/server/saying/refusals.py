"""Refusals and errors as frames: code, rule, and the sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from cassino.notation import AmbiguousMove, NotationError
from cassino.rules import Refusal
from cassino.server.protocol import FrameError, frames
from cassino.table import TableRefusal, TableWhy
from cassino.words import Language, say, say_error, say_refusal, say_typed_fault


@dataclass(frozen=True, slots=True)
class UnknownSpeech:
    """An emote or a phrase that there isn't, by the name it was asked for."""

    name: str

    @property
    def code(self) -> str:
        """The table's code for what can't be said."""
        return TableWhy.BAD_WORDS.value


Unread: TypeAlias = NotationError | AmbiguousMove | UnknownSpeech
"""A text that isn't what it ought to be: one move, or something that can be said."""

_MOST_SHOWN: Final = 4


def refusal_frame(
    language: Language, frame_id: str | None, version: int, refused: TableRefusal
) -> frames.Refusal:
    """What the table refuses; a move that the rules refuse has their code and rule."""
    if refused.rules is not None:
        return rules_frame(language, frame_id, version, refused.rules)
    return error_frame(language, frame_id, version, refused.code)


def rules_frame(
    language: Language, frame_id: str | None, version: int, refused: Refusal
) -> frames.Refusal:
    """What the rules refuse."""
    sentence = say_refusal(language, refused)
    return frames.Refusal(frame_id, version, refused.code, refused.rule, sentence)


def unread_frame(
    language: Language, frame_id: str | None, version: int, wrong: Unread
) -> frames.Refusal:
    """Why a text isn't one move, or says nothing."""
    match wrong:
        case UnknownSpeech(name):
            sentence = say(language, "error-speech-unknown", name=name)
        case AmbiguousMove():
            shown = " · ".join(wrong.candidates[:_MOST_SHOWN])
            sentence = say(language, "typed-several", moves=shown)
        case NotationError():
            sentence = say_typed_fault(language, wrong)
        case _:
            assert_never(wrong)
    return frames.Refusal(frame_id, version, wrong.code, None, sentence)


def misread_frame(language: Language, wrong: FrameError, version: int) -> frames.Refusal:
    """What is wrong with a frame that can't be read: the field, where it has one."""
    if not wrong.field:
        return error_frame(language, wrong.frame_id, version, wrong.code)
    sentence = say(language, "error-request-field", field=wrong.field)
    return frames.Refusal(wrong.frame_id, version, wrong.code, None, sentence)


def error_frame(
    language: Language, frame_id: str | None, version: int, code: str
) -> frames.Refusal:
    """What can't be done, by its code."""
    return frames.Refusal(frame_id, version, code, None, say_error(language, code))
