"""Clients for our server: `python -m bench.load.clients ADDRESS TABLES`.

It says {"ready": TABLES} when everybody sits; then each line of its input asks for a step, {"rate", "seconds", "warm"},
and is answered with {"measuring": true} after the warm-up and with what was measured in the end, times in
microseconds. It goes when its input ends. bench/boardgameio/load.cjs does the same for boardgame.io.
"""

import asyncio
import random
import sys
from collections.abc import Callable
from time import perf_counter
from urllib.parse import urlsplit

import msgspec
from msgspec import Raw, Struct

from bench.load.connections import Lobby, Socket
from gelateria.engine import pledge

SEATS = 4
GAME = "geizen"
AT_ONCE = 8
PATIENCE = 10.0
TICK = 1e-3
"""A move that falls due so shortly before the end belongs to the next step: sums of periods are not exact."""


class Ask(Struct, frozen=True):
    """A step: so many moves a second at all tables together."""

    rate: float
    seconds: float
    warm: float


class Found(Struct):
    """What was measured. A latency is counted for each socket: at the mover's own, and at each of the others."""

    moves: int = 0
    games: int = 0
    refused: int = 0
    lost: int = 0
    own: list[int] = []
    others: list[int] = []


class Snapshot(Struct):
    """What a seat can do now."""

    choices: list[Raw] = []
    decision: int = 0


class Frame(Struct):
    """What these clients read of a message; see gelateria.server.protocol.messages."""

    t: str
    status: str = ""
    snapshot: Snapshot | None = None
    ping: int = 0


class Choice(Struct):
    """An action that was offered."""

    action: Raw


class Do(Struct, tag_field="t", tag="do"):
    """The command for it."""

    n: int
    decision: int
    action: Raw


NONCE = "what these clients add to chance"
FRAME = msgspec.json.Decoder(Frame)
CHOICE = msgspec.json.Decoder(Choice)
ENCODER = msgspec.json.Encoder()


class Table:
    """A table, its four sockets, and the move that is under way."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.welcome: list[asyncio.Future[None]] = []
        self.begun: list[asyncio.Future[None]] = []
        self.given = [False] * SEATS
        self.choices: list[list[Raw]] = [[]] * SEATS
        self.decisions = [0] * SEATS
        self.mover = 0
        self.number = 0
        self.sent = 0.0
        self.unseen = 0
        """A bit for each seat that has not been shown the move yet, and one for the acknowledgement."""
        self.refused = 0
        self.ended: str | None = None
        self.on_seen: Callable[[float, bool], None] = lambda latency, own: None

    async def sit(self, seat: int, host: str, port: int, table: str, key: str, cookie: str) -> None:
        socket = Socket(lambda message: self._read(seat, message), self._end)
        self.sockets.append(socket)
        for moments in (self.welcome, self.begun):
            moments.append(asyncio.get_running_loop().create_future())
        await socket.connect(host, port, f"/ws/tables/{table}", cookie)
        socket.send(ENCODER.encode({"t": "join", "key": key, "client": f"load-{seat}", "pledge": pledge(NONCE)}))
        await self.welcome[seat]

    @property
    def over(self) -> bool:
        return not any(self.choices)

    def move(self) -> None:
        self.mover = next(seat for seat in range(SEATS) if self.choices[seat])
        choice = CHOICE.decode(random.choice(self.choices[self.mover]))
        self.number += 1
        self.unseen = (2 << SEATS) - 1
        command = ENCODER.encode(Do(self.number, self.decisions[self.mover], choice.action))
        self.sent = perf_counter()
        self.sockets[self.mover].send(command)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()

    def _read(self, seat: int, message: bytes) -> None:
        frame = FRAME.decode(message)
        match frame.t:
            case "update":
                self._take_in(seat, frame.snapshot)
                self._seen(seat, 1 << seat)
            case "ack":
                self._seen(seat, 1 << SEATS)
            case "welcome":
                self._take_in(seat, frame.snapshot)
                for moment, come in ((self.welcome[seat], True), (self.begun[seat], frame.snapshot)):
                    if come and not moment.done():
                        moment.set_result(None)
            case "room":
                self._maybe_give(seat, frame.status)
            case "ping":
                self.sockets[seat].send(ENCODER.encode({"t": "pong", "ping": frame.ping}))
            case "refused":
                self.refused += 1
            case "goodbye":
                self._end(message.decode())

    def _maybe_give(self, seat: int, status: str) -> None:
        """The table starts: it wants what this seat has pledged, once."""
        if status == "starting" and not self.given[seat]:
            self.given[seat] = True
            self.sockets[seat].send(ENCODER.encode({"t": "nonce", "n": 0, "nonce": NONCE}))

    def _take_in(self, seat: int, snapshot: Snapshot | None) -> None:
        if snapshot:
            self.choices[seat], self.decisions[seat] = snapshot.choices, snapshot.decision

    def _seen(self, seat: int, bit: int) -> None:
        if not self.unseen & bit:
            return
        latency = perf_counter() - self.sent
        self.unseen &= ~bit
        own = seat == self.mover
        if own and self.unseen & (1 << seat | 1 << SEATS):
            return  # the mover has the update or the acknowledgement, not both
        self.on_seen(latency, own)

    def _end(self, why: str) -> None:
        self.ended = why


class Core:
    """Where tables are opened: four guests sit down at every one."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.lobby = Lobby(self.host, self.port, AT_ONCE)
        self.cookies: list[str] = []

    async def come_in(self) -> None:
        for seat in range(SEATS):
            _, cookie = await self.lobby.post("/api/guests", {"name": f"Guest {seat + 1}"})
            self.cookies.append(cookie)

    async def open_table(self) -> Table:
        plan = {"plan": {"game": GAME, "players": SEATS}}
        opened, _ = await self.lobby.post("/api/tables", plan, self.cookies[0])
        id_ = opened["table"]
        keys = [opened["seat_key"]]
        for cookie in self.cookies[1:]:
            seat, _ = await self.lobby.post(f"/api/tables/{id_}/join", {}, cookie)
            keys.append(seat["key"])
        table = Table()
        for seat, key in enumerate(keys):
            await table.sit(seat, self.host, self.port, id_, key, self.cookies[seat])
        await self.lobby.post(f"/api/tables/{id_}/start", {}, self.cookies[0], opened["host_key"])
        await asyncio.gather(*table.begun)
        return table


