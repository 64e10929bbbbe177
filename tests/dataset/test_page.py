"""The page tells every column with its type, and nothing else; its examples run as doctests."""

import re
from pathlib import Path

from cassino.dataset import GROUP, LISTED, schema_of
from tests.dataset.sets import plan

PAGE = Path(__file__).parents[2] / "docs" / "dataset.md"


def test_the_page_tells_every_column() -> None:
    page = PAGE.read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \| ([\w<>: \[\]]+) \| (.+) \|$", page, re.MULTILINE)
    schema = schema_of(plan("random"))
    assert [(name, kind) for name, kind, _ in told] == [
        (field.name, str(field.type)) for field in schema
    ]
    for field, (_, _, what) in zip(schema, told, strict=True):
        assert field.nullable == ("null" in what)
    assert f"({GROUP:,} plays)" in page
    assert f"first {LISTED:,} are listed" in page
