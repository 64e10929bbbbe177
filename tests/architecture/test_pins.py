"""The pinned requirements are whole: every line exact and hashed, no address, one version each."""

import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = ("build", "run", "dev")

PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[^\s;]+)(?: ; .+)?")


def _lines(kind: str) -> list[str]:
    """Returns the requirements of a file, each joined with its hashes, without comments."""
    text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
    joined = re.sub(r"\s*#.*", "", text).replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip()]


def _pins(kind: str) -> dict[str, str]:
    matches = (PIN.match(line) for line in _lines(kind))
    return {match["name"]: match["version"] for match in matches if match}


def _canonical(requirement: str) -> str:
    name = re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("kind", FILES)
def test_every_requirement_is_exact_and_hashed(kind: str) -> None:
    for line in _lines(kind):
        requirement, *hashes = re.split(r"\s+--hash=", line)
        assert PIN.fullmatch(requirement.strip()), line
        assert hashes, line
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}\s*", item) for item in hashes), line


@pytest.mark.parametrize("kind", FILES)
def test_no_address_is_written_down(kind: str) -> None:
    text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"--(?!hash=)\w", text)


def test_the_files_agree_and_the_larger_contains_the_smaller() -> None:
    build, run, dev = map(_pins, FILES)
    assert run.items() <= dev.items()
    assert {name: dev.get(name, version) for name, version in build.items()} == build


def test_everything_the_project_asks_for_is_pinned() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    asked = {
        "build": settings["build-system"]["requires"],
        "run": project["dependencies"],
        "dev": [*chain.from_iterable(project["optional-dependencies"].values())],
    }
    for kind, requirements in asked.items():
        assert {_canonical(name) for name in requirements} <= set(_pins(kind))
