"""The processes in which bots think are killed again and again: every game goes on, and nobody waits for the dead."""

import asyncio
import contextlib
import random
import re
from pathlib import Path

import httpx
import psutil

from tests.attack.figures import Progress, note
from tests.attack.ledger import Ledger
from tests.attack.length import ATTACK, lasting
from tests.server.guests import Guest
from tests.server.patience import until
from tests.server.running import RunningServer
from tests.server.storms import GAMES, Store, Storm

KILLS = 200


class Slaughter:
    """Kills helpers of a server while people play against its bots."""

    def __init__(self, server: RunningServer, wanted: int) -> None:
        self.server = server
        self.wanted = wanted
        self.killed = self.decisions = 0
        self.luck = random.Random("workers")
        self.progress = Progress("workers")

    async def go_on(self, storm: Storm) -> None:
        while self.killed < self.wanted:
            if not await storm.goes_on_for(self.luck.randrange(1, 10)):
                return
            await until(lambda: self.server.helpers() or storm.is_over)  # nobody needs one when all is over
            for helper in self.server.helpers():
                with contextlib.suppress(psutil.NoSuchProcess):
                    helper.kill()
                    self.killed += 1
            self.progress(f"{self.killed} of {self.wanted} killed")


def test_workers_that_are_killed_are_replaced_and_every_game_ends(tmp_path: Path) -> None:
    wanted, ledger, acknowledged, games = lasting(KILLS, 2), Ledger(), 0, 0

    async def visit(server: RunningServer, slaughter: Slaughter) -> None:
        nonlocal acknowledged, games
        while slaughter.killed < wanted:
            games += 1
            played = list(GAMES) if ATTACK else ["gelini-nightlife"]
            async with Storm(server.address, games, played).begun() as storm:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(slaughter.go_on(storm))
                    tasks.create_task(storm.blow())
                with Store(tmp_path) as store:
                    ledger.compare(storm, store)
                    await storm.check_in(store)
                acknowledged += storm.acknowledged
            async with Guest(server.address) as guest:
                assert (await guest.ask("GET", "/ready")).status_code == 200

    with RunningServer(tmp_path) as server:
        slaughter = Slaughter(server, wanted)
        asyncio.run(visit(server, slaughter))
        counted = deaths(server)
        assert not [line for line in server.lines if "Traceback" in line]
    note("worker-deaths", killed=slaughter.killed, counted=counted)
    note("workers-killed", killed=slaughter.killed, acknowledged=acknowledged, lost=ledger.lost, doubled=ledger.doubled)
    assert counted, "who watches over the server can see it"


def deaths(server: RunningServer) -> int:
    """As many as the server has noticed itself."""
    told = httpx.get(f"{server.address}/metrics").text
    return sum(int(float(count)) for count in re.findall(r"\ngelateria_worker_deaths_total\{.*\} (\S+)", told))
