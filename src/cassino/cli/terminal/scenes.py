"""What a table looks like to somebody: the layout, the hands that may be seen, the names."""

from __future__ import annotations

from dataclasses import dataclass

from cassino.cards import NO_CARDS, CardSet
from cassino.rules import Layout, PlayerView, Position


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as it is drawn.

    ``you`` is the seat of whoever looks, None for a watcher. ``shown`` are the hands that may be
    seen, ``held`` how many cards every seat holds, ``deal`` the number of the deal.
    """

    layout: Layout
    names: tuple[str, ...]
    you: int | None
    shown: tuple[CardSet, ...]
    held: tuple[int, ...]
    stock: int
    deal: int


def scene_of_view(view: PlayerView, names: tuple[str, ...], deal: int) -> Scene:
    """What one seat, or a watcher, sees."""
    held = tuple(len(view.known[seat]) + view.hidden[seat] for seat in range(view.seats))
    return Scene(view, names, view.seat, view.known, held, view.stock_size, deal)


def scene_of_position(position: Position, names: tuple[str, ...], deal: int) -> Scene:
    """The table with all hands open, as in a replay."""
    held = tuple(map(len, position.hands))
    return Scene(position, names, None, position.hands, held, len(position.stock), deal)


def hidden_hands(scene: Scene) -> Scene:
    """The same table with no hand to be seen."""
    none = (NO_CARDS,) * len(scene.held)
    return Scene(scene.layout, scene.names, None, none, scene.held, scene.stock, scene.deal)
