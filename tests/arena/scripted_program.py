"""A program that has one answer to every word: ``python scripted_program.py JSON``.

When told the legal moves, it plays the first.
"""

import json
import sys


def main() -> None:
    answers = {"cassino": "cassinook 1", "variant": "variantok", "isready": "readyok"}
    answers |= json.loads(sys.argv[1])
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        told = f"bestmove {json.loads(rest)['moves'][0]}" if word == "moves" else answers.get(word)
        if told is not None:
            sys.stdout.write(f"{told}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
