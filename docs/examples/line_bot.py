"""A program that plays Cassino by the line protocol: it takes as many cards as it can.

Usage: cassino arena greedy "exec:python line_bot.py"

Needs nothing but the standard library. It asks the referee for the legal moves, so it needs no
rules of its own; a stronger program would read the position and think.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from zlib import crc32


def greeting() -> Iterator[str]:
    """Who we are, and that we speak version 1."""
    yield "id name Many Cards 1.0"
    yield "id author anybody"
    yield "option " + json.dumps({"name": "Equal", "type": "choice", "values": ["first", "any"]})
    yield "cassinook 1"


def worth(move: str) -> int:
    """How many cards a move takes; a build is worth less than any capture, a trail nothing."""
    if " x " in move:
        return 10 * sum(move.count(suit) for suit in "cdhs")
    return 5 if "=" in move else 0


def answers(lines: Iterable[str]) -> Iterator[str]:
    """What to say to each line of the host."""
    question, equals = "", "any"
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if word == "cassino":
            yield from greeting()
        elif word == "setoption":
            equals = rest.partition(" ")[2]
        elif word == "variant":
            yield "variantok"  # any game will do: the referee knows its rules
        elif word == "isready":
            yield "readyok"
        elif word == "go":
            question = rest
            yield "moves"
        elif word == "moves":
            moves = json.loads(rest)["moves"]
            best = max(map(worth, moves))
            equal = [move for move in moves if worth(move) == best]
            # The question's seed draws, so the same question always gets the same answer.
            drawn = 0 if equals == "first" else crc32(question.encode()) % len(equal)
            yield f"bestmove {equal[drawn]}"
        elif word == "quit":
            return


if __name__ == "__main__":
    for answer in answers(sys.stdin):
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()
