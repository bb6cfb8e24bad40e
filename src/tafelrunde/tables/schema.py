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
    Column("created", Double, nullable=False),
    Column("continues", String(32)),
    Column("deal", Text, nullable=False),
    Column("opening", Text, nullable=False),
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

# One row: when the store was last tried out. Ready is who can write, and only writing tells.
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)
