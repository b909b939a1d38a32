"""A table pauses and goes on: at a player's word, or where a rated game is played against the clock, at everybody's."""

from typing import Protocol

from gelateria.server.core import Core
from gelateria.server.protocol.messages import Paused
from gelateria.server.store.journal import JournalEntry, Origin
from gelateria.server.table.broadcast import Listener
from gelateria.server.table.live_game import LiveGame
from gelateria.server.table.plan import Plan
from gelateria.server.table.timeouts import Timers
from gelateria.server.table.votes import Votes


class PausingTable(Protocol):
    """A table, as far as it pauses."""

    core: Core
    plan: Plan
    play: LiveGame | None
    time: Timers | None
    votes: Votes

    def voters(self) -> list[int]: ...

    def enter(self, entry: JournalEntry, listener: Listener | None = None) -> None: ...

    def ack(self, listener: Listener, seat: int, number: int) -> None: ...

    def tell_room(self) -> None: ...

    def remind_bots(self) -> None: ...


class Pausing:
    """The one who lets a table pause and go on."""

    def __init__(self, table: PausingTable) -> None:
        self._table = table
        self.told: tuple[int | None, float | None] = None, None
        """Who had called a pause and since when it lasted, as everybody knows it."""

    def call(self, listener: Listener, seat: int, number: int, on: bool) -> None:
        """Pause, or go on; whoever wants what is so already has it."""
        table, play = self._table, self._table.play
        assert play
        origin, now = Origin(listener.client, number), table.core.clock.now()
        if on == (play.pauses.by is not None) and not play.over:
            table.ack(listener, seat, number)
        elif not on:
            table.enter(play.go_on(seat, now, origin), listener)
        elif self._takes_consent():
            table.votes.propose(play, seat, "pause", table.voters())
            table.ack(listener, seat, number)
        else:
            table.enter(play.pause(seat, now, origin), listener)

    def _takes_consent(self) -> bool:
        """Where time is part of a contest, nobody takes themselves some more of it."""
        table = self._table
        return table.plan.rated and table.time is not None and table.time.is_hurried and len(table.voters()) > 1

    def shown(self) -> Paused | None:
        play = self._table.play
        if play is None or play.over or play.pauses.by is None:
            return None
        return Paused(play.pauses.by, play.pauses.since is not None)

    def tell(self) -> None:
        """A pause was called, it has begun, or the game goes on: everybody sees it, and what is left to them."""
        table, play = self._table, self._table.play
        assert play
        self.told = play.pauses.by, play.pauses.since
        table.tell_room()
        if table.time:
            table.time.tell()
        if play.pauses.by is None:
            table.remind_bots()
