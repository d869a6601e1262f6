"""A promise keeps the name of whoever gave it: his chair may be somebody else's by the time it falls due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("promises") as promises:
        promises.add_column(sa.Column("name", sa.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("promises") as promises:
        promises.drop_column("name")
