"""Every worked case is answered rightly, in whichever form it comes."""

import json
from typing import Any

import pytest

from cassino.cli.answers import answer
from cassino.cli.errors import CommandError, InvalidCase
from cassino.notation import parse_position, read_move
from cassino.rules import InvalidPosition, Move, TooManyMoves
from tests.cli.console import Console
from tests.cli.positions import DEAL, ITEMS, MATCH, POSITION, SCORE, cases, changed


def moves_of(position: object, texts: list[str]) -> set[Move]:
    at = parse_position(position)
    return {read_move(at, text).move for text in texts}


@pytest.mark.parametrize("case", cases("moves"), ids=lambda case: case["id"])
def test_moves_are_all_there_once(case: dict[str, Any]) -> None:
    got = answer(case)
    assert isinstance(got, dict)
    assert set(got) == {"moves"}
    found = moves_of(case["position"], got["moves"])
    assert len(found) == len(got["moves"])
    assert found == moves_of(case["position"], case["moves"])


@pytest.mark.parametrize("case", cases("check"), ids=lambda case: case["id"])
def test_check_is_right_and_says_why_not(case: dict[str, Any]) -> None:
    got = answer(case)
    assert isinstance(got, dict)
    if case["legal"]:
        assert got == {"legal": True}
    else:
        assert set(got) == {"legal", "reason", "rule", "message"}
        assert got["legal"] is False
        assert "/" in got["reason"]
        assert got["message"].endswith(".")


@pytest.mark.parametrize("case", cases("score", "match", "deal"), ids=lambda case: case["id"])
def test_answer_is_exactly_what_is_expected(case: dict[str, Any]) -> None:
    asked = {key: value for key, value in case.items() if key != "expected"}
    assert answer(asked) == case["expected"]


def test_all_cases_as_lines_through_the_commands(console: Console) -> None:
    """The commands give one line for every line, the same that ``answer`` gives."""
    for command, kinds in (
        ("moves", ("moves",)),
        ("check", ("check",)),
        ("score", ("score", "match", "deal")),
    ):
        asked = cases(*kinds)
        told = console.run(command, typed="".join(json.dumps(case) + "\n" for case in asked))
        assert told.status == 0
        assert told.err == ""
        assert [json.loads(line) for line in told.lines] == [answer(case) for case in asked]


def test_bare_position_with_its_move_beside_its_keys(console: Console) -> None:
    asked = json.dumps({**POSITION, "move": "8s x 8d"}) + "\n" + json.dumps(POSITION)
    told = console.run("check", "--move", "4s x 8d", typed=asked)
    first, second = map(json.loads, told.lines)
    assert first == {"legal": True}
    assert second["reason"] == "capture/group-sum"
    assert second["rule"] == "CL13"


def test_bare_position_with_a_card_beside_its_keys(console: Console) -> None:
    told = console.run("moves", typed=json.dumps({**POSITION, "card": "4♠"}))
    assert json.loads(told.out) == {"moves": ["4s"]}


def test_message_in_another_language(console: Console) -> None:
    told = console.run("check", "--language", "cs", "--move", "9h", typed=json.dumps(POSITION))
    assert json.loads(told.out)["reason"] == "card/not-in-hand"
    assert json.loads(told.out)["message"] != "You don't hold 9♥."


def test_position_over_many_lines_is_one(console: Console) -> None:
    told = console.run("moves", typed=json.dumps(POSITION, indent=2))
    assert told.status == 0
    assert json.loads(told.out) == answer({"kind": "moves", "position": POSITION})


def test_lines_are_answered_one_by_one_when_some_are_broken(console: Console) -> None:
    good = json.dumps(POSITION)
    told = console.run("moves", typed=f"{{broken\n{good}\n\n{good}\n[]\n")
    assert told.status == 0
    kinds = [next(iter(json.loads(line))) for line in told.lines]
    assert kinds == ["error", "moves", "moves", "error"]


