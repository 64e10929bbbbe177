"""Secrets: nothing that a guest may not know is in any frame, page or log."""

import asyncio
import json
import re
from collections.abc import Callable

from cassino.server.rooms.keeping import read_entry
from cassino.store import Entry, default_url
from cassino.table import DealCommitted, GuestCame, Table
from tests.server.guests import Line, chance, sit
from tests.server.hidden import check_cards
from tests.server.houses import Browser, House
from tests.server.stores import log_of, table_at, tables_of

NewHouse = Callable[..., House]

_CARD = re.compile(r"\b([2-9TJQKA][cdhs]\b|(10|[2-9JQKA])[♠♣♥♦])")
"""A card, as records and as sentences write it."""


class Party:
    """People at one table, with everything that their browsers and lines have got."""

    def __init__(self, house: House) -> None:
        """Begins with nobody."""
        self.house = house
        self.browsers = [Browser(house.url) for _ in range(4)]
        self.lines: list[Line] = []
        self.table = ""
        self.links: dict[str, str] = {}

    async def gather(self, variant: str) -> None:
        """Opens a table for three, and lets a fourth person watch."""
        host, *others = self.browsers
        fields = {"mode": "friends", "variant": variant, "seats": 3, "name": "Anna", "chat": "yes"}
        self.table = host.told("/tables", fields)["table"]
        self.links = host.told(f"/t/{self.table}/links")
        for browser, name in zip(others, ("Karel", "Yuki"), strict=False):
            browser.told(self.links["join"], {"name": name})
        self.browsers[3].get(self.links["watch"])
        for browser in self.browsers:
            self.lines.append(await sit(self.house, browser, table=self.table))

    async def play(self, moves: int, seed: int) -> None:
        """Plays some moves, with talk and salts between."""
        host, *guests = self.lines
        await host.do({"type": "start"})
        for line in self.lines[:3]:
            await line.settle(host.version)
            seat = line.view["you"]["seats"][0]
            await line.do({"type": "salt", "seat": seat, "salt": f"salt-of-{seat}"})
        choice = chance(seed)
        for _ in range(moves):
            await self._step(choice.randrange(10**9))
        for line in guests:
            await line.do({"type": "say", "speech": "phrase", "text": "moment"})

    async def _step(self, seed: int) -> None:
        newest = max(line.version for line in self.lines)
        for line in self.lines:
            await line.settle(newest)
        for line in self.lines[:3]:
            if line.view["phase"] == "over":
                return
            if "next" in line.view["can"]:
                await line.do({"type": "next"})
                return
            if line.my_turn() is not None:
                seat, card = line.my_turn(), line.view["hands"][0]["cards"][0]
                await line.ask({"type": "select", "seat": seat, "card": card})
                await line.ask({"type": "hint", "seat": seat})
                await line.play(chance(seed))
                return


def _secrets_of(house: House, party: Party, log: list[Entry], table: Table) -> dict[str, str]:
    """Everything that must stay unsaid, with what it is."""
    secrets = {(house.home / "secret-key").read_text().strip(): "the key"}
    for entry in log:
        match read_entry(entry).what:
            case GuestCame(_, guest_id, _):
                secrets[guest_id] = "a guest's id"
            case _:
                pass
    for address in party.links.values():
        secrets[address.rpartition("/")[2]] = "a link"
    for browser in party.browsers:
        secrets[browser.cookies["cassino_guest"]] = "a cookie"
    assert table.live is not None
    return secrets


async def test_no_secret_gets_out(new_house: NewHouse) -> None:
    house = new_house()
    looked = 0
    for seed, variant in enumerate(("classic", "danish", "dominican")):
        party = Party(house)
        await party.gather(variant)
        async with asyncio.timeout(300):
            await party.play(60, seed)
        log = await log_of(default_url(house.home), party.table)
        tables = tables_of(log)
        looked += sum(check_cards(tables, line) for line in party.lines)
        _check_secrets(house, party, log)
        _check_deals(party, log, tables)
        for line in party.lines:
            await line.socket.close()
    assert looked > 500
    assert house.stop() == 0
    assert '"level":"error"' not in house.log


def test_what_a_card_looks_like_in_a_line() -> None:
    assert _CARD.search('"move":"Td x 5c"')
    assert _CARD.search("10♦ lies there")
    assert not _CARD.search('"table":"5c7d2hxkqs4t","at":"2026-11-30T05:40:19.001+00:00"')


def _check_secrets(house: House, party: Party, log: list[Entry]) -> None:
    secrets = _secrets_of(house, party, log, table_at(log))
    told = {"the log": house.log}
    for number, line in enumerate(party.lines):
        told[f"line {number}"] = "\n".join(line.texts)
    for secret, what in secrets.items():
        for where, text in told.items():
            assert secret not in text, f"{what} is in {where}"
    assert not _CARD.search(house.log), "no card stands in the log"
    for browser in party.browsers:
        for path in ("/matches", f"/t/{party.table}"):
            assert not _CARD.search(browser.get(path)[2].decode()), f"no card stands in {path}"
    for browser in party.browsers:
        for path in ("/", "/matches", f"/t/{party.table}", "/settings", "/nowhere"):
            browser.get(path)
            page = browser.seen[-1].partition("\n\n")[2]
            for secret, what in secrets.items():
                assert secret not in page, f"{what} is in {path}"


def _check_deals(party: Party, log: list[Entry], tables: dict[int, Table]) -> None:
    """The secret and the salts of a deal aren't told before it is over."""
    committed = [
        (entry.seq, what.secret)
        for entry in log
        if isinstance(what := read_entry(entry).what, DealCommitted)
    ]
    assert committed
    for since, secret in committed:
        for line in party.lines:
            for frame, text in zip(line.frames, line.texts, strict=True):
                if secret not in text:
                    continue
                assert frame["type"] == "state"
                over = tables[frame["version"]].live
                assert over is not None
                assert any(deal.shuffle.secret == secret for deal in over.played), since
    for line in party.lines:
        for frame, text in zip(line.frames, line.texts, strict=True):
            if "salt-of-" in text:
                assert frame["view"]["fair"][0]["secret"] is not None


def test_the_key_is_the_owners_alone(new_house: NewHouse) -> None:
    house = new_house()
    key = house.home / "secret-key"
    assert key.stat().st_mode & 0o777 == 0o600
    assert len(key.read_text()) == 64
    assert json.loads(Browser(house.url).get("/health")[2])["status"] == "ok"
