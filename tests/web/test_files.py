"""The client's files: drawn, typed, small, safe, and agreeing with words and protocol."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import draw_cards
import protocol_types
from cassino.words import SOURCE, read_topics

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "cassino" / "web" / "static"
SCRIPTS = sorted((STATIC / "js").rglob("*.js"))

MOST_LINES = 250

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
IMPORT = re.compile(r'^import [^;]*?from "(\.[^"]+)";', re.MULTILINE)
LABEL = re.compile(r'\bsay\(\s*"([a-z-]+)"')
QUOTED = re.compile(r'"((?:setting|hotseat|error|connection)-[a-z-]+)"')

FORBIDDEN = (
    "innerHTML",
    "outerHTML",
    "insertAdjacentHTML",
    "document.write",
    "eval(",
    "new Function",
    'setAttribute("style"',
    "cssText",
)
"""What would let text become markup or code, or what the pages' policy forbids."""


def test_drawings_are_what_the_script_draws() -> None:
    assert draw_cards.differing(draw_cards.ART) == []


def test_drawing_check_finds_a_changed_drawing(tmp_path: Path) -> None:
    draw_cards.write(tmp_path)
    assert draw_cards.differing(tmp_path) == []
    (tmp_path / "cards.svg").write_text("<svg/>", encoding="utf-8")
    assert draw_cards.differing(tmp_path) == ["cards.svg"]


def test_types_of_frames_are_those_of_the_protocol() -> None:
    assert protocol_types.FILE.read_text(encoding="utf-8") == protocol_types.types()


@pytest.mark.npm
def test_client_is_typed_without_a_fault(web_tools: Path) -> None:
    compiler = web_tools / ".bin" / "tsc"
    found = subprocess.run(
        [str(compiler), "--project", str(ROOT)], capture_output=True, text=True, check=False
    )
    assert found.stdout == ""
    assert found.returncode == 0


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: str(path.relative_to(STATIC)))
def test_script_is_small_checked_and_makes_no_markup(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    assert text.startswith("// @ts-check\n")
    assert text.count("\n") <= MOST_LINES
    assert [word for word in FORBIDDEN if word in text] == []


def test_labels_that_the_client_says_have_words() -> None:
    messages = set(MESSAGE.findall("\n".join(read_topics(SOURCE).values())))
    used = {label for script in SCRIPTS for label in _labels(script)}
    assert len(used) > 100
    assert used - messages == set()


def _labels(script: Path) -> Iterator[str]:
    text = script.read_text(encoding="utf-8")
    yield from LABEL.findall(text)
    yield from QUOTED.findall(text)


def test_lock_names_no_registry() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    assert len(lock["packages"]) > 2
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_table_preloads_the_modules_that_it_starts_with() -> None:
    template = ROOT / "src" / "cassino" / "server" / "templates" / "table.html"
    listed = re.search(r'set modules = \("([^"]+)"\)', template.read_text(encoding="utf-8"))
    assert listed is not None
    start = STATIC / "js" / "pages" / "table.js"
    needed = _imported(start, set()) - {start.resolve()}
    found = {(STATIC / "js" / f"{name}.js").resolve() for name in listed[1].split()}
    assert found == needed


def _imported(script: Path, seen: set[Path]) -> set[Path]:
    """A module and all that it imports from the start."""
    script = script.resolve()
    if script not in seen:
        seen.add(script)
        for name in IMPORT.findall(script.read_text(encoding="utf-8")):
            _imported(script.parent / name, seen)
    return seen


def test_every_script_is_used_by_a_page() -> None:
    pages = sorted((STATIC / "js" / "pages").glob("*.js"))
    lazy = STATIC / "js" / "table" / "furniture.js"
    used: set[Path] = {(STATIC / "js" / "early.js").resolve()}
    for page in (*pages, lazy):
        used |= _imported(page, used)
    assert {script.resolve() for script in SCRIPTS} - used == set()
