"""One table: whatever happens there goes through here, one thing after the other.

A command is checked and carried out, written down, and only then acknowledged and shown. The event loop runs one
method of this class at a time, and the writer finishes writes in the order they came, so there is never a second
opinion about what happened first.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from msgspec import UNSET

from gelateria.engine import CLOCK, Illegal, Viewer
from gelateria.server.answers import Answers
from gelateria.server.deadlines import Clockwork, Downtime
from gelateria.server.errors import Problem, Refused, forbidden, in_the_way, refused_by_rule
from gelateria.server.house import House
from gelateria.server.outlets import Listener, Outlet
from gelateria.server.plans import Plan
from gelateria.server.play import ENCODER, Entry, Picture, Play
from gelateria.server.polls import Assembly
from gelateria.server.realtime import Referee
from gelateria.server.seats import FREE, STAND_IN, Seat
from gelateria.server.store.schema import journal
from gelateria.server.store.writer import Chain
from gelateria.server.talk import Talk
from gelateria.server.times import Alarm
from gelateria.server.wire import (
    Ack,
    Advice,
    Command,
    Deadlines,
    Do,
    Fairness,
    Hint,
    Log,
    Mute,
    Over,
    Propose,
    Refusal,
    Resign,
    Room,
    Say,
    Seconds,
    Steps,
    Sync,
    Undo,
    Vote,
    Welcome,
)

log = logging.getLogger(__name__)

STEPS_IN_A_WELCOME = 60
RETRY = Problem("restarting", "The table is being set up again; come back in a moment.")


class Crew(Protocol):
    """Who plays for a table's bots and stand-ins."""

    def wake(self, table: "Table") -> None:
        """Something changed: whoever is awaited and is a bot begins to think."""

    def advise(self, table: "Table", seat: int, tell: Callable[[Any], None]) -> None:
        """Ask an expert about the seat's decision."""

    def is_here(self, person: str) -> bool:
        """Whether a bot that thinks elsewhere listens."""


