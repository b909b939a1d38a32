"""The plug is pulled again and again, at any moment, under storms of moves: nothing is lost and nothing is done twice.

A few on SQLite are in every `make test`: tests/server/whole/test_kill.py. This is for hundreds, on both databases.
"""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.attack.figures import Progress, note
from tests.attack.ledger import Ledger
from tests.attack.length import ATTACK, lasting
from tests.attack.postgres_store import PostgresStore
from tests.server.postgres import needs_postgres
from tests.server.running import RunningServer
from tests.server.storms import GAMES, Store, Storm, check_journal

ON_SQLITE, ON_POSTGRESQL = 200, 50
Look = Callable[[], AbstractContextManager[Store]]


class Kills:
    """So many of one server, in as many storms as it takes."""

    def __init__(self, server: RunningServer, look: Look, wanted: int, games: list[str], name: str) -> None:
        self.server = server
        self.look = look
        self.wanted = wanted
        self.games = games
        self.ledger = Ledger()
        self.luck = random.Random(name)
        self.progress = Progress(f"kills on {name}")
        self.done = self.while_starting = self.acknowledged = self.played = 0
        self.slowest_start = 0.0

    async def go_on(self) -> None:
        storms = 0
        while self.done < self.wanted:
            storms += 1
            async with Storm(self.server.address, storms, self.games).begun() as storm:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(self._kill_during(storm))
                    tasks.create_task(storm.blow())
                with self.look() as store:
                    self.ledger.compare(storm, store)
                    await storm.check_in(store)
                self.acknowledged += storm.acknowledged
                self.played += len(storm.tables)

    async def _kill_during(self, storm: Storm) -> None:
        """Until there are enough, or all games are over."""
        while self.done < self.wanted:
            if not await storm.goes_on_for(self.luck.randrange(1, 30)):
                return
            await asyncio.sleep(self.luck.uniform(0, 0.05))  # not only at what was just acknowledged
            await asyncio.to_thread(self.server.kill)
            self.done += 1
            with self.look() as store:
                self.ledger.compare(storm, store)
                for table, (_, tabs) in storm.tables.items():
                    check_journal(table, tabs, store)
            await asyncio.to_thread(self._start_again)
            self.progress(f"{self.done} of {self.wanted}, {storm.acknowledged + self.acknowledged} moves acknowledged")

    def _start_again(self) -> None:
        """Sometimes the plug is pulled before it is up."""
        if self.done < self.wanted and self.luck.random() < 0.1:
            self.server.kill_while_it_starts(self.luck.uniform(0, 1.5))
            self.done += 1
            self.while_starting += 1
        begun = time.perf_counter()
        self.server.start()
        self.slowest_start = max(self.slowest_start, time.perf_counter() - begun)

    def tell(self, point: str) -> None:
        note(
            point,
            kills=self.done,
            while_starting=self.while_starting,
            acknowledged=self.acknowledged,
            games=self.played,
            lost=self.ledger.lost,
            doubled=self.ledger.doubled,
            slowest_start=round(self.slowest_start, 2),
        )


@pytest.mark.skipif(not ATTACK, reason="tests/server/whole/test_kill.py does it three times; `make attack` 200 times")
def test_whatever_was_acknowledged_outlives_any_kill(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        kills = Kills(server, lambda: Store(tmp_path), lasting(ON_SQLITE, 2), list(GAMES), "SQLite")
        asyncio.run(kills.go_on())
    assert kills.done >= lasting(ON_SQLITE, 2)
    kills.tell("kills-sqlite")


@needs_postgres
def test_the_same_on_postgresql(tmp_path: Path, database: str) -> None:
    wanted, games = lasting(ON_POSTGRESQL, 1), list(GAMES) if ATTACK else ["geizen"]
    with RunningServer(tmp_path, database=database) as server:
        kills = Kills(server, lambda: PostgresStore(database), wanted, games, "PostgreSQL")
        asyncio.run(kills.go_on())
    assert kills.done >= wanted
    kills.tell("kills-postgresql")
