"""Move texts near legal ones: regrouped, a card more or less, another value, other brackets."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from random import Random

from cassino.cards import FULL_DECK
from cassino.notation import format_groups
from cassino.rules import Layout

SPOILT_A_TEXT = 6


@dataclass(frozen=True)
class Parts:
    """A move text in pieces; a bracketed build is one item of its group."""

    card: str
    mark: str
    groups: tuple[tuple[str, ...], ...] = ()
    value: str = ""

    def written(self) -> str:
        """The text of the pieces."""
        if self.mark == "trail":
            return self.card
        if self.mark == "capture":
            stated = f"={self.value}" if self.value else ""
            return f"{self.card}{stated} x {_joined(self.groups)}"
        first, *others = self.groups
        return f"{_joined(((self.card, *first), *others))} = {self.value}"


def _joined(groups: Iterable[Iterable[str]]) -> str:
    return ", ".join("+".join(items) for items in groups)


def parts_of(text: str) -> Parts:
    """A canonical move text in pieces; the played card's own items are its first group."""
    if " x " in text:
        played, taken = text.split(" x ")
        card, _, value = played.partition("=")
        return Parts(card, "capture", _split(taken), value)
    if " = " in text:
        made, value = text.split(" = ")
        (card, *beside), *others = _split(made)
        return Parts(card, "build", (tuple(beside), *others), value)
    return Parts(text, "trail")


def _split(text: str) -> tuple[tuple[str, ...], ...]:
    """The groups of a text as items; a plus inside brackets doesn't part items."""
    groups: list[tuple[str, ...]] = []
    for group in text.split(", "):
        items: list[str] = []
        for piece in group.split("+"):
            if items and items[-1].count("[") > items[-1].count("]"):
                items[-1] += f"+{piece}"
            else:
                items.append(piece)
        groups.append(tuple(items))
    return tuple(groups)


