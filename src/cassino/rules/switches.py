"""What a switch may be set to, and how a setting is read from text or JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar, cast

from cassino.rules.errors import InvalidOption

Setting: TypeAlias = bool | int | str | None

E = TypeVar("E", bound=StrEnum)

_WORDS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


@dataclass(frozen=True, slots=True)
class YesNo:
    """A switch that is on or off."""

    def read(self, name: str, given: object) -> bool:
        """The setting for what was given; ``InvalidOption`` when it is neither."""
        if isinstance(given, str) and given.lower() in _WORDS:
            return _WORDS[given.lower()]
        if isinstance(given, bool):
            return given
        raise InvalidOption(name, given, self.expected)

    @property
    def expected(self) -> str:
        """The admissible settings in words."""
        return "true or false"


@dataclass(frozen=True, slots=True)
class Choice(Generic[E]):
    """A switch that takes one of several words."""

    kind: type[E]

    def read(self, name: str, given: object) -> E:
        """The setting for what was given; ``InvalidOption`` when it is none of the words."""
        for member in self.settings:
            if given == member.value:
                return member
        raise InvalidOption(name, given, self.expected)

    @property
    def settings(self) -> tuple[E, ...]:
        """Every setting, the default of ``classic`` first."""
        return tuple(self.kind)

    @property
    def expected(self) -> str:
        """The admissible settings in words."""
        return ", ".join(self.kind)


@dataclass(frozen=True, slots=True)
class Number:
    """A switch that takes a whole number, or nothing at all when ``optional``."""

    least: int
    most: int
    optional: bool = False

    def read(self, name: str, given: object) -> int | None:
        """The setting for what was given; ``InvalidOption`` when it is out of range."""
        if self.optional and (given is None or given in ("null", "none")):
            return None
        if isinstance(given, str) and given.isdecimal() and given.isascii() and len(given) < 5:
            given = int(given)
        if isinstance(given, int) and not isinstance(given, bool) and self._admits(given):
            return given
        raise InvalidOption(name, given, self.expected)

    def _admits(self, number: int) -> bool:
        return self.least <= number <= self.most

    @property
    def expected(self) -> str:
        """The admissible settings in words."""
        return f"{self.least} to {self.most}" + (" or null" if self.optional else "")


@dataclass(frozen=True, slots=True)
class Text:
    """A switch that takes a text with a form of its own; ``check`` brings it into that form."""

    expected: str
    check: Any

    def read(self, name: str, given: object) -> str:
        """The text in its one form; ``InvalidOption`` when it has another."""
        if isinstance(given, str):
            tidy = self.check(given)
            if tidy is not None:
                return cast("str", tidy)
        raise InvalidOption(name, given, self.expected)


Domain: TypeAlias = YesNo | Choice[Any] | Number | Text


@dataclass(frozen=True, slots=True)
class Switch:
    """One switch: its name, the group of rules it belongs to, its settings and ledger entries."""

    name: str
    group: str
    domain: Domain
    default: Setting
    rules: tuple[str, ...]


def switch(default: Setting, domain: Domain, *rules: str) -> Any:  # noqa: ANN401 - as field()
    """A dataclass field that is a switch, with the rules or ledger entries it decides."""
    return field(default=default, metadata={"domain": domain, "default": default, "rules": rules})
