"""What has been explained to an account, so that no device tells it twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "explained",
        sa.Column("account_id", sa.String(20), nullable=False),
        sa.Column("thing", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("account_id", "thing", name="pk_explained"),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_explained_account_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("explained")
