"""A program that has one answer to every word: ``python scripted_program.py JSON``.

When told the legal moves, it plays the first.
"""

import json
import sys

answers = {"cassino": "cassinook 1", "variant": "variantok", "isready": "readyok"}
answers |= json.loads(sys.argv[1])

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    answer = f"bestmove {json.loads(rest)['moves'][0]}" if word == "moves" else answers.get(word)
    if answer is not None:
        sys.stdout.write(answer + "\n")
        sys.stdout.flush()
