"""Sentences: what is going on, what is asked, and how a match ended."""

from __future__ import annotations

from typing import Final

from cassino.rules import PlayerView, Trail, Why, refusal
from cassino.server.protocol.shapes import QuestionShape, ResultShape
from cassino.server.saying.readers import Reading, guest_name
from cassino.table import Phase, QuestionKind, SeatKind, SeenQuestion
from cassino.words import say, say_decision, say_error

_MUST_TAKE: Final = (Why.MUST_CAPTURE, Why.MUST_CAPTURE_OR_EXTEND, Why.MUST_TAKE_IF_ABLE)


def line_of(reading: Reading) -> str:
    """The sentence that says what is going on."""
    view, language = reading.base, reading.language
    match view.phase:
        case Phase.LOBBY:
            return _lobby_line(reading)
        case Phase.BEFORE_DEAL:
            return say(language, "line-counting" if view.count else "line-dealing")
        case Phase.PLAYING:
            return _playing_line(reading)
        case Phase.OVER:
            return say(language, "line-over")
        case Phase.CLOSED:
            return say_error(language, "table/closed")


def _lobby_line(reading: Reading) -> str:
    view, language = reading.base, reading.language
    waiting = sum(seat.kind is SeatKind.PERSON and seat.guest is None for seat in view.seats)
    is_full = all(seat.kind is not SeatKind.EMPTY for seat in view.seats)
    line = say(language, "join-waiting", count=waiting) if waiting or is_full else ""
    host = guest_name(language, view, view.host)
    if not host or view.host == reading.reader.guest:
        return line
    return f"{line} {say(language, 'join-only-host', name=host)}".strip()


def _playing_line(reading: Reading) -> str:
    view, language = reading.base, reading.language
    play = view.play
    if play is None:
        return ""
    seat = view.seats[play.turn]
    name = reading.names[play.turn]
    if seat.computer is not None:
        return say(language, "line-thinking", name=name)
    if view.clock.time_up and view.clock.running == play.turn:
        return time_up_line(reading, play.turn)
    if play.turn == reading.reader.you:
        return say(language, f"line-your-turn{_duty(play)}")
    owner = next((g for g in view.guests if g.number == seat.guest), None)
    away = owner is not None and not owner.connected
    return say(language, "line-waiting" if away else "line-turn", name=name)


def time_up_line(reading: Reading, seat: int) -> str:
    """That a seat's time is up, and whether others are there to agree on a computer's play."""
    seats, about = reading.base.seats, reading.people.seat(seat)
    others = any(each.is_played_by_person and each.guest != seats[seat].guest for each in seats)
    message = "clock-out-asked" if others else "clock-out"
    return say(reading.language, message, who=about.who, name=about.name)


def _duty(play: PlayerView) -> str:
    """What the seat to move is bound to, asked of the rules: may it trail?"""
    cards = play.hand.high_to_low()
    whys = {refused.why for card in cards if (refused := refusal(play, Trail(card)))}
    if whys & {*_MUST_TAKE} and play.turn in play.owes:
        return "-must-take"
    return "-owner" if Why.TRAIL_OWNS_BUILD in whys else ""


def question_shapes(reading: Reading) -> list[QuestionShape]:
    """The open questions."""
    return [_question(reading, each) for each in reading.base.questions]


def _question(reading: Reading, question: SeenQuestion) -> QuestionShape:
    guest = reading.reader.guest
    return QuestionShape(
        question=question.kind.value,
        seat=question.seat,
        by=question.by,
        mine=question.by == guest,
        asked=guest in question.waits_for,
        sentence=_question_sentence(reading, question),
    )


def _question_sentence(reading: Reading, question: SeenQuestion) -> str:
    language = reading.language
    if question.kind is QuestionKind.STAND_IN and question.seat is not None:
        return say(language, "stand-in-offer", name=reading.names[question.seat])
    if reading.reader.guest in question.yes:
        return say(language, f"question-{question.kind.value}-mine")
    if question.kind is QuestionKind.NEXT_DEAL and reading.reader.guest not in question.waits_for:
        return say(language, "question-next-deal-watch")
    if question.kind is QuestionKind.NEXT_DEAL and not reading.base.count:
        return say(language, "question-next-deal-first")
    asker = guest_name(language, reading.base, question.by)
    return say(language, f"question-{question.kind.value}", name=asker)


def result_shape(reading: Reading, match_id: str) -> ResultShape | None:
    """How the match ended, or None while it goes on."""
    view = reading.base
    if view.phase not in (Phase.OVER, Phase.CLOSED) or view.match_number == 0:
        return None
    return ResultShape(
        match=match_id if view.phase is Phase.OVER else "",
        winner=view.winner,
        sentence=_result_sentence(reading),
        with_undo=view.with_undo,
    )


def _result_sentence(reading: Reading) -> str:
    view, language = reading.base, reading.language
    if view.winner is None:
        return say(language, "end-broken-off")
    if view.resigned is None:
        return decision_sentence(reading)
    about = reading.people.side(language, view.winner)
    return say(language, "end-won", who=about.who, name=about.name)


def decision_sentence(reading: Reading) -> str:
    """What the last counted deal decided."""
    view = reading.base
    settlement = view.count[-1].settlement
    return say_decision(reading.language, view.rules.variant, settlement, reading.people)
