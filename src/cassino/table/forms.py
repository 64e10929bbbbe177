"""Plain forms of typed values: dictionaries, lists, texts and numbers, ready for JSON.

Every type of the table and the rules is written by its own declaration, field by field, and read
back as strictly: no key more, none less, no number for a text. A member of a closed union carries
its name in ``type`` (``MoveMade`` is ``move-made``). Cards are texts, sets of cards lists of texts
from high to low, enums their values, a variant its preset and the switches that differ from it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import TypeAlias, Union, cast, get_args, get_origin, get_type_hints

from cassino.cards import Card, CardError, CardSet, parse_card
from cassino.rules import (
    InvalidOption,
    Setting,
    UnknownName,
    Variant,
    options_of,
    read_options,
    variant,
)

Plain: TypeAlias = bool | int | str | list["Plain"] | dict[str, "Plain"] | None
"""What JSON can hold."""


class CodecError(ValueError):
    """A plain value that isn't the form of anything: where, and what was expected there."""

    code = "codec/invalid"

    def __init__(self, place: str, expected: str, given: object) -> None:
        """Keep the place, such as ``what.move.card``, and what was expected."""
        super().__init__(f"{place or 'here'}: expected {expected}, found {given!r:.40}")
        self.place = place
        self.expected = expected


@dataclass(frozen=True, slots=True)
class Form:
    """How values of one type are written and read; reading is told the place for its errors."""

    write: Callable[[object], Plain]
    read: Callable[[object, str], object]


