"""A program that plays well but for one fault: ``python bad_program.py FAULT``."""

import os
import signal
import sys
import time
from collections.abc import Callable

FAULT = sys.argv[1]


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


AT_START: dict[str, Callable[[], object]] = {
    "silent": hang,
    "exits": lambda: sys.exit(3),
    "closes": lambda: (os.close(1), hang()),
    "version": lambda: say("cassinook 2"),
    "endless-line": lambda: [sys.stdout.write("x" * 5000) for _ in range(1000)],
    "floods": flood,
}
AT_GO: dict[str, Callable[[], object]] = {
    "hangs": hang,
    "leaves": lambda: sys.exit(0),
    "crashes": lambda: os.kill(os.getpid(), signal.SIGSEGV),
    "garbage": lambda: (say("\x00\x1b[31m ?? 7"), say("%d"), hang()),
    "long-line": lambda: say("bestmove " + "9" * 70_000),
    "long-open-line": lambda: (sys.stdout.write("9" * 700_000), sys.stdout.flush(), hang()),
    "babbles": flood,
    "no-notation": lambda: [say("bestmove give me all") for _ in range(3)],
    "not-held": lambda: [say("bestmove Xx"), say("bestmove"), say("bestmove 8s x 8s")],
    "half-a-line": lambda: (sys.stdout.write("bestmo"), sys.stdout.flush(), hang()),
    "not-text": lambda: (sys.stdout.buffer.write(b"\xff\xfe\xfd\n"), sys.stdout.flush(), hang()),
}


def answer(word: str) -> None:
    if word == "cassino":
        AT_START.get(FAULT, lambda: None)()
        say("id name Bad")
        say("option not json")
        say('option ["a"]')
        say("cassinook 1")
    elif word == "variant":
        say("unsupported only bridge" if FAULT == "unsupported" else "variantok")
    elif word == "isready":
        if FAULT == "not-ready":
            hang()
        say("readyok")
    elif word == "go":
        if FAULT in AT_GO:
            AT_GO[FAULT]()
        else:
            say("moves")
    elif word == "moves":
        import json

        say("bestmove " + json.loads(LINE.partition(" ")[2])["moves"][0])
    elif word == "stop" and FAULT == "late":
        pass
    elif word == "quit" and FAULT == "stays":
        hang()


LINE = ""
for LINE in sys.stdin:
    answer(LINE.split()[0])
