"""One socket: an outbox that never makes the table wait, a measured round trip, and a limit to what it may send."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from statistics import median
from typing import Any

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET

from gelateria.engine import Viewer
from gelateria.server.errors import Problem
from gelateria.server.ops.clock import Clock
from gelateria.server.ops.rate_limit import Bucket
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import Goodbye, Ping
from gelateria.server.sockets.fast_path import LAST_WORDS, POLICY, direct_socket
from gelateria.server.table.access_keys import Holder

MOST_FRAMES = 256
MOST_BYTES = 1_000_000
PINGS_KEPT = 5
SLACK = 0.04
"""Seconds that a ping may honestly take longer than TCP's own acknowledgement: a busy phone, a page that draws."""
DEAD_AFTER = 30.0
SLOW = Problem("slow", "Your connection cannot keep up; come back for a fresh view.", UNSET)
SILENT = Problem("silent", "Nothing was heard from you for a while.")
GOING = 1001


class Connection:
    """A socket at a table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        clock: Clock,
        client: str,
        holder: Holder,
        address: str,
        rate: float,
        in_a_race: bool = False,
        pledge: str | None = None,
        is_direct: bool = True,
        viewer: Viewer = None,
        name: str = "",
    ) -> None:
        self.client = client
        self.viewer = viewer
        self.name = name
        self.person = holder.person
        self.session = holder.session
        self.address = address
        self.in_a_race = in_a_race
        self.pledge = pledge
        self.muted: set[int | None] = set()
        self.commands = Bucket(rate, rate * 3, clock.now())
        self.chatter = Bucket(0.5, 5, clock.now())
        self._is_direct = is_direct
        self._socket = socket
        self._clock = clock
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self.closing = False
        self.patience: asyncio.Timeout | None = None
        """How long the server listens to this socket: for ever, until it closes."""
        self._trips: deque[float] = deque(maxlen=PINGS_KEPT)
        self._pings: dict[int, float] = {}
        self._ping = 0
        self.heard = clock.now()
        self._direct = direct_socket(socket.scope)
        self._under_way = False
        self._task: asyncio.Task[None] | None = None

    # The round trip --------------------------------------------------------------------------------

    @property
    def round_trip(self) -> float:
        """By pings; but a program can answer them late, to seem far away. Where nothing stands between, TCP knows."""
        if not self._trips:
            return 0.0
        measured = self._direct.round_trip() if self._direct and self._is_direct else None
        return median(self._trips) if measured is None else min(median(self._trips), measured + SLACK)

    def ping(self) -> None:
        """Ask for a sign of life, and measure how long it takes."""
        now = self._clock.now()
        if now - self.heard > DEAD_AFTER:
            self.close(SILENT)
            return
        self._ping += 1
        self._pings[self._ping] = now
        if len(self._pings) > PINGS_KEPT:
            del self._pings[min(self._pings)]
        self.send(ENCODER.encode(Ping(self._ping)))

    def pong(self, ping: int) -> None:
        asked = self._pings.pop(ping, None)
        if asked is not None:
            self._trips.append(self._clock.now() - asked)
            if self._direct:
                self._direct.give_back()

    # The outbox ------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        if self.closing:
            return
        nothing_waits = not self._outbox and not self._under_way
        if nothing_waits and self._direct and self._direct.write_frame(frame):
            return
        self._outbox.append(frame)
        self._bytes += len(frame)
        if len(self._outbox) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self._outbox.clear()
            self.close(SLOW, again=0.5)
        self._begin_to_deliver()

    def close(self, problem: Problem, again: float | None = None) -> None:
        """Say why, then close."""
        if not self.closing:
            self._outbox.append(ENCODER.encode(Goodbye(problem, again)))
            self.closing = True
            self._begin_to_deliver()
            if self.patience:
                self.patience.reschedule(asyncio.get_running_loop().time() + LAST_WORDS)

    async def finish(self) -> None:
        """The socket is closed at the other end."""
        self.closing = True
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def listen(self, hear: Callable[[str], None]) -> None:
        """Have what comes told to `hear` at once, where the socket can do that."""
        if self._direct:
            self._direct.listen(hear)

    def _begin_to_deliver(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._deliver())

    async def _deliver(self) -> None:
        """The long way, for what a full socket could not take and for the last words."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while self._outbox:
                frame = self._outbox.popleft()
                self._bytes -= len(frame)
                self._under_way = True
                await self._socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
                self._under_way = False
            if self.closing:
                await self._socket.close(code=POLICY)
