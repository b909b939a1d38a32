"""Databases that go away, and come back: real ones, in a way that happens to them."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Protocol

from tests.server.postgres import Postgres


class MortalStore(Protocol):
    """A database of a test."""

    address: str
    reads_fail: bool
    """Whether it cannot even be read while it is away."""

    @asynccontextmanager
    def away(self) -> AsyncIterator[None]:
        """As long as this lasts."""


@contextmanager
def somebody_else_writes(path: Path) -> Iterator[None]:
    """Into the same SQLite file, and takes their time."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


class LockedFile:
    """SQLite, while another program writes into the file. Needs `impatient_sqlite`."""

    reads_fail = False

    def __init__(self, path: Path) -> None:
        self.address = f"sqlite:///{path}"
        self._path = path

    @asynccontextmanager
    async def away(self) -> AsyncIterator[None]:
        with somebody_else_writes(self._path):
            yield


class CrashedPostgres:
    """PostgreSQL, after a crash and before somebody starts it again."""

    reads_fail = True

    def __init__(self, postgres: Postgres, address: str) -> None:
        self.address = address
        self._postgres = postgres

    @asynccontextmanager
    async def away(self) -> AsyncIterator[None]:
        await asyncio.to_thread(self._end)
        try:
            yield
        finally:
            await asyncio.to_thread(self._postgres.start)

    def _end(self) -> None:
        self._postgres.crash()
