"""A match at a table: what each viewer was shown of it, step by step, and which decision each seat has before it.

No sockets, no clock, no database: every change is an Entry for the journal, and the entries of a journal lead to the
same play again.
"""

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct

from gelateria.engine import CLOCK, Choice, Illegal, Match, Move, Setting, Viewer
from gelateria.server.errors import Refused, in_the_way
from gelateria.server.protocol.encoding import ENCODER, encode_events, view_hash
from gelateria.server.protocol.messages import Step

NOBODY = b'"viewer":null'
"""How a spectator's view begins: a TableView tells first who looks."""

AnyMatch = Match[Any, Any, Any, Any]

STANDS = "It cannot be taken back: others have acted since, chance has spoken, or a secret was shown."
"""Which of these it is, would tell what others did unseen."""


class Entry(Struct, frozen=True):
    """One entry of a table's journal."""

    kind: Literal["move", "back", "resign", "end"]
    by: int
    """A seat, or -1 for the clock and for what all agreed on."""
    do: int = 0
    """The number of the action; or how many moves were taken back."""
    drew: tuple[int, ...] = ()
    at: float = 0.0
    client: str | None = None
    number: int | None = None
    stand_in: bool = False


class Snapshot(Struct, frozen=True):
    """How the table looks to one viewer, and what they can do."""

    view: Raw
    hash: str
    choices: list[Choice]
    decision: int
    can_undo: bool


class Shown(Struct, frozen=True):
    """What one viewer saw of one entry."""

    by: int
    events: Raw
    back: int
    stand_in: bool


class BrokenJournal(Exception):
    """A journal that does not lead where it says: chance gave other numbers than it tells."""


