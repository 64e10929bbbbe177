"""Short forms: every text without suits means one legal move, or says why not."""

from typing import Any

import pytest

from cassino.cards import CARDS, parse_card
from cassino.notation import AmbiguousMove, NotationError, format_move, parse_position
from cassino.notation.short_forms import find_move
from cassino.rules import (
    IllegalMove,
    PlayerView,
    Position,
    Trail,
    deal,
    is_over,
    legal_moves,
    play,
    variant,
)


def table(
    loose: str, hand: str, *builds: tuple[int, str], variant: str = "classic"
) -> Position | PlayerView:
    """A table with one's hand and builds of the other seat, written ``8d|5c+3h``."""
    stands: list[dict[str, Any]] = [
        {"value": value, "groups": [group.split("+") for group in text.split("|")], "owner": 1}
        for value, text in builds
    ]
    return parse_position(
        {
            "variant": variant,
            "loose": loose.split(),
            "builds": stands,
            "turn": 0,
            "hands": [hand.split(), ["??"]],
        }
    )


def meanings(at: Position | PlayerView, text: str) -> tuple[str, ...]:
    """Every move that a text may mean, in notation."""
    try:
        return (format_move(at, find_move(at, text)),)
    except AmbiguousMove as several:
        return several.candidates


@pytest.mark.parametrize(
    ("at", "text", "meant"),
    [
        (table("8d 5c 3h", "8s 4d"), "8 x 8, 5+3", "8s x 8d, 5c+3h"),
        (table("8d 5c 3h", "8s 4d"), "8x8", "8s x 8d"),
        (table("8d 5c 3h", "8s 4d"), "8s x 8", "8s x 8d"),
        (table("8d 5c 3h", "8s 4d"), "8 x 5c + 3", "8s x 5c+3h"),
        (table("8d", "9s 4d"), "9", "9s"),
        (table("8d", "Ts 4d"), "10", "Ts"),
        (table("8d", "Ts 4d"), "t", "Ts"),
        (table("Qd", "Qs 4d"), "q x q", "Qs x Qd"),
        (table("5c", "3d 8s"), "3+5=8", "3d+5c = 8"),
        (table("5c", "3d 8s 8h"), "8", None),
        (table("", "6s 4d", (6, "4c+2c")), "6 x [6]", "6s x [4c+2c]"),
        (table("", "6s 4d", (6, "4c+2c")), "6 x [4+2]", "6s x [4c+2c]"),
        (table("", "6s 4d", (6, "4c+2c")), "6 x [2]", "6s x [4c+2c]"),
        (table("", "2s 8d", (6, "4c+2c")), "2+[6]=8", "2s+[4c+2c] = 8"),
        (table("9c 5d", "Ah", variant="royal"), "A=14 x 9+5", "Ah=14 x 9c+5d"),
        (
            table("9c 5d", "9h Ah Ks", (14, "Kc+Ac"), variant="royal"),
            "A x [14], 9+5",
            "Ah=14 x [Kc+Ac], 9c+5d",
        ),
        (table("5c 5d 5h", "Ts"), "T x 5+5", None),
        (table("5c 5d", "Ts 3d"), "T x 5+5", "Ts x 5d+5c"),
        (table("9c Jd", "5s 8s", variant="danish"), "5 x *", "5s x *"),
    ],
)
def test_text_means(at: Position | PlayerView, text: str, meant: str | None) -> None:
    if meant is not None:
        assert format_move(at, find_move(at, text)) == meant
        return
    with pytest.raises(AmbiguousMove) as several:
        find_move(at, text)
    assert len(several.value.candidates) > 1
    moves = {find_move(at, candidate) for candidate in several.value.candidates}
    assert moves <= set(legal_moves(at))


def test_several_meanings_are_named_in_notation() -> None:
    at = table("5c 5d 3h 8d", "8s 8h 2c")
    with pytest.raises(AmbiguousMove) as several:
        find_move(at, "8 x 5+3")
    assert several.value.candidates == (
        "8s x 5d+3h",
        "8s x 5c+3h",
        "8h x 5d+3h",
        "8h x 5c+3h",
    )


def test_five_cards_of_one_rank_are_one_move_however_they_are_named() -> None:
    at = table("5c 5d 5h 3c 3d 3h", "8s 2c")
    assert format_move(at, find_move(at, "8 x 5+3, 5+3, 5+3")) == "8s x 5h+3h, 5d+3d, 5c+3c"


