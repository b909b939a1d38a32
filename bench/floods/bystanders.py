"""People who want nothing but to play: each from an address of their own, at a table and over HTTP.

Commands go out by the clock and not when the last was answered, so a server that stands still is noticed by all that
fell due meanwhile. Whoever is not answered in time counts as answered then.
"""

import asyncio
import json
from time import perf_counter
from typing import NamedTuple

from msgspec import Struct

from bench.load.connections import Socket

EACH_A_SECOND = 9.0
"""Below what the server allows one socket."""
LONGEST = 10.0
"""Seconds that a bystander waits for an answer."""


class Felt(Struct):
    """How long answers took, in microseconds."""

    table: list[int] = []
    http: list[int] = []
    lost: int = 0
    """Answers that did not come, or not the right ones."""

    def __add__(self, other: "Felt") -> "Felt":
        return Felt(self.table + other.table, self.http + other.http, self.lost + other.lost)


class Server(NamedTuple):
    """Where they play."""

    host: str
    port: int


class Bystander:
    """One person at a table of their own."""

    def __init__(self, server: Server, source: str) -> None:
        self.server = server
        self.source = source
        self.table = ""
        self._number = 0
        self._asked: dict[int, float] = {}
        self._felt = Felt()
        self._welcome: asyncio.Future[None] | None = None
        self._socket: Socket | None = None

    async def sit_down(self) -> None:
        _, cookie = await self._ask("POST", "/api/guests", b'{"name":"Bystander"}')
        plan = b'{"plan":{"game":"geizen","players":2,"listed":false}}'
        made, _ = await self._ask("POST", "/api/tables", plan, cookie)
        told = json.loads(made)
        self.table = told["table"]
        self._welcome = asyncio.get_running_loop().create_future()
        self._socket = Socket(self._hear, self._lose)
        await self._socket.connect(*self.server, f"/ws/tables/{self.table}", cookie, self.source)
        self._socket.send(json.dumps({"t": "join", "key": told["seat_key"], "client": "bystander"}).encode())
        await self._welcome

    def leave(self) -> None:
        if self._socket:
            self._socket.close()

    async def stand_by(self, seconds: float, offset: float) -> Felt:
        """What is felt in so many seconds, beginning a little later than the others."""
        self._felt = felt = Felt()
        begin = perf_counter() + offset
        asking = []
        for turn in range(int(seconds * EACH_A_SECOND)):
            due = begin + turn / EACH_A_SECOND
            await asyncio.sleep(due - perf_counter())
            self._say(due)
            asking.append(asyncio.create_task(self._visit(perf_counter(), felt)))
        await asyncio.wait(asking, timeout=LONGEST)
        wait = perf_counter() + LONGEST
        while self._asked and perf_counter() < wait:
            await asyncio.sleep(0.01)
        felt.lost += len(self._asked)
        felt.table += [int(LONGEST * 1e6)] * len(self._asked)
        self._asked.clear()
        return felt

    def _say(self, due: float) -> None:
        self._number += 1
        self._asked[self._number] = perf_counter()
        if self._socket:
            self._socket.send(f'{{"t":"mute","n":{self._number},"seat":null,"on":false}}'.encode())

    def _hear(self, message: bytes) -> None:
        told = json.loads(message)
        if told["t"] == "ack" and (asked := self._asked.pop(told["n"], None)) is not None:
            self._felt.table.append(int((perf_counter() - asked) * 1e6))
        elif told["t"] == "welcome" and self._welcome and not self._welcome.done():
            self._welcome.set_result(None)
        elif told["t"] == "ping" and self._socket:
            self._socket.send(f'{{"t":"pong","ping":{told["ping"]}}}'.encode())
        elif told["t"] == "refused":
            self._felt.lost += 1

    def _lose(self, why: str) -> None:
        self._felt.lost += 1

    async def _visit(self, asked: float, felt: Felt) -> None:
        """As a newcomer, over a connection of its own."""
        try:
            async with asyncio.timeout(LONGEST):
                await self._ask("GET", f"/api/tables/{self.table}")
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            felt.lost += 1
        felt.http.append(int((perf_counter() - asked) * 1e6))

    async def _ask(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> tuple[bytes, str]:
        reader, writer = await asyncio.open_connection(*self.server, local_addr=(self.source, 0))
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.server.host}:{self.server.port}",
            "Connection: close",
            *(["Content-Type: application/json", f"Content-Length: {len(body)}"] if body else []),
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        try:
            writer.write(("\r\n".join(head) + "\r\n\r\n").encode() + body)
            answer = await reader.readuntil(b"\r\n\r\n")
            rest = await reader.read()
        finally:
            writer.close()
        lines = answer.decode("latin-1").split("\r\n")
        if int(lines[0].split()[1]) >= 400:
            raise ConnectionError(f"{path}: {lines[0]} {rest.decode(errors='replace')}")
        given = [line.partition(": ")[2].split(";")[0] for line in lines if line.lower().startswith("set-cookie")]
        return rest, "; ".join(given)


class Bystanders:
    """Some of them, whose feelings are put together."""

    def __init__(self, server: Server, count: int) -> None:
        self.all = [Bystander(server, f"127.0.0.{101 + number}") for number in range(count)]

    async def sit_down(self) -> None:
        for one in self.all:
            await one.sit_down()

    async def stand_by(self, seconds: float) -> Felt:
        apart = 1 / EACH_A_SECOND / len(self.all)
        felt = await asyncio.gather(*(one.stand_by(seconds, i * apart) for i, one in enumerate(self.all)))
        return sum(felt, Felt())

    def leave(self) -> None:
        for one in self.all:
            one.leave()
