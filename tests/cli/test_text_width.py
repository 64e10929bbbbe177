"""Text in columns: wide signs, colours, and words that don't fit."""

import pytest

from cassino.cli.text_width import cut, padded, terminal_width, width_of, wrapped


@pytest.mark.parametrize(
    ("text", "width"),
    [("", 0), ("8♦", 2), ("Bořek", 5), ("e\u0301", 1), ("雪だるま", 8), ("\x1b[31m8♥\x1b[0m", 2)],
)
def test_width(text: str, width: int) -> None:
    assert width_of(text) == width
    assert width_of(padded(text, 12)) == 12


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [("Ann", 3, "Ann"), ("Anna", 3, "An…"), ("雪だるま", 8, "雪だるま"), ("雪だるま", 7, "雪だる…"),
     ("雪だるま", 6, "雪だ…")],
)  # fmt: skip
def test_cut(text: str, width: int, shown: str) -> None:
    assert cut(text, width) == shown
    assert width_of(shown) <= width


@pytest.mark.parametrize("width", [7, 10, 24])
def test_no_line_is_wider_than_it_may_be(width: int) -> None:
    text = "  one-very-long-word-and 雪だるま雪だるま雪だるま some short ones, 10♦"
    lines = wrapped(text, width, "   ")
    assert max(map(width_of, lines)) <= width
    joined = "".join(line.strip() for line in lines).replace(" ", "")
    assert joined == text.replace(" ", "")


def test_text_that_fits_is_left_alone() -> None:
    assert wrapped("  a   b", 10) == ["  a   b"]
    assert wrapped("", 10) == [""]


@pytest.mark.parametrize(("columns", "width"), [("10", 40), ("72", 72), ("300", 100)])
def test_width_of_the_terminal(monkeypatch: pytest.MonkeyPatch, columns: str, width: int) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert terminal_width() == width
