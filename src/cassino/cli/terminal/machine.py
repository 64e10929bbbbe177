"""The table for programs: one JSON object a line out, lines of text in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import click

from cassino.agents import hint
from cassino.cli.errors import CommandError, error_object
from cassino.cli.terminal.event_objects import count_object, event_object
from cassino.cli.terminal.fronts import Answer, Leave, Undo
from cassino.cli.terminal.lines import patient_input
from cassino.cli.terminal.sittings import Happening, Progress
from cassino.notation import AmbiguousMove, format_move, format_position
from cassino.notation.short_forms import find_move
from cassino.rules import IllegalMove, Move, PlayerView, legal_moves, options_of, view_of
from cassino.words import Language, say_event, say_refusal

_LISTED = 1000


class MachineFront:
    """Shows a match to a program.

    Out come objects with a ``type``: ``match``, ``event``, ``turn``, ``moves``, ``legal``,
    ``hint``, ``undone``, ``error``, ``count``, ``end``, ``left``. In go moves, and the words
    ``moves``, ``why MOVE``, ``hint``, ``undo`` and ``quit``; each ``turn`` waits for one move.
    """

    def __init__(self, language: Language) -> None:
        """Speak to a program; what is in words is in this language."""
        self.language = language
        self.lines = iter(patient_input() or ())
        self.known = 0

    def begin(self, progress: Progress, known: int) -> None:
        """Tell who plays what."""
        sitting = progress.sitting
        self.known = known
        self._tell(
            "match",
            variant=sitting.variant.preset,
            options=options_of(sitting.variant),
            seats=sitting.seats,
            partners=sitting.partners,
            names=list(sitting.names),
            players=list(sitting.players),
            dealer=sitting.dealer,
        )

    def follow(self, progress: Progress) -> None:
        """Tell what has happened."""
        for happening in progress.told[self.known :]:
            text = self._text(progress, happening)
            told = event_object(happening)
            self._tell("event", deal=happening.deal, **told, text=text)
        self.known = len(progress.told)

    def _text(self, progress: Progress, happening: Happening) -> str:
        people = progress.sitting.people(None)
        return say_event(self.language, happening.event, people, happening.before)

    def ask(self, progress: Progress) -> Answer:
        """Show the position to the seat at the turn, and read until there is a move."""
        position = progress.position
        assert position is not None
        view = view_of(position, position.turn)
        deal = len(progress.deals)
        self._tell("turn", deal=deal, seat=position.turn, position=format_position(view))
        for line in self.lines:
            answer = self._answer(view, line.strip())
            if answer is not None:
                return answer
        return Leave()

    def _answer(self, view: PlayerView, line: str) -> Answer | None:
        word, _, rest = line.partition(" ")
        match word:
            case "quit":
                return Leave()
            case "undo":
                return Undo()
            case "moves":
                self._moves(view)
            case "hint":
                self._hint(view)
            case "why":
                if self._find(view, rest) is not None:
                    self._tell("legal", move=rest)
            case _:
                return self._find(view, line)
        return None

    def _find(self, view: PlayerView, text: str) -> Move | None:
        try:
            return find_move(view, text)
        except IllegalMove as wrong:
            refused = wrong.refusal
            said = say_refusal(self.language, refused)
            self._tell("error", code=refused.code, rule=refused.rule, message=said)
        except AmbiguousMove as several:
            told = error_object(several)["error"]
            self._tell("error", **told, candidates=list(several.candidates))
        except ValueError as wrong:
            self._tell("error", **error_object(wrong)["error"])
        return None

    def _moves(self, view: PlayerView) -> None:
        moves: Iterator[Move] = legal_moves(view)
        texts = [format_move(view, move) for move in islice(moves, _LISTED)]
        self._tell("moves", moves=texts, complete=next(moves, None) is None)

    def _hint(self, view: PlayerView) -> None:
        found = hint(view)
        reasons = [reason.message.removeprefix("hint-why-") for reason in found.reasons]
        self._tell("hint", move=format_move(view, found.move), reasons=reasons)

    def undone(self, progress: Progress | None) -> None:
        """Tell whether moves were taken back."""
        if progress is None:
            wrong = CommandError("undo/nothing", "there is nothing to take back")
            self._tell("error", **error_object(wrong)["error"])
        else:
            self.known = len(progress.told)
            self._tell("undone")

    def count(self, progress: Progress) -> None:
        """Tell what a deal was worth."""
        number = len(progress.match.finished)
        click.echo(json.dumps(count_object(progress.match.finished[-1], number)))

    def end(self, progress: Progress, record: Path) -> None:
        """Tell who has won, and where the record is."""
        match = progress.match
        self._tell("end", result=list(match.scores), winner=match.winner, record=str(record))

    def leave(self, save: Path, is_newest: bool) -> None:  # noqa: ARG002
        """Tell where the match is kept."""
        self._tell("left", save=str(save))

    @staticmethod
    def _tell(kind: str, **told: object) -> None:
        click.echo(json.dumps({"type": kind, **told}, ensure_ascii=False))