class Stock:
    """Tables that are ready for when a game ends."""

    def __init__(self, core: Core, size: int) -> None:
        self.core = core
        self.size = size
        self._ready: asyncio.Queue[Table] = asyncio.Queue()
        self._coming: set[asyncio.Task[None]] = set()

    def refill(self) -> None:
        while len(self._coming) < AT_ONCE and self._ready.qsize() + len(self._coming) < self.size:
            task = asyncio.create_task(self._open())
            self._coming.add(task)
            task.add_done_callback(self._came)

    async def take(self) -> Table:
        table = await self._ready.get()
        self.refill()
        return table

    async def close(self) -> None:
        self.size = 0
        await asyncio.gather(*self._coming)
        while not self._ready.empty():
            self._ready.get_nowait().close()

    async def _open(self) -> None:
        self._ready.put_nowait(await self.core.open_table())

    def _came(self, task: asyncio.Task[None]) -> None:
        self._coming.discard(task)
        if error := task.exception():
            print(f"A table could not be opened: {error}", file=sys.stderr)
            asyncio.get_running_loop().call_later(1.0, self.refill)
        else:
            self.refill()


class Load:
    """Many tables, played at a steady rate."""

    def __init__(self, address: str, count: int) -> None:
        self.count = count
        self.core = Core(address)
        self.stock = Stock(self.core, -(-count // 10))
        self.tables: list[Table] = []

    async def open(self) -> None:
        await self.core.come_in()
        while len(self.tables) < self.count:
            more = min(AT_ONCE, self.count - len(self.tables))
            self.tables += await asyncio.gather(*(self.core.open_table() for _ in range(more)))
        self.stock.refill()

    async def close(self) -> None:
        await self.stock.close()
        for table in self.tables:
            table.close()
        await self.core.lobby.close()

    async def step(self, ask: Ask, on_measuring: Callable[[], None]) -> Found:
        """Moves spread evenly over the tables; where one is still under way, the next waits for it."""
        period = self.count / ask.rate
        begin = perf_counter()
        measured = (begin + ask.warm, begin + ask.warm + ask.seconds)
        found = Found()
        asyncio.get_running_loop().call_later(ask.warm, on_measuring)
        refused = sum(table.refused for table in self.tables)
        places = [
            asyncio.create_task(self._play(place, begin + place * period / self.count, period, measured, found))
            for place in range(self.count)
        ]
        _, lost = await asyncio.wait(places, timeout=ask.warm + ask.seconds + PATIENCE)
        found.refused += sum(table.refused for table in self.tables) - refused
        for place, task in enumerate(places):
            if task in lost:
                task.cancel()
                await self._replace(place, f"lost a move: {self.tables[place].ended or 'no answer'}")
        found.lost = len(lost)
        return found

    async def _replace(self, place: int, why: str = "") -> None:
        if why:
            print(f"Table {place} {why}", file=sys.stderr)
        self.tables[place].close()
        self.tables[place] = await self.stock.take()

    async def _play(self, place: int, due: float, period: float, measured: tuple[float, float], found: Found) -> None:
        start, end = measured
        while due < end - TICK:
            await asyncio.sleep(due - perf_counter())
            table = self.tables[place]
            await self._move(table, start, found)
            if start <= perf_counter() < end:
                found.moves += 1
            if table.over:
                found.games += 1
                found.refused += table.refused
                await self._replace(place)
            due = max(due + period, perf_counter())

    async def _move(self, table: Table, start: float, found: Found) -> None:
        done = asyncio.get_running_loop().create_future()

        def seen(latency: float, own: bool) -> None:
            if table.sent >= start:
                (found.own if own else found.others).append(round(1e6 * latency))
            if not table.unseen and not done.done():
                done.set_result(None)

        table.on_seen = seen
        table.move()
        await done


async def main(address: str, count: int) -> None:
    load = Load(address, count)
    await load.open()
    say({"ready": len(load.tables)})
    while line := await asyncio.to_thread(sys.stdin.readline):
        say(await load.step(msgspec.json.decode(line, type=Ask), lambda: say({"measuring": True})))
    await load.close()


def say(line: object) -> None:
    print(ENCODER.encode(line).decode(), flush=True)


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(sys.argv[1], int(sys.argv[2])))
