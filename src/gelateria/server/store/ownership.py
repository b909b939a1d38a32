"""One server a database: whoever comes second is refused before it has changed anything.

The lock is the process's own. When it dies, however it dies, the next one can begin at once.
"""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import URL, func, make_url, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

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
        engine = open_database(address)
        connection = await engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        taken = (await connection.execute(select(func.pg_try_advisory_lock(ADVISORY_LOCK)))).scalar_one()
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise NotOurs(f"The database cannot be reached: {error}") from error
    watching = asyncio.create_task(_watch(connection, on_lost), name="ownership")
    try:
        if not taken:
            raise _taken(make_url(address))
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await connection.invalidate()
        await connection.close()
        await engine.dispose()


async def _watch(connection: AsyncConnection, on_lost: Callable[[], None]) -> None:
    """Until the connection is lost, and the lock with it."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await connection.execute(select(1))
        except Exception as error:
            log.error("the database is no longer ours alone", extra={"why": type(error).__name__})
            on_lost()
            return
