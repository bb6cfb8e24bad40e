"""The tables of the database. Migrations in `migrations/` bring an older database to this shape.

Plain types only, so that SQLite and PostgreSQL keep the same: a seed has 64 bits without a sign and is kept as text,
lists of numbers are kept as JSON.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("generator", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("components", Text, nullable=False),
    Column("seed", String(20), nullable=False),
    Column("salt", String(32), nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("per_move", Integer),
    Column("per_game", Integer),
    Column("increment", Integer, nullable=False, server_default="0"),
    Column("created", Double, nullable=False),
    Column("continues", String(32)),
    Column("deal", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("hushed", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("crowd", Integer, nullable=False, server_default="0"),
    Index("tables_by_phase", "phase", "public", "created"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("contribution", String(64), nullable=False, server_default=""),
    Column("muted", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
)

# Only ever added to. The key is what makes it impossible to store two different moves as the same one.
HAPPENINGS = Table(
    "happenings",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("position", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    Column("choice", Integer),
    Column("outcomes", Text, nullable=False),
    Column("note", String(128), nullable=False),
    Column("seconds", Double, nullable=False),
    Column("speech", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "position"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("position", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "position"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# What was found out about a finished game; it can be found out again at any time.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

# One row: when the store was last tried out. Ready is who can write, and only writing tells.
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)

# One row: a secret of all servers of this database (see seals.py).
KEYS = Table(
    "keys",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", String(64), nullable=False),
)

# Who serves this database, and until when that is known (by the database's clock). Used where several can: PostgreSQL.
SERVERS = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    # Where the others reach it, and what they have to say there.
    Column("address", String(255), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("until", Double, nullable=False),
)

# The one server that has a table (nobody: an empty name). Each taking raises the epoch, and every write names it.
LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("server", String(32), nullable=False),
    Column("epoch", Integer, nullable=False),
    Index("leases_by_server", "server"),
)
