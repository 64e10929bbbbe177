"""Tables with their logs, links and guests, and finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "event",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        _of_table(),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_table(
        "milestone",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        _of_table(),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    _create_links_and_places()
    _create_matches()


def _create_links_and_places() -> None:
    op.create_table(
        "link",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(64), nullable=True),
        _of_table(),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_index("ix_link_table_id", "link", ["table_id"])
    op.create_table(
        "place",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("acts_as", sa.String(64), nullable=False),
        _of_table(),
        sa.PrimaryKeyConstraint("table_id", "guest", "at"),
    )
    op.create_index("ix_place_guest", "place", ["guest"])


def _create_matches() -> None:
    op.create_table(
        "finished_match",
        sa.Column("id", sa.String(48), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
        _of_table(),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table_id", "number"),
    )
    op.create_table(
        "match_player",
        sa.Column("match_id", sa.String(48), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["finished_match.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seat"),
    )
    op.create_index("ix_match_player_guest", "match_player", ["guest"])


def downgrade() -> None:
    for name in (
        "match_player",
        "finished_match",
        "place",
        "link",
        "milestone",
        "event",
        "game_table",
    ):
        op.drop_table(name)
