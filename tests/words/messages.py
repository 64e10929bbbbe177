"""The catalogues taken apart: every message with its variables and the keys it selects by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from cassino.words import Language, read_topics

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 21)


@dataclass(slots=True)
class Message:
    """One message: where it stands, its text, its variables, and the words each selects by."""

    topic: str
    text: str
    variables: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)

    def fillings(self) -> Iterator[dict[str, str | int]]:
        """Arguments that between them go through every variant of the message."""
        plain: dict[str, str | int] = {name: f"<{name}>" for name in self.variables}
        for name, keys in self.keys.items():
            plain[name] = min(keys) if keys else 1
        yield plain
        for name, keys in self.keys.items():
            for value in sorted(keys) or NUMBERS:
                yield {**plain, name: value}


class _Collector(Visitor):
    """Collects the variables of a message and what they are compared with."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        names = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        is_number = any(isinstance(each.key, ast.NumberLiteral) for each in node.variants)
        # `who` has a variant called "one", which is a plural category as well.
        words = names if "other" not in names and not is_number else set[str]()
        self.message.keys.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


def entries(language: Language) -> Iterator[tuple[str, ast.EntryType]]:
    """Every entry of every file of a language, with the file's topic."""
    for topic, text in read_topics(language).items():
        for entry in parse(text).body:
            yield topic, entry


@cache
def messages(language: Language) -> dict[str, Message]:
    """The messages of a language by id; a second one of the same id is an error."""
    found: dict[str, Message] = {}
    topics = read_topics(language)
    for topic, entry in entries(language):
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language.value}"
            assert entry.value is not None, f"{entry.id.name} is empty in {language.value}"
            span = entry.value.span
            assert span is not None
            text = topics[topic][span.start : span.end]
            message = found[entry.id.name] = Message(topic, text)
            _Collector(message).visit(entry)
    return found
