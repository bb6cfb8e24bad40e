"""Who may not speak at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is muted at the tables that there are."""
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Let everybody speak again."""
    op.drop_column("tables", "hushed")
    op.drop_column("seats", "muted")
