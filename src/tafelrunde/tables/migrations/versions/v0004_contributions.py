"""What people contribute to the chance of their match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody has contributed before."""
    op.add_column("seats", sa.Column("contribution", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("seats", "contribution")
