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

from gelateria.engine import CLOCK, Illegal, Viewer
from gelateria.server.core import Core
from gelateria.server.errors import AWAY, Problem, Refused, forbidden, in_the_way, refused_by_rule, soon
from gelateria.server.ops.logs import without_values
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import (
    Ack,
    Advice,
    AskPreviews,
    Command,
    Do,
    Here,
    Hint,
    Log,
    Mute,
    Nonce,
    Over,
    Pause,
    Previews,
    Propose,
    Refusal,
    Resign,
    Room,
    Say,
    Snapshot,
    Step,
    Steps,
    Sync,
    Undo,
    Vote,
    Welcome,
)
from gelateria.server.store.journal import JournalEntry, Origin, to_row
from gelateria.server.store.outage import Away
from gelateria.server.store.schema import journal
from gelateria.server.store.writer import Chain, Closing
from gelateria.server.table.arranging import Arranging
from gelateria.server.table.broadcast import Channel, Listener, no_deadlines
from gelateria.server.table.chat import Chat
from gelateria.server.table.deadlines import Clockwork
from gelateria.server.table.hosting import Hosting
from gelateria.server.table.idempotency import Author, CommandLog, author_of
from gelateria.server.table.live_game import LiveGame
from gelateria.server.table.pauses import paused
from gelateria.server.table.pausing import Pausing
from gelateria.server.table.plan import Plan
from gelateria.server.table.seat import FREE, STAND_IN, Seat
from gelateria.server.table.seating import Seating
from gelateria.server.table.spectators import Spectators
from gelateria.server.table.stand_ins import StandIns
from gelateria.server.table.starting import Sealed, Starting
from gelateria.server.table.timeouts import Timers
from gelateria.server.table.votes import Votes
from gelateria.server.uptime import Downtime

log = logging.getLogger(__name__)

STEPS_IN_A_WELCOME = 60
RETRY = Problem("restarting", "The table is being set up again; come back in a moment.")
COME_BACK = 1.0
"""Seconds that it takes, roughly."""


class Bots(Protocol):
    """Who plays for a table's bots and stand-ins."""

    def wake(self, table: "Table", seat: int) -> None:
        """A bot is awaited there: it begins to think."""

    def remind(self, table: "Table", seat: int) -> None:
        """The table goes on after a pause: what a bot from elsewhere was told then, it is told again."""

    def advise(self, table: "Table", seat: int, address: str, tell: Callable[[Any], None]) -> None:
        """Ask an expert about the seat's decision, for somebody at that address."""

    def is_here(self, person: str) -> bool:
        """Whether a bot that thinks elsewhere listens."""


