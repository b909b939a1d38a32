"""Bots at tables. They think in other processes, from a seat's view and nothing else, and never for ever."""

import asyncio
from typing import Any

import msgspec

from gelateria.server.errors import Refused
from gelateria.server.workers.pool import Declined, Fault, Full, Lost, Place, Pool, Rank, TooSlow, cores
from gelateria.server.workers.tasks import Task

__all__ = ["Task", "Thinkers", "Unanswered"]

DUTY = "gelateria.server.workers.bot_tasks"
PATIENCE = 10.0
"""Seconds for a decision."""
MOST_WAITING = 4096
BOTS = frozenset({Rank.TABLE})
HINTS = frozenset({Rank.HINT})
SECOND_THOUGHTS = ("greedy", "random")
"""Who answers when the bot itself does not: each of them does so in no time."""

NO_ANSWER = (TooSlow, Lost, Fault, Declined)


class Unanswered(Exception):
    """Nobody could decide: there is something wrong with the game, or the server stops."""


class Thinkers:
    """The processes in which bots think. Same task, same answer.

    One of them thinks for tables alone, so that no bot ever waits for a hint. The others do both, tables first; where
    there are no others, hints get a process of their own when the first is asked for.
    """

    def __init__(self, workers: int = 0, patience: float = PATIENCE) -> None:
        self.patience = patience
        workers = workers or cores()
        others = [Place(BOTS | HINTS) for _ in range(workers - 1)] or [Place(HINTS, at_once=False)]
        self.pool = Pool(DUTY, [Place(BOTS), *others], MOST_WAITING)
        self.hints_at_once = len(others)
        self.decisions = 0
        self.stand_ins = 0
        """Decisions that another bot made, because the one asked did not."""

    @property
    def failures(self) -> int:
        return self.pool.failures

    @property
    def seconds(self) -> float:
        return self.pool.seconds

    async def start(self) -> None:
        await self.pool.start()

    async def stop(self) -> None:
        await self.pool.stop()

    async def decide(self, task: Task) -> dict[str, Any]:
        """The bot's action as a plain value; if it hangs or breaks, what a quick one does in its place."""
        for level in dict.fromkeys((task.level, *SECOND_THOUGHTS)):
            try:
                action = await self._ask(msgspec.structs.replace(task, level=level), Rank.TABLE)
            except NO_ANSWER:
                continue
            self.decisions += 1
            self.stand_ins += level != task.level
            return action
        raise Unanswered(f"No bot could decide in {task.game}.")

    async def explain(self, task: Task) -> dict[str, Any]:
        """What a level thinks of every legal action, as plain values: `gelateria.bots.Explanation`."""
        try:
            return await self._ask(msgspec.structs.replace(task, explain=True), Rank.HINT)
        except NO_ANSWER:
            raise Refused(503, "no-answer", "The bot has nothing to say about this.") from None

    async def _ask(self, task: Task, rank: Rank) -> dict[str, Any]:
        body = msgspec.msgpack.encode(task)
        while True:
            try:
                answer: dict[str, Any] = msgspec.json.decode(await self.pool.ask(body, self.patience, rank))
                return answer
            except Full:
                await asyncio.sleep(0.1)
