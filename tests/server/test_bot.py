"""The example bot plays a seat by link against a real server."""

import asyncio
import sys
from pathlib import Path

from tests.server.guests import chance, sit
from tests.server.houses import Browser, House

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


async def _bot(*arguments: str) -> tuple[int | None, str, str]:
    """Runs the bot to its end."""
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        str(BOT),
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, wrong = await asyncio.wait_for(bot.communicate(), 300)
    return bot.returncode, said.decode(), wrong.decode()


async def test_a_bot_plays_a_friend(house: House, browser: Browser) -> None:
    table = browser.told("/tables", {"mode": "friends", "name": "Anna"})["table"]
    links = browser.told(f"/t/{table}/links")
    async with await sit(house, browser, table=table) as line:
        bot = asyncio.create_task(_bot(links["join"], "Robby"))
        while line.view["seats"][1]["kind"] == "empty" or not line.view["seats"][1]["connected"]:
            await line.until("state")
        while len(line.view["guests"]) < 2 or not line.view["guests"][1]["connected"]:
            await line.until("state")
        assert line.view["seats"][1]["name"] == "Robby"
        await line.do({"type": "start"})
        await line.play_on(chance(4))
        code, said, wrong = await bot
    assert (code, wrong) == (0, "")
    assert "win" in said or "won" in said


async def test_a_bot_goes_on_by_its_own_link(house: House, browser: Browser) -> None:
    opened = browser.told("/tables", {"mode": "play", "level": "random", "options": {"target": 11}})
    code, said, wrong = await _bot(house.url + opened["seat"])
    assert (code, wrong) == (0, "")
    assert said.strip().endswith(".")


async def test_a_bot_says_why_it_cannot_play(house: House, browser: Browser) -> None:
    table = browser.told("/tables", {"mode": "hotseat"})["table"]
    code, _, wrong = await _bot(browser.told(f"/t/{table}/links")["join"])
    assert code == 1
    assert wrong == "This table is full.\n"
    assert house.process.poll() is None


def test_the_bot_is_short() -> None:
    code = [line for line in BOT.read_text().splitlines() if line.strip()]
    assert len(code) <= 45
