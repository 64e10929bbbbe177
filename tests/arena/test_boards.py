"""Boards are fair: everybody sits everywhere, with the same decks and the same chance."""

from collections import Counter

import pytest

from cassino.agents import agent
from cassino.arena import (
    AgentPlayer,
    Player,
    Seating,
    Unit,
    line_ups,
    play_board,
    play_round,
    scale_of,
)
from cassino.rules import (
    Capture,
    Match,
    Move,
    PlayerView,
    Trail,
    deal_seed,
    legal_moves,
    shuffled_deck,
    variant,
)
from tests.arena.contests import BUDGET


def seated(*names: str) -> list[Player]:
    return [AgentPlayer(agent(name), BUDGET) for name in names]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_entrant_has_every_seat_equally_often(seats: int) -> None:
    lines = line_ups(seats)
    assert len(set(lines)) == len(lines)
    for seat in range(seats):
        assert Counter(line[seat] for line in lines) == {0: len(lines) / 2, 1: len(lines) / 2}
    assert {tuple(1 - entrant for entrant in line) for line in lines} == set(lines)


class Watcher:
    """Notes what it is shown and given, and plays the first move."""

    def __init__(self) -> None:
        self.begun = 0
        self.seen: list[tuple[PlayerView, int]] = []

    def begin(self) -> None:
        self.begun += 1

    def choose(self, view: PlayerView, seed: int) -> Move:
        self.seen.append((view, seed))
        return next(legal_moves(view))


def test_line_ups_of_a_board_get_the_same_cards_and_chance() -> None:
    first, second = Watcher(), Watcher()
    sums = play_board(Seating(variant()), [[first, second], [second, first]], Unit.DEAL, "same")
    assert first.seen[:24] == second.seen[24:]
    assert first.seen[24:] == second.seen[:24]
    assert len({seed for _, seed in first.seen + second.seen}) == 48
    assert first.begun == second.begun == 2
    assert (sums.boards, sums.rounds, sums.deals, sums.plays) == (1, 2, 2, 96)
    assert sums.lead == sums.net_wins == 0


def test_a_player_is_shown_its_own_view_alone() -> None:
    watchers = [Watcher() for _ in range(3)]
    play_round(Seating(variant("royal"), 3), watchers, Unit.DEAL, "views")
    for seat, watcher in enumerate(watchers):
        assert len(watcher.seen) == 16
        for view, _ in watcher.seen:
            assert view.seat == view.turn == seat
            assert [bool(hand) for hand in view.known] == [at == seat for at in range(3)]


def first_moves(match: Match, seed: str) -> Match:
    """A match after one more deal in which everybody plays the first legal move."""
    match, _ = match.deal(shuffled_deck(seed))
    while match.position is not None:
        match, _ = match.play(next(legal_moves(match.position)))
    return match


def test_a_deal_is_played_with_the_deck_of_its_seed() -> None:
    played = play_round(Seating(variant()), [Watcher(), Watcher()], Unit.DEAL, "deck")
    assert played.points == first_moves(Match.start(variant()), "deck").scores
    assert (played.deals, played.plays) == (1, 48)


def test_a_match_is_played_to_its_end_with_the_decks_of_its_seed() -> None:
    played = play_round(Seating(variant()), [Watcher(), Watcher()], Unit.MATCH, "decks")
    match = Match.start(variant())
    while match.winner is None:
        match = first_moves(match, deal_seed("decks", match.deal_number))
    assert (played.points, played.winner) == (match.scores, match.winner)
    assert played.deals == len(match.finished) > 1


class Trailer(Watcher):
    """Never takes anything."""

    def choose(self, view: PlayerView, seed: int) -> Move:
        del seed
        return Trail(next(iter(view.hand)))


def test_a_match_that_nobody_can_win_is_given_up_and_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody takes, and nobody gets what is left."""
    monkeypatch.setattr("cassino.arena.boards.MOST_DEALS", 5)
    rules = variant("swedish", residue="nobody")
    played = play_round(Seating(rules), [Trailer(), Trailer()], Unit.MATCH, "never")
    assert (played.winner, played.points, played.deals) == (None, (0, 0), 5)


def test_points_and_wins_are_counted_for_the_right_entrant() -> None:
    """Greedy wins from one who never takes, from either seat, and gets all eleven points a deal."""
    seating = Seating(variant())
    greedy, trailer = AgentPlayer(agent("greedy"), BUDGET), Trailer()
    sums = play_board(seating, [[greedy, trailer], [trailer, greedy]], Unit.DEAL, "right")
    mirrored = play_board(seating, [[trailer, greedy], [greedy, trailer]], Unit.DEAL, "right")
    assert (sums.net_wins, sums.net_wins_squares, sums.second_points) == (2, 4, 0)
    assert sums.first_points == sums.lead >= 20
    assert sums.lead_squares == sums.lead**2
    assert (mirrored.lead, mirrored.net_wins) == (-sums.lead, -2)
    assert (mirrored.second_points, mirrored.first_points) == (sums.first_points, 0)


def test_leads_of_three_seats_are_means_of_sides() -> None:
    """One against two, and two against one: the lead is the means' difference."""
    seating = Seating(variant(), 3)
    casts = [
        [AgentPlayer(agent("greedy"), BUDGET) if at == 0 else Trailer() for at in line]
        for line in line_ups(3)
    ]
    rounds = [play_round(seating, players, Unit.DEAL, "three") for players in casts]
    expected = 0.0
    for line, played in zip(line_ups(3), rounds, strict=True):
        own = [score for at, score in zip(line, played.points, strict=True) if at == 0]
        others = [score for at, score in zip(line, played.points, strict=True) if at == 1]
        expected += (sum(own) / len(own) - sum(others) / len(others)) / 6
    assert expected > 3
    sums = play_board(seating, casts, Unit.DEAL, "three")
    assert sums.lead / scale_of(seating) == pytest.approx(expected)
    assert sums.first_sides == sums.second_sides == 9


def test_partners_share_their_points() -> None:
    seating = Seating(variant("royal"), 4, partners=True)
    casts = [seated(*line) for line in (("greedy", "random") * 2, ("random", "greedy") * 2)]
    sums = play_board(seating, casts, Unit.DEAL, "partners")
    assert sums.first_sides == sums.second_sides == 2
    assert sums.lead == sums.first_points - sums.second_points > 0


class Taker(Watcher):
    """Takes whatever it can."""

    def choose(self, view: PlayerView, seed: int) -> Move:
        moves = legal_moves(view)
        own = super().choose(view, seed)
        return next((move for move in moves if isinstance(move, Capture)), own)


def test_where_the_fewest_points_win_fewer_are_better() -> None:
    """One who never takes wins from one who takes everything."""
    seating = Seating(variant("swedish", objective="fewest"))
    first: list[Player] = [Trailer(), Taker()]
    second: list[Player] = [Taker(), Trailer()]
    sums = play_board(seating, [first, second], Unit.DEAL, "fewest")
    assert sums.first_points < sums.second_points
    assert sums.lead == sums.second_points - sums.first_points
    assert sums.net_wins == 2
