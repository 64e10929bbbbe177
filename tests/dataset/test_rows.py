"""Every row is what the rules say: the view, the moves, the choice, the points; and no more."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby, islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from cassino.agents import Budget, Memory, agent, thought_of
from cassino.arena import Unit
from cassino.arena.boards import chance_of
from cassino.cards import CARDS
from cassino.dataset import LISTED, Plan, line_ups, position_text, read_view
from cassino.dataset.playing import Look, Player, play_game
from cassino.envs import decode_move, encode_move, observe
from cassino.envs.planes import SEEN
from cassino.notation import format_move, parse_position, read_move
from cassino.rules import (
    Carry,
    DealScored,
    Match,
    Move,
    PlayerView,
    Position,
    Trail,
    deal,
    deal_seed,
    legal_moves,
    refusal,
    shuffled_deck,
    variant,
    view_of,
)
from tests.agents.conformance import with_other_hidden_cards
from tests.dataset.sets import Rows, plan, rows

PLANS = {
    "classic": plan("random", "greedy", games=2),
    "royal, three": plan("random", "counting", preset="royal", seats=3, games=2),
    "danish, four": plan("greedy", preset="danish", seats=4, games=2),
    "dominican, partners": plan(
        "random", "greedy", preset="dominican", seats=4, partners=True, games=2
    ),
    "draw": plan("greedy", "random", preset="draw", games=2),
    "spade, house rules": plan("random", preset="spade", games=2, raise_own=False),
    "fewest": plan("random", "greedy", preset="laistokasino", games=2),
    "carried": plan(
        "greedy", "random", unit=Unit.MATCH, games=2, majority_ties="carry", target=11, seats=3
    ),
    "matches": plan("random", "greedy", preset="royal", unit=Unit.MATCH, games=2, target=11),
}


def deals_of(told: Rows) -> Iterator[tuple[int, int, Rows]]:
    """The rows of every deal, with the numbers of its game and of itself."""
    for (game, at), of_deal in groupby(told, lambda row: (row["game"], row["deal"])):
        yield game, at, list(of_deal)


@pytest.fixture(scope="module", params=PLANS)
def held(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:  # noqa: ANN401
    """A plan and its rows."""
    asked = PLANS[request.param]
    return asked, rows(tmp_path_factory.mktemp("rows"), asked)


def test_rows_replayed_in_the_rules_agree(held: tuple[Plan, Rows]) -> None:
    asked, told = held
    numbers: list[int] = []
    match = Match.start(asked.seating.variant)
    for game, at, of_deal in deals_of(told):
        if at == 1:
            numbers.append(game)
            match = Match.start(asked.seating.variant, seats=asked.seats, partners=asked.partners)
        seed = asked.seed_of(game - 1)
        seed = seed if asked.unit is Unit.DEAL else deal_seed(seed, at)
        carry = match.carry
        match, _ = match.deal(shuffled_deck(seed))
        score = None
        for number, row in enumerate(of_deal, 1):
            assert (row["deal_seed"], row["play"]) == (seed, number)
            assert match.position is not None
            move = replayed(match.position, carry, row)
            match, events = match.play(move)
            score = next((each.score for each in events if isinstance(each, DealScored)), None)
        assert match.position is None
        assert score is not None
        points = [side.total for side in score.sides]
        for row in of_deal:
            rest = [each for side, each in enumerate(points) if side != row["side"]]
            assert row["points"] == points[row["side"]]
            lead = row["points"] - sum(rest) / len(rest)
            assert row["lead"] == pytest.approx(asked.seating.sign * lead)
    assert numbers == list(range(1, asked.games + 1))


def replayed(position: Position, carry: Carry, row: dict[str, Any]) -> Move:
    """The move of a row, all of which must be as the rules have it in a position."""
    view = view_of(position, row["seat"])
    assert row["seat"] == position.turn
    assert row["side"] == position.side_of(position.turn)
    assert parse_position(json_of(row)) == (view if is_hidden(view) else position)
    assert read_view(row["position"]) == view
    planes = np.frombuffer(row["observation"], np.int8).reshape(18, 52)
    assert np.array_equal(planes, observe(view, carry=carry))
    moves = list(islice(legal_moves(position), LISTED + 1))
    assert row["legal"] == [encode_move(move) for move in moves[:LISTED]]
    assert row["legal_complete"] == (len(moves) <= LISTED)
    move = read_move(position, row["notation"]).move
    builds = [int(build.cards) for build in position.builds]
    assert move == decode_move(row["choice"], builds)
    assert format_move(view, move) == row["notation"]
    assert row["choice"] in row["legal"] or not row["legal_complete"]
    return move


def json_of(row: dict[str, Any]) -> object:
    """The position of a row, decoded."""
    decoded: object = json.loads(row["position"])
    return decoded


def is_hidden(view: PlayerView) -> bool:
    """Whether anything is hidden from a seat; if not, its view reads as the position."""
    return any(view.hidden) or view.stock_size > 0


def test_a_row_has_nothing_that_the_seat_cannot_know(held: tuple[Plan, Rows]) -> None:
    """No card that lies in another hand or in the stock stands anywhere in what was seen."""
    _, told = held
    for _, _, of_deal in deals_of(told):
        deck = shuffled_deck(of_deal[0]["deal_seed"])
        for row in of_deal:
            view = parse_position(json_of(row))
            if not isinstance(view, PlayerView):
                continue
            seen = [*view.hand, *view.loose]
            seen += [card for pile in view.piles for card in pile]
            seen += [card for build in view.builds for card in build.cards]
            hidden = set(deck) - set(seen)
            assert len(hidden) == sum(view.hidden) + view.stock_size
            assert not [card for card in hidden if f'"{card.text}"' in row["position"]]
            planes = np.frombuffer(row["observation"], np.int8).reshape(18, 52)
            assert not planes[:17, sorted(int(card) for card in hidden)].any()
            assert {CARDS[at] for at in np.flatnonzero(planes[SEEN])} == set(seen)
            codes = [code & (1 << 52) - 1 for code in row["legal"]]
            assert not [card for card in hidden if any(code >> card & 1 for code in codes)]
            assert {code >> 58 & 63 for code in row["legal"]} <= {int(card) for card in view.hand}


def test_positions_that_differ_in_hidden_cards_look_the_same() -> None:
    """What is written of a view is a function of the view: the rest of the position may be any."""
    rng = Random(3)  # noqa: S311
    position = deal(variant("royal"), seed="hidden", seats=3)
    for _ in range(20):
        other = with_other_hidden_cards(rng, position)
        assert other != position
        texts = [position_text(view_of(each, position.turn)) for each in (position, other)]
        assert texts[0] == texts[1]


def test_agents_can_be_asked_about_every_row(held: tuple[Plan, Rows]) -> None:
    """About the last plays too, when nothing is hidden any more."""
    _, told = held
    bare = 0
    for row in told:
        view = read_view(row["position"])
        move = agent("counting").choose(view, Budget(), seed=1)
        assert refusal(view, move) is None
        bare += not is_hidden(view)
    assert bare >= len({(row["game"], row["deal"]) for row in told})


@pytest.mark.parametrize("name", ["counting", "sampling", "searching", "greedy"])
def test_values_are_what_the_agent_thought(name: str, tmp_path: Path) -> None:
    asked = plan(name, games=1, moves=2)
    told = rows(tmp_path, asked)
    memory, budget = Memory(), Budget(moves=2)
    match, _ = Match.start(asked.seating.variant).deal(shuffled_deck(asked.seed_of(0)))
    exact = 0
    for number, row in enumerate(told):
        position = match.position
        assert position is not None
        view = memory.view_of(position, position.turn)
        chance = chance_of(row["deal_seed"]) + number
        thought = thought_of(agent(name), view, budget, chance)
        worths = dict(thought.worths)
        moves = list(legal_moves(position))
        assert row["choice"] == encode_move(thought.move)
        assert row["value"] == worths.get(thought.move)
        assert row["values"] == ([worths.get(each) for each in moves] if worths else None)
        assert row["measure"] == thought.measure
        exact += bool(row["exact"])
        memory = memory.with_play(position, thought.move)
        match, _ = match.play(thought.move)
    told_values = sum(row["value"] is not None for row in told)
    assert (told_values > 20) == (name != "greedy")
    assert (exact > 0) == (name in ("sampling", "searching"))


def test_a_match_is_won_by_one_side(tmp_path: Path) -> None:
    told, deals = rows(tmp_path, PLANS["matches"]), []
    for _, of_game in groupby(told, lambda row: row["game"]):
        of_match = list(of_game)
        deals.append(of_match[-1]["deal"])
        won = {row["side"]: row["won"] for row in of_match}
        assert sorted(won.values()) == [False, True]
        assert all(row["won"] == won[row["side"]] for row in of_match)
        winner = next(side for side, has_won in won.items() if has_won)
        names = {row["agent"] for row in of_match if row["side"] == winner}
        assert len(names) == 1
    assert max(deals) > 1


def test_single_deals_win_no_match(held: tuple[Plan, Rows]) -> None:
    asked, told = held
    assert (None in {row["won"] for row in told}) == (asked.unit is Unit.DEAL)


def test_agents_sit_everywhere_in_turn(tmp_path: Path) -> None:
    asked = plan("random", "greedy", "random", games=6)
    told = rows(tmp_path, asked)
    seats = {(row["game"], row["seat"]): row["agent"] for row in told}
    names = ("random", "greedy", "random#2")
    lines = line_ups(asked.seating, 3)
    for game in range(1, 7):
        line = lines[(game - 1) % len(lines)]
        assert [seats[game, seat] for seat in (0, 1)] == [names[at] for at in line]


@pytest.mark.parametrize(
    ("seats", "partners", "agents"),
    [(2, False, 1), (2, False, 2), (2, False, 5), (3, False, 2), (4, False, 3), (4, True, 3)],
)
def test_line_ups_are_fair(seats: int, partners: bool, agents: int) -> None:
    lines = line_ups(plan("random", seats=seats, partners=partners).seating, agents)
    assert len(set(lines)) == len(lines)
    for seat in range(seats):
        counts = [sum(line[seat] == at for line in lines) for at in range(agents)]
        assert len(set(counts)) == 1
    if partners:
        assert all(line[:2] == line[2:] for line in lines)


def test_lists_of_moves_end_on_crowded_tables() -> None:
    """A player who never captures fills the table; what isn't listed is told."""
    asked = plan("random", preset="royal", games=1, seed="crowded")
    player = Player("trailing", Trailing(), Budget())
    told: list[Look] = []
    for row in play_game(asked, [player, player], 0):
        told.append(row.look)
        assert row.choice.choice in row.look.legal or not row.look.legal_complete
    long = [look for look in told if not look.legal_complete]
    assert long
    assert {len(look.legal) for look in long} == {LISTED}


class Trailing:
    """Lays cards down."""

    def choose(self, view: PlayerView, budget: Budget, seed: int) -> Move:  # noqa: ARG002
        trails = [Trail(card) for card in view.hand]
        return next((each for each in trails if refusal(view, each) is None), trails[0])


def test_replacing_a_view_keeps_its_text_apart() -> None:
    """Views that differ in anything that is public have different texts."""
    view = view_of(deal(variant(), seed="a"), 1)
    assert position_text(view) != position_text(replace(view, scores=(1, 0)))
    assert position_text(view) != position_text(replace(view, hand_number=2))
