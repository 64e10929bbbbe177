"""The command at a real terminal: menu, hidden hands, keys, interruptions, colours."""

import re
import signal
from pathlib import Path

import pytest

from cassino.notation import parse_record
from cassino.rules import variant
from tests.cli.console import Terminal, program
from tests.cli.scripts import script_of

PROMPT = "Your move: "
RECORD = Path(__file__).with_name("match.cassino")


def save_of(home: Path) -> Path:
    (save,) = (home / "saves").glob("*.cassino")
    return save


def test_enter_takes_what_the_menu_offers(home: Path) -> None:
    terminal = Terminal(home, "play")
    menu = terminal.wait_for("Which game? [classic] ")
    assert "  2 royal: Royal Cassino. " in menu
    terminal.type("")
    terminal.wait_for("How many players? [2] ")
    terminal.type("")
    levels = terminal.wait_for("Against which computer? [easy] ")
    assert "  6 master" in levels
    terminal.type("")
    terminal.wait_for("Your name? [Player] ")
    terminal.type("")
    terminal.wait_for("Classic Cassino, 2 players, to 21 points. Type ? for help.")
    terminal.wait_for(PROMPT)
    terminal.type("quit")
    assert terminal.end() == 0
    record = parse_record(save_of(home).read_text("utf-8"))
    assert record.names == ("Player", "Computer")


def test_menu_takes_names_numbers_and_beginnings(home: Path) -> None:
    terminal = Terminal(home, "play")
    terminal.wait_for("Which game?")
    terminal.type("bridge")
    terminal.wait_for("Please choose one of: classic, royal, ")
    terminal.wait_for("Which game?")
    terminal.type("dom")
    terminal.wait_for("How many players?")
    terminal.type("4")
    terminal.wait_for("Two against two? [yes] ")
    terminal.type("no")
    terminal.wait_for("Against which computer?")
    terminal.type("1")
    terminal.wait_for("Your name?")
    terminal.type("Žofie")
    terminal.wait_for(PROMPT)
    terminal.type("quit")
    assert terminal.end() == 0
    record = parse_record(save_of(home).read_text("utf-8"))
    assert record.variant.preset == "dominican"
    assert (record.seats, record.partners) == (4, False)
    assert record.names == ("Žofie", "Computer 1", "Computer 2", "Computer 3")
    assert 'Players "person" "beginner" "beginner" "beginner"' in save_of(home).read_text("utf-8")


def test_menu_offers_the_match_that_waits(home: Path) -> None:
    program(home, "play", "--variant", "royal", "--seed", "w", typed="")
    terminal = Terminal(home, "play")
    terminal.wait_for("A match is waiting. Go on with it? [yes] ")
    terminal.type("")
    terminal.wait_for("Royal Cassino, 2 players")
    terminal.wait_for(PROMPT)
    terminal.type("quit")
    assert terminal.end() == 0
    other = Terminal(home, "play")
    other.wait_for("Go on with it?")
    other.type("no")
    other.wait_for("Which game?")
    other.press("\x04")
    assert other.end() == 0


def test_interruption_is_quiet_and_nothing_is_lost(home: Path) -> None:
    terminal = Terminal(home, "play", "--variant", "royal", "--seed", "c")
    terminal.wait_for(PROMPT)
    terminal.type("moves", "1")
    terminal.wait_for(PROMPT)
    terminal.wait_for(PROMPT)
    terminal.press("\x03")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.raw
    assert "KeyboardInterrupt" not in terminal.raw
    assert len(parse_record(save_of(home).read_text("utf-8")).deals[0].moves) >= 2


def test_end_of_file_key_leaves_and_says_how_to_go_on(home: Path) -> None:
    terminal = Terminal(home, "play", "--variant", "royal", "--seed", "c")
    terminal.wait_for(PROMPT)
    terminal.press("\x04")
    assert terminal.end() == 0
    assert "Go on with: cassino play --resume" in terminal.seen


def test_hand_is_hidden_until_its_owner_sits_down(home: Path) -> None:
    names = ("--name", "Ann", "--name", "Bob")
    terminal = Terminal(
        home, "play", "--variant", "classic", "--seed", "a", "--humans", "2", *names
    )
    before = terminal.wait_for("Pass the keyboard to Bob and press Enter.")
    assert "Jd" not in before
    assert "J♦" not in before
    terminal.type("")
    assert "J♦" in terminal.wait_for(PROMPT)
    terminal.type("Tc")
    hidden = terminal.wait_for("Pass the keyboard to Ann and press Enter.")
    assert "\x1b[2J\x1b[3J\x1b[H" in terminal.raw
    assert "J♦" not in hidden.split("Table")[-1]
    terminal.type("")
    shown = terminal.wait_for(PROMPT)
    assert "Bob trails 10♣." in shown
    terminal.press("\x04")
    assert terminal.end() == 0


