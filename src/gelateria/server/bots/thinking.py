"""Bots at tables. They think in other processes, from a seat's view and nothing else, and never for ever."""

import asyncio
from typing import Any

import msgspec

from gelateria.server.errors import Refused, too_many
from gelateria.server.workers.framing import Declined
from gelateria.server.workers.pool import Fault, Full, Lost, Pool, TooSlow, spare_cores
from gelateria.server.workers.tasks import Task

__all__ = ["Task", "Thinkers", "Unanswered"]

DUTY = "gelateria.server.workers.bot_tasks"
PATIENCE = 10.0
"""Seconds for a decision."""
MOST_WAITING = 4096
MOST_HINTS = 16
"""So many hints may be in the works at once: bots that hold up a table come first."""
SECOND_THOUGHTS = ("greedy", "random")
"""Who answers when the bot itself does not: each of them does so in no time."""

NO_ANSWER = (TooSlow, Lost, Fault, Declined)


class Unanswered(Exception):
    """Nobody could decide: there is something wrong with the game, or the server stops."""


class Thinkers:
    """The processes in which bots think. Same task, same answer."""

    def __init__(self, workers: int = 0, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.pool = Pool(DUTY, workers or spare_cores(), MOST_WAITING)
        self.decisions = 0
        self.stand_ins = 0
        """Decisions that another bot made, because the one asked did not."""
        self._hints = 0

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
                action = await self._ask(msgspec.structs.replace(task, level=level))
            except NO_ANSWER:
                continue
            self.decisions += 1
            self.stand_ins += level != task.level
            return action
        raise Unanswered(f"No bot could decide in {task.game}.")

    async def explain(self, task: Task) -> dict[str, Any]:
        """What a level thinks of every legal action, as plain values: `gelateria.bots.Explanation`."""
        if self._hints >= MOST_HINTS:
            raise too_many("Everybody asks for hints just now. Try again in a moment.")
        self._hints += 1
        try:
            return await self._ask(msgspec.structs.replace(task, explain=True))
        except NO_ANSWER:
            raise Refused(503, "no-answer", "The bot has nothing to say about this.") from None
        finally:
            self._hints -= 1

    async def _ask(self, task: Task) -> dict[str, Any]:
        body = msgspec.msgpack.encode(task)
        while True:
            try:
                answer: dict[str, Any] = msgspec.json.decode(await self.pool.ask(body, self.patience))
                return answer
            except Full:
                await asyncio.sleep(0.1)
