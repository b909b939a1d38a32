"""The servers that are compared, and clients for each, as processes of their own."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, NamedTuple

import msgspec
import psutil

from bench.load.clients import Ask, Found
from bench.load.climbing import Step, step

THEIRS = Path(__file__).parent.parent / "boardgameio"
PATIENCE = 300.0
"""Seconds in which a server must be up, on a machine that does other things too."""

UNLIMITED = {
    "GELATERIA_HTTP_RATE": "1000000",
    "GELATERIA_SOCKET_RATE": "1000000",
    "GELATERIA_GUEST_RATE": "1000000",
    "GELATERIA_MOST_TABLES": "1000000",
    "GELATERIA_MOST_LISTED": "1000000",
    "GELATERIA_MOST_SOCKETS": "1000000",
    "GELATERIA_LOG_LEVEL": "warning",
}
"""The clients are one visitor with the manners of a thousand."""


class Cores(NamedTuple):
    """Where the server runs, and where the clients do; None where the machine has only one core."""

    server: int | None
    clients: set[int] | None


class Contestant(NamedTuple):
    """A server under a name, and what its moves are written to."""

    name: str
    title: str
    durable: str


OURS = Contestant("gelateria", "Gelateria", "SQLite, every move on the disk before anybody sees it")
FILES = Contestant("boardgame.io", "boardgame.io, FlatFile", "files, written after a move is shown, not synced")
MEMORY = Contestant("boardgame.io-memory", "boardgame.io, in memory", "nothing: a restart loses all games")
ALL = (OURS, FILES, MEMORY)


def cores() -> Cores:
    if not hasattr(os, "sched_getaffinity") or len(available := sorted(os.sched_getaffinity(0))) < 2:
        return Cores(None, None)
    return Cores(available[0], set(available[1:]))


def lacking(contestants: list[Contestant]) -> str:
    """What stands in the way, or the empty text."""
    if contestants == [OURS]:
        return ""
    if not shutil.which("node"):
        return "boardgame.io needs Node 18 or newer; `--only gelateria` measures without it."
    if not (THEIRS / "node_modules").is_dir():
        return "boardgame.io is not installed: npm ci --prefix bench/boardgameio, or let `make load` do it."
    return ""


class Contest:
    """A running server with its clients at their tables."""

    def __init__(self, server: "subprocess.Popen[str]", clients: "subprocess.Popen[str]") -> None:
        self.server = psutil.Process(server.pid)
        self.players = psutil.Process(clients.pid)
        self.clients = clients
        self.broken = False
        """The server went down under the load."""

    def play(self, ask: Ask) -> Found:
        """A step, for its moves alone."""
        self._warm_up(ask)
        return self._found()

    def step(self, ask: Ask) -> Step:
        self._warm_up(ask)
        begin, before = time.perf_counter(), self._used()
        try:
            found = self._found()
            used, memory = self._used(), _memory(self.server) / 1e6
        except (msgspec.DecodeError, psutil.NoSuchProcess):
            self.broken = True
            return step(ask, Found(lost=1), 0.0, 0.0, 0.0)
        passed = time.perf_counter() - begin
        server, players, machine = ((now - then) / passed for now, then in zip(used, before, strict=True))
        return step(ask, found, server, memory, players, max(0.0, machine - server - players))

    def _warm_up(self, ask: Ask) -> None:
        _tell(self.clients, ask)
        _hear(self.clients)  # that they measure now

    def _found(self) -> Found:
        return msgspec.json.decode(_hear(self.clients), type=Found)

    def _used(self) -> tuple[float, float, float]:
        """Seconds of CPU: of the server, of the clients, and of the whole machine."""
        machine = psutil.cpu_times()
        return _cpu(self.server), _cpu(self.players), machine.user + machine.nice + machine.system


@contextmanager
def contest(contestant: Contestant, tables: int, where: Cores) -> Iterator[Contest]:
    """A server of its own with clients at so many tables; both end with the block."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="gelateria-load-")))
        log = stack.enter_context((folder / "server.log").open("w+"))
        if contestant is OURS:
            server, address = _our_server(stack, folder, where, log)
            command = [sys.executable, "-m", "bench.load.clients", address, str(tables)]
        else:
            server, address = _their_server(stack, folder if contestant is FILES else None, where, log)
            command = ["node", str(THEIRS / "load.cjs"), address, str(tables)]
        clients = _started(stack, command, where.clients, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        if not _hear(clients):
            log.seek(0)
            raise RuntimeError(f"{contestant.title}: the clients could not sit down.\n{log.read()[-2000:]}")
        yield Contest(server, clients)


def _our_server(stack: ExitStack, folder: Path, where: Cores, log: IO[str]) -> tuple["subprocess.Popen[str]", str]:
    command = [sys.executable, "-m", "gelateria.cli", "serve", "--port", "0", "--no-browser"]
    server = _started(
        stack,
        command,
        _only(where.server),
        env=os.environ | UNLIMITED | {"GELATERIA_DATA": str(folder)},
        stdout=log,
        stderr=log,
    )
    end = time.monotonic() + PATIENCE
    while True:
        said = Path(log.name).read_text()
        if up := re.search(r"open at (http://\S+:\d+)", said):
            return server, up[1]
        if server.poll() is not None or time.monotonic() > end:
            raise RuntimeError(f"The server did not start.\n{said[-2000:]}")
        time.sleep(0.05)


def _their_server(
    stack: ExitStack, folder: Path | None, where: Cores, log: IO[str]
) -> tuple["subprocess.Popen[str]", str]:
    command = ["node", str(THEIRS / "server.cjs"), *([str(folder / "matches")] if folder else [])]
    production = os.environ | {"NODE_ENV": "production"}
    server = _started(stack, command, _only(where.server), env=production, stdout=subprocess.PIPE, stderr=log)
    line = _hear(server)
    if not line:
        log.seek(0)
        raise RuntimeError(f"boardgame.io did not start.\n{log.read()[-2000:]}")
    return server, f"http://127.0.0.1:{json.loads(line)['port']}"


def _started(
    stack: ExitStack,
    command: list[str],
    on: set[int] | None,
    env: dict[str, str] | None = None,
    stdin: int | None = None,
    stdout: int | IO[str] | None = None,
    stderr: IO[str] | None = None,
) -> "subprocess.Popen[str]":
    with _pinned(on):  # what is started inherits it, with all its threads
        process = subprocess.Popen(command, env=env, stdin=stdin, stdout=stdout, stderr=stderr, text=True)
    stack.callback(_end, process)
    return process


@contextmanager
def _pinned(on: set[int] | None) -> Iterator[None]:
    if on is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, on)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _end(process: "subprocess.Popen[str]") -> None:
    for stream in (process.stdin, process.stdout):
        if stream:
            stream.close()
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _tell(process: "subprocess.Popen[str]", ask: Ask) -> None:
    if process.stdin:
        process.stdin.write(msgspec.json.encode(ask).decode() + "\n")
        process.stdin.flush()


def _hear(process: "subprocess.Popen[str]") -> str:
    return process.stdout.readline() if process.stdout else ""


def _only(core: int | None) -> set[int] | None:
    return None if core is None else {core}


def _cpu(process: psutil.Process) -> float:
    """Seconds, of a process and its children."""
    return float(sum(sum(one.cpu_times()[:2]) for one in [process, *process.children(recursive=True)]))


def _memory(process: psutil.Process) -> float:
    return float(sum(one.memory_info().rss for one in [process, *process.children(recursive=True)]))
