"""Whether a finished table without spectators is shown to whoever has the link.

What was over before this shape had been open to everybody, and its people knew that; it stays so.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("shared", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET shared = true WHERE status = 'over'")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("shared")
