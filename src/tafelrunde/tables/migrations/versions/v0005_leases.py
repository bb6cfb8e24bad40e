"""Which server has which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add servers and leases. What is being played belongs to a server that is gone: another one goes on with it."""
    servers = op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.create_index("leases_by_server", "leases", ["server"])
    op.bulk_insert(servers, [{"id": "earlier", "kind": "server", "address": "", "secret": "", "until": 0.0}])
    op.execute(
        "INSERT INTO leases (table_id, server, epoch) SELECT id, 'earlier', 0 FROM tables WHERE phase = 'playing'"
    )


def downgrade() -> None:
    """Remove both."""
    op.drop_table("leases")
    op.drop_table("servers")
