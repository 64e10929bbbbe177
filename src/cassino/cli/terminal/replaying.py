"""A record shown step by step, with all hands open."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import click

from cassino.cli.dealt import hands_of
from cassino.cli.terminal.counts import count_lines, deals_lines
from cassino.cli.terminal.drawing import draw_table
from cassino.cli.terminal.event_objects import count_object, event_object
from cassino.cli.terminal.lines import Typist
from cassino.cli.terminal.scenes import scene_of_position
from cassino.cli.terminal.sittings import Happening
from cassino.cli.terminal.style import Style
from cassino.notation import Record, Step, format_position, replay
from cassino.rules import DealScored, Position
from cassino.words import People, card_sign, join, say_event, say_players


@dataclass(frozen=True, slots=True)
class ShownStep:
    """A step of a record as it is shown.

    ``place`` counts the steps from 1; ``before`` is the position that the move was made in, None
    for a deal; ``is_last`` marks the last step of the record.
    """

    record: Record
    step: Step
    place: int
    before: Position | None
    is_last: bool

    @property
    def ends_deal(self) -> bool:
        """Whether this step ends a deal."""
        return any(isinstance(event, DealScored) for event in self.step.events)

    def lines(self, style: Style) -> list[str]:
        """The step for a person: what happened, then the table or the count."""
        names = say_players(style.language, self.record.people)
        people = People(names, None, self.record.partners)
        lines = list(self._told(style, people))
        position = self.step.match.position
        if position is not None:
            lines += draw_table(style, scene_of_position(position, names, self.step.deal))
        if self.ends_deal:
            lines += ["", *self._hands(style, names), ""]
            lines += count_lines(style, self.step.match, people)
        if self.is_last:
            lines += ["", *deals_lines(style, self.step.match, people)]
        return [*lines, ""]

    def _told(self, style: Style, people: People) -> Iterator[str]:
        step = self.step
        place = style.say("bar-deal", deal=step.deal)
        if step.move is not None:
            place = style.say("replay-place", deal=step.deal, move=step.number)
        yield style.strong(f"{self.place}. {place}  {step.text}".rstrip())
        for event in self.step.events:
            if not isinstance(event, DealScored):
                told = say_event(style.language, event, people, self.before)
                yield from style.wrap(f"  {told}", "    ")

    def _hands(self, style: Style, names: Sequence[str]) -> Iterator[str]:
        """Who was dealt which cards, hand after hand."""
        deal = self.record.deals[self.step.deal - 1]
        variant, seats = self.record.variant, self.record.seats
        for hand in hands_of(variant, seats, deal.dealer, deal.deck):
            for seat, cards in enumerate(hand.seats):
                shown = join(style.language, map(card_sign, cards))
                line = f"{hand.number} {names[seat]}: {shown}"
                yield from style.wrap(line, "    ")

    def as_object(self) -> dict[str, Any]:
        """The step for a program."""
        step = self.step
        happened = (Happening(event, self.before, step.deal) for event in step.events)
        told: dict[str, Any] = {
            "step": self.place,
            "deal": step.deal,
            "number": step.number,
            "move": step.text or None,
            "events": [event_object(each) for each in happened],
            "position": None,
        }
        if step.match.position is not None:
            told["position"] = format_position(step.match.position)
        if self.ends_deal:
            deal = self.record.deals[step.deal - 1]
            variant, seats = self.record.variant, self.record.seats
            hands = hands_of(variant, seats, deal.dealer, deal.deck)
            told["hands"] = [hand.as_object() for hand in hands]
            told["count"] = count_object(step.match.finished[-1], len(step.match.finished))
        return told


def replay_steps(record: Record) -> list[ShownStep]:
    """Every step of a record, all of them checked.

    Raises:
        RecordError: at the first thing that isn't right.
    """
    steps = list(replay(record))
    positions = [None, *(step.match.position for step in steps)]
    return [
        ShownStep(
            record,
            step,
            place,
            None if step.move is None else positions[place - 1],
            place == len(steps),
        )
        for place, step in enumerate(steps, start=1)
    ]


def print_steps(steps: Sequence[ShownStep]) -> None:
    """Print every step as an object on a line of its own."""
    for step in steps:
        click.echo(json.dumps(step.as_object(), ensure_ascii=False))


def step_through(typist: Typist, steps: Sequence[ShownStep], delay: float) -> None:
    """Show the steps one by one as a person asks for them, or one after another.

    Args:
        typist: shows and reads.
        steps: the steps of a record.
        delay: how many seconds each stays when they run by themselves.
    """
    at = 0
    while steps:
        typist.show(*steps[at].lines(typist.style))
        prompt = typist.style.say("terminal-replay", place=at + 1, places=len(steps))
        typed = typist.read(prompt)
        if typed is None or typed in ("q", "quit"):
            return
        at = _run(typist, steps, at, delay) if typed == "play" else _next(typed, at, len(steps))


def _run(typist: Typist, steps: Sequence[ShownStep], at: int, delay: float) -> int:
    """Show step after step; a line that is typed pauses at the one that is shown."""
    while at + 2 < len(steps):
        at += 1
        typist.show(*steps[at].lines(typist.style))
        if typist.wait(delay):
            return at
    return len(steps) - 1


def _next(typed: str, at: int, count: int) -> int:
    """Where to go on: back with p, to a step by its number, else to the next."""
    if typed.startswith("p"):
        return max(0, at - 1)
    number = typed.removeprefix("g").strip()
    if number.isascii() and number.isdecimal():
        return max(1, min(int(number[:6]), count)) - 1
    return min(at + 1, count - 1)