class Table:
    """A table, from the first guest to the end of the game."""

    def __init__(
        self, core: Core, id_: str, plan: Plan, host: str, commitment: str, seats: list[Seat | None], bots: Bots
    ) -> None:
        self.core = core
        self.id = id_
        self.plan = plan
        self.host = host
        self.commitment = commitment
        self.seats = seats
        self.bots = bots
        self.status = "open"
        self.sealed: Sealed | None = None
        self.next: str | None = None
        self.over: Over | None = None
        self.play: LiveGame | None = None
        self.time: Timers | None = None
        self.broken = False
        self.folded_up = False
        self.on_ready: Callable[[Table], None] = lambda table: None
        self.on_over: Callable[[Table], None] = lambda table: None
        self.on_lost: Callable[[Table], None] = lambda table: None
        self.on_change: Callable[[Table], None] = lambda table: None
        self.made_from = ""
        """The address of whoever made it, until it is put away: it is written down nowhere."""
        self.channels: dict[Viewer, Channel] = {
            viewer: Channel(viewer, core.clock) for viewer in (None, *range(plan.players))
        }
        self._coming: set[Listener] = set()
        self._commands = CommandLog()
        self._chain = Chain()
        self.seating = Seating(self, self._lost)
        self.hosting = Hosting(self)
        self.starting = Starting(self)
        self.stand_ins = StandIns(self)
        self.pausing = Pausing(self)
        self.chat = Chat(core, id_, self.channels, self._commands)
        self.arranging = Arranging(self)
        self.spectators = Spectators(self)
        self.votes = Votes(core.clock, lambda poll: self.tell(ENCODER.encode(poll)), self.enter)
        self._unwritten: asyncio.Future[None] | None = None
        self._pending = 0
        self._giving: set[asyncio.Task[None]] = set()

    # The game begins, or goes on after a restart ---------------------------------------------------

    def begin(self, play: LiveGame, downtime: Downtime) -> None:
        self.play = play
        self.status = "playing"
        self.time = Timers(
            Clockwork(self.plan, play, self.seats, downtime, self.core.settings.absence, self.core.settings.patience),
            self.channels,
            self.core.clock,
            self.core.settings,
            on_bell=self._ring,
            on_late=self.stand_ins.begin,
        )
        for channel in self.channels.values():
            channel.deadlines = self.time.deadlines
        now = self.core.clock.now()
        for seat, sitter in enumerate(self.seats):
            if sitter and sitter.person and not self.here(seat):
                sitter.gone_since = now

    def remember(self, author: Author, client: str, number: int) -> None:
        """A command that was acknowledged before a restart."""
        self._commands.give(author, client, number, ENCODER.encode(Ack(number)))

    def fold_up(self) -> None:
        """Nobody finds it here any more: let go of the game now, not when Python looks for rings of garbage."""
        self.starting.stop_waiting()
        if self.time:
            self.time.stop()
        self.seating.fold_up()
        self.hosting.stop_waiting()
        for channel in self.channels.values():
            channel.deadlines = no_deadlines
        self.play = self.time = None
        self.folded_up = True

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
        self._when_all_is_shown(viewer, lambda: self._come_in(listener, viewer, have, fingerprint))

    def _come_in(self, listener: Listener, viewer: Viewer, have: int | None, fingerprint: str | None) -> None:
        if listener not in self._coming:  # it has left meanwhile
            return
        self._coming.remove(listener)
        self.channels[viewer].listeners.append(listener)
        if viewer is None:
            self.spectators.come(listener)
        elif sitter := self.seats[viewer]:
            sitter.pledge = listener.pledge or sitter.pledge
            self._come_back(viewer, sitter)
            self.hosting.await_host()
        listener.send(self._welcome(viewer, have, fingerprint, listener=listener))
        self.tell_room(but=listener)
        self._set_alarm()
        if self.time and viewer is not None and len(self.channels[viewer].listeners) == 1:
            self.time.tell()  # somebody more may be waiting now

    def _come_back(self, seat: int, sitter: Seat) -> None:
        """Whoever was gone is here again, or has opened a second window."""
        if len(self.channels[seat].listeners) == 1:
            sitter.here_since = self.core.clock.now()
        sitter.gone_since = None
        self.stand_ins.want_back(seat)

    def leave(self, listener: Listener, viewer: Viewer) -> None:
        """The socket is closed."""
        self._coming.discard(listener)
        channel = self.channels.get(viewer)
        if not channel or listener not in channel.listeners:
            return
        channel.listeners.remove(listener)
        if viewer is None:
            self.spectators.go(listener)
        elif (sitter := self.seats[viewer]) and not channel.listeners:
            sitter.gone_since = self.core.clock.now()
            self.hosting.await_host()
        self.tell_room()
        self._set_alarm()
        if self.time:
            self.time.tell()

    def show_out(self, viewer: Viewer, problem: Problem) -> None:
        """Close all sockets of a viewer: the place is no longer theirs."""
        for listener in list(self.channels[viewer].listeners):
            listener.close(problem)

    @property
    def sleeps(self) -> bool:
        """Whether nothing happens here before somebody who is away comes back: no alarm is set, no bot thinks."""
        play = self.play
        return (
            self.status == "playing"
            and play is not None
            and not (self.time and self.time.is_set)
            and not (play.over or self._pending or self._coming or self.votes.asked)
            and (play.pauses.since is not None or all(map(self._awaits_person, play.awaited)))
        )

    def _awaits_person(self, seat: int) -> bool:
        sitter = self.seats[seat]
        return bool(sitter and sitter.is_person and self.bot_for(seat) is None)

    @property
    def listeners(self) -> int:
        return sum(len(channel.listeners) for channel in self.channels.values())

    def here(self, seat: int) -> bool:
        sitter = self.seats[seat]
        if sitter and sitter.remote and sitter.person and self.bots.is_here(sitter.person):
            return True
        return bool(self.channels[seat].listeners)

    def bot_came_or_went(self, person: str, here: bool) -> None:
        """A bot that thinks elsewhere begins to listen, or has stopped; whoever stood in for it need not go on."""
        for seat, sitter in enumerate(self.seats):
            if sitter and sitter.remote and sitter.person == person:
                sitter.gone_since = None if here else self.core.clock.now()
                if here:
                    self.stand_ins.come_back(seat, sitter)
                self.tell_room()
                self._set_alarm()

    def tell_room(self, but: Listener | None = None) -> None:
        """Everybody hears who is there now."""
        if self.listeners > (but is not None):
            frame = ENCODER.encode(self.room())
            for channel in self.channels.values():
                for listener in channel.listeners:
                    if listener is not but:
                        listener.send(frame)
        self.on_change(self)

    def tell_welcome(self) -> None:
        """Everybody begins anew: the game has started."""
        for viewer, channel in self.channels.items():
            for listener in channel.listeners:
                listener.send(self._welcome(viewer, listener=listener))
        self.on_change(self)

    def take_plan(self, plan: Plan) -> None:
        """Something of the plan has changed that may: what follows from it is told."""
        self.plan = plan
        if self.time and self.status == "playing":
            self.time.clockwork.plan = plan
            self.time.set_alarm()
            self.time.tell()
        self.tell_room()

    def room(self) -> Room:
        """Who is here, and how the table is set up."""
        resigned = self.play.resigned if self.play else set()
        now = self.core.now_ms()
        return Room(
            table=self.id,
            game=self.plan.game,
            status=self.status,
            plan=self.plan,
            host=next((sitter.name for sitter in self.seats if sitter and sitter.person == self.host), None),
            host_gone=self.status == "open" and self.hosting.is_gone,
            seats=[
                sitter.shown(self.here(seat), seat in resigned) if sitter and not sitter.is_free(now) else FREE
                for seat, sitter in enumerate(self.seats)
            ],
            watchers=self.spectators.count,
            watching=list(self.spectators.named),
            commitment=self.commitment,
            sealed=None if self.sealed is None else list(self.sealed),
            next=self.next,
            stand_in=self.core.settings.absence if self.plan.stand_in is None else self.plan.stand_in,
            paused=self.pausing.shown(),
        )

    def _name_of(self, viewer: Viewer, listener: Listener) -> str:
        """What somebody is called here."""
        if viewer is None:
            return self.spectators.name_of(listener)
        sitter = self.seats[viewer]
        return sitter.name if sitter else ""

    def _welcome(
        self, viewer: Viewer, have: int | None = None, hash_: str | None = None, *, listener: Listener
    ) -> bytes:
        """Everything, or only what is new to somebody who has seen `have` steps and then a view with this hash."""
        play = self.play
        missed = play.missed(viewer, have, hash_, STEPS_IN_A_WELCOME) if play else None
        lately = play.steps(viewer, 0, STEPS_IN_A_WELCOME) if play else []
        return ENCODER.encode(
            Welcome(
                seat=viewer,
                name=self._name_of(viewer, listener),
                fresh=missed is None,
                steps=lately if missed is None else missed,
                room=self.room(),
                snapshot=play.snapshot(viewer) if play else None,
                clock=self.channels[viewer].deadlines(viewer),
                chat=self.chat.lines[-STEPS_IN_A_WELCOME:],
                poll=self.votes.asked,
                over=self.over,
            )
        )

    # Commands --------------------------------------------------------------------------------------

    def receive(self, listener: Listener, viewer: Viewer, command: Command) -> None:
        """A command of a socket. It is answered: at once if refused, else when it is durable."""
        if self.broken:
            listener.close(RETRY, again=soon(COME_BACK))
            return
        if self._commands.again(viewer, listener, command.n):
            return
        try:
            self._obey(listener, viewer, command)
        except Illegal as error:
            self._refuse(listener, viewer, command.n, refused_by_rule(error))
        except Refused as error:
            self._refuse(listener, viewer, command.n, error)
        except Closing as error:  # no answer: it is said again to the server that comes after this one
            self._lost(error)

    def _refuse(self, listener: Listener, viewer: Viewer, number: int, refusal: Refused) -> None:
        answer = ENCODER.encode(Refusal(number, refusal.problem))
        self._commands.give(author_of(viewer, listener), listener.client, number, answer)
        listener.send(answer)

    def _obey(self, listener: Listener, viewer: Viewer, command: Command) -> None:
        """What anybody may say who is here; all else is for players."""
        match command:
            case Log(n, before):
                self._when_all_is_shown(viewer, lambda: self._tell_steps(listener, viewer, n, before))
            case Sync():
                self._when_all_is_shown(viewer, lambda: listener.send(self._welcome(viewer, listener=listener)))
            case Mute(n, seat, on):
                (listener.muted.add if on else listener.muted.discard)(seat)
                listener.send(ENCODER.encode(Ack(n)))
            case Say(n, text):
                self.chat.say(listener, viewer, n, self._name_of(viewer, listener), text)
            case Do(n, decision, action):
                self.act(seated(viewer), decision, action, Origin(listener.client, n), listener)
            case AskPreviews(n):
                seat = seated(viewer)
                self._when_all_is_shown(seat, lambda: self._tell_previews(listener, seat, n))
            case Nonce(n, nonce):
                self._take_nonce(listener, seated(viewer), n, nonce)
            case _:
                self._obey_player(listener, seated(viewer), command)

    def _obey_player(
        self, listener: Listener, seat: int, command: Hint | Here | Undo | Resign | Propose | Vote | Pause
    ) -> None:
        play = self._playing()
        origin = Origin(listener.client, command.n)
        match command:
            case Hint(n):
                self._advise(listener, seat, n)
            case Here(n):
                self._refuse_the_resigned(seat)
                if seat in self.stand_ins.lent:
                    self.stand_ins.want_back(seat)
                    self.tell_room()
                    self._set_alarm()
                self.ack(listener, seat, n)
            case Undo():
                self._refuse_the_resigned(seat)
                self.enter(play.take_back(seat, self.core.clock.now(), origin), listener)
            case Resign():
                self._resign(seat, origin, listener)
            case Propose(n, what):
                self._refuse_the_resigned(seat)
                self.votes.propose(play, seat, what, self.voters())
                self.ack(listener, seat, n)
            case Vote(n, poll, yes):
                self.votes.vote(play, seat, poll, yes)
                self.ack(listener, seat, n)
            case Pause(n, on):
                self._refuse_the_resigned(seat)
                self.pausing.call(listener, seat, n, on)

    def _when_all_is_shown(self, viewer: Viewer, act: Callable[[], None]) -> None:
        """Once all that happened is durable, and nothing of it is held back from this viewer.

        What is told before that would be shown twice, or too soon, or might never have been.
        """
        if self._unwritten:
            self._unwritten.add_done_callback(lambda _: self._when_all_is_shown(viewer, act))
        elif self.channels[viewer].holds_back:
            self.channels[viewer].when_open(lambda: self._when_all_is_shown(viewer, act))
        elif not self.broken:
            act()

    def _tell_steps(self, listener: Listener, viewer: Viewer, number: int, before: int) -> None:
        steps = self._playing().steps_before(viewer, before, STEPS_IN_A_WELCOME)
        listener.send(ENCODER.encode(Steps(number, steps)))

    def _tell_previews(self, listener: Listener, seat: int, number: int) -> None:
        """Of what this seat has been shown, so that they tell nothing too soon."""
        try:
            play = self._playing()
            self._refuse_the_resigned(seat)
            previews, snapshot = play.previews(seat), play.snapshot(seat)
        except Refused as refusal:
            self._refuse(listener, seat, number, refusal)
        else:
            listener.send(ENCODER.encode(Previews(number, snapshot.number, snapshot.decision, previews)))

    def _advise(self, listener: Listener, seat: int, number: int) -> None:
        play = self._playing()
        if self.plan.rated and len(self.voters()) > 1:
            raise forbidden("There are no hints in a rated game.")
        self._refuse_the_resigned(seat)
        if play.over:
            raise Refused(409, "over", "The game is over.", "table.over")
        if play.pauses.since is not None:
            raise paused()
        if seat not in play.awaited:
            raise in_the_way("It is not your turn.", "table.turn")
        decision = play.decisions[seat]

        def tell(explanation: Any) -> None:
            answer = (
                Refusal(number, explanation)
                if isinstance(explanation, Problem)
                else Advice(number, decision, explanation)
            )
            listener.send(ENCODER.encode(answer))

        self.bots.advise(self, seat, listener.address, tell)

    def ack(self, listener: Listener, seat: int, number: int) -> None:
        """Acknowledge what needs no entry of its own, once everything that came of it is durable."""
        if self._unwritten:
            self._commands.expect(seat, listener.client, number)
            self._unwritten.add_done_callback(partial(self._ack_now, listener, seat, number))
        else:
            self._ack_now(listener, seat, number)

    def _ack_now(self, listener: Listener, seat: int, number: int, _: object = None) -> None:
        if self.broken:
            return
        answer = ENCODER.encode(Ack(number))
        for asked in [*self._commands.give(seat, listener.client, number, answer), listener]:
            asked.send(answer)

    def _playing(self) -> LiveGame:
        if not self.play:
            raise in_the_way("The game has not begun.")
        return self.play

    def _refuse_the_resigned(self, seat: int) -> None:
        if self.play and seat in self.play.resigned:
            raise in_the_way("You have resigned; a bot plays on in your place.", "table.resign")

    # The start -------------------------------------------------------------------------------------

    def is_ready(self) -> None:
        """All that is added to chance is there, or its time is up."""
        self.on_ready(self)

    def _take_nonce(self, listener: Listener, seat: int, number: int, nonce: str) -> None:
        """It is kept when it is its turn, like whatever else is asked of a table before the game."""
        self._commands.expect(seat, listener.client, number)
        self.starting.offer(seat, nonce)
        task = asyncio.get_running_loop().create_task(self._keep_nonce(listener, seat, number, nonce))
        self._giving.add(task)
        task.add_done_callback(self._giving.discard)

    async def _keep_nonce(self, listener: Listener, seat: int, number: int, nonce: str) -> None:
        answer: Ack | Refusal = Ack(number)
        try:
            async with self.seating.turn:
                if self.broken or self.folded_up:
                    return
                await self.starting.give(seat, nonce)
        except Refused as refusal:
            answer = Refusal(number, refusal.problem)
        except Exception as error:
            self._lost(error)
        if self.broken:
            return
        frame = ENCODER.encode(answer)
        for asked in [*self._commands.give(seat, listener.client, number, frame), listener]:
            asked.send(frame)

    # Moves -----------------------------------------------------------------------------------------

    def act(self, seat: int, decision: int, action: Any, origin: Origin, listener: Listener | None = None) -> None:
        """A move, whoever makes it: a person, a bot, or a bot in a person's place; Illegal or Refused if it may not be.

        `listener` is the socket that waits for the answer, where there is one.
        """
        if self.broken:
            raise Refused(503, RETRY.code, RETRY.sentence)
        play, now = self._playing(), self.core.clock.now()
        lag = self.time.lag if self.time else None
        if not origin.stand_in:
            self._refuse_the_resigned(seat)
            if seat in self.stand_ins.lent or (seat, decision) in play.decided_by_bots:
                self.stand_ins.act(seat, decision)
        if lag and self.time:
            if listener:
                lag.measure(seat, listener.round_trip)
            lag.admit(seat, now, self.time.clockwork.bell() if play.awaited else None)
        entry = play.do(seat, decision, action, now, origin)
        if lag and len(play.news) == len(self.channels):
            lag.accept(seat)
        self.enter(entry, listener)

    def resign(self, seat: int) -> None:
        """Give a seat up for somebody who leaves for good."""
        play = self._playing()
        if not play.over and seat not in play.resigned:
            self._resign(seat, Origin())

    def _resign(self, seat: int, origin: Origin, listener: Listener | None = None) -> None:
        self.enter(self._playing().resign(seat, self.core.clock.now(), origin), listener)
        self._one_less(seat)

    # Written, then shown ---------------------------------------------------------------------------

    def enter(self, entry: JournalEntry, listener: Listener | None = None) -> None:
        """Write an entry down; when it is durable, acknowledge it and show it."""
        play, origin = self.play, entry.origin
        assert play
        if self.votes.ballot and entry.kind in ("move", "back", "pause"):
            self.votes.moved()
        race = self.time is not None and self.time.lag is not None
        updates = [
            (channel, step, play.snapshot(viewer))
            for viewer, step in play.news.items()
            if (channel := self.channels[viewer]).listeners or (race and self._may_come_back(viewer))
        ]
        if origin.client is not None and origin.number is not None:
            self._commands.expect(entry.by, origin.client, origin.number)
        self._pending += 1
        if self._unwritten is None:
            self._unwritten = asyncio.get_running_loop().create_future()
        try:
            written = self.core.writer.add(journal, to_row(entry, self.id, play.entries), self._chain)
        except Closing as error:
            self._lost(error)
            return
        written.add_done_callback(partial(self._written, entry, updates, listener))

    def _may_come_back(self, viewer: Viewer) -> bool:
        """In a race those who are away are shown things too: else, coming back, they would see them first."""
        sitter = None if viewer is None else self.seats[viewer]
        return viewer is None or bool(sitter and sitter.is_person)

    def _written(
        self,
        entry: JournalEntry,
        updates: list[tuple[Channel, Step, Snapshot]],
        listener: Listener | None,
        written: "asyncio.Future[None]",
    ) -> None:
        self._pending -= 1
        if error := written.exception():
            self._lost(error)
            return
        if self.broken:
            return
        self._show(entry, updates)
        origin = entry.origin
        if origin.client is not None and origin.number is not None:
            answer = ENCODER.encode(Ack(origin.number))
            for asked in [*self._commands.give(entry.by, origin.client, origin.number, answer), listener]:
                if asked:
                    asked.send(answer)
        if entry.kind in ("resign", "end"):
            if entry.kind == "resign" and self.play:  # nothing is offered to them any more
                self.channels[entry.by].update([], self.play.snapshot(entry.by))
            self.tell_room()
        if not self._pending:
            self._now_settled()
            self._settle()

    def _show(self, entry: JournalEntry, updates: list[tuple[Channel, Step, Snapshot]]) -> None:
        if not self.time or not (lag := self.time.lag):
            for channel, step, snapshot in updates:
                channel.update([step], snapshot)
            return
        for channel, step, snapshot in updates:
            if entry.by == CLOCK:
                channel.flush()
                channel.show(step, snapshot)
            elif channel.viewer == entry.by:
                channel.show_not_before(step, snapshot, lag.shown_at(entry.by, entry.at, bool(entry.drew)))
            else:
                channel.show_with_batch(step, snapshot, lag.batch)
        self.time.watch_the_sand()

    def _lost(self, error: BaseException) -> None:
        """A write failed: what is here is not what is stored. Everybody comes back to the stored one."""
        if self.broken:
            return
        log.error("table lost", extra={"table": self.id, "why": without_values(error)})
        self.broken = self._chain.broken = True
        self._now_settled()
        if self.time:
            self.time.stop()
        problem, again = (AWAY, error.again) if isinstance(error, Away) else (RETRY, COME_BACK)
        for listener in [*self._coming, *(one for channel in self.channels.values() for one in channel.listeners)]:
            listener.close(problem, again=soon(again))
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
        if self.stand_ins.lent:
            self.stand_ins.give_back()
        if self.time:
            self.time.set_alarm()
        if self.play and self.pausing.told != (self.play.pauses.by, self.play.pauses.since):
            self.pausing.tell()
        self.wake_bots()

    def finish(self, over: Over, next_: str | None = None) -> None:
        """The result is kept: everybody sees it, and the seed."""
        self.status = "over"
        self.over = over
        self.next = next_
        for channel in self.channels.values():
            channel.flush()
        self.tell(ENCODER.encode(over))
        self.tell_room()

    def tell(self, frame: bytes) -> None:
        """Everybody hears the same."""
        for channel in self.channels.values():
            channel.say(frame)

    # Those who play --------------------------------------------------------------------------------

    def voters(self) -> list[int]:
        resigned = self._playing().resigned
        return [seat for seat, sitter in enumerate(self.seats) if sitter and sitter.is_person and seat not in resigned]

    def _one_less(self, seat: int) -> None:
        """Somebody has resigned. When nobody is left to play, or one against nobody, the game ends."""
        play = self._playing()
        self.votes.resigned(play, seat)
        left = self.voters()
        opponents = [seat for seat in range(self.plan.players) if seat not in play.resigned]
        if not play.over and (not left or len(opponents) == 1):
            self.enter(play.end(self.core.clock.now()))

    # Time ------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        if self.time:
            self.time.set_alarm()

    def stalled(self, seconds: float) -> None:
        """The server stood still: nobody's time has run meanwhile."""
        if self.time and self.status == "playing":
            self.time.stalled(seconds)

    def time_goes_on(self) -> None:
        """The store is back: what everybody has left is told anew."""
        if self.time and self.status == "playing":
            self.time.set_alarm()
            self.time.tell()

    def _ring(self, bell: int) -> None:
        """A timer of the game has run out."""
        if entry := self._playing().ring(bell, self.core.clock.now()):
            self.enter(entry)

    # Bots ------------------------------------------------------------------------------------------

    def bot_for(self, seat: int) -> str | None:
        """The level that plays this seat now, or None where a person (or a bot from elsewhere) does."""
        sitter = self.seats[seat]
        if not sitter or not self.play:
            return None
        if sitter.bot:
            return sitter.bot
        return STAND_IN if sitter.stand_in or seat in self.play.resigned else None

    def remind_bots(self) -> None:
        """After a pause, before they are woken."""
        for seat in self.play.awaited if self.play else ():
            self.bots.remind(self, seat)

    def wake_bots(self) -> None:
        """Whoever is awaited and is not a person begins to think; while the table pauses, nobody does."""
        for seat in self.play.awaited if self.play and self.play.pauses.since is None else ():
            sitter = self.seats[seat]
            if sitter and (sitter.remote or self.bot_for(seat)):
                self.bots.wake(self, seat)


def seated(viewer: Viewer) -> int:
    """The seat of somebody who plays; Refused where they only watch."""
    if viewer is None:
        raise forbidden("You are watching; only players can do that.")
    return viewer
