"""What has happened, as lines that somebody may read."""

from __future__ import annotations

from collections.abc import Iterator

from cassino.cli.terminal.sittings import Progress
from cassino.cli.terminal.style import Style
from cassino.rules import DealScored
from cassino.words import say_event


def told_lines(style: Style, progress: Progress, you: int | None, since: int) -> Iterator[str]:
    """What has happened since, as the person in a seat (None: a watcher) may know it.

    Args:
        style: how the person wants it.
        progress: the match.
        you: the person's seat.
        since: how many happenings the person knows already.
    """
    people = progress.sitting.people(you)
    for happening in progress.told[since:]:
        event = happening.event
        if not isinstance(event, DealScored):
            line = say_event(style.language, event, people, happening.before)
            yield from style.wrap(f"  {line}", "    ")
