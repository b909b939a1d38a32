"""The lobby's socket: the open tables as they come and go. Nobody has anything to say there."""

import asyncio
import contextlib

from litestar import websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from gelateria.server.errors import Problem, soon, unclear
from gelateria.server.ops.clock import Clock
from gelateria.server.server import COME_BACK, STOPPING, Server
from gelateria.server.sockets.admission import AnySocket, admit, refuse
from gelateria.server.sockets.connection import DEAD_AFTER, GOING, SILENT
from gelateria.server.sockets.fast_path import DirectSocket, direct_socket

MOST_WORDS = 10
NOTHING_TO_SAY = "Nobody listens in the lobby: it only tells which tables are open."


@websocket("/ws/lobby")
async def stand_in_lobby(socket: WebSocket, state: State) -> None:  # type: ignore[type-arg]
    """The open tables, as they come and go."""
    server: Server = state.core
    await admit(socket, server, lambda: _hear_news(socket, server))


class Bystander:
    """Somebody in the lobby, as the server knows them: asked now and then whether they are still there."""

    def __init__(self, direct: DirectSocket | None, clock: Clock) -> None:
        self._direct = direct
        self._clock = clock
        self._words = 0

    def ping(self) -> None:
        if not self._direct:
            return
        if self._clock.now() - self._direct.heard > DEAD_AFTER:
            self._direct.show_out(SILENT)
        else:
            self._direct.ping()

    def listen(self) -> bool:
        return bool(self._direct and self._direct.listen(self.hear_at_once))

    def hear_at_once(self, _: str) -> None:
        if self._is_too_much() and self._direct:
            self._direct.show_out(Problem("unclear", NOTHING_TO_SAY))

    def hear(self) -> None:
        if self._is_too_much():
            raise unclear(NOTHING_TO_SAY)

    def _is_too_much(self) -> bool:
        self._words += 1
        return self._words > MOST_WORDS


async def _hear_news(socket: AnySocket, server: Server) -> None:
    queue = server.news.listen()
    somebody = Bystander(direct_socket(socket.scope), server.clock)
    server.bystanders.add(somebody)
    telling = asyncio.create_task(_tell_news(socket, queue))
    try:
        while True:  # this is how we notice that they leave
            somebody.listen()
            await socket.receive_data(mode="text")
            somebody.hear()
    finally:
        telling.cancel()
        server.bystanders.discard(somebody)
        server.news.stop_listening(queue)


async def _tell_news(socket: AnySocket, queue: "asyncio.Queue[bytes | None]") -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (frame := await queue.get()) is not None:
            await socket.send_text(frame.decode())
        await refuse(socket, STOPPING, again=soon(COME_BACK), code=GOING)
