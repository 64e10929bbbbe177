"""Typed moves: short ones are read as in the terminal, and what can't be read is explained."""

import pytest

from cassino.cards import parse_card
from cassino.notation import AmbiguousMove, Expected, NotationError
from cassino.server.saying import unread_frame
from cassino.words import Language
from tests.server.guests import sit
from tests.server.houses import Browser, House


async def test_a_typed_move_is_read_in_short_or_explained(house: House, browser: Browser) -> None:
    table = browser.told("/tables", {"mode": "play", "level": "greedy"})["table"]
    async with await sit(house, browser, table=table) as line:
        for text, place in (("zz", "Sign 1: "), ("6s+6c", "Sign 6: expected = and the value")):
            refused = await line.ask({"type": "play", "seat": 0, "move": text})
            assert refused["code"] == "notation/syntax"
            assert refused["sentence"].startswith(place)
            assert "A move looks like this: " in refused["sentence"]
        hand = [parse_card(text) for text in line.view["hands"][0]["cards"]]
        ranks = [card.rank for card in hand]
        card = next(card for card in hand if ranks.count(card.rank) == 1)
        await line.do({"type": "play", "seat": 0, "move": card.text[:-1]})
        played = next(event for event in line.events if event["kind"] == "played")
        assert (played["card"], played["move"]) == (card.text, "trail")


@pytest.mark.parametrize("language", Language)
def test_every_fault_is_told_in_every_language(language: Language) -> None:
    faults = [NotationError("6s+6c", 6, each) for each in Expected]
    faults += [NotationError("6s+6c", 3, each) for each in Expected]
    told = {unread_frame(language, None, 1, fault).sentence for fault in faults}
    assert len(told) == 2 * len(Expected)
    assert all("5c" in sentence for sentence in told)
    several = unread_frame(language, None, 1, AmbiguousMove("6 x 6", ["6s x 6d", "6s x 6c"]))
    assert "6s x 6d" in several.sentence
    assert several.code == "notation/ambiguous"
