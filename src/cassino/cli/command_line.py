"""The command ``cassino``: its subcommands, loaded when called, and its errors, one line each."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, TextIO

import click

from cassino import __version__
from cassino.cli.errors import code_of, one_line

COMMANDS: Final = (
    "serve",
    "play",
    "rules",
    "moves",
    "check",
    "score",
    "deal",
    "replay",
    "verify",
    "analyse",
    "solve",
    "puzzles",
    "arena",
    "dataset",
    "engine",
    "warm",
    "purge",
)
"""The subcommands in the order in which help lists them; each is a module of its name."""

_FAILED: Final = 2
_INTERRUPTED: Final = 130
_FAULT: Final = 70


class LazyGroup(click.Group):
    """A group whose commands are imported when they are asked for.

    Options alone are those of the first command: ``cassino --port 9000`` opens the table there.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Name the first command where only its options are given."""
        own = {name for each in self.get_params(ctx) for name in each.opts}
        if args and args[0].startswith("-") and args[0] not in own:
            args = [COMMANDS[0], *args]
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """A command by its name."""
        if cmd_name not in COMMANDS:
            return None
        return _command(cmd_name)


def _command(name: str) -> click.Command:
    command: click.Command = import_module(f"cassino.cli.commands.{name}").command
    return command


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, message="cassino %(version)s")
@click.pass_context
def cassino(context: click.Context) -> None:
    """Play, learn, study and program the card game Cassino.

    Without a command, the table opens in the browser, with the options of ``cassino serve``;
    ``cassino play`` is the table in the terminal.
    """
    if context.invoked_subcommand is None:
        context.invoke(_command("serve"))


def run(arguments: Sequence[str]) -> int:
    """Run the command line and give its exit status: 0, or 2 with one line on standard error.

    An interruption ends quietly with 130; a reader that goes away ends the output without a word.
    A fault of the program itself is one line too, with 70; ``CASSINO_TRACEBACK`` shows where.
    """
    _make_streams_patient()
    try:
        answer = cassino.main(list(arguments), prog_name="cassino", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as wrong:
        return _failed("usage", wrong.format_message())
    except (click.Abort, KeyboardInterrupt):
        return _INTERRUPTED
    except (BrokenPipeError, SystemExit):
        _leave_the_pipe()
        return 0
    except ValueError as wrong:
        return _failed(code_of(wrong), wrong)
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
        return _failed("system/failed", f"{wrong.filename!r}: {why}" if wrong.filename else why)
    except Exception as fault:
        if os.environ.get("CASSINO_TRACEBACK"):
            raise
        return _failed("internal/fault", f"{type(fault).__name__}: {fault}", _FAULT)
    return answer if isinstance(answer, int) else 0


def _failed(code: str, message: object, status: int = _FAILED) -> int:
    """Say on one line what is wrong, and give the exit status."""
    click.echo(f"cassino: {code}: {one_line(message)}", err=True)
    return status


def _make_streams_patient() -> None:
    """Let signs that a stream doesn't know be replaced, rather than end the program."""
    streams: tuple[TextIO | None, ...] = (sys.stdout, sys.stderr)
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _leave_the_pipe() -> None:
    """Let the interpreter's last flush go nowhere, since nobody reads on."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
