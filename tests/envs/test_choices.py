"""Moves in one step: the list, its features, and the compact choice."""

from random import Random

import numpy as np
import pytest

from cassino.envs import COMPACT, FEATURES, LISTED, compact_codes, features_of, list_codes
from cassino.envs.arrays import work_here
from cassino.envs.choices import PLACES
from cassino.kernel import decode_move, encode, encode_move, rules_of
from cassino.rules import (
    Capture,
    Position,
    Trail,
    deal,
    legal_moves,
    play,
    refusal,
    table_cards,
    variant,
)
from tests.kernel.scenes import played


def crowded_table(cards: int) -> Position:
    position = deal(variant("royal"), seed="huge")
    while len(position.loose) < cards:
        trails = (Trail(card) for card in position.hands[position.turn])
        move = next(trail for trail in trails if refusal(position, trail) is None)
        position, _ = play(position, move)
    return position


@pytest.mark.parametrize("preset", ["classic", "royal", "danish", "dominican"])
def test_the_list_holds_every_move_in_order(preset: str) -> None:
    random = Random(preset)  # noqa: S311
    for position in played(random, variant(preset)):
        states = encode(position)
        listed = list_codes(position.variant, rules_of(position.variant), states, work_here())
        moves = [encode_move(m) & (1 << 64) - 1 for m in legal_moves(position)]
        want = sorted(moves)
        assert [code & (1 << 64) - 1 for code in listed.codes.tolist()] == want[:LISTED]
        assert listed.overflow == max(0, len(want) - LISTED)
        rows = features_of(listed.codes, states)
        for code, row in zip(listed.codes.tolist(), rows.tolist(), strict=True):
            move = decode_move(code, [int(build.cards) for build in position.builds])
            said = dict(zip(FEATURES, row, strict=True))
            cards = len(table_cards(move)) + 1
            assert said["cards"] == cards
            assert (said["rank"], said["suit"]) == (move.card.rank, move.card & 3)
            after, _ = play(position, move)
            left = bool(after.loose or after.builds)
            if isinstance(move, Capture) and after.hand_number == position.hand_number:
                assert said["clears"] == (not left) or not any(after.hands)


def test_a_table_beyond_listing_still_gives_a_list() -> None:
    position = crowded_table(30)
    states = encode(position)
    listed = list_codes(position.variant, rules_of(position.variant), states, work_here())
    assert len(listed.codes) == LISTED
    assert listed.overflow != 0
    builds = [int(build.cards) for build in position.builds]
    assert all(refusal(position, decode_move(code, builds)) is None for code in listed.codes[:40])


def test_compact_choices_are_moves_of_their_card_and_value() -> None:
    position = crowded_table(14)
    states = encode(position)
    codes = list_codes(position.variant, rules_of(position.variant), states, work_here()).codes
    chosen = compact_codes(codes)
    assert 0 < len(chosen) <= len(codes)
    assert len(set(chosen.values())) == len(chosen)
    for choice, code in chosen.items():
        assert 0 <= choice < COMPACT
        assert choice // PLACES == (code >> 58) & 63
    lost = set(codes.tolist()) - set(chosen.values())
    assert lost
    assert np.isin(list(chosen.values()), codes).all()
