"""A game being played: it checks every move, applies it, keeps the record, and takes moves back where that is fair.

What it keeps is little: moves, events, and now and then a position. A match that goes on from a `Past` keeps even less
of what was before; whoever asks for it all the same has it played again.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Generic, NamedTuple, Self

from gelateria.engine.dealer.auditing import AuditingDealer
from gelateria.engine.dealer.base import Dealer
from gelateria.engine.dealer.recording import RecordingDealer
from gelateria.engine.dealer.replaying import ReplayingDealer
from gelateria.engine.digest import fields_shown, link, shortened
from gelateria.engine.game import A, E, S, Setting, V, Viewer
from gelateria.engine.illegal import Illegal
from gelateria.engine.past import Past, pack
from gelateria.engine.positions import Positions
from gelateria.engine.record import FORMAT, Dice, Move, Record
from gelateria.engine.state import CLOCK


class Step(NamedTuple):
    """One move as it was made: by whom (a seat, or the clock), what (None for the clock), and what came of it."""

    by: int
    action: Any
    events: tuple[Any, ...]


class Match(Generic[S, A, E, V]):
    """One game from the opening to the end. `state` is for the table's owner; everybody else gets `view`."""

    def __init__(self, setting: Setting[S, A, E, V], dealer: Dealer) -> None:
        self.setting = setting
        self.state = setting.blank()
        self._dealer = RecordingDealer(dealer)
        self._past: Past | None = None
        self._events: list[tuple[E, ...]] = []  # since then
        self._links: list[bytes] = []  # of the digest, as far as somebody asked for it
        self.state.deal(self._dealer)
        self._opening, told = self._dealer.take()
        self.opening_events = setting.events(told)
        self._positions: Positions[S] = Positions(self.state)

    @classmethod
    def resume(cls, setting: Setting[S, A, E, V], past: Past, dealer: Dealer) -> Self:
        """A match that goes on from where another one was; from here on chance comes from this dealer."""
        match = cls(setting, ReplayingDealer(list(past.opening)))
        match.go_on_with(dealer)
        match.state.restore(past.facts)
        match._past = past
        match._links = [past.link]
        match._positions = Positions(match.state, past.length)
        return match

    def past(self) -> Past:
        """All that was done so far, for a match that goes on from here."""
        self.digest()
        return Past(
            opening=tuple(self._opening),
            length=self.length,
            packed=pack(self.moves),
            last=self.moves[-1] if self.length else None,
            link=self._links[-1],
            facts=self.state.facts(),
        )

    # Asking ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def moves(self) -> tuple[Move, ...]:
        """What was done so far, by whom, and what chance gave."""
        return (*(self._past.moves if self._past else ()), *self.own_moves)

    @property
    def length(self) -> int:
        """How many moves were made."""
        return self._positions.first + len(self._positions.moves)

    @property
    def inherited(self) -> int:
        """How many of them were made before it went on here."""
        return self._positions.first

    @property
    def own_moves(self) -> Sequence[Move]:
        """Those that were made since."""
        return self._positions.moves

    @property
    def positions_kept(self) -> int:
        """How many positions it has in memory."""
        return self._positions.kept

    @property
    def last_author(self) -> int | None:
        """Who made the last move: a seat, or the clock; None before the first."""
        if self._events:
            return self._positions.moves[-1].by
        return self._past.last.by if self._past and self._past.last else None

    @property
    def last(self) -> tuple[Move, tuple[E, ...]]:
        """The last move that was made here, and what came of it. Not redacted."""
        return self._positions.moves[-1], self._events[-1]

    @property
    def events(self) -> tuple[E, ...]:
        """All that happened so far, the opening first. Not redacted: `seen` is what a viewer may have."""
        before = self._played_again().events if self._past else self.opening_events
        return tuple(chain(before, *self._events))

    def awaited(self) -> list[int]:
        """The seats that may act now."""
        return self.state.seats_awaited()

    def legal(self, seat: int) -> list[A]:
        return self.setting.legal(self.state, seat)

    def view(self, viewer: Viewer, at: int | None = None) -> V:
        """The position as this viewer knows it: now, or as it was after `at` moves."""
        return self.setting.view(self.state if at is None else self.state_after(at), viewer)

    def recollection(self, seat: int) -> V:
        """The position as this seat knows it if it forgets nothing: what a bot there plays by."""
        return self.setting.recollection(self.state, seat)

    def state_after(self, moves: int) -> S:
        """The position as it was after so many moves. For the table's owner and for replays; not to be changed."""
        if moves >= self.length:
            return self.state
        if moves < self.inherited:
            return self._played_again().state_after(moves)
        return self._positions.before(moves)

    def course(self) -> Iterator[S]:
        """Every position from the opening to the last, each good until the next is asked. For the table's owner."""
        if self._past:
            yield from self._played_again()._positions.walk(0)
        yield from self._positions.walk(self.inherited)
        yield self.state

    def steps(self, start: int = 0) -> Iterator[Step]:
        """The moves after the first `start`, one by one. Not redacted: for the table's owner and for replays."""
        if start < self.inherited:
            yield from self._played_again().steps(start)
            start = self.inherited
        own = slice(start - self.inherited, None)
        for (move, before), events in zip(self.positions(start), self._events[own], strict=True):
            action = None if move.by == CLOCK else self.setting.game.actions.action(before, move.by, move.do)
            yield Step(move.by, action, events)

    def positions(self, start: int) -> Iterator[tuple[Move, S]]:
        """Own moves after the first `start`, each with the position it was made in, good until the next is asked."""
        return zip(self.own_moves[start - self.inherited :], self._positions.walk(start), strict=True)

    def seen(self, viewer: Viewer) -> tuple[E, ...]:
        """All that happened so far, as this viewer saw it."""
        return self.setting.seen(self.events, viewer)

    def why_over(self) -> str:
        """The id of the rule that ended the game, or the empty text."""
        return self.setting.game.endings[self.state.ending - 1] if self.over else ""

    # Playing --------------------------------------------------------------------------------------

    def do(self, seat: int, action: A | dict[str, Any]) -> tuple[E, ...]:
        """Carry out an action of a seat and return what happened; Illegal, and nothing changed, if it may not be."""
        return self._carry_out(seat, self.setting.number(self.state, seat, action))  # type: ignore[arg-type]

    def ring(self, bell: int) -> tuple[E, ...]:
        """The clock speaks: timer number `bell` has run out. A late bell, of a timer that runs no more, is ignored."""
        if not self.state.timer or bell != self.state.bell:
            return ()
        return self._carry_out(CLOCK, bell)

    def take_back(self, seat: int) -> None:
        """Undo the seat's own last move, where the rule `table.undo` allows it."""
        if against := self._against_taking_back(seat):
            raise Illegal("table.undo", against)
        self._unmake(self.length - 1)

    def can_take_back(self, seat: int) -> bool:
        """Whether `take_back` would be allowed."""
        return not self._against_taking_back(seat)

    def go_back(self, to: int) -> None:
        """Undo all moves after the first `to`, whoever made them: for tables where everybody agreed to it."""
        if against := self.against_going_back(to):
            raise Illegal("table.undo-together", against)
        self._unmake(to)

    def against_going_back(self, to: int) -> str:
        """What stands against it even if everybody agrees, in words, or the empty text."""
        if not self.inherited <= to < self.length:
            return "Nothing has been done since."
        since = slice(to - self.inherited, None)
        for move, events in zip(self.own_moves[since], self._events[since], strict=True):
            if move.by == CLOCK:
                return "Time has run out since, and nobody turns it back."
            if against := self._against_unmaking(move, events):
                return against
        return ""

    def _against_taking_back(self, seat: int) -> str:
        """What stands against it, in words, or the empty text. What the clock did, nobody takes back."""
        if not self._events:
            return "Nothing has been done yet."
        move, events = self._positions.moves[-1], self._events[-1]
        if move.by != seat or seat == CLOCK:
            return "Only your own move can be taken back, and only while nobody has moved since."
        return self._against_unmaking(move, events)

    def _against_unmaking(self, move: Move, events: tuple[E, ...]) -> str:
        if move.drew:
            return "Chance has spoken since: the dice are thrown, the cards are drawn."
        if any(self.setting.game.views.reveals(event) for event in events):
            return "A secret was shown by it, and nobody can unsee it."
        return ""

    def repeat(self, move: Move) -> None:
        """Do again what a record tells, known to be legal; what chance gives is the dealer's affair."""
        self._carry_out(move.by, move.do)

    def go_on_with(self, dealer: Dealer) -> None:
        """From here on chance comes from this dealer: a record that was replayed is played on."""
        self._dealer = RecordingDealer(dealer)

    def digest(self) -> str:
        """A fingerprint of the course so far, the same on every machine, compiled or not. Only new moves cost time."""
        first = self.inherited + len(self._links)
        unlinked = chain(self._positions.walk(first), (self.state,)) if first <= self.length else ()
        for moves, state in enumerate(unlinked, first):
            done = self.own_moves[moves - 1 - self.inherited] if moves else tuple(self._opening)
            self._links.append(link(self._links[-1] if moves else b"", done, state))
        return shortened(self._links[-1])

    def fields_shown(self) -> dict[str, bytes]:
        """Fingerprints of what the position shows to all viewers, by the names of the views' fields."""
        return fields_shown(self.view(viewer) for viewer in (None, *range(self.setting.players)))

    def record(self, dice: Dice | None = None) -> Record:
        """The game so far, as a value; with the proof of its dice, if they came from a stream that may be shown now."""
        return Record(
            format=FORMAT,
            game=self.setting.game.slug,
            rules=self.setting.version,
            players=self.setting.players,
            options=self.setting.option_values(),
            edition=self.setting.edition_values(),
            opening=tuple(self._opening),
            moves=self.moves,
            digest=self.digest(),
            views=b"".join(sorted(self.fields_shown().values())),
            dice=dice,
        )

    def throws(self) -> Iterator[tuple[int, int]]:
        """What chance gave since it went on here, or from the opening on: from how many sides, and which number."""
        witness = AuditingDealer()
        if not self._past:
            witness.load(self._opening)
            self.setting.blank().deal(witness)
            yield from zip(witness.asked.pop(), self._opening, strict=True)
        for move, before in zip(self.own_moves, self._positions.walk(self.inherited), strict=True):
            if move.drew:
                witness.load(list(move.drew))
                before.copy().apply(move.by, move.do, witness)
                yield from zip(witness.asked.pop(), move.drew, strict=True)

    def _unmake(self, to: int) -> None:
        self.state = self._positions.go_back(to)
        del self._events[to - self.inherited :], self._links[to - self.inherited + 1 :]

    def _played_again(self) -> "Match[S, A, E, V]":
        """What was before it went on here, with all its positions and events."""
        assert self._past
        script = ReplayingDealer(self._opening)
        match = Match(self.setting, script)
        for move in self._past.moves:
            script.load(list(move.drew))
            match.repeat(move)
        return match

    def _carry_out(self, author: int, number: int) -> tuple[E, ...]:
        before = self.state.copy()
        self.state.apply(author, number, self._dealer)
        drew, told = self._dealer.take()
        events = self.setting.events(told)
        self._positions.add(before, Move(author, number, tuple(drew)))
        self._events.append(events)
        return events
