"""The one who writes: everything that is waiting goes to the disk in one commit, in the order it came.

`add` and `run` return when it is durable. Commands are acknowledged and published after that, never before.
"""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Table, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from gelateria.server.store.outage import Availability, Away, why_away

T = TypeVar("T")
Job = Callable[[Connection], T]
MOST_AT_ONCE = 500


class Chain:
    """Writes that make sense only after one another: once one of them is lost, none that follows is written."""

    broken = False


class ChainBroken(Exception):
    """Not written, because something before it was not."""


class Closing(Exception):
    """Not written, because the server stops."""


class NewRow(NamedTuple):
    """A row to be added."""

    table: Table
    row: Mapping[str, Any]


class Write(NamedTuple):
    """Something to be written, and who waits for it."""

    what: Job[Any] | NewRow
    chain: Chain | None
    done: asyncio.Future[Any]


class Writer:
    """A queue of writes and the task that empties it."""

    def __init__(
        self, engine: AsyncEngine, plain: Engine | None = None, availability: Availability | None = None
    ) -> None:
        self.engine = engine
        self.availability = availability or Availability(time.monotonic)
        self._plain = plain
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.commits = 0
        self.writes = 0
        self._waiting: list[Write] = []
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        self._closing = True
        self._more.set()
        if self._task:
            await self._task
        self._thread.shutdown()

    @property
    def backlog(self) -> int:
        return len(self._waiting)

    def add(self, table: Table, row: Mapping[str, Any], chain: Chain | None = None) -> "asyncio.Future[None]":
        """A new row. Rows of one table that wait together are one statement."""
        return self._enter(NewRow(table, row), chain)

    def run(self, job: Job[T]) -> "asyncio.Future[T]":
        """Anything else that changes the database; its result is the future's."""
        return self._enter(job, None)

    def _enter(self, what: Job[Any] | NewRow, chain: Chain | None) -> "asyncio.Future[Any]":
        if self._closing:
            raise Closing("the store is closing")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(what, chain, future))
        self._more.set()
        return future

    async def _work(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._commit(batch)
            if self._closing:
                return

    async def _commit(self, batch: list[Write]) -> None:
        batch = [write for write in batch if not _follows_a_lost_one(write)]
        if not batch:
            return
        try:
            answers = await self._write([write.what for write in batch])
        except Exception as error:
            await self._not_written(batch, error)
            return
        if self.availability.since is not None:
            self.availability.answered()
        self.commits += 1
        self.writes += len(batch)
        for write, answer in zip(batch, answers, strict=True):
            if not write.done.done():
                write.done.set_result(answer)

    async def _not_written(self, batch: list[Write], error: Exception) -> None:
        """Where the database is away, nothing of it can be; else the others must not suffer for one that cannot be."""
        if why := why_away(error):
            away = self.availability.failed(why)
            for write in batch:
                _fail(write, _because(away, error))
        elif len(batch) == 1:
            _fail(batch[0], error)
        else:
            for one in batch:
                await self._commit([one])

    async def _write(self, writes: Sequence[Job[Any] | NewRow]) -> list[Any]:
        if self._plain:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_here, writes)
        async with self.engine.begin() as connection:
            return await connection.run_sync(_carry_out, writes)

    def _write_here(self, writes: Sequence[Job[Any] | NewRow]) -> list[Any]:
        """All of it in one errand: handing every statement to a thread of its own costs more than the statement."""
        assert self._plain
        with self._plain.begin() as connection:
            return _carry_out(connection, writes)


def _carry_out(connection: Connection, writes: Sequence[Any]) -> list[Any]:
    """What each came to, in the order they came: neighbours are all jobs, or all new rows of one table."""
    answers: list[Any] = []
    for table, neighbours in groupby(writes, _table_of):
        if table is None:
            answers += [job(connection) for job in neighbours]
        else:
            rows = [new.row for new in neighbours]
            _add_rows(connection, table, rows)
            answers += [None] * len(rows)
    return answers


def _add_rows(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Rows that name the same columns. SQLite knows their values: nothing has to be looked up or converted."""
    if connection.dialect.name != "sqlite":
        connection.execute(insert(table), rows)
        return
    statement, columns = _adding(table, tuple(rows[0]))
    connection.exec_driver_sql(statement, [tuple(row[column] for column in columns) for row in rows])


@cache
def _adding(table: Table, columns: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    compiled = insert(table).compile(dialect=sqlite.dialect(), column_keys=list(columns))
    return str(compiled), tuple(compiled.positiontup or ())


def _table_of(write: Job[Any] | NewRow) -> Table | None:
    return write.table if isinstance(write, NewRow) else None


def _follows_a_lost_one(write: Write) -> bool:
    if not write.chain or not write.chain.broken:
        return False
    _fail(write, ChainBroken("something before it was not written"))
    return True


def _because(away: Away, error: Exception) -> Away:
    """One for everybody who waits: whoever raises an exception changes it."""
    told = Away(str(away), away.again)
    told.__cause__ = error
    return told


def _fail(write: Write, error: Exception) -> None:
    if write.chain:
        write.chain.broken = True
    if not write.done.done():
        write.done.set_exception(error)
