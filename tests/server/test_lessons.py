"""A lesson's first deal lets the learner do what the lesson tells of first."""

import asyncio
import threading
from typing import Any

import pytest

from cassino.cards import CARDS, parse_card
from cassino.rules import deal, variant
from cassino.server.pages.forms import OpeningForm
from cassino.server.pages.lessons import fits_lesson
from cassino.server.pages.opening import first_deal
from cassino.server.rooms import RulesForm, read_rules
from cassino.table import HouseRules, StartMatch
from tests.server.guests import sit
from tests.server.houses import Browser, House


@pytest.mark.parametrize("game", ["classic", "royal", "danish", "dominican"])
async def test_a_lesson_begins_with_what_it_tells_of(
    house: House, browser: Browser, game: str
) -> None:
    opened = browser.told("/tables", {"mode": "learn", "level": "random", "variant": game})
    assert opened["page"] == f"/t/{opened['table']}?learn"
    async with await sit(house, browser, table=opened["table"]) as line:
        assert line.my_turn() == 0
        moves = line.view["moves"]["moves"]
        assert any(move["kind"] == "build" for move in moves)
        takers = [
            {move["card"][0] for move in moves if _takes(move, alike)} for alike in (True, False)
        ]
        assert all(takers), moves
        assert len(set.union(*takers)) > 1, moves


def _takes(move: dict[str, Any], alike: bool) -> bool:
    """Whether a move takes one card like its own, or else two others."""
    ranks = [card[0] for card in move["cards"]]
    own = move["card"][0]
    if alike:
        return move["kind"] == "take" and ranks == [own]
    return move["kind"] == "take" and len(ranks) == 2 and own not in ranks


@pytest.mark.parametrize(
    ("hand", "table", "fits"),
    [
        ("8c 5h Qs Ad", "8d 4c As Kh", True),
        ("8c 5h Qs Ad", "8d 4c Ks Kh", False),
        ("8c 5h Qs Ad", "9d 4c 2s Kh", False),
        ("Tc 9h Qs Jd", "Td 5c 4s Kh", False),
        ("8c Kh Qs Ad", "8d 3c 5s 7d", False),
    ],
)
def test_a_deal_fits_a_lesson(hand: str, table: str, fits: bool) -> None:
    ours, laid = [*map(parse_card, hand.split())], [*map(parse_card, table.split())]
    rest = [card for card in CARDS if card not in {*ours, *laid}]
    deck = [*ours[:2], *laid[:2], *rest[:2], *ours[2:], *laid[2:], *rest[2:]]
    assert fits_lesson(deal(variant(), dealer=1, deck=deck)) is fits


async def test_others_are_served_while_a_lesson_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, let_go = threading.Event(), threading.Event()

    def draw(_rules: HouseRules, dealer: int) -> str:
        drawing.set()
        assert let_go.wait(20), "nothing else went on meanwhile"
        return f"the deal of dealer {dealer}"

    monkeypatch.setattr("cassino.server.pages.opening.lesson_secret", draw)
    rules = read_rules(RulesForm())
    assert isinstance(rules, HouseRules)
    drawn = asyncio.create_task(first_deal(OpeningForm(RulesForm(), mode="learn"), rules))
    await asyncio.to_thread(drawing.wait, 20)
    let_go.set()
    assert await drawn == StartMatch("the deal of dealer 1", 1)


async def test_a_game_without_builds_is_taught_too(house: House, browser: Browser) -> None:
    opened = browser.told("/tables", {"mode": "learn", "level": "random", "variant": "swedish"})
    async with await sit(house, browser, table=opened["table"]) as line:
        moves = line.view["moves"]["moves"]
        assert any(_takes(move, alike=True) for move in moves)
        assert any(_takes(move, alike=False) for move in moves)


@pytest.mark.parametrize("direction", ["clockwise", "counter_clockwise"])
async def test_who_plays_alone_leads(house: House, browser: Browser, direction: str) -> None:
    fields = {"mode": "play", "seats": 3, "level": "random", "options": {"direction": direction}}
    async with await sit(house, browser, table=browser.told("/tables", fields)["table"]) as line:
        assert line.my_turn() == 0
        assert [seat["held"] for seat in line.view["seats"]] == [4, 4, 4]
