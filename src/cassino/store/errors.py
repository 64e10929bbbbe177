"""What can go wrong between the house and its database: a code and one line each."""

from __future__ import annotations


class StoreError(Exception):
    """The database didn't do what was asked; nothing is half stored."""

    code = "store/failed"


class Conflict(StoreError):
    """Somebody else has already stored an event of that number: this writer is behind."""

    code = "store/conflict"

    def __init__(self, table_id: str, seq: int) -> None:
        """Keep the table and the first number that was tried."""
        super().__init__(f"table {table_id} already has an event {seq}")
        self.table_id = table_id
        self.seq = seq


class KeyTaken(StoreError):
    """What was to be added is there already, or belongs to something that isn't there."""

    code = "store/key-taken"


class Unreachable(StoreError):
    """The database can't be opened."""

    code = "store/unreachable"


class InUse(StoreError):
    """The database file is another house's, which shares it with nobody."""

    code = "store/in-use"

    def __init__(self, address: str) -> None:
        """Keep where that house is; empty while it is only being opened."""
        where = f"at {address}" if address else "by another process"
        super().__init__(f"the house is already open {where}")
        self.address = address


class DriverMissing(StoreError):
    """The library that speaks to this kind of database isn't installed."""

    code = "store/driver-missing"


class UnknownDatabase(StoreError):
    """The address names no kind of database that can be used here."""

    code = "store/unknown-database"


class NewerDatabase(StoreError):
    """The database was made by a later release."""

    code = "store/newer-database"
