"""The one who writes: everything that is waiting goes to the disk in one commit, in the order it came.

`add` and `run` return when it is durable. Commands are acknowledged and published after that, never before.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import Engine, Table, insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gelateria.server.store.database import Plain, at_once

Job = Callable[[AsyncConnection], Awaitable[Any]]
MOST_AT_ONCE = 500


class Chain:
    """Writes that make sense only after one another: once one of them is lost, none that follows is written."""

    broken = False


class ChainBroken(Exception):
    """Not written, because something before it was not."""


class Write(NamedTuple):
    """Something to be written, and who waits for it."""

    what: Job | tuple[Table, Mapping[str, Any]]
    chain: Chain | None
    done: asyncio.Future[Any]


class Writer:
    """A queue of writes and the task that empties it."""

    def __init__(self, engine: AsyncEngine, plain: Engine | None = None) -> None:
        self.engine = engine
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
        return self._enter((table, row), chain)

    def run(self, job: Job) -> "asyncio.Future[Any]":
        """Anything else that changes the database; its result is the future's."""
        return self._enter(job, None)

    def _enter(self, what: Job | tuple[Table, Mapping[str, Any]], chain: Chain | None) -> "asyncio.Future[Any]":
        if self._closing:
            raise RuntimeError("the store is closing")
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
            if len(batch) == 1:
                _fail(batch[0], error)
                return
            for one in batch:  # the others must not suffer for the one that cannot be written
                await self._commit([one])
            return
        self.commits += 1
        self.writes += len(batch)
        for write, answer in zip(batch, answers, strict=True):
            if not write.done.done():
                write.done.set_result(answer)

    async def _write(self, writes: list[Any]) -> list[Any]:
        if self._plain:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_at_once, writes)
        async with self.engine.begin() as connection:
            return await _carry_out(writes, connection)

    def _write_at_once(self, writes: list[Any]) -> list[Any]:
        """All of it in one errand: handing every statement to a thread of its own costs more than the statement."""
        assert self._plain
        with self._plain.begin() as connection:
            return at_once(_carry_out(writes, Plain(connection)))


async def _carry_out(writes: list[Any], connection: Any) -> list[Any]:
    answers: list[Any] = []
    at = 0
    while at < len(writes):
        write = writes[at]
        if not isinstance(write, tuple):
            answers.append(await write(connection))
            at += 1
            continue
        until = at
        while until < len(writes) and isinstance(writes[until], tuple) and writes[until][0] is write[0]:
            until += 1
        rows = [row for _, row in writes[at:until]]
        if isinstance(connection, Plain):
            connection.add(write[0], rows)
        else:
            await connection.execute(insert(write[0]), rows)
        answers += [None] * (until - at)
        at = until
    return answers


def _follows_a_lost_one(write: Write) -> bool:
    if not write.chain or not write.chain.broken:
        return False
    _fail(write, ChainBroken("something before it was not written"))
    return True


def _fail(write: Write, error: Exception) -> None:
    if write.chain:
        write.chain.broken = True
    if not write.done.done():
        write.done.set_exception(error)