class Table:
    """A table, from the first guest to the end of the game."""

    def __init__(
        self, house: House, id_: str, plan: Plan, host: str, commitment: str, seats: list[Seat | None], crew: Crew
    ) -> None:
        self.house = house
        self.id = id_
        self.plan = plan
        self.host = host
        self.commitment = commitment
        self.seats = seats
        self.crew = crew
        self.status = "open"
        self.next: str | None = None
        self.over: Over | None = None
        self.play: Play | None = None
        self.clockwork: Clockwork | None = None
        self.referee: Referee | None = None
        self.broken = False
        self.on_over: Callable[[Table], None] = lambda table: None
        self.on_lost: Callable[[Table], None] = lambda table: None
        self.on_change: Callable[[Table], None] = lambda table: None
        self.outlets: dict[Viewer, Outlet] = {
            viewer: Outlet(viewer, house.times, self.deadlines) for viewer in (None, *range(plan.players))
        }
        self._coming: set[Listener] = set()
        self._answers = Answers()
        self._chain = Chain()
        self.talk = Talk(house, id_, self.outlets, self._answers, self._lost)
        self.assembly = Assembly(house.times, lambda poll: self._tell(ENCODER.encode(poll)), self._enter)
        self._unwritten: asyncio.Future[None] | None = None
        self._pending = 0
        self._alarm: Alarm | None = None
        self._alarm_at = 0.0
        self._sand_runs = False

    # The game begins, or goes on after a restart ---------------------------------------------------

    def begin(self, play: Play, downtime: Downtime) -> None:
        settings = self.house.settings
        self.play = play
        self.status = "playing"
        self.clockwork = Clockwork(self.plan, play, self.seats, downtime, settings.absence)
        if self.clockwork.real_time:
            self.referee = Referee(settings.tumble / 1000, settings.batch / 1000, settings.lag_cap / 1000)
        now = self.house.times.now()
        for seat, sitter in enumerate(self.seats):
            if sitter and sitter.person and not self.here(seat):
                sitter.gone_since = now

    def remember(self, viewer: Viewer, client: str, number: int) -> None:
        """A command that was acknowledged before a restart."""
        self._answers.give(viewer, client, number, ENCODER.encode(Ack(number)))

    def go_on(self) -> None:
        """After `begin`, once everybody who should hear of it has been told."""
        self._settle()

    # Who is there ----------------------------------------------------------------------------------

    async def settled(self) -> None:
        """Until everything that happened is durable."""
        while self._unwritten:
            await asyncio.shield(self._unwritten)

    def join(self, listener: Listener, viewer: Viewer, have: int | None, fingerprint: str | None) -> None:
        """A socket of this viewer; it is told where the game is. Call it when `settled`."""
        self._coming.add(listener)
        self.outlets[viewer].when_open(lambda: self._come_in(listener, viewer, have, fingerprint))

    def _come_in(self, listener: Listener, viewer: Viewer, have: int | None, fingerprint: str | None) -> None:
        if listener not in self._coming:  # it has left meanwhile
            return
        self._coming.remove(listener)
        self.outlets[viewer].listeners.append(listener)
        if viewer is not None and (sitter := self.seats[viewer]):
            came_back = sitter.gone_since is not None or sitter.stand_in
            sitter.gone_since = None
            if came_back and self.play and viewer not in self.play.awaited():
                sitter.stand_in = False
        listener.send(self._welcome(viewer, have, fingerprint))
        self.tell_room(but=listener)
        self._set_alarm()

    def leave(self, listener: Listener, viewer: Viewer) -> None:
        """The socket is closed."""
        self._coming.discard(listener)
        outlet = self.outlets[viewer]
        if listener not in outlet.listeners:
            return
        outlet.listeners.remove(listener)
        sitter = None if viewer is None else self.seats[viewer]
        if sitter and not outlet.listeners:
            sitter.gone_since = self.house.times.now()
        self.tell_room()
        self._set_alarm()
        self._tell_clock()

    def show_out(self, viewer: Viewer, problem: Problem) -> None:
        """Close all sockets of a viewer: the place is no longer theirs."""
        for listener in list(self.outlets[viewer].listeners):
            listener.close(problem)

    @property
    def sleeps(self) -> bool:
        """Whether nothing happens here before somebody who is away comes back: no alarm is set, no bot thinks."""
        play = self.play
        return (
            self.status == "playing"
            and play is not None
            and not (play.over or self._pending or self._coming or self._alarm or self.assembly.asked)
            and all((sitter := self.seats[seat]) and sitter.is_person for seat in play.awaited())
            and all(self.bot_for(seat) is None for seat in play.awaited())
        )

    @property
    def listeners(self) -> int:
        return sum(len(outlet.listeners) for outlet in self.outlets.values())

    def here(self, seat: int) -> bool:
        sitter = self.seats[seat]
        if sitter and sitter.remote and sitter.person and self.crew.is_here(sitter.person):
            return True
        return bool(self.outlets[seat].listeners)

    def bot_came_or_went(self, person: str, here: bool) -> None:
        """A bot that thinks elsewhere begins to listen, or has stopped; whoever stood in for it need not go on."""
        for sitter in self.seats:
            if sitter and sitter.remote and sitter.person == person:
                sitter.gone_since = None if here else self.house.times.now()
                sitter.stand_in = sitter.stand_in and not here
                self.tell_room()
                self._set_alarm()

    def room(self) -> Room:
        resigned = self.play.resigned if self.play else set()
        host = next((sitter.name for sitter in self.seats if sitter and sitter.person == self.host), None)
        return Room(
            self.id,
            self.plan.game,
            self.status,
            self.plan,
            host,
            [
                sitter.shown(self.here(seat), seat in resigned) if sitter else FREE
                for seat, sitter in enumerate(self.seats)
            ],
            len(self.outlets[None].listeners),
            self.commitment,
            self.next,
        )

    def tell_room(self, but: Listener | None = None) -> None:
        """Everybody hears who is there now."""
        if self.listeners > (but is not None):
            frame = ENCODER.encode(self.room())
            for outlet in self.outlets.values():
                for listener in outlet.listeners:
                    if listener is not but:
                        listener.send(frame)
        self.on_change(self)

    def tell_welcome(self) -> None:
        """Everybody begins anew: the game has started."""
        for viewer, outlet in self.outlets.items():
            if outlet.listeners:
                outlet.say(self._welcome(viewer, None, None))
        self.on_change(self)

    def _welcome(self, viewer: Viewer, have: int | None, fingerprint: str | None) -> bytes:
        play = self.play
        number = play.number(viewer) if play else 0
        picture = play.picture(viewer) if play else None
        fits = (
            have is not None
            and have <= number
            and not (have == number and fingerprint and picture and fingerprint != picture.hash)
        )
        fresh = not fits or number - (have or 0) > STEPS_IN_A_WELCOME
        return ENCODER.encode(
            Welcome(
                viewer,
                fresh,
                number,
                play.steps(viewer, 0 if fresh else have or 0, STEPS_IN_A_WELCOME) if play else [],
                self.room(),
                picture.view if picture else None,
                picture.hash if picture else "",
                picture.choices if picture else [],
                picture.decision if picture else 0,
                picture.can_undo if picture else False,
                self.deadlines(viewer),
                self.talk.lines[-STEPS_IN_A_WELCOME:],
                self.assembly.asked,
                self.over,
            )
        )

    # Commands --------------------------------------------------------------------------------------

    def receive(self, listener: Listener, viewer: Viewer, command: Command) -> None:
        """A command of a socket. It is answered: at once if refused, else when it is durable."""
        if self.broken:
            listener.close(RETRY, again=1.0)
            return
        if self._answers.again(viewer, listener, command.n):
            return
        try:
            self._obey(listener, viewer, command)
        except Illegal as error:
            self._refuse(listener, viewer, command.n, refused_by_rule(error))
        except Refused as error:
            self._refuse(listener, viewer, command.n, error)

    def _refuse(self, listener: Listener, viewer: Viewer, number: int, refusal: Refused) -> None:
        answer = ENCODER.encode(Refusal(number, refusal.problem))
        self._answers.give(viewer, listener.client, number, answer)
        listener.send(answer)

    def _obey(self, listener: Listener, viewer: Viewer, command: Command) -> None:
        match command:
            case Log() | Sync():
                self._tell_anew(listener, viewer, command)
                return
            case Mute(n, seat, on):
                (listener.muted.add if on else listener.muted.discard)(seat)
                listener.send(ENCODER.encode(Ack(n)))
                return
            case Say(n, text):
                sitter = None if viewer is None else self.seats[viewer]
                self.talk.say(listener, viewer, n, sitter.name if sitter else "", text)
                return
        if viewer is None:
            raise forbidden("You are watching; only players can do that.")
        if isinstance(command, Hint):
            self._advise(listener, viewer, command.n)
            return
        sent = {"client": listener.client, "number": command.n}
        play = self._playing()
        now = self.house.times.now()
        match command:
            case Do(n, decision, action):
                if self.referee:
                    self.referee.measure(viewer, listener.round_trip)
                self._refuse_the_resigned(viewer)
                self._enter(self._act(viewer, decision, action, now, sent), listener)
            case Undo():
                self._refuse_the_resigned(viewer)
                entry = play.take_back(viewer, now, **sent)
                self.assembly.moved()
                self._enter(entry, listener)
            case Resign():
                self._enter(play.resign(viewer, now, **sent), listener)
                self._one_less(viewer)
            case Propose(n, what):
                self._refuse_the_resigned(viewer)
                self.assembly.propose(play, viewer, what, self._voters())
                self._ack(listener, viewer, n)
            case Vote(n, poll, yes):
                self.assembly.vote(play, viewer, poll, yes)
                self._ack(listener, viewer, n)

    def _tell_anew(self, listener: Listener, viewer: Viewer, command: Log | Sync, _: object = None) -> None:
        """Tell what happened, but not before it is durable: else it would be shown twice, or might never have been."""
        if self._unwritten:
            self._unwritten.add_done_callback(partial(self._tell_anew, listener, viewer, command))
        else:
            self.outlets[viewer].when_open(lambda: self._tell_now(listener, viewer, command))

    def _tell_now(self, listener: Listener, viewer: Viewer, command: Log | Sync) -> None:
        if isinstance(command, Sync):
            listener.send(self._welcome(viewer, None, None))
            return
        steps = self._playing().steps_before(viewer, command.before, STEPS_IN_A_WELCOME)
        listener.send(ENCODER.encode(Steps(command.n, steps)))

    def _advise(self, listener: Listener, seat: int, number: int) -> None:
        play = self._playing()
        if self.plan.rated and len(self._voters()) > 1:
            raise forbidden("There are no hints in a rated game.")
        if seat not in play.awaited():
            raise in_the_way("It is not your turn.", "table.turn")
        decision = play.decisions[seat]

        def tell(explanation: Any) -> None:
            answer = (
                Refusal(number, explanation)
                if isinstance(explanation, Problem)
                else Advice(number, decision, explanation)
            )
            listener.send(ENCODER.encode(answer))

        self.crew.advise(self, seat, tell)

    def _ack(self, listener: Listener, viewer: Viewer, number: int) -> None:
        """Acknowledge what needs no entry of its own, once everything that came of it is durable."""
        if self._unwritten:
            self._answers.expect(viewer, listener.client, number)
            self._unwritten.add_done_callback(partial(self._ack_now, listener, viewer, number))
        else:
            self._ack_now(listener, viewer, number)

    def _ack_now(self, listener: Listener, viewer: Viewer, number: int, _: object = None) -> None:
        if self.broken:
            return
        answer = ENCODER.encode(Ack(number))
        for asked in [*self._answers.give(viewer, listener.client, number, answer), listener]:
            asked.send(answer)

    def _playing(self) -> Play:
        if not self.play:
            raise in_the_way("The game has not begun.")
        return self.play

    def _refuse_the_resigned(self, seat: int) -> None:
        if self.play and seat in self.play.resigned:
            raise in_the_way("You have resigned; a bot plays on in your place.", "table.resign")

    def _act(self, seat: int, decision: int | None, action: Any, now: float, sent: dict[str, Any]) -> Entry:
        play = self._playing()
        if self.referee and self.clockwork:
            self.referee.admit(seat, now, self.clockwork.bell())
        entry = play.do(seat, decision, action, now, **sent)
        if self.referee and len(play.seers) == len(self.outlets):
            self.referee.accept(seat)
        sitter = self.seats[seat]
        if sitter and not sent.get("stand_in"):
            sitter.stand_in = False
        self.assembly.moved()
        return entry

    def act_for(self, seat: int, decision: int, action: Any, stand_in: bool) -> None:
        """A bot's action; Illegal or Refused where it may not be."""
        if not self.broken:
            sent: dict[str, Any] = {"stand_in": True} if stand_in else {}
            self._enter(self._act(seat, decision, action, self.house.times.now(), sent))

    def resign(self, seat: int) -> None:
        """Give a seat up for somebody who leaves for good."""
        play = self._playing()
        if not play.over and seat not in play.resigned:
            self._enter(play.resign(seat, self.house.times.now()))
            self._one_less(seat)

    # Written, then shown ---------------------------------------------------------------------------

    def _enter(self, entry: Entry, listener: Listener | None = None) -> None:
        """Write an entry down; when it is durable, acknowledge it and show it."""
        play = self._playing()
        pictures = [
            (outlet, play.last_step(viewer), play.picture(viewer))
            for viewer in play.seers
            if (outlet := self.outlets[viewer]).listeners or self._may_come_back(viewer)
        ]
        row = {
            "table": self.id,
            "seq": play.entries,
            "kind": entry.kind,
            "by": entry.by,
            "do": entry.do,
            "drew": ENCODER.encode(entry.drew).decode(),
            "client": entry.client,
            "number": entry.number,
            "stand_in": entry.stand_in,
            "at": int(entry.at * 1000),
        }
        if entry.client is not None and entry.number is not None:
            self._answers.expect(entry.by, entry.client, entry.number)
        self._pending += 1
        if self._unwritten is None:
            self._unwritten = asyncio.get_running_loop().create_future()
        try:
            written = self.house.writer.add(journal, row, self._chain)
        except RuntimeError:
            self._lost("the store is closing")
            return
        written.add_done_callback(partial(self._written, entry, pictures, listener))

    def _may_come_back(self, viewer: Viewer) -> bool:
        """In a race those who are away are shown things too: else, coming back, they would see them first."""
        sitter = None if viewer is None else self.seats[viewer]
        return self.referee is not None and (viewer is None or bool(sitter and sitter.is_person))

    def _written(
        self,
        entry: Entry,
        pictures: list[tuple[Outlet, Any, Picture]],
        listener: Listener | None,
        written: "asyncio.Future[None]",
    ) -> None:
        self._pending -= 1
        if error := written.exception():
            self._lost(repr(error))
            return
        if self.broken:
            return
        self._show(entry, pictures)
        if entry.client is not None and entry.number is not None:
            answer = ENCODER.encode(Ack(entry.number))
            for again in self._answers.give(entry.by, entry.client, entry.number, answer):
                again.send(answer)
            if listener:
                listener.send(answer)
        if entry.kind in ("resign", "end"):
            self.tell_room()
        if not self._pending:
            self._now_settled()
            self._settle()

    def _show(self, entry: Entry, pictures: list[tuple[Outlet, Any, Picture]]) -> None:
        referee = self.referee
        if not referee:
            for outlet, step, picture in pictures:
                outlet.show(step, picture)
            return
        now = self.house.times.now()
        for outlet, step, picture in pictures:
            if entry.by == CLOCK:
                outlet.flush()
                outlet.show(step, picture)
            elif outlet.viewer == entry.by:
                outlet.show_not_before(step, picture, referee.shown_at(entry.by, entry.at, bool(entry.drew)))
            else:
                outlet.show_with_batch(step, picture, referee.batch)
        running = bool(self._playing().match.state.timer)
        if self._sand_runs and not running:
            self._tell_fairness(referee)
        self._sand_runs = running
        self._set_alarm(now)

    def _tell_fairness(self, referee: Referee) -> None:
        """A round against the clock is over: what each line cost, and what was given for it."""
        stalls = self.clockwork.stalls if self.clockwork else []
        self._measure_lines(referee)
        lag = {seat: round(seconds, 3) for seat, seconds in sorted(referee.lag.items())}
        given = {seat: round(seconds, 3) for seat, seconds in sorted(referee.credited.items())}
        self._tell(ENCODER.encode(Fairness(lag, given, round(sum(length for _, length in stalls), 3))))
        stalls.clear()
        referee.new_round()

    def _lost(self, why: str) -> None:
        """A write failed: what is here is not what is stored. Everybody comes back to the stored one."""
        if self.broken:
            return
        log.error("table lost", extra={"table": self.id, "why": why})
        self.broken = self._chain.broken = True
        self._now_settled()
        if self._alarm:
            self._alarm.cancel()
        for outlet in self.outlets.values():
            for listener in list(outlet.listeners):
                listener.close(RETRY, again=1.0)
        self.on_lost(self)

    def _now_settled(self) -> None:
        if self._unwritten:
            self._unwritten.set_result(None)
            self._unwritten = None

    def _settle(self) -> None:
        """Everything is durable and shown: what follows from it?"""
        if self.play and self.play.over:
            if self.status == "playing":
                self.status = "ending"
                self.on_over(self)
            return
        self._give_back_seats()
        self._set_alarm()
        self.crew.wake(self)

    def _give_back_seats(self) -> None:
        """Whoever was out of time and is here has their seat again when it is somebody else's turn."""
        awaited = self._playing().awaited() if self.play else []
        back = [
            sitter
            for seat, sitter in enumerate(self.seats)
            if sitter and sitter.stand_in and seat not in awaited and self.here(seat)
        ]
        for sitter in back:
            sitter.stand_in = False
        if back:
            self.tell_room()

    def finish(self, over: Over, next_: str | None = None) -> None:
        """The result is kept: everybody sees it, and the seed."""
        self.status = "over"
        self.over = over
        self.next = next_
        for outlet in self.outlets.values():
            outlet.flush()
        self._tell(ENCODER.encode(over))
        self.tell_room()

    def _tell(self, frame: bytes) -> None:
        for outlet in self.outlets.values():
            outlet.say(frame)

    # Those who play --------------------------------------------------------------------------------

    def _voters(self) -> list[int]:
        resigned = self._playing().resigned
        return [seat for seat, sitter in enumerate(self.seats) if sitter and sitter.is_person and seat not in resigned]

    def _one_less(self, seat: int) -> None:
        """Somebody has resigned. When nobody is left to play, or one against nobody, the game ends."""
        play = self._playing()
        self.assembly.resigned(play, seat)
        left = self._voters()
        opponents = [seat for seat in range(self.plan.players) if seat not in play.resigned]
        if not play.over and (not left or len(opponents) == 1):
            self._enter(play.end(self.house.times.now()))

    # Time ------------------------------------------------------------------------------------------

    def deadlines(self, viewer: Viewer) -> Deadlines:
        if not self.clockwork:
            return Deadlines({})
        return self.clockwork.told(self.house.times.now(), self._somebody_waits(), viewer)

    def _somebody_waits(self) -> bool:
        return any(
            sitter and sitter.is_person and self.outlets[seat].listeners for seat, sitter in enumerate(self.seats)
        )

    def _tell_clock(self) -> None:
        for viewer, outlet in self.outlets.items():
            clock = self.deadlines(viewer)
            if clock.seats or clock.timer is not UNSET:
                outlet.say(ENCODER.encode(Seconds(clock)))

    def stalled(self, seconds: float) -> None:
        """The server stood still: nobody's time has run meanwhile."""
        if self.clockwork and self.status == "playing" and self.clockwork.real_time:
            self.clockwork.stalls.append((self.house.times.now(), seconds))
            self._set_alarm()
            self._tell_clock()

    def _rings(self) -> float | None:
        """When the bell rings: after the sand has run out for the slowest line."""
        if not self.clockwork or not self.play:
            return None
        bell = self.clockwork.bell()
        if bell is not None and self.referee:
            self._measure_lines(self.referee)
            bell += self.referee.most_credit(self.play.awaited())
        return bell

    def _measure_lines(self, referee: Referee) -> None:
        """All lines, as they are now: if only those were measured that act, it would tell who acted unseen."""
        for seat in range(self.plan.players):
            if listeners := self.outlets[seat].listeners:
                referee.measure(seat, listeners[-1].round_trip)

    def _set_alarm(self, now: float | None = None) -> None:
        if not self.clockwork or not self.play or self.play.over or self.broken:
            return
        bell = self.clockwork.bell()
        # What a slow line is given is looked up when the sand has run out, not before.
        moments = [bell if bell is not None and bell > self.house.times.now() else self._rings()]
        if self.plan.allowance is not None or self.clockwork.real_time or any(s and s.gone_since for s in self.seats):
            waits = self._somebody_waits()
            moments += [self.clockwork.decision(seat, waits) for seat in self.play.awaited()]
        due = min((moment for moment in moments if moment is not None), default=None)
        if self._alarm and self._alarm.act and due == self._alarm_at:
            return
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if due is not None:
            self._alarm_at = due
            self._alarm = self.house.times.at(due, self._time_is_up)

    def _time_is_up(self) -> None:
        self._alarm = None
        play, clockwork, now = self.play, self.clockwork, self.house.times.now()
        if not play or not clockwork or self.broken or play.over:
            return
        rings = self._rings()
        if rings is not None and now >= rings:
            entry = play.ring(play.match.state.bell, now)
            if entry:
                self.assembly.moved()
                self._enter(entry)
        waits = self._somebody_waits()
        late = False
        for seat in play.awaited():
            due = clockwork.decision(seat, waits)
            sitter = self.seats[seat]
            if due is not None and now >= due and sitter:
                sitter.stand_in = late = True
        if late:
            self.tell_room()
            self.crew.wake(self)
        self._set_alarm()

    # Bots ------------------------------------------------------------------------------------------

    def bot_for(self, seat: int) -> str | None:
        """The level that plays this seat now, or None where a person (or a bot from elsewhere) does."""
        sitter = self.seats[seat]
        if not sitter or not self.play:
            return None
        if sitter.bot:
            return sitter.bot
        return STAND_IN if sitter.stand_in or seat in self.play.resigned else None
