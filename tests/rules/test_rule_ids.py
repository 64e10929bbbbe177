"""No rule of the rule book is without a test of its own: the test's name begins with its id."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "docs" / "rules"
LAST = {"CL": 44, "RY": 9, "DK": 23, "DR": 26, "X": 56}
"""The last number of each game's rules, and of the ledger."""


def every_id() -> set[str]:
    return {f"{game}{number}" for game, last in LAST.items() for number in range(1, last + 1)}


def named_ids() -> set[str]:
    """The ids in the names of the tests of this folder."""
    names = {
        node.name
        for file in HERE.glob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    found = (re.match(r"test_([a-z]+\d+)_", name) for name in names)
    return {match[1].upper() for match in found if match}


def test_the_pages_of_the_rules_name_the_same_ids() -> None:
    anchors = {
        anchor
        for page in PAGES.glob("*.md")
        for anchor in re.findall(r'<a id="([A-Z]+\d+)"></a>', page.read_text(encoding="utf-8"))
    }
    assert anchors == every_id()


def test_every_rule_has_a_test() -> None:
    assert every_id() - named_ids() == set()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert named_ids() - every_id() == set()