def test_next_deal_waits_for_enter(home: Path) -> None:
    script = script_of(variant("classic"), "enter", deals=2)
    asked = ("play", "--variant", "classic", "--seed", "enter", "--humans", "2")
    terminal = Terminal(home, *asked)
    for move in script.deals[0]:
        terminal.wait_for("press Enter.")
        terminal.type("")
        terminal.wait_for(PROMPT)
        terminal.type(move)
    counted = terminal.wait_for("Press Enter for the next deal.")
    assert "Nobody has won yet, so another deal follows." in counted
    assert "Big Cassino" in counted
    terminal.type("")
    assert "Deal 2" in terminal.wait_for(PROMPT)
    terminal.press("\x04")
    assert terminal.end() == 0


def test_match_left_at_the_count_goes_on_with_the_next_deal(home: Path) -> None:
    script = script_of(variant("classic"), "enter", deals=1)
    asked = ("play", "--variant", "classic", "--seed", "enter", "--humans", "2")
    terminal = Terminal(home, *asked)
    for move in script.deals[0]:
        terminal.wait_for("press Enter.")
        terminal.type("")
        terminal.wait_for(PROMPT)
        terminal.type(move)
    terminal.wait_for("Press Enter for the next deal.")
    terminal.press("\x04")
    assert terminal.end() == 0
    (deal,) = parse_record(save_of(home).read_text("utf-8")).deals
    assert tuple(move.text for move in deal.moves) == script.deals[0]
    again = Terminal(home, "play", "--resume")
    again.wait_for("Deal 2")
    again.wait_for("press Enter.")
    again.press("\x04")
    assert again.end() == 0


def test_replay_step_by_step(home: Path) -> None:
    terminal = Terminal(home, "replay", str(RECORD), "--delay", "0")
    terminal.wait_for("Step 1 of 98 (n, p, g N, play, q): ")
    terminal.type("n")
    assert "2. Deal 1, move 1  9c" in terminal.wait_for("Step 2 of 98")
    terminal.type("")
    terminal.wait_for("Step 3 of 98")
    terminal.type("p")
    terminal.wait_for("Step 2 of 98")
    terminal.type("g 97")
    terminal.wait_for("Step 97 of 98")
    terminal.type("1000")
    assert "North 10" not in terminal.wait_for("Step 98 of 98")
    terminal.type("n")
    terminal.wait_for("Step 98 of 98")
    terminal.type("g 90")
    terminal.wait_for("Step 90 of 98")
    terminal.type("play")
    run = terminal.wait_for("Step 98 of 98")
    assert [f"{place}. Deal 2" in run for place in range(90, 99)] == [False, *[True] * 8]
    assert "98. Deal 2, move 48  3s" in run
    terminal.type("q")
    assert terminal.end() == 0


def test_replay_that_runs_is_paused_by_enter(home: Path) -> None:
    terminal = Terminal(home, "replay", str(RECORD), "--delay", "0.4")
    terminal.wait_for("Step 1 of 98")
    terminal.type("play")
    terminal.wait_for("4. Deal 1, move 3")
    terminal.type("")
    paused = terminal.wait_for("Step ")
    place = int(terminal.wait_for(" of 98").split()[0])
    assert 4 <= place < 20
    assert f"{place + 1}. Deal" not in paused
    terminal.type("q")
    assert terminal.end() == 0


@pytest.mark.parametrize("typed", ["q", "quit", "\x04"])
def test_replay_can_be_left(home: Path, typed: str) -> None:
    terminal = Terminal(home, "replay", str(RECORD))
    terminal.wait_for("Step 1 of 98")
    if typed == "\x04":
        terminal.press(typed)
    else:
        terminal.type(typed)
    assert terminal.end() == 0


@pytest.mark.parametrize(
    ("flags", "environment", "coloured"),
    [
        ([], {}, True),
        ([], {"NO_COLOR": "1"}, False),
        ([], {"NO_COLOR": ""}, True),
        ([], {"TERM": "dumb"}, False),
        (["--no-color"], {}, False),
        (["--color"], {"NO_COLOR": "1"}, True),
    ],
)
def test_colours(home: Path, flags: list[str], environment: dict[str, str], coloured: bool) -> None:
    asked = ("play", "--variant", "royal", "--seed", "c", "--dealer", "1", *flags)
    terminal = Terminal(home, *asked, environment=environment)
    terminal.wait_for(PROMPT)
    terminal.type("quit")
    assert terminal.end() == 0
    assert bool(re.search(r"\x1b\[(1|31|32|94)m(10|[2-9AJQK])[♠♥♦♣]", terminal.raw)) is coloured


def test_kill_in_mid_deal_and_go_on_from_the_same_position(home: Path) -> None:
    """Whatever was played is there again, and what was not yet played isn't."""
    asked = ("play", "--variant", "royal", "--seed", "kill", "--dealer", "1")
    terminal = Terminal(home, *asked)
    screen = terminal.wait_for(PROMPT)
    for _ in range(5):
        terminal.type("moves", "1")
        terminal.wait_for("Your moves:")
        terminal.wait_for("── Royal Cassino")
        screen = terminal.wait_for(PROMPT)
    terminal.type("moves")
    terminal.wait_for(PROMPT)
    terminal.kill()
    assert terminal.process.returncode == -signal.SIGKILL
    again = Terminal(home, "play", "--resume")
    again.wait_for("── Royal Cassino")
    assert again.wait_for(PROMPT) == screen
    again.type("quit")
    assert again.end() == 0
