"""A match at a table: what each viewer was shown of it, step by step, and which decision each seat has before it.

No sockets, no clock, no database: every change is an entry for the journal, and the entries of a journal lead to the
same game again. What follows from a change (who is awaited, whether it is over, who may undo) is found once, when it
happens.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from gelateria.engine import CLOCK, Illegal, Match, Move, Setting, Viewer
from gelateria.server.errors import Refused, in_the_way
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import Snapshot, Step
from gelateria.server.store.journal import JournalEntry, Origin
from gelateria.server.table.pauses import Pauses, paused
from gelateria.server.workers.replay_answers import PastStep

AnyMatch = Match[Any, Any, Any, Any]

STANDS = "It cannot be taken back: others have acted since, chance has spoken, or a secret was shown."
"""Which of these it is, would tell what others did unseen."""
NO_ORIGIN = Origin()
NOTHING_HAPPENED = Raw(b"[]")


class BrokenJournal(Exception):
    """A journal that does not lead where it says: chance gave other numbers than it tells."""


class OwnPlay(Struct, frozen=True):
    """How far somebody played their own game."""

    decisions: int
    """Their own, each with more than one way to go."""
    stood_in: bool
    """Whether a bot decided something in their place."""


class LiveGame:
    """The match and its audience's memory."""

    def __init__(
        self, setting: Setting[Any, Any, Any, Any], match: AnyMatch, at: float, told: Sequence[Sequence[PastStep]] = ()
    ) -> None:
        self.setting = setting
        self.match = match
        self.inherited = match.length
        """So many moves were made before, in the game that it goes on from."""
        self.entries = 0
        self.decisions = [1] * setting.players
        self.since: list[float | None] = [None] * setting.players
        """When each awaited seat's decision began."""
        self.rests: list[float | None] = [None] * setting.players
        """Since when each other seat has nothing to decide."""
        self.told: list[int] = [0] * setting.players
        """How many things happened with which each awaited seat's decision began."""
        self._happened = 0
        self.resigned: set[int] = set()
        self.pauses = Pauses()
        self.decided_by_bots: set[tuple[int, int]] = set()
        """Seats and the numbers of their decisions that a bot made in their place."""
        self.over = False
        self.awaited: list[int] = []
        """The seats that may act now; none when it is over."""
        self.timer_since = at
        self._bell = match.state.bell
        self._agreed_to_end = False
        self._undoer: int | None = None
        """The seat that may take its last move back without asking."""
        self._open_to_all = not setting.game.views.SECRETS
        self._open_view: msgspec.Struct | None = None
        self._snapshots: dict[Viewer, Snapshot] = {}
        self._previews: dict[int, Raw] = {}
        viewers: list[Viewer] = [None, *range(setting.players)]
        before = [[Step(number, step.by, Raw(step.events)) for number, step in enumerate(seen, 1)] for seen in told]
        everybody: list[Step] = before[0] if before else []
        self._shown: dict[Viewer, list[Step]] = {
            viewer: everybody if self._open_to_all else before[place] if before else []
            for place, viewer in enumerate(viewers)
        }
        self._fresh: dict[Viewer, dict[int, list[tuple[int, tuple[Any, ...]]]]] = {viewer: {} for viewer in viewers}
        """By who made them, the steps that are told as they were shown until that seat's next turn."""
        self._faded: dict[Viewer, dict[int, Step]] = {viewer: {} for viewer in viewers}
        """By their numbers, steps of which a part is left to memory, as they are told while the game is on."""
        self._retold: dict[Viewer, dict[int, list[Step]]] = {viewer: {} for viewer in viewers}
        """By the number of the step with which they are told otherwise."""
        if setting.left_to_memory:
            self._take_up(before)
        self._seers: list[tuple[Viewer, ...]] = []  # of each move that still stands, from `inherited` on
        self._took: list[float] = []  # seconds that each of them took
        self._stood_in: list[bool] = []  # whether a bot made it in somebody's place
        self.news: dict[Viewer, Step] = {}
        """The last entry, as a step, for all who saw it."""
        self._look_around(at)

    # Asking ----------------------------------------------------------------------------------------

    def steps(self, viewer: Viewer, after: int, most: int) -> list[Step]:
        """What this viewer was shown after its first `after` steps, the last `most` of it."""
        shown = self._shown[viewer]
        return self._as_told(viewer, shown[max(0, after, len(shown) - most) :])

    def steps_before(self, viewer: Viewer, before: int, most: int) -> list[Step]:
        shown = self._shown[viewer][: max(0, before - 1)]
        return self._as_told(viewer, shown[max(0, len(shown) - most) :])

    def missed(self, viewer: Viewer, have: int | None, hash_: str | None, most: int) -> list[Step] | None:
        """What is new to somebody who has seen `have` steps and then a view with this hash.

        None if that does not fit, or so much is new that they had better begin anew.
        """
        now = self.snapshot(viewer)
        if have is None or not 0 <= now.number - have <= most:
            return None
        if have == now.number and hash_ and hash_ != now.hash:
            return None
        return [self._with_retold(viewer, step) for step in self.steps(viewer, have, most)]

    def _as_told(self, viewer: Viewer, steps: list[Step]) -> list[Step]:
        """Without what is left to memory by now; when it is over, all of it."""
        faded = self._faded[viewer]
        return steps if self.over or not faded else [faded.get(step.number, step) for step in steps]

    def _with_retold(self, viewer: Viewer, step: Step) -> Step:
        retold = self._retold[viewer].get(step.number)
        return msgspec.structs.replace(step, retold=retold) if retold else step

    def snapshot(self, viewer: Viewer) -> Snapshot:
        """The table as this viewer sees it now."""
        found = self._snapshots.get(viewer)
        if found is None:
            state = self.match.state
            if not self._open_to_all:
                view = ENCODER.encode(self.setting.view(state, viewer))
            else:  # all see the same, but for who they are
                self._open_view = self._open_view or self.setting.view(state, None)
                view = ENCODER.encode(msgspec.structs.replace(self._open_view, viewer=viewer))
            found = self._snapshots[viewer] = Snapshot(
                number=len(self._shown[viewer]),
                view=Raw(view),
                hash=view_hash(view),
                choices=[]
                if viewer not in self.awaited or viewer in self.resigned
                else self.setting.choices(state, viewer),
                decision=0 if viewer is None else self.decisions[viewer],
                can_undo=viewer is not None and viewer == self._undoer,
            )
        return found

    def previews(self, seat: int) -> Raw:
        """What each choice of a seat would do; whoever asks again costs nothing. Refused where it has none."""
        self._refuse_when_over()
        if seat not in self.awaited:
            raise in_the_way("It is not your turn.", "table.turn")
        found = self._previews.get(seat)
        if found is None:
            previews = self.setting.previews(self.match.state, seat)
            found = self._previews[seat] = Raw(ENCODER.encode(previews))
        return found

    def recollection(self, seat: int) -> Snapshot:
        """The table as a bot at this seat is shown it, which sees one view at a time and keeps none."""
        shown = self.snapshot(seat)
        if not self.setting.left_to_memory:
            return shown
        view = ENCODER.encode(self.setting.recollection(self.match.state, seat))
        return msgspec.structs.replace(shown, view=Raw(view), hash=view_hash(view))

    def own_last_move(self, seat: int) -> int | None:
        """How many moves had been made before this seat's last one, of those made at this table."""
        moves, before = self.match.own_moves, self.match.inherited
        for index in range(self.match.length - 1, self.inherited - 1, -1):
            if moves[index - before].by == seat:
                return index
        return None

    def own_plays(self) -> list[OwnPlay]:
        """What each seat decided itself, and whether a bot decided for it; a move without a choice decides nothing."""
        own, for_them = [0] * self.setting.players, [0] * self.setting.players
        for (move, before), stood_in in zip(self.match.positions(self.inherited), self._stood_in, strict=True):
            if move.by != CLOCK and len(before.legal(move.by)) > 1:
                (for_them if stood_in else own)[move.by] += 1
        return [OwnPlay(decided, stood_in=stand_in > 0) for decided, stand_in in zip(own, for_them, strict=True)]

    def against_going_back(self, to: int) -> str:
        """What stands against undoing all moves after the first `to`, even if everybody agrees; or the empty text."""
        against = self.match.against_going_back(to)
        if self._open_to_all:
            return against
        return STANDS if against or self._all_acted_at_once(to) else ""

    def _all_acted_at_once(self, since: int) -> bool:
        """Whether somebody else could have acted as well, unseen: that they did not must not be told by an undo."""
        return any(len(self.match.state_after(at).seats_awaited()) > 1 for at in range(since, self.match.length + 1))

    # Playing ---------------------------------------------------------------------------------------

    def do(self, seat: int, decision: int, action: Any, at: float, origin: Origin = NO_ORIGIN) -> JournalEntry:
        """An action of a seat; Illegal or Refused, and nothing changed, where it may not be."""
        self._refuse_when_over()
        if self.pauses.since is not None:
            raise paused()
        if seat in self.awaited and decision != self.decisions[seat]:
            raise in_the_way("That answers a decision that is no longer open.", "table.decision")
        self.match.do(seat, action)
        return self._moved(at, origin)

    def ring(self, bell: int, at: float) -> JournalEntry | None:
        """A timer of the game has run out; None for a late bell."""
        if self.over or self.pauses.since is not None:
            return None
        before = self.match.length
        self.match.ring(bell)
        return self._moved(at, NO_ORIGIN) if self.match.length > before else None

    def take_back(self, seat: int, at: float, origin: Origin = NO_ORIGIN) -> JournalEntry:
        """The seat's own last move, where the rule allows it without asking."""
        self._refuse_when_over()
        if self.pauses.since is not None:
            raise paused()
        if not self._open_to_all and seat != self._undoer:
            raise Illegal("table.undo", STANDS)
        if self.match.length <= self.inherited:
            raise in_the_way("Nothing has been done yet.", "table.undo")
        self.match.take_back(seat)
        return self._went_back(seat, 1, at, origin)

    def go_back(self, seat: int, to: int, at: float) -> JournalEntry:
        """All moves after the first `to`: everybody has agreed."""
        self._refuse_when_over()
        if self.pauses.since is not None:
            raise paused()
        count = self.match.length - to
        self.match.go_back(to)
        return self._went_back(seat, count, at, NO_ORIGIN)

    def pause(self, seat: int, at: float, origin: Origin = NO_ORIGIN) -> JournalEntry:
        """Nobody acts until somebody says that it goes on: from now, or from the end of a race that is on."""
        self._refuse_when_over()
        self.pauses.call(seat)
        return self._entered(JournalEntry("pause", seat, at=at, origin=origin), {})

    def go_on(self, seat: int, at: float, origin: Origin = NO_ORIGIN) -> JournalEntry:
        """The pause is over. A countdown begins anew: nobody is caught by its end."""
        self._refuse_when_over()
        self.pauses.end(at)
        if self.match.state.timer and not self.awaited:
            self.timer_since = at
        return self._entered(JournalEntry("go-on", seat, at=at, origin=origin), {})

    def resign(self, seat: int, at: float, origin: Origin = NO_ORIGIN) -> JournalEntry:
        self._refuse_when_over()
        if seat in self.resigned:
            raise in_the_way("You have resigned already.", "table.resign")
        self.resigned.add(seat)
        return self._entered(JournalEntry("resign", seat, at=at, origin=origin), {})

    def end(self, at: float) -> JournalEntry:
        """Everybody has agreed to end the game here, or nobody is left to play it."""
        self._refuse_when_over()
        self._agreed_to_end = True
        return self._entered(JournalEntry("end", CLOCK, at=at), {})

    def repeat(self, entry: JournalEntry) -> None:
        """Do again what the journal tells; BrokenJournal where chance does not give the same."""
        if entry.kind == "move":
            self.match.repeat(Move(entry.by, entry.do, entry.drew))
            if self.match.last[0].drew != entry.drew:
                raise BrokenJournal(f"entry {self.entries + 1} drew other numbers than the seed gives")
            self._moved(entry.at, entry.origin)
        elif entry.kind == "back":
            self.match.go_back(self.match.length - entry.do)
            self._went_back(entry.by, entry.do, entry.at, entry.origin)
        elif entry.kind == "resign":
            self.resign(entry.by, entry.at)
        elif entry.kind == "pause":
            self.pause(entry.by, entry.at)
        elif entry.kind == "go-on":
            self.go_on(entry.by, entry.at)
        else:
            self.end(entry.at)

    def _refuse_when_over(self) -> None:
        if self.over:
            raise Refused(409, "over", "The game is over.", "table.over")

    # What follows from it --------------------------------------------------------------------------

    def _moved(self, at: float, origin: Origin) -> JournalEntry:
        move, events = self.match.last
        self._happened = len(events)
        news = self._show(move.by, events, origin.stand_in or UNSET)
        self._seers.append(tuple(news))
        since = None if move.by == CLOCK else self.since[move.by]
        took = 0.0 if since is None else max(0.0, at - since)
        self._took.append(took - self.pauses.taken(at - took, at) if self.pauses.over else took)
        self._stood_in.append(origin.stand_in)
        if origin.stand_in:
            self.decided_by_bots.add((move.by, self.decisions[move.by]))
        if move.by == CLOCK:
            self.decisions = [decision + 1 for decision in self.decisions]
            self.since = [None] * self.setting.players  # whoever is still awaited is so for something else
        else:
            self.decisions[move.by] += 1
            if len(news) == len(self._shown):  # what others cannot see must not move a deadline that they see
                self.since[move.by] = None
        return self._entered(JournalEntry("move", move.by, move.do, move.drew, at, origin), news)

    def _show(self, by: int, events: tuple[Any, ...], stand_in: bool | UnsetType) -> dict[Viewer, Step]:
        """Remember the move for all who notice it."""
        if self._open_to_all:
            shown = self._shown[None]
            shown.append(Step(len(shown) + 1, by, Raw(ENCODER.encode(events)), UNSET, stand_in))
            return dict.fromkeys(self._shown, shown[-1])
        news = {}
        for viewer, shown in self._shown.items():
            seen = self.setting.seen(events, viewer)
            if seen or by in (viewer, CLOCK) or self._looks_different(viewer):
                shown.append(Step(len(shown) + 1, by, Raw(ENCODER.encode(seen)), UNSET, stand_in))
                self._fade(viewer, shown[-1], seen)
                news[viewer] = self._with_retold(viewer, shown[-1])
        return news

    def _fade(self, viewer: Viewer, step: Step, seen: tuple[Any, ...]) -> None:
        """Whoever's turn begins with a step, what they did before it is left to memory, as far as anything is."""
        if not self.setting.left_to_memory:
            return
        fresh, retold = self._fresh[viewer], []
        for seat in self.setting.turns_begun(seen):
            for number, before in fresh.pop(seat, []):
                if (later := self.setting.later(before, viewer)) != before:
                    told = msgspec.structs.replace(self._shown[viewer][number - 1], events=Raw(ENCODER.encode(later)))
                    self._faded[viewer][number] = told
                    retold.append(told)
        if retold:
            self._retold[viewer][step.number] = retold
        fresh.setdefault(step.by, []).append((step.number, seen))

    def _take_up(self, before: Sequence[Sequence[Step]]) -> None:
        """What was told in the game that it goes on from is left to memory as well."""
        events = msgspec.json.Decoder(tuple[self.setting.game.event_records, ...])  # type: ignore[name-defined]
        for viewer, steps in zip(self._shown, before, strict=False):
            for step in steps:
                self._fade(viewer, step, events.decode(step.events))

    def _tell_all(self) -> None:
        """It is over, and nothing is left to memory any more."""
        for viewer, faded in self._faded.items():
            shown = self._shown[viewer]
            if faded and viewer in self.news:
                self._retold[viewer][len(shown)] = [shown[number - 1] for number in faded]
                self.news[viewer] = self._with_retold(viewer, shown[-1])

    def _looks_different(self, viewer: Viewer) -> bool:
        """Whether the last move changed what this viewer sees, though nothing was said to them about it."""
        before = self.match.state_after(self.match.length - 1)
        return bool(self.setting.view(before, viewer) != self.match.view(viewer))

    def _went_back(self, seat: int, count: int, at: float, origin: Origin) -> JournalEntry:
        gone = self._seers[-count:]
        took = self._took[-count]
        del self._seers[-count:], self._took[-count:], self._stood_in[-count:]
        seen = {viewer: sum(viewer in seers for seers in gone) for viewer in self._shown}
        seers = tuple(viewer for viewer in self._shown if seen[viewer])
        for viewer in (None,) if self._open_to_all else seers:
            shown = self._shown[viewer]
            shown.append(Step(len(shown) + 1, seat, NOTHING_HAPPENED, seen[viewer]))
        self.decisions = [decision + (place in seers) for place, decision in enumerate(self.decisions)]
        self.since = [None] * self.setting.players
        news = {viewer: self._shown[viewer][-1] for viewer in seers}
        entry = self._entered(JournalEntry("back", seat, count, at=at, origin=origin), news)
        if count == 1 and self.since[seat] is not None:  # to move and take it back must not wind up one's own clock
            self.since[seat] = self.pauses.before(at, took)
        return entry

    def _entered(self, entry: JournalEntry, news: dict[Viewer, Step]) -> JournalEntry:
        self.entries += 1
        self.news = news
        self._look_around(entry.at)
        if self.over:
            self._tell_all()
        return entry

    def _look_around(self, at: float) -> None:
        """Something has changed: who is awaited now, since when, and who may take it back?"""
        self._snapshots.clear()
        self._previews.clear()
        self._open_view = None
        self.awaited = [] if self._agreed_to_end else self.match.state.seats_awaited()
        self.over = self._agreed_to_end or not (self.awaited or self.match.state.timer)
        self._undoer = self._who_may_undo()
        for seat in range(self.setting.players):
            if seat not in self.awaited:
                self.since[seat] = None
                self.rests[seat] = self.rests[seat] or at
            elif self.since[seat] is None:
                self.since[seat] = at
                self.rests[seat] = None
                self.told[seat] = self._happened
        if self.match.state.bell != self._bell:
            self._bell = self.match.state.bell
            self.timer_since = at
        if self.pauses.by is not None and self.pauses.since is None and not self.setting.game.races(self.match.state):
            self.pauses.begin(at)

    def _who_may_undo(self) -> int | None:
        match = self.match
        if self.over or not self._took:
            return None
        seat = match.last[0].by
        if seat in self.resigned:
            return None
        may = match.can_take_back(seat) and (self._open_to_all or not self._all_acted_at_once(match.length - 1))
        return seat if may else None


def view_hash(view: bytes) -> str:
    """Sixteen letters that are the same for the same view."""
    return hashlib.blake2b(view, digest_size=8).hexdigest()
