"""Bots in the place of those who are away or out of time: since when, for what, and when the seat is theirs again."""

from collections.abc import Sequence
from typing import Protocol

from gelateria.server.core import Core
from gelateria.server.errors import in_the_way
from gelateria.server.table.live_game import LiveGame
from gelateria.server.table.seat import Seat
from gelateria.server.table.timeouts import Timers

DECIDED = "A bot has decided that in your place. The seat is yours again."


class LendingTable(Protocol):
    """A table, as far as its seats are lent and given back."""

    core: Core
    seats: list[Seat | None]
    play: LiveGame | None
    time: Timers | None

    def here(self, seat: int) -> bool: ...

    def tell_room(self) -> None: ...

    def wake_bots(self) -> None: ...


class StandIns:
    """The one who lends a table's seats to bots."""

    def __init__(self, table: LendingTable) -> None:
        self._table = table
        self.lent: set[int] = set()
        """The seats that a bot has now."""

    def begin(self, seats: Sequence[int]) -> None:
        """Whoever sits there is out of time: bots play for them until they act.

        In a race a bot decides no more than this for somebody who is here, such as that they are ready.
        """
        table = self._table
        for seat in seats:
            if (sitter := table.seats[seat]) and table.play:
                self._lend(seat, sitter, table.play.decisions[seat], gives_back=self._is_race and table.here(seat))
        table.tell_room()
        table.wake_bots()

    def want_back(self, seat: int) -> None:
        """The seat is theirs at once, or as soon as what the stand-in is just deciding is decided."""
        table = self._table
        sitter = table.seats[seat]
        if not sitter or not sitter.stand_in:
            return
        if table.play and seat in table.play.awaited:
            self._lend(seat, sitter, table.play.decisions[seat], gives_back=True)
        else:
            self._give_back(seat, sitter)

    def come_back(self, seat: int, sitter: Seat) -> None:
        """Whoever was away listens again, and needs nobody: a bot from elsewhere."""
        self._give_back(seat, sitter)

    def act(self, seat: int, decision: int) -> None:
        """Whoever acts has their seat; Refused where the stand-in was quicker with what they answer."""
        table = self._table
        play, sitter = table.play, table.seats[seat]
        assert play
        if sitter and sitter.stand_in:
            self._give_back(seat, sitter)
            table.tell_room()
            if table.time:
                table.time.set_alarm()
        if (seat, decision) in play.decided_by_bots:
            raise in_the_way(DECIDED, "table.stand-in")

    def give_back(self) -> None:
        """What a stand-in had to decide is decided, and whoever it was for is here and is not left to it any longer."""
        table, play = self._table, self._table.play
        back = [
            (seat, sitter)
            for seat in sorted(self.lent)
            if play and (sitter := table.seats[seat]) and sitter.gives_back and table.here(seat)
            if play.decisions[seat] != sitter.stood_in_for
            if not self._is_race or seat in play.awaited  # all see who was played for until they decide again: "Go!"
        ]
        for seat, sitter in back:
            self._give_back(seat, sitter)
        if back:
            table.tell_room()

    @property
    def _is_race(self) -> bool:
        return self._table.time is not None and self._table.time.lag is not None

    def _lend(self, seat: int, sitter: Seat, decision: int, gives_back: bool) -> None:
        self.lent.add(seat)
        sitter.lend(decision, gives_back)

    def _give_back(self, seat: int, sitter: Seat) -> None:
        self.lent.discard(seat)
        sitter.stand_in = False