class LiveGame:
    """The match and its audience's memory."""

    def __init__(self, setting: Setting[Any, Any, Any, Any], match: AnyMatch, at: float) -> None:
        self.setting = setting
        self.match = match
        self.inherited = match.length
        self.entries = 0
        self.decisions = [1] * setting.players
        self.since: list[float | None] = [None] * setting.players
        """When each awaited seat's decision began."""
        self.resigned: set[int] = set()
        self.agreed_to_end = False
        self.timer_since = at
        self._bell = match.state.bell
        self._open_to_all = not setting.game.views.SECRETS
        self._seen_by_all: bytes | None = None
        everybody: list[Shown] = []
        self._shown: dict[Viewer, list[Shown]] = {
            viewer: everybody if self._open_to_all else [] for viewer in (None, *range(setting.players))
        }
        self._seers: list[tuple[Viewer, ...]] = []  # of each move that still stands, from `inherited` on
        self._took: list[float] = []  # seconds that each of them took
        self.seers: tuple[Viewer, ...] = ()
        """Who saw the last entry as a step."""
        for seat in match.awaited():
            self.since[seat] = at

    # Asking ----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.over or self.agreed_to_end

    def awaited(self) -> list[int]:
        return [] if self.over else self.match.awaited()

    def number(self, viewer: Viewer) -> int:
        """How many steps this viewer was shown."""
        return len(self._shown[viewer])

    def steps(self, viewer: Viewer, after: int, most: int) -> list[Step]:
        """What this viewer was shown after its first `after` steps, the last `most` of it."""
        shown = self._shown[viewer]
        start = max(0, after, len(shown) - most)
        return [self._step(number, step) for number, step in enumerate(shown[start:], start + 1)]

    def steps_before(self, viewer: Viewer, before: int, most: int) -> list[Step]:
        shown = self._shown[viewer][: max(0, before - 1)]
        start = max(0, len(shown) - most)
        return [self._step(number, step) for number, step in enumerate(shown[start:], start + 1)]

    def last_step(self, viewer: Viewer) -> Step:
        shown = self._shown[viewer]
        return self._step(len(shown), shown[-1])

    def snapshot(self, viewer: Viewer) -> Snapshot:
        """The table as this viewer sees it now."""
        view = self._view(viewer)
        choices: list[Choice] = []
        if viewer is not None and not self.over:
            rule_for = self.setting.rule_for
            choices = [Choice(action, rule_for(action)) for action in self.match.legal(viewer)]
        return Snapshot(
            Raw(view),
            view_hash(view),
            choices,
            0 if viewer is None else self.decisions[viewer],
            viewer is not None and not self.over and self._can_take_back(viewer),
        )

    def _view(self, viewer: Viewer) -> bytes:
        """What this viewer may know. Where nothing is hidden, all see the same but for who they are."""
        if not self._open_to_all:
            return ENCODER.encode(self.match.view(viewer))
        if self._seen_by_all is None:
            self._seen_by_all = ENCODER.encode(self.match.view(None))
        return self._seen_by_all if viewer is None else self._seen_by_all.replace(NOBODY, b'"viewer":%d' % viewer, 1)

    def own_last_move(self, seat: int) -> int | None:
        """How many moves had been made before this seat's last one, of those made at this table."""
        moves = self.match.moves
        for index in range(len(moves) - 1, self.inherited - 1, -1):
            if moves[index].by == seat:
                return index
        return None

    def against_going_back(self, to: int) -> str:
        """What stands against undoing all moves after the first `to`, even if everybody agrees; or the empty text."""
        against = self.match.against_going_back(to)
        if self._open_to_all:
            return against
        return STANDS if against or self._all_acted_at_once(to) else ""

    def _can_take_back(self, seat: int) -> bool:
        return (
            self.match.length > self.inherited
            and self.match.can_take_back(seat)
            and (self._open_to_all or not self._all_acted_at_once(self.match.length - 1))
        )

    def _all_acted_at_once(self, since: int) -> bool:
        """Whether somebody else could have acted as well, unseen: that they did not must not be told by an undo."""
        return any(len(self.match.state_after(at).seats_awaited()) > 1 for at in range(since, self.match.length + 1))

    @staticmethod
    def _step(number: int, shown: Shown) -> Step:
        return Step(number, shown.by, shown.events, shown.back or UNSET, shown.stand_in or UNSET)

    # Playing ---------------------------------------------------------------------------------------

    def do(self, seat: int, decision: int | None, action: Any, at: float, **sent: Any) -> Entry:
        """An action of a seat; Illegal or Refused, and nothing changed, where it may not be."""
        self._refuse_when_over()
        if decision is not None and self.match.awaited().count(seat) and decision != self.decisions[seat]:
            raise in_the_way("That answers a decision that is no longer open.", "table.decision")
        self.match.do(seat, action)
        return self._moved(at, **sent)

    def ring(self, bell: int, at: float) -> Entry | None:
        """A timer of the game has run out; None for a late bell."""
        if self.over:
            return None
        before = self.match.length
        self.match.ring(bell)
        return self._moved(at) if self.match.length > before else None

    def take_back(self, seat: int, at: float, **sent: Any) -> Entry:
        """The seat's own last move, where the rule allows it without asking."""
        self._refuse_when_over()
        if not self._open_to_all and not self._can_take_back(seat):
            raise Illegal("table.undo", STANDS)
        if self.match.length <= self.inherited:
            raise in_the_way("Nothing has been done yet.", "table.undo")
        self.match.take_back(seat)
        return self._went_back(seat, 1, at, **sent)

    def go_back(self, seat: int, to: int, at: float) -> Entry:
        """All moves after the first `to`: everybody has agreed."""
        self._refuse_when_over()
        count = self.match.length - to
        self.match.go_back(to)
        return self._went_back(seat, count, at)

    def resign(self, seat: int, at: float, **sent: Any) -> Entry:
        self._refuse_when_over()
        if seat in self.resigned:
            raise in_the_way("You have resigned already.", "table.resign")
        self.resigned.add(seat)
        self.seers = ()
        return self._entered(Entry("resign", seat, at=at, **sent))

    def end(self, at: float) -> Entry:
        """Everybody has agreed to end the game here, or nobody is left to play it."""
        self._refuse_when_over()
        self.agreed_to_end = True
        self.seers = ()
        return self._entered(Entry("end", CLOCK, at=at))

    def repeat(self, entry: Entry) -> None:
        """Do again what the journal tells; BrokenJournal where chance does not give the same."""
        if entry.kind == "move":
            self.match.repeat(Move(entry.by, entry.do, entry.drew))
            if self.match.last[0].drew != entry.drew:
                raise BrokenJournal(f"entry {self.entries + 1} drew other numbers than the seed gives")
            self._moved(entry.at, stand_in=entry.stand_in)
        elif entry.kind == "back":
            self.match.go_back(self.match.length - entry.do)
            self._went_back(entry.by, entry.do, entry.at)
        elif entry.kind == "resign":
            self.resign(entry.by, entry.at)
        else:
            self.end(entry.at)

    def _refuse_when_over(self) -> None:
        if self.over:
            raise Refused(409, "over", "The game is over.", "table.over")

    # What follows from it --------------------------------------------------------------------------

    def _moved(self, at: float, **sent: Any) -> Entry:
        move, events = self.match.last
        stand_in = bool(sent.get("stand_in"))
        viewers: list[Viewer] = []
        if self._open_to_all:
            self._shown[None].append(Shown(move.by, encode_events(events), 0, stand_in))
            viewers = list(self._shown)
        else:
            for viewer, shown in self._shown.items():
                seen = self.setting.seen(events, viewer)
                if seen or move.by in (viewer, CLOCK) or self._looks_different(viewer):
                    shown.append(Shown(move.by, encode_events(seen), 0, stand_in))
                    viewers.append(viewer)
        self.seers = tuple(viewers)
        self._seers.append(self.seers)
        since = None if move.by == CLOCK else self.since[move.by]
        self._took.append(0.0 if since is None else at - since)
        if move.by == CLOCK:
            self.decisions = [decision + 1 for decision in self.decisions]
        else:
            self.decisions[move.by] += 1
            if len(viewers) == len(self._shown):  # what others cannot see must not move a deadline that they see
                self.since[move.by] = None
        self._look_who_is_awaited(at)
        return self._entered(Entry("move", move.by, move.do, move.drew, at, **sent))

    def _looks_different(self, viewer: Viewer) -> bool:
        """Whether the last move changed what this viewer sees, though nothing was said to them about it."""
        before = self.match.state_after(self.match.length - 1)
        return bool(self.setting.view(before, viewer) != self.match.view(viewer))

    def _went_back(self, seat: int, count: int, at: float, **sent: Any) -> Entry:
        gone = self._seers[-count:]
        took = self._took[-count]
        del self._seers[-count:], self._took[-count:]
        seen = {viewer: sum(viewer in seers for seers in gone) for viewer in self._shown}
        self.seers = tuple(viewer for viewer in self._shown if seen[viewer])
        for viewer in (None,) if self._open_to_all else self.seers:
            self._shown[viewer].append(Shown(seat, encode_events(()), seen[viewer], False))
        self.decisions = [decision + (place in self.seers) for place, decision in enumerate(self.decisions)]
        self.since = [None] * self.setting.players
        self._look_who_is_awaited(at)
        if count == 1 and self.since[seat] is not None:  # to move and take it back must not wind up one's own clock
            self.since[seat] = at - took
        return self._entered(Entry("back", seat, count, at=at, **sent))

    def _look_who_is_awaited(self, at: float) -> None:
        awaited = self.match.awaited()
        for seat in range(self.setting.players):
            if seat not in awaited:
                self.since[seat] = None
            elif self.since[seat] is None:
                self.since[seat] = at
        if self.match.state.bell != self._bell:
            self._bell = self.match.state.bell
            self.timer_since = at

    def _entered(self, entry: Entry) -> Entry:
        self._seen_by_all = None
        self.entries += 1
        return entry
