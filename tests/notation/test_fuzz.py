"""Whatever readers are given, they answer in time, and refuse it in their own words."""

import string
from collections.abc import Callable
from time import process_time
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.cards import CardError, parse_card
from cassino.notation import (
    AmbiguousMove,
    NotationError,
    RecordError,
    format_options,
    format_position,
    format_record,
    parse_move,
    parse_options,
    parse_position,
    parse_record,
    parse_sentence,
    read_move,
    replay,
)
from cassino.notation.position_parts import KEYS, REQUIRED
from cassino.notation.short_forms import find_move
from cassino.rules import (
    PRESETS,
    SWITCHES,
    IllegalMove,
    InvalidOption,
    InvalidPosition,
    PlayerView,
    Position,
    UnknownName,
    legal_moves,
    read_options,
    shuffled_deck,
    variant,
)
from tests.rules.drawing import variants
from tests.rules.tables import table

AT = table("danish", "5s 9c Ah 2s", "5d 4c Td Kc", (9, "6c 3d", 0), (8, "8h/6h 2c", 1))

pieces = st.sampled_from(
    [
        *"x=+,*|[] ×?",
        *("5s", "9c", "Ah", "2s", "5d", "4c", "Td", "Kc", "6c", "3d", "8h", "10d", "t♦", "Xx"),
        *("9", "14", "16", "0", "1000", "[6c+3d]", "[8h|6h+2c]", "{", "}", "\n", "1."),
    ]
)
near_texts = st.lists(pieces, max_size=14).map("".join)
texts = st.one_of(st.text(max_size=40), near_texts)


T = TypeVar("T")


def outcome(read: Callable[[], T], *errors: type[ValueError]) -> T | ValueError:
    """What a reader answers, or its refusal; any other error ends the test."""
    try:
        return read()
    except errors as refused:
        return refused


def told(refused: ValueError) -> bool:
    """Whether a refusal tells what is wrong on one line that isn't endless."""
    return "\n" not in str(refused) and 0 < len(str(refused)) < 1000


@given(texts)
def test_cards(text: str) -> None:
    card = outcome(lambda: parse_card(text), CardError)
    if isinstance(card, ValueError):
        assert told(card)
    else:
        assert parse_card(card.text) is card


@given(texts)
def test_move_texts(text: str) -> None:
    read = outcome(lambda: parse_sentence(text), NotationError)
    if isinstance(read, NotationError):
        assert told(read)
        assert 1 <= read.column <= len(text) + 1
        return
    reading = read_move(AT, text)
    if reading.refusal is None:
        assert reading.move in set(legal_moves(AT))


@given(texts)
def test_moves_in_short(text: str) -> None:
    move = outcome(lambda: find_move(AT, text), NotationError, AmbiguousMove, IllegalMove)
    assert told(move) if isinstance(move, ValueError) else move in set(legal_moves(AT))


@given(st.text(alphabet=string.printable, max_size=60))
def test_moves_that_must_be_legal(text: str) -> None:
    move = outcome(lambda: parse_move(AT, text), NotationError, IllegalMove)
    assert told(move) if isinstance(move, ValueError) else move in set(legal_moves(AT))


option_pieces = st.sampled_from([*SWITCHES, *"=;,", "true", "none", "null", "21", "A14", " ", "x"])


@given(st.one_of(st.text(max_size=30), st.lists(option_pieces, max_size=8).map("".join)))
def test_options(text: str) -> None:
    chosen = outcome(lambda: variant("classic", **parse_options(text)), InvalidOption, UnknownName)
    if isinstance(chosen, ValueError):
        assert told(chosen)
        return
    assert variant("classic", **parse_options(format_options(chosen))) == chosen


@given(variants())
def test_options_of_any_variant_come_back(chosen: object) -> None:
    assert isinstance(chosen, type(variant()))
    assert variant(chosen.preset, **parse_options(format_options(chosen))) == chosen


scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.integers(),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from(["??", "5c", "10d", "Ks", "classic", "danish", "A14", "raise_own", "target"]),
)
json_values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)
cards = st.sampled_from(shuffled_deck("fuzz")[:20]).map(str)
card_lists = st.lists(st.one_of(cards, cards, st.just("??"), scalars), max_size=4)
build_values = st.fixed_dictionaries(
    {
        "value": st.one_of(st.integers(0, 17), json_values),
        "groups": st.one_of(st.lists(card_lists, max_size=3), json_values),
        "owner": st.one_of(st.integers(-1, 4), json_values),
    }
)
fields = {
    "variant": st.one_of(st.sampled_from(PRESETS), json_values),
    "options": st.one_of(st.dictionaries(st.sampled_from(list(SWITCHES)), scalars), json_values),
    "seats": st.one_of(st.integers(1, 5), json_values),
    "loose": st.one_of(card_lists, json_values),
    "builds": st.one_of(st.lists(build_values, max_size=2), json_values),
    "hands": st.one_of(st.lists(card_lists, max_size=5), json_values),
    "turn": st.one_of(st.integers(-1, 4), json_values),
    "stock": st.one_of(st.integers(-1, 50), card_lists, json_values),
}
nearly_positions = st.fixed_dictionaries(
    {key: fields.get(key, json_values) for key in REQUIRED},
    optional={key: fields.get(key, json_values) for key in KEYS if key not in REQUIRED},
)


