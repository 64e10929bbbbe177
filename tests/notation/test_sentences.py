"""Move texts as they are written: every form, every liberty, and where a wrong one goes wrong."""

import pytest

from cassino.cards import Card, parse_card
from cassino.notation import NotationError, parse_sentence
from cassino.notation.errors import LONGEST
from cassino.notation.sentences import Bracket, BuildText, CaptureText, TrailText


def c(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in text.split())


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Qd", TrailText(parse_card("Qd"))),
        (
            "8s x 8d, 5c+3h",
            CaptureText(parse_card("8s"), None, (c("8d"), c("5c 3h")), clears=False),
        ),
        ("Ah=14 x 9c+5d", CaptureText(parse_card("Ah"), 14, (c("9c 5d"),), clears=False)),
        ("5s x *", CaptureText(parse_card("5s"), None, (), clears=True)),
        ("3d+5c = 8", BuildText(parse_card("3d"), (c("3d 5c"),), 8)),
        ("5s, 5h = 5", BuildText(parse_card("5s"), (c("5s"), c("5h")), 5)),
        ("8s = 8", BuildText(parse_card("8s"), (c("8s"),), 8)),
    ],
)
def test_forms(text: str, read: object) -> None:
    assert parse_sentence(text) == read


def test_brackets_keep_their_groups() -> None:
    read = parse_sentence("8c, [8h|5d+3c] = 8")
    assert isinstance(read, BuildText)
    (bracket,) = read.groups[1]
    assert isinstance(bracket, Bracket)
    assert bracket.groups == (c("8h"), c("5d 3c"))
    assert bracket.cards == c("8h 5d 3c")


@pytest.mark.parametrize(
    "text",
    [
        "8sx8d,5c+3h",
        " 8s  x 8d ,\t5c + 3h ",
        "8s × 8d, 5c+3h",
        "8S X 8D, 5C+3H",
        "8♠ x 8♦, 5♣+3♥",
        "8s\nx 8d,\n5c+3h",
    ],
)
def test_spaces_signs_and_spellings_are_free(text: str) -> None:
    assert parse_sentence(text) == parse_sentence("8s x 8d, 5c+3h")


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "a card"),
        ("   ", 4, "a card"),
        ("x", 1, "a card"),
        ("9", 1, "a card"),
        ("8s 8d", 4, "the end of the move"),
        ("8s x", 5, "a card or ["),
        ("8s x 8d,", 9, "a card or ["),
        ("8s x 8d 5c", 9, "the end of the move"),
        ("8s x * 5c", 8, "the end of the move"),
        ("8s=x 8d", 4, "a number"),
        ("8s=8 8d", 6, "the end of the move"),
        ("3d+", 4, "a card or ["),
        ("3d+5c", 6, "= and the value of the build"),
        ("3d+5c =", 8, "a number"),
        ("3d+5c = 8 9", 11, "the end of the move"),
        ("3d+5c = 1000", 9, "a number of at most three digits"),
        ("8s x [", 7, "a card"),
        ("8s x []", 7, "a card"),
        ("8s x [5c", 9, "+, | or ]"),
        ("8s x [5c 3h]", 10, "+, | or ]"),
        ("8s x [5c|]", 10, "a card"),
        ("8s x [[5c]]", 7, "a card"),
        ("8s x ?", 6, "a card or ["),
        ("8s x 8d\0", 8, "the end of the move"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_sentence(text)
    assert (refused.value.column, refused.value.expected) == (column, expected)
    assert refused.value.text == text
    assert "\n" not in str(refused.value)


def test_no_move_is_longer_than_all_cards_with_their_signs() -> None:
    with pytest.raises(NotationError) as refused:
        parse_sentence("8s x 8d" + " " * LONGEST)
    assert refused.value.column == LONGEST + 1
    assert parse_sentence("8s" + " " * (LONGEST - 2)) == TrailText(parse_card("8s"))
