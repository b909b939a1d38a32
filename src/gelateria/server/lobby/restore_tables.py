"""A table set up again as the store has it."""

import asyncio
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, bindparam, select
from sqlalchemy.engine import RowMapping

from gelateria.engine import commitment
from gelateria.server.bots.players import BotPlayers
from gelateria.server.core import Core
from gelateria.server.errors import not_found
from gelateria.server.lobby.results import Result, shown_over
from gelateria.server.protocol.messages import Line
from gelateria.server.store.schema import chat, journal, people, seats, tables
from gelateria.server.table.plan import stored_plan
from gelateria.server.table.restore_game import past_of, play_again
from gelateria.server.table.seat import seats_of
from gelateria.server.table.starting import Sealed
from gelateria.server.table.table import Table
from gelateria.server.uptime import Downtime

ONE_TABLE = select(tables).where(tables.c.id == bindparam("id"))
LINES_RECALLED = 100


async def restore_table(core: Core, bots: BotPlayers, downtime: Downtime, id_: str) -> Table:
    """The table of that id, with its game and what was said; Refused where there is none."""
    row = await core.find(ONE_TABLE, id=id_)
    if not row:
        raise not_found("table")
    plan = stored_plan(row["plan"])
    sitting = await core.rows(
        select(seats, people.c.kind).outerjoin(people, people.c.id == seats.c.person).where(seats.c.table == id_)
    )
    table = Table(core, id_, plan, row["host"], commitment(row["seed"]), seats_of(plan.players, sitting), bots)
    table.status = row["status"]
    table.sealed = msgspec.json.decode(row["sealed"], type=Sealed) if row["sealed"] else None
    table.next = row["next"]
    await recall_chat(core, table)
    for line in [*await _said(core, id_, by_seats=False), *await _said(core, id_, by_seats=True)]:
        if line["client"] is not None and line["number"] is not None:
            author = line["person"] if line["seat"] is None else line["seat"]
            table.remember(author, line["client"], line["number"])
    table.seating.await_latecomers()
    for sitter in table.seats:
        if sitter and sitter.is_person:
            sitter.gone_since = core.clock.now()
    table.hosting.await_host()
    if row["status"] in ("playing", "over"):
        await _restore_game(core, table, downtime, row)
    return table


async def recall_chat(core: Core, table: Table) -> None:
    """What was said lately, as it is kept."""
    lines = await _lately(core, chat.c.table == table.id)
    table.chat.recall(Line(line["line"], line["seat"], line["name"], line["text"], line["at"]) for line in lines)


async def _said(core: Core, table: str, by_seats: bool) -> list[RowMapping]:
    """By seats and by spectators apart: nobody's lines are forgotten because others talk much."""
    return await _lately(core, chat.c.table == table, chat.c.seat.is_not(None) if by_seats else chat.c.seat.is_(None))


async def _lately(core: Core, *which: ColumnElement[bool]) -> list[RowMapping]:
    lines = await core.rows(select(chat).where(*which).order_by(chat.c.line.desc()).limit(LINES_RECALLED))
    return lines[::-1]


async def _restore_game(core: Core, table: Table, downtime: Downtime, row: Any) -> None:
    entries = await core.rows(select(journal).where(journal.c.table == table.id).order_by(journal.c.seq))
    nonces = tuple(msgspec.json.decode(row["nonces"], type=list[str]))
    played = row["seed"], nonces, await past_of(core, row["start"]), row["begun"], entries, core.clock.now()
    play = await asyncio.to_thread(play_again, table.plan, *played)
    table.begin(play, downtime)
    for entry in entries:
        if entry["client"] is not None and entry["number"] is not None:
            table.remember(entry["by"], entry["client"], entry["number"])
    if row["status"] == "over":
        table.status = "over"
        result = msgspec.json.decode(row["result"], type=Result)
        ended = result.why, result.entries, play.match, row["seed"], nonces
        table.over = await asyncio.to_thread(shown_over, *ended)
