"""uvicorn's sockets, with a short way for what is said at a table: text goes straight out, and straight in.

Through the layers of the application every frame would cost a task's turn and several calls, and every command two
orders to the system, to stop reading and to go on; with four players at a table that was more than half of what a move
costs. The long way is still there: for a socket that cannot keep up, and for what comes before somebody listens.
"""

import asyncio
import math
import secrets
import socket
import struct
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from gelateria.server.errors import Problem, soon
from gelateria.server.ops.address_limits import Caller, Callers
from gelateria.server.ops.clock import Alarm, Clock
from gelateria.server.ops.rate_limit import Bucket
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import MOST_FRAME, Goodbye

EXTENSION = "gelateria.direct"
TEXT = 0x81
"""The first byte of a whole text frame."""
CLOSE = 8
POLICY = 1008
INVALID_DATA = 1007

FRAME_RATE = 2
FRAME_BURST = 10
"""Frames that a socket may send, as often as it may send commands: a command beyond the limit is refused with a
sentence, a frame beyond that is not even read."""
MOST_COST = 20.0
A_TURN = 4
"""Frames that are read of one socket before others have their turn."""
MOST_FRAGMENTS = 64
RECEIVED = 4 * MOST_FRAME
REST = 0.1
"""The shortest time for which nothing is read."""
BREATHER = 5.0
OVER_FOR = 10.0
"""Seconds that somebody may be over the limit, if they do not keep to it for a while in between."""
LAST_WORDS = 5.0
"""Seconds in which a client may still hear why the connection closes; then it is closed unheard."""
COME_BACK_SLOWLY = 5.0
TOO_MUCH = Problem("too-many", "You send more than can be read; come back in a moment, and more slowly.")
NO_TEXT = Problem("unclear", "That is no text: it is not UTF-8.")
IN_PIECES = Problem("unclear", f"A message comes in at most {MOST_FRAGMENTS} pieces.", limit=MOST_FRAGMENTS)

TCP_RTT = 68
"""Where `tcpi_rtt`, in microseconds, stands in Linux' `struct tcp_info`."""


class DirectSocket(Protocol):
    """What a connection may ask of the socket below it."""

    heard: float
    """When the last frame came."""

    def write_frame(self, payload: bytes) -> bool:
        """Send a text; False if it is full and it must wait."""

    def listen(self, hear: Callable[[str], None]) -> bool:
        """From now on every text goes to `hear` at once; False while something waits that came before."""

    def give_back(self) -> None:
        """The last frame was asked for: it costs nothing."""

    def ping(self) -> None:
        """Ask for a sign of life, in a way that is answered without the page's doing."""

    def show_out(self, problem: Problem) -> None:
        """Say why, close, and hear nothing more."""

    def round_trip(self) -> float | None:
        """Seconds, as the system measured them; None where it does not tell."""


def direct_socket(scope: Mapping[str, Any]) -> DirectSocket | None:
    """The socket below, where it is ours: it is not, if the application runs elsewhere."""
    offered: DirectSocket | None = (scope.get("extensions") or {}).get(EXTENSION)
    return offered


