"""A program that plays well but for one fault: ``python bad_program.py FAULT``."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable

FAULT = sys.argv[1] if __name__ == "__main__" else ""


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def hang() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(60)


def flood() -> None:
    while True:
        say("info deep in thought")


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def write_bytes(text: bytes) -> None:
    sys.stdout.buffer.write(text)
    sys.stdout.flush()


AT_START: dict[str, list[Callable[[], None]]] = {
    "silent": [hang],
    "exits": [lambda: sys.exit(3)],
    "closes": [lambda: os.close(1), hang],
    "version": [lambda: say("cassinook 2")],
    "endless-line": [lambda: write("x" * 5_000_000)],
    "floods": [flood],
}
AT_GO: dict[str, list[Callable[[], None]]] = {
    "hangs": [hang],
    "leaves": [lambda: sys.exit(0)],
    "crashes": [lambda: os.kill(os.getpid(), signal.SIGSEGV)],
    "garbage": [lambda: say("\x00\x1b[31m ?? 7"), lambda: say("%d"), hang],
    "long-line": [lambda: say("bestmove " + "9" * 70_000)],
    "long-open-line": [lambda: write("9" * 700_000), hang],
    "babbles": [flood],
    "no-notation": [lambda: say("bestmove give me all")] * 3,
    "not-held": [
        lambda: say("bestmove Xx"),
        lambda: say("bestmove"),
        lambda: say("bestmove 8s x 8s"),
    ],
    "half-a-line": [lambda: write("bestmo"), hang],
    "not-text": [lambda: write_bytes(b"\xff\xfe\xfd\n"), hang],
}


def greet() -> None:
    for do in AT_START.get(FAULT, ()):
        do()
    say("id name Bad")
    say("option not json")
    say('option ["a"]')
    say("cassinook 1")


def think(_rest: str) -> None:
    for do in AT_GO.get(FAULT, [lambda: say("moves")]):
        do()


ANSWERS: dict[str, Callable[[str], None]] = {
    "cassino": lambda _: greet(),
    "variant": lambda _: say("unsupported bridge" if FAULT == "unsupported" else "variantok"),
    "isready": lambda _: hang() if FAULT == "not-ready" else say("readyok"),
    "go": think,
    "moves": lambda rest: say("bestmove " + json.loads(rest)["moves"][0]),
    "quit": lambda _: hang() if FAULT == "stays" else None,
}

if __name__ == "__main__":
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word in ANSWERS:
            ANSWERS[word](rest)
