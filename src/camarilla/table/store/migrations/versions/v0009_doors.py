"""Invitations apart from seats, what newcomers may read by number, who opened a table, and which ones rest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

# What was said or promised at a table up to the moment when somebody sat down.
HEARD_FROM = """UPDATE seats SET heard_from = coalesce(
    (SELECT max(talk.number) FROM talk WHERE talk.table_id = seats.table_id AND talk.at <= seats."left"), 0)"""
PROMISED = """UPDATE promises SET number = (
    SELECT count(*) FROM promises AS one WHERE one.table_id = promises.table_id AND (
    one.at < promises.at OR (one.at = promises.at AND (
        one.room < promises.room OR (one.room = promises.room AND one.n <= promises.n)))))"""
PROMISED_FROM = """UPDATE seats SET promised_from = coalesce((SELECT max(promises.number) FROM promises
    WHERE promises.table_id = seats.table_id AND promises.at <= seats."left"), 0)"""
# A link that nobody has followed yet is an invitation; whoever sits keeps the token that he has.
INVITED = "UPDATE seats SET invite_hash = token_hash, token_hash = '' WHERE kind = 'human' AND NOT taken"
TOUCHED = """UPDATE tables SET touched = coalesce(
    (SELECT max(events.at) FROM events WHERE events.table_id = tables.id), tables.created)"""


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("heard_from", sa.Integer(), nullable=False, server_default="0"))
        seats.add_column(sa.Column("promised_from", sa.Integer(), nullable=False, server_default="0"))
        seats.add_column(sa.Column("invite_hash", sa.String(64), nullable=False, server_default=""))
        seats.add_column(sa.Column("link_wanted", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("promises") as promises:
        promises.add_column(sa.Column("number", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("opened_by", sa.String(80), nullable=False, server_default=""))
        tables.add_column(sa.Column("touched", sa.BigInteger(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("aside", sa.String(20), nullable=False, server_default=""))
        tables.create_index("ix_tables_opened_by_touched", ["opened_by", "touched"])
        tables.create_index("ix_tables_touched", ["touched"])
    op.create_table(
        "leavers",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "mark", name="pk_leavers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leavers_table_id", ondelete="CASCADE"),
    )
    for statement in (HEARD_FROM, PROMISED, PROMISED_FROM, INVITED, TOUCHED):
        op.execute(statement)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("left")


def downgrade() -> None:
    op.drop_table("leavers")
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("left", sa.BigInteger(), nullable=False, server_default="0"))
        for name in ("heard_from", "promised_from", "invite_hash", "link_wanted"):
            seats.drop_column(name)
    with op.batch_alter_table("promises") as promises:
        promises.drop_column("number")
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_opened_by_touched")
        tables.drop_index("ix_tables_touched")
        for name in ("opened_by", "touched", "aside"):
            tables.drop_column(name)
