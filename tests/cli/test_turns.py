"""What may be typed at the table, and what it answers."""

import re
from collections import Counter
from pathlib import Path

import pytest

from cassino.cards import RANK_SIGNS
from cassino.notation import parse_record
from cassino.rules import PRESETS, deal, deal_seed, variant
from tests.cli.console import Console, Outcome

START = ("play", "--variant", "classic", "--seed", "a", "--humans", "2", "--name", "Ann")
"""Player 2 leads with Jd Tc 9s 8h; on the table lie Kc 8s 5s 4s."""


def answers(told: Outcome) -> list[str]:
    """What was said after each prompt, on one line each."""
    parts = told.out.split("Your move: ")[1:]
    return [" ".join(part.split("── ")[0].split()) for part in parts]


@pytest.fixture
def hand(console: Console) -> list[str]:
    """The leader's cards, as the first turn shows them."""
    told = console.run(*START, "--plain", typed="")
    line = next(line for line in told.lines if line.startswith("Your hand: "))
    return line.removeprefix("Your hand: ").split(", ")


def test_moves_are_numbered_and_chosen(console: Console) -> None:
    told = console.run(*START, typed="moves\n1\nquit\n")
    listed, chosen, _ = answers(told)
    assert listed == (
        "moves Your moves: 1 8h x 8s Take 8♠ 2 8h Trail 3 9s x 5s+4s Take 5♠+4♠"
        " 4 9s Trail 5 Tc Trail 6 Jd Trail"
    )
    assert chosen.endswith(" Player 2 takes 8♠ with 8♥.")


def test_number_means_a_move_only_after_a_list(console: Console) -> None:
    said = answers(console.run(*START, typed="#1\n9\nmoves\n99\n#2\nquit\n"))
    assert said[0] == "#1 There is no move 1 in the list."
    assert said[1].endswith(" Player 2 trails 9♠.")
    assert said[3] == "99 There is no move 99 in the list."
    assert said[4].startswith("#2 You trail 9♠. Ann ")


def test_moves_of_one_card(console: Console) -> None:
    told = console.run(*START, typed="moves 9♠\nmo 9S\nmoves 2\nmoves T\nmoves 10c\n")
    first, second, none, rank, ten = answers(told)[:5]
    assert first == "moves 9♠ Your moves: 1 9s x 5s+4s Take 5♠+4♠ 2 9s Trail"
    assert first.removeprefix("moves 9♠") == second.removeprefix("mo 9S")
    assert none == "moves 2 You can do nothing with that card."
    assert rank == "moves T Your moves: 1 Tc Trail"
    assert ten == "moves 10c Your moves: 1 Tc Trail"


def test_what_is_not_legal_is_told_why(console: Console) -> None:
    typed = "8 x\n9 x 8\n4+8 = 12\nwhy\nwhy 9 x 5+4\nwhy J x K\nwhy 8+5 = 13\n"
    syntax, value, hand, needs, legal, face, build = answers(console.run(*START, typed=typed))[:7]
    assert syntax.startswith("8 x That is neither a number from the list, a move nor a command;")
    assert syntax.endswith(
        "Character 4: expected a card, such as 5c, or [, but the move ends."
        " A move looks like this: 8s x 5c+3h."
    )
    assert value == "9 x 8 8♠ makes 8, not 9. (Rule CL13)"
    assert hand.startswith("4+8 = 12 You don't hold 4")
    assert needs == "why Say more, as in: why 8s x 5c"
    assert legal == "why 9 x 5+4 That move is legal."
    assert face.endswith("(Rule CL12)")
    assert build.endswith("(Rule CL20)")


def test_two_meanings_are_numbered(console: Console) -> None:
    """Two cards of one rank in hand: the bare rank may be either."""
    seed, rank = next(
        (seed, RANK_SIGNS[rank - 1])
        for seed in map(str, range(100))
        for rank, count in Counter(
            card.rank for card in deal(variant(), seed=deal_seed(seed, 1)).hands[1]
        ).items()
        if count == 2
    )
    told = console.run("play", "--seed", seed, "--humans", "2", typed=f"{rank}\n2\nquit\n")
    said, chosen, _ = answers(told)
    assert said.startswith(f"{rank} That may mean several moves: 1 {rank}")
    assert said.count("Trail") == 2
    assert " Player 2 trails " in chosen


def test_hint_names_a_move_and_why(console: Console) -> None:
    said = answers(console.run(*START, typed="hint\n"))[0]
    assert re.match(r"hint Hint: (8h x 8s|9s x 5s\+4s) It \w+ .+\.$", said)


