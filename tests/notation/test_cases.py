"""The worked cases that judge one written move, with the reason that a refusal must give."""

from typing import Any

import pytest

from cassino.notation import parse_position, read_move
from tests.rules.test_cases import cases_of

Case = dict[str, Any]

REASONS: dict[str, set[str]] = {
    "a build is no part of a build's sum": {"build/add-other-value"},
    "a build of this value stands": {"build/value-stands"},
    "a card left over": {"capture/group-sum"},
    "a card used twice": {"card/twice"},
    "build of another value": {"capture/build-value", "capture/build-in-sum"},
    "build only at its own value": {"capture/build-value", "capture/build-in-sum"},
    "builds are not joined": {"build/joins-builds"},
    "card not in hand": {"card/not-in-hand"},
    "card not loose": {"card/in-a-build"},
    "does not sum": {"capture/group-sum", "build/group-sum", "capture/no-power"},
    "equal loose card": {"trail/equal-loose"},
    "equal loose card left behind": {"capture/leaves-equal"},
    "face cards are not built": {"build/face-card"},
    "group too large": {"build/group-too-large"},
    "loose cards may not raise": {"build/raise-with-table-cards"},
    "multiple build in a sum": {"capture/multiple-build-in-sum"},
    "multiple builds keep their value": {"build/multiple-is-fixed"},
    "must capture after building": {"turn/must-capture", "turn/must-capture-or-extend"},
    "no card of the value in hand": {"build/no-card-in-hand"},
    "no such power": {"capture/no-power"},
    "nothing to take": {"capture/empty-table"},
    "one card answers for one value": {"build/one-card-two-values"},
    "one face card only": {"capture/one-face"},
    "one own build at a time": {"build/too-many"},
    "one value a play": {"capture/group-sum"},
    "own build left without its card": {"build/left-without-card"},
    "owner may not trail": {"trail/owns-build"},
    "played card in no group of the value": {"build/played-card-outside"},
}
"""The codes that say what each case's words are about."""


@pytest.mark.parametrize("case", cases_of("check"))
def test_check(case: Case) -> None:
    refusal = read_move(parse_position(case["position"]), case["move"]).refusal
    assert (refusal is None) is case["legal"]
    if refusal is not None:
        assert refusal.code in REASONS[case["reason_like"]]
