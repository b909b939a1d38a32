"""What a worker does in tests of the pool: it notes that it has begun, waits at a gate, and may die of it."""

import os
import signal
import time
from pathlib import Path

import msgspec


class Gated(msgspec.Struct, frozen=True):
    """A piece of work."""

    name: str
    folder: str
    gate: str = ""
    """The file that it waits for."""
    deaths: int = 0
    """So many workers die over it."""
    megabytes: int = 0
    """So much memory it takes."""


def answer(body: bytes) -> bytes:
    work = msgspec.json.decode(body, type=Gated)
    folder = Path(work.folder)
    with (folder / "begun").open("a", encoding="utf-8") as begun:
        begun.write(f"{work.name}\n")
    while work.gate and not (folder / work.gate).exists():
        time.sleep(0.01)
    if begun_so_far(folder).count(work.name) <= work.deaths:
        os.kill(os.getpid(), signal.SIGKILL)
    return work.name.encode() if len(bytes(work.megabytes * 2**20)) == work.megabytes * 2**20 else b""


def begun_so_far(folder: Path) -> list[str]:
    """The names of all work that was begun, in that order."""
    file = folder / "begun"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []
