"""A database of an older version is brought up to date with what is in it."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.sql import column, table

from gelateria.server.store.database import open_database
from gelateria.server.store.migrate import migrate

OLD_KEYS = table("keys", column("hash"), column("table"), column("role"), column("person"))
TABLES = table("tables", *map(column, ("id", "game", "status", "plan", "host", "seed", "made", "series")))
TABLE = {"game": "geizen", "status": "open", "plan": "{}", "seed": b"s", "made": 0}


def test_an_invitation_from_before_belongs_to_the_host(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'server.sqlite3'}"

    def as_it_was(connection: Connection) -> None:
        for host in ("ada", "ben"):
            connection.execute(insert(TABLES), {"id": f"of {host}", "host": host, "series": f"of {host}", **TABLE})
        for role, person in (("invite", None), ("link", None), ("seat", "cleo")):
            row = {"hash": role.encode(), "table": "of ben", "role": role, "person": person}
            connection.execute(insert(OLD_KEYS), row)

    def as_it_is(connection: Connection) -> dict[str, Any]:
        return {row.role: row.person for row in connection.execute(select(OLD_KEYS))}

    async def scene() -> None:
        await migrate(address, "0001")
        engine = open_database(address)
        async with engine.begin() as connection:
            await connection.run_sync(as_it_was)
        await migrate(address)
        async with engine.connect() as connection:
            assert await connection.run_sync(as_it_is) == {"invite": "ben", "link": None, "seat": "cleo"}
        await engine.dispose()

    asyncio.run(scene())
