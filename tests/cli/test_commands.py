"""What the commands say besides moves, checks and counts: rules, decks, records, proofs, help."""

import json
import resource
import signal
import subprocess
import sys
from enum import StrEnum
from pathlib import Path

import pytest

import cassino
from cassino.cli.command_line import COMMANDS
from cassino.notation import parse_record
from cassino.rules import PRESETS, SWITCHES, shuffled_deck, variant
from cassino.rules.switches import Choice, Number, Text, YesNo
from cassino.table.shuffles import commitment_of, seed_text
from tests.cli.console import ENVIRONMENT, Console, program
from tests.cli.positions import POSITION

RECORD = Path(__file__).with_name("match.cassino")


def another_setting(name: str) -> str:
    """A setting of a switch that ``classic`` doesn't have."""
    switch = SWITCHES[name]
    match switch.domain:
        case YesNo():
            return "no" if switch.default else "yes"
        case Choice(kind):
            words: list[StrEnum] = list(kind.__members__.values())
            return next(word.value for word in words if word != switch.default)
        case Number(least, most):
            return str(most if switch.default != most else least)
        case Text():
            return "A14"


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_has_an_option(console: Console, name: str) -> None:
    option = "--" + name.replace("_", "-")
    told = console.run("rules", "classic", option, another_setting(name), "--json")
    sheet = json.loads(told.out)
    expected = variant("classic", **{name: another_setting(name)}).setting(name)
    assert sheet["options"] == {name: expected}
    assert [line["switch"] for line in sheet["lines"] if line["differs"]] == [name]


def test_sheet_marks_what_differs(console: Console) -> None:
    plain = console.run("rules", "royal").lines
    house = console.run("rules", "royal", "--raise-own", "no").lines
    assert plain[0] == "Royal Cassino"
    assert house[0] == "Royal Cassino with house rules"
    assert not [line for line in plain if line.startswith("  * ")]
    (marked,) = [line for line in house if line.startswith("  * ")]
    assert marked == "  * House rule: You may raise only other players' builds. [CL27, X21]"


@pytest.mark.parametrize("game", PRESETS)
def test_sheet_of_every_game_names_its_rules(console: Console, game: str) -> None:
    told = console.run("rules", game)
    assert told.status == 0
    assert max(map(len, told.lines)) <= 80
    named = [rule for switch in SWITCHES.values() for rule in switch.rules]
    assert [rule for rule in named if rule not in told.out] == []


def test_rules_alone_lists_the_games(console: Console) -> None:
    assert [line.split()[0] for line in console.run("rules").lines] == list(PRESETS)
    listed = json.loads(console.run("rules", "--json").out)["games"]
    assert [game["variant"] for game in listed] == list(PRESETS)
    switched = console.run("rules", "--target", "31").lines
    assert switched[0] == "Classic Cassino with house rules"


def test_sheet_in_another_language(console: Console) -> None:
    danish = console.run("rules", "danish", "--language", "da").out
    assert danish.splitlines()[0] == "Dansk kasino"


def test_deck_of_a_seed(console: Console) -> None:
    told = console.run("deal", "--seed", "cassino")
    assert told.out.split() == [card.text for card in shuffled_deck("cassino")]
    third = console.run("deal", "--seed", "cassino", "--deal", "3")
    assert third.out == console.run("deal", "--seed", "cassino/3").out


@pytest.mark.parametrize(("game", "seats"), [("danish", 3), ("dominican", 4), ("draw", 2)])
def test_deal_shown_gives_every_card_once(console: Console, game: str, seats: int) -> None:
    asked = ("deal", "--seed", "x", "--variant", game, "--seats", str(seats), "--dealer", "1")
    told = json.loads(console.run(*asked, "--show", "--json").out)
    cards = [card for hand in told["hands"] for seat in hand["seats"] for card in seat]
    cards += [card for hand in told["hands"] for card in hand.get("table", [])]
    cards += [card for hand in told["hands"] for card in hand.get("stock", [])]
    assert sorted(cards) == sorted(told["deck"])
    assert len(told["hands"][0]["table"]) == 4
    shown = console.run(*asked, "--show").out
    first = " ".join(told["hands"][0]["seats"][0])
    assert f"seat 0: {first}" in shown


