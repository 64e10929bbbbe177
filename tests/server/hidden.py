"""Cards that a seat can't know, looked for in everything that it was told."""

from cassino.cards import CardSet
from cassino.rules import Position
from cassino.table import Table
from tests.server.guests import Frame, Line
from tests.server.stores import texts_in


def _hidden_from(position: Position, seat: int | None) -> CardSet:
    """The cards that a seat or a watcher can't know."""
    hidden = CardSet.from_cards(position.stock)
    for at, hand in enumerate(position.hands):
        if at != seat:
            hidden |= hand
    return hidden


def _without_rules(frame: Frame) -> Frame:
    """A state without the parts that name cards whoever holds them: points, and the count."""
    view = {k: v for k, v in frame["view"].items() if k not in ("game", "count", "fair")}
    return frame | {"view": view}


def check_cards(tables: dict[int, Table], line: Line) -> int:
    """Looks for hidden cards in every state of a line; returns how many were looked through."""
    looked = 0
    for frame in line.frames:
        if frame["type"] != "state" or frame["view"]["phase"] != "playing":
            continue
        position = tables[frame["version"]].position
        assert position is not None
        seats = frame["view"]["you"]["seats"]
        texts = texts_in(_without_rules(frame))
        everything = " ".join(texts)
        for card in _hidden_from(position, seats[0] if seats else None):
            sign = str(card.text.replace("T", "10")[:-1]) + card.suit.symbol
            assert card.text not in texts, (card, frame)
            assert f" {sign}" not in f" {everything}".replace("+", " "), (card, frame)
        looked += 1
    return looked
