"""How far an account has come in the lessons of the school."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "progress",
        sa.Column("account_id", sa.String(20), nullable=False),
        sa.Column("lesson", sa.String(60), nullable=False),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("done", sa.BigInteger()),
        sa.Column("noted", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("account_id", "lesson", name="pk_progress"),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_progress_account_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("progress")
