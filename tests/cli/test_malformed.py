"""Whatever is wrong with what is asked is told on one line, with a code, and exit status 2."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.console import Console, program
from tests.cli.positions import DEAL, ITEMS, MATCH, POSITION, SCORE, changed

CODE = re.compile(r"[a-z]+(-[a-z]+)*(/[a-z]+(-[a-z]+)*)?")
BUILD: dict[str, Any] = {"value": 6, "groups": [["4c", "2d"]], "owner": 0}
NO_BUILDS = changed(POSITION, builds=[])


def built(**changes: object) -> dict[str, Any]:
    """A position whose one build is otherwise."""
    return changed(POSITION, builds=[changed(BUILD, **changes)])


POSITIONS: dict[str, Any] = {
    "no object": [],
    "a number": 7,
    "a text": "classic",
    "nothing": None,
    "no keys": {},
    "unknown key": {**POSITION, "tun": 1},
    "no variant": changed(POSITION, variant=...),
    "no loose": changed(POSITION, loose=...),
    "no builds": changed(POSITION, builds=...),
    "no turn": changed(POSITION, turn=...),
    "no hands": changed(POSITION, hands=...),
    "unknown variant": changed(POSITION, variant="bridge"),
    "variant a number": changed(POSITION, variant=3),
    "options a list": changed(POSITION, options=[]),
    "unknown switch": changed(POSITION, options={"cheat": True}),
    "setting that can't be": changed(POSITION, options={"raise_own": "perhaps"}),
    "target too low": changed(POSITION, options={"target": 0}),
    "one seat": changed(POSITION, seats=1),
    "five seats": changed(POSITION, seats=5),
    "seats a text": changed(POSITION, seats="two"),
    "seats true": changed(POSITION, seats=True),
    "partners of two": changed(POSITION, partners=True),
    "partners a text": changed(POSITION, partners="yes"),
    "dealer nobody": changed(POSITION, dealer=2),
    "turn nobody": changed(POSITION, turn=-1),
    "turn a text": changed(POSITION, turn="1"),
    "turn half": changed(POSITION, turn=0.5),
    "hand seven": changed(POSITION, hand_number=7),
    "hand zero": changed(POSITION, hand_number=0),
    "loose a text": changed(POSITION, loose="8d"),
    "no card": changed(POSITION, loose=["1d"]),
    "hidden loose": changed(POSITION, loose=["??"]),
    "card a number": changed(POSITION, loose=[8]),
    "card twice": changed(POSITION, loose=["8d", "8♦"]),
    "card in hand and on table": changed(POSITION, loose=["8s"]),
    "builds an object": changed(POSITION, builds={}),
    "build a text": changed(POSITION, builds=["6"]),
    "build without value": built(value=...),
    "build without owner": built(owner=...),
    "build with more": built(colour="red"),
    "build of nobody": built(owner=2),
    "build of 17": built(value=17),
    "build that is worth less": built(value=7),
    "build of one card": built(groups=[["6c"]]),
    "build of an empty group": built(groups=[["4c", "2d"], []]),
    "build with a face": built(groups=[["4c", "Kd"]]),
    "build that nobody can take": built(value=11, groups=[["6c", "5d"]]),
    "groups a text": built(groups="4c+2d"),
    "builds where there are none": changed(POSITION, variant="swedish"),
    "three hands": changed(POSITION, hands=[[], [], []]),
    "five cards in hand": changed(POSITION, hands=[[], ["2c", "3c", "4h", "6c", "7c"]]),
    "own hand hidden": changed(POSITION, hands=[["??"], ["??", "8s"]]),
    "hand a text": changed(POSITION, hands=["??", "8s"]),
    "stock below zero": changed(POSITION, stock=-1),
    "stock too large": changed(POSITION, stock=52),
    "stock with no card": changed(POSITION, stock=["Xx"]),
    "three piles": changed(POSITION, piles=[[], [], []]),
    "pile with a card twice": changed(POSITION, piles=[["8d"], []]),
    "sweeps too few": changed(POSITION, sweeps=[0]),
    "sweeps a text": changed(POSITION, sweeps="00"),
    "score below zero": changed(POSITION, scores=[-1, 0]),
    "last capturer nobody": changed(POSITION, last_capturer=2),
    "must take nobody": changed(POSITION, must_take=[4]),
    "must take twice": changed(POSITION, must_take=[1, 1]),
    "position of positions": {"position": {"position": POSITION}},
    "unknown beside a position": {"position": POSITION, "colour": "red"},
    "card that is none": {"position": POSITION, "card": "9x"},
    "draw for three": changed(POSITION, variant="draw", seats=3, hands=[[], ["8s"], []]),
}

TEXTS: dict[str, str | bytes] = {
    "empty": "",
    "spaces": " \n\n ",
    "open brace": "{",
    "half a position": json.dumps(POSITION)[:80],
    "half a pretty position": json.dumps(POSITION, indent=1)[:200],
    "no quotes": "{turn: 1}",
    "single quotes": "{'turn': 1}",
    "comma too many": '{"turn": 1,}',
    "two values": '{"turn": 1} {"turn": 2}',
    "key twice": '{"turn": 1, "turn": 2}',
    "not a number": '{"turn": NaN}',
    "endless number": '{"turn": ' + "9" * 5000 + "}",
    "endless brackets": "[" * 100_000,
    "no text": b"\xff\xfe\x00{",
    "words": "deal me in",
}

MOVES = [
    "",
    " ",
    "8",
    "8s x",
    "x 8d",
    "8s y 8d",
    "8s x 8d,",
    "8s x 8d + ",
    "8s 8d",
    "8s x [6c",
    "8s x []",
    "8s x 8d 5c",
    "4s+[4c+2d]",
    "4s+[4c+2d] = ",
    "4s+[4c+2d] = ten",
    "4s+[4c+2d] = 1000",
    "4s, = 4",
    "8s==8",
    "8s=x 8d",
    "Xs x 8d",
    "8s x 8d; 5c",
    "{8s}",
    "8s\x00",
    "𝟠♠ x 8d",
    "8s x " + "8d+" * 500,
]

SCORES: dict[str, Any] = {
    "no kind": changed(SCORE, kind=...),
    "kind moves": {"kind": "moves", "position": POSITION},
    "a list": [SCORE],
    "no piles": changed(SCORE, piles=...),
    "no sweeps": changed(SCORE, sweeps=...),
    "no last capturer": changed(SCORE, last_capturer=...),
    "no variant": changed(SCORE, variant=...),
    "three piles": changed(SCORE, piles=[[], [], []]),
    "card twice": changed(SCORE, piles=[["Td"], ["Td"]]),
    "no card": changed(SCORE, piles=[["Td"], ["T"]]),
    "pile a text": changed(SCORE, piles=["Td", "2s"]),
    "sweeps a side": changed(SCORE, seats=4, partners=True, piles=[[]] * 4),
    "sweep below zero": changed(SCORE, sweeps=[-1, 0]),
    "last capturer a text": changed(SCORE, last_capturer="0"),
    "scores a seat": changed(SCORE, scores_before=[1, 2, 3]),
    "unknown key": changed(SCORE, swepps=[0, 0]),
    "partners of three": changed(SCORE, seats=3, partners=True),
    "match without scores": changed(MATCH, scores_before=...),
    "match without deal": changed(MATCH, deal=...),
    "match of three": changed(MATCH, scores_before=[1, 2, 3]),
    "deal entries too few": changed(MATCH, deal=MATCH["deal"][:1]),
    "deal entry a number": changed(MATCH, deal=[3, 4]),
    "item missing": changed(MATCH, deal=[{"cards": 3}, MATCH["deal"][1]]),
    "item unknown": changed(MATCH, deal=[{**MATCH["deal"][0], "luck": 1}, MATCH["deal"][1]]),
    "item a text": changed(MATCH, deal=[{**MATCH["deal"][0], "cards": "3"}, MATCH["deal"][1]]),
    "item below zero": changed(MATCH, deal=[{**MATCH["deal"][0], "cards": -3}, MATCH["deal"][1]]),
    "five aces": changed(MATCH, deal=[{**MATCH["deal"][0], "aces": 1}, MATCH["deal"][1]]),
    "ace of stars": changed(MATCH, deal=[MATCH["deal"][0], {**MATCH["deal"][1], "ace_suits": "*"}]),
    "aces of one suit": changed(
        MATCH,
        deal=[{**dict.fromkeys(ITEMS, 0), "aces": 2, "ace_suits": suits} for suits in ("sd", "sh")],
    ),
    "aces too few": changed(MATCH, deal=[MATCH["deal"][0], {**MATCH["deal"][1], "aces": 3}]),
    "wrong total": changed(MATCH, deal=[{**MATCH["deal"][0], "total": 9}, MATCH["deal"][1]]),
    "deal without dealer": changed(DEAL, dealer=...),
    "dealer nobody": changed(DEAL, dealer=3),
    "hand five of three": changed(DEAL, hand_number=5),
    "hand a text": changed(DEAL, hand_number="1"),
}

RECORD = Path(__file__).with_name("match.cassino")
"""A short match whose record is right; the table below spoils it one way after another."""

RECORDS: dict[str, tuple[str, str]] = {
    "no result": ('[Result "12-10"]', ""),
    "wrong result": ('[Result "12-10"]', '[Result "10-12"]'),
    "unfinished, but over": ('[Result "12-10"]', '[Result "*"]\n[Extra "x"]'),
    "result of three": ('[Result "12-10"]', '[Result "1-2-3"]'),
    "no variant": ('[Variant "classic"]', ""),
    "unknown variant": ('"classic"', '"bridge"'),
    "variant twice": ('[Variant "classic"]', '[Variant "classic"]\n[Variant "royal"]'),
    "options that can't be": ('"target=11"', '"target=many"'),
    "options without sign": ('"target=11"', '"target"'),
    "another target": ('"target=11"', '"target=31"'),
    "nine seats": ('[Seats "2"]', '[Seats "9"]'),
    "one name": ('"South" "North"', '"South"'),
    "no such card": ('[Deck "', '[Deck "1x '),
    "card too many": ('[Deck "', '[Deck "As '),
    "another dealer": ('[Dealer "0"]', '[Dealer "1"]'),
    "dealer nobody": ('[Dealer "0"]', '[Dealer "5"]'),
    "another seed": ('[Seed "spoil/1"]', '[Seed "spoil/2"]'),
    "tag not closed": ('[Dealer "0"]', '[Dealer "0"'),
    "comment not closed": ("{deal 9-2}", "{deal 9-2"),
    "wrong points": ("{deal ", "{deal 1"),
    "illegal move": ("\n3. ", "\n3. Kd x 2c   "),
    "no move": ("\n3. ", "\n3. pass   "),
    "move cut off": ("\n3. ", "\n3. 8s x   "),
    "text after": ('[Result "12-10"]', '[Result "12-10"]\nand so on'),
}


def told_error(line: str) -> dict[str, str]:
    """The one error of a JSON line."""
    error: dict[str, str] = json.loads(line)["error"]
    assert CODE.fullmatch(error["code"])
    assert error["message"]
    assert set(json.loads(line)) == {"error"}
    return error


def test_the_table_is_long_enough() -> None:
    assert len(POSITIONS) + len(TEXTS) + len(MOVES) + len(SCORES) + len(RECORDS) >= 150


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("command", ["moves", "check"])
def test_position(console: Console, command: str, name: str) -> None:
    extra = ["--move", "8s x 8d"] if command == "check" else []
    told = console.run(command, *extra, typed=json.dumps(POSITIONS[name], indent=1))
    if command == "check" and name == "card that is none":
        assert json.loads(told.out) == {"legal": True}
        return
    assert (told.status, told.err, len(told.lines)) == (2, "", 1)
    told_error(told.out)


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("command", ["moves", "check", "score"])
def test_text(console: Console, command: str, name: str) -> None:
    told = console.run(command, typed=TEXTS[name])
    assert told.status == 2
    assert len((told.out + told.err).splitlines()) == 1
    if name == "no text":
        assert told.err.startswith("cassino: input/encoding: ")
    else:
        assert told_error(told.out)["code"].partition("/")[0] in ("json", "input")


@pytest.mark.parametrize("move", MOVES)
def test_move(console: Console, move: str) -> None:
    told = console.run("check", "--move", move, typed=json.dumps(POSITION))
    assert (told.status, told.err, len(told.lines)) == (2, "", 1)
    assert told_error(told.out)["code"] == "notation/syntax"


@pytest.mark.parametrize("move", [None, 8, ["8s"]])
def test_move_that_is_no_text(console: Console, move: object) -> None:
    told = console.run("check", typed=json.dumps({"position": POSITION, "move": move}))
    assert (told.status, len(told.lines)) == (2, 1)
    assert told_error(told.out)["code"] == "case/invalid"


@pytest.mark.parametrize("name", SCORES)
def test_score(console: Console, name: str) -> None:
    told = console.run("score", typed=json.dumps(SCORES[name]))
    assert (told.status, told.err, len(told.lines)) == (2, "", 1)
    assert told_error(told.out)["code"] == "case/invalid"


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_record(console: Console, command: str, name: str) -> None:
    old, new = RECORDS[name]
    text = RECORD.read_text(encoding="utf-8")
    assert old in text
    told = console.run(command, "-", typed=text.replace(old, new, 1))
    if (command, name) == ("replay", "another seed"):
        assert told.status == 0
        return
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith("cassino: record/invalid: line ")
    assert len(told.err.splitlines()) == 1


def test_record_cut_short_anywhere_is_refused(console: Console) -> None:
    text = RECORD.read_text(encoding="utf-8").rstrip()
    for end in range(0, len(text), 97):
        told = console.run("verify", "-", typed=text[:end])
        assert told.status == 2
        assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["fly"], "usage"),
        (["moves", "a", "b"], "usage"),
        (["moves", "--limit", "0"], "usage"),
        (["moves", "--limit", "many"], "usage"),
        (["moves", "nowhere.json"], "file/missing"),
        (["moves", "."], "file/unreadable"),
        (["check", "--language", "tlh"], "usage"),
        (["rules", "bridge"], "option/unknown"),
        (["rules", "royal", "--raise-own", "perhaps"], "option/invalid"),
        (["rules", "royal", "--fly", "yes"], "usage"),
        (["deal"], "usage"),
        (["deal", "--seed", "a", "--seats", "5"], "usage"),
        (["deal", "--seed", "a", "--dealer", "2"], "seats/invalid"),
        (["deal", "--seed", "a", "--seats", "3", "--variant", "draw"], "seats/invalid"),
        (["replay"], "usage"),
        (["replay", "nowhere.cassino"], "file/missing"),
        (["verify", "nowhere.cassino"], "file/missing"),
        (["play", "--variant", "bridge"], "option/unknown"),
        (["play", "--seats", "9"], "usage"),
        (["play", "--seats", "3", "--partners"], "seats/invalid"),
        (["play", "--variant", "draw", "--seats", "4"], "seats/invalid"),
        (["play", "--level", "divine"], "agent/unknown"),
        (["play", "--computer", "7"], "seats/invalid"),
        (["play", "--computer", "one"], "seats/invalid"),
        (["play", "--computer", "1="], "seats/invalid"),
        (["play", "--computer", "1=divine"], "agent/unknown"),
        (["play", "--humans", "3"], "seats/invalid"),
        (["play", "--dealer", "2"], "seats/invalid"),
        (["play", "--name", "A", "--name", "B", "--name", "C"], "name/too-many"),
        (["play", "--name", "A", "--name", "A"], "name/twice"),
        (["play", "--name", " "], "name/invalid"),
        (["play", "--name", "A\x07"], "name/invalid"),
        (["play", "--name", "A" * 41], "name/invalid"),
        (["play", "--seed", "a\nb"], "seed/invalid"),
        (["play", "--width", "20"], "usage"),
        (["play", "--target", "0"], "option/invalid"),
        (["play", "--resume"], "save/none"),
        (["play", "--resume", "nowhere.cassino"], "file/missing"),
        (["play", "--resume", "--variant", "royal"], "usage"),
        (["play", "--resume", "--target", "31"], "usage"),
        (["play", "--variant", "royal", "--save", "."], "file/exists"),
        (["play", "--variant", "royal", "--save", "/proc/none/x.cassino"], "file/unwritable"),
        (["play", "--variant", "royal", "--record", "/proc/none/x.cassino"], "file/unwritable"),
    ],
)
def test_arguments(console: Console, arguments: list[str], code: str) -> None:
    told = console.run(*arguments)
    assert told.status == 2
    assert told.err.splitlines()[-1].startswith(f"cassino: {code}: ")
    assert len(told.err.splitlines()) == 1


def test_what_is_no_name_of_a_file_is_not_told_in_full(console: Console) -> None:
    told = console.run("solve", json.dumps({"turn": [0] * 500}))
    assert told.status == 2
    assert told.err.startswith('cassino: file/unreadable: \'{"turn": [0, 0,')
    assert told.err.endswith("…': File name too long\n")
    assert len(told.err) < 300


@pytest.mark.parametrize(
    ("arguments", "typed"),
    [
        (["moves"], '{"turn": 1'),
        (["check", "--move", "8s y"], json.dumps(POSITION)),
        (["score"], json.dumps(SCORES["card twice"])),
        (["verify", "-"], "[Variant"),
        (["play", "--variant", "bridge"], ""),
        (["fly"], ""),
    ],
)
def test_as_a_program(home: Path, arguments: list[str], typed: str) -> None:
    told = program(home, *arguments, typed=typed)
    assert told.status == 2
    assert len((told.out + told.err).splitlines()) == 1
    assert "Traceback" not in told.err
