"""What people without a name are called: "You" by themselves alone, in everybody's own language."""

import re

from cassino.table.texts import LONGEST_NAME
from tests.server.guests import chance, sit
from tests.server.houses import Browser, House


def _names(view: dict[str, object]) -> list[str]:
    seats = view["seats"]
    assert isinstance(seats, list)
    return [seat["name"] for seat in seats]


async def test_nobody_without_a_name_is_you_to_others(house: House, browser: Browser) -> None:
    table = browser.told("/tables", {"mode": "friends", "name": ""})["table"]
    links = browser.told(f"/t/{table}/links")
    watcher, friend = Browser(house.url, "da"), Browser(house.url)
    door = watcher.get(links["join"])[2].decode()
    assert "Vær med ved dette bord" in door
    assert "Spiller 1" in door
    assert watcher.get(links["watch"])[0] == 303
    friend.told(links["join"], {"name": "", "seat": "1"})
    async with (
        await sit(house, browser, table=table) as host,
        await sit(house, friend, table=table) as guest,
        await sit(house, watcher, table=table, language="da") as seen,
    ):
        await host.settle(seen.version)
        await guest.settle(seen.version)
        assert _names(host.view) == ["You", "Player 2"]
        assert _names(guest.view) == ["Player 1", "You"]
        assert _names(seen.view) == ["Spiller 1", "Spiller 2"]
        assert [each["name"] for each in host.view["guests"]] == ["", "Player 2", "Guest"]
        assert [each["name"] for each in seen.view["guests"]] == ["Spiller 1", "Spiller 2", ""]
        assert "Player 1 begins the match." in guest.view["line"]
        await guest.do({"type": "rename", "name": "Bo"})
        await host.settle(guest.version)
        assert _names(host.view) == ["You", "Bo"]
        assert "Player 2 is called Bo from now on." in [e.get("line") for e in host.events]


async def test_players_on_one_phone_may_be_nameless(house: House, browser: Browser) -> None:
    fields = {"mode": "hotseat", "seats": 3, "names": ["", "Eva", ""]}
    table = browser.told("/tables", fields)["table"]
    async with await sit(house, browser, table=table) as line:
        assert _names(line.view) == ["Player 1", "Eva", "Player 3"]


async def test_the_first_name_on_one_phone_is_nobody_elses(house: House, browser: Browser) -> None:
    fields = {"mode": "hotseat", "seats": 3, "names": ["Nia", "", ""]}
    table = browser.told("/tables", fields)["table"]
    async with await sit(house, browser, table=table) as line:
        assert _names(line.view) == ["Nia", "Player 2", "Player 3"]


async def test_the_record_of_a_nameless_player_names_nobody(house: House) -> None:
    browser = Browser(house.url)
    fields = {"mode": "play", "level": "greedy", "options": {"target": 1}}
    table = browser.told("/tables", fields)["table"]
    async with await sit(house, browser, table=table) as line:
        await line.play_on(chance(4))
        match = line.view["result"]["match"]
    assert '[Names "" "greedy"]' in browser.get(f"/match/{match}.cassino")[2].decode()
    steps = browser.told(f"/match/{match}.json")
    assert steps["names"] == ["Player 1", "Computer"]
    assert steps["computers"] == [False, True]
    lines = [line for step in steps["steps"] for line in step["lines"]]
    assert any("Player 1 leads." in line for line in lines)
    assert not any("You" in line for line in lines)
    assert "Player 1" in browser.get("/matches")[2].decode()


def test_fields_for_names_take_as_much_as_is_read(house: House, browser: Browser) -> None:
    opened = browser.told("/tables", {"mode": "friends", "name": "Anna"})["table"]
    join = browser.told(f"/t/{opened}/links")["join"]
    refused = {"mode": "hotseat", "names": ["Bo", "x" * 25], "page": "home"}
    pages = [browser.get(path)[2] for path in ("/", "/house/classic", join)]
    pages.append(browser.post("/tables", refused, page=True)[2])
    fields = [re.findall(r'<input[^>]* name="names?"[^>]*>', page.decode()) for page in pages]
    assert [len(found) for found in fields] == [1, 1, 1, 3]
    for field in (each for found in fields for each in found):
        assert f'maxlength="{LONGEST_NAME}"' in field
    longest = f"B{' ' * (LONGEST_NAME - 2)}o"
    assert Browser(house.url).post("/tables", {"mode": "friends", "name": longest})[0] == 200
    too_long = Browser(house.url).post("/tables", {"mode": "friends", "name": f"{longest}o"})
    assert too_long[0] == 400
    assert b"table/bad-name" in too_long[2]