def test_verify_says_what_is_proved(console: Console) -> None:
    assert console.run("verify", str(RECORD)).lines == [
        "deal 1: the deck follows from its seed; 48 legal moves; 9-2",
        "deal 2: the deck follows from its seed; 48 legal moves; 3-8",
        "result: 12-10; side 0 has won",
    ]
    proof = json.loads(console.run("verify", str(RECORD), "--json").out)
    assert proof["result"] == [12, 10]
    assert proof["winner"] == 0
    assert [deal["deck"] for deal in proof["deals"]] == ["seed", "seed"]


def test_verify_knows_a_deck_without_a_seed(console: Console) -> None:
    text = RECORD.read_text(encoding="utf-8").replace('[Seed "spoil/1"]\n', "")
    first, second, _ = console.run("verify", "-", typed=text).lines
    assert first.startswith("deal 1: the deck is known only as recorded; ")
    assert second.startswith("deal 2: the deck follows from its seed; ")


def test_verify_holds_a_deck_against_what_was_fixed_before_the_deal(console: Console) -> None:
    salts = ((0, "rain"), (1, ""))
    deck = " ".join(card.text for card in shuffled_deck(seed_text("ab", salts)))
    tags = [
        f'[Commitment "{commitment_of("ab", (0, 1))}"]',
        '[Secret "ab"]',
        '[Salts "0:rain" "1:"]',
        f'[Deck "{deck}"]',
        '[Dealer "0"]',
    ]
    head = '[Variant "classic"]\n[Options ""]\n[Seats "2"]\n'
    text = head + "\n".join(tags) + '\n\n[Result "*"]\n'
    told = console.run("verify", "-", typed=text)
    assert told.lines[0] == (
        "deal 1: the deck is the one that was fixed before the deal; 0 legal moves; not over"
    )
    for old, new, why in (
        ("0:rain", "0:snow", "the deck isn't the one that was fixed"),
        ('"ab"', '"cd"', "the deck isn't the one that was fixed"),
        ("0:rain", "rain", "a salt is written seat:salt"),
    ):
        wrong = console.run("verify", "-", typed=text.replace(old, new))
        assert wrong.status == 2
        assert wrong.err.rstrip().endswith(why)


def test_error_of_a_record_names_deal_move_and_reason(console: Console) -> None:
    text = RECORD.read_text(encoding="utf-8").replace("2. 3d   6d+4d = 10", "2. 3d   6d+4d = 11")
    told = console.run("verify", "-", typed=text)
    assert told.err == (
        "cassino: record/invalid: line 12, deal 1, move 4: '6d+4d = 11': build/group-sum (CL21)\n"
    )


def test_replay_shows_every_step_and_who_had_which_hand(console: Console) -> None:
    told = console.run("replay", str(RECORD), "--ascii")
    places = [line for line in told.lines if ". Deal " in line]
    assert len(places) == 98
    assert places[0] == "1. Deal 1"
    assert places[2] == "3. Deal 1, move 2  Ah+9c = 10"
    assert told.out.isascii()
    deck = parse_record(RECORD.read_text(encoding="utf-8")).deals[0].deck
    first = ", ".join(card.text for card in (deck[4], deck[5], deck[10], deck[11]))
    assert f"1 South: {first.replace('T', '10')}" in told.lines


def test_replay_for_programs(console: Console) -> None:
    steps = [json.loads(line) for line in console.run("replay", str(RECORD), "--json").lines]
    assert [step["step"] for step in steps] == list(range(1, 99))
    assert steps[1]["move"] == "9c"
    assert steps[0]["position"]["hands"][1] == ["Qs", "9c", "3d", "2h"]
    assert steps[48]["count"]["scores"] == [9, 2]
    assert len(steps[48]["hands"]) == 6
    assert steps[-1]["position"] is None


