"""What was played is told by lines: all of it, once, and nothing that is hidden."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest

from cassino.agents import MOST_REMEMBERED, Budget, Memory, agent
from cassino.arena import Seating
from cassino.arena.programs import Engine, Program, Terms
from cassino.arena.programs import engine as engines
from cassino.arena.programs.children import LONGEST_LINE
from cassino.arena.programs.plays import follows, parse_played, played_line
from cassino.arena.programs.protocol import position_line
from cassino.cards import CardSet, parse_card
from cassino.notation import format_move
from cassino.rules import (
    PRESETS,
    Match,
    Move,
    PlayerView,
    Position,
    deal_seed,
    legal_moves,
    shuffled_deck,
    variant,
    view_of,
)

SCRIPTED = Path(__file__).with_name("scripted_program.py")
GAMES = [Seating(variant(preset)) for preset in PRESETS]
GAMES += [Seating(variant("royal"), 3), Seating(variant("dominican"), 4, partners=True)]


def moments(seating: Seating, deals: int) -> Iterator[tuple[Position, Memory, Move]]:
    """Every position of a match of so many deals, what is remembered in it, and a move."""
    match = Match.start(seating.variant, seats=seating.seats, partners=seating.partners)
    memory, player, plays = Memory(), agent("greedy"), 0
    for number in range(deals):
        match, _ = match.deal(shuffled_deck(deal_seed("moments", number)))
        while (now := match.position) is not None:
            move = player.choose(view_of(now, now.turn), Budget(moves=4), plays)
            yield now, memory, move
            memory, plays = memory.with_play(now, move), plays + 1
            match, _ = match.play(move)


@pytest.mark.parametrize("seating", GAMES, ids=lambda game: f"{game.variant.preset}-{game.seats}")
def test_plays_come_back_as_they_were(seating: Seating) -> None:
    before: PlayerView | None = None
    for now, _, move in moments(seating, 2):
        seen = view_of(now, None)
        line = played_line(seen, move)
        assert len(line.encode()) < LONGEST_LINE
        assert json.loads(line.removeprefix("played "))["move"] == format_move(now, move)
        assert parse_played(line.removeprefix("played ")) == (seen, move)
        assert before is None or follows(before, seen)
        before = seen


def cards_in(text: str) -> CardSet:
    """Every card that a line names."""
    return CardSet.from_cards(map(parse_card, set(re.findall(r"\b[A2-9TJQK][cdhs]\b", text))))


def in_sight(now: Position) -> CardSet:
    """Every card that lies open, or lay open before it was taken."""
    seen = now.loose
    for cards in (*now.piles, *(build.cards for build in now.builds)):
        seen |= cards
    return seen


def scripted(lines: list[str], seating: Seating) -> Program:
    """A program that plays the first legal move; what it is told is added to the lines."""
    command = [sys.executable, str(SCRIPTED), json.dumps({"go": "moves"})]
    return Program(
        command,
        seating,
        Budget(milliseconds=20_000),
        Terms(patience=20),
        trace=lambda way, line: lines.append(line) if way == ">" else None,
    )


@pytest.mark.parametrize("seating", GAMES[-2:] + GAMES[:1])
def test_no_hidden_card_is_told(seating: Seating) -> None:
    """Until it is asked a seat hears of no card but its own and those that were open."""
    lines: list[str] = []
    program, told = scripted(lines, seating), 0
    program.begin()
    for now, memory, _ in moments(seating, 1):
        if now.turn != seating.seats - 1:
            continue
        lines.clear()
        program.choose(memory.view_of(now, now.turn), 1)
        (asked,) = (at for at, line in enumerate(lines) if line.startswith("go "))
        for line in lines[:asked]:
            hand = now.hands[now.turn] if line.startswith("position ") else CardSet(0)
            assert cards_in(line) <= in_sight(now) | hand
            if line.startswith("played "):
                told += 1
                position = json.loads(line.removeprefix("played "))["position"]
                assert {card for hand in position["hands"] for card in hand} <= {"??"}
                assert isinstance(position["stock"], int)
    program.close()
    assert program.faults == {}
    assert told > 30


def plays_of(lines: Sequence[str]) -> list[tuple[PlayerView, Move]]:
    return [
        parse_played(line.removeprefix("played ")) for line in lines if line.startswith("played ")
    ]


def test_every_play_is_told_once_and_a_new_process_hears_all_again() -> None:
    """The last plays of a deal come before the next one is named."""
    lines: list[str] = []
    program, dealer = scripted(lines, GAMES[0]), None
    own = [(now, memory) for now, memory, _ in moments(GAMES[0], 4) if now.turn == 0]
    for number, (now, memory) in enumerate(own):
        if now.dealer != dealer:
            program.begin()
        if number in (30, 60):
            program.close()
            lines.clear()
        dealer = now.dealer
        program.choose(memory.view_of(now, 0), number)
        assert tuple(plays_of(lines))[-MOST_REMEMBERED:] == memory.past
        if number in (30, 60):
            assert len(plays_of(lines)) == len(memory.past) > 40
            assert "newmatch" not in lines
    program.close()
    deals = [at for at, line in enumerate(lines) if line == "newdeal"]
    assert len(deals) == 2
    for at in deals:
        assert plays_of(lines[:at])[-1][0].stock_size == 0
        assert plays_of(lines[at:])[0][0].hand_number == 1
    assert len(plays_of(lines)) > MOST_REMEMBERED


class Watching:
    """Notes the views that it is given, and plays the first move."""

    def __init__(self) -> None:
        self.views: list[PlayerView] = []

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:
        del budget, seed
        self.views.append(view)
        return next(legal_moves(view))


@pytest.mark.parametrize("seating", GAMES[-2:] + GAMES[:1])
def test_an_agent_sees_the_same_by_lines(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that it remembers, also when its process is a new one in mid-deal."""
    lines: list[str] = []
    program, agent_by_lines, dealer = scripted(lines, seating), Watching(), None
    monkeypatch.setattr(engines, "agent", lambda _name: agent_by_lines)
    engine, seen = Engine("watching"), list[PlayerView]()
    own = [(now, memory) for now, memory, _ in moments(seating, 3) if now.turn == 0]
    for number, (now, memory) in enumerate(own):
        if now.dealer != dealer:
            program.begin()
        if number == len(own) // 2:
            program.close()
            engine = Engine("watching")
        dealer = now.dealer
        seen.append(memory.view_of(now, 0))
        lines.clear()
        program.choose(seen[-1], number)
        for line in lines:
            assert not any(each.startswith("error") for each in engine.answer(line))
    program.close()
    assert agent_by_lines.views == seen
    assert len(seen) > 30


