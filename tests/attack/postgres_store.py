"""What PostgreSQL holds, to be looked at like the server's own file."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import select

from gelateria.server.store.database import open_database
from gelateria.server.store.schema import metadata
from tests.server.storms import Store


class PostgresStore(Store):
    """A copy of all tables, made when it is opened: the server may be dead or alive."""

    def __init__(self, address: str) -> None:
        super().__init__(Path())
        self.address = address

    def __enter__(self) -> "PostgresStore":
        self._copy = TemporaryDirectory()
        self._base = sqlite3.connect(f"{self._copy.name}/server.sqlite3")
        self._base.row_factory = sqlite3.Row
        with ThreadPoolExecutor(1) as beside:  # whoever looks may be on an event loop already
            contents = beside.submit(asyncio.run, read_all(self.address)).result()
        for name, (columns, rows) in contents.items():
            listed = ", ".join(f'"{column}"' for column in columns)
            self._base.execute(f'CREATE TABLE "{name}" ({listed})')
            self._base.executemany(f'INSERT INTO "{name}" VALUES ({", ".join("?" * len(columns))})', rows)
        return self


async def read_all(address: str) -> dict[str, tuple[list[str], list[tuple[object, ...]]]]:
    """Every table's columns and rows, all as of one moment."""
    engine = open_database(address)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return {
                table.name: (
                    [column.name for column in table.columns],
                    [tuple(row) for row in await connection.execute(select(table))],
                )
                for table in metadata.sorted_tables
            }
    finally:
        await engine.dispose()
