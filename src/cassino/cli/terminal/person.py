"""The table for people at a terminal: it is shown, they type, it answers."""

from __future__ import annotations

import shlex
from pathlib import Path

from cassino.cli.terminal.counts import count_lines, deals_lines
from cassino.cli.terminal.drawing import draw_table
from cassino.cli.terminal.fronts import Answer, Leave
from cassino.cli.terminal.lines import Typist
from cassino.cli.terminal.scenes import hidden_hands, scene_of_view
from cassino.cli.terminal.sittings import Progress
from cassino.cli.terminal.telling import told_lines
from cassino.cli.terminal.turns import PersonsTurn
from cassino.rules import view_of
from cassino.words import SOURCE, say_variant


class TerminalFront:
    """Shows a match to the people at this terminal."""

    def __init__(self, typist: Typist) -> None:
        """Show it with this typist."""
        self.typist = typist
        self.style = typist.style
        self.known: dict[int | None, int] = {}
        self.last_person: int | None = None

    def begin(self, progress: Progress, known: int) -> None:
        """Say which game is played."""
        sitting = progress.sitting
        self.known = dict.fromkeys((None, *range(sitting.seats)), known)
        self.last_person = sitting.reader
        game = say_variant(self.style.language, sitting.variant)
        self.typist.say(
            "terminal-welcome",
            game=game,
            seats=sitting.seats,
            target=sitting.variant.match.target,
        )

    def follow(self, progress: Progress) -> None:
        """Tell watchers at once; players are told when it is their turn."""
        if not progress.sitting.persons:
            self._tell(progress, None)

    def ask(self, progress: Progress) -> Answer:
        """Show the table to the person at the turn, and wait for a move."""
        position = progress.position
        assert position is not None
        seat = position.turn
        if seat != self.last_person and not self._pass_on(progress, seat):
            return Leave()
        self.last_person = seat
        self._tell(progress, seat)
        scene = scene_of_view(view_of(position, seat), progress.sitting.names, len(progress.deals))
        self.typist.show(*draw_table(self.style, scene))
        return PersonsTurn(self.typist, progress, seat).ask()

    def _pass_on(self, progress: Progress, seat: int) -> bool:
        """Hide the hand of whoever sat here and wait for the next person; False at the end."""
        self.typist.clear()
        if not self.typist.is_person:
            return True
        position = progress.position
        assert position is not None
        names = progress.sitting.names
        scene = hidden_hands(scene_of_view(view_of(position, None), names, len(progress.deals)))
        self.typist.show(*draw_table(self.style, scene))
        said = self.style.say("terminal-pass", name=progress.sitting.names[seat])
        return self.typist.read(said) is not None

    def undone(self, progress: Progress | None) -> None:
        """Say whether moves were taken back."""
        if progress is None:
            self.typist.say("undo-nothing")
            return
        self.known = {seat: min(at, len(progress.told)) for seat, at in self.known.items()}
        self.typist.say("undo-done-you")

    def count(self, progress: Progress) -> Leave | None:
        """Show the count of a deal, and wait for the next."""
        reader = progress.sitting.reader
        self._tell(progress, reader)
        self.known = dict.fromkeys(self.known, len(progress.told))
        people = progress.sitting.people(reader)
        self.typist.show("", *count_lines(self.style, progress.match, people), "")
        if progress.match.winner is not None or not progress.sitting.persons:
            return None
        if not self.typist.is_person:
            return None
        went_on = self.typist.read(self.style.say("terminal-next-deal"))
        return Leave() if went_on is None else None

    def end(self, progress: Progress, record: Path) -> None:
        """Show the match deal by deal, and where its record is."""
        people = progress.sitting.people(progress.sitting.reader)
        self.typist.show(*deals_lines(self.style, progress.match, people))
        self.typist.show(self.style.say("terminal-record", file=str(record)))

    def leave(self, save: Path, is_newest: bool) -> None:
        """Say where the match is kept, and how to go on with it."""
        self.typist.show(self.style.say("terminal-saved", file=str(save)))
        words = ["cassino", "play", "--resume", *([] if is_newest else [str(save)])]
        if self.style.language is not SOURCE:
            words += ["--language", self.style.language.value]
        self.typist.show(self.style.say("terminal-resume", command=shlex.join(words)))

    def _tell(self, progress: Progress, seat: int | None) -> None:
        """Tell what happened since the last turn of a seat."""
        self.typist.show(*told_lines(self.style, progress, seat, self.known[seat]))
        self.known[seat] = self.known[None] = len(progress.told)
