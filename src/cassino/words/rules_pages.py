"""The long rules pages of the four games: which text stands where, and what fills it in.

Words are in the catalogues (topics ``page-…``); points, targets and the like come from the
variant, so that a page can't say anything else than the rules do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias, assert_never

from cassino.rules import Variant, hands_in_deal
from cassino.words import rules_examples as shown
from cassino.words.catalogues import Argument, say, say_with
from cassino.words.languages import Language
from cassino.words.rules_examples import Example
from cassino.words.sheet import say_switch


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Listing:
    """Things one under the other."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """An example with its cards."""

    text: str
    example: Example


@dataclass(frozen=True, slots=True)
class Points:
    """What is counted, each item with its points."""

    rows: tuple[tuple[str, int], ...]


Part: TypeAlias = Paragraph | Listing | Shown | Points


@dataclass(frozen=True, slots=True)
class Section:
    """Parts under a heading; ``anchor`` is the same in every language."""

    heading: str
    anchor: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class _Table:
    """Where the table of points stands."""


_Source: TypeAlias = str | tuple[str, ...] | Example | _Table
_Page: TypeAlias = tuple[tuple[str, tuple[_Source, ...]], ...]

_POINTS: Final = _Table()
_HOUSE: Final = "common-house-agree"
_DEAL: Final = (
    *("common-deal-chance", "common-deal-first"),
    *("common-deal-more", "common-deal-turns"),
)
_GROUPS: Final = (
    *("common-building-groups", shown.BUILD_GROUPS),
    *("common-building-say", "common-building-owner"),
)
_RAISE: Final = ("common-building-raise", shown.BUILD_RAISE, "common-building-add")
_OWE: Final = ("common-owe-trail", shown.OWE, "common-owe-card", "common-owe-cards")
_COUNTING: Final = ("common-counting-piles", _POINTS, "common-counting-ties")
_WINNING: Final = ("common-winning-target", "common-winning-several")
_FREE: Final = ("common-taking-build", "common-taking-free", "common-taking-pile")


def _numbered(stem: str, last: int) -> tuple[str, ...]:
    """The messages ``stem-1``, ``stem-2`` … up to the last."""
    return tuple(f"{stem}-{number}" for number in range(1, last + 1))


_CLASSIC: Final[_Page] = (
    ("idea", (*_numbered("classic-idea", 2), "common-idea-players")),
    ("deal", _DEAL),
    ("values", ("classic-values-1",)),
    ("turn", ("common-turn-one",)),
    (
        "taking",
        (
            *("common-taking-groups", shown.TAKE, shown.TAKE_ONCE),
            *("classic-taking-1", shown.TAKE_FACE),
            *_FREE,
        ),
    ),
    (
        "building",
        (
            *("common-building-new", shown.BUILD, "classic-building-1"),
            *_GROUPS,
            *_RAISE,
            *("common-building-fixed", shown.BUILD_FIXED),
        ),
    ),
    ("owe", (*_OWE, "common-owe-stuck", "common-owe-free")),
    ("sweeps", ("classic-sweeps-1",)),
    ("end", ("common-end-left",)),
    ("counting", _COUNTING),
    ("winning", _WINNING),
    (
        "house",
        (
            _HOUSE,
            (
                *_numbered("classic-house", 3),
                *("common-house-raise-others", "common-house-owner-trails"),
            ),
        ),
    ),
    ("hints", (_numbered("classic-hints", 3),)),
)

_ROYAL: Final[_Page] = (
    ("idea", (*_numbered("royal-idea", 2), "common-idea-players")),
    ("deal", _DEAL),
    ("values", ("common-values-royal", "common-values-aces")),
    ("turn", ("common-turn-one",)),
    (
        "taking",
        (
            *("common-taking-groups", shown.TAKE_ONCE),
            *("common-taking-faces", "royal-taking-1", shown.TAKE_QUEENS, shown.TAKE_ACE),
            *_FREE,
        ),
    ),
    (
        "building",
        (
            *("common-building-new", shown.BUILD, "common-building-up-to"),
            *_GROUPS,
            *_RAISE,
            *("common-building-fixed", "royal-building-1"),
        ),
    ),
    ("owe", (*_OWE, "royal-owe-1", "common-owe-stuck", "common-owe-free")),
    ("sweeps", ("common-sweeps-point", "common-sweeps-face-up", "royal-sweeps-1")),
    ("end", ("common-end-left",)),
    ("counting", (*_COUNTING, "common-counting-total", "royal-counting-1")),
    ("winning", _numbered("royal-winning", 2)),
    (
        "house",
        (
            _HOUSE,
            (
                *_numbered("royal-house", 3),
                *("common-house-raise-others", "common-house-highest"),
            ),
        ),
    ),
    ("hints", (_numbered("royal-hints", 3),)),
)

_DANISH: Final[_Page] = (
    ("idea", _numbered("danish-idea", 3)),
    ("deal", ("common-deal-chance", "danish-deal-1", "common-deal-more", "danish-deal-2")),
    ("values", _numbered("danish-values", 2)),
    ("turn", ("common-turn-one",)),
    (
        "taking",
        (
            *("common-taking-groups", shown.TAKE),
            *("common-taking-faces", shown.TAKE_SIXTEEN),
            *("danish-taking-1", shown.TAKE_ALL),
            *_FREE[:2],
        ),
    ),
    (
        "building",
        (
            *("common-building-new", shown.BUILD, "common-building-up-to"),
            *_GROUPS,
            *("danish-building-1", shown.BUILD_RAISE),
            *("danish-building-2", shown.BUILD_MORE, "common-building-fixed"),
        ),
    ),
    (
        "owe",
        ("danish-owe-1", shown.OWE_TAKE, "danish-owe-2", "common-owe-card", "danish-owe-3"),
    ),
    ("sweeps", ("danish-sweeps-1", "common-sweeps-face-up", "danish-sweeps-2")),
    ("end", ("common-end-left", "danish-end-1")),
    (
        "counting",
        ("danish-counting-1", _POINTS, "common-counting-ties", "common-counting-total"),
    ),
    ("winning", _WINNING),
    ("house", (_HOUSE, _numbered("danish-house", 4))),
    ("hints", (_numbered("danish-hints", 3),)),
)

_DOMINICAN: Final[_Page] = (
    ("idea", _numbered("dominican-idea", 3)),
    ("deal", ("common-deal-chance", "dominican-deal-1", "common-deal-more", "dominican-deal-2")),
    ("values", ("common-values-royal", "common-values-aces")),
    ("turn", ("common-turn-one",)),
    (
        "taking",
        (
            *("common-taking-groups", "common-taking-faces", shown.TAKE_JACK),
            *("dominican-taking-1", shown.TAKE_EQUALS),
            *("dominican-taking-2", shown.TAKE_EQUAL_ACE),
            *("common-taking-build", "common-taking-pile"),
        ),
    ),
    (
        "building",
        (
            *("common-building-new", shown.BUILD),
            *("common-building-up-to", "dominican-building-1"),
            *_GROUPS,
            *("dominican-building-2", shown.BUILD_OWN),
            *("common-building-add", "common-building-fixed"),
        ),
    ),
    ("owe", (*_OWE, "dominican-owe-1", "common-owe-stuck", "common-owe-free")),
    (
        "sweeps",
        ("common-sweeps-point", "common-sweeps-face-up", *_numbered("dominican-sweeps", 2)),
    ),
    ("end", ("common-end-left",)),
    ("counting", (*_COUNTING, "common-counting-total")),
    ("winning", _numbered("dominican-winning", 4)),
    ("house", (_HOUSE, (*_numbered("dominican-house", 4), "common-house-owner-trails"))),
    ("hints", (_numbered("dominican-hints", 3),)),
)

_PAGES: Final[Mapping[str, _Page]] = MappingProxyType(
    {"classic": _CLASSIC, "royal": _ROYAL, "danish": _DANISH, "dominican": _DOMINICAN}
)

GAME_WITH_PAGE: Final[Mapping[str, str]] = MappingProxyType(
    {
        **{game: game for game in _PAGES},
        "royal_na": "royal",
        "swedish": "royal",
        "finnish": "royal",
        "laistokasino": "royal",
        "byggkasino": "royal",
        "spade": "classic",
        "draw": "classic",
    }
)
"""Of every preset the game with a page that it is, or that it comes from."""

_COUNTED: Final = (
    "most_cards",
    "most_spades",
    "each_spade",
    "jack_of_spades",
    "big_casino",
    "little_casino",
    "ace",
    "last_capture_point",
)


def rules_page(language: Language, variant: Variant) -> tuple[Section, ...]:
    """The long page of a game; empty for the relatives, which are told by their sheets.

    >>> from cassino.rules import variant
    >>> [each.anchor for each in rules_page(Language.EN, variant("royal"))][:3]
    ['idea', 'deal', 'values']
    >>> rules_page(Language.EN, variant("swedish"))
    ()
    """
    facts = _facts(variant)
    return tuple(
        Section(
            say(language, f"page-common-head-{anchor}"),
            anchor,
            tuple(_part(language, variant, source, facts) for source in sources),
        )
        for anchor, sources in _PAGES.get(variant.preset, ())
    )


def _part(
    language: Language, variant: Variant, source: _Source, facts: Mapping[str, Argument]
) -> Part:
    match source:
        case str():
            return Paragraph(say_with(language, f"page-{source}", facts))
        case tuple():
            return Listing(tuple(say_with(language, f"page-{each}", facts) for each in source))
        case Example():
            return Shown(say_with(language, f"page-{source.message}", facts), source)
        case _Table():
            return Points(tuple(_point_rows(language, variant)))
        case _:
            assert_never(source)


def _point_rows(language: Language, variant: Variant) -> Iterator[tuple[str, int]]:
    """What scores, in the order of the rules sheet; what scores nothing is left out."""
    for name in _COUNTED:
        points: int = getattr(variant.scoring, name)
        if points:
            yield say_switch(language, name), points
    if variant.sweep.sweep_points:
        yield say(language, "page-common-each-sweep"), variant.sweep.sweep_points


def _facts(variant: Variant) -> dict[str, Argument]:
    """What the pages say in numbers: points, targets, hands in a deal."""
    scoring, target = variant.scoring, variant.match.target
    once = (scoring.most_cards, scoring.most_spades, scoring.big_casino, scoring.little_casino)
    return {
        "target": target,
        "low": target - 3,
        "middle": target - 2,
        "near": target - 1,
        "two": hands_in_deal(variant, 2),
        "three": hands_in_deal(variant, 3),
        "four": hands_in_deal(variant, 4),
        "highest": max(values[-1] for values in variant.values.build if values),
        "total": sum(once) + 4 * scoring.ace + scoring.last_capture_point,
        "last": scoring.last_capture_point,
        "sweep": variant.sweep.sweep_points,
        "blocked": variant.sweep.sweeps_blocked_from or target,
    }
