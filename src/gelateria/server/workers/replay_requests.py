"""Records played again for whoever asks, in a process of their own. Nothing of it is kept here.

One worker and not several: what it has just replayed is at hand for the next question about the same game.
"""

import msgspec

from gelateria.server.errors import Refused, too_many
from gelateria.server.workers.framing import Declined
from gelateria.server.workers.pool import Fault, Full, Lost, Pool, TooSlow
from gelateria.server.workers.replay_answers import Question, Retell, Show, Verify

DUTY = "gelateria.server.workers.replay_tasks"
PATIENCE = 20.0
"""Seconds for a question: the longest record there may be takes less."""
MOST_WAITING = 64


class Replays:
    """Answers are JSON: `Replay`, `Moments` and `Verification` in `work.retold`. What cannot be is Refused."""

    def __init__(self) -> None:
        self.pool = Pool(DUTY, 1, MOST_WAITING)

    async def start(self) -> None:
        await self.pool.start()

    async def stop(self) -> None:
        await self.pool.stop()

    async def retell(self, record: str, viewer: int | None) -> bytes:
        """The whole game."""
        return await self._ask(Retell(record, viewer))

    async def show(self, record: str, viewer: int | None, start: int, stop: int) -> bytes:
        """How it looked after each number of moves from `start` to `stop`."""
        return await self._ask(Show(record, viewer, start, stop))

    async def verify(self, record: str, shown: str | None) -> bytes:
        """Whether the dice are those that were promised."""
        return await self._ask(Verify(record, shown))

    async def _ask(self, question: Question) -> bytes:
        try:
            return await self.pool.ask(msgspec.msgpack.encode(question), PATIENCE)
        except Declined as why:
            raise Refused(422, "damaged", str(why)) from None
        except Full:
            raise too_many("Many games are being replayed just now. Try again in a moment.") from None
        except (TooSlow, Lost, Fault):
            raise Refused(503, "no-answer", "This record could not be replayed in good time.") from None