def test_card_that_counts_more_than_its_equals_is_tried_everywhere() -> None:
    at = table("2s 2d Kc Qc", "Ah 3s", variant="danish")
    assert format_move(at, find_move(at, "A=14 x Q+2d")) == "Ah=14 x Qc+2d"
    with pytest.raises(AmbiguousMove) as several:
        find_move(at, "A x Q+2")
    assert several.value.candidates == ("Ah=14 x Qc+2s", "Ah=14 x Qc+2d")


@pytest.mark.parametrize(
    ("at", "text", "code"),
    [
        (table("8d 5c 3h", "8s 4d"), "9", "card/not-in-hand"),
        (table("8d 5c 3h", "8s 4d"), "8 x 5", "capture/group-sum"),
        (table("8d 5c 3h 3d", "8s 4d"), "8 x 5, 3", "capture/group-sum"),
        (table("8d 5c 3h", "8s 4d"), "8 x 9", "card/not-on-table"),
        (table("8d 5c 3h", "8s 4d"), "8 x 8, 8", "card/twice"),
        (table("8d 5c 3h", "8s 4d"), "8 x 7, 7", "card/twice"),
        (table("8d 5c 3h", "8s 4d"), "8 x [7]", "card/no-such-build"),
        (table("8d 8h 8c 5s", "9s 9h 9d 9c"), "9 x 9", "card/not-on-table"),
        (table("", "9s", (9, "5c+4c")), "9 x 4", "card/in-a-build"),
        (table("5c", "3d 4s"), "3+5 = 8", "build/no-card-in-hand"),
        (table("5c", "3d 3h 4s"), "3+5 = 8", "build/no-card-in-hand"),
        (table("5c", "3d"), "3d x 5c", "capture/group-sum"),
    ],
)
def test_refusal_is_that_of_the_likeliest_reading(
    at: Position | PlayerView, text: str, code: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        find_move(at, text)
    assert refused.value.refusal.code == code


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("8 x", 4),
        ("8 y 8", 3),
        ("8 8", 3),
        ("55", 1),
        ("8 x [8", 7),
        ("8 x []", 6),
        ("8 x [1]", 6),
        ("14", 1),
        ("3+5=", 5),
        ("8.", 1),
        ("hint", 1),
    ],
)
def test_what_is_no_move_is_refused_at_its_place(text: str, column: int) -> None:
    with pytest.raises(NotationError) as wrong:
        find_move(table("8d 5c 3h", "8s 4d", (6, "4c+2c")), text)
    assert wrong.value.column == column


def test_too_much_left_out_is_not_tried_forever() -> None:
    loose = " ".join(card.text for card in CARDS if card.rank in (2, 3, 4, 5, 6, 7, 8, 9, 10))
    at = table(loose.replace("Ts ", "").replace(" Ts", ""), "Ts Ah")
    groups = "2+8, 3+7, 4+6, 2+8, 3+7, 4+6, 9"
    with pytest.raises(NotationError, match="more cards with their suits"):
        find_move(at, f"T x {groups}")


def test_endless_text_is_refused_at_once() -> None:
    at = table("8d 8h 8c 5s 5h 5d 5c 3s 3d", "9s 8s", (6, "4c+2c"))
    with pytest.raises(NotationError, match="expected the end of the move"):
        find_move(at, "9 x " + "5+" * 60 + "5")
    with pytest.raises(IllegalMove) as refused:
        find_move(at, "8 x " + ", ".join(["5+3"] * 20))
    assert refused.value.refusal.code == "card/twice"
    with pytest.raises(IllegalMove) as refused:
        find_move(at, "8 x 5+3, 8, 5+3, 8, 8, [6], [4+2], [2]")
    assert refused.value.refusal.code == "card/twice"


@pytest.mark.parametrize("game", ["classic", "royal", "danish", "dominican", "finnish"])
def test_every_move_is_found_again_without_its_suits(game: str) -> None:
    """What is left of a text without suits means that move, or it is among the meanings."""
    at, seen = deal(variant(game), seed=game), 0
    while not is_over(at) and seen < 60:
        moves = list(legal_moves(at))
        for move in moves[:40]:
            full = format_move(at, move)
            short = "".join(sign for sign in full if sign not in "cdhs")
            assert full in meanings(at, short)
            seen += 1
        at, _ = play(at, moves[len(moves) // 2])
    assert seen >= 60


def test_trail_of_a_rank_held_twice_is_ambiguous() -> None:
    at = table("4c", "9s 9h")
    with pytest.raises(AmbiguousMove) as several:
        find_move(at, "9")
    assert several.value.candidates == ("9s", "9h")
    assert find_move(at, "9h") == Trail(parse_card("9h"))
