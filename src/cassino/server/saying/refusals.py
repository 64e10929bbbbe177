"""Refusals and errors as frames: code, rule, and the sentence."""

from __future__ import annotations

from cassino.rules import Refusal
from cassino.server.protocol import frames
from cassino.table import TableRefusal
from cassino.words import Language, say_error, say_refusal


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


def error_frame(
    language: Language, frame_id: str | None, version: int, code: str
) -> frames.Refusal:
    """What can't be done, by its code."""
    return frames.Refusal(frame_id, version, code, None, say_error(language, code))
