"""However often it is stopped, and whoever plays: the same data set, byte for byte."""

from __future__ import annotations

import fcntl
import json
import os
import random
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from cassino.dataset import (
    GROUP,
    NAME_KEY,
    PLAN_KEY,
    SCHEMA,
    DatasetError,
    Plan,
    files,
    making,
    partial_of,
    plan_in,
    read_plan,
    schema_of,
)
from cassino.dataset.columns import batches_of
from cassino.dataset.jobs import Job, Piece, run_job
from cassino.dataset.journals import open_journal
from tests.arena.watching import marked, wait_until
from tests.dataset.sets import made, parquet, plan, rows_of

arrow: Any = import_module("pyarrow")
HELD = plan("random", "greedy", games=6, seed="making")
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A data set that was made at one go."""
    return made(tmp_path_factory.mktemp("dataset") / "whole.parquet", HELD)


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The journal of the same, as it is before the file is written."""
    path = tmp_path_factory.mktemp("dataset") / "whole.partial"
    with open_journal(path) as kept:
        kept.begin(HELD)
        for first in range(0, HELD.games, 2):
            games = min(2, HELD.games - first)
            piece = run_job(Job.of(HELD, first, games))
            assert isinstance(piece, Piece)
            kept.keep(games, piece)
    return path.read_bytes()


