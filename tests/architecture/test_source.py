"""The source keeps the house's rules, and the checks that say so find every way to break them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cassino
from tests.architecture import checks

SOURCE = Path(cassino.__file__).parent

Check = Callable[[Path], Iterator[str]]


def _existing(floors: tuple[str, ...]) -> list[Path]:
    return [SOURCE / floor for floor in floors if (SOURCE / floor / "__init__.py").exists()]


@pytest.mark.parametrize("check", [checks.long_files, checks.vague_names, checks.faceless_packages])
def test_source_has_no_fault(check: Check) -> None:
    assert list(check(SOURCE)) == []


@pytest.mark.parametrize("package", _existing(checks.PLAIN_FLOORS), ids=lambda path: path.name)
def test_plain_floor_imports_nothing_foreign(package: Path) -> None:
    assert list(checks.foreign_imports(package)) == []


@pytest.mark.parametrize("package", _existing(checks.TAUGHT_FLOORS), ids=lambda path: path.name)
def test_offered_functions_show_themselves_at_work(package: Path) -> None:
    assert list(checks.untaught_functions(package)) == []


def _write(root: Path, name: str, text: str) -> Path:
    path = root / "house" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return root / "house"


HOUSE = "house has a face"
DEAL = "house.a.deal"
FACE = '"""A face."""\n\n__all__ = ["deal"]\n'
TAUGHT = 'def deal():\n    """Deals.\n\n    >>> deal()\n    """\n'


@pytest.mark.parametrize(
    ("check", "name", "text", "fault"),
    [
        (checks.long_files, "a.py", "#\n" * 401, "a.py has 401 lines, over 400"),
        (checks.long_files, "web/a.js", "//\n" * 401, "web/a.js has 401 lines, over 400"),
        (checks.long_files, "web/a.css", "/**/\n" * 500, "web/a.css has 500 lines, over 400"),
        (checks.vague_names, "utils.py", "", "utils.py says nothing by its name"),
        (checks.vague_names, "_common.py", "", "_common.py says nothing by its name"),
        (checks.vague_names, "web/helpers.js", "", "web/helpers.js says nothing by its name"),
        (checks.vague_names, "manager/__init__.py", "", "manager says nothing by its name"),
        (checks.faceless_packages, "inner/a.py", "", "house/inner has no __init__.py"),
        (
            checks.faceless_packages,
            "__init__.py",
            "__all__ = []",
            "house has a face without a docstring",
        ),
        (checks.faceless_packages, "__init__.py", '"""A."""', "house has a face without __all__"),
        (checks.foreign_imports, "a.py", "import numpy as np", "house/a.py imports numpy"),
        (
            checks.foreign_imports,
            "a.py",
            "def lazy():\n    from click.core import Command",
            "house/a.py imports click.core",
        ),
        (checks.untaught_functions, "a.py", "def deal(): ...", f"{DEAL} has no docstring"),
        (
            checks.untaught_functions,
            "a.py",
            'def deal():\n    """."""',
            f"{DEAL} has no doctest",
        ),
    ],
)
def test_check_finds_the_fault(
    tmp_path: Path, check: Check, name: str, text: str, fault: str
) -> None:
    _write(tmp_path, "__init__.py", FACE)
    assert list(check(_write(tmp_path, name, text))) == [fault]


@pytest.mark.parametrize(
    ("check", "name", "text"),
    [
        (checks.long_files, "a.py", "#\n" * 400),
        (checks.faceless_packages, "migrations/env.py", ""),
        (checks.long_files, "web/cards.svg", "<g/>\n" * 500),
        (checks.vague_names, "uncommon.py", ""),
        (checks.faceless_packages, "inner/__init__.py", '"""A."""\n__all__: list[str] = []'),
        (checks.foreign_imports, "a.py", "import cassino.cards\nimport os.path"),
        (checks.untaught_functions, "a.py", TAUGHT),
        (checks.untaught_functions, "a.py", "def not_offered(): ..."),
    ],
)
def test_check_leaves_the_faultless_alone(
    tmp_path: Path, check: Check, name: str, text: str
) -> None:
    _write(tmp_path, "__init__.py", FACE)
    assert list(check(_write(tmp_path, name, text))) == []
