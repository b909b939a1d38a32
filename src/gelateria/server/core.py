"""The server as one object: its settings, its clock, its database, and whoever needs them."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from gelateria.server.ops.clock import Clock, WallClock
from gelateria.server.ops.costly_work import CostlyWork
from gelateria.server.ops.public_beacon import PublicBeacon
from gelateria.server.ops.sign_in_limits import SignInLimits
from gelateria.server.settings import SHORTEST_SECRET, BadSetting, Settings
from gelateria.server.store.database import open_database, open_plain, open_quick
from gelateria.server.store.files import close_to_others, prepare_files, write_new
from gelateria.server.store.migrate import migrate
from gelateria.server.store.outage import Availability
from gelateria.server.store.writer import Job, Writer
from gelateria.server.workers.replay_requests import Replays

KEY_FILE = "server.key"
READERS = 2


class Overlooked(Exception):
    """Somebody who is to be deleted has sat down meanwhile where nobody saw them off. Nothing is written."""


class Core:
    """What every part of the server shares. Reads go to `find`, `rows` and `row`, changes to `writer`."""

    def __init__(self, settings: Settings, engine: AsyncEngine, secret: bytes, clock: Clock) -> None:
        self.settings = settings
        self.engine = engine
        self.secret = secret
        self.clock = clock
        self.plain = open_plain(settings.database_address)
        self.availability = Availability(clock.now)
        self.writer = Writer(engine, self.plain, self.availability)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._quick = open_quick(self.plain) if self.plain else None
        self.sign_in_limits = SignInLimits(clock.now, settings.guest_rate)
        self.costly_work = CostlyWork()
        self.replays = Replays()
        self.beacon = PublicBeacon(settings, clock) if settings.beacon else None

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        self.costly_work.close()
        await self.writer.stop()
        self._readers.shutdown()
        if self.plain and self._quick:
            self._quick.close()
            self.plain.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def departing(self, gone: Collection[str], first: Job[object]) -> AsyncIterator[Job[None]]:
        """Around the transaction that deletes people: who keeps tables in memory sees them off, then forgets them.

        `first` is run before they stand up anywhere: if it is Refused, nothing has happened. Yields what the
        transaction itself must check; Overlooked where they have to be seen off once more.
        """
        yield _nothing_to_check

    @asynccontextmanager
    async def becoming(self, guest: str, account: str) -> AsyncIterator[None]:
        """Around the transaction after which all that the guest did, the account did."""
        yield

    def signed_out(self, people: Collection[str], session: bytes | None = None) -> None:
        """What they held is dead, or what they were given in this session: so are the sockets that it had opened."""

    def now_ms(self) -> int:
        return int(self.clock.now() * 1000)

    async def find(self, query: Executable, **values: Any) -> RowMapping | None:
        """The one row with this key. SQLite has it at hand sooner than a thread could be asked for it.

        Only where somebody else has locked the file, a thread waits for it, so that the others need not.
        """
        if self._quick:
            try:
                return self._quick.execute(query, values).mappings().one_or_none()
            except DBAPIError:
                pass
        found = await self._ask(query, values)
        return found[0] if found else None

    async def rows(self, query: Executable) -> list[RowMapping]:
        return await self._ask(query)

    async def _ask(self, query: Executable, values: Mapping[str, Any] | None = None) -> list[RowMapping]:
        """Its rows; Away, if the database is."""
        try:
            if self.plain:
                return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query, values)
            async with self.engine.connect() as connection:
                return list((await connection.execute(query, values)).mappings())
        except Exception as error:
            self.availability.check(error)
            raise

    def _read(self, query: Executable, values: Mapping[str, Any] | None) -> list[RowMapping]:
        assert self.plain
        with self.plain.connect() as connection:
            return list(connection.execute(query, values).mappings())

    async def row(self, query: Executable) -> RowMapping | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def value(self, query: Executable) -> Any:
        """The first field of the first row, or None."""
        row = await self.row(query)
        return next(iter(row.values())) if row else None


def _nothing_to_check(connection: Connection) -> None: ...


@asynccontextmanager
async def open_core(settings: Settings, clock: Clock | None = None) -> AsyncIterator[Core]:
    """The server's shared parts, ready to work; closed in the end with everything written."""
    prepare_files(settings)
    await migrate(settings.database_address)
    core = Core(settings, open_database(settings.database_address), server_key(settings), clock or WallClock())
    core.writer.start()
    try:
        yield core
    finally:
        await core.close()


def server_key(settings: Settings) -> bytes:
    """What sessions are signed with: as set, or made once and kept where only this user can read it.

    BadSetting, if it is kept already and could be guessed.
    """
    if settings.secret:
        return settings.secret.encode()
    path = settings.folder / KEY_FILE
    if not path.exists():
        write_new(path, secrets.token_hex(32).encode())
    close_to_others(path, 0o600)
    check_key(settings)
    return path.read_bytes()


def check_key(settings: Settings) -> None:
    """BadSetting, if there is a key in the data folder that could be guessed."""
    path = settings.folder / KEY_FILE
    if not settings.secret and path.exists() and len(path.read_bytes().strip()) < SHORTEST_SECRET:
        raise BadSetting(
            f"{path} is empty or too short for a key. Delete it, and a new one is made; everybody then signs in again."
        )
