"""Reading the keys of a case strictly: everything that is wrong is named, not only the first."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, TypeVar, cast

from cassino.cli.errors import InvalidCase
from cassino.notation.faults import FaultFinder, shown
from cassino.notation.position_parts import read_variant
from cassino.rules import InvalidSeats, Variant, check_seats, default_partners

__all__ = ["MOST_POINTS", "TABLE_KEYS", "CaseReader", "shown"]

MOST_POINTS: Final = 10_000
"""More points than any match is played to."""

TABLE_KEYS: Final = ("options", "seats", "partners")
"""Keys that ``CaseReader.table`` reads and that may be left out."""

T = TypeVar("T")

_ABOUT = ("id", "kind", "rule", "note", "expected")


class CaseReader:
    """Reads a case's keys; ``finish`` refuses the case when a fault has been noted."""

    def __init__(self, case: object, required: Collection[str], optional: Collection[str]) -> None:
        """Take the case and note missing and unknown keys.

        Args:
            case: the decoded JSON.
            required: keys that it must have.
            optional: keys that it may have besides those of every case.

        Raises:
            InvalidCase: when it isn't an object at all.
        """
        if not isinstance(case, Mapping):
            raise InvalidCase([f"case: expected an object, found {shown(case)}"])
        self.given = cast("Mapping[str, Any]", case)
        self.faults = FaultFinder()
        for key in required:
            if key not in self.given:
                self.faults.note("case", f"missing key {key!r}")
        for key in self.given:
            if key not in (*required, *optional, *_ABOUT):
                self.faults.note("case", f"unknown key {shown(key)}")

    def table(self) -> tuple[Variant, int, bool]:
        """The variant, the seats and whether they play as partners.

        Raises:
            InvalidCase: when one of them is wrong; nothing else could be read then.
        """
        given, faults = self.given, self.faults
        rules = read_variant(given.get("variant", "classic"), given.get("options", {}), faults)
        seats = faults.whole("seats", given.get("seats", 2), 2, 4)
        if rules is None or seats is None:
            raise InvalidCase(faults.found)
        partners: bool | None = default_partners(rules, seats)
        if "partners" in given:
            partners = faults.flag("partners", given["partners"])
        try:
            check_seats(rules, seats, bool(partners))
        except InvalidSeats as wrong:
            faults.note("seats", str(wrong))
            raise InvalidCase(faults.found) from None
        return rules, seats, bool(partners)

    def finish(self, read: T | None) -> T:
        """What was read, when nothing was wrong.

        Raises:
            InvalidCase: naming every fault.
        """
        if self.faults.found or read is None:
            raise InvalidCase(self.faults.found)
        return read
