"""Whoever asks for hints, and at however many tables: bots at tables do not wait for it, nor does anybody else."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from gelateria.server.accounts.sessions import Visitor
from gelateria.server.server import Server
from gelateria.server.table.plan import Plan
from gelateria.server.workers.framing import Reply
from gelateria.server.workers.tasks import Task
from tests.server.manual_clock import ManualClock
from tests.server.patience import until
from tests.server.tabled import Ear, arrive, server_here
from tests.server.workers_here import WorkerHere

TABLES = 16


class Gate:
    """Hints come to the workers, and no further until it opens."""

    def __init__(self) -> None:
        self.come: list[Task] = []
        self.opened = asyncio.Event()

    def guard(self, ask: Callable[[WorkerHere, bytes], Awaitable[Reply]]) -> Any:
        async def guarded(worker: WorkerHere, body: bytes) -> Reply:
            task = msgspec.msgpack.decode(body, type=Task)
            if task.explain:
                self.come.append(task)
                await self.opened.wait()
            return await ask(worker, body)

        return guarded


@asynccontextmanager
async def gated(folder: Path) -> AsyncIterator[tuple[Server, Gate]]:
    gate = Gate()
    with patch.object(WorkerHere, "ask", gate.guard(WorkerHere.ask)):
        async with server_here(folder, ManualClock()) as server:
            yield server, gate


async def sit_down(server: Server, visitor: Visitor, address: str) -> Ear:
    """At a table of one's own, against a bot."""
    plan = Plan(game="geizen", players=2, pace="instant", listed=False, rated=False)
    made = await server.lobby.play_bots(visitor, plan, None, "easy")
    table = await server.registry.table(made.table)
    ear = Ear(table, made.seat)
    ear.person, ear.address = visitor.person, address
    table.join(ear, made.seat, None, None)
    await own_turn(ear)
    return ear


async def own_turn(ear: Ear) -> None:
    await until(lambda: ear.frames and ear.snapshot["choices"])


def test_bots_go_on_while_one_guest_asks_for_hints_at_sixteen_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        async with gated(tmp_path) as (server, gate):
            eve, ada = await arrive(server, "Eve"), await arrive(server, "Ada")
            tables = [await sit_down(server, eve, "10.0.0.1") for _ in range(TABLES)]
            adas = await sit_down(server, ada, "10.0.0.2")
            for ear in tables:
                await ear.ask("hint")
            await until(lambda: sum(ear.count("refused") for ear in tables) == TABLES - 2)
            assert len(gate.come) == 1
            number = adas.snapshot["number"]
            while adas.count("update") < 10:
                await adas.act()
                await own_turn(adas)
            assert {step["by"] for told in adas.heard for step in told.get("steps", [])} == {0, 1}
            assert adas.snapshot["number"] > number
            assert not any(ear.count("advice") for ear in tables)
            gate.opened.set()
            await until(lambda: sum(ear.count("advice") for ear in tables) == 2)
            assert tables[0].count("advice") == tables[-1].count("advice") == 1
            assert len(gate.come) == 2

    asyncio.run(scene())


def test_a_hint_for_a_decision_that_was_made_meanwhile_is_not_thought_about(tmp_path: Path) -> None:
    async def scene() -> None:
        async with gated(tmp_path) as (server, gate):
            eve, ada = await arrive(server, "Eve"), await arrive(server, "Ada")
            eves, adas = await sit_down(server, eve, "10.0.0.1"), await sit_down(server, ada, "10.0.0.2")
            await eves.ask("hint")
            await until(lambda: len(gate.come) == 1)
            await adas.ask("hint")
            assert await adas.act() is None
            gate.opened.set()
            await until(lambda: eves.count("advice") and adas.count("refused"))
            assert adas.last("refused")["problem"]["rule"] == "table.decision"
            assert len(gate.come) == 1

    asyncio.run(scene())


def test_who_lost_the_line_and_asks_again_is_answered(tmp_path: Path) -> None:
    async def scene() -> None:
        async with gated(tmp_path) as (server, gate):
            eve = await arrive(server, "Eve")
            before = await sit_down(server, eve, "10.0.0.1")
            await before.ask("hint")
            await until(lambda: len(gate.come) == 1)
            before.table.leave(before, 0)
            again = Ear(before.table, 0)
            before.table.join(again, 0, None, None)
            await again.ask("hint")
            gate.opened.set()
            await until(lambda: again.count("advice") == 1)

    asyncio.run(scene())
