"""Every command does at the table what the page about the protocol says."""

import asyncio

from tests.server.guests import PATIENCE, Line, chance, sit
from tests.server.houses import Browser, House


async def _two(house: House, **fields: object) -> tuple[Line, Line]:
    """Two people at a table of their own, with a deal on the way."""
    browser, friend = Browser(house.url), Browser(house.url)
    table = browser.told("/tables", {"mode": "friends", "name": "Anna", **fields})["table"]
    friend.told(browser.told(f"/t/{table}/links")["join"], {"name": "Karel"})
    host = await sit(house, browser, table=table)
    guest = await sit(house, friend, table=table)
    await _level(host, guest)
    return host, guest


async def _deal(host: Line, guest: Line) -> tuple[Line, Line]:
    """Starts the match and deals; returns who is to move, and the other."""
    await host.do({"type": "start"})
    await _level(host, guest)
    await guest.do({"type": "next"})
    await _level(host, guest)
    return (host, guest) if host.my_turn() is not None else (guest, host)


async def _level(*lines: Line) -> None:
    """Waits until all have seen the same."""
    newest = max(line.version for line in lines)
    for line in lines:
        await line.settle(newest)


async def _close(*lines: Line) -> None:
    for line in lines:
        await line.socket.close()


async def test_a_match_is_given_up_and_played_again(house: House) -> None:
    host, guest = await _two(house)
    mover, other = await _deal(host, guest)
    assert "resign" in mover.view["can"]
    seat = mover.view["you"]["seats"][0]
    await mover.do({"type": "resign", "seat": seat})
    await _level(host, guest)
    assert mover.view["result"]["winner"] == 1 - seat
    assert other.view["result"]["sentence"].startswith("You have won")
    assert mover.view["count"] is None
    assert other.view["fair"][-1]["secret"], "nothing hangs on it any more"
    await mover.do({"type": "rematch"})
    await _level(host, guest)
    assert other.view["questions"][0]["asked"]
    await other.do({"type": "answer", "question": "rematch", "yes": True})
    await _level(host, guest)
    assert host.view["phase"] == "before-deal"
    assert host.view["result"] is None
    await _close(host, guest)


async def test_a_question_is_refused_or_taken_back(house: House) -> None:
    host, guest = await _two(house)
    mover, other = await _deal(host, guest)
    seat = mover.my_turn()
    await mover.play()
    for line, told in ((other, "dropped"), (mover, "dropped")):
        await mover.do({"type": "undo", "seat": seat})
        await _level(host, guest)
        await line.do({"type": "answer", "question": "undo", "yes": False})
        await _level(host, guest)
        assert mover.view["questions"] == []
        assert [e["what"] for e in mover.events if e["kind"] == "question"][-1] == told
    await _close(host, guest)


async def test_a_computer_plays_for_a_while(house: House) -> None:
    host, guest = await _two(house)
    mover, other = await _deal(host, guest)
    seat = mover.my_turn()
    await mover.do({"type": "hand-over", "seat": seat})
    assert mover.view["moves"] is None
    while other.my_turn() is None:
        await other.until("state")
    assert other.view["seats"][seat]["note"] == "computer plays"
    assert [e["computer"] for e in other.events if e["kind"] == "played"] == [True]
    await mover.settle(other.version)
    await mover.do({"type": "take-back", "seat": seat})
    await _level(host, guest)
    await other.play()
    await _level(host, guest)
    assert mover.my_turn() == seat
    await _close(host, guest)


async def test_who_stands_up_leaves_the_seat_to_a_computer(house: House) -> None:
    host, guest = await _two(house)
    mover, other = await _deal(host, guest)
    seat = other.view["you"]["seats"][0]
    await other.do({"type": "stand", "seat": seat})
    assert other.view["hands"] == []
    await _level(host, guest)
    await mover.play()
    while mover.my_turn() is None:
        await mover.until("state")
    assert mover.view["seats"][seat]["kind"] == "computer"
    await _level(host, guest)
    await other.do({"type": "sit", "seat": seat, "name": "Karel II"})
    await mover.settle(other.version)
    assert mover.view["seats"][seat]["name"] == "Karel II"
    assert len(other.view["hands"][0]["cards"]) in (3, 4)
    await _close(host, guest)


