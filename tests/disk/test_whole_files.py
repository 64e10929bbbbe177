"""A file is written whole, or what was there before is there still."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cassino.disk import see_writable, written_whole


def test_it_takes_its_place_at_the_end(tmp_path: Path) -> None:
    path, beside = tmp_path / "x", tmp_path / "x.new"
    path.write_bytes(b"before")
    with written_whole(path, beside) as file:
        file.write(b"after")
        assert path.read_bytes() == b"before"
    assert path.read_bytes() == b"after"
    assert not beside.exists()


def test_whatever_fails_leaves_what_was_there(tmp_path: Path) -> None:
    path, beside = tmp_path / "x", tmp_path / "x.new"
    path.write_bytes(b"before")
    with pytest.raises(TypeError), written_whole(path, beside) as file:
        file.writelines([b"after", None])  # type: ignore[list-item]
    with pytest.raises(FileNotFoundError), written_whole(path, tmp_path / "no" / "x.new"):
        pass
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_whether_it_can_be_written_is_seen_without_a_trace(tmp_path: Path) -> None:
    path, pipe = tmp_path / "x", tmp_path / "pipe"
    see_writable(path)
    assert list(tmp_path.iterdir()) == []
    path.write_bytes(b"before")
    os.mkfifo(pipe)
    see_writable(path)
    for bad in (pipe, tmp_path, tmp_path / "none" / "x", tmp_path / ("x" * 300)):
        with pytest.raises(OSError, match=r"no file|No such file|too long"):
            see_writable(bad)
    assert sorted(tmp_path.iterdir()) == [pipe, path]
    assert path.read_bytes() == b"before"
