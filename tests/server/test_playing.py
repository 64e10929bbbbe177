"""Playing at a table over a real socket: alone, with friends, on one phone, and watching."""

import asyncio

from tests.server.guests import Line, chance, sit
from tests.server.houses import Browser, House


async def test_a_match_against_a_computer(house: House, browser: Browser) -> None:
    opened = browser.told("/tables", {"mode": "play", "level": "greedy", "name": "Anna"})
    async with await sit(house, browser, table=opened["table"]) as line:
        assert line.view["phase"] == "playing"
        assert line.view["you"] == {"guest": 1, "seats": [0], "host": True}
        assert line.my_turn() == 0, "who plays alone leads"
        await line.play_on(chance(1))
        result, count = line.view["result"], line.view["count"]
        assert result["winner"] in (0, 1)
        assert count["after"] == [
            before + sum(row["points"][side] for row in count["rows"])
            for side, before in enumerate(count["before"])
        ]
        assert "rematch" in line.view["can"]
    steps = browser.told(f"/match/{result['match']}.json")
    assert steps["problem"] is None
    assert steps["names"] == ["Anna", "Computer"]
    assert steps["steps"][-1]["scores"] == count["after"]
    checked = browser.told(
        "/check", {"record": browser.get(f"/match/{result['match']}.cassino")[2].decode()}
    )
    assert {deal["good"] for deal in checked["deals"]} == {True}


async def _friends(house: House, browser: Browser, **fields: object) -> tuple[str, Line, Line]:
    """Opens a table for two people, and sits both down."""
    opened = browser.told("/tables", {"mode": "friends", "name": "Anna", **fields})
    host = await sit(house, browser, table=opened["table"])
    friend = Browser(house.url, "cs")
    door = browser.told(f"/t/{opened['table']}/links")["join"]
    told = friend.told(door, {"name": "Karel"})
    assert told["seats"] == [1]
    guest = await sit(house, friend, table=opened["table"], language="cs")
    await host.settle(guest.version)
    return opened["table"], host, guest


async def test_friends_play_by_link(house: House, browser: Browser) -> None:
    _, host, guest = await _friends(house, browser)
    async with host, guest:
        assert host.view["phase"] == "lobby"
        refused = await guest.ask({"type": "start"})
        assert refused["code"] == "table/host-only"
        assert "start" in host.view["can"]
        await host.do({"type": "start"})
        assert host.view["phase"] == "before-deal"
        await guest.settle(host.version)
        await guest.do({"type": "salt", "seat": 1, "salt": "7Qx"})
        assert guest.view["questions"][0]["asked"]
        await guest.do({"type": "next"})
        await host.settle(guest.version)
        assert host.view["phase"] == guest.view["phase"] == "playing"
        assert host.view["fair"][-1]["salted"] == [1]
        await asyncio.gather(host.play_on(chance(2)), guest.play_on(chance(3)))
        assert host.view["result"]["winner"] == guest.view["result"]["winner"]
        assert "hráč" not in host.view["line"]
        winner = host.view["result"]["winner"]
        assert ("You" in host.view["result"]["sentence"]) == (winner == 0)


async def test_each_reads_the_log_in_its_own_language(house: House, browser: Browser) -> None:
    _, host, guest = await _friends(house, browser)
    async with host, guest:
        await host.do({"type": "start"})
        await guest.settle(host.version)
        await guest.do({"type": "next"})
        await host.settle(guest.version)
        mover, other = (host, guest) if host.my_turn() is not None else (guest, host)
        await mover.play()
        await other.settle(mover.version)
        english = [e["line"] for e in host.events if e["kind"] == "played"]
        czech = [e["line"] for e in guest.events if e["kind"] == "played"]
        assert len(english) == len(czech) == 1
        assert english != czech
        answer = await host.ask({"type": "language", "language": "ja"})
        assert answer["type"] == "ack"
        state = await host.until("state")
        assert state["fresh"]
        assert "カシノ" in state["view"]["game"]["name"]


async def test_undo_among_friends_needs_consent(house: House, browser: Browser) -> None:
    _, host, guest = await _friends(house, browser)
    async with host, guest:
        await host.do({"type": "start"})
        await guest.settle(host.version)
        await guest.do({"type": "next"})
        await host.settle(guest.version)
        mover, other = (host, guest) if host.my_turn() is not None else (guest, host)
        seat = mover.my_turn()
        hand = mover.view["hands"][0]["cards"]
        await mover.play()
        await mover.do({"type": "undo", "seat": seat})
        assert mover.view["questions"][0]["mine"]
        await other.settle(mover.version)
        await other.do({"type": "answer", "question": "undo", "yes": True})
        await mover.settle(other.version)
        assert mover.view["hands"][0]["cards"] == hand
        assert [e["kind"] for e in mover.events if e["kind"] == "undone"] == ["undone"]
        assert all("trail" not in line["text"] for line in mover.frames[-1]["view"]["log"])