def names_in(folder: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


def refused(path: Path, asked: Plan = HELD) -> DatasetError:
    """Why a data set can't be made."""
    with pytest.raises(DatasetError) as raised:
        made(path, asked)
    return raised.value


def test_it_says_what_it_is(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    path.write_bytes(whole)
    assert plan_in(path) == HELD
    schema = parquet.read_schema(path)
    assert schema.metadata[NAME_KEY].decode() == SCHEMA == "cassino-dataset-v1"
    assert read_plan(schema.metadata[PLAN_KEY]) == HELD
    assert schema.equals(schema_of(HELD))


def test_other_workers_make_the_same(whole: bytes, tmp_path: Path) -> None:
    assert made(tmp_path / "two.parquet", HELD, workers=2) == whole
    assert names_in(tmp_path) == ["two.parquet"]


def test_pieces_of_any_size_make_the_same(tmp_path: Path) -> None:
    """Enough rows for several pages and two row groups, in pieces as quick and slow workers cut."""
    asked = plan("random", games=360, seed="pieces")
    every = [run_job(Job.of(asked, first, 4)) for first in range(0, asked.games, 4)]
    batches = [
        batch for piece in every if isinstance(piece, Piece) for batch in batches_of(piece.data)
    ]
    told = []
    for sizes in ([1], [90], [7, 1, 20, 3]):
        path, at = tmp_path / f"{sizes[0]}.parquet", 0
        with open_journal(partial_of(path)) as kept:
            kept.begin(asked)
            for size in cycle(sizes):
                taken = batches[at : at + size]
                if not taken:
                    break
                kept.keep(4 * len(taken), joined(taken))
                at += size
        told.append(made(path, asked))
    assert parquet.ParquetFile(path).metadata.num_row_groups == 2
    assert told[0] == told[1] == told[2]


def joined(batches: list[Any]) -> Piece:
    """Batches as one piece."""
    table = arrow.Table.from_batches(batches).combine_chunks()
    sink = arrow.BufferOutputStream()
    with arrow.ipc.new_stream(sink, table.schema) as stream:
        stream.write_table(table)
    return Piece(sink.getvalue().to_pybytes(), table.num_rows, 1.0)


def test_another_seed_makes_another(whole: bytes, tmp_path: Path) -> None:
    other = made(tmp_path / "x.parquet", HELD.with_seed("other"))
    assert rows_of(tmp_path / "x.parquet")[0]["position"] not in str(whole)
    assert other != whole


def test_going_on_from_anywhere_makes_the_same(
    whole: bytes, journal: bytes, tmp_path: Path
) -> None:
    """Cut off within the first line, within the line of a piece, within a piece, or between two."""
    head = journal.index(b"\n") + 1
    second = journal.index(b"\n", head) + 1
    cuts = [0, head // 2, head - 1, head, head + 9, second - 1, second, len(journal) - 1]
    cuts += random.Random(2).sample(range(second, len(journal)), 2)  # noqa: S311
    for cut in [*cuts, len(journal)]:
        path = tmp_path / f"{cut}.parquet"
        partial_of(path).write_bytes(journal[:cut])
        assert made(path, HELD) == whole
        assert not partial_of(path).exists()


def test_what_was_played_is_not_played_again(
    journal: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Job] = []

    def noting(job: Job) -> object:
        asked.append(job)
        return run_job(job)

    monkeypatch.setattr(making, "run_job", noting)
    path = tmp_path / "x.parquet"
    partial_of(path).write_bytes(journal[:-1])
    made(path, HELD)
    assert sum(job.games for job in asked) == 2
    asked.clear()
    made(path, HELD)
    assert not asked


def test_one_that_is_there_is_left_alone(whole: bytes, journal: bytes, tmp_path: Path) -> None:
    """And what was left by somebody who was killed at the very end is taken away."""
    path = tmp_path / "x.parquet"
    path.write_bytes(whole)
    before = path.stat()
    partial_of(path).write_bytes(journal)
    assert made(path, HELD) == whole
    assert path.stat() == before
    assert names_in(tmp_path) == ["x.parquet"]


def test_groups_have_one_size_and_pieces_are_small(
    whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So memory doesn't grow with the number of games."""
    monkeypatch.setattr(files, "GROUP", 100)
    monkeypatch.setattr(making, "PIECE_PLAYS", 96)
    monkeypatch.setattr(making, "PIECE_SECONDS", 60)
    sizes: list[int] = []

    def noting(job: Job) -> object:
        sizes.append(job.games)
        return run_job(job)

    monkeypatch.setattr(making, "run_job", noting)
    path = tmp_path / "x.parquet"
    made(path, HELD)
    found = parquet.ParquetFile(path).metadata
    groups = [found.row_group(at).num_rows for at in range(found.num_row_groups)]
    assert groups == [100] * 2 + [6 * 48 - 200]
    assert max(sizes) == 2
    (tmp_path / "whole").write_bytes(whole)
    assert rows_of(path) == rows_of(tmp_path / "whole")
    assert GROUP > 10_000


def test_another_data_set_is_never_written_over(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    others = {
        "games": replace(HELD, games=7),
        "seed": HELD.with_seed("x"),
        "variant": plan("random", "greedy", games=6, seed="making", preset="royal"),
        "options": plan("random", "greedy", games=6, seed="making", target=11),
        "agents": plan("random", "random", games=6, seed="making"),
        "seats": plan("random", "greedy", games=6, seed="making", seats=3),
        "version": replace(HELD, version="0.0.1"),
    }
    for what, other in others.items():
        path.write_bytes(whole)
        wrong = refused(path, other)
        assert wrong.code == "dataset/differs"
        assert str(wrong).endswith(f"x.parquet' is of another data set: {what}")
        assert path.read_bytes() == whole
        path.unlink()
        with open_journal(partial_of(path)) as begun:
            begun.begin(HELD)
        assert refused(path, other).code == "dataset/differs"
        assert names_in(tmp_path) == ["x.parquet.partial"]
        partial_of(path).unlink()


def test_what_is_no_data_set_is_refused_and_left_alone(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    foreign = tmp_path / "foreign"
    parquet.write_table(arrow.table({"a": [1]}), foreign)
    tables = {SCHEMA: "no plan", "cassino-dataset-v9": "{}"}
    texts = [whole[:-1], whole[:1000], b"", b"my notes\n", foreign.read_bytes()]
    for name, told in tables.items():
        metadata = {NAME_KEY: name, PLAN_KEY: told}
        parquet.write_table(arrow.table({"a": [1]}, metadata=metadata), foreign)
        texts.append(foreign.read_bytes())
    foreign.unlink()
    for text in texts:
        path.write_bytes(text)
        assert refused(path).code == "dataset/invalid"
        assert path.read_bytes() == text
        assert names_in(tmp_path) == ["x.parquet"]


def test_what_is_no_journal_is_refused_and_left_alone(journal: bytes, tmp_path: Path) -> None:
    head, second, rest = journal.split(b"\n", 2)
    entry = json.loads(second)
    path = tmp_path / "x.parquet"
    for text, why in (
        (b"my notes", "not begun by this command"),
        (b"my notes\n", ""),
        (b"\n", ""),
        (head.replace(b"/1", b"/9", 1) + b"\n", "not of the format"),
        (head.replace(b'"deal"', b'"hand"') + b"\n", ""),
        (b"\n".join([head, b"{}", rest]), ""),
        (b"\n".join([head, json.dumps(entry | {"first": 3}).encode(), rest]), "game 4, not 1"),
        (b"\n".join([head, json.dumps(entry | {"games": 0}).encode(), rest]), ""),
        (journal[:-40] + b"\0" * 40, "the games from 5 on are damaged"),
    ):
        partial_of(path).write_bytes(text)
        wrong = refused(path)
        assert (wrong.code, why in str(wrong)) == ("dataset/invalid", True), (text[:99], wrong)
        assert partial_of(path).read_bytes() == text
        assert not path.exists()


def test_damage_is_noticed_before_anything_is_played(
    journal: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(_job: Job) -> object:
        raise AssertionError("played on")

    monkeypatch.setattr(making, "run_job", nobody)
    path, middle = tmp_path / "x.parquet", len(journal) // 2
    text = journal[:middle] + b"\0" * 16 + journal[middle + 16 : -1]
    partial_of(path).write_bytes(text)
    wrong = refused(path)
    assert wrong.code == "dataset/invalid"
    assert "are damaged; without this file all are played anew" in str(wrong)
    assert text.startswith(partial_of(path).read_bytes())
    assert partial_of(path).stat().st_size > middle + 16


def test_places_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    assert refused(tmp_path / "no" / "x.parquet").code == "file/unwritable"
    assert refused(tmp_path).code == "file/unreadable"
    path = tmp_path / "x.parquet"
    partial_of(path).mkdir()
    assert refused(path).code == "file/unwritable"
    partial_of(path).rmdir()
    (tmp_path / "x.parquet.new").mkdir()
    assert refused(path, plan("random", games=1)).code == "file/unwritable"
    assert partial_of(path).exists()


def test_one_that_is_being_made_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    with partial_of(path).open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert refused(path).code == "dataset/in-use"
    made(path, plan("random", games=1))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_killed_and_gone_on_with_is_the_same(tmp_path: Path, workers: str) -> None:
    """Killed outright again and again until one run gets through; the workers end with it."""
    path, mark = tmp_path / "x.parquet", f"dataset-{os.getpid()}-{workers}"
    agents = ("random", "py:tests.arena.players:Sleepy")
    command = [sys.executable, "-m", "cassino", "dataset", *agents, "--deals", "14"]
    command += ["--seed", "kill", "--workers", workers, "--out", str(path)]
    for _ in range(3):
        _kill_after_a_piece(command, path, mark)
        assert not path.exists()
    last = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=240, check=True)
    assert (last.stdout, last.stderr) == (b"", b"seed: kill\n")
    assert names_in(tmp_path) == ["x.parquet"]
    alone = made(tmp_path / "alone.parquet", plan(*agents, games=14, seed="kill", moves=256))
    assert path.read_bytes() == alone


def _kill_after_a_piece(command: list[str], path: Path, mark: str) -> None:
    partial = partial_of(path)
    before = partial.stat().st_size if partial.exists() else 0
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "CASSINO_TEST_MARK": mark},
    ) as run:
        wait_until(
            lambda: (
                run.poll() is not None
                or (partial.exists() and partial.stat().st_size > max(before, 2000))
            ),
            120,
        )
        assert run.poll() is None
        run.kill()
    wait_until(lambda: not marked(mark))
