"""Alembic runs this for every migration; the connection comes from `tafelrunde.tables.database.migrate`."""

from __future__ import annotations

from alembic import context

from tafelrunde.tables.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite can change a table only by making it anew.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
