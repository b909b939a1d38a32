"""A WebSocket and HTTP connections that cost next to nothing: it is not the clients that are to be measured."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any

import msgspec

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket. `on_message` is called with every whole message."""

    def __init__(self, on_message: Callable[[bytes], None], on_end: Callable[[str], None]) -> None:
        self.on_message = on_message
        self.on_end = on_end
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closing = False
        self._transport: asyncio.Transport | None = None
        self._received = bytearray()

    async def connect(self, host: str, port: int, path: str, cookie: str = "") -> None:
        self._transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, host, port)
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


class Lobby:
    """POSTs over a few connections that stay open."""

    def __init__(self, host: str, port: int, connections: int) -> None:
        self.host = host
        self.port = port
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.Queue()
        for _ in range(connections):
            self._free.put_nowait(None)

    async def post(self, path: str, body: Any, cookie: str = "", key: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        connection = await self._free.get()
        try:
            if connection is None or connection[0].at_eof():  # a server closes what was silent for a while
                connection = await asyncio.open_connection(self.host, self.port)
            status, answer, given, stays = await self._ask(*connection, path, msgspec.json.encode(body), cookie, key)
            if not stays:
                connection[1].close()
                connection = None
        except BaseException:
            connection = None
            raise
        finally:
            self._free.put_nowait(connection)
        if status >= 400:
            raise Refused(f"{path}: {status} {answer.decode(errors='replace')}")
        return msgspec.json.decode(answer) if answer else None, given

    async def close(self) -> None:
        while not self._free.empty():
            if connection := self._free.get_nowait():
                connection[1].close()
                await connection[1].wait_closed()

    async def _ask(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        path: str,
        body: bytes,
        cookie: str,
        key: str,
    ) -> tuple[int, bytes, str, bool]:
        head = [
            f"POST {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            f"Origin: http://{self.host}:{self.port}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            *([f"Cookie: {cookie}"] if cookie else []),
            *([f"Gelateria-Key: {key}"] if key else []),
        ]
        writer.write(("\r\n".join(head) + "\r\n\r\n").encode() + body)
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
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
        return int(first.split()[1]), await reader.readexactly(length), "; ".join(given), stays
