"""The fixed labels of the browser's side and the names of cards, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cassino.cards import CARDS
from cassino.words import SOURCE, BadArguments, Language, read_topics, say_card_name, say_with

_TOPICS: Final = ("cards", "count", "errors", "home", "moves", "table")


@lru_cache
def word_list(language: Language) -> dict[str, Any]:
    """What the browser's side needs: ``cards`` by their texts, ``labels`` by their messages.

    A label with something to fill in has its name in braces: ``{name} plays.``
    """
    return {
        "language": language.value,
        "cards": {card.text: say_card_name(language, card) for card in CARDS},
        "labels": dict(_labels(language)),
    }


def _labels(language: Language) -> Iterator[tuple[str, str]]:
    for message, names in _messages().items():
        try:
            yield message, say_with(language, message, {name: f"{{{name}}}" for name in names})
        except BadArguments:
            continue


@lru_cache(maxsize=1)
def _messages() -> dict[str, tuple[str, ...]]:
    """The messages of the topics, each with the names of what is filled in."""
    topics, parser = read_topics(SOURCE), FluentParser()
    found: dict[str, tuple[str, ...]] = {}
    for topic in _TOPICS:
        for entry in parser.parse(topics[topic]).body:
            if isinstance(entry, ast.Message):
                names = _Names()
                names.visit(entry)
                found[entry.id.name] = tuple(names.found)
    return found


class _Names(Visitor):
    """Collects what is filled into a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found[node.id.name] = None