@cache
def form_of(kind: object) -> Form:
    """The form of the values of a type, made once.

    >>> form_of(CardSet).write(CardSet.of("2s", "Td"))
    ['Td', '2s']
    """
    if kind in _BASIC:
        return _BASIC[kind]
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _union_form(get_args(kind))
    if origin is tuple:
        return _tuple_form(get_args(kind))
    if origin is frozenset:
        return _set_form(form_of(get_args(kind)[0]))
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return _enum_form(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return _record_form(kind)
    raise TypeError(f"{kind} has no plain form")


def _same(kind: type) -> Form:
    """The form of a type that JSON has too."""

    def read(given: object, place: str) -> object:
        if type(given) is not kind:
            raise CodecError(place, kind.__name__, given)
        return given

    return Form(lambda value: cast("Plain", value), read)


def _read_card(given: object, place: str) -> Card:
    try:
        card = parse_card(given if isinstance(given, str) else "")
    except CardError:
        raise CodecError(place, "a card", given) from None
    if card.text != given:
        raise CodecError(place, f"{card.text}, the card's one form", given)
    return card


def _items(given: object, place: str) -> list[object]:
    if not isinstance(given, list):
        raise CodecError(place, "a list", given)
    return cast("list[object]", given)


def _read_cards(given: object, place: str) -> CardSet:
    cards = [_read_card(each, place) for each in _items(given, place)]
    if cards != (read := CardSet.from_cards(cards)).high_to_low():
        raise CodecError(place, "different cards from high to low", given)
    return read


@lru_cache(maxsize=256)
def _plain_options(chosen: Variant) -> tuple[tuple[str, Plain], ...]:
    """The switches in which a variant differs from its preset: asked for with every view."""
    return tuple((name, _plain_setting(setting)) for name, setting in options_of(chosen).items())


def _write_variant(value: object) -> Plain:
    chosen = cast("Variant", value)
    return {"preset": chosen.preset, "options": dict(_plain_options(chosen))}


def _read_variant(given: object, place: str) -> Variant:
    keys = keys_of(given, place, ("preset", "options"))
    preset, options = keys["preset"], entries_of(keys["options"], place)
    if not isinstance(preset, str) or not all(isinstance(name, str) for name in options):
        raise CodecError(place, "a preset and its options", given)
    try:
        settings = read_options(cast("dict[str, object]", options))
        read = variant(preset).with_settings(settings)
    except (InvalidOption, UnknownName) as wrong:
        raise CodecError(place, f"a variant ({wrong})", given) from None
    if {name: _plain_setting(setting) for name, setting in settings.items()} != options:
        raise CodecError(place, "settings in their one form", given)
    return read


def _plain_setting(setting: Setting) -> Plain:
    return str(setting) if isinstance(setting, StrEnum) else setting


_BASIC: dict[object, Form] = {
    int: _same(int),
    str: _same(str),
    bool: _same(bool),
    NoneType: _same(NoneType),
    Card: Form(lambda card: cast("Card", card).text, _read_card),
    CardSet: Form(
        lambda cards: [card.text for card in cast("CardSet", cards).high_to_low()], _read_cards
    ),
    Variant: Form(_write_variant, _read_variant),
}


def _enum_form(kind: type[StrEnum]) -> Form:
    members: dict[object, StrEnum] = {member.value: member for member in kind}

    def read(given: object, place: str) -> object:
        if not isinstance(given, str) or given not in members:
            raise CodecError(place, " or ".join(map(str, members)), given)
        return members[given]

    return Form(lambda value: cast("StrEnum", value).value, read)


def _tuple_form(kinds: tuple[object, ...]) -> Form:
    if kinds[-1] is Ellipsis:
        form = form_of(kinds[0])
        return Form(
            lambda value: [form.write(each) for each in cast("tuple[object, ...]", value)],
            lambda given, place: tuple(form.read(each, place) for each in _items(given, place)),
        )
    forms = [form_of(kind) for kind in kinds]

    def read(given: object, place: str) -> object:
        if len(items := _items(given, place)) != len(forms):
            raise CodecError(place, f"{len(forms)} entries", given)
        return tuple(form.read(each, place) for form, each in zip(forms, items, strict=True))

    def write(value: object) -> Plain:
        entries = cast("tuple[object, ...]", value)
        return [form.write(each) for form, each in zip(forms, entries, strict=True)]

    return Form(write, read)


def _set_form(form: Form) -> Form:
    """A set of numbers, written in their order."""

    def read(given: object, place: str) -> object:
        members = [form.read(each, place) for each in _items(given, place)]
        if len(unique := frozenset(members)) != len(members):
            raise CodecError(place, "different entries", given)
        return unique

    return Form(lambda value: [form.write(each) for each in sorted(cast("set[int]", value))], read)


def entries_of(given: object, place: str) -> dict[object, object]:
    """The entries of a dictionary.

    Raises:
        CodecError: when it isn't one.
    """
    if not isinstance(given, dict):
        raise CodecError(place, "an object", given)
    return cast("dict[object, object]", given)


def keys_of(given: object, place: str, names: tuple[str, ...]) -> dict[object, object]:
    """The entries of a dictionary with these keys and no others.

    Raises:
        CodecError: when it isn't one.
    """
    found = entries_of(given, place)
    for name in names:
        if name not in found:
            raise CodecError(place, f"the key {name!r}", found)
    for key in found:
        if key not in names:
            raise CodecError(place, "no further key", key)
    return found


def _record_form(kind: type, tag: str | None = None) -> Form:
    hints = get_type_hints(kind)
    forms = {each.name: form_of(hints[each.name]) for each in fields(kind)}
    names = (*forms,) if tag is None else ("type", *forms)

    def write(value: object) -> Plain:
        written: dict[str, Plain] = {} if tag is None else {"type": tag}
        written.update({name: form.write(getattr(value, name)) for name, form in forms.items()})
        return written

    def read(given: object, place: str) -> object:
        found = keys_of(given, place, names)
        return kind(
            **{
                name: form.read(found[name], f"{place}.{name}" if place else name)
                for name, form in forms.items()
            }
        )

    return Form(write, read)


def type_name(kind: type) -> str:
    """The name that a member of a union carries.

    >>> type_name(CardSet)
    'card-set'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def _union_form(kinds: tuple[object, ...]) -> Form:
    """One of several records, told apart by name; or something or nothing."""
    if NoneType in kinds:
        rest = tuple(kind for kind in kinds if kind is not NoneType)
        form = form_of(rest[0]) if len(rest) == 1 else _union_form(rest)
        return Form(
            lambda value: None if value is None else form.write(value),
            lambda given, place: None if given is None else form.read(given, place),
        )
    records = cast("tuple[type, ...]", kinds)
    forms = {kind: _record_form(kind, type_name(kind)) for kind in records}
    by_name = {type_name(kind): form for kind, form in forms.items()}

    def read(given: object, place: str) -> object:
        name = entries_of(given, place).get("type")
        if not isinstance(name, str) or name not in by_name:
            raise CodecError(place, "one of the types " + ", ".join(by_name), name)
        return by_name[name].read(given, place)

    return Form(lambda value: forms[type(value)].write(value), read)
