"""Reads the example blocks of the rule pages into cases and the answers the pages promise."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ITEMS = ("cards", "spades", "big_casino", "little_casino", "aces", "sweeps", "last")
PLAYER = 1
POSITION_KEYS = {"variant", "options", "seats", "partners", "table", "builds", "hand", "owes"}
MOVE_KEYS = POSITION_KEYS | {"yes", "no", "count"}
SETTING_KEYS = {"variant", "options", "seats", "partners"}
COUNTER_CLOCKWISE = {"dominican"}

_FENCE = re.compile(r"^```(cassino(?:-score|-match)?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_BUILD = re.compile(r"\[(?P<groups>[^\]]+)\]=(?P<value>\d+)@(?P<owner>\d)")
_CODE = re.compile(r"^(?P<move>.+?) \| (?P<code>[a-z-]+/[a-z-]+)$")
_POINTS = re.compile(r"(?P<item>[a-z_]+) (?P<points>\d+)(?: \((?P<suits>[schd]+)\))?")

Lines = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Example:
    """One question to the rules (a case without its answer) and the answer of the page."""

    name: str
    question: dict[str, Any]
    promised: Any


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced block: where it stands, its kind and its `key: value` lines."""

    page: str
    line: int
    kind: str
    lines: Lines

    @property
    def name(self) -> str:
        return f"{self.page}:{self.line}"

    def one(self, key: str, default: str | None = None) -> str:
        found = [value for name, value in self.lines if name == key]
        if len(found) > 1 or (not found and default is None):
            raise ValueError(f"{self.name}: {len(found)} lines of {key!r}, one expected")
        return found[0] if found else str(default)

    def many(self, key: str) -> list[str]:
        return [value for name, value in self.lines if name == key]

    def refuse_keys_outside(self, known: set[str]) -> None:
        unknown = sorted({key for key, _ in self.lines} - known)
        if unknown:
            raise ValueError(f"{self.name}: unknown lines {unknown}")


def read_blocks(page: Path) -> list[Block]:
    """Give every `cassino` block of a page, in order."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(
            page.stem,
            text.count("\n", 0, fence.start()) + 1,
            fence[1],
            [_key_and_value(row) for row in fence[2].splitlines() if row.strip()],
        )
        for fence in _FENCE.finditer(text)
    ]


def read_examples(page: Path) -> Iterator[Example]:
    """Give every question that the blocks of a page put to the rules."""
    readers = {"cassino": _of_moves, "cassino-score": _of_score, "cassino-match": _of_match}
    for block in read_blocks(page):
        yield from readers[block.kind](block)


def _key_and_value(row: str) -> tuple[str, str]:
    key, colon, value = row.partition(":")
    if not colon:
        raise ValueError(f"no colon in {row!r}")
    return key.strip(), value.strip()


def _of_moves(block: Block) -> Iterator[Example]:
    block.refuse_keys_outside(MOVE_KEYS)
    position = _position(block)
    for move in block.many("yes"):
        question = {"kind": "check", "position": position, "move": move}
        yield Example(f"{block.name} yes {move}", question, {"legal": True})
    for text in block.many("no"):
        coded = _CODE.match(text)
        move = coded["move"] if coded else text
        promised = {"legal": False} | ({"reason": coded["code"]} if coded else {})
        question = {"kind": "check", "position": position, "move": move}
        yield Example(f"{block.name} no {move}", question, promised)
    for count in block.many("count"):
        question = {"kind": "moves", "position": position}
        yield Example(f"{block.name} count {count}", question, int(count))


def _of_score(block: Block) -> Iterator[Example]:
    settings = _settings(block)
    seats = range(settings["seats"])
    sides = range(2 if settings["partners"] else settings["seats"])
    piles, expects = [f"pile {seat}" for seat in seats], [f"expect {side}" for side in sides]
    block.refuse_keys_outside(SETTING_KEYS | {"sweeps", "last", "before", *piles, *expects})
    question = {
        "kind": "score",
        **settings,
        "piles": [block.one(pile).split() for pile in piles],
        "sweeps": _numbers(block.one("sweeps", " ".join("0" for _ in seats))),
        "last_capturer": None if block.one("last") == "none" else int(block.one("last")),
    }
    if block.many("before"):
        question["scores_before"] = _numbers(block.one("before"))
    promised = [_points(block, expect, (*ITEMS, "total")) for expect in expects]
    yield Example(f"{block.name} score", question, promised)


def _of_match(block: Block) -> Iterator[Example]:
    before = _numbers(block.one("before"))
    deals = [f"deal {side}" for side in range(len(before))]
    block.refuse_keys_outside(SETTING_KEYS | {"before", "expect", *deals})
    settings = _settings(block, seats=len(before))
    question = {
        "kind": "match",
        **settings,
        "scores_before": before,
        "deal": [_points(block, deal, ITEMS) for deal in deals],
    }
    scores, _, winner = block.one("expect").partition(", winner ")
    promised = {"scores": _numbers(scores), "winner": None if winner == "none" else int(winner)}
    yield Example(f"{block.name} match", question, promised)


def _settings(block: Block, seats: int = 2) -> dict[str, Any]:
    return {
        "variant": block.one("variant", block.page),
        "options": _options(block.one("options", "")),
        "seats": int(block.one("seats", str(seats))),
        "partners": _yes_or_no(block.one("partners", "no")),
    }


def _position(block: Block) -> dict[str, Any]:
    """Build the JSON position: the reader sits in seat 1 and everybody holds as many cards."""
    settings = _settings(block)
    seats, hand = settings["seats"], block.one("hand").split()
    hands = [["??"] * len(hand) for _ in range(seats)]
    hands[PLAYER] = hand
    step = -1 if settings["variant"] in COUNTER_CLOCKWISE else 1
    return {
        **settings,
        "dealer": (PLAYER - step) % seats,
        "turn": PLAYER,
        "loose": block.one("table").split(),
        "builds": [_build(found) for found in _BUILD.finditer(block.one("builds", ""))],
        "hands": hands,
        "must_take": [PLAYER] if _yes_or_no(block.one("owes", "no")) else [],
    }


def _build(found: re.Match[str]) -> dict[str, Any]:
    groups = [group.split("+") for group in found["groups"].split("|")]
    return {"value": int(found["value"]), "groups": groups, "owner": int(found["owner"])}


def _options(text: str) -> dict[str, Any]:
    pairs = (pair.split("=", 1) for pair in text.split("; ") if pair)
    return {key.strip(): _option_value(value.strip()) for key, value in pairs}


def _option_value(text: str) -> bool | int | str | None:
    words: dict[str, bool | None] = {"true": True, "false": False, "null": None}
    if text in words:
        return words[text]
    return int(text) if text.isdecimal() else text


def _points(block: Block, key: str, items: tuple[str, ...]) -> dict[str, Any]:
    points: dict[str, Any] = dict.fromkeys(items, 0)
    for part in filter(None, block.one(key).split(", ")):
        found = _POINTS.fullmatch(part)
        if not found or found["item"] not in points:
            raise ValueError(f"{block.name}: {part!r} is no item of {key!r}")
        points[found["item"]] = int(found["points"])
        if found["suits"]:
            points["ace_suits"] = found["suits"]
    return points


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def _yes_or_no(text: str) -> bool:
    return {"yes": True, "no": False}[text]
