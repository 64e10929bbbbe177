"""Who sat at the table of a record: people by name, or nameless, and computers."""

import pytest

from cassino.notation import Record
from cassino.rules import variant


@pytest.mark.parametrize(
    ("names", "players", "people"),
    [
        (("Ann", "easy"), ("person", "easy"), ("Ann", None)),
        (("", ""), ("person", "easy"), ("", None)),
        (("South", "North"), ("person", "easy"), ("South", "North")),
        (("person", "easy"), ("person",), ("person", "easy")),
        (("Ann", ""), (), ("Ann", "")),
        ((), ("hard", "person"), (None, "")),
    ],
)
def test_people(
    names: tuple[str, ...], players: tuple[str, ...], people: tuple[str | None, ...]
) -> None:
    tags = (("Place", ("home",)), ("Players", players))
    assert Record(variant(), 2, False, names, None, (), None, tags).people == people
