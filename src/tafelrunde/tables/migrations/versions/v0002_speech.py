"""What bots say with their choices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nothing was said before."""
    op.add_column("happenings", sa.Column("speech", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Forget what was said."""
    op.drop_column("happenings", "speech")
