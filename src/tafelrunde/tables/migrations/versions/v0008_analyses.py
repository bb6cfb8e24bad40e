"""Analyses of finished games, and tables without hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both: hints are allowed at tables that are there already, as they were."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("tables", "hints")
    op.drop_table("analyses")
