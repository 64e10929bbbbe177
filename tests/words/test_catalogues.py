"""The catalogues of all languages are whole, alike, and come out clean."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from cassino.words import (
    SOURCE,
    BadArguments,
    Language,
    UnknownMessage,
    catalogues,
    load,
    say,
    say_with,
    status,
)
from tests.words.messages import entries, messages

TRANSLATIONS = [language for language in Language if language is not SOURCE]
MARKS = re.compile("[\u2066-\u2069\u200e\u200f{}]")
SENTENCE_END = re.compile(r"[.!?。！？][”“»」]?$")
SENTENCES = re.compile(
    r"(refusal|log|decision|error|learn|hint-why|line|undo)-.+|variant-.+-line"
    r"|home-(friends|hotseat|learn|watch|matches)-line|sheet-(?!group).+"
    r"|connection-(lost|back|other|other-back|slow|elsewhere)|fair-(good|bad)|watch-hidden"
)
NOT_SENTENCES = re.compile(
    r"refusal-rule|log-score-side|error-(code|title|try-again)"
    r"|learn-(title|next|back|finish|again|skip)|sheet-(title|differs|source)|undo-ask|line-(running-sum|thinking)"
)
SAME_IN_ANY_LANGUAGE = {
    "{ $chances } (±{ $error }%)",
    "{ $name } { $chance }%",
    "{ $place }: { $name } { $before }% → { $after }%",
    "{ $list }, { $item }",
    "{ $text } { $next }",
    "{ $name }",
    "{ $text }.",
    "{ $name }: { $score }",
    "{ $name }: { $emote }",
    "{ $sum } = { $total }",
    "{ $move }: { $cards }",
    "{ $move } ({ $build }): { $cards }",
    "Ctrl + Enter",
    "Enter",
    "Esc",
    "Tab",
    "U",
    "H",
    "L",
    "M",
    "?",
    "Byggkasino",
    "Laistokasino",
}
LOANS_IN_DANISH = {
    "Computer",
    "Computer ({ $level })",
    "Computer { $number }",
    "For",
    "Menu",
    "Normal",
    "Pause",
    "Stop",
}
LOANS_IN_CZECH = {"partner"}


@pytest.mark.parametrize("language", Language)
def test_every_file_is_read_to_its_end(language: Language) -> None:
    junk = [(topic, e.content) for topic, e in entries(language) if isinstance(e, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_have_the_same_messages_as_english(language: Language) -> None:
    wanted = {key: message.topic for key, message in messages(SOURCE).items()}
    found = {key: message.topic for key, message in messages(language).items()}
    assert found.pop("catalogue-status") == "catalogue"
    assert found == wanted


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_use_the_same_variables_as_english(language: Language) -> None:
    english = messages(SOURCE)
    differing = {
        key: message.variables ^ english[key].variables
        for key, message in messages(language).items()
        if key in english and message.variables != english[key].variables
    }
    assert differing == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_select_by_the_same_words_as_english(language: Language) -> None:
    english = messages(SOURCE)
    unknown = {
        key: (name, words - english[key].keys.get(name, set()))
        for key, message in messages(language).items()
        for name, words in message.keys.items()
        if words - english[key].keys.get(name, set())
    }
    assert unknown == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: Language) -> None:
    loans = {Language.DA: LOANS_IN_DANISH, Language.CS: LOANS_IN_CZECH}.get(language, set())
    english = messages(SOURCE)
    same = {
        message.text
        for key, message in messages(language).items()
        if key in english and message.text == english[key].text
    }
    assert same - SAME_IN_ANY_LANGUAGE - loans == set()


@pytest.mark.parametrize("language", Language)
def test_every_message_comes_out_whole_in_every_variant(language: Language) -> None:
    for key, message in messages(language).items():
        for filling in message.fillings():
            text = say_with(language, key, filling)
            assert text, key
            assert text == text.strip(), key
            assert MARKS.search(text) is None, (key, text)
            assert "  " not in text, (key, text)
            # What is handed in stands in the sentence, or chooses among its variants.
            lost = [v for v in filling.values() if str(v).startswith("<") and str(v) not in text]
            assert not lost or "->" in message.text, (key, text, lost)


@pytest.mark.parametrize("language", Language)
def test_sentences_end_like_sentences(language: Language) -> None:
    checked = 0
    for key, message in messages(language).items():
        if SENTENCES.fullmatch(key) and not NOT_SENTENCES.fullmatch(key):
            for filling in message.fillings():
                text = say_with(language, key, filling)
                assert SENTENCE_END.search(text), (key, text)
                checked += 1
    assert checked > 300


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(UnknownMessage, match="no-such-message"):
        say(Language.CS, "no-such-message")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(BadArguments, match="card-marked"):
        say(Language.DA, "card-marked", points=1)


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, nothing = catalogues._bundle, FluentBundle([Language.JA.value])
    assert say(Language.JA, "terminal-prompt") != say(SOURCE, "terminal-prompt")
    monkeypatch.setattr(
        catalogues, "_bundle", lambda language: whole(language) if language is SOURCE else nothing
    )
    catalogues._said.cache_clear()
    assert say(Language.JA, "terminal-prompt") == say(SOURCE, "terminal-prompt")
    catalogues._said.cache_clear()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_say_that_they_await_a_native_reader(language: Language) -> None:
    load(language)
    assert status(language) == say(language, "catalogue-status")


def test_english_has_no_such_note() -> None:
    assert status(SOURCE) is None
    assert "catalogue-status" not in messages(SOURCE)


def test_every_language_names_itself() -> None:
    names = [say(language, "language-name") for language in Language]
    assert names == ["English", "Čeština", "Dansk", "日本語", "Kiswahili"]
