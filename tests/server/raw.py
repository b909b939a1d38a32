"""A connection on which a test says exactly what it likes, letter by letter, from an address of its choice."""

import asyncio
import contextlib
import json
from typing import Any, Self

import msgspec

from tests.server.hosted import Hosted
from tests.server.patience import PATIENCE


class RawAnswer(msgspec.Struct):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: Any

    @property
    def error(self) -> Any:
        return self.body["error"]


class RawConnection:
    """`async with RawConnection(server) as line:` is open; nothing is said yet."""

    def __init__(self, server: Hosted, source: str = "127.0.0.1") -> None:
        host, _, port = server.address.removeprefix("http://").rpartition(":")
        self.where = host, int(port)
        self.source = source

    async def __aenter__(self) -> Self:
        self.reader, self.writer = await asyncio.open_connection(*self.where, local_addr=(self.source, 0))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()

    async def say(self, *lines: str | bytes) -> None:
        """These lines, or with one that is bytes exactly those."""
        for line in lines:
            self.writer.write(line if isinstance(line, bytes) else line.encode() + b"\r\n")
        with contextlib.suppress(ConnectionError):
            await self.writer.drain()

    async def answer(self) -> RawAnswer:
        async with asyncio.timeout(PATIENCE):
            first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").strip().split("\r\n")
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
            body = await self.reader.readexactly(int(headers.get("content-length", 0)))
        is_json = headers.get("content-type", "").startswith("application/json")
        return RawAnswer(int(first.split()[1]), headers, json.loads(body) if is_json else body)

    async def is_closed(self) -> bool:
        """Waits until the server has closed it; False if it says something instead."""
        async with asyncio.timeout(PATIENCE):
            try:
                return not await self.reader.read(1)
            except ConnectionError:
                return True
