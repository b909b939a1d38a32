"""uvicorn's sockets, with a short way for what is said at a table: text goes straight out, and straight in.

Through the layers of the application every frame would cost a task's turn and several calls, and every command two
orders to the system, to stop reading and to go on; with four players at a table that was more than half of what a move
costs. The long way is still there: for a socket that cannot keep up, and for what comes before somebody listens.
"""

import socket
import struct
from collections.abc import Callable
from typing import Protocol

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "gelateria.direct"
TEXT = 0x81
"""The first byte of a whole text frame."""

TCP_RTT = 68
"""Where `tcpi_rtt`, in microseconds, stands in Linux' `struct tcp_info`."""


class DirectSocket(Protocol):
    """What a connection may ask of the socket below it."""

    def write_frame(self, payload: bytes) -> bool:
        """Send a text; False if it is full and it must wait."""

    def listen(self, hear: Callable[[str], None]) -> bool:
        """From now on every text goes to `hear` at once; False while something waits that came before."""

    def round_trip(self) -> float | None:
        """Seconds, as the system measured them; None where it does not tell."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """Offers itself as a DirectSocket to the application, as an extension of its scope."""

    _leaving: list[bytes] | None = None
    _hear: Callable[[str], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = self.scope["extensions"]
            if extensions is not None:
                extensions[EXTENSION] = self  # type: ignore[assignment]  # ours to define

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
        if self._hear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._hear(text)

    def connection_lost(self, exc: Exception | None) -> None:
        self._hear = None  # else protocol and table would hold each other
        super().connection_lost(exc)

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
