"""All tables that somebody is at: found in memory, or set up again from the store."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from gelateria.engine import Damaged
from gelateria.server.bots.players import BotPlayers
from gelateria.server.core import Core
from gelateria.server.errors import Refused, not_found
from gelateria.server.lobby.finish import finish_game
from gelateria.server.lobby.restore_tables import restore_table
from gelateria.server.ops.logs import without_values
from gelateria.server.store.journal import Origin
from gelateria.server.store.outage import Away
from gelateria.server.store.schema import tables
from gelateria.server.table.live_game import BrokenJournal
from gelateria.server.table.table import Table
from gelateria.server.uptime import Downtime

log = logging.getLogger(__name__)

TIDY_EVERY = 60.0
MEND_EVERY = 1.0
END_AGAIN = 5.0
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
        self._turning: set[asyncio.Task[None]] = set()
        """What must be written when a game begins or ends."""
        self._lost: set[str] = set()
        """Those that a failed write has ended, and that nobody has asked for since."""

    async def table(self, id_: str) -> Table:
        """The table of that id; Refused where there is none."""
        if id_ in self.tables:
            self._wanted.add(id_)
            return self.tables[id_]
        if id_ not in self._loading:
            self._loading[id_] = asyncio.ensure_future(self._restore(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(self._loading[id_])

    async def _restore(self, id_: str) -> Table:
        table = await restore_table(self.core, self.bots, self.downtime, id_)
        self.add(table)
        self._lost.discard(id_)
        if table.status == "playing":
            table.go_on()
        elif table.status == "starting":
            table.starting.wait()
        return table

    async def restored(self) -> None:
        """Until every table that is being set up again is here: its seats were read some time ago."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    @asynccontextmanager
    async def turn_at(self, id_: str) -> AsyncIterator[Table]:
        """The table of that id, while nobody else gives it commands about its seats."""
        while True:
            table = await self.table(id_)
            async with table.seating.turn:
                if self.tables.get(id_) is table:
                    yield table
                    return

    def add(self, table: Table) -> None:
        table.on_ready = self._on_ready
        table.on_over = self._on_over
        table.on_lost = self._on_lost
        table.on_change = self._changed
        self.tables[table.id] = table
        self._wanted.add(table.id)

    def _changed(self, table: Table) -> None:
        self.on_change(table)
        if table.status in ("over", "closed") and not table.listeners:
            self.put_away(table)

    async def wake_all(self) -> None:
        """After a restart: every game that was being played goes on."""
        young = self.core.now_ms() - OPEN_FOR
        waiting = (tables.c.status == "open") & (tables.c.made > young)
        running = tables.c.status.in_(["starting", "playing"])
        for row in await self.core.rows(select(tables.c.id).where(running | waiting)):
            await self._set_up_again(row["id"])

    async def mend(self) -> None:
        """Set up again what was lost: a game with bots, or with a deadline, goes on though nobody comes for it."""
        for id_ in [] if self.downtime.goes_on else sorted(self._lost):
            await self._set_up_again(id_)
            self._lost.discard(id_)

    async def _set_up_again(self, id_: str) -> None:
        try:
            self.on_change(await self.table(id_))
        except (Refused, Damaged, BrokenJournal) as error:
            log.error("a table cannot be set up again", extra={"table": id_, "why": repr(error)})

    async def close(self) -> None:
        """The server stops: nobody thinks any more, and what begins or ends has begun or ended."""
        for table in list(self.tables.values()):
            self.bots.forget(table)
            table.starting.stop_waiting()
        if self._turning:
            _, stuck = await asyncio.wait(self._turning, timeout=END_AGAIN / 2)
            for task in stuck:  # what could not be kept now will be after the restart
                task.cancel()

    def stalled(self, seconds: float) -> None:
        for table in self.tables.values():
            table.stalled(seconds)

    def time_goes_on(self) -> None:
        """Nobody could move for a while, and now they can: what they have left is told anew."""
        for table in self.tables.values():
            table.time_goes_on()

    def tidy(self) -> None:
        """Put away what nobody looks at or has asked for since the last time, and nothing will happen at by itself."""
        wanted, self._wanted = self._wanted, set()
        for table in [table for table in self.tables.values() if table.id not in wanted]:
            if table.listeners or table.seating.turn.locked():
                continue
            if table.status in ("over", "open", "closed") or table.sleeps:
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
                table.act(seat, decision, action, Origin())
                await table.settled()
                if table.broken:
                    raise Refused(503, "restarting", "The table is being set up again; try once more.")
                return
        raise not_found("table of yours")

    # The beginning and the end ---------------------------------------------------------------------

    def _on_ready(self, table: Table) -> None:
        self._see_to(self._begin(table))

    def _on_over(self, table: Table) -> None:
        self._see_to(self._end_surely(table))

    def _see_to(self, turn: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(turn)
        self._turning.add(task)
        task.add_done_callback(self._turning.discard)

    def _on_lost(self, table: Table) -> None:
        self.put_away(table)
        self._lost.add(table.id)

    async def _begin(self, table: Table) -> None:
        """If that cannot be written, the table is set up again, and waits anew."""
        async with table.seating.turn:
            if self.tables.get(table.id) is not table or table.status != "starting":
                return
            try:
                await table.starting.begin(self.downtime)
            except Exception as error:
                log.exception("a game could not begin", extra={"table": table.id})
                table.seating.set_up_again(error)

    async def _end_surely(self, table: Table) -> None:
        """A disk that is full for a while must not leave a game without its end."""
        tries = 0
        while self.tables.get(table.id) is table:
            try:
                await finish_game(self.core, table)
                self.bots.tell_over(table)
                return
            except (Away, SQLAlchemyError) as error:
                tries += 1
                if tries.bit_count() == 1:
                    why = without_values(error)
                    log.error("a result could not be kept", extra={"table": table.id, "tries": tries, "why": why})
                await asyncio.sleep(END_AGAIN)
