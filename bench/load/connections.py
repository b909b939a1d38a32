"""A WebSocket and HTTP connections that cost next to nothing: it is not the clients that are to be measured."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket. `on_message` is called with every whole message."""

    def __init__(self, on_message: Callable[[bytes], None], on_end: Callable[[str], None]) -> None:
        self.on_message = on_message
        self.on_end = on_end
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closing = False
        self._transport: asyncio.Transport | None = None
        self._received = bytearray()

    async def connect(self, host: str, port: int, path: str, cookie: str = "", source: str = "") -> None:
        own = (source, 0) if source else None
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_connection(lambda: self, host, port, local_addr=own)
        key = base64.b64encode(os.urandom(16)).decode()
        request = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Origin: http://{host}:{port}",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self._transport.write(("\r\n".join(request) + "\r\n\r\n").encode())
        await self.open

    def send(self, message: bytes) -> None:
        self._write(TEXT, message)

    def close(self) -> None:
        self.closing = True
        self._write(CLOSE, struct.pack("!H", 1000))

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self.open.done() and not self._shake_hands():
            return
        while self._read_frame():
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("the server closed the connection"))
        elif not self.closing:
            self.on_end(str(exc or "the server closed the connection"))

    def _shake_hands(self) -> bool:
        head, end, rest = bytes(self._received).partition(b"\r\n\r\n")
        if not end:
            return False
        status = head.split(b"\r\n", 1)[0].decode()
        if " 101 " not in status:
            self.open.set_exception(ConnectionError(f"{status}: {rest.decode(errors='replace')}"))
            return False
        self._received = bytearray(rest)
        self.open.set_result(None)
        return True

    def _read_frame(self) -> bool:
        """One frame, if it is all there. A server does not mask, and ours never splits a message."""
        received = self._received
        if len(received) < 2:
            return False
        length, start = received[1], 2
        if length == 126:
            if len(received) < 4:
                return False
            (length,), start = struct.unpack_from("!H", received, 2), 4
        elif length == 127:
            if len(received) < 10:
                return False
            (length,), start = struct.unpack_from("!Q", received, 2), 10
        if len(received) < start + length:
            return False
        kind, body = received[0] & 15, bytes(received[start : start + length])
        del received[: start + length]
        if kind in (TEXT, BINARY):
            self.on_message(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE and self._transport:
            self._transport.close()
        return True

    def _write(self, kind: int, body: bytes) -> None:
        """One frame, masked with zeros: a mask protects proxies from pages, and here is neither."""
        if not self._transport or self._transport.is_closing():
            return
        length = len(body)
        head = bytes((128 | kind, 128 | length)) if length < 126 else struct.pack("!BBH", 128 | kind, 128 | 126, length)
        self._transport.write(head + b"\0\0\0\0" + body)


class Refused(Exception):
    """The server answered a request with an error."""


class Answer(NamedTuple):
    """What came back, and whether the connection stays open."""

    status: int
    body: bytes
    cookie: str
    stays: bool


class Lobby:
    """POSTs over a few connections that stay open."""

    def __init__(self, host: str, port: int, connections: int) -> None:
        self.host = host
        self.port = port
        self._free: asyncio.Queue[Streams | None] = asyncio.Queue()
        for _ in range(connections):
            self._free.put_nowait(None)

    async def post(self, path: str, body: Any, cookie: str = "", key: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        request = self._request(path, msgspec.json.encode(body), cookie, key)
        connection = await self._free.get()
        try:
            answered = await _ask(connection, request) if connection else None
            if answered is None:  # a server closes what was silent for a while
                await _let_go(connection)
                connection = await asyncio.open_connection(self.host, self.port)
                answered = await _ask(connection, request)
            if answered is None or not answered.stays:
                await _let_go(connection)
                connection = None
        except BaseException:
            await _let_go(connection)
            connection = None
            raise
        finally:
            self._free.put_nowait(connection)
        if answered is None:
            raise Refused(f"{path}: the server said nothing")
        if answered.status >= 400:
            raise Refused(f"{path}: {answered.status} {answered.body.decode(errors='replace')}")
        return msgspec.json.decode(answered.body) if answered.body else None, answered.cookie

    async def close(self) -> None:
        while not self._free.empty():
            await _let_go(self._free.get_nowait())

    def _request(self, path: str, body: bytes, cookie: str, key: str) -> bytes:
        head = [
            f"POST {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            f"Origin: http://{self.host}:{self.port}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            *([f"Cookie: {cookie}"] if cookie else []),
            *([f"Gelateria-Key: {key}"] if key else []),
        ]
        return ("\r\n".join(head) + "\r\n\r\n").encode() + body


async def _ask(connection: Streams, request: bytes) -> Answer | None:
    """None if the connection was closed before a word was said."""
    reader, writer = connection
    writer.write(request)
    try:
        said = await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError as cut:
        if cut.partial:
            raise
        return None
    except ConnectionError:
        return None
    first, *lines = said.decode("latin-1").split("\r\n")
    length, stays, given = 0, True, []
    for line in lines:
        name, _, value = line.partition(": ")
        match name.lower():
            case "content-length":
                length = int(value)
            case "connection":
                stays = value.lower() != "close"
            case "set-cookie":
                given.append(value.split(";")[0])
    return Answer(int(first.split()[1]), await reader.readexactly(length), "; ".join(given), stays)


async def _let_go(connection: Streams | None) -> None:
    """Until it is closed: nobody else will see to it."""
    if connection:
        connection[1].close()
        with suppress(OSError):
            await connection[1].wait_closed()
