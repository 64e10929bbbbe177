"""Where matches are kept: the user's data folder."""

from __future__ import annotations

import os
from pathlib import Path

from cassino.cli.errors import CommandError


def data_folder() -> Path:
    """``CASSINO_HOME``, or ``cassino`` in ``XDG_DATA_HOME`` or ``~/.local/share``.

    Raises:
        CommandError: when the user has no home.
    """
    own = os.environ.get("CASSINO_HOME")
    if own:
        return Path(own)
    shared = os.environ.get("XDG_DATA_HOME")
    if shared and Path(shared).is_absolute():
        return Path(shared) / "cassino"
    try:
        return Path.home() / ".local" / "share" / "cassino"
    except RuntimeError:
        raise CommandError("file/no-home", "no home folder: set CASSINO_HOME") from None


def saves_folder() -> Path:
    """Where matches that can be resumed are kept."""
    return data_folder() / "saves"


def records_folder() -> Path:
    """Where records of finished matches are kept."""
    return data_folder() / "records"
