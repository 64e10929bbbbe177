"""What people agree on: dealing, rematches, stand-ins for the absent; resigning; what they say."""

from dataclasses import replace

import pytest

from cassino.rules import variant
from cassino.table import (
    ABSENT_AFTER,
    AddSalt,
    Answer,
    AskStandIn,
    ChangeRules,
    HandOver,
    Join,
    Leave,
    NextDeal,
    OfferRematch,
    Phase,
    PrepareDeal,
    Presence,
    QuestionKind,
    Resign,
    Said,
    Say,
    SeatKind,
    SetSeat,
    Speech,
    StandIn,
    StartMatch,
    TakeBack,
    Until,
    view,
)
from tests.table.driver import TestHouse, dealt_house, open_house, owner, play_moves


def finished(*people: str, seats: int = 2) -> TestHouse:
    """A table whose match is over."""
    house = dealt_house(*people, rules=variant("classic", target=1), seats=seats)
    while house.phase() is not Phase.OVER:
        play_moves(house, 1)
    return house


def test_a_deal_waits_until_all_who_are_there_want_it() -> None:
    house = open_house("anna", "bo", "cyd", seats=3)
    assert house.why("anna", NextDeal()) == "table/no-match"
    house.do("anna", StartMatch(house.secret()))
    house.do("bo", NextDeal())
    assert house.why("bo", NextDeal()) == "table/already-asked"
    question = view(house.table, None).questions[0]
    assert (question.kind, question.by) == (QuestionKind.NEXT_DEAL, 2)
    assert question.waits_for == {1, 3}
    house.do("anna", NextDeal())
    assert house.phase() is Phase.BEFORE_DEAL
    question = view(house.table, None).questions[0]
    assert question.yes == {1, 2}
    assert question.waits_for == {3}
    house.do("cyd", NextDeal())
    assert house.phase() is Phase.PLAYING
    assert house.why("anna", NextDeal()) == "table/deal-on"


def test_who_is_lost_or_lets_a_computer_play_is_not_waited_for() -> None:
    house = open_house("anna", "bo", "cyd", seats=3)
    house.do("anna", StartMatch(house.secret()))
    house.do("anna", NextDeal())
    house.do("bo", HandOver(1))
    assert house.phase() is Phase.BEFORE_DEAL
    house.do(None, Presence("cyd", connected=False))
    assert house.phase() is Phase.PLAYING


def test_one_person_among_computers_deals_at_once_and_so_does_a_watching_host() -> None:
    house = open_house("anna")
    house.do("anna", StartMatch(house.secret()))
    house.do("cyd", Join(None, "Cyd"))
    assert house.why("cyd", NextDeal()) == "table/host-only"
    assert house.why("dan", NextDeal()) == "table/not-here"
    house.do("anna", NextDeal())
    assert house.phase() is Phase.PLAYING
    watched = open_house()
    watched.do("cyd", Join(None, "Cyd"))
    watched.do("cyd", StartMatch(watched.secret()))
    watched.do("cyd", NextDeal())
    assert watched.phase() is Phase.PLAYING


def test_a_watcher_who_leaves_takes_nobody_s_question_along() -> None:
    house = open_house("anna", "bo")
    house.do("cyd", Join(None, "Cyd"))
    house.do("anna", StartMatch(house.secret()))
    house.do("anna", NextDeal())
    house.do("cyd", Leave())
    assert house.table.question(QuestionKind.NEXT_DEAL) is not None
    house.do("bo", Leave(1))
    assert house.table.questions == ()


def test_a_rematch_needs_all_players_and_then_a_secret() -> None:
    house = finished("anna", "bo")
    live = house.live()
    house.do("bo", OfferRematch())
    assert house.why("anna", OfferRematch()) == "table/already-asked"
    house.do("anna", Answer(QuestionKind.REMATCH, yes=True))
    assert house.phase() is Phase.BEFORE_DEAL
    assert house.table.matches == 2
    again = house.live()
    assert again.match.dealer == live.match.dealer
    assert again.match.finished == ()
    assert house.table.wants_secret
    assert house.why("anna", NextDeal()) == "table/not-committed"
    house.do(None, PrepareDeal(house.secret()))
    house.do(None, NextDeal())
    assert house.phase() is Phase.PLAYING


