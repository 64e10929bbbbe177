"""The questions to somebody who just wants to play; Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cassino.agents import LEVELS
from cassino.cli.terminal.lines import Typist
from cassino.cli.terminal.starting import Wanted
from cassino.rules import PRESETS, default_partners, variant
from cassino.words import say_preset, say_preset_line

_YES_NO = ("yes", "no")


class EndOfLines(Exception):
    """There is nobody who answers."""


def ask_what_to_play(typist: Typist, wanted: Wanted) -> Wanted:
    """Ask for the game, the players and the computers' level, beginning from what is wanted.

    Raises:
        EndOfLines: when nobody answers any more.
    """
    for at, name in enumerate(PRESETS, start=1):
        title = say_preset(typist.style.language, name)
        about = say_preset_line(typist.style.language, name)
        title = typist.style.say("terminal-sentence", text=title)
        line = typist.style.say("sentence-next", text=title, next=about)
        typist.show(*typist.style.wrap(f"{at:3} {name}: {line}", "    "))
    game = _choose(typist, "terminal-menu-game", PRESETS, wanted.variant.preset)
    rules = variant(game)
    choices = ("2",) if rules.deal.refill else ("2", "3", "4")
    usual = str(wanted.seats) if str(wanted.seats) in choices else choices[0]
    seats = int(_choose(typist, "terminal-menu-seats", choices, usual))
    partners = wanted.partners
    if seats == 4:
        is_usual = default_partners(rules, seats) if partners is None else partners
        partners = _agrees(typist, "terminal-menu-partners", is_usual)
    level = wanted.level
    if wanted.humans is None or wanted.humans < seats:
        _show_levels(typist)
        levels = LEVELS if level in LEVELS else (*LEVELS, level)
        level = _choose(typist, "terminal-menu-level", levels, level)
    names = wanted.names
    if not names:
        name = _read(typist, "terminal-menu-name", typist.style.say("terminal-player"))
        names = (name,) if name else ()
    return replace(wanted, variant=rules, seats=seats, partners=partners, level=level, names=names)


def _show_levels(typist: Typist) -> None:
    """The levels with their numbers, and what they are called where that is another word."""
    for at, name in enumerate(LEVELS, start=1):
        title = typist.style.say(f"level-{name}")
        typist.show(f"{at:3} {name}" + ("" if title.lower() == name else f": {title}"))


def wants_to_go_on(typist: Typist) -> bool:
    """Whether somebody goes on with the match that waits.

    Raises:
        EndOfLines: when nobody answers.
    """
    return _agrees(typist, "terminal-waiting-match", usual=True)


def _agrees(typist: Typist, message_id: str, usual: bool) -> bool:
    """Yes or no, in the person's language; the English words do in every language."""
    said = tuple(typist.style.say(f"page-{each}").lower() for each in _YES_NO)
    answer = _choose(typist, message_id, said, said[not usual], _YES_NO)
    return answer in (said[0], _YES_NO[0])


def _choose(
    typist: Typist,
    message_id: str,
    choices: Sequence[str],
    usual: str,
    unsaid: Sequence[str] = (),
) -> str:
    """One of some words, by itself, its beginning or its number; the usual one for nothing.

    Words that are ``unsaid`` are taken as well, but not offered.
    """
    while True:
        typed = _read(typist, message_id, usual).lower() or usual
        if typed in (*choices, *unsaid):
            return typed
        fitting = [choice for choice in choices if choice.startswith(typed)]
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:4]) <= len(choices):
            fitting = [choices[int(typed[:4]) - 1]]
        if len(fitting) == 1:
            return fitting[0]
        typist.say("terminal-menu-again", choices=", ".join(choices))


def _read(typist: Typist, message_id: str, usual: str) -> str:
    line = typist.read(f"{typist.style.say(message_id)} [{usual}]")
    if line is None:
        raise EndOfLines
    return line
