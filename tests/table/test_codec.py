"""Events are stored whole and read back strictly; their stored form never changes unnoticed."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, TypeAlias, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cassino.cards import CARDS, CardSet, parse_card
from cassino.rules import PRESETS, Add, Capture, Move, NewBuild, Raise, Trail, variant
from cassino.table import (
    NEW_TABLE,
    Bank,
    Cause,
    CodecError,
    DealBegan,
    DealCommitted,
    GuestCame,
    GuestLeft,
    Happening,
    HouseRules,
    MatchResigned,
    MatchStarted,
    MoveMade,
    MovesUndone,
    PerMove,
    PresenceChanged,
    QuestionAnswered,
    QuestionAsked,
    QuestionDropped,
    QuestionKind,
    Renamed,
    RulesChanged,
    Said,
    SaltAdded,
    SeatKind,
    SeatSet,
    SeatTaken,
    Speech,
    StandIn,
    StandInEnded,
    StandInSet,
    TableClosed,
    TableEvent,
    TableOpened,
    TimeUp,
    Until,
    decode,
    decode_seen,
    decode_view,
    encode,
    encode_seen,
    encode_view,
    project,
    steps,
    view,
)
from cassino.table.forms import form_of
from tests.table.driver import dealt_house, open_house, play_match, play_moves, seeded

Path: TypeAlias = tuple[str | int, ...]

TEN, EIGHT = parse_card("Td"), parse_card("8s")
SET = CardSet.of("5c", "3h")
RULES = {
    "variant": {"preset": "royal", "options": {"raise_own": False, "target": 11}},
    "seats": 3,
    "partners": False,
    "clock": {"type": "bank", "bank": 60000, "increment": 0},
    "chat": True,
    "level": "expert",
}
HOUSE = HouseRules(
    variant("royal", raise_own=False, target=11),
    3,
    clock=Bank(60_000, 0),
    chat=True,
    level="expert",
)
DECK = [card.text for card in CARDS]

FORMS: list[tuple[Happening, dict[str, Any]]] = [
    (TableOpened(HOUSE), {"type": "table-opened", "rules": RULES}),
    (
        RulesChanged(HouseRules(clock=PerMove(30_000))),
        {
            "type": "rules-changed",
            "rules": {
                "variant": {"preset": "classic", "options": {}},
                "seats": 2,
                "partners": False,
                "clock": {"type": "per-move", "move": 30000},
                "chat": False,
                "level": "random",
            },
        },
    ),
    (
        SeatSet(1, SeatKind.COMPUTER, "expert"),
        {"type": "seat-set", "seat": 1, "kind": "computer", "level": "expert"},
    ),
    (GuestCame(2, "key", "Bo"), {"type": "guest-came", "guest": 2, "id": "key", "name": "Bo"}),
    (SeatTaken(1, 2, "Bo"), {"type": "seat-taken", "seat": 1, "guest": 2, "name": "Bo"}),
    (Renamed(2, None, "Eva"), {"type": "renamed", "guest": 2, "seat": None, "name": "Eva"}),
    (GuestLeft(2), {"type": "guest-left", "guest": 2}),
    (
        PresenceChanged(2, connected=False),
        {"type": "presence-changed", "guest": 2, "connected": False},
    ),
    (TableClosed(), {"type": "table-closed"}),
    (MatchStarted(1), {"type": "match-started", "dealer": 1}),
    (
        DealCommitted("c0", "5e"),
        {"type": "deal-committed", "commitment": "c0", "secret": "5e"},
    ),
    (SaltAdded(0, "rain"), {"type": "salt-added", "seat": 0, "salt": "rain"}),
    (DealBegan(CARDS), {"type": "deal-began", "deck": DECK}),
    (
        MoveMade(0, Trail(TEN), None, None),
        {
            "type": "move-made",
            "seat": 0,
            "move": {"type": "trail", "card": "Td"},
            "level": None,
            "view_hash": None,
        },
    ),
    (
        MoveMade(1, Capture(EIGHT, SET), "expert", "ab"),
        {
            "type": "move-made",
            "seat": 1,
            "move": {"type": "capture", "card": "8s", "taken": ["5c", "3h"]},
            "level": "expert",
            "view_hash": "ab",
        },
    ),
    (
        MovesUndone(0, 2, freely=True),
        {"type": "moves-undone", "seat": 0, "count": 2, "freely": True},
    ),
    (MatchResigned(1), {"type": "match-resigned", "seat": 1}),
    (
        QuestionAsked(QuestionKind.STAND_IN, 1, 2),
        {"type": "question-asked", "kind": "stand-in", "seat": 1, "guest": 2},
    ),
    (
        QuestionAnswered(QuestionKind.NEXT_DEAL, 2),
        {"type": "question-answered", "kind": "next-deal", "guest": 2},
    ),
    (
        QuestionDropped(QuestionKind.REMATCH, 2),
        {"type": "question-dropped", "kind": "rematch", "guest": 2},
    ),
    (
        StandInSet(1, StandIn("greedy", Until.RETURN)),
        {
            "type": "stand-in-set",
            "seat": 1,
            "stand_in": {"level": "greedy", "until": "return"},
        },
    ),
    (StandInEnded(1), {"type": "stand-in-ended", "seat": 1}),
    (TimeUp(1), {"type": "time-up", "seat": 1}),
    (
        Said(2, Speech.CHAT, "così"),
        {"type": "said", "guest": 2, "speech": "chat", "text": "così"},
    ),
]

MOVES: list[tuple[Move, dict[str, Any]]] = [
    (
        NewBuild(EIGHT, SET, 8),
        {"type": "new-build", "card": "8s", "loose": ["5c", "3h"], "value": 8},
    ),
    (
        Raise(TEN, SET, CardSet(0), 10),
        {"type": "raise", "card": "Td", "build": ["5c", "3h"], "loose": [], "value": 10},
    ),
    (
        Add(EIGHT, SET, CardSet.of("8d"), 8),
        {"type": "add", "card": "8s", "build": ["5c", "3h"], "loose": ["8d"], "value": 8},
    ),
]


@pytest.mark.parametrize(("what", "form"), FORMS, ids=lambda each: type(each).__name__)
def test_the_stored_form_of_every_event(what: Happening, form: dict[str, Any]) -> None:
    event = TableEvent(7, 1_000, Cause("key", "c1"), what)
    plain = encode(event)
    assert plain == {"seq": 7, "at": 1000, "cause": {"guest": "key", "command": "c1"}, "what": form}
    assert decode(json.loads(json.dumps(plain))) == event


@pytest.mark.parametrize(("move", "form"), MOVES, ids=lambda each: type(each).__name__)
def test_the_stored_form_of_every_move(move: Move, form: dict[str, Any]) -> None:
    event = TableEvent(1, 0, None, MoveMade(0, move, None, None))
    what = encode(event)["what"]
    assert isinstance(what, dict)
    assert what["move"] == form
    assert decode(encode(event)) == event


def test_every_kind_of_event_is_among_the_forms() -> None:
    assert {type(what) for what, _ in FORMS} == set(get_args(Happening))
    assert {type(move) for move, _ in MOVES} | {Trail, Capture} == set(get_args(Move))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_log_comes_back(preset: str) -> None:
    house = open_house("anna", "bo", rules=variant(preset, target=11), chat=True)
    play_match(house, seeded(preset))
    assert [decode(json.loads(json.dumps(encode(event)))) for event in house.log] == house.log


def _places(plain: object, path: Path = ()) -> Iterator[Path]:
    """Every place in a plain value, from the outside in."""
    yield path
    if isinstance(plain, dict | list):
        entries = plain.items() if isinstance(plain, dict) else enumerate(plain)
        for key, value in entries:
            yield from _places(value, (*path, key))


def _changed(plain: object, path: Path, new: object) -> object:
    """A copy of a plain value with another value in one place."""
    if not path:
        return new
    copy = deepcopy(plain)
    inner: Any = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = new
    return copy


PLAINS = [encode(TableEvent(7, 1_000, Cause("key", "c1"), what)) for what, _ in FORMS] + [
    encode(TableEvent(7, 1_000, None, MoveMade(0, move, None, None))) for move, _ in MOVES
]
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@given(plain=st.sampled_from(PLAINS), data=st.data(), junk=JUNK)
def test_whatever_is_not_an_event_is_refused_and_never_misread(
    plain: dict[str, Any], data: st.DataObject, junk: object
) -> None:
    given_plain = _changed(plain, data.draw(st.sampled_from(list(_places(plain)))), junk)
    try:
        event = decode(given_plain)
    except CodecError:
        return
    assert decode(encode(event)) == event
    assert "options" in repr(given_plain) or encode(event) == given_plain


@pytest.mark.parametrize(
    ("path", "new", "message"),
    [
        ((), [], "here: expected an object"),
        (("seq",), True, "seq: expected int, found True"),
        (("seq",), 7.0, "seq: expected int, found 7.0"),
        (("what", "type"), "trail", "what: expected one of the types table-opened"),
        (("what", "extra"), 1, "what: expected no further key, found 'extra'"),
        (("what", "move", "card"), "10d", "what.move.card: expected Td, the card's one form"),
        (("what", "move", "card"), "1d", "what.move.card: expected a card, found '1d'"),
        (("what", "move", "taken"), ["3h", "5c"], "different cards from high to low"),
        (("what", "move", "taken"), ["5c", "5c"], "different cards from high to low"),
        (("what", "move", "taken"), "5c", "what.move.taken: expected a list"),
        (("cause", "guest"), None, "cause.guest: expected str, found None"),
    ],
)
def test_a_fault_is_named_with_its_place(path: tuple[str, ...], new: object, message: str) -> None:
    event = TableEvent(7, 1_000, Cause("key", "c1"), MoveMade(1, Capture(EIGHT, SET), "x", "ab"))
    with pytest.raises(CodecError, match=message.replace(".", r"\.")) as wrong:
        decode(_changed(encode(event), path, new))
    assert wrong.value.code == "codec/invalid"
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize(
    "options", [{"no_such": 1}, {"target": "many"}, {"raise_own": 7}, {"preset": "royal"}, {"": 1}]
)
def test_a_variant_that_cannot_be_is_refused(options: dict[str, object]) -> None:
    plain = _changed(PLAINS[0], ("what", "rules", "variant", "options"), options)
    with pytest.raises(CodecError, match=r"what\.rules\.variant: expected a variant"):
        decode(plain)


@pytest.mark.parametrize("options", [{"raise_own": "no"}, {"target": "11"}, {"reach": "at-least"}])
def test_a_setting_has_one_form(options: dict[str, object]) -> None:
    plain = _changed(PLAINS[0], ("what", "rules", "variant", "options"), options)
    with pytest.raises(CodecError, match=r"what\.rules\.variant: expected"):
        decode(plain)


def test_a_setting_that_has_become_the_preset_s_own_is_still_read() -> None:
    plain = _changed(PLAINS[0], ("what", "rules", "variant", "options"), {"target": 21})
    what = decode(plain).what
    assert isinstance(what, TableOpened)
    assert what.rules.variant == variant("royal")


def test_a_missing_key_is_named() -> None:
    plain = encode(TableEvent(7, 1_000, None, TimeUp(0)))
    del plain["at"]
    with pytest.raises(CodecError, match="expected the key 'at'"):
        decode(plain)


def test_what_is_seen_comes_back_from_the_wire_and_nothing_else_does() -> None:
    house = dealt_house("anna", "bo", chat=True)
    step = list(steps(NEW_TABLE, house.log))[-1]
    plain = encode_seen(project(step, 0))
    assert decode_seen(json.loads(json.dumps(plain))) == project(step, 0)
    for place in (("changes", "secret"), ("changes", "seats"), ("what",)):
        with pytest.raises(CodecError):
            decode_seen(_changed(plain, place, {}))
    play_moves(house, 48)
    seen = encode_view(view(house.table, 0))
    assert decode_view(json.loads(json.dumps(seen))) == view(house.table, 0)
    changes: list[tuple[Path, object, str]] = [
        (("deck",), DECK, "no further key"),
        (("count", 0, "shuffle", "salts", 0), [0], "2 entries"),
        (("play", "owes"), [1, 1], "different entries"),
        (("phase",), "open", "lobby or before-deal"),
        (("rules", "variant", "preset"), None, "a preset and its options"),
        (("rules", "variant", "options"), [], "an object"),
    ]
    for path, new, expected in changes:
        with pytest.raises(CodecError, match=expected):
            decode_view(_changed(seen, path, new))


def test_only_what_is_declared_has_a_form() -> None:
    with pytest.raises(TypeError, match="no plain form"):
        form_of(float)
