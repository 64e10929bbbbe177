"""The tables of the database.

Rows are added and never changed, but for those of analyses. The status of a table is its last
milestone; only a purge of old tables that never finished a match takes rows away. Times are
milliseconds since 1970.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id(*, primary_key: bool = False) -> Column[str]:
    """The table that a row belongs to, and goes with."""
    key = ForeignKey("game_table.id", ondelete="CASCADE")
    return Column("table_id", String(32), key, primary_key=primary_key, nullable=False)


def _match_id() -> Column[str]:
    """The finished match that a row belongs to, and goes with; part of the row's key."""
    key = ForeignKey("finished_match.id", ondelete="CASCADE")
    return Column("match_id", String(48), key, primary_key=True)


game_table: Final = Table(
    "game_table",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
)
"""The tables of the house."""

event: Final = Table(
    "event",
    metadata,
    _table_id(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("data", JSON, nullable=False),
)
"""The log of each table; the key keeps a second writer out."""

milestone: Final = Table(
    "milestone",
    metadata,
    _table_id(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
)
"""What a table was from which event on."""

link: Final = Table(
    "link",
    metadata,
    Column("digest", String(64), primary_key=True),
    _table_id(),
    Column("kind", String(8), nullable=False),
    Column("guest", String(64), nullable=True),
    Index(None, "table_id"),
)
"""Secret links, by the hash of the secret; ``guest`` for those that belong to one."""

place: Final = Table(
    "place",
    metadata,
    _table_id(primary_key=True),
    Column("guest", String(64), primary_key=True),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("acts_as", String(64), nullable=False),
    Index(None, "guest"),
)
"""Which guests have been at a table; ``acts_as`` is another's id for who came by its link.

The last row of a guest counts.
"""

finished_match: Final = Table(
    "finished_match",
    metadata,
    Column("id", String(48), primary_key=True),
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
    Column("summary", JSON, nullable=False),
    UniqueConstraint("table_id", "number"),
)
"""Finished matches, each with its record as text."""

match_player: Final = Table(
    "match_player",
    metadata,
    _match_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(64), nullable=False),
    Index(None, "guest"),
)
"""Who played in a finished match."""

analysis_part: Final = Table(
    "analysis_part",
    metadata,
    _match_id(),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("found", Text, nullable=False),
    Column("seal", String(64), nullable=False),
)
"""What was found out about a step of a finished match; ``seal`` tells whoever reads it again
whether it is whole, and still holds.
"""
