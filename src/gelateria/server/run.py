"""Run the application: one process, one event loop."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from typing import cast

import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE

from gelateria.server.app import make_app
from gelateria.server.http.request_protocol import RequestProtocol
from gelateria.server.ops.clock import Clock
from gelateria.server.ops.logs import begin_logging
from gelateria.server.ops.network import EVERYWHERE
from gelateria.server.protocol.messages import MOST_FRAME
from gelateria.server.server import Server
from gelateria.server.settings import Settings
from gelateria.server.sockets.acceptor import Acceptor, listen
from gelateria.server.sockets.fast_path import LAST_WORDS, FrameProtocol
from gelateria.server.store.ownership import NotOurs, sole_server

log = logging.getLogger(__name__)

GRACE = 5
"""Seconds for open requests when the server stops."""
LOOK_AGAIN = 0.02
GARBAGE = (2_000, 10, 200)
"""How Python looks for rings of garbage: often among what is young, for the longer it waits the longer everybody waits
for it; seldom among the old, of which a server holds much and throws little away."""


class Announcing(uvicorn.Server):
    """Tells when it listens, and closes nobody's socket before they have heard why."""

    def __init__(self, config: uvicorn.Config, app: Litestar, settings: Settings, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.app = app
        self.settings = settings
        self._tell_ready = ready
        self._lost_database = False

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Until it is told to stop; NotOurs, if the database is another's, or may be by now."""
        self.settings.folder.mkdir(parents=True, exist_ok=True)
        async with sole_server(self.settings.database_address, self._lose_database):
            await super().serve(sockets)
        if self._lost_database:
            raise NotOurs("The connection that kept the database for this server is lost, so it has stopped.")

    def _lose_database(self) -> None:
        self._lost_database = self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does, but that connections come in through an Acceptor."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(STARTUP_FAILURE)
        try:
            listening = sockets or listen(self.settings.host, self.settings.port, self.config.backlog)
        except OSError as error:
            log.error("cannot listen there", extra={"why": str(error)})
            await self.lifespan.shutdown()
            sys.exit(STARTUP_FAILURE)
        server: Server = self.app.state.core

        def make_protocol(leave: Callable[[], None]) -> RequestProtocol:
            return RequestProtocol(
                self.config, self.server_state, self.lifespan.state, server.callers, server.clock, leave
            )

        self.servers = [cast(asyncio.Server, Acceptor(listening, make_protocol, server.callers))]
        self.started = True
        host, port = listening[0].getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        self._tell_ready(f"http://{'localhost' if host in EVERYWHERE else shown}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()
        server: Server = self.app.state.core
        server.say_goodbye()
        await self._part()
        await super().shutdown(sockets)

    async def _part(self) -> None:
        """Until every socket is closed at the other end too, or as long as last words may take.

        Whoever closes first while the other still talks has the system tell them that the connection is broken, and
        what they had not read by then is gone: the reason too.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                while self.open_sockets:
                    await asyncio.sleep(LOOK_AGAIN)
        for socket_ in self.open_sockets:
            socket_.transport.abort()

    @property
    def open_sockets(self) -> list[FrameProtocol]:
        return [one for one in self.server_state.connections if isinstance(one, FrameProtocol)]


def make_server(settings: Settings, ready: Callable[[str], None], clock: Clock | None = None) -> Announcing:
    """The application behind its sockets; `ready` is told its address."""
    app = make_app(settings, clock)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto" if sys.platform != "win32" else "asyncio",
        http=RequestProtocol,
        ws=FrameProtocol,
        proxy_headers=False,  # address_of knows whom to believe
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
    )
    return Announcing(config, app, settings, ready)


def serve(settings: Settings, ready: Callable[[str], None]) -> bool:
    """Serve until somebody stops it; False if it could not begin, NotOurs if the database is another's."""

    def up(address: str) -> None:
        _ = server.app.openapi_schema  # made now, so that nobody has to wait for it later
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        ready(address)

    begin_logging(settings.log_level)
    server = make_server(settings, up)
    signal.signal(
        signal.SIGTERM, signal.SIG_IGN
    )  # whoever asks it to stop gets what they asked for: that is no failure
    server.run()
    return server.started
