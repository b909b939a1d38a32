"""Workers without processes: what they are asked is answered here and at once, as they would answer it.

For servers inside a test. That workers are processes, and what becomes of them, is what `test_thinking.py` and
`test_kill.py` are about.
"""

import asyncio
import importlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from unittest.mock import patch

from gelateria.server.workers.framing import Reply
from gelateria.server.workers.process import Worker
from gelateria.server.workers.worker import Answer, attempt


class WorkerHere:
    """Stands in for a Worker."""

    alive = True
    ending = "SIGKILL"
    answers = 0

    def __init__(self, duty: str) -> None:
        self.duty = duty
        self._answer: Answer = importlib.import_module(duty).answer
        self.process = SimpleNamespace(pid=os.getpid())
        self.gone = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, duty: str, memory: int = 0) -> "WorkerHere":
        return cls(duty)

    async def ask(self, body: bytes) -> Reply:
        return attempt(self._answer, body)

    async def end(self, grace: float = 0.0) -> None: ...


@contextmanager
def workers_here() -> Iterator[None]:
    with patch.object(Worker, "open", WorkerHere.open):
        yield
