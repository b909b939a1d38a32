"""All tables that somebody is at: found in memory, or set up again from the store."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import SQLAlchemyError

from gelateria.engine import (
    Damaged,
    Dice,
    Match,
    VerifiableDealer,
    commitment,
    count_dice,
    find_game,
    read_record,
    replay,
)
from gelateria.server.bots.players import BotPlayers
from gelateria.server.core import Core
from gelateria.server.errors import Refused, not_found
from gelateria.server.lobby.results import Entry as ResultEntry
from gelateria.server.lobby.results import Result, keep_result
from gelateria.server.protocol.messages import Line, Over, Place
from gelateria.server.store.schema import chat, journal, people, seats, tables
from gelateria.server.table.live_game import BrokenJournal, Entry, LiveGame
from gelateria.server.table.placings import placings, why_over
from gelateria.server.table.plan import Plan
from gelateria.server.table.seats import Seat
from gelateria.server.table.table import Table
from gelateria.server.uptime import Downtime

log = logging.getLogger(__name__)

TIDY_EVERY = 60.0
END_AGAIN = 5.0
ONE_TABLE = select(tables).where(tables.c.id == bindparam("id"))
OPEN_FOR = 86_400_000
"""Milliseconds for which a table that has not begun stands in the lobby."""


class TableRegistry:
    """The tables in memory. A table nobody listens to and nothing happens at is put away."""

    def __init__(self, core: Core, bots: BotPlayers, downtime: Downtime) -> None:
        self.core = core
        self.bots = bots
        self.downtime = downtime
        self.tables: dict[str, Table] = {}
        self.on_change: Callable[[Table], None] = lambda table: None
        self._wanted: set[str] = set()
        """Since the last tidying: whoever has a table in hand must not find that it is another's by now."""
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._ending: set[asyncio.Task[None]] = set()

    async def table(self, id_: str) -> Table:
        """The table of that id; Refused where there is none."""
        if id_ in self.tables:
            self._wanted.add(id_)
            return self.tables[id_]
        if id_ not in self._loading:
            self._loading[id_] = asyncio.ensure_future(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(self._loading[id_])

    def add(self, table: Table) -> None:
        table.on_over = self._on_over
        table.on_lost = self._on_lost
        table.on_change = self._changed
        self.tables[table.id] = table
        self._wanted.add(table.id)

    def _changed(self, table: Table) -> None:
        self.on_change(table)
        if table.status == "over" and not table.listeners:
            self.put_away(table)

    async def wake_all(self) -> None:
        """After a restart: every game that was being played goes on."""
        young = self.core.now_ms() - OPEN_FOR
        waiting = (tables.c.status == "open") & (tables.c.made > young)
        for row in await self.core.rows(select(tables.c.id).where((tables.c.status == "playing") | waiting)):
            try:
                self.on_change(await self.table(row["id"]))
            except (Refused, Damaged, BrokenJournal):
                log.exception("a table cannot be set up again", extra={"table": row["id"]})

    async def close(self) -> None:
        """The server stops: nobody thinks any more, and what is ending is ended."""
        for table in list(self.tables.values()):
            self.bots.forget(table)
        if self._ending:
            _, stuck = await asyncio.wait(self._ending, timeout=END_AGAIN / 2)
            for task in stuck:  # what could not be kept now will be after the restart
                task.cancel()

    def stalled(self, seconds: float) -> None:
        for table in self.tables.values():
            table.stalled(seconds)

    def tidy(self) -> None:
        """Put away what nobody looks at or has asked for since the last time, and nothing will happen at by itself."""
        wanted, self._wanted = self._wanted, set()
        for table in [table for table in self.tables.values() if table.id not in wanted]:
            if not table.listeners and (table.status in ("over", "open", "closed") or table.sleeps):
                self.put_away(table)

    def put_away(self, table: Table) -> None:
        self.bots.forget(table)
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.fold_up()

    def bot_came_or_went(self, person: str, here: bool) -> None:
        """A bot that thinks elsewhere begins to listen, or has stopped."""
        for table in self.tables.values():
            table.bot_came_or_went(person, here)

    async def act_as(self, person: str, table_id: str, decision: int, action: Any) -> None:
        """A bot from elsewhere acts; Illegal or Refused where it may not."""
        table = await self.table(table_id)
        for seat, sitter in enumerate(table.seats):
            if sitter and sitter.person == person and sitter.remote:
                await table.settled()
                table.act_for(seat, decision, action, stand_in=False)
                await table.settled()
                if table.broken:
                    raise Refused(503, "restarting", "The table is being set up again; try once more.")
                return
        raise not_found("table of yours")

    # Setting up again ------------------------------------------------------------------------------

    async def _load(self, id_: str) -> Table:
        row = await self.core.find(ONE_TABLE, id=id_)
        if not row:
            raise not_found("table")
        plan = msgspec.json.decode(row["plan"], type=Plan)
        sitting = await self.core.rows(
            select(seats, people.c.kind)
            .outerjoin(people, people.c.id == seats.c.person)
            .where(seats.c.table == id_)
            .order_by(seats.c.seat)
        )
        places: list[Seat | None] = [None] * plan.players
        for sitter in sitting:
            places[sitter["seat"]] = Seat(
                sitter["name"], sitter["nonce"], sitter["person"], sitter["bot"], sitter["kind"] == "bot"
            )
        table = Table(self.core, id_, plan, row["host"], commitment(row["seed"]), places, self.bots)
        table.status = row["status"]
        table.next = row["next"]
        for line in await self.recall_chat(table):
            if line["client"] is not None and line["number"] is not None:
                table.remember(line["seat"], line["client"], line["number"])
        if row["status"] in ("playing", "over"):
            await self._set_up(table, row)
        self.add(table)
        if row["status"] == "playing":
            table.go_on()
        return table

    async def recall_chat(self, table: Table) -> list[RowMapping]:
        """What was said lately, as it is kept."""
        said = select(chat).where(chat.c.table == table.id).order_by(chat.c.line.desc()).limit(100)
        lines = (await self.core.rows(said))[::-1]
        table.chat.recall(Line(line["line"], line["seat"], line["name"], line["text"], line["at"]) for line in lines)
        return lines

    async def _set_up(self, table: Table, row: Any) -> None:
        entries = await self.core.rows(select(journal).where(journal.c.table == table.id).order_by(journal.c.seq))
        nonces = tuple(msgspec.json.decode(row["nonces"], type=list[str]))
        play = await asyncio.to_thread(play_again, table.plan, row["seed"], nonces, row["start"], row["begun"], entries)
        table.begin(play, self.downtime)
        for entry in entries:
            if entry["client"] is not None and entry["number"] is not None:
                table.remember(entry["by"], entry["client"], entry["number"])
        if row["status"] == "over":
            table.status = "over"
            result = msgspec.json.decode(row["result"], type=Result)
            table.over = shown_over(result.why, result.entries, row["seed"], nonces)

    # The end ---------------------------------------------------------------------------------------

    def _on_over(self, table: Table) -> None:
        task = asyncio.get_running_loop().create_task(self._end_surely(table))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    def _on_lost(self, table: Table) -> None:
        self.put_away(table)

    async def _end_surely(self, table: Table) -> None:
        """A disk that is full for a while must not leave a game without its end."""
        while self.tables.get(table.id) is table:
            try:
                await self._end(table)
                return
            except SQLAlchemyError:
                log.exception("a result could not be kept", extra={"table": table.id})
                await asyncio.sleep(END_AGAIN)

    async def _end(self, table: Table) -> None:
        """Keep the result, then show it and the seed."""
        play = table.play
        assert play
        row = await self.core.find(ONE_TABLE, id=table.id)
        assert row
        nonces = tuple(msgspec.json.decode(row["nonces"], type=list[str]))
        dice = Dice.of(row["seed"], nonces, play.inherited if row["start"] is not None else None)
        record = play.match.record(dice)
        throws = await asyncio.to_thread(count_dice, play.setting.game, record)
        why = why_over(play)
        placed = placings(play)
        people_in_it = sum(bool(sitter and sitter.is_person) for sitter in table.seats)
        entries = [
            ResultEntry(
                seat=one.seat,
                person=sitter.person,
                bot=sitter.bot,
                name=sitter.name,
                place=one.place,
                score=one.score,
                won=one.won,
            )
            for one, sitter in zip(placed, table.seats, strict=True)
            if sitter
        ]

        def job(connection: Connection) -> Any:
            return keep_result(
                connection,
                table=table.id,
                game=table.plan.game,
                entries=entries,
                rated=table.plan.rated and people_in_it > 1 and why != "table.end-together",
                why=why,
                record=record.to_json(),
                dice=throws,
                at=self.core.now_ms(),
            )

        kept = await self.core.writer.run(job)
        table.finish(shown_over(why, kept, row["seed"], nonces))
        self.bots.tell_over(table)


def shown_over(why: str, entries: Sequence[ResultEntry], seed: bytes, nonces: tuple[str, ...]) -> Over:
    """The end, for the wire: with the seed, which is no secret any more."""
    places = [
        Place(
            entry.seat,
            entry.place,
            entry.score,
            UNSET if entry.before is None else entry.before,
            UNSET if entry.after is None else entry.after,
        )
        for entry in entries
    ]
    return Over(why, places, seed.hex(), list(nonces), commitment(seed))


def start_match(plan: Plan, seed: bytes, nonces: tuple[str, ...], inherited: str | None) -> Match[Any, Any, Any, Any]:
    """The game as it begins at a table: from the box, or from where a record left it."""
    stream = VerifiableDealer(seed, nonces)
    if inherited is None:
        return Match(plan.setting(), stream)
    record = read_record(inherited)
    match = replay(find_game(record.game), record)
    match.go_on_with(stream)
    return match


def play_again(
    plan: Plan, seed: bytes, nonces: tuple[str, ...], inherited: str | None, begun: int, entries: list[Any]
) -> LiveGame:
    match = start_match(plan, seed, nonces, inherited)
    play = LiveGame(match.setting, match, begun / 1000)
    for entry in entries:
        if entry["seq"] != play.entries + 1:
            raise BrokenJournal(f"entry {play.entries + 1} is missing")
        drew = tuple(msgspec.json.decode(entry["drew"], type=list[int]))
        play.repeat(
            Entry(entry["kind"], entry["by"], entry["do"], drew, entry["at"] / 1000, stand_in=entry["stand_in"])
        )
    return play