async def test_one_phone_is_passed(house: House, browser: Browser) -> None:
    fields = {"mode": "hotseat", "seats": 3, "names": ["Anna", "Karel", "Yuki"]}
    opened = browser.told("/tables", fields)
    async with await sit(house, browser, table=opened["table"]) as line:
        assert [seat["name"] for seat in line.view["seats"]] == ["Anna", "Karel", "Yuki"]
        assert [hand["seat"] for hand in line.view["hands"]] == [0, 1, 2]
        assert all(len(hand["cards"]) == 4 for hand in line.view["hands"])
        dealt = [e for e in line.events if e["kind"] == "dealt"]
        movers = set()
        for _ in range(6):
            movers.add(line.my_turn())
            await line.play()
        assert movers == {0, 1, 2}
        assert dealt == [] or set(dealt[0]["hands"]) == {"0", "1", "2"}
        assert not any("You" in line["text"] for line in line.view["log"] or [])


async def test_two_computers_are_watched(house: House, browser: Browser) -> None:
    opened = browser.told("/tables", {"mode": "watch", "seats": "partners", "level": "random"})
    watcher = Browser(house.url)
    links = browser.told(f"/t/{opened['table']}/links")
    assert watcher.get(links["watch"])[0] == 303
    async with await sit(house, watcher, table=opened["table"]) as line:
        assert line.view["hands"] == []
        await line.play_on()
        assert line.view["moves"] is None
        assert line.view["result"]["winner"] in (0, 1)
        assert [seat["kind"] for seat in line.view["seats"]] == ["computer"] * 4
        assert {len(e["hands"]) for e in line.events if e["kind"] == "dealt"} == {0}


async def test_questions_about_moves(house: House, browser: Browser) -> None:
    opened = browser.told("/tables", {"mode": "play", "level": "random"})
    async with await sit(house, browser, table=opened["table"]) as line:
        hand = line.view["hands"][0]["cards"]
        listed = await line.ask({"type": "moves", "seat": 0, "limit": 200})
        assert not listed["more"]
        assert listed["moves"] == line.view["moves"]["moves"][: len(listed["moves"])]
        of_card = await line.ask({"type": "moves", "seat": 0, "card": hand[0]})
        assert {move["card"] for move in of_card["moves"]} == {hand[0]}
        first = await line.ask({"type": "moves", "seat": 0, "limit": 1})
        assert first["more"]
        assert len(first["moves"]) == 1
        for move in listed["moves"]:
            question = {"type": "select", "seat": 0, "card": move["card"], "chosen": move["cards"]}
            found = await line.ask(question)
            assert move["move"] in [each["move"] for each in found["moves"]]
        hint = await line.ask({"type": "hint", "seat": 0})
        assert hint["move"]["move"] in [move["move"] for move in listed["moves"]]
        assert hint["reasons"]
        wrong = await line.ask({"type": "select", "seat": 0, "card": "1z"})
        assert wrong["code"] == "card/invalid"


async def test_a_refusal_says_why(house: House, browser: Browser) -> None:
    opened = browser.told("/tables", {"mode": "play", "level": "random"})
    async with await sit(house, browser, table=opened["table"], language="da") as line:
        lacking = next(c for c in ("Kc", "Kd", "Kh", "Ks") if c not in str(line.view["hands"]))
        refused = await line.ask({"type": "play", "seat": 0, "move": lacking})
        assert (refused["code"], refused["rule"]) == ("card/not-in-hand", "CL11")
        assert refused["sentence"] == f"Du har ikke K{'♣♦♥♠'['cdhs'.index(lacking[1])]} på hånden."
        nonsense = await line.ask({"type": "play", "seat": 0, "move": "pass, please"})
        assert nonsense["code"] == "notation/syntax"


async def test_talk(house: House, browser: Browser) -> None:
    _, host, guest = await _friends(house, browser, chat="yes")
    async with host, guest:
        await host.do({"type": "say", "speech": "phrase", "text": "good-luck"})
        await host.do({"type": "say", "speech": "chat", "text": "  ahoj\n♥ "})
        await guest.settle(host.version)
        said = [e for e in guest.events if e["kind"] == "said"]
        assert [(e["by"], e["name"], e["text"]) for e in said] == [
            ("Anna", "good-luck", said[0]["text"]),
            ("Anna", "", "ahoj ♥"),
        ]
        assert said[0]["text"] not in ("", "good-luck", "Good luck!")
        unknown = await host.ask({"type": "say", "speech": "emote", "text": "title"})
        assert unknown["code"] == "table/bad-words"


async def test_house_rules_change_between_matches(house: House, browser: Browser) -> None:
    _, host, guest = await _friends(house, browser)
    async with host, guest:
        await host.do({"type": "rules", "variant": "royal", "options": {"raise_own": False}})
        assert host.view["game"]["options"] == {"raise_own": False}
        await host.do({"type": "rules", "clock": "bank:60+5", "chat": True})
        assert host.view["game"]["variant"] == "royal"
        assert host.view["game"]["clock"] == "bank:60+5"
        wrong = await host.ask({"type": "rules", "options": {"raise_own": "maybe"}})
        assert wrong["code"] == "option/invalid"
        seats = await host.ask({"type": "rules", "variant": "draw", "seats": 4})
        assert seats["code"] == "table/bad-seats"
        await guest.settle(host.version)
        denied = await guest.ask({"type": "rules", "chat": False})
        assert denied["code"] == "table/host-only"
