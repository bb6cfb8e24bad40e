"""A key that all servers of a database share, for the seals of tables that are still to be made."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make a key that nobody could foresee."""
    keys = op.create_table(
        "keys", sa.Column("id", sa.Integer, primary_key=True), sa.Column("key", sa.String(64), nullable=False)
    )
    assert keys is not None
    op.bulk_insert(keys, [{"id": 1, "key": secrets.token_hex(32)}])


def downgrade() -> None:
    """Forget it."""
    op.drop_table("keys")
