"""What runs in the processes that analyse: only there the compiled rules are loaded.

What goes in and out is text and plain values, so that the server needs to know nothing of them.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cassino.search.analysis_plays import Question

_NICE: Final = 10


@cache
def _step_behind() -> None:
    """Let the server, and the computers at its tables, go before."""
    with suppress(OSError):
        os.nice(_NICE)


@lru_cache(maxsize=4)
def _questions(record: str) -> list[Question]:
    from cassino.notation import parse_record
    from cassino.search.analysis import questions_of

    return questions_of(parse_record(record))


def study_step(record: str, step: int) -> bytes:
    """What there is to find out about a step of a record, as JSON."""
    import msgspec

    from cassino.search.analysis_editions import THOROUGH
    from cassino.search.analysis_plays import study_step as study

    _step_behind()
    return msgspec.json.encode(study(_questions(record)[step], THOROUGH)[1])


def put_together(record: str, answers: Mapping[int, bytes]) -> bytes:
    """The document of a whole analysis, as JSON."""
    import msgspec

    from cassino.notation import parse_record
    from cassino.search.analysis import put_together as put
    from cassino.search.analysis_documents import document_of
    from cassino.search.analysis_editions import THOROUGH
    from cassino.search.analysis_records import PlayFound

    found = {step: msgspec.json.decode(each, type=PlayFound) for step, each in answers.items()}
    return msgspec.json.encode(document_of(put(parse_record(record), found, THOROUGH)))
