"""One worker process, from the server's side: it is asked over a pipe, and seen to its end."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from gelateria.server.workers.framing import LENGTH, MOST_FRAME, Reply, decode_reply, framed

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""Windows has one way only."""
START = 60.0
"""Seconds in which a worker must be up."""


class NotUp(Exception):
    """A worker did not come up; says how it ended."""


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.answers = 0
        """How often it has answered."""
        self.gone = asyncio.create_task(process.wait())
        assert process.stdin
        assert process.stdout
        self.stdin, self.stdout = process.stdin, process.stdout

    @classmethod
    async def open(cls, duty: str, memory: int = 0) -> "Worker":
        """A worker for the module of that name, with so many megabytes for its answers; 0 is as many as there are."""
        command = [sys.executable, "-P", "-m", "gelateria.server.workers.worker", duty, str(memory)]
        try:
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        except OSError as error:  # the system has no more processes to give, say
            raise NotUp(error.strerror or str(error)) from error
        worker = cls(process)
        try:
            async with asyncio.timeout(START):
                await worker.hear()
        except (TimeoutError, EOFError, OSError) as error:
            await worker.end()
            raise NotUp(worker.ending) from error
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    @property
    def ending(self) -> str:
        """How it ended: by which signal, or with which exit code."""
        code = self.process.returncode or 0
        with contextlib.suppress(ValueError):
            return signal.Signals(-code).name if code < 0 else f"exit code {code}"
        return f"signal {-code}"

    async def ask(self, body: bytes) -> Reply:
        try:
            self.stdin.write(framed(body))
        except RuntimeError as error:  # uvloop's word for a pipe that has closed, though nobody has seen the end yet
            raise EOFError from error
        await self.stdin.drain()
        reply = await self.hear()
        self.answers += 1
        return reply

    async def hear(self) -> Reply:
        size = int.from_bytes(await self.stdout.readexactly(LENGTH), "big")
        if size > MOST_FRAME:
            raise EOFError
        try:
            return decode_reply(await self.stdout.readexactly(size))
        except msgspec.MsgspecError as error:  # whoever talks nonsense is as good as gone
            raise EOFError from error

    async def end(self, grace: float = 0.0) -> None:
        """Let it go, and see that it is gone."""
        self.stdin.close()
        if grace:
            await asyncio.wait((self.gone,), timeout=grace)
        if self.alive:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, KILL)  # `Process.kill` may learn how it ended, and tell nobody
        with contextlib.suppress(OSError):  # it may have been gone before we closed
            await self.stdin.wait_closed()
        while await self.stdout.read(2**16):  # what nobody wants any more
            pass
        await self.gone
