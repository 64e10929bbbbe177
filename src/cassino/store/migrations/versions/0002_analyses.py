"""What was found out about finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analysis_part",
        sa.Column("match_id", sa.String(48), nullable=False),
        sa.Column("step", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["finished_match.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "step"),
    )


def downgrade() -> None:
    op.drop_table("analysis_part")
