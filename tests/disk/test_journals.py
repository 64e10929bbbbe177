"""Journals: whatever cuts one off, what was kept before is there, and nothing else is touched."""

from __future__ import annotations

import resource
from dataclasses import dataclass
from pathlib import Path

import pytest

from cassino.disk import Journal, Kind, open_journal


class Fault(ValueError):
    """An error with a code."""

    def __init__(self, code: str, message: str) -> None:
        """Keeps the code."""
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class Head:
    """A first line."""

    format: str
    plan: str


@dataclass(frozen=True, slots=True)
class Entry:
    """Another line."""

    name: str
    size: int = 0


def _size(entry: Entry) -> int:
    return entry.size


FORMAT = "notes/1"
KIND = Kind(FORMAT, Head, Entry, "notes", Fault, _size)
PIECES = [(Entry("a", 3), b"\n{\xff"), (Entry("b"), b""), (Entry("c", 4), b"1\n2\n")]


def _begun(journal: Journal[Head, Entry]) -> None:
    if journal.head is None:
        journal.begin(Head(FORMAT, "plan"))


def _kept(path: Path) -> bytes:
    with open_journal(KIND, path) as journal:
        _begun(journal)
        for entry, data in PIECES[len(list(journal.entries())) :]:
            journal.keep(entry, data)
        assert list(journal.pieces()) == PIECES
    return path.read_bytes()


def test_cut_off_anywhere_it_is_gone_on_with(tmp_path: Path) -> None:
    whole = _kept(tmp_path / "whole")
    path = tmp_path / "cut"
    for end in range(len(whole) + 1):
        path.write_bytes(whole[:end])
        assert _kept(path) == whole


def test_what_is_kept_is_there_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "notes"
    synced: list[bytes] = []
    monkeypatch.setattr("os.fsync", lambda _handle: synced.append(path.read_bytes()))
    whole = _kept(path)
    assert synced[-1] == whole
    assert len(synced) == 1 + len(PIECES)


def test_what_cannot_be_written_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "notes"

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with open_journal(KIND, path) as journal:
        _begun(journal)
        with monkeypatch.context() as broken:
            broken.setattr("os.fsync", fail)
            with pytest.raises(Fault, match="notes': No space left") as raised:
                journal.keep(Entry("much", 9), b"much more")
        assert raised.value.code == "file/unwritable"
        assert list(journal.entries()) == []
        journal.keep(Entry("less"))
        assert list(journal.entries()) == [Entry("less")]


def test_a_full_disk_is_told_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    whole = _kept(path)
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(whole) + 5, usual[1]))
    try:
        with (
            pytest.raises(Fault, match="notes': File too large") as raised,
            open_journal(KIND, path) as journal,
        ):
            journal.keep(Entry("much", 9), b"much more")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert raised.value.code == "file/unwritable"
    assert _kept(path) == whole


def test_what_is_no_such_journal_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    head = b'{"format":"notes/1","plan":"plan"}\n'
    for text, why in (
        (b"what", "line 1: not begun by this command"),
        (b'{"format":"notes/2","pl', "line 1: not begun by this command"),
        (b'{"format":"notes/2","plan":""}\n', "line 1: not of the format notes/1"),
        (b"[]\n", "line 1: "),
        (head + b'{"name":"a"}\n[]\n', "line 3: "),
        (head + b"x" * (1 << 20), "line 2: too long"),
    ):
        path.write_bytes(text)
        with pytest.raises(Fault, match=why) as raised:
            _kept(path)
        assert raised.value.code == "notes/invalid"
        assert path.read_bytes() == text


def test_only_one_can_hold_it(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    with open_journal(KIND, path):
        with pytest.raises(Fault, match="is being written") as raised, open_journal(KIND, path):
            pass
        assert raised.value.code == "notes/in-use"
    _kept(path)
    with pytest.raises(Fault) as wrong, open_journal(KIND, tmp_path):
        pass
    assert wrong.value.code == "file/unwritable"