def test_help_of_every_command(console: Console) -> None:
    listed = console.run("--help")
    assert listed.status == 0
    for name in COMMANDS:
        assert f"  {name} " in listed.out
        told = console.run(name, "-h")
        assert told.status == 0
        assert told.out.startswith(f"Usage: cassino {name} ")


def test_help_of_play_names_every_switch_with_its_settings(console: Console) -> None:
    shown = " ".join(console.run("play", "--help").out.split())
    for name, switch in SWITCHES.items():
        assert f"--{name.replace('_', '-')} VALUE" in shown
        assert switch.domain.expected.split(",")[0].split(" or ")[0] in shown


def test_version_is_told_at_once(home: Path) -> None:
    """In less than 150 ms: it's the processor's time that counts, the machine may be busy."""
    costs: list[float] = []
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        told = program(home, "--version")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        costs.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        assert told.out == f"cassino {cassino.__version__}\n"
    assert min(costs) < 0.15


def test_commands_are_loaded_only_when_they_are_called(console: Console) -> None:
    assert console.run("--version").out == f"cassino {cassino.__version__}\n"
    asked = "import sys; from cassino.cli.command_line import run; run(['--version'])\n"
    asked += "print([name for name in sys.modules if name.startswith('cassino.')])"
    loaded = subprocess.run(
        [sys.executable, "-c", asked], env=ENVIRONMENT, capture_output=True, text=True, check=True
    ).stdout
    assert "cassino.cli.command_line" in loaded
    assert "cassino.rules" not in loaded
    assert "cassino.words" not in loaded
    assert "cassino.cli.commands" not in loaded


def test_answers_come_line_by_line(home: Path) -> None:
    """A program may wait for each answer before it asks again."""
    asked = json.dumps(POSITION) + "\n"
    with subprocess.Popen(
        [sys.executable, "-m", "cassino", "moves"],
        env={**ENVIRONMENT, "CASSINO_HOME": str(home)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(asked)
            process.stdin.flush()
            assert "moves" in json.loads(process.stdout.readline())
        process.stdin.close()
        assert process.wait(30) == 0


def test_interruption_while_waiting_is_quiet(home: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "cassino", "moves"],
        env={**ENVIRONMENT, "CASSINO_HOME": str(home)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write("{}\n")
        process.stdin.flush()
        assert process.stdout.readline().startswith('{"error"')
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert (process.stdout.read() + process.stderr.read()).strip() == ""


def test_reader_that_goes_away_ends_it_without_a_word() -> None:
    line = "yes '{}' | " + f"{sys.executable} -m cassino moves 2>&1 | head -n 2"
    told = subprocess.run(
        ["bash", "-c", line + '; echo "${PIPESTATUS[1]}"'],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=240,
        check=True,
    )
    *answers, status = told.stdout.splitlines()
    assert len(answers) == 2
    assert all(line.startswith('{"error": ') for line in answers)
    assert status == "0"
    assert told.stderr == ""


def test_fault_of_the_program_is_one_line_too(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("out\nof order")

    monkeypatch.setattr("cassino.cli.answers.parse_position", fail)
    told = console.run("moves", typed=json.dumps(POSITION))
    assert told.status == 70
    assert told.err == "cassino: internal/fault: RuntimeError: out of order\n"
    monkeypatch.setenv("CASSINO_TRACEBACK", "1")
    with pytest.raises(RuntimeError):
        console.run("moves", typed=json.dumps(POSITION))


def test_options_alone_are_those_of_the_table_in_the_browser(console: Console) -> None:
    """The program's own stay its own, and a wrong one is named."""
    for words in (("--port", "99999"), ("serve", "--port", "99999")):
        told = console.run(*words)
        assert told.status == 2
        assert told.err.startswith("cassino: usage: Invalid value for '--port': 99999 is not")
    assert "No such option '--nonsense'" in console.run("--nonsense").err
    assert console.run("-h").lines == console.run("--help").lines
    assert console.run("--help").lines[0].startswith("Usage: cassino [OPTIONS] [COMMAND]")
