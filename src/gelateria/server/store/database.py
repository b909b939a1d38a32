"""The connection: SQLite in one file with a write-ahead log, or PostgreSQL."""

import sqlite3
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 10000",
    "wal_autocheckpoint = 4000",
)
PATIENCE = 15.0
"""Seconds for a statement of PostgreSQL's, and for a free connection: then the database counts as away."""
TIME_TO_CONNECT = 5.0
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def open_database(address: str, patience: float | None = PATIENCE) -> AsyncEngine:
    """An engine for `sqlite:///path/to/file` or `postgresql://user@host/name`.

    An error of any engine of ours says which statement failed, not with which values: it is logged, and they are
    seeds, names and hashes of keys.
    """
    url = make_url(address)
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if not url.drivername.startswith("sqlite"):
        return create_async_engine(
            url,
            pool_pre_ping=True,
            pool_timeout=patience or PATIENCE,
            hide_parameters=True,
            connect_args={"timeout": TIME_TO_CONNECT, "command_timeout": patience},
        )
    engine = create_async_engine(url, connect_args={"timeout": 10}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def open_plain(address: str) -> Engine | None:
    """For SQLite: an engine for threads of ours, so that a whole job is one errand and not one for each statement."""
    url = make_url(address)
    if not url.drivername.startswith("sqlite"):
        return None
    how = {"timeout": 10, "check_same_thread": False}
    engine = create_engine(url.set(drivername="sqlite"), connect_args=how, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def open_quick(engine: Engine) -> Connection:
    """For single rows, read where nobody may wait: it sees what was committed last, and gives up if it had to wait."""
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    connection.exec_driver_sql("PRAGMA busy_timeout = 0")
    return connection


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Every commit reaches the disk before anybody hears of it, and readers never wait for the writer.

    The log is tidied up every 16 MB: whoever commits then waits for it, and the moves behind.
    """
    cursor: sqlite3.Cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
