"""Running a match: whose turn it is, what is kept, what is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import assert_never

from cassino.cli.terminal.computers import choose_move
from cassino.cli.terminal.files import held
from cassino.cli.terminal.fronts import Front, Leave, Undo
from cassino.cli.terminal.saves import begin_save, finish, keep, newest_save
from cassino.cli.terminal.sittings import PERSON, Progress
from cassino.rules import Add, Capture, NewBuild, Raise, Trail


class Game:
    """A match being played, kept after every play."""

    def __init__(self, front: Front, save: Path, record: Path | None) -> None:
        """Show it there, keep it there, and put its record there at the end."""
        self.front = front
        self.save = save
        self.record = record
        self.asked: list[Progress] = []

    def run(self, steps: Sequence[Progress]) -> None:
        """Play on from the last of these steps of a match until it is over or left."""
        with held(self.save):
            self._play(steps)

    def _play(self, steps: Sequence[Progress]) -> None:
        progress = steps[-1]
        self.asked = [step for step in steps[:-1] if _is_persons_turn(step)]
        begin_save(self.save, progress.sitting)
        self.front.begin(progress, self._known(progress))
        while progress.match.winner is None:
            went_on = self._go_on(progress)
            if went_on is None:
                self.front.leave(self.save, is_newest=newest_save() == self.save)
                return
            progress = went_on
        self.front.end(progress, finish(self.save, progress, self.record))

    def _known(self, progress: Progress) -> int:
        """How much the person who goes on knew at their last turn."""
        position = progress.position
        turns = [p for p in self.asked if position and _turn(p) == position.turn]
        return len(turns[-1].told) if turns else 0

    def _go_on(self, progress: Progress) -> Progress | None:
        """The match after its next step; None when it is left."""
        if progress.position is None:
            return self._kept(progress.begin_deal())
        if not _is_persons_turn(progress):
            return self._after(progress.make(choose_move(progress)))
        self.asked.append(progress)
        answer = self.front.ask(progress)
        match answer:
            case Leave():
                return None
            case Undo():
                return self._undo()
            case Trail() | Capture() | NewBuild() | Raise() | Add():
                return self._after(progress.make(answer))
            case _:
                assert_never(answer)

    def _kept(self, progress: Progress) -> Progress:
        keep(self.save, progress)
        self.front.follow(progress)
        return progress

    def _after(self, progress: Progress) -> Progress | None:
        """Keep what was played; count the deal when that was its end."""
        self._kept(progress)
        if progress.position is None and self.front.count(progress) is not None:
            return None
        return progress

    def _undo(self) -> Progress:
        """Back to the turn before this one, if it was the same person's in the same deal."""
        now = self.asked.pop()
        if self.asked and _is_same_turn(self.asked[-1], now):
            back = replace(self.asked.pop(), with_undo=True)
            keep(self.save, back)
            self.front.undone(back)
            return back
        self.front.undone(None)
        return now


def _turn(progress: Progress) -> int | None:
    return None if progress.position is None else progress.position.turn


def _is_persons_turn(progress: Progress) -> bool:
    turn = _turn(progress)
    return turn is not None and progress.sitting.players[turn] == PERSON


def _is_same_turn(before: Progress, now: Progress) -> bool:
    same_deal = before.match.deal_number == now.match.deal_number
    return same_deal and _turn(before) == _turn(now)
