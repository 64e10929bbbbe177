"""Every state is the fold of its log, and a log that doesn't fit is refused with a code."""

from dataclasses import replace
from itertools import pairwise

import pytest

from cassino.cards import CARDS
from cassino.rules import PRESETS, Trail, variant
from cassino.table import (
    NEW_TABLE,
    DealBegan,
    Happening,
    LogError,
    MatchStarted,
    MoveMade,
    MovesUndone,
    Said,
    SaltAdded,
    SeatTaken,
    Speech,
    TableEvent,
    TimeUp,
    apply,
    fold,
    steps,
)
from tests.table.driver import dealt_house, open_house, play_match, play_moves, seeded


@pytest.mark.parametrize("preset", PRESETS)
def test_the_state_is_the_fold_of_the_log(preset: str) -> None:
    for seats in (2,) if preset == "draw" else (2, 3, 4):
        house = open_house("anna", "bo", rules=variant(preset), seats=seats, partners=seats == 4)
        play_match(house, seeded(f"{preset}{seats}"))
        assert fold(house.log) == house.table
        assert [event.seq for event in house.log] == list(range(1, house.table.version + 1))


def test_every_prefix_folds_to_the_state_of_its_time() -> None:
    house = open_house("anna")
    tables = {house.table.version: house.table}
    play_match(house, seeded(5), most_moves=0)
    for _ in range(30):
        play_moves(house, 1, seed=house.table.version)
        tables[house.table.version] = house.table
    for version, table in tables.items():
        assert fold(house.log[:version]) == table
        assert fold(house.log[version:], table) == house.table


def test_steps_carry_the_tables_before_and_after() -> None:
    house = dealt_house("anna", "bo")
    made = list(steps(NEW_TABLE, house.log))
    assert [step.event for step in made] == house.log
    assert all(one.after == two.before for one, two in pairwise(made))
    assert made[-1].after == house.table


@pytest.mark.parametrize("ahead", [-8, -1, 0, 2, 9])
def test_an_event_out_of_order_is_refused(ahead: int) -> None:
    house = dealt_house("anna", "bo")
    event = TableEvent(house.table.version + 1, house.now, None, Said(1, Speech.EMOTE, "wave"))
    assert apply(house.table, event).version == event.seq
    with pytest.raises(LogError) as wrong:
        apply(house.table, replace(event, seq=house.table.version + ahead))
    assert wrong.value.code == "table/log-broken"


@pytest.mark.parametrize(
    "what",
    [
        DealBegan(CARDS[:51]),
        DealBegan(CARDS),
        MovesUndone(0, 1, freely=True),
        MoveMade(0, Trail(CARDS[0]), None, None),
        MatchStarted(7),
        TimeUp(0),
    ],
)
def test_what_cannot_have_happened_breaks_the_log_or_changes_nothing(what: Happening) -> None:
    house = dealt_house("anna", "bo")
    event = TableEvent(house.table.version + 1, house.now, None, what)
    if isinstance(what, TimeUp):
        assert apply(house.table, event).clock == house.clock()
        return
    with pytest.raises(LogError):
        apply(house.table, event)


@pytest.mark.parametrize("what", [SaltAdded(0, "x"), MovesUndone(0, 1, freely=True)])
def test_no_step_of_a_match_without_a_match(what: Happening) -> None:
    with pytest.raises(LogError):
        apply(NEW_TABLE, TableEvent(1, 0, None, what))


def test_no_salt_for_a_shuffle_that_was_not_committed_to() -> None:
    house = dealt_house("anna", "bo")
    play_moves(house, 48)
    with pytest.raises(LogError, match="no shuffle was committed to"):
        apply(house.table, TableEvent(house.table.version + 1, 0, None, SaltAdded(0, "x")))


def test_a_repeated_arrival_in_a_seat_is_what_the_log_says() -> None:
    house = open_house("anna", seats=3)
    event = TableEvent(house.table.version + 1, house.now, None, SeatTaken(2, 1, "Anna"))
    assert apply(house.table, event).seats[2].guest == 1
