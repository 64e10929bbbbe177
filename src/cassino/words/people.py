"""Who a sentence is about: seats and sides by name, and the reader as "you"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cassino.words.catalogues import say
from cassino.words.languages import Language


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of a sentence.

    ``who`` is "you" for the reader, "ours" for the reader with a partner (``name`` is then the
    partner's), "pair" for two others (``name`` names both), else "one".
    """

    who: str
    name: str


@dataclass(frozen=True, slots=True)
class People:
    """The names of the seats in order, the reader's seat (None for a watcher), and partnership."""

    names: Sequence[str]
    you: int | None
    partners: bool = False

    def seat(self, seat: int) -> Subject:
        """A seat as a subject."""
        return Subject("you" if seat == self.you else "one", self.names[seat])

    def side(self, language: Language, side: int) -> Subject:
        """A side as a subject; partners sit opposite each other."""
        if not self.partners:
            return self.seat(side)
        first, second = side, side + 2
        if self.you in (first, second):
            return Subject("ours", self.names[second if self.you == first else first])
        both = say(language, "pair", first=self.names[first], second=self.names[second])
        return Subject("pair", both)


def say_players(language: Language, names: Sequence[str | None]) -> tuple[str, ...]:
    """What the seats are called: several computers and people without a name are numbered.

    Args:
        language: the reader's language.
        names: by seat; empty for somebody who gave no name, None for a computer.

    >>> say_players(Language.EN, ("Anna", "", None))
    ('Anna', 'Player 2', 'Computer')
    """
    computers = [at for at, name in enumerate(names) if name is None]

    def called(at: int, name: str | None) -> str:
        if name is not None:
            return name or say(language, "seat-player", number=at + 1)
        if len(computers) == 1:
            return say(language, "seat-computer")
        return say(language, "seat-computer-numbered", number=computers.index(at) + 1)

    return tuple(called(at, name) for at, name in enumerate(names))


def say_side(language: Language, side: int, people: People) -> str:
    """A side by name, for a heading: "You", "Anna", "You and Anna", "Anna and Karel".

    >>> four = People(("Me", "Anna", "Karel", "Yuki"), 0, partners=True)
    >>> say_side(Language.EN, 0, four), say_side(Language.EN, 1, four)
    ('You and Karel', 'Anna and Yuki')
    """
    about = people.side(language, side)
    return say(language, "side", who=about.who, name=about.name)
