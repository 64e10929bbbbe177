"""A database file is one house's; a lock that a killed process left keeps nobody out."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cassino.store import InUse, StoreError, default_url, held_alone, open_store

ADDRESS = "http://127.0.0.1:8017/"

HOLDER = """
import sys, time
from cassino.store import held_alone
with held_alone(sys.argv[1]) as tell:
    tell("http://127.0.0.1:1/")
    print("held", flush=True)
    time.sleep(600)
"""


def refused(url: str) -> str:
    """What whoever comes second is told."""
    with pytest.raises(InUse) as caught, held_alone(url):
        pass
    assert caught.value.code == "store/in-use"
    return str(caught.value)


def test_whoever_comes_second_is_told_where_the_house_is(tmp_path: Path) -> None:
    url = default_url(tmp_path / "new")
    with held_alone(url) as tell:
        assert refused(url) == "the house is already open by another process"
        tell(ADDRESS)
        assert refused(url) == f"the house is already open at {ADDRESS}"
        tell("http://[::1]:9/")
        assert refused(url) == "the house is already open at http://[::1]:9/"
    with held_alone(url):
        assert refused(url) == "the house is already open by another process"


def test_one_file_has_one_lock_by_whatever_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "house").mkdir()
    (tmp_path / "link").symlink_to("house")
    monkeypatch.chdir(tmp_path)
    with held_alone(default_url(tmp_path / "house")) as tell:
        tell(ADDRESS)
        for url in (default_url(tmp_path / "link"), "sqlite:///house/cassino.db"):
            assert ADDRESS in refused(url)
        with held_alone("sqlite:///house/another.db"):
            pass


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_what_is_no_file_is_nobodys_alone(url: str) -> None:
    with held_alone(url) as tell, held_alone(url) as other:
        tell(ADDRESS)
        other(ADDRESS)


@pytest.mark.postgres
def test_a_database_on_a_server_is_nobodys_alone(postgres_url: str) -> None:
    with held_alone(postgres_url), held_alone(postgres_url):
        pass


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_lock_that_was_left_keeps_nobody_out(tmp_path: Path, number: int) -> None:
    url = default_url(tmp_path)
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, url], stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        assert "http://127.0.0.1:1/" in refused(url)
        holder.send_signal(number)
    assert (tmp_path / "cassino.db.lock").exists()
    with held_alone(url):
        pass


async def test_a_database_that_is_held_may_be_opened_all_the_same(tmp_path: Path) -> None:
    """A purge may be run while the house is open."""
    url = default_url(tmp_path)
    with held_alone(url):
        store = await open_store(url)
        await store.books.add_table("t1", 1)
        assert await store.books.purge(before=5) == 1
        await store.close()


def test_a_lock_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "cassino.db.lock").mkdir()
    with pytest.raises(StoreError) as caught, held_alone(default_url(tmp_path)):
        pass
    assert caught.value.code == "store/unreachable"
    assert "\n" not in str(caught.value)
