"""Typed moves: short ones are read as in the terminal, and what can't be read is explained."""

import pytest

from cassino.cards import parse_card
from cassino.notation import AmbiguousMove, Expected, NotationError, find_move, parse_position
from cassino.server.saying import unread_frame
from cassino.words import Language
from tests.server.guests import sit
from tests.server.houses import Browser, House


async def test_a_typed_move_is_read_in_short_or_explained(house: House, browser: Browser) -> None:
    table = browser.told("/tables", {"mode": "play", "level": "greedy"})["table"]
    async with await sit(house, browser, table=table) as line:
        for text, place in (
            ("zz", "Character 1: "),
            ("6s+6c", "Character 6: expected = and the value"),
        ):
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


def test_a_short_text_of_too_many_readings_asks_for_suits() -> None:
    loose = [rank + suit for rank in "532A" for suit in "shdc"]
    at = parse_position(
        {
            "variant": "royal",
            "loose": loose,
            "builds": [],
            "turn": 0,
            "hands": [["8s", "8h", "8d", "8c"], ["??"] * 4],
        }
    )
    with pytest.raises(NotationError) as few:
        find_move(at, "8 x 5+2+A, 5+3", 200)
    assert few.value.expected is Expected.SUITS
    with pytest.raises(AmbiguousMove):
        find_move(at, "8 x 5+2+A, 5+3")
