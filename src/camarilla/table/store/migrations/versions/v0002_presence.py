"""Who is online in which process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("process", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "process", name="pk_presence"),
    )


def downgrade() -> None:
    op.drop_table("presence")
