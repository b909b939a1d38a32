"""A program in a cage, which is gone when we are done with it, and when we are gone."""

import os
import select
import shutil
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic
from typing import IO, cast

from gelateria.bots.external.cage import keeper
from gelateria.bots.external.environment import clean_environment
from gelateria.bots.external.limits import MEGABYTE, Limits

CHUNK = 64 * 1024
KEEPER = 10.0
"""Seconds in which a program's keeper must have ended it and all that it started; else both are ended by force."""


class Child:
    """A program's keeper, its three streams, a folder of its own, and the lifeline that the keeper watches."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.owner = os.getpid()
        self.grace = limits.end
        cage, network = limits.own_cage, "network" if limits.network else "no-network"
        self.folder = Path(mkdtemp(prefix="gelateria-bot-"))
        theirs, self.lifeline = os.pipe()
        told = [cage, network, str(theirs), str(limits.memory * MEGABYTE), str(self.folder)]
        try:
            self.process = subprocess.Popen(
                [*keeper(), *told, *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(theirs,),
                start_new_session=True,
                env=clean_environment(os.environ, self.folder, limits.variables),
            )
        except BaseException:
            os.close(self.lifeline)
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        finally:
            os.close(theirs)
        streams = self.process.stdin, self.process.stdout, self.process.stderr
        self.stdin, self.stdout, self.stderr = (cast("IO[bytes]", stream) for stream in streams)
        for stream in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(stream.fileno(), False)

    def say(self, text: bytes) -> bytes:
        """Write as much as goes in; returns the rest. Who does not listen is told nothing."""
        try:
            return text[os.write(self.stdin.fileno(), text[:CHUNK]) :]
        except BlockingIOError:
            return text
        except BrokenPipeError:
            return b""

    def farewell(self) -> str:
        """How it went, when it has closed its stdout."""
        try:
            code = self.process.wait(self.grace)
        except subprocess.TimeoutExpired:
            return "closed its stdout"
        with suppress(ValueError):
            if code > 128:
                return f"was ended by {signal.Signals(code - 128).name}"
        return f"ended with exit code {code}"

    def leave(self, last_line: bytes) -> bool:
        """Say a last line and let go; whether the program then ended by itself."""
        if os.getpid() != self.owner:  # a copy of us that has nothing to say
            return False
        with suppress(OSError):
            self.say(last_line)
        self.stdin.close()
        deadline = monotonic() + self.grace
        while self.process.poll() is None and monotonic() < deadline:
            ready, _, _ = select.select([self.stdout, self.stderr], [], [], 0.01)
            for stream in ready:
                with suppress(BlockingIOError):
                    os.read(stream.fileno(), CHUNK)
        by_itself = self.process.returncode is not None
        self.kill()
        self.close()
        return by_itself

    def kill(self) -> None:
        """End it and all that it started, at once. Its streams can still be read."""
        with suppress(OSError):  # the keeper may have gone with it already
            os.write(self.lifeline, b"!")
        try:
            self.process.wait(KEEPER)
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def close(self) -> None:
        """Let go of the streams."""
        for stream in (self.stdin, self.stdout, self.stderr):
            stream.close()
        os.close(self.lifeline)
        shutil.rmtree(self.folder, ignore_errors=True)
