"""What waits for a worker: what a table waits for first, then what somebody wants to know."""

import asyncio
from collections import deque
from collections.abc import Set as AbstractSet
from enum import IntEnum

from msgspec import Struct


class Rank(IntEnum):
    """Who waits for a piece of work. A lower one is taken first."""

    TABLE = 0
    """A whole table: for a bot's decision, or to be set up."""
    HINT = 1
    REPLAY = 2
    """Somebody who looks at what was."""


class Full(Exception):
    """There is too much to do already; nothing was begun."""


class Job(Struct, frozen=True, eq=False):
    """A piece of work."""

    body: bytes
    patience: float
    rank: Rank
    answer: asyncio.Future[bytes]


class Queue:
    """First come, first served among those of a rank."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._jobs: dict[Rank, deque[Job]] = {rank: deque() for rank in Rank}

    def __len__(self) -> int:
        return sum(map(len, self._jobs.values()))

    def put(self, job: Job) -> None:
        if len(self) >= self.most:
            raise Full
        self._jobs[job.rank].append(job)

    def take(self, ranks: AbstractSet[Rank]) -> Job | None:
        """The next one of these ranks that somebody still waits for."""
        for rank in sorted(ranks):
            while self._jobs[rank]:
                job = self._jobs[rank].popleft()
                if not job.answer.done():
                    return job
        return None
