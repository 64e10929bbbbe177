"""Computers think in processes: bounded, replaced when they die, and never on the event loop."""

import asyncio
import multiprocessing
import os
import subprocess
import sys
import threading
import time
from collections.abc import AsyncGenerator
from contextlib import suppress
from pathlib import Path

import pytest

from cassino import agents
from cassino.rules import (
    PlayerView,
    deal,
    legal_moves,
    refusal,
    shuffled_deck,
    variant,
    view_of,
)
from cassino.server.keys import Keys
from cassino.server.rooms.desk import Desk
from cassino.server.rooms.doing import Why
from cassino.server.rooms.seats_of_computers import Computers
from cassino.server.settings import Settings
from cassino.server.thinking import Thinkers, ThinkingFailed, workers
from cassino.server.thinking.compiling import compile_ahead
from cassino.server.thinking.loading import LoadedBehind
from cassino.server.thinking.workers import find_hint, load_search
from cassino.store import default_url, open_store
from cassino.table import (
    Command,
    ComputerMove,
    DealBegan,
    DealCommitted,
    Happening,
    HouseRules,
    MatchStarted,
    SeatKind,
    SeatSet,
    Table,
    TableEvent,
    TableOpened,
    fold,
    view_hash,
)
from tests.server.choosers import choose

VIEW = view_of(deal(variant(), seed="think"), 1)


@pytest.fixture
async def thinkers() -> AsyncGenerator[Thinkers]:
    """Gives two processes that think for half a second at most."""
    pool = Thinkers(2, 0.5, choose=choose, margin=40)
    yield pool
    pool.close()


async def test_moves_and_hints_come_from_elsewhere(thinkers: Thinkers) -> None:
    moves = await asyncio.gather(*(thinkers.choose("first", VIEW, n) for n in range(6)))
    assert set(moves) == {next(legal_moves(VIEW))}
    hint = await thinkers.hint(VIEW)
    assert refusal(VIEW, hint.move) is None
    assert hint.reasons
    assert 1 <= len(multiprocessing.active_children()) <= 2


async def test_a_process_that_dies_is_replaced(thinkers: Thinkers) -> None:
    with pytest.raises(ThinkingFailed):
        await thinkers.choose("dies", VIEW, 1)
    assert await thinkers.choose("first", VIEW, 1) == next(legal_moves(VIEW))


async def test_a_process_that_never_ends_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cassino.server.thinking.pool._TRIES", 1)
    pool = Thinkers(1, 0.1, choose=choose, margin=12)
    try:
        began = time.monotonic()
        with pytest.raises(ThinkingFailed):
            await pool.choose("sleeps", VIEW, 1)
        assert time.monotonic() - began < 60
        assert await pool.choose("first", VIEW, 1) == next(legal_moves(VIEW))
    finally:
        pool.close()


async def test_a_computer_s_own_refusal_is_passed_on(thinkers: Thinkers) -> None:
    with pytest.raises(ValueError, match="500 ms, 7"):
        await thinkers.choose("fails", VIEW, 7)


async def test_the_loop_is_free_while_they_think() -> None:
    pool = Thinkers(1, 0.2, choose=choose, margin=1.5)
    thought = asyncio.create_task(pool.choose("sleeps", VIEW, 1))
    latest, longest = time.monotonic(), 0.0
    while not thought.done():
        await asyncio.sleep(0.01)
        now = time.monotonic()
        longest, latest = max(longest, now - latest), now
    pool.close()
    assert isinstance(thought.exception(), ThinkingFailed)
    assert longest < 1.4, "the loop waited for a thought"


async def test_search_is_compiled_behind_the_games_and_then_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = tmp_path / "told"
    program = f"open({str(told)!r}, 'w').close()"
    loaded: list[object] = []
    monkeypatch.setattr(compile_ahead, "__defaults__", ((sys.executable, "-c", program),))

    async def run(_pool: Thinkers, function: object) -> None:
        assert told.exists(), "nothing is loaded before it is compiled"
        loaded.append(function)

    monkeypatch.setattr(Thinkers, "_run", run)
    await Thinkers(2, 0.5).warm_search()
    assert loaded == [load_search, load_search]


def test_a_hint_waits_for_no_search_that_is_still_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    may_load, asked = threading.Event(), list[bool]()
    search = LoadedBehind(lambda: may_load.wait(60))

    def hint_noted(view: PlayerView, *, deep: bool) -> agents.Hint:
        asked.append(deep)
        return agents.hint(view)

    monkeypatch.setattr(workers, "_SEARCH", search)
    monkeypatch.setattr(workers, "hint", hint_noted)
    for _ in range(2):
        assert refusal(VIEW, find_hint(VIEW, True).move) is None
    may_load.set()
    for _ in range(600):
        if search.is_there:
            break
        time.sleep(0.1)
    find_hint(VIEW, True)
    assert asked == [False, False, True]


def test_what_cannot_be_loaded_is_never_there() -> None:
    tried: list[threading.Thread] = []

    def fail() -> bool:
        tried.append(threading.current_thread())
        return False

    search = LoadedBehind(fail)
    search.begin()
    search.begin()
    while not tried or tried[0].is_alive():
        time.sleep(0.01)
    assert len(tried) == 1
    assert not search.is_there