def test_crowded_table_is_checked_without_listing_and_never_listed_in_part(
    console: Console,
) -> None:
    loose = [rank + suit for rank in "23456789T" for suit in "cdhs"] + ["Ac", "Ad", "Ah"]
    loose.remove("Ts")
    crowded = changed(POSITION, loose=loose, builds=[], hands=[["??"], ["Ts", "As"]])
    told = console.run("check", "--move", "Ts x 8d+2d, 7c+3c, 6s+4s", typed=json.dumps(crowded))
    assert json.loads(told.out) == {"legal": True}
    listed = console.run("moves", "--limit", "5000", typed=json.dumps(crowded))
    assert listed.status == 2
    assert json.loads(listed.out)["error"] == {
        "code": "too-many-moves",
        "message": "more than 5000 legal moves",
    }
    with pytest.raises(TooManyMoves):
        answer({"kind": "moves", "position": crowded}, limit=1)


def test_limit_counts_exactly(console: Console) -> None:
    count = len(json.loads(console.run("moves", typed=json.dumps(POSITION)).out)["moves"])
    for limit, status in ((count, 0), (count - 1, 2)):
        told = console.run("moves", "--limit", str(limit), typed=json.dumps(POSITION))
        assert told.status == status


@pytest.mark.parametrize(
    ("options", "last", "dealer", "totals"),
    [
        ({}, 0, 0, [11, 0]),
        ({}, 1, 0, [2, 9]),
        ({}, None, 0, [5, 0]),
        ({"residue": "nobody"}, 1, 0, [5, 0]),
        ({"residue": "dealer_side"}, 0, 1, [2, 9]),
        ({"residue": "dealer_side"}, 1, 0, [11, 0]),
    ],
)
def test_cards_in_no_pile_go_where_the_variant_gives_them(
    options: dict[str, Any], last: int | None, dealer: int, totals: list[int]
) -> None:
    """X31, X32: to the last capturer, to nobody, or to the dealer's side."""
    case = changed(SCORE, piles=[["Td"], []], last_capturer=last, options=options, dealer=dealer)
    scored = answer(case)
    assert isinstance(scored, list)
    assert [side["total"] for side in scored] == totals


def test_ace_suits_are_asked_for_only_where_they_decide() -> None:
    """RY8: by counting out the aces come one by one."""
    zero = dict.fromkeys(ITEMS, 0)
    both = [{**zero, "aces": 2}, {**zero, "aces": 2}]
    with pytest.raises(CommandError, match="ace_suits") as needed:
        answer(changed(MATCH, scores_before=[20, 20], deal=both))
    assert needed.value.code == "case/needs-ace-suits"
    told = [{**both[0], "ace_suits": "cd"}, {**both[1], "ace_suits": "sh"}]
    assert answer(changed(MATCH, scores_before=[20, 20], deal=told)) == {
        "scores": [22, 22],
        "winner": 1,
    }
    assert answer(changed(MATCH, scores_before=[10, 20], deal=both)) == {
        "scores": [12, 22],
        "winner": 1,
    }
    early = [{**both[0], "cards": 3}, both[1]]
    assert answer(changed(MATCH, scores_before=[20, 20], deal=early)) == {
        "scores": [25, 22],
        "winner": 0,
    }
    highest = changed(MATCH, variant="classic", scores_before=[20, 21], deal=both)
    assert answer(highest) == {"scores": [22, 23], "winner": 1}


@pytest.mark.parametrize("kind", [None, 7, "perft", []])
def test_kinds_that_nobody_answers(kind: object) -> None:
    with pytest.raises(InvalidCase, match="kind: expected moves, check, score, match or deal"):
        answer({"kind": kind})


def test_every_fault_of_a_case_is_named() -> None:
    with pytest.raises(InvalidCase) as wrong:
        answer(changed(SCORE, piles=[["Td", "Td"], ["xx"]], sweeps=[0], last_capturer=7))
    assert len(wrong.value.faults) == 4
    with pytest.raises(InvalidPosition) as faults:
        answer({"kind": "moves", "position": changed(POSITION, loose=["8d", "8d"], dealer=9)})
    assert len(faults.value.faults) == 2


def test_deal_of_three_seats() -> None:
    assert answer(DEAL) == {
        "leader": 0,
        "order": [0, 1, 2],
        "recipients": ["0", "0", "1", "1", "2", "2", "table", "table"] * 2,
        "next_dealer": 0,
        "hands_in_deal": 4,
        "last": False,
    }