async def test_seats_are_set_up_by_the_host(house: House) -> None:
    host, guest = await _two(house, seats=4)
    await host.do({"type": "seat", "seat": 2, "kind": "computer", "level": "random"})
    await host.do({"type": "seat", "seat": 3, "kind": "person"})
    assert "1" in host.view["line"], "somebody is waited for"
    refused = await host.ask({"type": "start"})
    assert refused["code"] == "table/seat-waits"
    await host.do({"type": "seat", "seat": 3, "kind": "empty"})
    wrong = await host.ask({"type": "seat", "seat": 3, "kind": "computer", "level": "oracle"})
    assert wrong["code"] == "table/bad-level"
    await guest.settle(host.version)
    await guest.do({"type": "rename", "name": "  Karel   Novák "})
    await host.settle(guest.version)
    assert host.view["seats"][1]["name"] == "Karel Novák"
    mover, _ = await _deal(host, guest)
    kinds = [seat["kind"] for seat in mover.view["seats"]]
    assert kinds == ["person", "person", "computer", "computer"]
    await _close(host, guest)


async def test_a_closed_table_stays_closed(house: House) -> None:
    host, guest = await _two(house)
    mover, other = await _deal(host, guest)
    refused = await guest.ask({"type": "close"})
    assert refused["code"] == "table/host-only"
    await host.do({"type": "close"})
    await _level(host, guest)
    assert guest.view["phase"] == "closed"
    assert guest.view["result"]["sentence"] == "The match was broken off."
    late = await mover.ask({"type": "say", "speech": "phrase", "text": "bye"})
    assert late["code"] == "table/closed"
    assert other.view["can"] == []
    await _close(host, guest)


async def test_clocks_run_and_run_out(house: House) -> None:
    host, guest = await _two(house, clock="move:1")
    mover, other = await _deal(host, guest)
    seat = mover.my_turn()
    assert mover.view["clock_running"] == seat
    assert 0 < mover.view["seats"][seat]["clock"] <= 1000
    async with asyncio.timeout(PATIENCE):
        while not any(e.get("what") == "time-up" for e in other.events):
            await other.until("state")
    await _level(host, guest)
    assert mover.view["seats"][seat]["clock"] == 0
    up = "Your time is up; the others may let a computer play this turn."
    assert mover.view["line"] == up
    assert "is out of time" in other.view["line"]
    await other.do({"type": "stand-in", "seat": seat})
    while other.my_turn() is None:
        await other.until("state")
    assert [e["computer"] for e in other.events if e["kind"] == "played"] == [True]
    await mover.settle(other.version)
    assert not mover.view["seats"][seat]["computer_plays"], "for that turn alone"
    await _close(host, guest)


async def test_a_bank_fills_with_each_move(house: House) -> None:
    host, guest = await _two(house, clock="bank:60+5")
    mover, _ = await _deal(host, guest)
    seat = mover.my_turn()
    await mover.play()
    assert mover.view["seats"][seat]["clock"] > 60_000
    assert mover.view["clock_running"] not in (None, seat)
    await _close(host, guest)


async def test_the_next_deal_waits_for_those_who_are_there(house: House) -> None:
    host, guest = await _two(house)
    await _deal(host, guest)
    while "next" not in host.view["can"]:
        line = host if host.my_turn() is not None else guest
        await line.play(chance(line.version))
        await _level(host, guest)
    count = host.view["count"]
    assert count["title"] == "Deal 1"
    assert [side["mine"] for side in count["sides"]] == [True, False]
    assert sum(map(int, next(r["amounts"] for r in count["rows"] if r["key"] == "cards"))) == 52
    fair = host.view["fair"]
    assert [proof["deal"] for proof in fair] == [1, 2]
    assert fair[0]["secret"]
    assert fair[1]["secret"] is None
    await host.do({"type": "next"})
    await guest.settle(host.version)
    assert host.view["phase"] == "before-deal"
    assert "next" not in host.view["can"]
    await _close(guest)
    while host.view["phase"] == "before-deal":
        await host.until("state")
    assert host.view["deal"]["number"] == 2, "who is gone isn't waited for"
    await _close(host)


async def test_a_word_of_one_s_own_stirs_the_first_deal(house: House, browser: Browser) -> None:
    opened = browser.told("/tables", {"mode": "play", "level": "random", "salt": "my-word"})
    async with await sit(house, browser, table=opened["table"]) as line:
        assert line.view["fair"][0]["salted"] == [0]
        await line.play_on(chance(8))
        assert line.view["phase"] == "over"
