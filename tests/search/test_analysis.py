"""Analysis: exact where it says so, fair where it estimates, and the same every time."""

from pathlib import Path
from random import Random

import pytest

from cassino.kernel.solving_arrays import EndingError
from cassino.notation import Record, RecordedDeal, RecordedMove, parse_record, record_move
from cassino.rules import (
    Carry,
    Variant,
    deal,
    default_partners,
    is_over,
    legal_moves,
    play,
    shuffled_deck,
    variant,
    view_of,
)
from cassino.search.analysis import LEAST_SWING, analyse, questions_of
from cassino.search.analysis_chances import MatchModel
from cassino.search.analysis_editions import Thoroughness
from cassino.search.analysis_records import Analysis, Basis, Grade, StepFound
from cassino.search.ending_answers import known_ending, move_values, solve_ending
from tests.kernel.endings import endings

QUICK = Thoroughness(worlds=64, contenders=6, playouts=40)


def played_at_random(rules: Variant, seats: int, seed: str) -> Record:
    """A record of one deal played at random."""
    random, deck = Random(seed), shuffled_deck(seed)  # noqa: S311
    position = deal(rules, deck=deck, seats=seats)
    moves: list[RecordedMove] = []
    while not is_over(position):
        move = random.choice(list(legal_moves(position, 5_000)))
        moves.append(record_move(position, move))
        position, _ = play(position, move)
    partners = default_partners(rules, seats)
    deals = (RecordedDeal(deck, 0, tuple(moves)),)
    return Record(rules, seats, partners, (), None, deals, None)


@pytest.fixture(scope="module")
def record() -> Record:
    return parse_record(Path("tests/cli/match.cassino").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return analyse(record, QUICK)


def plays(analysis: Analysis) -> list[StepFound]:
    return [step for step in analysis.steps if step.play is not None]


def test_a_last_hands_loss_is_the_exact_solvers(record: Record, analysis: Analysis) -> None:
    exact = 0
    for question, step in zip(questions_of(record), analysis.steps, strict=True):
        found = step.play
        if found is None or question.before is None or question.move is None:
            continue
        is_last = not question.before.stock
        assert (found.basis is Basis.EXACT) == (is_last and found.moves > 1)
        if found.basis is Basis.EXACT:
            exact += 1
            side = question.before.side_of(question.before.turn)
            worth = move_values(question.before, question.carry)
            best = max(values[side] for values in worth.values())
            assert found.loss == best - worth[question.move][side]
            assert found.error == 0
    assert exact >= 10


def test_every_step_says_how_the_match_stands(analysis: Analysis) -> None:
    assert all(sum(step.chances) == pytest.approx(1) for step in analysis.steps)
    assert analysis.steps[-1].chances in ((0.0, 1.0), (1.0, 0.0))
    assert 0.1 < analysis.steps[0].chances[0] < 0.9
    for turn in analysis.turning_points:
        before, after = analysis.steps[turn.step - 1].chances, analysis.steps[turn.step].chances
        assert turn.swing == pytest.approx(after[turn.side] - before[turn.side])
        assert abs(turn.swing) >= LEAST_SWING
    swings = [abs(turn.swing) for turn in analysis.turning_points]
    assert swings
    assert swings == sorted(swings, reverse=True)


def test_players_are_added_up_from_their_plays(analysis: Analysis) -> None:
    for seat, player in enumerate(analysis.players):
        chosen = [
            step.play
            for step in plays(analysis)
            if step.seat == seat and step.play and step.play.moves > 1
        ]
        assert player.choices == len(chosen)
        assert player.loss == pytest.approx(sum(play.cost for play in chosen))
        marks = [100 * 0.5**play.cost for play in chosen]
        assert player.accuracy == pytest.approx(sum(marks) / len(marks))
        assert player.blunders == sum(play.grade is Grade.BLUNDER for play in chosen)


def test_the_same_record_gives_the_same_analysis(record: Record, analysis: Analysis) -> None:
    assert analyse(record, QUICK) == analysis


def test_a_play_is_judged_by_what_its_seat_could_see() -> None:
    """Other hidden cards, the same judgement: neither hands nor stock are looked into."""
    rules = variant()
    found = []
    for seed in ("a", "b"):
        deck = list(shuffled_deck("one"))
        first, second = deck[:12], deck[12:]
        Random(seed).shuffle(second)  # noqa: S311
        mine, rest = first[:8], [*first[8:], *second]
        hidden = rest[:4] if seed == "a" else second[:4]
        left = [card for card in rest if card not in hidden]
        order = [*mine[:2], *mine[2:4], *hidden[:2], *mine[4:6], *mine[6:8], *hidden[2:], *left]
        position = deal(rules, deck=order)
        move = next(legal_moves(position))
        deals = (RecordedDeal(tuple(order), 0, (record_move(position, move),)),)
        answer = analyse(Record(rules, 2, False, (), None, deals, None), QUICK).steps[1].play
        assert answer is not None
        found.append((view_of(position, 1), answer.played, answer.best, answer.loss, answer.error))
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("preset", "seats"), [("royal", 3), ("dominican", 4), ("danish", 2), ("draw", 2)]
)
def test_other_games_are_analysed_too(preset: str, seats: int) -> None:
    record = played_at_random(variant(preset), seats, f"analysis {preset}")
    found = analyse(record, Thoroughness(worlds=16, contenders=4, playouts=8))
    assert len(plays(found)) == len(record.deals[0].moves)
    sides = 2 if record.partners else seats
    assert all(len(step.chances) == sides for step in found.steps)
    assert sum(player.loss for player in found.players) > 0
    if seats > 2:
        assert all(step.play and step.play.basis is not Basis.EXACT for step in plays(found))


def test_chances_follow_the_limits_of_the_game() -> None:
    plain = MatchModel(variant(), 2, partners=False, deals=200)
    assert plain.table is not None
    assert plain.table[0, 0] == pytest.approx(0.5)
    assert plain.table[20, 10] > 0.9
    near = MatchModel(variant("dominican"), 2, partners=False, deals=200)
    assert near.table is not None
    assert near.table[20, 10] < plain.table[20, 10] - 0.1  # only one card wins there (DR21)
    fewest = MatchModel(variant("laistokasino"), 2, partners=False, deals=200)
    assert fewest.at((15, 5))[0] < 0.2
    three = MatchModel(variant("royal"), 3, partners=False, deals=200)
    assert three.table is None
    assert three.at((15, 5, 5))[0] > 0.6


def test_one_hidden_hand_of_a_last_hand_is_known_to_whoever_counts() -> None:
    random = Random("hidden")  # noqa: S311
    position, _ = next(endings(random, variant("royal"), 8, (2, False)))
    assert known_ending(view_of(position, position.turn)) == position
    assert known_ending(position) is position
    with pytest.raises(EndingError) as wrong:
        known_ending(deal(variant(), seed="a"))
    assert wrong.value.code == "ending/stock"
    with pytest.raises(EndingError) as wrong:
        known_ending(view_of(position, None))
    assert wrong.value.code == "ending/hidden"


def test_the_best_line_comes_to_the_value() -> None:
    for preset in ("classic", "danish"):
        position, carry = next(endings(Random(preset), variant(preset), 8, (2, False)))  # noqa: S311
        solved = solve_ending(position, carry)
        side = position.side_of(position.turn)
        assert solved.values[side] == max(values[side] for values in solved.worth.values())
        at = position
        for each in solved.line:
            assert at.turn == each.seat
            at, _ = play(at, each.move)
        assert is_over(at)
        assert solve_ending(at, carry).values == solved.values
        assert solve_ending(position, Carry()).nodes > 0
