"""Run the application: one process, one event loop."""

import gc
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from gelateria.server.app import make_app
from gelateria.server.frames import FrameProtocol
from gelateria.server.logs import begin_logging
from gelateria.server.requests import RequestProtocol
from gelateria.server.server import Server
from gelateria.server.settings import Settings
from gelateria.server.wire import MOST_FRAME

GRACE = 5
"""Seconds for open requests when the server stops."""
GARBAGE = (2_000, 10, 200)
"""How Python looks for rings of garbage: often among what is young, for the longer it waits the longer everybody waits
for it; seldom among the old, of which a server holds much and throws little away."""


class Announcing(uvicorn.Server):
    """Tells when it listens, and says goodbye before it closes anybody's line."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._app = app
        self._tell_ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        if self.started and self.servers and self.servers[0].sockets:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self._tell_ready(f"http://{'localhost' if host in ('0.0.0.0', '::') else shown}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()
        server: Server = self._app.state.house
        await server.say_goodbye()
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> bool:
    """Serve until somebody stops it; False if it could not begin."""
    begin_logging(settings.log_level)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto" if sys.platform != "win32" else "asyncio",
        http=RequestProtocol,
        ws=FrameProtocol,
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
    server = Announcing(config, app, ready)
    signal.signal(
        signal.SIGTERM, signal.SIG_IGN
    )  # whoever asks it to stop gets what they asked for: that is no failure
    server.run()
    return server.started
