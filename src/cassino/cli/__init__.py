"""The command line: ``cassino`` and its commands, and the table in the terminal."""

from cassino.cli.command_line import main

__all__ = ["main"]
