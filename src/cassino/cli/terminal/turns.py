"""One turn of a person: what is typed, and what is answered until it is a move."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Final

from cassino.agents import hint
from cassino.cards import Card
from cassino.cli.errors import CommandError
from cassino.cli.rules_text import sheet_lines
from cassino.cli.terminal.drawing import draw_table
from cassino.cli.terminal.files import refuse_existing, write_whole
from cassino.cli.terminal.fronts import Answer, Leave, Undo
from cassino.cli.terminal.lines import Typist
from cassino.cli.terminal.players import player_lines
from cassino.cli.terminal.scenes import scene_of_view
from cassino.cli.terminal.sittings import Progress
from cassino.cli.text_width import padded, width_of, wrapped
from cassino.notation import AmbiguousMove, NotationError, format_move, format_record
from cassino.notation.short_forms import find_move
from cassino.rules import IllegalMove, Move, Refusal, legal_moves, turn_of, view_of
from cassino.words import card_sign, say_move, say_refusal, say_typed_fault, say_with

LISTED: Final = 40
"""The most moves that are listed at once."""

_COUNTED: Final = 2000
_SHORTEST_WORD: Final = 2


class PersonsTurn:
    """Answers what a person types until it is a move, or the end."""

    def __init__(self, typist: Typist, progress: Progress, seat: int) -> None:
        """Begin the turn of a seat."""
        position = progress.position
        assert position is not None
        self.typist = typist
        self.style = typist.style
        self.progress = progress
        self.view = view_of(position, seat)
        self.listed: list[Move] = []
        self.commands: dict[str, Callable[[str], Answer | None]] = {
            "moves": self._moves,
            "why": self._why,
            "hint": self._hint,
            "undo": lambda _rest: Undo(),
            "count": self._count,
            "sheet": self._sheet,
            "table": self._table,
            "save": self._save,
            "help": self._help,
            "quit": lambda _rest: Leave(),
        }

    def ask(self) -> Answer:
        """Read lines until one is an answer; without more lines the match is left."""
        prompt = f"{self.style.say('terminal-prompt')}:"
        while (line := self.typist.read(prompt)) is not None:
            answer = self._answer(line)
            if answer is not None:
                return answer
        return Leave()

    def _answer(self, line: str) -> Answer | None:
        if line == "":
            self.typist.say("terminal-choose-number" if self.listed else "terminal-help-move")
            return None
        word, _, rest = line.partition(" ")
        command = self._command(word)
        if command is not None:
            return command(rest.strip())
        number = line.removeprefix("#")
        if number.isascii() and number.isdecimal() and (self.listed or line != number):
            return self._numbered(number)
        return self._typed(line)

    def _command(self, word: str) -> Callable[[str], Answer | None] | None:
        """The command that a word, or its beginning, means."""
        if word == "?":
            return self._help
        if len(word) < _SHORTEST_WORD or not (word.isascii() and word.isalpha()):
            return None
        fitting = [name for name in self.commands if name.startswith(word.lower())]
        return self.commands[fitting[0]] if len(fitting) == 1 else None

    def _numbered(self, number: str) -> Move | None:
        """The move of a number in the list."""
        at = int(number[:6])
        if 1 <= at <= len(self.listed):
            return self.listed[at - 1]
        self.typist.say("terminal-not-a-number", number=at)
        return None

    def _typed(self, text: str) -> Move | None:
        """The move that a text means, or what is wrong with it."""
        try:
            return find_move(self.view, text)
        except AmbiguousMove as several:
            self._list([find_move(self.view, each) for each in several.candidates[:LISTED]])
        except IllegalMove as wrong:
            self._refuse(wrong.refusal)
        except NotationError as wrong:
            self.typist.say("terminal-not-understood")
            said = say_typed_fault(self.style.language, wrong)
            self.typist.show(*self.style.wrap(f"  {said}", "  "))
        return None

    def _refuse(self, refused: Refusal) -> None:
        reason = say_refusal(self.style.language, refused)
        rule = self.style.say("refusal-rule", rule=refused.rule)
        self.typist.show(*self.style.wrap(f"{reason} ({rule})"))

    def _list(self, moves: list[Move]) -> None:
        """Show moves with numbers by which they can be chosen."""
        self.typist.say("terminal-ambiguous")
        self._number(moves)

    def _number(self, moves: list[Move]) -> None:
        self.listed = moves
        turn = turn_of(self.view)
        texts = [format_move(self.view, move) for move in moves]
        column = max(map(len, texts), default=0)
        for at, (move, text) in enumerate(zip(moves, texts, strict=True), start=1):
            said = self.style.fit(say_move(self.style.language, turn, move, brief=True))
            line = f"{at:3}  {text:{column}}  {said}"
            is_wide = width_of(line) > self.style.width
            self.typist.show(*self.style.wrap(f"{at:3}  {text}" if is_wide else line, "     "))

    def _moves(self, rest: str) -> None:
        """List the moves, or those of the card that is named."""
        moves = (move for move in legal_moves(self.view) if _is_of(move, rest))
        first = list(islice(moves, LISTED))
        if not first:
            self.typist.say("terminal-moves-none")
            return
        self.typist.say("terminal-moves")
        self._number(first)
        more = sum(1 for _ in islice(moves, _COUNTED + 1))
        if more > _COUNTED:
            self.typist.say("terminal-moves-many", count=_COUNTED)
        elif more:
            self.typist.say("terminal-moves-more", count=more)

    def _why(self, rest: str) -> None:
        """Say whether a move is legal, and if not why."""
        if not rest:
            self.typist.say("terminal-command-needs", example="why 8s x 5c")
        elif self._typed(rest) is not None:
            self.typist.say("terminal-legal")

    def _hint(self, _rest: str) -> None:
        """Say what a good move would be, and why."""
        found = hint(self.view, deep=True)
        self.typist.say("hint-move", move=format_move(self.view, found.move))
        for reason in found.reasons:
            told = {
                name: card_sign(value) if isinstance(value, Card) else value
                for name, value in reason.arguments.items()
            }
            said = say_with(self.style.language, reason.message, told)
            self.typist.show(*self.style.wrap(f"  {said}", "  "))

    def _count(self, _rest: str) -> None:
        """Show what everybody may know of what has been taken."""
        names = self.progress.sitting.names
        scene = scene_of_view(self.view, names, len(self.progress.deals))
        self.typist.show(*player_lines(self.style, scene))
        self.typist.say("terminal-count-secret")

    def _sheet(self, _rest: str) -> None:
        """Show the rules of this table."""
        sitting = self.progress.sitting
        for line in sheet_lines(self.style.language, sitting.variant, self.style.width):
            self.typist.show(self.style.fit(line))
        partners = "true" if sitting.partners else "false"
        self.typist.say(f"sheet-partners-{partners}")

    def _table(self, _rest: str) -> None:
        """Show the table again."""
        names = self.progress.sitting.names
        scene = scene_of_view(self.view, names, len(self.progress.deals))
        self.typist.show(*draw_table(self.style, scene))

    def _save(self, rest: str) -> None:
        """Write the record, as far as it goes, to a file."""
        if not rest:
            self.typist.say("terminal-command-needs", example="save match.cassino")
            return
        try:
            refuse_existing(Path(rest))
            write_whole(Path(rest), format_record(self.progress.record()))
        except CommandError as wrong:
            is_there = wrong.code == "file/exists"
            self.typist.say(f"terminal-file-{'exists' if is_there else 'unwritable'}", file=rest)
        else:
            self.typist.say("terminal-saved", file=rest)

    def _help(self, _rest: str) -> None:
        """Show what can be typed."""
        self.typist.say("terminal-help")
        file = self.style.say("terminal-help-file")
        commands = [(typed.replace("FILE", file), about) for typed, about in _HELP]
        column = max(width_of(typed) for typed, _ in commands) + 1
        for typed, about in commands:
            said = self.style.say(f"terminal-help-{about}")
            first, *rest = wrapped(said, self.style.width - column - 2)
            self.typist.show(f"  {padded(typed, column)}{first}")
            self.typist.show(*(" " * (column + 2) + each for each in rest))
        self.typist.show(*self.style.wrap(f"  {self.style.say('terminal-help-short')}", "  "))


_HELP: Final = (
    ("8s x 8d", "move"),
    ("12", "number"),
    ("moves", "moves"),
    ("why 8s", "why"),
    ("hint", "hint"),
    ("undo", "undo"),
    ("count", "count"),
    ("sheet", "rules"),
    ("table", "table"),
    ("save FILE", "save"),
    ("quit", "quit"),
)


def _is_of(move: Move, named: str) -> bool:
    """Whether a move plays the card that is named, by its rank alone or with its suit."""
    text = move.card.text.lower()
    wanted = named.lower().replace("10", "t")
    for symbol, letter in zip("♣♦♥♠", "cdhs", strict=True):
        wanted = wanted.replace(symbol, letter)
    return wanted in ("", text, text[0])
