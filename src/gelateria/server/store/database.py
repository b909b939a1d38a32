"""The connection: SQLite in one file with a write-ahead log, or PostgreSQL."""

import sqlite3
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def open_database(address: str) -> AsyncEngine:
    """An engine for `sqlite:///path/to/file` or `postgresql://user@host/name`."""
    url = make_url(address)
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if not url.drivername.startswith("sqlite"):
        return create_async_engine(url, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 10})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Every commit reaches the disk before anybody hears of it, and readers never wait for the writer."""
    cursor: sqlite3.Cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
