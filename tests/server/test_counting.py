"""The count near the target: what a side counts and doesn't get is taken back in words."""

from tests.server.guests import chance, sit
from tests.server.houses import Browser, House


async def test_the_count_says_what_is_not_credited(house: House, browser: Browser) -> None:
    fields = {"mode": "play", "variant": "dominican", "seats": 2, "options": {"target": 1}}
    table = browser.told("/tables", fields | {"level": "random"})["table"]
    async with await sit(house, browser, table=table) as line:
        choice = chance(11)
        while line.view["count"] is None:
            if line.my_turn() is not None:
                await line.play(choice)
            else:
                await line.until("state")
        count = line.view["count"]
    lost = count["rows"][-1]
    assert lost["key"] == "withheld"
    assert lost["label"] == "Not credited"
    assert lost["note"] == "A side that misses its limit adds its points, but not beyond 0."
    assert min(lost["points"]) < 0
    for side, after in enumerate(count["after"]):
        counted = sum(row["points"][side] for row in count["rows"])
        assert count["before"][side] + counted == after
        assert after == line.view["tracks"][side]["score"]
