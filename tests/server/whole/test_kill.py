"""The plug of a real server is pulled in a storm of moves: whatever was acknowledged is there, and games go on."""

import asyncio
import contextlib
import os
import random
import signal
from itertools import pairwise
from pathlib import Path

import psutil
import pytest

from tests.scale import many
from tests.server.guests import AtTable, Guest, Message
from tests.server.patience import PATIENCE
from tests.server.running import RunningServer
from tests.server.storms import GAMES, Player, Store, Storm, check_journal

KILLS = 3
"""In each storm; `make soak` has twenty storms."""


@pytest.mark.parametrize("seed", many(1))
def test_killed_in_a_storm(seed: int, tmp_path: Path) -> None:
    luck = random.Random(seed)

    async def pull_the_plug(server: RunningServer, storm: Storm) -> None:
        for _ in range(KILLS):
            await storm.go_on_for(luck.randrange(1, 40))
            helpers = server.helpers()
            server.kill()
            with Store(tmp_path) as store:
                for table, (_, tabs) in storm.tables.items():
                    check_journal(table, tabs, store)
            await asyncio.to_thread(server.start)
            _, alive = psutil.wait_procs(helpers, timeout=PATIENCE)
            assert not alive, "bots do not outlive their server"

    async def visit() -> None:
        with RunningServer(tmp_path) as server:
            async with Storm(server.address, seed, list(GAMES)).begun() as storm:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(pull_the_plug(server, storm))
                    tasks.create_task(storm.blow())
                await storm.check(tmp_path)

    asyncio.run(visit())
    with Store(tmp_path) as store:
        boots = store.rows("SELECT started, alive FROM uptime ORDER BY boot")
    assert len(boots) == KILLS + 1
    assert all(before["started"] <= before["alive"] <= after["started"] for before, after in pairwise(boots))


@pytest.mark.parametrize("seed", many(1))
def test_stopped_in_a_storm(seed: int, tmp_path: Path) -> None:
    """As for an update: everybody is told when to come back, and it ends well."""

    async def restart(server: RunningServer, storm: Storm) -> None:
        await storm.go_on_for(20)
        helpers = server.helpers()
        assert helpers
        assert await asyncio.to_thread(server.stop) == 0
        assert not [helper for helper in helpers if helper.is_running()], "nobody is left behind"
        for player in storm.players:
            goodbye = await last_words(player)
            assert goodbye["problem"]["code"] == "restarting"
            assert goodbye["again"] > 0
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


def test_a_bot_moves_though_the_process_it_thinks_in_is_killed_again_and_again(tmp_path: Path) -> None:
    def worker(server: RunningServer, *gone: int) -> int:
        """The process that thinks, if it is another than those."""
        for helper in server.helpers():
            with contextlib.suppress(psutil.NoSuchProcess):  # it has just died
                if helper.pid not in gone and "gelateria.server.workers.bot_tasks" in helper.cmdline():
                    return int(helper.pid)
        return 0

    async def visit(server: RunningServer) -> str:
        async with await Guest.come(server.address, "Ada") as ada:
            made = await ada.post("/api/quick-play", game="geizen", level="easy", pace="instant")
            gone: list[int] = []
            async with AtTable(server.address, made["table"], made["seat_key"]) as player:
                while not player.over:
                    if len(gone) < KILLS and (pid := worker(server, *gone)):
                        os.kill(pid, signal.SIGKILL)
                        gone.append(pid)
                    await player.until(lambda: player.choices or player.over)
                    if player.choices:
                        await player.answer(await player.do(player.choices[0]["action"]))
            assert len(gone) == KILLS
            return (await ada.ask("GET", "/metrics")).text

    with RunningServer(tmp_path) as server:
        counted = asyncio.run(visit(server))
    assert f'gelateria_worker_deaths_total{{duty="bots"}} {KILLS}.0' in counted
    assert 'gelateria_worker_deaths_total{duty="records"} 0.0' in counted
    assert sum("a worker died" in line and "SIGKILL" in line for line in server.lines) == KILLS


async def last_words(player: Player) -> Message:
    """What they were told once, and may not have read yet: the server is gone sooner than that."""

    def heard() -> list[Message]:
        return [message for message in player.messages if message["t"] == "goodbye"]

    await player.until(heard)
    (goodbye,) = heard()
    return goodbye
