"""The plug is pulled in the middle of a storm of moves: whatever was acknowledged is there, and games go on."""

import asyncio
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.scale import many
from tests.server.guests import AtTable, Guest
from tests.server.running import RunningServer
from tests.server.storms import GAMES, Player, Store, Storm, check_journal

KILLS = 3
"""In each storm; `make soak` has twenty storms."""


@pytest.mark.parametrize("seed", many(1))
def test_killed_in_a_storm(seed: int, tmp_path: Path) -> None:
    luck = random.Random(seed)

    async def pull_the_plug(server: RunningServer, storm: Storm) -> None:
        for _ in range(KILLS):
            so_far = storm.acknowledged
            while storm.acknowledged < so_far + luck.randrange(1, 60):
                await asyncio.sleep(luck.uniform(0.0, 0.02))
            helpers = server.helpers()
            server.kill()
            with Store(tmp_path) as store:
                for table, (_, tabs) in storm.tables.items():
                    check_journal(table, tabs, store)
            await asyncio.to_thread(server.start)
            _, alive = psutil.wait_procs(helpers, timeout=20)
            assert not alive, "bots do not outlive their server"

    async def visit() -> None:
        with RunningServer(tmp_path) as server:
            async with Storm(server.address, seed, list(GAMES)).begun() as storm:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(pull_the_plug(server, storm))
                    tasks.create_task(storm.blow())
                await storm.check(tmp_path)

    asyncio.run(visit())


@pytest.mark.parametrize("seed", many(1))
def test_stopped_in_a_storm(seed: int, tmp_path: Path) -> None:
    """As for an update: everybody is told when to come back, and it ends well."""

    async def restart(server: RunningServer, storm: Storm) -> None:
        while storm.acknowledged < 20:
            await asyncio.sleep(0.01)
        helpers = server.helpers()
        assert helpers
        assert await asyncio.to_thread(server.stop) == 0
        assert not [helper for helper in helpers if helper.is_running()], "nobody is left behind"
        for player in storm.players:
            said = [message for message in heard(player) if message["t"] == "goodbye"]
            assert [goodbye["problem"]["code"] for goodbye in said] == ["restarting"]
            assert said[0]["again"] > 0
        with Store(tmp_path) as store:
            for table, (_, tabs) in storm.tables.items():
                check_journal(table, tabs, store)
        await asyncio.to_thread(server.start)

    async def visit() -> None:
        with RunningServer(tmp_path) as server:
            async with Storm(server.address, 50 + seed, ["gelati", "geizen"]).begun() as storm:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(restart(server, storm))
                    tasks.create_task(storm.blow())
                await storm.check(tmp_path)

    asyncio.run(visit())


def heard(tab: AtTable) -> list[dict[str, Any]]:
    """Everything since the last time it was asked."""
    return [tab.messages.get_nowait() for _ in range(tab.messages.qsize())]


class Killer(Player):
    """Pulls the plug the moment it sees the last move, before the result is told."""

    server: RunningServer | None = None

    def _hear(self, frame: str) -> None:
        super()._hear(frame)
        if self.server and not self.over and self.view and not self.view["awaiting"]:
            server, self.server = self.server, None
            server.kill()
            self.killed.set()

    killed: asyncio.Event


