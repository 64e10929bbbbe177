"""Positions, cases and records from which the tests of the command line start."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CASES = Path(__file__).parents[1] / "cases"

POSITION: dict[str, Any] = {
    "variant": "classic",
    "seats": 2,
    "dealer": 0,
    "turn": 1,
    "loose": ["8d", "5c", "3h"],
    "builds": [{"value": 6, "groups": [["4c", "2d"]], "owner": 0}],
    "hands": [["??", "??"], ["8s", "4s"]],
}
SCORE: dict[str, Any] = {
    "kind": "score",
    "variant": "classic",
    "options": {},
    "seats": 2,
    "partners": False,
    "piles": [["Td", "As"], ["2s"]],
    "sweeps": [0, 0],
    "last_capturer": 0,
}
ITEMS = ("cards", "spades", "big_casino", "little_casino", "aces", "sweeps", "last")
MATCH: dict[str, Any] = {
    "kind": "match",
    "variant": "royal",
    "options": {},
    "seats": 2,
    "partners": False,
    "scores_before": [18, 17],
    "deal": [
        {**dict.fromkeys(ITEMS, 0), "cards": 3},
        {**dict.fromkeys(ITEMS, 0), "aces": 4, "ace_suits": "schd"},
    ],
}
DEAL: dict[str, Any] = {
    "kind": "deal",
    "variant": "danish",
    "seats": 3,
    "dealer": 2,
    "hand_number": 1,
}


def cases(*kinds: str) -> list[dict[str, Any]]:
    """The worked cases of some kinds."""
    found: list[dict[str, Any]] = []
    for path in sorted(CASES.glob("*.jsonl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        found += [case for line in lines if (case := json.loads(line))["kind"] in kinds]
    return found


def changed(base: dict[str, Any], **changes: object) -> dict[str, Any]:
    """A copy with some keys set otherwise; a key set to ``...`` is left out."""
    return {key: value for key, value in {**base, **changes}.items() if value is not ...}
