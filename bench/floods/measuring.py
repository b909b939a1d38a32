"""One flood after the other: quiet, flooded, and what it did to the server's memory."""

import asyncio
import contextlib
import os
import re
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import psutil
from msgspec import Struct

from bench.floods.bystanders import Bystanders, Server
from bench.load.climbing import Spread, spread
from tests.attack.floods import Flooded

MOST_RATIO = 3.0
"""How many times as long the 99th of a hundred answers may take under a flood."""
SETTLE = 1.0
"""Seconds of rest after a flood."""
PATIENCE = 120.0
GLANCE = 0.02


class Outcome(Struct, frozen=True):
    """One flood, and what bystanders felt of it."""

    name: str
    quiet_table: Spread
    flooded_table: Spread
    quiet_http: Spread
    flooded_http: Spread
    lost: int
    """Answers that bystanders did not get."""
    memory_before: float
    memory_most: float
    memory_after: float
    """Megabytes of the server's own process."""
    server_cpu: float
    flooder_cpu: float
    """Cores, while the flood went on."""
    flooded: Flooded

    @property
    def table_ratio(self) -> float:
        return self.flooded_table.p99 / self.quiet_table.p99

    @property
    def http_ratio(self) -> float:
        return self.flooded_http.p99 / self.quiet_http.p99

    @property
    def kept(self) -> bool:
        return not self.lost and max(self.table_ratio, self.http_ratio) <= MOST_RATIO

    @property
    def told(self) -> Any:
        return msgspec.to_builtins(self) | {
            "table_ratio": self.table_ratio,
            "http_ratio": self.http_ratio,
            "kept": self.kept,
        }

    @property
    def cells(self) -> list[str]:
        quiet, wet, web, wet_web = self.quiet_table, self.flooded_table, self.quiet_http, self.flooded_http
        return [
            self.name,
            f"{quiet.p50:.1f} → {wet.p50:.1f}",
            f"{quiet.p99:.1f} → {wet.p99:.1f}",
            f"{self.table_ratio:.1f}",
            f"{web.p50:.1f} → {wet_web.p50:.1f}",
            f"{web.p99:.1f} → {wet_web.p99:.1f}",
            f"{self.http_ratio:.1f}",
            str(self.lost),
            f"{self.memory_before:.0f} → {self.memory_most:.0f}",
            f"{self.server_cpu:.2f}",
            f"{self.flooder_cpu:.2f}",
            f"{self.flooded.bytes / 1e6:.1f}",
            f"{self.flooded.opened:,}/{self.flooded.refused:,}/{self.flooded.ended:,}",
        ]

    @property
    def line(self) -> str:
        widths = (20, 14, 18, 7, 14, 18, 7, 6, 14, 6, 6, 8, 20)
        return "".join(cell.rjust(width) for cell, width in zip(self.cells, widths, strict=True))


HEADINGS = [
    "flood",
    "table p50, ms",
    "p99, ms",
    "times",
    "HTTP p50, ms",
    "p99, ms",
    "times",
    "lost",
    "memory, MB",
    "CPU",
    "flooder's",
    "sent, MB",
    "opened/refused/ended",
]


def rows(outcomes: list[Outcome]) -> str:
    """All of them as a table: what stands left of an arrow was quiet."""
    lines = [f"| {' | '.join(HEADINGS)} |", f"| --- |{' ---: |' * (len(HEADINGS) - 1)}"]
    lines += [f"| {' | '.join(one.cells)} |" for one in outcomes]
    return "\n".join(lines)


async def measure(
    floods: list[str], seconds: float, bystanders: int, report: Callable[[Outcome], None]
) -> list[Outcome]:
    """Each flood against a server of its own, so that none suffers from what another left behind."""
    outcomes = []
    for name in floods:
        async with served() as (server, process):
            crowd = Bystanders(server, bystanders)
            await crowd.sit_down()
            await crowd.stand_by(1.0)
            outcomes.append(await _flooded(name, server, process, crowd, seconds))
            crowd.leave()
        report(outcomes[-1])
    return outcomes


async def _flooded(name: str, server: Server, process: psutil.Process, crowd: Bystanders, seconds: float) -> Outcome:
    quiet = await crowd.stand_by(seconds / 2)
    before = _memory(process)
    flooder = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.attack.floods", name, f"{server.host}:{server.port}", str(seconds + 1.0),
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    most = before
    try:
        assert flooder.stdout
        await flooder.stdout.readline()
        beside = psutil.Process(flooder.pid)
        begun, used, used_beside = time.perf_counter(), _cpu(process), _cpu(beside)
        standing = asyncio.create_task(crowd.stand_by(seconds))
        while not standing.done():
            most = max(most, _memory(process))
            await asyncio.wait([standing], timeout=GLANCE)
        passed = time.perf_counter() - begun
        used = _cpu(process) - used
        used_beside = _cpu(beside) - used_beside
        told = await asyncio.wait_for(flooder.stdout.readline(), PATIENCE)
        await flooder.wait()
    finally:
        with contextlib.suppress(ProcessLookupError):
            flooder.kill()
    await asyncio.sleep(SETTLE)
    after = _memory(process)
    quiet += await crowd.stand_by(seconds / 2)
    wet = standing.result()
    return Outcome(
        name,
        spread(quiet.table),
        spread(wet.table),
        spread(quiet.http),
        spread(wet.http),
        wet.lost,
        before,
        most,
        after,
        used / passed,
        used_beside / passed,
        msgspec.json.decode(told, type=Flooded) if told else Flooded(),
    )


@contextlib.asynccontextmanager
async def served() -> AsyncIterator[tuple[Server, psutil.Process]]:
    """A server as anybody would start it."""
    with TemporaryDirectory(prefix="gelateria-floods-") as folder:
        log = Path(folder, "log")
        with log.open("w") as out:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "gelateria.cli", "serve", "--port", "0", "--no-browser",
                env=os.environ | {"GELATERIA_DATA": folder, "GELATERIA_LOG_LEVEL": "warning"}, stdout=out, stderr=out,
            )  # fmt: skip
        try:
            end = time.monotonic() + PATIENCE
            while not (up := re.search(r"open at http://\S+:(\d+)", log.read_text())):
                if process.returncode is not None or time.monotonic() > end:
                    raise RuntimeError(f"The server did not start.\n{log.read_text()[-2000:]}")
                await asyncio.sleep(GLANCE)
            yield Server("127.0.0.1", int(up[1])), psutil.Process(process.pid)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            try:
                await asyncio.wait_for(process.wait(), 20)
            except TimeoutError:
                process.kill()
                await process.wait()


def _memory(process: psutil.Process) -> float:
    with contextlib.suppress(psutil.NoSuchProcess):
        return float(process.memory_info().rss / 1e6)
    return 0.0


def _cpu(process: psutil.Process) -> float:
    with contextlib.suppress(psutil.NoSuchProcess):
        used = process.cpu_times()
        return float(used.user + used.system)
    return 0.0
