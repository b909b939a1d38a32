"""Records played again for whoever asks, in a process of their own. Nothing of it is kept here.

One worker and not several: what it has just replayed is at hand for the next question about the same game. Only if it
is busy when a table is to be set up from a record, another comes up for that.
"""

import msgspec

from gelateria.server.errors import Refused, too_many
from gelateria.server.workers.pool import Declined, Fault, Full, Lost, Place, Pool, Rank, TooSlow
from gelateria.server.workers.replay_answers import Question, Resume, Resumed, Retell, Show, Verify

DUTY = "gelateria.server.workers.replay_tasks"
PATIENCE = 20.0
"""Seconds for a question: the longest record there may be takes less."""
MOST_WAITING = 64
MEMORY = 512
"""Megabytes for a worker, beyond what it has when it is up: what it keeps at hand is a quarter of that."""

_resumed = msgspec.msgpack.Decoder(Resumed).decode


class Replays:
    """Answers are JSON: `Replay`, `Moments` and `Verification` in `replay_answers`. What cannot be is Refused."""

    def __init__(self) -> None:
        tables = frozenset({Rank.TABLE})
        self.pool = Pool(DUTY, [Place(tables | {Rank.REPLAY}), Place(tables, at_once=False)], MOST_WAITING, MEMORY)

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

    async def resume(self, record: str, move: int | None = None, *, is_new: bool) -> Resumed:
        """How it stands after so many moves, or at its end: a table waits to go on from there."""
        return _resumed(await self._ask(Resume(record, move, is_new), Rank.TABLE))

    async def _ask(self, question: Question, rank: Rank = Rank.REPLAY) -> bytes:
        try:
            return await self.pool.ask(msgspec.msgpack.encode(question), PATIENCE, rank)
        except Declined as why:
            raise Refused(422, "damaged", str(why)) from None
        except Full:
            raise too_many("Many games are being replayed just now. Try again in a moment.") from None
        except (TooSlow, Lost, Fault):
            raise Refused(503, "no-answer", "This record could not be replayed in good time.") from None
