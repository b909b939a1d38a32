"""The store goes away again and again under a storm of moves: memory stays what is stored, and all games end."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.attack.agreement import compare_until_equal
from tests.attack.figures import Progress, note
from tests.attack.ledger import Ledger
from tests.attack.length import ATTACK, lasting
from tests.attack.outages import FullDisk, KilledPostgres, LockedByAnother
from tests.attack.postgres_store import PostgresStore
from tests.attack.small_disk import needs_small_disk, small_disk
from tests.server.hosted import Hosted, hosted
from tests.server.outages import MortalStore
from tests.server.patience import until
from tests.server.postgres import Postgres, needs_postgres
from tests.server.storms import GAMES, Store, Storm

OUTAGES = 60


class Ordeal:
    """A server whose store goes away so many times."""

    def __init__(self, name: str, server: Hosted, look: Callable[[], Store], mortal: MortalStore, wanted: int) -> None:
        self.server = server
        self.look = look
        self.mortal = mortal
        self.wanted = wanted
        self.luck = random.Random(name)
        self.progress = Progress(name)
        self.ledger = Ledger()
        self.done = self.compared = self.acknowledged = self.broken = 0

    async def go_on(self, games: list[str]) -> None:
        storms = 0
        while self.done < self.wanted:
            storms += 1
            async with Storm(self.server.address, storms, games).begun() as storm:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(self._attack(storm))
                    tasks.create_task(storm.blow())
                with self.look() as store:
                    self.ledger.compare(storm, store)
                    await storm.check_in(store)
                self.acknowledged += storm.acknowledged
                self.broken += goodbyes(storm)

    async def _attack(self, storm: Storm) -> None:
        while self.done < self.wanted:
            if not await storm.goes_on_for(self.luck.randrange(1, 20)):
                return
            async with self.mortal.away():
                await self._is_noticed(storm, goodbyes(storm))
                if not self.mortal.reads_fail:
                    self.compared += await compare_until_equal(self.server.core)
            async with storm.lull():
                self.compared += await compare_until_equal(self.server.core)
            self.done += 1
            self.progress(f"{self.done} of {self.wanted}")

    async def _is_noticed(self, storm: Storm, before: int) -> None:
        """Somebody more is told to come back, or nobody plays on."""
        tables = self.server.core.registry.tables
        await until(lambda: goodbyes(storm) > before or not any(table.status == "playing" for table in tables.values()))


def goodbyes(storm: Storm) -> int:
    """How often somebody was told to come back."""
    return sum(message["t"] == "goodbye" for player in storm.players for message in player.messages)


def endure(name: str, folder: Path, mortal: MortalStore, look: Callable[[], Store]) -> None:
    async def visit() -> None:
        async with hosted(folder, database=mortal.address) as server:
            ordeal = Ordeal(name, server, look, mortal, lasting(OUTAGES, 1))
            await ordeal.go_on(list(GAMES) if ATTACK else ["geizen"])
            note(
                name,
                outages=ordeal.done,
                acknowledged=ordeal.acknowledged,
                told_to_come_back=ordeal.broken,
                compared=ordeal.compared,
                lost=ordeal.ledger.lost,
                doubled=ordeal.ledger.doubled,
            )

    asyncio.run(visit())


@needs_small_disk
def test_a_full_disk() -> None:
    with small_disk() as disk:
        endure("disk-full", disk.folder, FullDisk(disk), lambda: Store(disk.folder))


@pytest.mark.usefixtures("impatient_sqlite")
def test_a_file_that_another_process_has_locked(tmp_path: Path) -> None:
    endure("database-locked", tmp_path, LockedByAnother(tmp_path), lambda: Store(tmp_path))


@needs_postgres
def test_a_postgresql_that_is_killed(tmp_path: Path, postgres: Postgres, database: str) -> None:
    endure("postgresql-killed", tmp_path, KilledPostgres(postgres, database), lambda: PostgresStore(database))
