"""By whom the public list takes turns: a number that many addresses share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody knows of the tables that are there already who made them: they take turns together."""
    op.add_column("tables", sa.Column("crowd", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "crowd")
