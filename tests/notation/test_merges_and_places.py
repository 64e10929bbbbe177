"""How a merge may be written, and the places that errors of a record name."""

import pytest

from cassino.notation import RecordError, parse_position, parse_record, read_move, replay
from cassino.rules import Raise

MERGING = {
    "variant": "classic",
    "options": {"same_value_builds": "merge"},
    "turn": 1,
    "loose": ["Ad"],
    "builds": [
        {"value": 5, "groups": [["2c", "3d"]], "owner": 0},
        {"value": 8, "groups": [["6c", "2d"]], "owner": 0},
    ],
    "hands": [["??"], ["3h", "8d"]],
}
HEAD = '[Variant "classic"]\n[Options ""]\n[Seats "2"]\n[Names "A" "B"]\n[Date "2026-11-29"]\n'


def test_a_raise_may_name_the_build_that_it_joins() -> None:
    at = parse_position(MERGING)
    short, whole = read_move(at, "3h+[2c+3d] = 8"), read_move(at, "3h+[3d+2c], [6c+2d] = 8")
    assert short.refusal is None
    assert whole == short
    assert isinstance(short.move, Raise)


@pytest.mark.parametrize(
    "text", ["3h+[3d+2c], [6c+2d]+Ad = 8", "3h+[3d+2c]+[6c+2d] = 8", "8d, [6c+2d], [2c+3d] = 8"]
)
def test_other_builds_are_never_joined(text: str) -> None:
    refused = read_move(parse_position(MERGING), text).refusal
    assert refused is not None
    assert refused.code == "build/joins-builds"


@pytest.mark.parametrize(
    ("wrong", "right", "line"),
    [
        ('[Variant "klassic"]', '[Variant "classic"]', 1),
        ('[Options "raise=yes"]', '[Options ""]', 2),
        ('[Seats "9"]', '[Seats "2"]', 3),
        ('[Names "A"]', '[Names "A" "B"]', 4),
        ('[Result "1-2-3"]', '[Result "*"]', 6),
    ],
)
def test_a_fault_of_the_head_is_where_it_stands(wrong: str, right: str, line: int) -> None:
    text = (HEAD + '[Result "*"]\n').replace(right, wrong)
    with pytest.raises(RecordError, match=f"^line {line}: "):
        parse_record(text)


def test_a_result_too_soon_is_wrong_where_it_stands() -> None:
    record = parse_record(HEAD + '[Result "21-3"]\n')
    with pytest.raises(RecordError, match=r"^line 6: "):
        list(replay(record))
