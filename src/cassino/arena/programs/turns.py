"""One turn of a program: it is shown the table, thinks on a clock, and is told why not."""

from __future__ import annotations

from itertools import islice
from time import monotonic
from typing import Final

from cassino.agents import Budget
from cassino.arena.programs.children import Child
from cassino.arena.programs.faults import REFUSALS, Fault, Wrong
from cassino.arena.programs.protocol import compact, go_line, position_line
from cassino.arena.programs.sessions import MOST_LINES, Terms
from cassino.notation import NotationError, format_move, read_move
from cassino.rules import Move, PlayerView, legal_moves
from cassino.words import SOURCE, say_refusal

LISTED: Final = 1000
"""Most moves that ``moves`` is answered with."""
_SHOWN: Final = 100


class Turn:
    """Asks a program for one move."""

    def __init__(self, child: Child, view: PlayerView, budget: Budget, terms: Terms) -> None:
        """Take what the turn needs; ``take`` asks."""
        self._child = child
        self._view = view
        self._budget = budget
        self._terms = terms
        self._refused = 0
        self._unknown = 0

    def take(self, seed: int) -> Move:
        """The program's move.

        Raises:
            Fault: when it gave none, was refused too often, or broke the protocol.
        """
        thinking = self._thinking
        self._say(position_line(self._view), monotonic() + thinking)
        self._say(go_line(self._budget, seed), monotonic() + thinking)
        deadline, is_stopped = monotonic() + thinking, False
        for _ in range(MOST_LINES):
            line = self._child.receive(deadline)
            if line is None and not is_stopped:
                deadline, is_stopped = deadline + self._terms.grace, True
                self._say("stop", deadline)
            elif line is None:
                over = f"{thinking:g} seconds and {self._terms.grace:g} of grace"
                raise Fault(Wrong.TIME, f"no move within {over}")
            else:
                move = self._answer(line, deadline)
                if move is not None:
                    return move
        raise Fault(Wrong.FLOOD, f"{MOST_LINES} lines without a move")

    @property
    def _thinking(self) -> float:
        """The seconds that the program may think."""
        time = self._budget.milliseconds
        return self._terms.patience if time is None else time / 1000

    def _say(self, line: str, deadline: float) -> None:
        self._child.send(line, deadline + self._terms.grace)

    def _answer(self, line: str, deadline: float) -> Move | None:
        """The move of a line, if it has a legal one; else the referee says what is to be said."""
        word, _, rest = line.strip().partition(" ")
        match word:
            case "bestmove":
                return self._judge(rest.strip(), deadline)
            case "moves":
                self._list(deadline)
            case "info" | "":
                pass
            case _:
                self._wonder(word, deadline)
        return None

    def _judge(self, text: str, deadline: float) -> Move | None:
        """The move when it is legal; else its refusal is said, and after some it is a fault."""
        told: dict[str, object] = {"move": text[:_SHOWN]}
        try:
            reading = read_move(self._view, text)
        except NotationError as wrong:
            told |= {"code": wrong.code, "rule": None, "sentence": str(wrong)}
        else:
            refused = reading.refusal
            if refused is None:
                return reading.move
            sentence = say_refusal(SOURCE, refused)
            told |= {"code": refused.code, "rule": refused.rule, "sentence": sentence}
        self._refused += 1
        self._say(f"refused {compact(told)}", deadline)
        if self._refused == REFUSALS:
            last = f"{told['move']!a}: {told['sentence']}"
            raise Fault(Wrong.ILLEGAL, f"{REFUSALS} moves refused, the last {last}")
        return None

    def _list(self, deadline: float) -> None:
        moves = legal_moves(self._view)
        texts = [format_move(self._view, move) for move in islice(moves, LISTED)]
        complete = next(moves, None) is None
        self._say(f"moves {compact({'moves': texts, 'complete': complete})}", deadline)

    def _wonder(self, word: str, deadline: float) -> None:
        """Say once a turn that a word means nothing here."""
        if not self._unknown:
            shown = "".join(sign for sign in word[:40] if sign.isprintable())
            self._say(f"error engine/unknown-word {shown!r} means nothing here", deadline)
        self._unknown += 1


def stand_in(view: PlayerView) -> Move:
    """What the referee plays for a program that gave no move: the first legal move.

    >>> from cassino.rules import deal, variant, view_of
    >>> stand_in(view_of(deal(variant(), seed="a"), 1)) in legal_moves(deal(variant(), seed="a"))
    True
    """
    return next(legal_moves(view))