def test_another_match_is_told_as_such() -> None:
    lines: list[str] = []
    program = scripted(lines, GAMES[0])
    for _ in range(2):
        program.begin()
        for now, memory, _move in moments(GAMES[0], 1):
            if now.turn == 0 and now.hand_number == 1:
                program.choose(memory.view_of(now, 0), 1)
    program.close()
    words = [line.partition(" ")[0] for line in lines if line.startswith(("new", "played"))]
    assert words == (["newmatch", "newdeal"] + ["played"] * 7) * 2


SEEN = next(iter(moments(GAMES[0], 1)))
GOOD = json.loads(played_line(view_of(SEEN[0], None), SEEN[2]).removeprefix("played "))


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        ("", "error json/syntax "),
        ("[]", "error value/invalid expected an object with a position and a move"),
        ({"move": ...}, "error value/invalid expected an object with a position and a move"),
        ({"move": 7}, "error value/invalid expected an object with a position and a move"),
        ({"position": ...}, "error value/invalid expected an object with a position and a move"),
        ({"position": []}, "error position/invalid "),
        ({"position": {**GOOD["position"], "stock": ["2c"]}}, "error position/invalid stock: "),
        ({"move": "seven"}, "error notation/syntax "),
        ({"move": GOOD["position"]["loose"][0]}, "error card/not-in-hand "),
        ({"move": "Kc x 2c+2d"}, "error "),
        ('{"position":' + "[" * 100_000, "error json/syntax "),
    ],
)
def test_a_play_that_cannot_be_is_answered_and_changes_nothing(
    told: str | dict[str, object], answer: str
) -> None:
    engine = Engine("greedy")
    if isinstance(told, dict):
        whole = {key: value for key, value in {**GOOD, **told}.items() if value is not ...}
        told = json.dumps(whole)
    (only,) = engine.answer(f"played {told}")
    assert only.startswith(answer)
    assert only.isprintable()
    assert list(engine.answer(f"played {json.dumps({**GOOD, 'more': 1})}")) == []


def test_a_play_follows_on_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until another match begins; a position of another game is played without the plays."""
    player = Watching()
    monkeypatch.setattr(engines, "agent", lambda _name: player)
    engine = Engine("watching")
    line = f"played {json.dumps(GOOD)}"
    assert list(engine.answer(line)) == []
    (refused,) = engine.answer(line)
    assert refused.startswith("error engine/not-following ")
    assert list(engine.answer("newdeal")) == []
    assert list(engine.answer(line)) == [refused]
    assert list(engine.answer("newmatch")) == []
    assert list(engine.answer(line)) == []
    other = next(moments(Seating(variant("royal"), 3), 1))[0]
    view = view_of(other, other.turn)
    assert list(engine.answer(position_line(view))) == []
    assert len(list(engine.answer("go seed 1"))) == 1
    after, memory, _ = list(islice(moments(GAMES[0], 1), 2))[-1]
    assert list(engine.answer(position_line(view_of(after, after.turn)))) == []
    assert len(list(engine.answer("go seed 1"))) == 1
    assert player.views == [Memory().added_to(view), memory.view_of(after, after.turn)]


def test_what_only_the_hand_could_refute_is_believed() -> None:
    """Nobody sees whether a builder holds a card for the build."""
    builds = 0
    for seating in GAMES:
        for now, _, _move in islice(moments(seating, 1), 0, None, 3):
            seen = view_of(now, None)
            for move in islice(legal_moves(now), 12):
                line = played_line(seen, move).removeprefix("played ")
                assert parse_played(line) == (seen, move)
                builds += " = " in line
    assert builds > 200