class FrameProtocol(WebSocketsSansIOProtocol):
    """Offers itself as a DirectSocket to the application, as an extension of its scope.

    Every frame costs a token, of this socket and of all sockets of its address together, before anybody looks into it.
    While there is none, nothing is read; and who goes on sending all the same is shown out.
    """

    _leaving: list[bytes] | None = None
    _hear: Callable[[str], None] | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        callers: Callers,
        caller: Caller,
        clock: Clock,
        leave: Callable[[], None],
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.close_timeout = LAST_WORDS
        self.heard = clock.now()
        self._clock = clock
        self._callers = callers
        rate = callers.settings.socket_rate
        self._frames = Bucket(rate * FRAME_RATE, max(rate * FRAME_BURST, MOST_COST), self.heard, caller.frames)
        self._leave = leave
        self._came = b""
        """What was received and not read yet: never more than one reading of the transport."""
        self._left = 0
        """Bytes of the frame that was begun."""
        self._drops = False
        self._turn: asyncio.Handle | Alarm | None = None
        self._over = self._over_since = -math.inf
        """When it was last over the limit, and since when without a breather."""
        self._is_deaf = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        below = transport.get_extra_info("socket")
        if below is not None:  # frames are short: no more need be on its way to us, or wait here, than a few of them
            below.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = self.scope["extensions"]
            if extensions is not None:
                extensions[EXTENSION] = self  # type: ignore[assignment]  # ours to define

    # What comes in ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        if self._is_deaf:
            return
        now = self.heard = self._clock.now()
        is_one_frame = 6 <= len(data) < 132 and len(data) == data[1] - 122  # and a short one: nearly always it is
        is_busy = self._came or self._left or self._turn or self.read_paused or self.close_sent
        if is_one_frame and not is_busy and self._frames.take(now):
            super().data_received(data)
            return
        self._came += data
        if not self._turn:
            self._read_on()

    def _shake_hands(self, request: bytes) -> None:
        super().data_received(request)
        if not self.handshake_initiated:  # the library could not read what the parser before it could
            self.transport.close()

    def _read_on(self) -> None:
        """What has come, frame by frame, as far as it can be paid for; a few at a time, then others have their turn."""
        self._turn = None
        frames = 0
        while self._came and not (self.read_paused or self._is_deaf or self.transport.is_closing()):
            if frames == A_TURN:
                self._turn = self.loop.call_soon(self._read_on)
                break
            size = self._left or frame_size(self._came)
            if not self._pay(1.0 if self._left or size is None else cost_of(size)):
                break
            if size is None:
                break
            if not self._left:
                self._drops = self.close_sent and not is_close(self._came)
            piece, self._came = self._came[:size], self._came[size:]
            self._left = size - len(piece)
            frames += 1
            if not self._drops:
                super().data_received(piece)
        self._read_or_not()

    def _pay(self, cost: float) -> bool:
        """For a frame, or for a piece of one: a letter at a time is no cheaper. False if that must wait."""
        now, frames = self._clock.now(), self._frames
        if frames.take(now, cost):
            return True
        if now - self._over > BREATHER:
            self._over_since = now
        self._over = now
        if now - self._over_since >= OVER_FOR and frames.holds(now) < cost:
            self.show_out(TOO_MUCH)
        else:
            self._turn = self._clock.at(now + max(REST, frames.wait(now, cost)), self._read_on)
        return False

    def _read_or_not(self) -> None:
        """Read from the line only if what comes can be dealt with."""
        if self.transport.is_closing():
            return
        if self.read_paused or self._turn or self._is_deaf:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self._came and not self._turn and not self._is_deaf:
            self._turn = self.loop.call_soon(self._read_on)
        self._read_or_not()
        return message

    def give_back(self) -> None:
        self._frames.give_back(self._clock.now())

    @property
    def unread(self) -> int:
        """Bytes that have come and wait."""
        return len(self._came)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.show_out(IN_PIECES)
        else:
            super().handle_cont(event)

    def show_out(self, problem: Problem, code: int = POLICY) -> None:
        """Say why, close, and hear nothing more; the connection is cut when that had time to arrive."""
        if self._is_deaf or self.close_sent or self.transport.is_closing():
            return
        if self.conn.state is not OPEN:
            self.transport.abort()
            return
        self._callers.turned_away["frames"] += 1
        self._is_deaf = True
        self._came = b""
        self._hear = None
        self.frames = []
        self._write_frames()
        goodbye = ENCODER.encode(Goodbye(problem, again=soon(COME_BACK_SLOWLY)))
        self.conn.send_close(code, problem.code)
        self.transport.write(b"".join([head(len(goodbye)), goodbye, *self.conn.data_to_send()]))
        self.close_sent = True
        cut = self._clock.at(self._clock.now() + LAST_WORDS, self.transport.abort)
        self.close_timer = cut  # type: ignore[assignment]  # an alarm can be cancelled, and that is all it must
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": problem.code})
        self._read_or_not()

    # What goes out ---------------------------------------------------------------------------------

    def ping(self) -> None:
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.pending_ping_payload = secrets.token_bytes(4)
            self.conn.send_ping(self.pending_ping_payload)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        if self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload:
            self.pending_ping_payload = None
            self.give_back()

    def handle_ping(self) -> None:
        """Answered, unless whoever asks takes none of the answers: those are not kept for them."""
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(answer)

    def write_frame(self, payload: bytes) -> bool:
        """What is sent in one go leaves in one piece."""
        if not self.writable.is_set():
            return False
        if self._leaving is None:
            self._leaving = [head(len(payload)), payload]
            self.loop.call_soon(self._write_frames)
        else:
            self._leaving += (head(len(payload)), payload)
        return True

    def listen(self, hear: Callable[[str], None]) -> bool:
        """Nothing overtakes here either."""
        if self.queue.empty():
            self._hear = hear
        return self._hear is not None

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self._hear is None or self.curr_msg_data_type != "text" or self.close_sent:  # the long way
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.show_out(NO_TEXT, INVALID_DATA)
        else:
            self._hear(text)

    def connection_lost(self, exc: Exception | None) -> None:
        self._hear = None  # else protocol and table would hold each other
        self._is_deaf = True
        self._came = b""
        if self._turn:
            self._turn.cancel()
            self._turn = None
        super().connection_lost(exc)
        self._leave()

    def round_trip(self) -> float | None:
        """From TCP's own acknowledgements: no program at the other end can put them off."""
        below = self.transport.get_extra_info("socket")
        option = getattr(socket, "TCP_INFO", None)
        if below is None or option is None:
            return None
        try:
            info = below.getsockopt(socket.IPPROTO_TCP, option, TCP_RTT + 4)
        except OSError:
            return None
        if len(info) < TCP_RTT + 4:
            return None
        (microseconds,) = struct.unpack_from("=I", info, TCP_RTT)
        return float(microseconds) / 1e6

    async def send(self, message: ASGISendEvent) -> None:
        self._write_frames()  # nothing overtakes
        await super().send(message)
        if self.close_sent:
            self._read_or_not()

    def _write_frames(self) -> None:
        frames, self._leaving = self._leaving, None
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))


def head(length: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, section 5.2; a server's frames are not masked)."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 65_536:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def frame_size(data: bytes) -> int | None:
    """How many bytes the frame has that begins here, with what stands before its payload; None if that is not told yet.

    Who claims more than a frame may have gets no further than that: the library refuses it when it reads the claim.
    """
    if len(data) < 2:
        return None
    length, mask = data[1] & 127, 4 if data[1] & 128 else 0
    start = 2 if length < 126 else 4 if length == 126 else 10
    if len(data) < start:
        return None
    if length > 125:
        length = int.from_bytes(data[2:start], "big")
    return start + mask + min(length, MOST_FRAME + 1)


def is_close(data: bytes) -> bool:
    return data[0] & 15 == CLOSE


def cost_of(size: int) -> float:
    """A token, and one more for every thousand bytes."""
    return 1.0 + size // 1024