async def test_compiling_lets_all_others_go_first_and_ends_with_the_house() -> None:
    program = "import time; time.sleep(60)"
    compiling = asyncio.create_task(compile_ahead((sys.executable, "-c", program, "is-compiling")))
    pid = 0
    for _ in range(300):
        await asyncio.sleep(0.1)
        if found := _processes_with("is-compiling"):
            (pid,) = found
            break
    assert os.getpriority(os.PRIO_PROCESS, pid) == 19
    compiling.cancel()
    with pytest.raises(asyncio.CancelledError):
        await compiling
    for _ in range(100):
        if not _is_running(pid):
            break
        await asyncio.sleep(0.1)
    assert not _is_running(pid)


async def test_what_could_not_be_compiled_is_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = (sys.executable, "-c", "raise SystemExit(2)")
    monkeypatch.setattr(compile_ahead, "__defaults__", (failing,))
    pool = Thinkers(1, 0.5)
    await pool.warm_search()
    assert not multiprocessing.active_children()


def _processes_with(word: str) -> list[int]:
    """The processes that have a word on their command line."""
    found: list[int] = []
    for folder in Path("/proc").iterdir():
        with suppress(OSError):
            if folder.name.isdecimal() and word in (folder / "cmdline").read_text().split("\0"):
                found.append(int(folder.name))
    return found


def test_processes_end_with_a_house_that_was_killed(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import asyncio, multiprocessing, sys, time\n"
        "from cassino.server.thinking import Thinkers\n"
        "from tests.server.test_thinking import VIEW\n"
        "async def main():\n"
        "    pool = Thinkers(1, 0.2)\n"
        "    await pool.choose('random', VIEW, 1)\n"
        "    print(multiprocessing.active_children()[0].pid, flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        [sys.executable, str(program)], stdout=subprocess.PIPE, text=True, env=env
    ) as house:
        assert house.stdout is not None
        pid = int(house.stdout.readline())
        assert Path(f"/proc/{pid}").exists()
        house.kill()
    for _ in range(600):
        if not _is_running(pid):
            break
        time.sleep(0.1)
    assert not _is_running(pid)


def _is_running(pid: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def _table(level: str) -> Table:
    """A table of two computers in mid-deal."""
    happenings: tuple[Happening, ...] = (
        TableOpened(HouseRules()),
        SeatSet(0, SeatKind.COMPUTER, level),
        SeatSet(1, SeatKind.COMPUTER, level),
        MatchStarted(0),
        DealCommitted("c" * 64, "5" * 64),
        DealBegan(shuffled_deck("computers")),
    )
    return fold(TableEvent(seq, seq, None, what) for seq, what in enumerate(happenings, 1))


class Taker:
    """Takes the moves that computers make, and refuses the first few."""

    def __init__(self, refusals: int = 0) -> None:
        """Refuses so many."""
        self.refusals = refusals
        self.moves: list[ComputerMove] = []
        self.moved = asyncio.Event()

    async def carry_out(self, guest_id: str | None, *commands: Command) -> Why | None:
        """Keeps a move, or refuses it."""
        assert guest_id is None
        if self.refusals:
            self.refusals -= 1
            return "server/failed"
        self.moves += [command for command in commands if isinstance(command, ComputerMove)]
        self.moved.set()
        return None


@pytest.fixture
async def desk(tmp_path: Path, thinkers: Thinkers) -> AsyncGenerator[Desk]:
    """Gives a desk whose computers may misbehave."""
    store = await open_store(default_url(tmp_path))
    yield Desk(store, thinkers, Settings(computer_pause=0.3), Keys(b"k" * 32))
    await store.close()


@pytest.mark.parametrize("level", ["first", "fails", "cheats", "dies"])
async def test_whatever_a_computer_does_a_legal_move_is_made(desk: Desk, level: str) -> None:
    table, taker = _table(level), Taker()
    computers = Computers(desk, taker.carry_out)
    began = time.monotonic()
    computers.attend(table, attended=True)
    computers.attend(table, attended=True)
    await asyncio.wait_for(taker.moved.wait(), 90)
    assert time.monotonic() - began >= 0.3, "it waits a moment"
    computers.stop()
    (move,) = taker.moves
    assert table.position is not None
    seen = view_of(table.position, 1)
    assert (move.seat, move.view_hash) == (1, view_hash(seen))
    assert refusal(seen, move.move) is None


async def test_a_move_that_was_not_taken_is_tried_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cassino.server.rooms.seats_of_computers._AGAIN", 0.05)
    taker = Taker(refusals=2)
    computers = Computers(desk, taker.carry_out)
    computers.attend(_table("first"), attended=True)
    await asyncio.wait_for(taker.moved.wait(), 90)
    computers.stop()
    assert taker.refusals == 0


@pytest.mark.parametrize("kind", ["thinking", "studying"])
def test_processes_that_think_load_nothing_of_the_server(kind: str) -> None:
    program = (
        f"import sys, cassino.server.{kind}.workers\n"
        "heavy = {'sqlalchemy', 'starlette', 'uvicorn', 'jinja2', 'alembic', 'fluent'}\n"
        "print(*sorted(heavy & set(sys.modules)))\n"
    )
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=env
    )
    assert done.stdout.strip() == ""


async def test_nobody_thinks_at_a_deserted_table(desk: Desk) -> None:
    taker = Taker()
    computers = Computers(desk, taker.carry_out)
    table = _table("first")
    computers.attend(table, attended=False)
    computers.attend(table, attended=True)
    computers.attend(table, attended=False)
    await asyncio.sleep(0.6)
    assert taker.moves == []
