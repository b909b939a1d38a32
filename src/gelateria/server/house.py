"""The server as one object: its settings, its clock, its database, and whoever needs them."""

import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncEngine

from gelateria.server.doors import Doors
from gelateria.server.settings import Settings
from gelateria.server.store.database import open_database
from gelateria.server.store.migrating import migrate
from gelateria.server.store.writer import Writer
from gelateria.server.times import Times, WallTimes

KEY_FILE = "server.key"


class House:
    """What every part of the server shares. Reads go to `rows` and `row`, changes to `writer`."""

    def __init__(self, settings: Settings, engine: AsyncEngine, secret: bytes, times: Times) -> None:
        self.settings = settings
        self.engine = engine
        self.secret = secret
        self.times = times
        self.writer = Writer(engine)
        self.doors = Doors(times.now)

    def now_ms(self) -> int:
        return int(self.times.now() * 1000)

    async def rows(self, query: Executable) -> list[RowMapping]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).mappings())

    async def row(self, query: Executable) -> RowMapping | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def value(self, query: Executable) -> Any:
        """The first field of the first row, or None."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()


@asynccontextmanager
async def open_house(settings: Settings, times: Times | None = None) -> AsyncIterator[House]:
    """The server's shared parts, ready to work; closed in the end with everything written."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    await migrate(settings.database_address)
    house = House(settings, open_database(settings.database_address), server_key(settings), times or WallTimes())
    house.writer.start()
    try:
        yield house
    finally:
        await house.writer.stop()
        await house.engine.dispose()


def server_key(settings: Settings) -> bytes:
    """What sessions are signed with: as set, or made once and kept where only this user can read it."""
    if settings.secret:
        return settings.secret.encode()
    path = settings.folder / KEY_FILE
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(secrets.token_hex(32).encode())
    if sys.platform != "win32":
        path.chmod(0o600)
    return path.read_bytes()
