"""Talk, mutes, reports and promises."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def of_table(name: str) -> Any:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE")


def number(name: str) -> Any:
    return sa.Column(name, sa.Integer(), autoincrement=False, nullable=False)


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(20), nullable=False),
        number("number"),
        number("room"),
        number("n"),
        number("seat"),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        number("seq"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
        of_table("talk"),
        sa.UniqueConstraint("table_id", "room", "n", name="uq_talk_room"),
        sa.UniqueConstraint("table_id", "seat", "key", name="uq_talk_key"),
    )
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(20), nullable=False),
        number("seat"),
        number("muted"),
        sa.PrimaryKeyConstraint("table_id", "seat", "muted", name="pk_mutes"),
        of_table("mutes"),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(20), nullable=False),
        number("number"),
        number("seat"),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_reports"),
        of_table("reports"),
        sa.UniqueConstraint("table_id", "seat", "key", name="uq_reports_key"),
    )
    op.create_table(
        "promises",
        sa.Column("table_id", sa.String(20), nullable=False),
        number("room"),
        number("n"),
        number("seat"),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer()),
        sa.Column("until", sa.Integer()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        number("seq"),
        sa.PrimaryKeyConstraint("table_id", "room", "n", name="pk_promises"),
        of_table("promises"),
        sa.UniqueConstraint("table_id", "seat", "key", name="uq_promises_key"),
    )
    op.create_table(
        "verdicts",
        sa.Column("table_id", sa.String(20), nullable=False),
        number("room"),
        number("n"),
        number("seat"),
        sa.Column("said", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "room", "n", "seat", name="pk_verdicts"),
        of_table("verdicts"),
    )


def downgrade() -> None:
    for name in ("verdicts", "promises", "reports", "mutes", "talk"):
        op.drop_table(name)
