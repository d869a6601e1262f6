"""Clocks of tables, people whom a bot stands in for, and when the house was asleep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("asked", sa.JSON(), nullable=False, server_default="[]"))
        tables.add_column(sa.Column("due", sa.BigInteger()))
        tables.add_column(sa.Column("stops", sa.JSON(), nullable=False, server_default="{}"))
    op.create_index("ix_tables_due", "tables", ["due"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("stand_in", sa.Boolean(), nullable=False, server_default=sa.false()))
        seats.add_column(sa.Column("missed", sa.Integer(), nullable=False, server_default="0"))
        seats.add_column(sa.Column("returned", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.create_table(
        "outages",
        sa.Column("begun", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("begun", name="pk_outages"),
    )


def downgrade() -> None:
    op.drop_table("outages")
    op.drop_table("pulse")
    with op.batch_alter_table("seats") as seats:
        for name in ("returned", "missed", "stand_in"):
            seats.drop_column(name)
    op.drop_index("ix_tables_due", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("stops", "due", "asked"):
            tables.drop_column(name)
