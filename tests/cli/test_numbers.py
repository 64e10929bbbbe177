"""Every option that takes a whole number refuses what it can't be, with a code."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click
import pytest

from cassino.cli.command_line import COMMANDS, cassino
from tests.cli.console import Console
from tests.cli.positions import POSITION

BESIDE: dict[str, tuple[str, ...]] = {
    "arena": ("greedy", "random", "--workers", "1"),
    "dataset": ("greedy", "--workers", "1", "--out", "none/data"),
    "deal": ("--seed", "a"),
    "play": ("--variant", "classic"),
    "analyse": ("nowhere.cassino",),
    "replay": ("nowhere.cassino",),
    "rules": ("classic",),
}
HUGE = 10**30


def _options() -> Iterator[tuple[str, str]]:
    """The commands with their options of whole numbers; both come from the command line itself."""
    context = click.Context(cassino)
    for name in COMMANDS:
        command = cassino.get_command(context, name)
        assert command is not None
        for each in command.params:
            if isinstance(each, click.Option) and isinstance(each.type, click.types.IntParamType):
                yield name, each.opts[0]


OPTIONS = list(_options())


def test_all_of_them_are_known() -> None:
    assert {("solve", "--nodes"), ("arena", "--boards"), ("serve", "--port")} <= set(OPTIONS)


@pytest.mark.parametrize("number", [HUGE, -HUGE, -1])
@pytest.mark.parametrize(("command", "option"), OPTIONS)
def test_what_no_number_can_be_is_refused(
    console: Console, command: str, option: str, number: int
) -> None:
    asked = (command, *BESIDE.get(command, ()), option, str(number))
    answer = console.run(*asked, typed=json.dumps(POSITION))
    if (command, option, number) == ("moves", "--limit", HUGE):
        assert answer.status == 0
        return
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.splitlines()[-1].startswith("cassino: ")
    assert "internal/fault" not in answer.err
    assert str(abs(number)) in answer.err


@pytest.mark.parametrize(
    ("command", "option"), [each for each in OPTIONS if each != ("serve", "--port")]
)
def test_none_of_them_breaks_at_nought(console: Console, command: str, option: str) -> None:
    beside = BESIDE.get(command, ())
    boards = ("--boards", "1") if command == "arena" and option != "--boards" else ()
    answer = console.run(command, *beside, *boards, option, "0", typed=json.dumps(POSITION))
    assert answer.status in (0, 2)
    assert "internal/fault" not in answer.err
