"""What a bot says is a message that every reader hears in his own language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("talk") as talk:
        talk.add_column(sa.Column("words", sa.JSON(), nullable=False, server_default="null"))


def downgrade() -> None:
    with op.batch_alter_table("talk") as talk:
        talk.drop_column("words")
