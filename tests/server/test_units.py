"""Small parts by themselves: limits, keys, settings, clients, timers, sentences, log lines."""

import asyncio
import io
import json
import logging
import re
from pathlib import Path

import pytest

import cassino.server
from cassino.server import SettingError, Settings, read_settings
from cassino.server.keys import Keys, digest, load_key, new_guest_id
from cassino.server.limits import Bucket, Buckets, Places
from cassino.server.protocol import frames
from cassino.server.reporting import JsonLines, PlainLines, failed, note, set_up_logging
from cassino.server.rooms.clients import MOST_WAITING, Client, CloseCode
from cassino.server.rooms.timers import Timers
from cassino.server.security import address_of
from cassino.store import LinkKind
from cassino.table import TableWhy
from cassino.words import Language, say_error

SOURCE = Path(cassino.server.__file__).parent


def test_a_bucket_fills_again() -> None:
    bucket = Bucket.full(rate=2, size=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(0.4)
    assert bucket.take(0.6)
    assert not bucket.take(10, tokens=4)
    assert bucket.take(10, tokens=3)
    assert not bucket.is_full(11)
    assert bucket.is_full(100)


def test_each_address_has_a_bucket_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cassino.server.limits._MOST_NAMES", 3)
    buckets = Buckets(rate=0.0001, size=2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    for name in "cdefgh":
        assert buckets.take(name)
    assert len(buckets._buckets) <= 3


def test_places_run_out_and_come_back() -> None:
    places = Places(2)
    assert [places.take("a"), places.take("a"), places.take("a")] == [True, True, False]
    assert places.take("b")
    places.give_back("a")
    assert places.take("a")


def test_an_address_is_a_host_or_a_network() -> None:
    assert address_of({"client": ("127.0.0.1", 5)}) == "127.0.0.1"
    assert address_of({"client": ("2001:db8:1:2:3:4:5:6", 5)}) == "2001:db8:1:2"
    assert address_of({}) == "?"


def test_cookies_and_links_follow_from_the_key() -> None:
    keys, others = Keys(b"k" * 32), Keys(b"q" * 32)
    guest = new_guest_id()
    assert keys.read_guest(keys.sign_guest(guest)) == guest
    assert others.read_guest(keys.sign_guest(guest)) is None
    assert keys.read_guest(None) is keys.read_guest("") is keys.read_guest("x.y.z") is None
    secrets = {
        each.link_secret(table, kind, who)
        for each in (keys, others)
        for table in ("t1", "t2")
        for kind in LinkKind
        for who in ("", "anna")
    }
    assert len(secrets) == 24
    link = keys.link("t1", LinkKind.SEAT, "anna")
    assert link.digest == digest(keys.link_secret("t1", LinkKind.SEAT, "anna"))


def test_the_key_is_made_once(tmp_path: Path) -> None:
    settings = Settings(home=tmp_path / "new")
    assert load_key(settings) == load_key(settings)
    assert load_key(Settings(secret_key="s" * 32)) == b"s" * 32
    (tmp_path / "new" / "secret-key").write_text("short")
    with pytest.raises(SettingError, match="too short"):
        load_key(settings)
    with pytest.raises(SettingError, match="can't be used"):
        load_key(Settings(home=Path("/proc/none")))


def test_settings_come_from_the_environment_and_from_options() -> None:
    env = {
        "CASSINO_HOST": "0.0.0.0",  # noqa: S104
        "CASSINO_LOG_JSON": "yes",
        "CASSINO_WORKERS": "3",
        "CASSINO_COMPUTER_PAUSE": "0.25",
        "CASSINO_HOME": "/srv/cassino",
    }
    found = read_settings(env, port=9000, host=None)
    assert (found.host, found.port, found.log_json) == ("0.0.0.0", 9000, True)  # noqa: S104
    assert (found.thinkers, found.computer_pause) == (3, 0.25)
    assert found.database == "sqlite:////srv/cassino/cassino.db"
    assert "secret" not in repr(Settings(secret_key="secret" * 8))


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("PORT", "many", "CASSINO_PORT can't be 'many'"),
        ("PORT", "70000", "no port 70000"),
        ("LOG_JSON", "maybe", "CASSINO_LOG_JSON"),
        ("LOG_LEVEL", "loud", "log_level is one of"),
        ("SECRET_KEY", "short", "at least 32"),
        ("PUBLIC_URL", "ftp://x", "public_url"),
        ("PUBLIC_URL", "https://x/path", "public_url"),
        ("GRACE", "-1", "grace can't be less"),
    ],
)
def test_a_setting_that_cannot_be_is_named(name: str, text: str, reason: str) -> None:
    with pytest.raises(SettingError, match=re.escape(reason)):
        read_settings({f"CASSINO_{name}": text})