@pytest.mark.parametrize("seed", many(1))
def test_killed_at_the_last_move(seed: int, tmp_path: Path) -> None:
    """The result is kept once, whether the plug was pulled before or after it was written."""

    async def visit() -> None:
        with RunningServer(tmp_path) as server:
            async with Storm(server.address, 90 + seed, ["geizen"]).begun() as storm:
                tabs = storm.players
                killer = tabs[seed % 2]
                killer.__class__ = Killer
                assert isinstance(killer, Killer)
                killer.server, killer.killed = server, asyncio.Event()
                storming = asyncio.create_task(storm.blow())
                await asyncio.wait_for(killer.killed.wait(), 60)
                await asyncio.to_thread(server.start)
                await storming
                await storm.check(tmp_path)
                server.kill()
                with sqlite3.connect(tmp_path / "server.sqlite3") as base:  # as if it had been killed just before
                    base.execute("UPDATE tables SET status = 'playing', ended = NULL, result = NULL, record = NULL")
                    for kept in ("results", "ratings", "dice"):
                        base.execute(f"DELETE FROM {kept}")
                base.close()
                for tab in tabs:
                    tab.over = None
                await asyncio.to_thread(server.start)
                for tab in tabs:
                    while not tab.over:
                        await tab.change(30)
                await storm.check(tmp_path)
                server.kill()
                await asyncio.to_thread(server.start)
                await storm.check(tmp_path)

    asyncio.run(visit())


async def left(tab: AtTable) -> tuple[dict[str, float], float | None, float]:
    """What the server says is left now, for decisions and of the sand, and when it was asked."""
    asked = time.monotonic()
    while not tab.messages.empty():
        tab.messages.get_nowait()
    await tab.sync()
    while (message := await asyncio.wait_for(tab.messages.get(), 30))["t"] != "welcome":
        pass
    return message["clock"]["seats"], message["clock"].get("timer"), asked


async def down_for_a_while(server: RunningServer, tab: AtTable, asked: float) -> float:
    """Kill it, wait, start it again; returns for how long it was up since then, at most."""
    server.kill()
    up = time.monotonic() - asked
    tab.joined.clear()
    await asyncio.sleep(3)
    began = time.monotonic()
    await asyncio.to_thread(server.start)
    await asyncio.wait_for(tab.joined.wait(), 30)
    return up + time.monotonic() - began


@pytest.mark.parametrize("credit", [0, 30])
def test_nobody_loses_time_while_the_server_is_down(credit: int, tmp_path: Path) -> None:
    async def visit() -> None:
        with RunningServer(tmp_path, restart_credit=credit) as server:
            async with Storm(server.address, 1, ["geizen"]).begun(clock="fast") as storm:
                ada, ben = storm.players
                await ada.until(lambda: ada.choices or ben.choices)
                before, _, asked = await left(ada)
                up = await down_for_a_while(server, ada, asked)
                answered = time.monotonic()
                after, _, asked = await left(ada)
                up += time.monotonic() - answered
                assert before.keys() == after.keys()
                ((had, has),) = zip(before.values(), after.values(), strict=True)
                assert has >= had + credit - up - 0.05
                assert has <= had + credit + 1.1, "only what it was down for, and a sign of life"

    asyncio.run(visit())


def test_the_sand_waits_for_the_server(tmp_path: Path) -> None:
    async def visit() -> None:
        with RunningServer(tmp_path, restart_credit=0) as server:
            async with await Guest.come(server.address, "Ada") as ada, await Guest.come(server.address, "Ben") as ben:
                plan = {"game": "jelly-monster", "players": 3, "pace": "instant"}
                made = await ada.post("/api/tables", plan=plan)
                table = made["table"]
                sat = await ben.post(f"/api/tables/{table}/sit")
                await ada.post(f"/api/tables/{table}/bots", made["host_key"], level="random")
                async with (
                    AtTable(server.address, table, made["seat_key"]) as first,
                    AtTable(server.address, table, sat["key"]) as second,
                ):
                    await ada.post(f"/api/tables/{table}/start", made["host_key"])
                    await first.until(lambda: first.choices)
                    while (told := await left(first))[1] is None:
                        for tab in (first, second):
                            if tab.choices:
                                await tab.answer(await tab.do(tab.choices[0]["action"]))
                    _, before, asked = told
                    assert before
                    up = await down_for_a_while(server, first, asked)
                    answered = time.monotonic()
                    _, after, _ = await left(first)
                    up += time.monotonic() - answered
                    assert after is not None, "the round goes on"
                    assert after >= before - up - 0.05
                    assert after <= before + 1.1

    asyncio.run(visit())
