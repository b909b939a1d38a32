"""The whole server in one object: its tables, its lobby, its bots, and the chores that keep it going."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Collection
from functools import partial
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncEngine

from gelateria.server.accounts.devices import sweep_devices
from gelateria.server.accounts.sessions import sweep_sessions
from gelateria.server.bots.players import BotPlayers
from gelateria.server.bots.remote import RemoteBots
from gelateria.server.bots.thinking import Thinkers
from gelateria.server.core import Core, server_key
from gelateria.server.errors import Problem, Refused, soon
from gelateria.server.lobby.departures import becoming, departing
from gelateria.server.lobby.listing import Listing
from gelateria.server.lobby.lobby import Lobby
from gelateria.server.lobby.next_game import NextGames
from gelateria.server.lobby.registry import MEND_EVERY, TIDY_EVERY, TableRegistry
from gelateria.server.ops.address_limits import Callers
from gelateria.server.ops.chores import Chores
from gelateria.server.ops.clock import Clock, WallClock
from gelateria.server.ops.metrics import Metrics
from gelateria.server.settings import Settings
from gelateria.server.store.database import open_database
from gelateria.server.store.files import prepare_files
from gelateria.server.store.migrate import migrate
from gelateria.server.store.writer import Job
from gelateria.server.table.broadcast import Listener
from gelateria.server.uptime import LONGEST_SILENCE, SIGN_OF_LIFE, Uptime, note_start
from gelateria.server.warming import warm_up

log = logging.getLogger(__name__)

PING_EVERY = 1.0
PINGS_ELSEWHERE = 15
"""Where time does not count, every n-th ping is enough."""
LOOK_EVERY = 0.05
STALL = 0.25
"""Seconds that the event loop may be late before everybody gets them back."""
GONE = Problem("gone", "You have left for good.")
SIGNED_OUT = Problem("signed-out", "What opened this seat was taken back. Whoever has the account sits down again.")
STOPPING = Problem("restarting", "The server restarts. Games and clocks are kept: come back in a moment.")
COME_BACK = 2.0
"""Seconds that a restart takes, roughly."""


def restarting() -> Refused:
    """For those who come when it is too late."""
    return Refused(503, STOPPING.code, STOPPING.sentence)


class Connection(Listener, Protocol):
    """A socket at a table, as the server knows it."""

    session: bytes | None

    @property
    def closing(self) -> bool:
        """Whether it is being closed."""

    def ping(self) -> None: ...


class Pinged(Protocol):
    """Somebody who listens and is asked now and then whether they are still there."""

    def ping(self) -> None: ...


class Server(Core):
    """The core, with tables, bots and people around it."""

    registry: TableRegistry
    lobby: Lobby
    thinkers: Thinkers
    uptime: Uptime

    def __init__(self, settings: Settings, engine: AsyncEngine, secret: bytes, clock: Clock) -> None:
        super().__init__(settings, engine, secret, clock)
        self.metrics = Metrics()
        self.chores = Chores()
        self.remote = RemoteBots()
        self.connections: set[Connection] = set()
        self.newcomers: set[asyncio.Timeout] = set()
        """How long the server waits for those who have not said yet what they want."""
        self.stopping = False
        self.bystanders: set[Pinged] = set()
        """Those in the lobby."""
        self.callers = Callers(settings, clock.now)
        self.news = Listing(settings.most_listed, clock.now)
        self.ready = False

    def furnish(self, thinkers: Thinkers, uptime: Uptime) -> None:
        """Put the parts in that need each other."""
        self.thinkers = thinkers
        self.uptime = uptime
        self.registry = TableRegistry(self, BotPlayers(thinkers, self.remote), uptime.downtime)
        uptime.on_back = self.registry.time_goes_on
        self.lobby = Lobby(self.registry, self.news)
        self.next_games = NextGames(self.lobby)
        self.remote.on_presence = self.registry.bot_came_or_went
        self.registry.on_change = self.news.changed

    @contextlib.asynccontextmanager
    async def departing(self, gone: Collection[str], first: Job[object]) -> AsyncIterator[Job[None]]:
        async with departing(self.registry, gone, first) as overlooked:
            yield overlooked
        for connection in list(self.connections):
            if connection.person in gone:
                connection.close(GONE)
        self.remote.cut_off(gone)

    @contextlib.asynccontextmanager
    async def becoming(self, guest: str, account: str) -> AsyncIterator[None]:
        async with becoming(self.registry, guest, account):
            yield
        self.signed_out([guest])

    def signed_out(self, people: Collection[str], session: bytes | None = None) -> None:
        for connection in list(self.connections):
            if connection.person in people and session in (None, connection.session):
                connection.close(SIGNED_OUT)
        if session is None:
            self.remote.cut_off(people)

    def admit(self, connection: Connection) -> None:
        """Somebody comes to a table; if the server began to stop meanwhile, they hear it like everybody."""
        self.connections.add(connection)
        if self.stopping:
            connection.close(STOPPING, again=soon(COME_BACK))

    def ping(self, everybody: bool) -> None:
        """Ask whether they are still there: those in a race, or everybody, in the lobby too."""
        for connection in list(self.connections):
            if everybody or connection.in_a_race:
                connection.ping()
        for bystander in list(self.bystanders) if everybody else ():
            bystander.ping()

    def say_goodbye(self) -> None:
        """Everybody hears that it stops and when to come back, also those who have not joined yet."""
        self.stopping = True
        for patience in self.newcomers:
            if not patience.expired():
                patience.reschedule(0)
        for connection in list(self.connections):
            connection.close(STOPPING, again=soon(COME_BACK))
        self.news.close()
        self.remote.close()


@contextlib.asynccontextmanager
async def run_server(settings: Settings, clock: Clock | None = None) -> AsyncIterator[Server]:
    """A server from its first to its last breath: games that were running go on, and are kept in the end."""
    prepare_files(settings)
    warm_up()
    await migrate(settings.database_address)
    server = Server(settings, open_database(settings.database_address), server_key(settings), clock or WallClock())
    server.writer.start()
    uptime = await note_start(server)
    thinkers = Thinkers(settings.bot_workers)
    await thinkers.start()
    await server.replays.start()
    server.furnish(thinkers, uptime)
    _begin_chores(server, stands_by_itself=clock is not None)
    try:
        await server.registry.wake_all()
        server.ready = True
        yield server
    finally:
        server.ready = False
        await server.chores.stop()
        server.say_goodbye()
        await server.registry.close()
        await asyncio.gather(thinkers.stop(), server.replays.stop())
        await server.close()


def _begin_chores(server: Server, stands_by_itself: bool) -> None:
    """`stands_by_itself`: it is on another clock than ours, so standing still costs nobody anything."""
    chores, real = server.chores, WallClock()
    chores.keep("signs of life", server.uptime.sign, SIGN_OF_LIFE, server.clock, LONGEST_SILENCE)
    chores.keep("mending", server.registry.mend, MEND_EVERY, server.clock, LONGEST_SILENCE)
    chores.keep("pings", Pings(server).send, PING_EVERY, real)
    chores.keep("tidying", partial(_tidy, server), TIDY_EVERY, real)
    if not stands_by_itself:
        chores.keep("watch", partial(_watch_the_loop, server), LOOK_EVERY, real)


class Pings:
    """Asks everybody for a sign of life: often in a race, elsewhere now and then."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._ticks = 0

    async def send(self) -> None:
        self._ticks += 1
        self._server.ping(everybody=self._ticks % PINGS_ELSEWHERE == 0)


async def _watch_the_loop(server: Server) -> None:
    """Whoever stands still must not take it out of anybody's time."""
    loop = asyncio.get_running_loop()
    while True:
        before = loop.time()
        await asyncio.sleep(LOOK_EVERY)
        late = loop.time() - before - LOOK_EVERY
        if late > STALL:
            log.warning("stood still", extra={"seconds": round(late, 3)})
            server.metrics.stalls += 1
            server.metrics.stalled_seconds += late
            server.registry.stalled(late)


async def _tidy(server: Server) -> None:
    server.registry.tidy()
    server.news.tidy()
    await server.writer.run(lambda connection: sweep_sessions(connection, server.now_ms()))
    await server.writer.run(lambda connection: sweep_devices(connection, server.now_ms()))
