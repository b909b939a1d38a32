"""stub"""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import update

from gelateria.server.store.schema import tables


class Entry(Struct, frozen=True, kw_only=True):
    seat: int
    person: str | None
    bot: str | None
    name: str
    place: int
    score: int
    won: float
    before: float | None = None
    after: float | None = None


class Result(Struct, frozen=True):
    why: str
    entries: list[Entry]


async def keep_result(
    connection: Any,
    *,
    table: str,
    game: str,
    entries: list[Entry],
    rated: bool,
    why: str,
    record: str,
    dice: Any,
    at: int,
) -> list[Entry]:
    await connection.execute(
        update(tables)
        .where(tables.c.id == table)
        .values(status="over", ended=at, record=record, result=msgspec.json.encode(Result(why, entries)).decode())
    )
    return entries
