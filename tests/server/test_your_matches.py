"""Your matches: what goes on is told as it stands; and all games have their rules."""

import re

from cassino.rules import PRESETS
from tests.server.guests import sit
from tests.server.houses import Browser, House


def links(browser: Browser) -> list[str]:
    """The running matches as texts, markup taken out."""
    body = browser.get("/matches")[2].decode()
    found = re.findall(r'<a class="way" href="/t/[^"]+">(.*?)</a>', body, re.DOTALL)
    return [" ".join(re.sub(r"<[^>]+>", " ", each).split()) for each in found]


async def test_a_running_match_says_game_players_score_and_whose_turn(house: House) -> None:
    anna, bo = Browser(house.url), Browser(house.url, "da")
    table = anna.told("/tables", {"mode": "friends", "variant": "royal", "name": "Anna"})["table"]
    (waiting,) = links(anna)
    assert "Royal Cassino" in waiting
    assert "0 of" not in waiting, "nothing to score before a match"
    join = anna.told(f"/t/{table}/links")["join"]
    bo.told(join, {"name": "Bo"})
    async with (
        await sit(house, anna, table=table) as line,
        await sit(house, bo, table=table) as guest,
    ):
        started = await line.do({"type": "start"})
        await guest.settle(started["version"])
        dealt = await guest.do({"type": "next"})
        await line.settle(dealt["version"])
        turn = line.view["deal"]["turn"]
        (told,) = links(anna)
        assert "Anna, Bo" in told
        assert line.view["tracks"][0]["label"] in told
        assert told.endswith(line.view["line"])
        assert ("Your turn" in told) is (turn == 0)
        (told,) = links(bo)
        assert ("Din tur" in told) is (turn == 1)


def test_a_stranger_has_no_matches(house: House) -> None:
    assert links(Browser(house.url)) == []


def test_the_rules_list_all_games(house: House) -> None:
    body = Browser(house.url).get("/rules")[2].decode()
    assert set(re.findall(r'href="/rules/(\w+)"', body)) == set(PRESETS)
