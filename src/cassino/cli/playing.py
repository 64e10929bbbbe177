"""Putting a match together from a command's options: how it is shown, begun or resumed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cassino.cli.errors import CommandError
from cassino.cli.style_options import style_of
from cassino.cli.terminal.files import refuse_existing, refuse_unwritable
from cassino.cli.terminal.fronts import Front
from cassino.cli.terminal.game import Game
from cassino.cli.terminal.lines import Typist
from cassino.cli.terminal.machine import MachineFront
from cassino.cli.terminal.menu import EndOfLines, ask_what_to_play, wants_to_go_on
from cassino.cli.terminal.person import TerminalFront
from cassino.cli.terminal.saves import new_save, newest_save, resume
from cassino.cli.terminal.sittings import Progress
from cassino.cli.terminal.starting import Wanted, read_computer, sit_down
from cassino.cli.terminal.style import Style
from cassino.cli.variant_options import chosen_switches, read_variant_options

_FRESH_ONLY = ("variant", "seats", "partners", "names", "computers", "humans", "seed", "save")


def play_match(given: Mapping[str, Any]) -> None:
    """Play the match that the options ask for.

    Args:
        given: the values of the options of ``cassino play`` by name; ``resume`` is None, a file,
            or an empty text for the match played last.

    Raises:
        ValueError: coded, when it can't be played so.
    """
    style = style_of(given)
    _check_places(given)
    front: Front
    typist = Typist(style)
    front = MachineFront(style.language) if given["as_json"] else TerminalFront(typist)
    try:
        save, steps = _begin(given, style, typist)
    except EndOfLines:
        return
    Game(front, save, given["record"]).run(steps)


def _check_places(given: Mapping[str, Any]) -> None:
    """Refuse what can't be written, or would be written over, before anything is played."""
    for name in ("save", "record"):
        path: Path | None = given[name]
        if path is not None:
            refuse_existing(path)
            refuse_unwritable(path)


def _begin(
    given: Mapping[str, Any], style: Style, typist: Typist
) -> tuple[Path, Sequence[Progress]]:
    """The file that keeps the match, and the match as far as it has got."""
    if given["resume"] is not None:
        return _resumed(given)
    is_open = given["variant"] is None and not chosen_switches(given)
    asks = typist.is_person and is_open and not given["as_json"]
    waiting = newest_save() if asks else None
    if waiting is not None and wants_to_go_on(typist):
        return waiting, resume(waiting)
    wanted = _wanted(given)
    if asks:
        wanted = ask_what_to_play(typist, wanted)
    sitting = sit_down(wanted, style)
    return given["save"] or new_save(sitting.seed), [Progress.start(sitting)]


def _resumed(given: Mapping[str, Any]) -> tuple[Path, Sequence[Progress]]:
    fresh = [name for name in _FRESH_ONLY if given[name] not in (None, ())]
    if fresh or chosen_switches(given):
        raise CommandError("usage", "a match that is resumed keeps its game and its players")
    path = Path(given["resume"]) if given["resume"] else newest_save()
    if path is None:
        raise CommandError("save/none", "there is no match to go on with")
    return path, resume(path)


def _wanted(given: Mapping[str, Any]) -> Wanted:
    return Wanted(
        variant=read_variant_options(given["variant"] or "classic", given),
        seats=given["seats"] or 2,
        partners=given["partners"],
        names=given["names"],
        computers=tuple(map(read_computer, given["computers"])),
        humans=given["humans"],
        level=given["level"],
        seed=given["seed"],
        dealer=given["dealer"],
    )
