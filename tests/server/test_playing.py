"""Playing at a table over a real socket."""

import random

from tests.server.guests import sit
from tests.server.houses import Browser, House


async def test_a_match_against_a_computer(house: House, browser: Browser) -> None:
    opened = browser.told("/tables", {"mode": "play", "level": "random", "name": "Anna"})
    async with await sit(house, browser, table=opened["table"]) as line:
        assert line.view["phase"] == "playing"
        await line.play_on(random.Random(1))  # noqa: S311
        assert line.view["result"]["match"] == f"{opened['table']}-1"
