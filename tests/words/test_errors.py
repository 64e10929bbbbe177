"""Every coded error that a person can meet has a sentence."""

from __future__ import annotations

import pytest

from cassino import notation, rules
from cassino.table.refusals import TableWhy
from cassino.words import Language, say_error
from tests.words.messages import messages

CODES = sorted(
    {
        code
        for floor in (rules, notation)
        for thing in vars(floor).values()
        if isinstance(thing, type) and issubclass(thing, Exception)
        if isinstance(code := getattr(thing, "code", None), str)
    }
    | {why.value for why in TableWhy}
)


@pytest.mark.parametrize("language", Language)
def test_every_code_has_a_sentence(language: Language) -> None:
    assert len(CODES) > 50
    lacking = [c for c in CODES if f"error-{c.replace('/', '-')}" not in messages(language)]
    assert lacking == []


@pytest.mark.parametrize("language", Language)
def test_an_error_of_another_code_is_named_by_it(language: Language) -> None:
    assert "moon/full" in say_error(language, "moon/full")