async def test_a_client_that_takes_nothing_is_dropped() -> None:
    client = Client("anna", Language.EN)
    for number in range(MOST_WAITING + 1):
        client.send(frames.Pong(str(number), 1, 1))
    assert client.ended is CloseCode.TOO_SLOW
    assert await client.next_text() is None
    client.send(frames.Pong("late", 1, 1))
    assert await client.next_text() is None


async def test_a_client_hears_why_before_its_line_ends() -> None:
    client = Client("anna", Language.DA)
    client.refuse("server/stopping", CloseCode.GOING_AWAY)
    client.end(CloseCode.BYE)
    told = json.loads(str(await client.next_text()))
    assert told["type"] == "goodbye"
    assert "server/stopping" not in told["sentence"]
    assert await client.next_text() is None
    assert client.ended is CloseCode.GOING_AWAY


async def test_timers() -> None:
    timers, rung = Timers(), list[str]()
    timers.set("a", 0.01, lambda: rung.append("early"))
    timers.set("a", 0.02, lambda: rung.append("a"))
    timers.keep("b", 0.01, lambda: rung.append("b"))
    timers.keep("b", 0.01, lambda: rung.append("never"))
    timers.keep("c", 0.01, lambda: rung.append("never"))
    timers.keep("c", None, lambda: rung.append("never"))
    timers.set("d", 0.01, lambda: rung.append("never"))
    timers.clear("d")
    await asyncio.sleep(0.1)
    assert sorted(rung) == ["a", "b"]
    timers.set("e", 0.01, lambda: rung.append("never"))
    timers.clear_all()
    await asyncio.sleep(0.05)
    assert len(rung) == 2


def _codes() -> set[str]:
    """Every code that the server's source names, and those of the table."""
    pattern = re.compile(
        r'"((?:agent|card|link|option|page|record|request|seat|server|session|table)/[a-z-]+)"'
    )
    texts = [path.read_text() for path in SOURCE.rglob("*.py")]
    found = {code for text in texts for code in pattern.findall(text)}
    return (found | {why.value for why in TableWhy}) - {"server/bad-setting", "server/stopping"}


@pytest.mark.parametrize("language", list(Language))
def test_every_code_has_a_sentence(language: Language) -> None:
    codes = _codes()
    assert len(codes) > 50
    assert [code for code in sorted(codes) if code in say_error(language, code)] == []


def test_log_lines_for_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger().handlers[:], logging.getLogger().level
    try:
        for as_json in (False, True):
            set_up_logging(Settings(log_json=as_json))
            note(logging.INFO, "opened", table="t1", at=Path("x"))
            note(logging.DEBUG, "not said")
            failed("broke", ValueError("why"), table="t1")
    finally:
        logging.getLogger().handlers[:], level = before
        logging.getLogger().setLevel(level)
    told = capsys.readouterr().err
    assert "info opened table=t1 at=x" in told
    assert "ValueError: why" in told
    assert "not said" not in told
    lines = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
    assert [(line["message"], line["table"]) for line in lines] == [
        ("opened", "t1"),
        ("broke", "t1"),
    ]
    assert "ValueError: why" in lines[1]["trace"]


def test_formatters_tell_the_time() -> None:
    record = logging.LogRecord("cassino", logging.INFO, "", 0, "hello", None, None)
    assert json.loads(JsonLines().format(record))["at"].endswith("+00:00")
    assert PlainLines().format(record).endswith("info hello")
    assert io.StringIO(PlainLines().format(record)).read().startswith("20")
