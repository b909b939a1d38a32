"""A line between clients and server that does what lines do: it is late, it breaks, it says things twice.

It never garbles and never reorders within a connection, as TCP does not. But what was sent over a connection that the
client has given up may arrive long after the client has come back over another.
"""

import asyncio
import contextlib
import random
from collections import Counter
from typing import Self

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.guests import connect_to
from tests.server.patience import PATIENCE

OPEN = (ConnectionClosed, InvalidHandshake, OSError)
KEPT = 8


class Mishap:
    """Comes about every so many times; never after more than twice as many."""

    def __init__(self, luck: random.Random, share: float) -> None:
        self._luck = luck
        self._longest = 2 * round(1 / share) if share else 0
        self._left = self._wait()

    def _wait(self) -> int:
        return self._luck.randrange(1, self._longest + 1) if self._longest else 0

    def comes(self) -> bool:
        self._left -= 1
        if self._left:
            return False
        self._left = self._wait()
        return True


class FaultyConnection:
    """A proxy for sockets. What goes wrong is a matter of its seed; `faults` counts it."""

    def __init__(self, server: str, seed: int, breaks: float = 0.04, late: float = 0.01, twice: float = 0.1) -> None:
        self.server = server.replace("http://", "ws://")
        self.luck = random.Random(seed)
        self.breaks_up, self.breaks_down = Mishap(self.luck, breaks), Mishap(self.luck, breaks)
        self.late = late
        self.twice, self.again = Mishap(self.luck, twice), Mishap(self.luck, twice)
        self.faults: Counter[str] = Counter()
        self.address = ""
        self._listening: Server | None = None
        self._stragglers: set[asyncio.Task[None]] = set()
        self._said: dict[str, list[str]] = {}
        """What each client commanded lately, over whatever connection."""

    async def __aenter__(self) -> Self:
        self._listening = await serve(
            self._carry, "127.0.0.1", 0, compression=None, max_size=None, ping_interval=None, open_timeout=PATIENCE
        )
        host, port = next(iter(self._listening.sockets)).getsockname()[:2]
        self.address = f"http://{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._listening
        self._listening.close()
        await self._listening.wait_closed()
        for straggler in self._stragglers:
            straggler.cancel()
        await asyncio.gather(*self._stragglers, return_exceptions=True)

    async def _carry(self, client: ServerConnection) -> None:
        assert client.request
        try:
            server = await connect_to(self.server + client.request.path)
        except OPEN:
            client.transport.abort()
            return
        up = asyncio.create_task(self._up(client, server))
        down = asyncio.create_task(self._down(client, server))
        await asyncio.wait((up, down), return_when=asyncio.FIRST_COMPLETED)
        client.transport.abort()
        down.cancel()
        await asyncio.gather(down, return_exceptions=True)
        if self.luck.random() < 0.5:  # the server does not notice yet, and hears what is still on the way
            self.faults["lingered"] += 1
            straggler = asyncio.create_task(self._straggle(up, server))
            self._stragglers.add(straggler)
            straggler.add_done_callback(self._stragglers.discard)
        else:
            up.cancel()
            server.transport.abort()
            await asyncio.gather(up, return_exceptions=True)

    async def _straggle(self, up: "asyncio.Task[None]", server: ClientConnection) -> None:
        try:
            await asyncio.wait((up,), timeout=1)
        finally:
            up.cancel()
            server.transport.abort()

    async def _up(self, client: ServerConnection, server: ClientConnection) -> None:
        """From the client to the server."""
        name = ""
        with contextlib.suppress(*OPEN):
            async for frame in client:
                message = msgspec.json.decode(frame)
                await asyncio.sleep(self.luck.uniform(0, self.late))
                if message["t"] == "join":
                    name = message["client"]
                    await server.send(frame)
                    await self._say_old_things(name, server)
                    continue
                breaks = self.breaks_up.comes()
                if breaks:
                    self.faults["broke going up"] += 1
                    client.transport.abort()
                    if self.luck.random() < 0.3:
                        return
                    await asyncio.sleep(self.luck.uniform(0, 0.3))
                    self.faults["arrived late"] += 1
                await server.send(frame)
                if message["t"] != "pong":
                    self._said[name] = [*self._said.get(name, ())[-KEPT + 1 :], str(frame)]
                    if self.twice.comes():
                        self.faults["said twice"] += 1
                        await server.send(frame)
                if breaks:
                    return

    async def _say_old_things(self, name: str, server: ClientConnection) -> None:
        for frame in self._said.get(name, ()):
            if self.again.comes():
                self.faults["said again over a new connection"] += 1
                await server.send(frame)

    async def _down(self, client: ServerConnection, server: ClientConnection) -> None:
        """From the server to the client."""
        with contextlib.suppress(*OPEN):
            async for frame in server:
                await asyncio.sleep(self.luck.uniform(0, self.late))
                if self.breaks_down.comes():
                    self.faults["broke coming down"] += 1
                    if self.luck.random() < 0.5:
                        await client.send(frame)
                    return
                await client.send(frame)