@given(st.one_of(json_values, nearly_positions))
def test_positions(data: object) -> None:
    at = outcome(lambda: parse_position(data), InvalidPosition)
    if isinstance(at, ValueError):
        assert isinstance(at, InvalidPosition)
        assert at.faults
        assert all(told(ValueError(fault)) for fault in at.faults)
        return
    assert parse_position(format_position(at)) == at
    _judge(at)


def _judge(at: Position | PlayerView) -> None:
    """A position that is read can be worked with."""
    for move, _ in zip(legal_moves(at), range(50), strict=False):
        assert move.card in (at.hands[at.turn] if isinstance(at, Position) else at.hand)


@given(st.dictionaries(st.sampled_from([*SWITCHES, "preset", "x"]), json_values, max_size=3))
def test_settings(options: dict[str, object]) -> None:
    read = outcome(lambda: read_options(options), InvalidOption, UnknownName)
    if isinstance(read, ValueError):
        assert told(read)
        return
    assert read_options(dict(read)) == read


HEAD = '[Variant "danish"]\n[Options ""]\n[Seats "2"]\n'
DECK = f'[Deck "{" ".join(map(str, shuffled_deck("fuzz")))}"]\n[Dealer "0"]\n'
record_pieces = st.sampled_from(
    [
        *(HEAD, DECK, '[Result "*"]', '[Result "3-4"]', "{deal 1-2}", '[Names "A" "B"]', "\n"),
        *('[Variant "draw"]', '[Seats "3"]', '[Partners "yes"]', '[Seed "x"]', "{a}", "1. ", "[x]"),
        *("8s", "5s x *", "Qd", " ", '"', "\\", "[", "]", "{", "}"),
    ]
)


@given(st.one_of(st.text(max_size=50), st.lists(record_pieces, max_size=9).map("".join)))
def test_records(text: str) -> None:
    record = outcome(lambda: parse_record(text), RecordError)
    if isinstance(record, ValueError):
        assert told(record)
        return
    assert parse_record(format_record(record)) == record
    steps = outcome(lambda: list(replay(record)), RecordError)
    assert not isinstance(steps, ValueError) or told(steps)


MUCH = 1_000_000
SECONDS = 20.0
"""Longer than any of these takes on a slow machine, and shorter than what isn't bounded."""

long_texts = {
    "pluses": "+" * MUCH,
    "brackets": "[" * MUCH,
    "digits": "8s x " + "9" * MUCH,
    "cards": "8s x " + "5c+" * (MUCH // 3),
    "groups": "3d" + ",5c" * (MUCH // 3) + " = 8",
    "bars": "8s x [5c" + "|5c" * (MUCH // 3) + "]",
    "spaces": "8s" + " " * MUCH + "x",
    "semicolons": "a=1;" * (MUCH // 4),
    "nothing": "\0" * MUCH,
}
long_records = {
    "tags": HEAD + '[Seed "x"]' + "".join(f'[a{at} ""]\n' for at in range(MUCH // 12)),
    "moves in a line": HEAD + DECK + "8s " * (MUCH // 3),
    "deals in a line": HEAD + (DECK + "8s " * 50).replace("\n", " ") * (MUCH // 2000),
    "comments": HEAD + DECK + "8s" + "{}" * (MUCH // 2),
    "a comment": HEAD + DECK + "{" * MUCH,
    "numbers": HEAD + DECK + "1. " * (MUCH // 3),
    "a number": HEAD + DECK + "1" * MUCH,
    "quotes": "[a " + '"" ' * (MUCH // 3),
    "a quote": '[a "' + "\\" * MUCH,
    "spaces": "[a " + " " * MUCH,
    "lines": "\n" * MUCH,
}


def answers_in_time(read: Callable[[], object], *errors: type[ValueError]) -> None:
    began = process_time()
    answer = outcome(read, *errors)
    assert process_time() - began < SECONDS
    assert not isinstance(answer, ValueError) or told(answer)


@pytest.mark.parametrize("name", long_texts)
def test_long_texts_take_no_time(name: str) -> None:
    text = long_texts[name]
    answers_in_time(lambda: parse_card(text), CardError)
    answers_in_time(lambda: parse_sentence(text), NotationError)
    answers_in_time(lambda: read_move(AT, text), NotationError)
    answers_in_time(lambda: find_move(AT, text), NotationError)
    answers_in_time(lambda: parse_options(text), InvalidOption)
    answers_in_time(lambda: variant(text), UnknownName)
    answers_in_time(lambda: variant(target=text), InvalidOption)
    answers_in_time(lambda: variant(high_cards=text), InvalidOption)


@pytest.mark.parametrize("name", long_records)
def test_long_records_take_no_time(name: str) -> None:
    answers_in_time(lambda: parse_record(long_records[name]), RecordError)


@pytest.mark.parametrize("key", KEYS)
def test_large_and_deep_positions_take_no_time(key: str) -> None:
    data = format_position(AT)
    deep: object = []
    for _ in range(100_000):
        deep = [deep]
    for value in (["x"] * 20_000, {str(at): at for at in range(20_000)}, deep, [deep], "9" * MUCH):
        began = process_time()
        with pytest.raises(InvalidPosition):
            parse_position({**data, key: value})
        assert process_time() - began < SECONDS
