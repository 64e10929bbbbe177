"""Taking moves back: freely against computers, by consent and at once against people."""

import pytest

from cassino.rules import Dealt, variant
from cassino.table import (
    Answer,
    AskUndo,
    HandOver,
    Join,
    MoveMade,
    MovesUndone,
    QuestionKind,
    StartMatch,
    view,
)
from tests.table.driver import TestHouse, dealt_house, play_moves, seeded

YES = Answer(QuestionKind.UNDO, yes=True)
NO = Answer(QuestionKind.UNDO, yes=False)


def _undone(house: TestHouse) -> list[MovesUndone]:
    return [e.what for e in house.log if isinstance(e.what, MovesUndone)]


def test_against_a_computer_the_last_own_move_is_taken_back_at_once() -> None:
    house = dealt_house("anna")
    play_moves(house, 1)
    before = house.table
    assert before.turn == 0
    play_moves(house, 2)
    house.do("anna", AskUndo(0))
    assert house.table.position == before.position
    assert _undone(house) == [MovesUndone(0, 2, freely=True)]
    live = house.live()
    assert live.with_undo
    assert len(live.moves) == 1
    assert view(house.table, None).with_undo


def test_against_computers_an_undo_goes_back_over_a_new_hand() -> None:
    house = dealt_house("anna")
    play_moves(house, 7)
    before = house.table
    assert before.turn == 0
    play_moves(house, 2)
    assert house.table.position is not None
    assert house.table.position.hand_number == 2
    house.do("anna", AskUndo(0))
    assert house.table.position == before.position


def test_undo_after_undo_goes_on_to_the_first_move_and_then_says_so() -> None:
    house = dealt_house("anna")
    play_moves(house, 6)
    for _ in range(3):
        house.do("anna", AskUndo(0))
    assert house.why("anna", AskUndo(0)) == "table/nothing-to-undo"
    assert house.table.position is not None
    assert house.turn() == 0


def test_no_undo_into_a_deal_that_is_over() -> None:
    house = dealt_house("anna")
    play_moves(house, 48)
    assert house.why("anna", AskUndo(0)) == "table/no-deal"
    play_moves(house, 1)
    assert house.live().moves[0].seat == 0
    house.do("anna", AskUndo(0))
    assert house.why("anna", AskUndo(0)) == "table/nothing-to-undo"


def test_among_people_an_undo_needs_the_others_consent() -> None:
    house = dealt_house("anna", "bo", "cyd", seats=3)
    before = house.table
    play_moves(house, 1)
    house.do("bo", AskUndo(1))
    assert house.table.question(QuestionKind.UNDO) is not None
    assert house.why("bo", YES) == "table/already-asked"
    house.do("anna", YES)
    assert not _undone(house)
    house.do("cyd", YES)
    assert _undone(house) == [MovesUndone(1, 1, freely=False)]
    assert house.table.position == before.position
    assert house.table.questions == ()
    live = house.live()
    assert not live.with_undo


def test_one_no_is_enough_and_it_can_be_asked_again() -> None:
    house = dealt_house("anna", "bo")
    play_moves(house, 1)
    after = house.table.position
    house.do("bo", AskUndo(1))
    house.do("anna", NO)
    assert house.table.questions == ()
    assert house.table.position == after
    house.do("bo", AskUndo(1))
    assert house.why("bo", AskUndo(1)) == "table/already-asked"
    house.do("bo", NO)
    assert house.table.questions == ()


def test_among_people_an_undo_is_too_late_when_the_next_has_acted() -> None:
    house = dealt_house("anna", "bo")
    play_moves(house, 1)
    house.do("bo", AskUndo(1))
    play_moves(house, 1)
    assert house.table.questions == ()
    assert house.why("anna", YES) == "table/not-asked"
    assert house.why("bo", AskUndo(1)) == "table/undo-too-late"
    house.do("anna", AskUndo(0))


def test_among_people_an_undo_is_too_late_when_cards_were_dealt() -> None:
    house = dealt_house("anna", "bo")
    play_moves(house, 8)
    live = house.live()
    assert any(isinstance(each, Dealt) for each in live.told)
    assert live.moves[-1].seat == 0
    assert house.why("anna", AskUndo(0)) == "table/undo-too-late"


def test_among_people_an_undo_is_too_late_when_a_card_was_drawn() -> None:
    house = dealt_house("anna", "bo", rules=variant("draw"))
    play_moves(house, 1)
    assert house.why("bo", AskUndo(1)) == "table/undo-too-late"


def test_a_computer_that_has_acted_makes_it_too_late_where_people_play_too() -> None:
    house = dealt_house("anna", "bo", seats=3)
    play_moves(house, 2)
    assert house.turn() == 0
    assert house.why("bo", AskUndo(1)) == "table/undo-too-late"


def test_those_who_share_a_phone_agree_by_sharing_it() -> None:
    house = dealt_house("anna", "anna")
    before = house.table
    play_moves(house, 1)
    house.do("anna", AskUndo(1))
    assert house.table.position == before.position
    assert _undone(house) == [MovesUndone(1, 1, freely=False)]
    play_moves(house, 2)
    assert house.why("anna", AskUndo(1)) == "table/undo-too-late"


def test_who_let_a_computer_play_is_not_asked() -> None:
    house = dealt_house("anna", "bo")
    play_moves(house, 1)
    house.do("anna", HandOver(0))
    house.do("bo", AskUndo(1))
    assert len(_undone(house)) == 1


def test_only_the_owner_of_the_move_asks_and_only_players_answer() -> None:
    house = dealt_house("anna", "bo")
    house.do("cyd", Join(None, "Cyd"))
    play_moves(house, 1)
    assert house.why("anna", AskUndo(1)) == "table/not-your-seat"
    assert house.why("cyd", AskUndo(1)) == "table/not-your-seat"
    assert house.why("dan", AskUndo(1)) == "table/not-here"
    assert house.why(None, AskUndo(1)) == "table/needs-guest"
    assert house.why("bo", AskUndo(5)) == "table/no-such-seat"
    assert house.why("anna", AskUndo(0)) == "table/nothing-to-undo"
    house.do("bo", AskUndo(1))
    assert house.why("cyd", YES) == "table/not-yours-to-answer"
    assert house.why("dan", YES) == "table/not-here"


@pytest.mark.parametrize("preset", ["classic", "danish", "dominican", "royal", "draw"])
def test_play_goes_on_after_undos_as_if_they_had_not_been(preset: str) -> None:
    rng = seeded(preset)
    house = dealt_house("anna", rules=variant(preset))
    for _ in range(30):
        play_moves(house, rng.randrange(1, 4), seed=rng.randrange(99))
        house.send("anna", AskUndo(0))
    live = house.live()
    assert _undone(house)
    match = live.match
    if match.position is not None:
        again, _ = type(match)(
            match.variant, 2, match.partners, match.dealer, None, match.finished
        ).deal(live.deck)
        for made in live.moves:
            again, _ = again.play(made.move)
        assert again == match
    assert sum(isinstance(e.what, MoveMade) for e in house.log) > len(live.moves)


def test_a_new_match_is_not_marked_by_the_undos_of_the_last() -> None:
    house = dealt_house("anna", rules=variant("classic", target=1))
    play_moves(house, 2)
    house.do("anna", AskUndo(0))
    while house.table.is_match_on:
        play_moves(house, 1)
    assert house.live().with_undo
    house.do("anna", StartMatch(house.secret()))
    assert not house.live().with_undo
