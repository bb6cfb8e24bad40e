"""How an older database becomes one of today's shape (Alembic). The server runs these when it starts."""
