"""The page about the protocol says what the schema says, and its examples are frames."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cassino.server.protocol import FrameError, read_answer, read_frame, schema

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
DEFINED: dict[str, Any] = schema()["$defs"]


def _section(title: str) -> str:
    """A part of the page, from its heading to the next."""
    return re.split(r"\n#+ ", TEXT.partition(f"# {title}\n")[2])[0]


def _tagged(union: dict[str, Any], key: str) -> Iterator[tuple[str, set[str]]]:
    """Every member of a union: its tag, and its other fields."""
    for reference in union["anyOf"]:
        properties = DEFINED[reference["$ref"].rpartition("/")[2]]["properties"]
        yield properties[key]["enum"][0], set(properties) - {key}


def _rows(section: str) -> dict[str, set[str]]:
    """The rows of a section's table: names in the first cell, names in the others."""
    found: dict[str, set[str]] = {}
    for line in section.partition("|---")[2].splitlines():
        cells = line.strip("|").split("|")
        for name in re.findall(r"`([^`]+)`", cells[0]) if line.startswith("| `") else []:
            found[name] = set(re.findall(r"`([^`]+)`", "|".join(cells[1:])))
    return found


COMMANDS = dict(_tagged(DEFINED["ClientFrame"]["properties"]["command"], "type"))
ANSWERS = dict(_tagged(DEFINED["server"], "type"))
EVENTS = dict(_tagged(DEFINED["State"]["properties"]["events"]["items"], "kind"))


@pytest.mark.parametrize(
    ("title", "members", "known"),
    [
        ("Commands", COMMANDS, set[str]()),
        ("Server frames", ANSWERS, {"id", "version"}),
        ("Events", EVENTS, {"seq", "line"}),
    ],
    ids=["commands", "answers", "events"],
)
def test_the_page_names_every_member_with_its_fields(
    title: str, members: dict[str, set[str]], known: set[str]
) -> None:
    rows = _rows(_section(title))
    assert set(rows) == set(members)
    lacking = {name: fields - rows[name] - known for name, fields in members.items()}
    assert {name: fields for name, fields in lacking.items() if fields} == {}


def test_the_page_names_every_part_of_the_view() -> None:
    rows = _rows(_section("The view"))
    assert set(rows) == set(DEFINED["ViewShape"]["properties"])
    told = set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)))
    for name, defined in DEFINED.items():
        if name.endswith("Shape"):
            assert set(defined["properties"]) <= told, name


def test_every_example_is_a_frame() -> None:
    examples = re.findall(r"```json\n(.*?)```", TEXT, flags=re.DOTALL)
    assert len(examples) >= 3
    for example in examples:
        read = read_frame if "command" in json.loads(example) else read_answer
        read(example)


def test_frames_are_read_strictly() -> None:
    good = {"id": "1", "version": 0, "command": {"type": "ping"}}
    assert read_frame(json.dumps(good)).id == "1"
    for spoiled in (
        good | {"id": ""},
        good | {"id": "x" * 65},
        good | {"id": "a b"},
        good | {"version": -1},
        good | {"version": 2**31},
        good | {"version": "1"},
        good | {"more": 1},
        good | {"command": {"type": "ping", "more": 1}},
        good | {"command": {"type": "play", "seat": 4, "move": "Qd"}},
        good | {"command": {"type": "play", "seat": 0, "move": "x" * 601}},
        good | {"command": {"type": "select", "seat": 0, "card": "Qd", "chosen": ["Qd"] * 53}},
        good | {"command": {"type": "answer", "question": "why", "yes": True}},
    ):
        with pytest.raises(FrameError):
            read_frame(json.dumps(spoiled))


def test_an_id_is_kept_even_of_a_bad_frame() -> None:
    with pytest.raises(FrameError) as wrong:
        read_frame('{"id": "7", "version": 0, "command": {"type": "fly"}}')
    assert wrong.value.frame_id == "7"
    for text in ("", "[]", '{"id": 7}', b"\xff", '{"id": "' + "x" * 99 + '"}'):
        with pytest.raises(FrameError) as wrong:
            read_frame(text)
        assert wrong.value.frame_id is None
