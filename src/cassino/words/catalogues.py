"""The catalogues of messages: one folder a language, one Fluent file a topic.

A language's files are read when its first message is asked for; so is the Fluent library itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from cassino.words.languages import SOURCE, Language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument: TypeAlias = str | int


class UnknownMessage(LookupError):
    """A message that no catalogue has; ``message_id`` is what was asked for."""

    code = "words/unknown-message"

    def __init__(self, message_id: str) -> None:
        """Keep the id."""
        super().__init__(f"no catalogue has a message {message_id!r}")
        self.message_id = message_id


class BadArguments(ValueError):
    """A message that can't be put together from the arguments given."""

    code = "words/bad-arguments"

    def __init__(self, language: Language, message_id: str, faults: list[Exception]) -> None:
        """Keep the message, its language and what Fluent found wrong."""
        why = "; ".join(map(str, faults))
        super().__init__(f"{message_id!r} in {language.value}: {why}")
        self.language = language
        self.message_id = message_id


def say(language: Language, message_id: str, /, **arguments: Argument) -> str:
    """A message in a language, in English where that language lacks it.

    Raises:
        UnknownMessage: when no catalogue has the message.
        BadArguments: when an argument that it needs is missing.

    >>> say(Language.EN, "home-play")
    'Play'
    """
    return say_with(language, message_id, arguments)


def say_with(language: Language, message_id: str, arguments: Mapping[str, Argument]) -> str:
    """The same with the arguments as a mapping.

    >>> say_with(Language.EN, "sheet-target", {"number": 21})
    'The match goes to 21 points.'
    """
    return _said(language, message_id, tuple(sorted(arguments.items())))


@lru_cache(maxsize=16_384)
def _said(language: Language, message_id: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    """The same, remembered: tables say the same things over and over, and Fluent takes its time."""
    for spoken in (language, SOURCE):
        bundle = _bundle(spoken)
        pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
        if pattern is not None:
            text, faults = bundle.format_pattern(pattern, dict(arguments))
            if faults:
                raise BadArguments(spoken, message_id, faults)
            return str(text)
    raise UnknownMessage(message_id)


def status(language: Language) -> str | None:
    """What is to be said of a catalogue as a whole: that a native reader has yet to read it.

    None for English, in which the messages are written.

    >>> status(Language.EN) is None
    True
    """
    return None if language is SOURCE else say(language, "catalogue-status")


def load(language: Language) -> None:
    """Read a language's catalogue now, so that its first message needn't wait.

    >>> load(Language.EN)
    """
    _bundle(language)


@lru_cache(maxsize=len(Language))
def _bundle(language: Language) -> FluentBundle:
    """The messages of one language; no marks are put around arguments, cards need none."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language.value], use_isolating=False)
    for text in read_topics(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def read_topics(language: Language) -> dict[str, str]:
    """The texts of a language's catalogue files by topic.

    >>> sorted(read_topics(Language.EN))[:3]
    ['analysis', 'cards', 'catalogue']
    """
    from pathlib import Path

    found = sorted((Path(__file__).with_name("locales") / language.value).glob("*.ftl"))
    return {each.stem: each.read_text(encoding="utf-8") for each in found}
