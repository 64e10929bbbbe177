"""The terminal speaks one language at a time: what it says in English it says in no other."""

import io
import re
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from cassino.agents import hint
from cassino.cli.terminal import turns
from cassino.cli.terminal.drawing import draw_table
from cassino.cli.terminal.lines import Typist
from cassino.cli.terminal.menu import wants_to_go_on
from cassino.cli.terminal.scenes import scene_of_view
from cassino.cli.terminal.style import Style
from cassino.cli.text_width import width_of
from cassino.notation import parse_position
from cassino.rules import PRESETS, PlayerView, variant
from cassino.words import SOURCE, Argument, Language, catalogues, say_with
from tests.cli.console import Console
from tests.cli.scripts import script_of
from tests.cli.test_screens import CROWDED
from tests.words.messages import messages

RECORD = Path(__file__).with_name("match.cassino")
TRANSLATIONS = [language for language in Language if language is not SOURCE]
NAMES = ("Žofie", "雪")
EVERY_COMMAND = (
    "?\nmoves\n999\n\nmoves Q\nhint\nwhy\nwhy 9h\nnonsense\n8 x\n4+8 = 12\nundo\ncount\nsheet\n"
    "table\nsave\nsave terminal\nsave terminal\nsave /proc/x/y\n"
)
LETTERS = re.compile(r"[A-Za-z]{3,}")
KEPT = set(
    LETTERS.findall(
        "moves why hint undo count sheet table save quit play nonsense bridge Enter"
        " cassino play --resume --language beginner easy medium hard expert master"
        " match.cassino /proc terminal yes no North South saves records"
    )
)
"""What is typed is the same in every language; Enter stands on the key; two are called so."""


@pytest.fixture
def person(console: Console, monkeypatch: pytest.MonkeyPatch) -> Console:
    """Commands run as if somebody sat at a terminal: they are asked, and hands are hidden.

    Hints don't ask the search, which takes its time and says few things more.
    """
    monkeypatch.setattr(turns, "hint", lambda view, deep: hint(view, deep=not deep))
    always = property(lambda _typist: True, lambda _typist, _value: None)
    monkeypatch.setattr(Typist, "is_person", always, raising=False)
    return console


def session(console: Console, language: Language) -> str:
    """All that is printed: two menus, every command, deals of two at one keyboard, a replay."""
    spoken = ("--language", language.value, "--width", "100")
    home = console.home / language.value
    home.mkdir(parents=True)
    console.monkeypatch.chdir(home)
    console.monkeypatch.setenv("CASSINO_HOME", ".")
    menu = "bridge\n2\n4\n\n1\nŽofie\n"
    told = [console.run("play", "--seed", "a", *spoken, typed=f"{menu}{EVERY_COMMAND}quit\n")]
    told.append(console.run("play", *spoken, typed=f"\n{EVERY_COMMAND}quit\n"))
    script = script_of(variant("royal", target=15), "languages")
    assert len(script.deals) > 1
    typed = "\n".join("".join(f"\n{move}\n" for move in deal) for deal in script.deals)
    asked = ["--variant", "royal", "--target", "15", "--seed", "languages", "--humans", "2"]
    asked += [word for name in NAMES for word in ("--name", name)]
    told += [
        console.run("play", *asked, *spoken, *shown, typed=typed) for shown in ((), ("--plain",))
    ]
    told.append(console.run("play", *asked, *spoken, "--save", "match", typed="quit\n"))
    told.append(console.run("replay", str(RECORD), *spoken, typed="n\np\ng 98\nq\n"))
    assert [(each.status, each.err) for each in told] == [(0, "")] * len(told)
    return " ".join("".join(each.out for each in told).split())


def said_in_english(console: Console) -> list[tuple[str, Mapping[str, Argument], str]]:
    """Every message that the session says in English, with its arguments and its text."""
    said: dict[str, tuple[str, Mapping[str, Argument], str]] = {}
    whole = catalogues._said

    def listening(language: Language, message: str, told: tuple[tuple[str, Argument], ...]) -> str:
        text = whole(language, message, told)
        said.setdefault(f"{message} {text}", (message, dict(told), text))
        return text

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogues, "_said", listening)
        session(console, SOURCE)
    return list(said.values())


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_said_in_english(person: Console, language: Language) -> None:
    english = said_in_english(person)
    assert len({message for message, _, _ in english}) > 150
    printed = session(person, language)
    left = {
        message: text
        for message, told, text in english
        if LETTERS.search(text)
        and re.search(rf"(?<!\w){re.escape(text)}(?!\w)", printed)
        and (message not in messages(language) or say_with(language, message, told) != text)
    }
    assert left == {}


def test_nothing_is_said_past_the_catalogues(person: Console) -> None:
    """In Japanese no word has Latin letters but those that are typed, and names."""
    printed = session(person, Language.JA)
    known = KEPT | {part for text in (*PRESETS, *NAMES) for part in LETTERS.findall(text)}
    assert set(LETTERS.findall(printed)) - known == set()


@pytest.mark.parametrize("language", Language)
def test_yes_and_no_are_words_of_the_language(
    person: Console, capsys: pytest.CaptureFixture[str], language: Language
) -> None:
    """The English words do as well."""
    words = {key: say_with(language, f"page-{key}", {}) for key in ("yes", "no")}
    for key, word in words.items():
        for typed in (word, word.upper(), key):
            stdin = io.TextIOWrapper(io.BytesIO(f"{typed}\n".encode()), encoding="utf-8")
            person.monkeypatch.setattr(sys, "stdin", stdin)
            assert wants_to_go_on(Typist(Style(language))) is (key == "yes")
    assert f"[{words['yes'].lower()}]" in capsys.readouterr().out


@pytest.mark.parametrize("language", Language)
def test_how_to_go_on_keeps_the_language(console: Console, language: Language) -> None:
    told = console.run("play", "--variant", "royal", "--language", language.value, typed="quit\n")
    flag = "" if language is SOURCE else f" --language {language.value}"
    assert told.lines[-1].endswith(f"cassino play --resume{flag}")
    arguments = told.lines[-1].partition("cassino ")[2].split()
    again = console.run(*arguments, typed="quit\n")
    assert again.status == 0
    assert again.lines[-1] == told.lines[-1]


@pytest.mark.parametrize("language", Language)
def test_columns_stand_below_their_titles(language: Language) -> None:
    """Also where signs are twice as wide."""
    view = parse_position(CROWDED)
    assert isinstance(view, PlayerView)
    style = Style(language=language)
    lines = draw_table(style, scene_of_view(view, ("Ann", "Bořek", "雪だるま", "雪"), 2))
    score = style.say("terminal-column-score")
    at = next(at for at, line in enumerate(lines) if line.endswith(score))
    rows = [line for line in lines[at : at + 5] if re.search(r"\d$| " + score, line)]
    ends = {width_of(row) for row in rows if len(row.split()) > 3}
    assert len(ends) == 1


@pytest.mark.parametrize(("game", "counts"), [("classic", False), ("royal", True)])
def test_sweeps_are_shown_where_they_count(game: str, counts: bool) -> None:
    loose = {"variant": game, "loose": ["Td"], "builds": [], "seats": 4, "scores": [2, 3]}
    view = parse_position({**CROWDED, **loose})
    assert isinstance(view, PlayerView)
    for framed in (True, False):
        lines = draw_table(Style(framed=framed), scene_of_view(view, ("A", "B", "C", "D"), 2))
        assert any("sweep" in line for line in lines) is counts
