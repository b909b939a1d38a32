"""One server a database: whoever comes second is refused before it has changed anything.

The lock is the process's own. When it dies, however it dies, the next one can begin at once.
"""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, func, make_url, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gelateria.server.store.database import open_database

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

ADVISORY_LOCK = int.from_bytes(b"gelateri")
"""PostgreSQL knows advisory locks by a number, each database its own."""
LOOK_EVERY = 1.0
ANSWERS_WITHIN = 5.0
"""Seconds after which a database that does not answer counts as lost."""


ENDS_WITHIN = 1000
"""Milliseconds in which PostgreSQL ends a connection that it is told to end."""
WHO_WE_ARE = text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
END_OURS = text(
    "SELECT pg_terminate_backend(pid, :within) FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND classid = :high AND objid = :low AND pid = :pid AND backend_start = :began"
)


class NotOurs(Exception):
    """This database cannot be worked with, or no longer; it says why."""


@asynccontextmanager
async def sole_server(address: str, on_lost: Callable[[], None]) -> AsyncIterator[None]:
    """As long as this lasts, no other server works with the database; NotOurs, if one does already.

    `on_lost` is called when that is no longer certain.
    """
    url = make_url(address)
    if url.drivername.startswith("sqlite"):
        with _file_lock(url):
            yield
    else:
        async with _advisory_lock(address, on_lost):
            yield


def _taken(url: URL) -> NotOurs:
    where = url.render_as_string(hide_password=True)
    return NotOurs(f"Another server works with {where}. Stop it first, or give this one a database of its own.")


@contextmanager
def _file_lock(url: URL) -> Iterator[None]:
    """A lock on a file beside the database. The file stays: whoever deleted it could delete another's lock."""
    if not url.database or url.database == ":memory:":
        yield
        return
    path = Path(url.database)
    with path.with_name(f"{path.name}.lock").open("ab") as file:
        try:
            _lock(file.fileno())
        except OSError:
            raise _taken(url) from None
        yield


def _lock(file: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@asynccontextmanager
async def _advisory_lock(address: str, on_lost: Callable[[], None]) -> AsyncIterator[None]:
    """A lock that lasts as long as a connection of its own."""
    try:
        lock = AdvisoryLock(open_database(address, patience=ANSWERS_WITHIN))
        taken = await lock.take()
    except Exception as error:
        raise NotOurs(f"The database cannot be reached: {error}") from error
    watching = asyncio.create_task(_watch(lock, on_lost), name="ownership")
    try:
        if not taken:
            raise _taken(make_url(address))
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await lock.close()


class AdvisoryLock:
    """PostgreSQL's own lock, and the connection that has it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._backend: dict[str, Any] | None = None
        """PostgreSQL's process at the other end of the connection that had it last."""

    async def take(self) -> bool:
        """Whether it is ours now."""
        connection = await self._engine.connect()
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await self._end_our_old_one(connection)
            if (await connection.execute(select(func.pg_try_advisory_lock(ADVISORY_LOCK)))).scalar_one():
                pid, began = (await connection.execute(WHO_WE_ARE)).one()
                self._connection, self._backend = connection, {"pid": pid, "began": began}
        finally:
            if self._connection is not connection:
                await _part_with(connection)
        return self._connection is connection

    async def is_held(self) -> bool:
        """Whether the connection still answers."""
        assert self._connection
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self._connection.execute(select(1))
        except Exception as error:
            log.error("the connection that keeps the database is lost", extra={"why": type(error).__name__})
            await self.release()
            return False
        return True

    async def release(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            await _part_with(connection)

    async def close(self) -> None:
        await self.release()
        await self._engine.dispose()

    async def _end_our_old_one(self, connection: AsyncConnection) -> None:
        """Where a network breaks, PostgreSQL may not have noticed yet, and keep the lock for whom we were before."""
        if self._backend:
            lock = {"high": ADVISORY_LOCK >> 32, "low": ADVISORY_LOCK & 0xFFFFFFFF, "within": ENDS_WITHIN}
            await connection.execute(END_OURS, lock | self._backend)


async def _part_with(connection: AsyncConnection) -> None:
    """For good: in the pool it would keep the lock."""
    await connection.invalidate()
    await connection.close()


async def _watch(lock: AdvisoryLock, on_lost: Callable[[], None]) -> None:
    """Until the lock is another's. When the database was away, it is taken again as soon as it is back.

    Should another server have come and gone meanwhile, nothing of what it wrote is lost: moves, seats and results are
    written only where the store is as it was read, and a table that is not is set up again.
    """
    while True:
        await asyncio.sleep(LOOK_EVERY)
        if await lock.is_held():
            continue
        while True:
            try:
                taken = await lock.take()
                break
            except Exception:
                await asyncio.sleep(LOOK_EVERY)
        if not taken:
            log.error("the database is another server's by now")
            on_lost()
            return
        log.warning("the database is ours again")