def test_a_rematch_can_be_declined_and_fills_empty_seats() -> None:
    house = finished("anna", "bo", seats=3)
    house.do("anna", OfferRematch())
    house.do("bo", Answer(QuestionKind.REMATCH, yes=False))
    assert house.phase() is Phase.OVER
    house.do("bo", Leave())
    assert house.seat(1).kind is SeatKind.EMPTY
    house.do("anna", OfferRematch())
    assert house.seat(1).kind is SeatKind.COMPUTER
    assert house.phase() is Phase.BEFORE_DEAL


def test_a_rematch_needs_a_match_that_is_over_and_all_seats() -> None:
    house = dealt_house("anna", "bo")
    assert house.why("anna", OfferRematch()) == "table/match-not-over"
    over = finished("anna", "bo")
    over.do("cyd", Join(None, "Cyd"))
    assert over.why("cyd", OfferRematch()) == "table/host-only"
    over.do("anna", SetSeat(1, SeatKind.PERSON))
    assert over.why("anna", OfferRematch()) == "table/seat-waits"


def test_a_computer_stands_in_for_who_is_away_until_they_are_back() -> None:
    house = dealt_house("anna", "bo", "cyd", seats=3)
    house.do(None, Presence("bo", connected=False))
    assert house.why("anna", AskStandIn(1)) == "table/not-absent"
    house.now += ABSENT_AFTER
    assert house.why("anna", AskStandIn(0)) == "table/not-your-turn"
    house.do("anna", AskStandIn(1))
    assert house.why("cyd", AskStandIn(1)) == "table/already-asked"
    house.do("cyd", Answer(QuestionKind.STAND_IN, yes=True))
    assert house.seat(1).stand_in == StandIn("greedy", Until.RETURN)
    play_moves(house, 4)
    assert house.seat(1).stand_in is not None
    house.do(None, Presence("bo", connected=True))
    assert house.seat(1).is_played_by_person
    assert owner(house.table, 1) == "bo"


def test_who_comes_back_in_time_is_not_stood_in_for() -> None:
    house = dealt_house("anna", "bo", "cyd", seats=3)
    house.do(None, Presence("bo", connected=False))
    house.now += ABSENT_AFTER
    house.do("anna", AskStandIn(1))
    house.do(None, Presence("bo", connected=True))
    assert house.table.questions == ()
    assert house.why("cyd", Answer(QuestionKind.STAND_IN, yes=True)) == "table/not-asked"


def test_with_two_people_the_other_one_decides_alone() -> None:
    house = dealt_house("anna", "bo")
    house.do(None, Presence("bo", connected=False))
    house.now += ABSENT_AFTER
    house.do("anna", AskStandIn(1))
    assert house.seat(1).stand_in == StandIn("greedy", Until.RETURN)
    assert house.why("anna", AskStandIn(1)) == "table/computer-plays"


def test_what_an_owner_handed_over_stays_so_when_the_line_is_back() -> None:
    house = dealt_house("anna", "bo")
    house.do("bo", HandOver(1))
    house.do(None, Presence("bo", connected=False))
    house.do(None, Presence("bo", connected=True))
    assert house.seat(1).stand_in == StandIn("greedy", Until.OWNER)
    house.do("bo", TakeBack(1))


def test_watchers_have_no_say_about_stand_ins() -> None:
    house = dealt_house("anna", "bo")
    house.do("cyd", Join(None, "Cyd"))
    house.do(None, Presence("bo", connected=False))
    house.now += ABSENT_AFTER
    assert house.why("cyd", AskStandIn(1)) == "table/not-yours-to-answer"
    assert house.why("bo", AskStandIn(1)) == "table/not-yours-to-answer"
    play_moves(house, 1)
    assert house.turn() == 0
    assert house.why("bo", AskStandIn(0)) == "table/not-absent"


