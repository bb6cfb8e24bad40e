"""The database: where it is, how it is opened, and how an older one is brought up to date."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import DatabaseError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tafelrunde.tables.problem import problem, server_words

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_PASSWORD = re.compile(r"(://[^:/@]*):.*@", re.DOTALL)

# How long a connection waits for another one that writes.
BUSY_SECONDS = 10
# How long a database that is reached over a network may take to let somebody in, and to answer one question.
CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 20.0


def default_file() -> Path:
    """Where tables are kept if nobody says otherwise."""
    folder = Path(platformdirs.user_data_dir("tafelrunde", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"


def address(database: str | None) -> str:
    """The address for SQLAlchemy, from what a person wrote: nothing, the path of a file, or an URL. Refused is what is
    none, and any other kind of database.
    """
    if database is None:
        return f"sqlite+aiosqlite:///{default_file()}"
    if "://" not in database:
        return f"sqlite+aiosqlite:///{Path(database).expanduser().absolute()}"
    try:
        url = make_url(database)
        driver = DRIVERS[url.drivername.partition("+")[0]]
    except (SQLAlchemyError, ValueError, KeyError):
        hidden = _PASSWORD.sub(r"\1:***@", database)
        raise problem("bad", "cannot-open-database", database=hidden, why=server_words("database-kinds")) from None
    return url.set(drivername=driver).render_as_string(hide_password=False)


def shown(database: str | None) -> str:
    """The database as it may be told to people: without a password."""
    url = make_url(address(database))
    is_file = url.get_backend_name() == "sqlite" and url.database
    return str(url.database) if is_file else url.render_as_string(hide_password=True)


async def try_out(database: str | None) -> None:
    """Open the database once and bring it up to date; a refusal says why that is not possible."""
    try:
        # Bringing a large database up to date may take long.
        engine = connect(database, patient=True)
    except ModuleNotFoundError as error:
        raise problem("bad", "database-driver", database=shown(database), module=str(error.name)) from None
    except (SQLAlchemyError, ValueError) as error:
        raise problem("bad", "cannot-open-database", database=shown(database), why=_reason(error)) from None
    try:
        _must_open(file_of(database))
        await migrate(engine)
    except (SQLAlchemyError, sqlite3.Error, CommandError, OSError, ValueError) as error:
        raise problem("unavailable", "cannot-open-database", database=shown(database), why=_reason(error)) from None
    finally:
        await engine.dispose()


def _must_open(path: Path | None) -> None:
    """Fail where a file cannot be opened, before a thread of aiosqlite does: it might outlive the loop, and say so."""
    if path is not None:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
            connection.execute("PRAGMA schema_version")


async def must_be_ours(database: str) -> None:
    """Refuse what is not there, what is no database of ours, or one of another age. Nothing in it is changed."""
    path = file_of(database)
    if path is not None and not path.is_file():
        raise problem("missing", "no-such-database", database=shown(database))
    try:
        if path is None:
            await _look_over_the_network(database)
        else:
            _look_into(path, database)
    except ModuleNotFoundError as error:
        raise problem("bad", "database-driver", database=shown(database), module=str(error.name)) from None
    except (SQLAlchemyError, CommandError, OSError) as error:
        raise problem("unavailable", "cannot-open-database", database=shown(database), why=_reason(error)) from None


def _look_into(path: Path, database: str) -> None:
    # Our own engines would change how somebody else's file is written.
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True))
    try:
        with engine.connect() as connection:
            _must_be_known(connection, database)
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if found != "ok":
                why = " ".join(str(found).split())
                raise problem("unavailable", "database-damaged", database=shown(database), why=why)
    except DatabaseError as error:
        code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
        if code != sqlite3.SQLITE_CORRUPT:
            raise
        raise problem("unavailable", "database-damaged", database=shown(database), why=_reason(error)) from None
    finally:
        engine.dispose()


async def _look_over_the_network(database: str) -> None:
    engine = connect(database)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(_must_be_known, database)
    finally:
        await engine.dispose()


def _must_be_known(connection: Connection, database: str) -> None:
    if not {"alembic_version", "tables", "seats", "happenings"} <= set(inspect(connection).get_table_names()):
        raise problem("bad", "not-our-database", database=shown(database))
    migrations = ScriptDirectory.from_config(_migrations())
    age = MigrationContext.configure(connection).get_current_revision()
    if age == migrations.get_current_head():
        return
    known = {script.revision for script in migrations.walk_revisions()}
    raise problem("bad", "database-older" if age in known else "database-newer", database=shown(database))


def file_of(database: str | None) -> Path | None:
    """The file of a database of SQLite."""
    name = make_url(address(database)).database
    return Path(name) if is_sqlite(database) and name else None


def _reason(error: Exception) -> str:
    """An error in one line, without SQLAlchemy's links and statements."""
    told = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(told).strip().split("\n")[0].rstrip(".") or type(told).__name__


def connect(database: str | None, patient: bool = False) -> AsyncEngine:
    """An engine that keeps what it has confirmed, even if the machine loses its power.

    Its errors never show the values of a statement: seeds and hashes are among them. Whoever is not `patient` waits for
    no answer for ever.
    """
    url = make_url(address(database))
    if url.get_backend_name() != "sqlite":
        hurried = not patient and url.get_driver_name() == "asyncpg"
        limits = {"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS} if hurried else {}
        return create_async_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=limits)
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def is_sqlite(database: str | None) -> bool:
    """Whether the database is a file of SQLite."""
    return make_url(address(database)).get_backend_name() == "sqlite"


def connect_in_thread(database: str | None) -> Engine:
    """An engine for SQLite without the detour over an event loop."""
    url = make_url(address(database)).set(drivername="sqlite")
    engine = create_engine(
        url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}, hide_parameters=True
    )
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    # Readers do not wait for the writer, and a commit is on the disk when it returns.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to today's shape; a new one gets it from the start."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Servers that start together wait for the first of them.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('tafelrunde migration'))")
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
