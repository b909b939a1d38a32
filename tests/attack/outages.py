"""How a store goes away under attack: the disk is full, another process has the file, PostgreSQL is killed."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.attack.small_disk import SmallDisk
from tests.server.outages import CrashedPostgres

HOLD = """
import sqlite3, sys
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("BEGIN EXCLUSIVE")
print("mine", flush=True)
sys.stdin.read()
"""
"""Another program that has the file, until it is told to end or is killed."""


class FullDisk:
    """Not a byte more can be written."""

    reads_fail = False

    def __init__(self, disk: SmallDisk) -> None:
        self.address = ""
        self._disk = disk

    @asynccontextmanager
    async def away(self) -> AsyncIterator[None]:
        await asyncio.to_thread(self._disk.fill)
        try:
            yield
        finally:
            self._disk.free()


class LockedByAnother:
    """Another process writes into the file, and takes its time."""

    reads_fail = False

    def __init__(self, folder: Path) -> None:
        self.address = ""
        self._folder = folder

    @asynccontextmanager
    async def away(self) -> AsyncIterator[None]:
        command = [sys.executable, "-c", HOLD, str(self._folder / "server.sqlite3")]
        other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            assert other.stdout
            assert await asyncio.to_thread(other.stdout.readline) == b"mine\n"
            yield
        finally:
            other.kill()
            other.communicate()


class KilledPostgres(CrashedPostgres):
    """PostgreSQL, of which every process was killed at once."""

    def _end(self) -> None:
        self._postgres.kill()