def test_no_stand_in_without_a_deal() -> None:
    house = open_house("anna", "bo")
    assert house.why("anna", AskStandIn(1)) == "table/no-deal"


def test_who_resigns_gives_the_match_to_the_other_side() -> None:
    house = open_house("anna", "bo")
    assert house.why("bo", Resign(1)) == "table/no-match"
    house.do("anna", StartMatch(house.secret()))
    house.do("bo", Resign(1))
    assert house.phase() is Phase.OVER
    assert view(house.table, 0).winner == 0
    house.do("bo", OfferRematch())
    house.do("anna", Answer(QuestionKind.REMATCH, yes=True))
    assert house.phase() is Phase.BEFORE_DEAL


def test_resigning_among_three_or_over_a_partner_s_head_is_refused() -> None:
    three = dealt_house("anna", "bo", seats=3)
    assert three.why("anna", Resign(0)) == "table/two-sides-only"
    pairs = dealt_house("anna", "bo", "cyd", seats=4, partners=True)
    assert pairs.why("anna", Resign(0)) == "table/partner-plays-on"
    assert pairs.why("anna", Resign(1)) == "table/not-your-seat"
    pairs.do("bo", Resign(1))
    assert view(pairs.table, None).winner == 0


@pytest.mark.parametrize("seat", range(4))
def test_a_person_with_a_computer_for_a_partner_may_resign(seat: int) -> None:
    house = open_house(seats=4, partners=True)
    house.do("anna", Join(seat, "Anna"))
    house.do("anna", StartMatch(house.secret()))
    house.do("anna", Resign(seat))
    assert view(house.table, None).winner == (seat + 1) % 2


def test_nobody_is_stood_in_for_in_a_new_match() -> None:
    house = dealt_house("anna", "bo")
    house.do("bo", HandOver(1))
    house.do("anna", Resign(0))
    assert house.seat(1).stand_in is not None
    house.do("anna", StartMatch(house.secret()))
    assert house.seat(1).stand_in is None


def test_words_emotes_and_chat() -> None:
    house = open_house("anna", "bo", chat=True)
    house.do("cyd", Join(None, "Cyd"))
    for guest, say in (
        ("anna", Say(Speech.PHRASE, "well-played")),
        ("bo", Say(Speech.EMOTE, "smile")),
        ("cyd", Say(Speech.CHAT, "  so   close ")),
    ):
        house.do(guest, say)
    assert [event.what for event in house.log[-3:]] == [
        Said(1, Speech.PHRASE, "well-played"),
        Said(2, Speech.EMOTE, "smile"),
        Said(3, Speech.CHAT, "so close"),
    ]


@pytest.mark.parametrize(
    ("speech", "text"),
    [
        (Speech.PHRASE, "Well played!"),
        (Speech.EMOTE, ""),
        (Speech.CHAT, " "),
        (Speech.CHAT, "x" * 281),
        (Speech.CHAT, "\u202e"),
        (Speech.CHAT, "\u200d"),
    ],
)
def test_what_cannot_be_said(speech: Speech, text: str) -> None:
    house = open_house("anna", chat=True)
    assert house.why("anna", Say(speech, text)) == "table/bad-words"


def test_chat_is_a_switch_and_strangers_say_nothing() -> None:
    house = open_house("anna")
    assert house.why("anna", Say(Speech.CHAT, "hello")) == "table/chat-off"
    house.do("anna", ChangeRules(replace(house.table.rules, chat=True)))
    house.do("anna", Say(Speech.CHAT, "hello"))
    assert house.why("bo", Say(Speech.EMOTE, "smile")) == "table/not-here"
    assert house.why(None, Say(Speech.EMOTE, "smile")) == "table/needs-guest"


def test_nobody_stirs_for_another_seat() -> None:
    house = open_house("anna", "bo")
    house.do("anna", StartMatch(house.secret()))
    assert house.why("anna", AddSalt(1, "rain")) == "table/not-your-seat"
