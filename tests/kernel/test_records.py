"""Rules, positions and moves as records and numbers, and back."""

from itertools import islice

import numpy as np
import pytest

from cassino import kernel
from cassino.cards import CARDS, CardSet
from cassino.kernel import rulebook
from cassino.kernel.records import RulesRecord, StateRecord, WorkRecord
from cassino.rules import (
    SWITCHES,
    Add,
    Capture,
    Carry,
    NewBuild,
    Raise,
    Trail,
    deal,
    legal_moves,
    variant,
    view_of,
)
from tests.kernel.comparing import plain
from tests.kernel.long_run import scenes
from tests.rules.translation import ALL_PRESETS, seeded


@pytest.mark.parametrize(
    ("record", "dtype"),
    [(RulesRecord, kernel.RULES), (StateRecord, kernel.STATE), (WorkRecord, kernel.WORK)],
)
def test_records_have_the_fields_that_are_declared(record: type, dtype: np.dtype[np.void]) -> None:
    assert set(record.__annotations__) == set(dtype.names or ())


def test_every_switch_is_known_and_every_preset_supported() -> None:
    assert all(kernel.supports(variant(preset)) for preset in ALL_PRESETS)
    assert set(SWITCHES) == set(rulebook._KNOWN)


def test_unknown_switch_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    known = rulebook._KNOWN - {"build_as_card"}
    monkeypatch.setattr(rulebook, "_KNOWN", known)
    rules = variant("royal", build_as_card=True)
    assert kernel.unsupported(rules) == "build_as_card"
    assert not kernel.supports(rules)
    assert kernel.supports(variant("royal"))
    with pytest.raises(kernel.UnsupportedVariant, match="build_as_card"):
        kernel.rules_of(rules)


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_positions_come_back(preset: str) -> None:
    random = seeded(f"back {preset}")
    for position in islice(scenes(random, preset), 40):
        states = kernel.encode(position)
        back = kernel.decode(states, position.variant)
        assert plain(back) == plain(position)
        assert kernel.encode(back) == states


def test_view_shows_nothing_hidden() -> None:
    start = deal(variant("royal"), seed="view", seats=3)
    states = kernel.encode(view_of(start, 1))
    state = states[0]
    assert [int(hand) for hand in state.hands] == [0, int(start.hands[1]), 0, 0]
    assert not state.deck.any()
    assert 52 - state.dealt == len(start.stock)
    assert not state.over
    work = kernel.new_work()
    assert kernel.legal_codes(kernel.rules_of(start.variant), states, work).size


def test_codes_name_everything() -> None:
    table = CardSet.of("Ac", "Kd")
    build = CardSet.of("2c", "3d")
    for card in CARDS:
        for move in (
            Trail(card),
            Capture(card, table),
            NewBuild(card, table, 16),
            Raise(card, build, table, 7),
            Add(card, build, CardSet(0), 5),
        ):
            code = kernel.encode_move(move)
            assert -(2**63) <= code < 2**63
            assert kernel.decode_move(code, [int(build)]) == move
            assert kernel.decode_move(code & (2**64 - 1), [int(build)]) == move
            assert kernel.card_of(code) == card


def test_code_has_its_places() -> None:
    code = kernel.encode_move(NewBuild(CARDS[37], CardSet.of("Ac", "2d"), 14)) & (2**64 - 1)
    assert code == 37 << 58 | 1 << 56 | 13 << 52 | 1 << 5 | 1
    signed = kernel.code_of(37, kernel.BUILDS, 14, 1 << 5 | 1)
    assert signed & (2**64 - 1) == code
    assert (kernel.kind_of(signed), kernel.value_of(signed)) == (kernel.BUILDS, 14)
    assert kernel.table_of(signed) == 33


def test_all_codes_of_a_list_differ() -> None:
    position = deal(variant("danish"), seed="codes")
    moves = list(legal_moves(position))
    assert len({kernel.encode_move(move) for move in moves}) == len(moves)


def test_carried_points_are_scored() -> None:
    position = deal(variant("finnish"), seed="carry")
    rules, work = kernel.rules_of(position.variant), kernel.new_work()
    plain_points = _finished(kernel.encode(position), rules, work)
    carried = _finished(kernel.encode(position, Carry(2, 5)), rules, work)
    assert carried[:, 0].sum() - plain_points[:, 0].sum() in (0, 2)
    assert carried[:, 1].sum() - plain_points[:, 1].sum() in (0, 5)
    assert (carried != plain_points).any()


def _finished(
    states: kernel.States, rules: kernel.Rules, work: kernel.Work
) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    kernel.batch_play(rules, states, work, kernel.policies(1), seeds=np.array([3], np.int64))
    assert kernel.is_over(states)
    return kernel.score(rules, states)
