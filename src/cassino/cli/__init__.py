"""The command line: ``cassino`` and its commands, and the table in the terminal."""

from __future__ import annotations

import sys
from typing import NoReturn

from cassino import __version__

__all__ = ["main"]


def main() -> NoReturn:
    """Run the command line with the program's arguments; an interruption ends it quietly.

    The version is told before anything is loaded.
    """
    if sys.argv[1:] == ["--version"]:
        sys.stdout.write(f"cassino {__version__}\n")
        sys.exit(0)
    try:
        from cassino.cli.command_line import run

        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)
