"""Keeping a match while it is played: a record, and beside it who sits where.

The record holds the match, deck by deck and move by move; the file beside it, of the same name
with ``.json``, the seed of the next decks and the players. Both are written whole after every play,
so a match can be resumed after any interruption.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any, Final, cast

from cassino.agents import AGENTS
from cassino.cli.errors import CommandError
from cassino.cli.streams import read_text
from cassino.cli.terminal.files import write_whole
from cassino.cli.terminal.homes import records_folder, saves_folder
from cassino.cli.terminal.sittings import PERSON, Progress, Sitting
from cassino.notation import (
    Record,
    RecordError,
    format_record,
    parse_record,
    read_json,
    replay,
)

SUFFIX: Final = ".cassino"
_FORMAT: Final = 1


def new_save(seed: str) -> Path:
    """The file of a match that begins now; no match or record has that name yet."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    kept = "".join(sign for sign in seed if sign.isalnum() and sign.isascii())[:8]
    names = (f"{stamp}-{kept or 'match'}{mark}{SUFFIX}" for mark in _marks())
    folders = (saves_folder(), records_folder())
    name = next(n for n in names if not any((folder / n).exists() for folder in folders))
    return saves_folder() / name


def _marks() -> Iterator[str]:
    """What tells matches apart that begin in the same second."""
    yield ""
    yield from (f"-{number}" for number in count(2))


def newest_save() -> Path | None:
    """The match that was played last, of those that can be resumed."""
    try:
        saves = [path for path in saves_folder().glob(f"*{SUFFIX}") if _beside(path).exists()]
        return max(saves, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)
    except OSError:
        return None


def _beside(path: Path) -> Path:
    return path.with_name(path.name + ".json")


def begin_save(path: Path, sitting: Sitting) -> None:
    """Write down who sits where, before anything is played.

    Raises:
        CommandError: when the file can't be written.
    """
    told = {"format": _FORMAT, "seed": sitting.seed, "players": list(sitting.players)}
    write_whole(_beside(path), json.dumps(told, ensure_ascii=False) + "\n")


def keep(path: Path, progress: Progress) -> None:
    """Write a match down as far as it has got.

    Raises:
        CommandError: when the file can't be written.
    """
    write_whole(path, format_record(progress.record()))


def finish(path: Path, progress: Progress, record: Path | None) -> Path:
    """Keep the record of a finished match, and the save no longer.

    Args:
        path: the save.
        progress: the match.
        record: where the record is wanted; None for the folder of records, or where it is when it
            was saved at a place of the person's own.

    Raises:
        CommandError: when the record can't be written.
    """
    is_own = path.parent != saves_folder()
    place = record or (path if is_own else records_folder() / path.name)
    write_whole(place, format_record(progress.record()))
    _beside(path).unlink(missing_ok=True)
    if not is_own:
        path.unlink(missing_ok=True)
    return place


def resume(path: Path) -> list[Progress]:
    """A kept match, step by step; the last entry is where it stopped.

    Raises:
        CommandError: when the files aren't there or don't say who sits where.
        RecordError: when the record is cut short or has been changed, naming the place.
    """
    record = parse_record(read_text(str(path)))
    seed, players = _read_beside(path, record.seats)
    if not record.deals:
        raise CommandError("save/invalid", f"{str(path)!r}: the match has no deal")
    if not record.names:
        raise CommandError("save/invalid", f"{str(path)!r}: the record names no players")
    sitting = Sitting(
        record.variant,
        record.seats,
        record.partners,
        record.names,
        players,
        record.deals[0].dealer,
        seed,
        record.date or "",
    )
    return list(_steps(sitting, record))


def _read_beside(path: Path, seats: int) -> tuple[str, tuple[str, ...]]:
    """The seed and the players."""
    name = str(_beside(path))
    read = read_json(read_text(name))
    told = cast("dict[str, Any]", read) if isinstance(read, dict) else {}
    if told.get("format") != _FORMAT:
        raise CommandError("save/invalid", f"{name!r}: not a save of format {_FORMAT}")
    seed, players = told.get("seed"), told.get("players")
    if not isinstance(seed, str) or not isinstance(players, list):
        raise CommandError("save/invalid", f"{name!r}: needs a seed and the players")
    levels = tuple(map(str, cast("list[object]", players)))
    known = (PERSON, *AGENTS)
    if len(levels) != seats or not set(levels) <= set(known):
        raise CommandError("save/invalid", f"{name!r}: needs {seats} players: {', '.join(known)}")
    return seed, levels


def _steps(sitting: Sitting, record: Record) -> Iterator[Progress]:
    """The progress after every step of a record."""
    progress = Progress.start(sitting)
    progress = replace(progress, with_undo=record.tag("Undo") == "yes")
    for step in replay(record):
        if step.move is not None:
            progress = progress.make(step.move)
        else:
            progress = progress.begin_deal()
            deal = record.deals[step.deal - 1]
            own = progress.deals[-1]
            if (own.deck, own.tag("Seed")) != (deal.deck, deal.tag("Seed")):
                reason = "the deck isn't the one of the match's seed"
                raise RecordError(deal.line, step.deal, 0, "", reason)
        yield progress
