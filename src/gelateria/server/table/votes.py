"""Asking the others: to go further back than the rule allows alone, to end the game, or to pause a rated one."""

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import UNSET, UnsetType

from gelateria.server.errors import Refused, in_the_way
from gelateria.server.ops.clock import Alarm, Clock
from gelateria.server.protocol.messages import Poll
from gelateria.server.store.journal import JournalEntry
from gelateria.server.table.live_game import LiveGame
from gelateria.server.table.pauses import paused

What = Literal["undo", "end", "pause"]
Outcome = Literal["agreed", "refused", "lapsed", "overtaken"]
PATIENCE = 60.0
"""Seconds after which a question that not everybody answered is dropped."""


class Ballot:
    """One proposal and who has agreed so far."""

    def __init__(self, number: int, what: What, by: int, voters: Sequence[int], back_to: int = 0) -> None:
        self.number = number
        self.what = what
        self.by = by
        self.back_to = back_to
        self.voters = set(voters) | {by}
        self.agreed = {by}
        self.refused_by: int | UnsetType = UNSET
        self.outcome: Outcome | UnsetType = UNSET

    @property
    def open(self) -> bool:
        return self.outcome is UNSET

    @property
    def carried(self) -> bool:
        return self.open and self.agreed >= self.voters

    def vote(self, seat: int, number: int, yes: bool) -> None:
        if number != self.number or not self.open:
            raise in_the_way("That is no longer asked.")
        if seat not in self.voters:
            raise in_the_way("You are not asked.")
        if yes:
            self.agreed.add(seat)
        else:
            self.refused_by, self.outcome = seat, "refused"

    def told(self) -> Poll:
        asked, agreed = sorted(self.voters), sorted(self.agreed)
        return Poll(self.number, self.what, self.by, agreed, self.open, asked, self.outcome, self.refused_by)


class Votes:
    """The players of one table when they are asked; one question at a time."""

    def __init__(self, clock: Clock, tell: Callable[[Poll], None], enter: Callable[[JournalEntry], None]) -> None:
        self._clock = clock
        self._tell = tell
        self._enter = enter
        self.ballot: Ballot | None = None
        """What is being asked now."""
        self._count = 0
        self._alarm: Alarm | None = None

    @property
    def asked(self) -> Poll | None:
        """The same, for the wire."""
        return self.ballot.told() if self.ballot else None

    def propose(self, play: LiveGame, seat: int, what: What, voters: Sequence[int]) -> None:
        if play.over:
            raise Refused(409, "over", "The game is over.", "table.over")
        if self.ballot:
            raise in_the_way("Something else is being asked already.")
        back_to = 0
        if what == "undo":
            if play.pauses.since is not None:
                raise paused()
            own = play.own_last_move(seat)
            if own is None:
                raise in_the_way("You have not moved yet.", "table.undo-together")
            if against := play.against_going_back(own):
                raise in_the_way(against, "table.undo-together")
            back_to = own
        self._count += 1
        self.ballot = Ballot(self._count, what, seat, voters, back_to)
        self._alarm = self._clock.at(self._clock.now() + PATIENCE, lambda: self.drop("lapsed"))
        self._count_votes(play)

    def vote(self, play: LiveGame, seat: int, poll: int, yes: bool) -> None:
        if not self.ballot or play.over:
            raise in_the_way("Nothing is asked.")
        self.ballot.vote(seat, poll, yes)
        self._count_votes(play)

    def moved(self) -> None:
        """Somebody has moved, or the table pauses: whether to go back is no longer the question."""
        if self.ballot and self.ballot.what == "undo":
            self.drop("overtaken")

    def resigned(self, play: LiveGame, seat: int) -> None:
        """One voice less."""
        if self.ballot and not play.over:
            self.ballot.voters.discard(seat)
            if seat == self.ballot.by:
                self.drop("overtaken")
            else:
                self._count_votes(play)

    def drop(self, outcome: Outcome) -> None:
        """It is no longer asked, and everybody hears what came of it."""
        if ballot := self._close():
            ballot.outcome = outcome
            self._tell(ballot.told())

    def _count_votes(self, play: LiveGame) -> None:
        ballot = self.ballot
        assert ballot
        if not ballot.carried:
            if not ballot.open:
                self._close()
            self._tell(ballot.told())
            return
        self.drop("agreed")
        now = self._clock.now()
        match ballot.what:
            case "end":
                self._enter(play.end(now))
            case "pause":
                self._enter(play.pause(ballot.by, now))
            case "undo":
                self._enter(play.go_back(ballot.by, ballot.back_to, now))

    def _close(self) -> Ballot | None:
        ballot, self.ballot = self.ballot, None
        if self._alarm:
            self._alarm.cancel()
        return ballot
