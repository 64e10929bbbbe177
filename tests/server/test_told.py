"""What people are told beside the cards: questions, links and frames that are no use, and why."""

import json

import pytest

from cassino.words import Language, say
from tests.server.guests import sit
from tests.server.houses import Browser, House


async def test_the_first_deal_is_announced_and_watchers_are_asked_nothing(house: House) -> None:
    host, friend, watcher = Browser(house.url), Browser(house.url), Browser(house.url)
    table = host.told("/tables", {"mode": "friends", "name": "Anna"})["table"]
    links = host.told(f"/t/{table}/links")
    friend.told(links["join"], {"name": "Bo"})
    watcher.get(links["watch"])
    async with (
        await sit(house, host, table=table) as line,
        await sit(house, friend, table=table) as other,
        await sit(house, watcher, table=table) as seen,
    ):
        await line.settle(seen.version)
        await line.do({"type": "start"})
        await other.settle(line.version)
        await seen.settle(line.version)
        (asked,) = other.view["questions"]
        assert asked["sentence"] == "The match begins. Deal the first cards?"
        (watched,) = seen.view["questions"]
        assert watched["sentence"] == "Waiting for the players to go on."
        (mine,) = line.view["questions"]
        assert mine["sentence"] == "You are ready. Waiting for the others."


async def test_what_cannot_be_read_is_named(house: House, browser: Browser) -> None:
    table = browser.told("/tables", {"mode": "play"})["table"]
    async with await sit(house, browser, table=table) as line:
        emote = await line.ask({"type": "say", "speech": "emote", "text": "moon"})
        assert emote["code"] == "table/bad-words"
        assert emote["sentence"] == "There is no emote or phrase called “moon”."
        for command, field in (
            ({"type": "rename", "name": "x" * 600}, "command.name"),
            ({"type": "next", "moon": 1}, "command.moon"),
            ({"type": "undo"}, "command.seat"),
        ):
            refused = await line.ask(command)
            assert refused["code"] == "request/invalid"
            assert refused["sentence"] == f"The table didn't understand “{field}”."


@pytest.mark.parametrize("letter", ["j", "w", "s"])
def test_a_wrong_link_leads_nowhere(browser: Browser, letter: str) -> None:
    status, _, body = browser.get(f"/{letter}/{'a' * 22}")
    assert status == 404
    assert "This link leads to no table." in body.decode()


def test_a_name_may_be_of_joined_emoji_or_it_is_said_why_not(house: House) -> None:
    browser = Browser(house.url)
    name = "👩‍👩‍👧‍👦🏳️‍🌈Å" * 8
    table = browser.told("/tables", {"mode": "friends", "name": name})["table"]
    door = browser.told(f"/t/{table}/links")["join"]
    assert name in browser.get(door)[2].decode()
    assert name in browser.get("/")[2].decode(), "it is known again"
    for wrong, why in (("x" * 25, "too long: 24 characters"), ("a\u202eb", "can't be seen")):
        told = json.loads(browser.post("/tables", {"name": wrong})[2])
        assert told["code"] == "table/bad-name"
        assert why in told["title"]
        status, _, body = Browser(house.url).post(door, {"name": wrong, "seat": "1"}, page=True)
        assert status == 400
        assert f'value="{wrong}"' in body.decode()
    assert all("24" in say(language, "error-table-bad-name") for language in Language)
