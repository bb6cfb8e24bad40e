"""Clocks with an increment."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the seconds that each answer gives back: none for tables that are there already."""
    op.add_column("tables", sa.Column("increment", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "increment")
