"""A server in this process, on a clock that the test moves, and listeners that keep what they are sent."""

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from gelateria.engine import Viewer
from gelateria.server.accounts.sessions import Visitor, begin_session, hash_of
from gelateria.server.errors import Problem
from gelateria.server.lobby.lobby import seat_for
from gelateria.server.protocol.messages import Command, Deadlines
from gelateria.server.server import Server, run_server
from gelateria.server.settings import Settings
from gelateria.server.store.outage import Away
from gelateria.server.store.schema import people
from gelateria.server.table.plan import Plan
from gelateria.server.table.table import Table
from tests.server.manual_clock import ManualClock
from tests.server.new_store import lay_new_store
from tests.server.patience import PATIENCE
from tests.server.workers_here import workers_here

FROM_CLIENT = msgspec.json.Decoder(Command)


class Ear:
    """A socket that keeps everything."""

    def __init__(self, table: Table, viewer: int | None, client: str = "tab") -> None:
        self.table = table
        self.viewer = viewer
        self.client = client
        self.person: str | None = None
        self.name = ""
        self.in_a_race = False
        self.address = "127.0.0.1"
        self.muted: set[int | None] = set()
        self.pledge: str | None = None
        self.round_trip = 0.0
        self.frames: list[bytes] = []
        self.closed: Problem | None = None
        self._number = 0

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, problem: Problem, again: float | None = None) -> None:
        self.closed = problem

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self.frames]

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["t"] == kind)

    def count(self, kind: str) -> int:
        return sum(message["t"] == kind for message in self.heard)

    @property
    def latest(self) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["t"] in ("welcome", "update"))

    @property
    def snapshot(self) -> dict[str, Any]:
        snapshot: dict[str, Any] = self.latest["snapshot"]
        return snapshot

    async def say(self, t: str, **fields: Any) -> dict[str, Any] | None:
        """Send a command and wait for everything to settle; None if it was acknowledged, else the problem."""
        self._number += 1
        command = FROM_CLIENT.decode(msgspec.json.encode({"t": t, "n": self._number, **fields}))
        return await self.repeat(command)

    async def ask(self, t: str, **fields: Any) -> None:
        """Send something that is not answered by an acknowledgement."""
        self._number += 1
        command = FROM_CLIENT.decode(msgspec.json.encode({"t": t, "n": self._number, **fields}))
        self.table.receive(self, self.viewer, command)

    async def repeat(self, command: Command) -> dict[str, Any] | None:
        self.table.receive(self, self.viewer, command)
        await self.table.settled()
        await self.table.core.writer.run(nothing)
        answer = next(m for m in reversed(self.heard) if m["t"] in ("ack", "refused", "log") and m["n"] == command.n)
        problem: dict[str, Any] | None = answer.get("problem")
        return problem

    async def act(self, choice: int = 0) -> dict[str, Any] | None:
        """Do one of the offered actions."""
        snapshot = self.snapshot
        return await self.say("do", decision=snapshot["decision"], action=snapshot["choices"][choice]["action"])


class Company:
    """A table with people at it."""

    def __init__(self, server: Server, clock: ManualClock, table: Table, people_: list[Visitor]) -> None:
        self.server = server
        self.clock = clock
        self.table = table
        self.people = people_
        self.ears = [Ear(table, seat) for seat in range(len(people_))]
        for seat, ear in enumerate(self.ears):
            ear.person = people_[seat].person
            table.join(ear, seat, None, None)

    @property
    def awaited(self) -> Ear:
        assert self.table.play
        return self.ears[self.table.play.awaited[0]]

    async def settle(self) -> None:
        """Until nothing more happens without time passing."""
        for _ in range(5):
            await asyncio.sleep(0)
            await self.table.settled()
            with contextlib.suppress(Away):  # what was under way has failed, so it is under way no longer
                await self.server.writer.run(nothing)

    async def pass_by(self, seconds: float) -> None:
        self.clock.pass_by(seconds)
        await self.settle()

    async def until(self, wanted: Callable[[], Any]) -> None:
        """Until it is so and everybody has been shown it, without time passing."""
        async with asyncio.timeout(PATIENCE):
            await self.settle()
            while not wanted():
                await self.settle()
            await self.settle()


def deadlines(table: Table, viewer: Viewer) -> Deadlines:
    """What is left, as this viewer would be told."""
    assert table.time
    return table.time.deadlines(viewer)


@asynccontextmanager
async def server_here(folder: Path, clock: ManualClock, **settings: Any) -> AsyncIterator[Server]:
    """A server without sockets, on the clock of the test."""
    chosen = Settings(data=str(folder), bot_workers=1, **settings)
    lay_new_store(chosen)
    with workers_here():
        async with run_server(chosen, clock) as server:
            yield server


def as_after_a_kill(folder: Path, copy: Path) -> Path:
    """What would lie on the disk if the plug were pulled now, in a folder for another server."""
    shutil.copytree(folder, copy)
    return copy


@asynccontextmanager
async def company(
    folder: Path,
    game: str,
    persons: int,
    bots: int = 0,
    level: str = "random",
    settings: Mapping[str, Any] | None = None,
    **plan: Any,
) -> AsyncIterator[Company]:
    """A game that has begun, with so many people and bots."""
    clock = ManualClock()
    async with server_here(folder, clock, **(settings or {})) as server:
        visitors = [await arrive(server, f"Person {number}") for number in range(persons)]
        made = await server.lobby.make(visitors[0], Plan(game=game, players=persons + bots, pace="instant", **plan))
        table = await server.registry.table(made.table)
        async with server.registry.turn_at(table.id):
            for visitor in visitors[1:]:
                await table.seating.sit(seat_for(visitor), None, None)
            if bots:
                await table.seating.add_bots(level, None)
            company_ = Company(server, clock, table, visitors)
            await table.starting.start(server.registry.downtime)
        await company_.settle()
        yield company_


def in_company(folder: Path, what: Callable[[Company], Awaitable[None]], game: str, persons: int, **plan: Any) -> None:
    """Something that happens at such a table."""

    async def visit() -> None:
        async with company(folder, game, persons, **plan) as there:
            await what(there)

    asyncio.run(visit())


async def arrive(server: Server, name: str, kind: str = "guest") -> Visitor:
    person = name.replace(" ", "-")
    await server.writer.add(people, {"id": person, "name": name, "kind": kind, "made": 0})
    token = await server.writer.run(lambda connection: begin_session(connection, person, server.now_ms()))
    return Visitor(person, name, kind, hash_of(token))


def nothing(_: Any) -> None:
    """What a writer can do quickly: when it is done, all before it is."""