def test_every_command_is_in_the_help_and_answers(console: Console) -> None:
    typed = "?\nhelp\ncount\nsheet\ntable\n\nnonsense\nmoves\n\n"
    told = console.run(*START, typed=typed)
    short, full, count, sheet, table, empty, nonsense, _, numbers = answers(told)[:9]
    assert short.removeprefix("? ") == full.removeprefix("help ")
    for word in ("moves", "why", "hint", "undo", "count", "sheet", "table", "save", "quit"):
        assert f" {word} " in full
    assert "Cards and spades are counted at the end of the deal" in count
    assert "Everyone plays alone." in sheet
    assert "Classic Cassino" in sheet
    assert table == "table"
    assert told.out.count("── Classic Cassino · Deal 1 · Hand 1 of 6 · To 21 ──") == 2
    assert empty == "a move, such as 8s x 8d, 5c+3h or 3d+5c = 8 or Qd"
    assert nonsense.startswith("nonsense That is neither")
    assert numbers == "A number from the list, or a move such as 8s x 5c+3h."


def test_save_writes_the_record_so_far_once(console: Console, tmp_path: Path) -> None:
    place = tmp_path / "so-far.cassino"
    told = console.run(*START, typed=f"Tc\nsave {place}\nsave {place}\nsave\nsave /proc/x/y\n")
    # Without spaces: where a line is broken depends on how long the folder's name is.
    _, saved, again, needs, cannot = ("".join(each.split()) for each in answers(told)[:5])
    assert saved.endswith("so-far.cassino.")
    assert "Thereisafile" in again
    assert needs == "saveSaymore,asin:savematch.cassino"
    assert "/proc/x/y" in cannot
    record = parse_record(place.read_text("utf-8"))
    assert [move.text for move in record.deals[0].moves] == ["Tc"]


def test_undo_goes_back_to_ones_own_turn_before(console: Console) -> None:
    asked = ("play", "--variant", "royal", "--seed", "u", "--name", "Ann")
    told = console.run(*asked, typed="undo\nmoves\n1\nundo\nundo\nmoves\n1\nquit\n")
    said = answers(told)
    assert said[0] == "undo There is nothing to take back."
    assert said[2].startswith("1 You ")
    assert said[3].startswith("undo You took a move back.")
    assert said[4] == "undo There is nothing to take back."
    screens = [part.split("Your move:")[0] for part in told.out.split("── Royal Cassino")[1:]]
    assert screens[0] == screens[1] == screens[3] == screens[4]
    assert screens[2] != screens[0]
    (save,) = (console.home / "saves").glob("*.cassino")
    record = parse_record(save.read_text("utf-8"))
    assert record.tag("Undo") == "yes"
    assert len(record.deals[0].moves) == 3


def test_nothing_is_taken_back_once_another_person_has_played(console: Console) -> None:
    told = console.run(*START, typed="Tc\nundo\n")
    assert answers(told)[1] == "undo There is nothing to take back."


def test_hands_are_shown_to_their_owners_alone(console: Console, hand: list[str]) -> None:
    told = console.run(*START, "--plain", typed="10\n")
    first, second = told.out.split("Your move: ")[:2]
    assert all(card in first for card in hand)
    shown = second.split("Your hand: ")[1]
    assert not any(card in shown for card in hand)
    assert "Ann" not in told.out.split("Your hand: ")[1].split("Your move: ")[0]


@pytest.mark.parametrize("word", ["mo", "moves", "MOVES", "Mov"])
def test_words_may_be_cut_short(console: Console, word: str) -> None:
    assert "Your moves: 1 " in answers(console.run(*START, typed=f"{word}\n"))[0]


@pytest.mark.parametrize("letter", ["q", "Q", "k", "a", "t", "j"])
def test_letter_by_itself_is_a_card(console: Console, letter: str) -> None:
    said = answers(console.run(*START, typed=f"{letter}\n"))[0]
    assert "neither" not in said


def test_bytes_that_are_no_text_end_nothing(console: Console) -> None:
    told = console.run(*START, typed=b"\xff\xfe\n\x00\nTc\nquit\n")
    assert told.status == 0
    assert "trails 10♣" in told.out


def test_end_of_lines_says_how_to_go_on(console: Console) -> None:
    told = console.run(*START, typed="Tc\n")
    (save,) = (console.home / "saves").glob("*.cassino")
    assert told.lines[-2:] == [f"Saved to {save}.", "Go on with: cassino play --resume"]


@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize("language", ["cs", "da", "ja", "sw"])
def test_table_speaks_every_language(console: Console, game: str, language: str) -> None:
    told = console.run(
        "play", "--variant", game, "--seed", "l", "--language", language,
        typed="moves\nhint\ncount\n1\nmoves\n1\n",
    )  # fmt: skip
    assert (told.status, told.err) == (0, "")