@dataclass
class Spoiler:
    """Changes the pieces of a text in one of the ways people get a move wrong."""

    rng: Random
    at: Layout
    ways: list[Callable[[Parts], Parts]] = field(init=False)

    def __post_init__(self) -> None:
        self.ways = [
            self.without_an_item,
            self.with_an_item,
            self.with_an_item_twice,
            self.with_an_item_moved,
            self.with_groups_joined,
            self.with_a_group_parted,
            self.in_another_order,
            self.at_another_value,
            self.with_another_card,
            self.with_builds_named_otherwise,
            self.as_another_kind,
            self.clearing_the_table,
        ]

    def spoil(self, parts: Parts) -> Parts:
        """The pieces with one thing changed, if there was anything to change."""
        return self.rng.choice(self.ways)(parts)

    def _things(self) -> list[str]:
        builds = [f"[{format_groups(build.groups)}]" for build in self.at.builds]
        return [*(card.text for card in self.at.loose), *builds] or ["As"]

    def _place(self, parts: Parts) -> tuple[int, int] | None:
        places = [(g, i) for g, items in enumerate(parts.groups) for i in range(len(items))]
        return self.rng.choice(places) if places else None

    def without_an_item(self, parts: Parts) -> Parts:
        place = self._place(parts)
        return parts if place is None else _tidy(_removed(parts, place))

    def with_an_item(self, parts: Parts) -> Parts:
        return self._put(parts, self.rng.choice(self._things()))

    def with_an_item_twice(self, parts: Parts) -> Parts:
        place = self._place(parts)
        return parts if place is None else self._put(parts, parts.groups[place[0]][place[1]])

    def with_an_item_moved(self, parts: Parts) -> Parts:
        place = self._place(parts)
        if place is None:
            return parts
        return _tidy(self._put(_removed(parts, place), parts.groups[place[0]][place[1]]))

    def _put(self, parts: Parts, item: str) -> Parts:
        """The item in some group, or as a group of its own."""
        groups = list(parts.groups)
        place = self.rng.randint(0, len(groups))
        if place == len(groups):
            groups.append((item,))
        else:
            groups[place] = (*groups[place], item)
        return replace(parts, groups=tuple(groups), mark=_mark(parts))

    def with_groups_joined(self, parts: Parts) -> Parts:
        if len(parts.groups) < 2:
            return parts
        first, *rest = parts.groups
        place = self.rng.randrange(len(rest))
        joined = (*first, *rest.pop(place))
        return replace(parts, groups=(joined, *rest))

    def with_a_group_parted(self, parts: Parts) -> Parts:
        long = [g for g, items in enumerate(parts.groups) if len(items) > 1]
        if not long:
            return parts
        chosen = self.rng.choice(long)
        items = parts.groups[chosen]
        cut = self.rng.randrange(1, len(items))
        others = parts.groups[chosen + 1 :]
        return replace(parts, groups=(*parts.groups[:chosen], items[:cut], items[cut:], *others))

    def in_another_order(self, parts: Parts) -> Parts:
        groups = [tuple(self.rng.sample(items, len(items))) for items in parts.groups]
        first = 1 if parts.mark == "build" else 0
        rest = groups[first:]
        self.rng.shuffle(rest)
        return replace(parts, groups=(*groups[:first], *rest))

    def at_another_value(self, parts: Parts) -> Parts:
        if parts.mark == "trail":
            return parts
        near = abs(int(parts.value or 8) + self.rng.choice((-1, 1)))
        values = [str(near), str(self.rng.randint(0, 17))]
        if parts.mark == "capture":
            values.append("")
        return replace(parts, value=self.rng.choice(values))

    def with_another_card(self, parts: Parts) -> Parts:
        return replace(parts, card=self.rng.choice([card.text for card in FULL_DECK]))

    def with_builds_named_otherwise(self, parts: Parts) -> Parts:
        return replace(
            parts,
            groups=tuple(tuple(map(self._named_otherwise, items)) for items in parts.groups),
        )

    def _named_otherwise(self, item: str) -> str:
        """A build by one of its cards, or without brackets; a card in brackets now and then."""
        if not item.startswith("["):
            return f"[{item}]" if self.rng.random() < 0.2 else item
        named = item.strip("[]").replace("|", "+").split("+")
        bare = "+".join(named)
        return bare if self.rng.random() < 0.3 else f"[{self.rng.choice(named)}]"

    def as_another_kind(self, parts: Parts) -> Parts:
        if parts.mark == "capture":
            value = parts.value or str(self.rng.randint(1, 14))
            return replace(parts, mark="build", groups=((), *parts.groups), value=value)
        if parts.mark == "build":
            taken = tuple(filter(None, parts.groups))
            return replace(parts, mark="capture" if taken else "trail", groups=taken, value="")
        return replace(parts, mark="capture", groups=((self.rng.choice(self._things()),),))

    def clearing_the_table(self, parts: Parts) -> Parts:
        card = "5s" if self.rng.random() < 0.5 else parts.card
        return Parts(card, "capture", (("*",),), parts.value if parts.mark == "capture" else "")


def _mark(parts: Parts) -> str:
    """A trail to which a table card came is a capture."""
    return "capture" if parts.mark == "trail" else parts.mark


def _removed(parts: Parts, place: tuple[int, int]) -> Parts:
    group, item = place
    items = parts.groups[group]
    left = (*items[:item], *items[item + 1 :])
    return replace(parts, groups=(*parts.groups[:group], left, *parts.groups[group + 1 :]))


def _tidy(parts: Parts) -> Parts:
    """Without empty groups, but for the played card's own; a capture of nothing is a trail."""
    if parts.mark == "build":
        return replace(parts, groups=(parts.groups[0], *filter(None, parts.groups[1:])))
    groups = tuple(filter(None, parts.groups))
    return replace(parts, groups=groups) if groups else Parts(parts.card, "trail")


def spoilt_texts(rng: Random, at: Layout, text: str) -> Iterator[str]:
    """Some texts near this one, one or two changes away."""
    spoiler = Spoiler(rng, at)
    for _ in range(SPOILT_A_TEXT):
        parts = parts_of(text)
        for _ in range(rng.randint(1, 2)):
            if parts.groups != (("*",),):
                parts = spoiler.spoil(parts)
        yield parts.written()
