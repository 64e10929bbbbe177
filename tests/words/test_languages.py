"""Which language a browser gets."""

import json
import subprocess
import sys

import pytest

from cassino.words import Language, negotiate

PROGRAM = """
import json, sys
import cassino.words
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("", "en"),
        ("cs", "cs"),
        ("da-DK,da;q=0.9,en-US;q=0.8,en;q=0.7", "da"),
        ("de-DE, fr;q=0.9, sw-KE;q=0.3", "sw"),
        ("en;q=0.5, ja;q=0.8", "ja"),
        ("JA-jp", "ja"),
        ("cs;q=0.8, da;q=0.8", "cs"),
        ("da;q=0, cs;q=0.1", "cs"),
        ("de, *;q=0.5", "en"),
        ("*, da;q=0.5", "en"),
        ("fr, de", "en"),
        ("cs;q=high, da;q=0.2", "da"),
        ("cs;level=1, da;q=0.2", "da"),
        ("cs;q=0.99999, da;q=0.2", "da"),
        ("cs;q=7, da;q=1.0", "cs"),
        ("da ; q = 0.9 , cs ; q = 0.95", "cs"),
        (";;,,;q=,-,q=0.5", "en"),
        ("enx, csx;q=0.9", "en"),
    ],
)
def test_the_most_wanted_language_is_chosen(accept: str, language: str) -> None:
    assert negotiate(accept) is Language(language)


def test_opening_the_floor_loads_no_foreign_library() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True
    )
    foreign = {"fluent", "babel", "attr", "attrs", "typing_extensions", "pytz"}
    assert foreign.isdisjoint(json.loads(done.stdout))
