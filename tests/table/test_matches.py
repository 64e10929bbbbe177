"""Whole matches: what the table makes of them is what the rules make of them, and is on record."""

import pytest

from cassino.notation import format_record, parse_record, replay
from cassino.rules import Match, variant
from cassino.table import (
    NEW_TABLE,
    AddSalt,
    AskUndo,
    Close,
    DealBegan,
    MatchStarted,
    MoveMade,
    NextDeal,
    Phase,
    PrepareDeal,
    Resign,
    SeatKind,
    StartMatch,
    TableEvent,
    record_of,
    verify_deal,
)
from tests.table.driver import dealt_house, open_house, play_match, play_moves, seeded

FORMS = [(2, False), (3, False), (4, False), (4, True)]


def _played_by_rules(log: list[TableEvent], preset: str, seats: int, partners: bool) -> Match:
    """The match that the rules make of a log without undos."""
    match = Match.start(variant(preset), seats=seats, partners=partners)
    for event in log:
        match event.what:
            case MatchStarted(dealer):
                match = Match.start(variant(preset), seats=seats, partners=partners, dealer=dealer)
            case DealBegan(deck):
                match, _ = match.deal(deck)
            case MoveMade(_, move, _, _):
                match, _ = match.play(move)
            case _:
                pass
    return match


@pytest.mark.parametrize("preset", ["classic", "royal", "danish", "dominican"])
@pytest.mark.parametrize(("seats", "partners"), FORMS)
def test_a_match_is_what_the_rules_make_of_it(preset: str, seats: int, partners: bool) -> None:
    house = open_house("anna", "bo", rules=variant(preset), seats=seats, partners=partners)
    house.do("anna", StartMatch(house.secret()))
    while house.phase() is not Phase.OVER:
        play_moves(house, 1, seed=house.table.version)
    live = house.live()
    assert live.match == _played_by_rules(house.log, preset, seats, partners)
    record = record_of(house.table, "2026-11-29")
    assert record is not None
    text = format_record(record)
    assert parse_record(text) == record
    last = list(replay(parse_record(text)))[-1]
    assert last.match.scores == live.match.scores == record.result
    assert last.match.winner == live.winner


@pytest.mark.parametrize("seed", range(4))
def test_a_record_after_undos_holds_the_moves_that_counted(seed: int) -> None:
    house = open_house("anna", rules=variant("classic", target=11))
    play_match(house, seeded(f"undo {seed}"))
    record = record_of(house.table)
    assert record is not None
    assert list(replay(record))[-1].match.scores == house.live().match.scores


def test_a_record_names_players_proofs_and_marks() -> None:
    house = open_house("anna", rules=variant("classic", target=1))
    house.do("anna", StartMatch(house.secret()))
    house.do("anna", AddSalt(0, "rain"))
    house.do("anna", NextDeal())
    play_moves(house, 2)
    house.do("anna", AskUndo(0))
    while house.phase() is not Phase.OVER:
        play_moves(house, 1)
    record = record_of(house.table)
    assert record is not None
    assert record.names == ("Anna 0", "greedy")
    tags = dict(record.tags)
    assert tags["Players"] == ("person", "greedy")
    assert tags["Undo"] == ("yes",)
    assert len(tags["Views"]) == 24
    (deal,) = record.deals
    proof = dict(deal.tags)
    salts = [text.split(":") for text in proof["Salts"]]
    assert proof["Salts"] == ("0:rain", "1:")
    assert verify_deal(
        proof["Commitment"][0],
        proof["Secret"][0],
        [(int(seat), salt) for seat, salt in salts],
        deal.deck,
    )


def test_no_record_before_a_match_and_none_of_a_deal_in_progress() -> None:
    house = open_house("anna", "bo")
    assert record_of(NEW_TABLE) is None
    assert record_of(house.table) is None
    assert house.why("anna", StartMatch(house.secret(), dealer=2)) == "table/no-such-seat"
    house.do("anna", StartMatch(house.secret()))
    record = record_of(house.table)
    assert record is not None
    assert record.deals == ()
    house.do(None, NextDeal())
    play_moves(house, 50)
    record = record_of(house.table)
    assert record is not None
    assert len(record.deals) == 1
    assert record.result is None


@pytest.mark.parametrize("end", [Resign(1), Close()])
def test_an_interrupted_deal_is_on_record(end: Resign | Close) -> None:
    house = dealt_house("anna", "bo")
    play_moves(house, 3)
    house.do("bo" if isinstance(end, Resign) else "anna", end)
    record = record_of(house.table)
    assert record is not None
    assert len(record.deals[0].moves) == 3
    assert record.result is None
    assert dict(record.tags).get("Resigned") == (("1",) if isinstance(end, Resign) else None)
    assert len(list(replay(parse_record(format_record(record))))) == 4


def test_empty_seats_get_computers_and_two_of_them_can_be_watched() -> None:
    house = open_house()
    house.do(None, StartMatch(house.secret()))
    assert [seat.kind for seat in house.table.seats] == [SeatKind.COMPUTER] * 2
    house.do(None, NextDeal())
    play_moves(house, 48)
    assert house.table.wants_secret
    assert house.why(None, NextDeal()) == "table/not-committed"
    house.do(None, PrepareDeal(house.secret()))
    assert not house.table.wants_secret
