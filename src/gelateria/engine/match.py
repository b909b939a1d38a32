"""A game being played: it checks every move, applies it, keeps the record, and takes moves back where that is fair."""

from collections.abc import Iterator
from itertools import chain
from typing import Any, Generic, NamedTuple

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.dealer.recording import RecordingDealer
from gelateria.engine.digest import fields_shown, link, shortened
from gelateria.engine.game import A, E, S, Setting, V, Viewer
from gelateria.engine.illegal import Illegal
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
        self._before: list[S] = []
        self._moves: list[Move] = []
        self._events: list[tuple[E, ...]] = []
        self._links: list[bytes] = []  # of the digest, as far as somebody asked for it
        self.state.deal(self._dealer)
        self._opening, told = self._dealer.take()
        self.opening_events = setting.events(told)

    # Asking ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.state.awaiting

    @property
    def moves(self) -> tuple[Move, ...]:
        """What was done so far, by whom, and what chance gave."""
        return tuple(self._moves)

    @property
    def length(self) -> int:
        """How many moves were made."""
        return len(self._moves)

    @property
    def last(self) -> tuple[Move, tuple[E, ...]]:
        """The last move and what came of it. Not redacted."""
        return self._moves[-1], self._events[-1]

    @property
    def events(self) -> tuple[E, ...]:
        """All that happened so far, the opening first. Not redacted: `seen` is what a viewer may have."""
        return tuple(chain(self.opening_events, *self._events))

    def awaited(self) -> list[int]:
        """The seats that may act now."""
        return self.state.seats_awaited()

    def legal(self, seat: int) -> list[A]:
        return self.setting.legal(self.state, seat)

    def view(self, viewer: Viewer, at: int | None = None) -> V:
        """The position as this viewer knows it: now, or as it was after `at` moves."""
        return self.setting.view(self.state if at is None else self.state_after(at), viewer)

    def state_after(self, moves: int) -> S:
        """The position as it was after so many moves. For the table's owner and for replays; not to be changed."""
        return self._before[moves] if moves < len(self._before) else self.state

    def steps(self, start: int = 0) -> Iterator[Step]:
        """The moves after the first `start`, one by one. Not redacted: for the table's owner and for replays."""
        for move, before, events in zip(self._moves[start:], self._before[start:], self._events[start:], strict=True):
            action = None if move.by == CLOCK else self.setting.game.actions.action(before, move.by, move.do)
            yield Step(move.by, action, events)

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
        if not 0 <= to < len(self._moves):
            return "Nothing has been done since."
        for move, events in zip(self._moves[to:], self._events[to:], strict=True):
            if move.by == CLOCK:
                return "Time has run out since, and nobody turns it back."
            if against := self._against_unmaking(move, events):
                return against
        return ""

    def _against_taking_back(self, seat: int) -> str:
        """What stands against it, in words, or the empty text. What the clock did, nobody takes back."""
        if not self._moves:
            return "Nothing has been done yet."
        move = self._moves[-1]
        if move.by != seat or seat == CLOCK:
            return "Only your own move can be taken back, and only while nobody has moved since."
        return self._against_unmaking(move, self._events[-1])

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
        for moves in range(len(self._links), self.length + 1):
            before, done = (self._links[-1], self._moves[moves - 1]) if moves else (b"", tuple(self._opening))
            self._links.append(link(before, done, self.state_after(moves)))
        return shortened(self._links[-1])

    def fields_shown(self) -> dict[str, bytes]:
        """Fingerprints of what the position shows to all viewers, by the names of the views' fields."""
        return fields_shown(self.view(viewer) for viewer in (None, *range(self.setting.players)))

    def record(self, dice: Dice | None = None) -> Record:
        """The game so far, as a value; with the proof of its dice, if they came from a stream that may be shown now."""
        return Record(
            format=FORMAT,
            game=self.setting.game.slug,
            rules=self.setting.game.version,
            players=self.setting.players,
            options=self.setting.option_values(),
            edition=self.setting.edition_values(),
            opening=tuple(self._opening),
            moves=self.moves,
            digest=self.digest(),
            views=b"".join(sorted(self.fields_shown().values())),
            dice=dice,
        )

    def _unmake(self, to: int) -> None:
        self.state = self._before[to]
        del self._before[to:], self._moves[to:], self._events[to:], self._links[to + 1 :]

    def _carry_out(self, author: int, number: int) -> tuple[E, ...]:
        before = self.state.copy()
        self.state.apply(author, number, self._dealer)
        drew, told = self._dealer.take()
        events = self.setting.events(told)
        self._before.append(before)
        self._moves.append(Move(author, number, tuple(drew)))
        self._events.append(events)
        return events
