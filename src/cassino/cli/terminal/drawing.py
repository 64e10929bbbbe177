"""The table as it is drawn: who plays, what lies there, what you hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cassino.cards import CardSet
from cassino.cli.terminal.boxes import Box, framed, side_by_side
from cassino.cli.terminal.players import has_room_for_marks, player_lines
from cassino.cli.terminal.scenes import Scene
from cassino.cli.terminal.style import Style
from cassino.cli.text_width import cut, padded, width_of, wrapped
from cassino.rules import Build, hands_in_deal
from cassino.words import card_sign, join, say_variant, sum_sign

_CARD_WIDTH = 3


def draw_table(style: Style, scene: Scene) -> list[str]:
    """The whole table, as lines.

    Args:
        style: how the person wants it.
        scene: what the person may see.
    """
    return list(_framed(style, scene) if style.framed else _plain(style, scene))


def _framed(style: Style, scene: Scene) -> Iterator[str]:
    layout = scene.layout
    yield from _title_lines(style, heading(style, scene))
    yield from player_lines(style, scene)
    yield style.faint(style.say("heading-layout"))
    boxes = [_card_box(style, card_sign(card)) for card in layout.loose.high_to_low()]
    boxes += [_build_box(style, scene, build) for build in layout.builds]
    yield from side_by_side(boxes, style.width) or [f"  {style.say('terminal-empty')}"]
    for seat, hand in hands_to_show(scene):
        yield style.faint(_hand_title(style, scene, seat))
        cards = [_card_box(style, card_sign(card)) for card in hand.high_to_low()]
        yield from side_by_side(cards, style.width)


def _title_lines(style: Style, parts: list[str]) -> Iterator[str]:
    """The heading in a rule across the screen; on a narrow one all but the game below it."""
    mark = style.fit(" · ")
    title = mark.join(parts)
    if width_of(title) > style.width - 6:
        title = cut(parts[0], style.width - 6, style.fit("…"))
    yield f"── {style.strong(title)} {'─' * (style.width - width_of(title) - 4)}"
    if title != mark.join(parts):
        yield from style.wrap(mark.join(parts[1:]))


def heading(style: Style, scene: Scene) -> list[str]:
    """Where the match stands: the game, the deal, the hand, the target."""
    layout = scene.layout
    variant, hands = layout.variant, hands_in_deal(layout.variant, layout.seats)
    parts = [style.fit(say_variant(style.language, variant))]
    parts.append(style.say("bar-deal", deal=scene.deal))
    if variant.deal.refill:
        parts.append(style.say("bar-stock", count=scene.stock))
    elif layout.hand_number == hands:
        parts.append(style.say("bar-last"))
    else:
        parts.append(style.say("bar-hand", hand=layout.hand_number, hands=hands))
    parts.append(style.say("bar-target", target=variant.match.target))
    if not has_room_for_marks(style):
        dealer = owner_name(style, scene, layout.dealer)
        parts.append(f"{style.say('seat-dealer')}: {dealer}")
    return parts


def hands_to_show(scene: Scene) -> list[tuple[int, CardSet]]:
    """The hands that may be seen, by seat; those without cards are left out."""
    return [(seat, hand) for seat, hand in enumerate(scene.shown) if hand]


def _hand_title(style: Style, scene: Scene, seat: int) -> str:
    return style.say("heading-hand") if seat == scene.you else style.fit(scene.names[seat])


def _card_box(style: Style, sign: str) -> Box:
    return framed([padded(sign, _CARD_WIDTH)], widest=style.width)


def _build_box(style: Style, scene: Scene, build: Build) -> Box:
    """A build in its frame: value, how many groups when there are several, owner, groups."""
    title = build_title(style, scene, build)
    groups = " | ".join(map(sum_sign, build.groups))
    return framed(wrapped(groups, style.width - 2), title, style.width)


def build_title(style: Style, scene: Scene, build: Build) -> str:
    """What is known of a build besides its cards: value, groups, owner."""
    times = f"×{len(build.groups)} " if build.is_multiple else ""
    return style.fit(f"{build.value} {times}{owner_name(style, scene, build.owner)}")


def owner_name(style: Style, scene: Scene, seat: int) -> str:
    """A seat by name, or as "You"."""
    return style.say("seat-you") if seat == scene.you else style.fit(scene.names[seat])


def _plain(style: Style, scene: Scene) -> Iterator[str]:
    """The same in sentences, without frames and columns."""
    layout, language = scene.layout, style.language
    yield from style.wrap(_sentence(style, heading(style, scene)))
    for seat in range(layout.seats):
        yield from style.wrap(_player_sentence(style, scene, seat), "  ")
    loose = join(language, map(card_sign, layout.loose.high_to_low()))
    yield from _listed(style, style.say("heading-layout"), loose)
    if layout.builds:
        builds = [_build_sentence(style, scene, build) for build in layout.builds]
        yield from _listed(style, style.say("heading-builds"), "; ".join(builds))
    for seat, hand in hands_to_show(scene):
        cards = join(language, map(card_sign, hand.high_to_low()))
        yield from _listed(style, _hand_title(style, scene, seat), cards)


def _listed(style: Style, title: str, things: str) -> Sequence[str]:
    return style.wrap(f"{title}: {things or style.say('terminal-empty')}", "  ")


def _build_sentence(style: Style, scene: Scene, build: Build) -> str:
    cards = " | ".join(map(sum_sign, build.groups))
    return f"{cards} = {build_title(style, scene, build)}"


def _player_sentence(style: Style, scene: Scene, seat: int) -> str:
    layout = scene.layout
    side = layout.side_of(seat)
    parts = [style.say("seat-held", count=scene.held[seat])]
    parts.append(style.say("seat-taken", count=len(layout.piles[side])))
    if layout.variant.counts_sweeps and layout.sweeps[side]:
        parts.append(style.say("seat-sweeps", count=layout.sweeps[side]))
    parts.append(style.say("terminal-score", score=layout.scores[side]))
    marks = [style.say("seat-dealer")] if seat == layout.dealer else []
    marks += [style.say("seat-plays")] if seat == layout.turn else []
    name = owner_name(style, scene, seat)
    marked = f"{name} ({join(style.language, marks)})" if marks else name
    return f"{marked}: {_sentence(style, parts)}"


def _sentence(style: Style, parts: Sequence[str]) -> str:
    """Things one after another, as the language lists them and ends its sentences."""
    return style.say("terminal-sentence", text=join(style.language, parts))
