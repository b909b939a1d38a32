"""From the host's word to the first position: nobody's part in the chance is told before everybody's is bound.

When a table starts, what each seat adds is fixed: the pledge of a nonce, where a client is there that has one, or a
placeholder that everybody knows; and, where a public beacon is asked, a round of it that is still to come. That is kept
and told to all; only then are the nonces asked for. When the last one is kept, or the time is up, the game begins.
docs/fair-dice.md tells what that proves, and what it does not.
"""

import asyncio
from typing import Protocol

from sqlalchemy import bindparam, select

from gelateria.engine import Viewer, placeholder, pledge
from gelateria.engine.beacon import is_binding
from gelateria.server.core import Core
from gelateria.server.errors import Refused, in_the_way, unclear
from gelateria.server.ops.clock import Alarm
from gelateria.server.ops.public_beacon import PublicBeacon
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.store.compare_and_set import begin_table, keep_nonces, seal_table
from gelateria.server.store.schema import tables
from gelateria.server.table.broadcast import Channel
from gelateria.server.table.live_game import LiveGame
from gelateria.server.table.plan import Plan
from gelateria.server.table.restore_game import past_of, start_game
from gelateria.server.table.seat import Seat
from gelateria.server.table.seating import Seating
from gelateria.server.uptime import Downtime
from gelateria.server.workers.replay_answers import Resumed

HOW_IT_BEGINS = select(tables.c.seed, tables.c.start).where(tables.c.id == bindparam("id"))
LONGEST_NONCE = 64
JUST_GONE = 5.0
"""Seconds after which nobody is expected back any moment."""

Sealed = tuple[str, ...]
"""What each seat's nonce is bound to: its pledge, or the placeholder itself. Then the public beacon's round, if any."""


class StartingTable(Protocol):
    """A table, as far as it is needed to start it."""

    core: Core
    id: str
    plan: Plan
    seats: list[Seat | None]
    status: str
    sealed: Sealed | None
    channels: dict[Viewer, Channel]
    seating: Seating

    def begin(self, play: LiveGame, downtime: Downtime) -> None: ...

    def go_on(self) -> None: ...

    def is_ready(self) -> None: ...

    def tell_room(self) -> None: ...

    def tell_welcome(self) -> None: ...


class Starting:
    """Starts a table. Its commands are seating's too: whoever gives one holds the turn."""

    def __init__(self, table: StartingTable) -> None:
        self._table = table
        self._alarm: Alarm | None = None
        self._asking: asyncio.Task[None] | None = None
        self._offered: dict[int, str] = {}
        """Nonces that have come and wait for their turn, by seat."""
        self._public = ""
        """What the public beacon has added. It need not be kept: it can be asked again."""

    async def start(self, downtime: Downtime) -> None:
        """All seats must be taken. If nobody has pledged a nonce, and no beacon is asked, the game begins at once."""
        table = self._table
        table.seating.must_be_complete()
        beacon = table.core.beacon
        pledges = [self._pledge_of(place) for place in range(table.plan.players)]
        sealed = sealed_by(pledges, beacon.coming() if beacon else None)
        if not any(map(is_pledge, sealed)):
            await self.begin(downtime)
            return
        await table.seating.write(lambda connection: seal_table(connection, table.id, sealed_text(sealed)))
        table.sealed, table.status = sealed, "starting"
        table.tell_room()
        self.wait()

    def offer(self, place: int, nonce: str) -> None:
        """A nonce has come, and whoever brought it waits for the turn: it may be kept together with another's."""
        self._offered[place] = nonce

    async def give(self, place: int, nonce: str) -> None:
        """Keep the nonce of a seat, if it is the pledged one. Given twice, it is kept once."""
        table, sitter = self._table, self._table.seats[place]
        assert sitter
        if not is_nonce(nonce):
            raise unclear(f"A nonce has 1 to {LONGEST_NONCE} plain characters, no '|' among them.")
        if sitter.nonce == nonce:
            return
        if table.status != "starting" or not table.sealed:
            raise in_the_way("Only while the game starts is something added to its chance.")
        if not self._is_pledged(place, nonce):
            raise unclear("That is not the nonce that was pledged for this seat.")
        given = {seat: one for seat, one in self._offered.items() if self._is_pledged(seat, one)} | {place: nonce}
        self._offered.clear()
        await table.seating.write(lambda connection: keep_nonces(connection, table.id, given))
        for seat, one in given.items():
            if giver := table.seats[seat]:
                giver.nonce = one
        table.tell_room()
        if not self.missing:
            table.is_ready()

    def _is_pledged(self, place: int, nonce: str) -> bool:
        """Whether this seat is bound to that nonce, and has not given it yet."""
        table, sitter = self._table, self._table.seats[place]
        bound = table.sealed[place] if table.sealed else ""
        return bool(sitter and not sitter.nonce) and is_nonce(nonce) and pledge(nonce) == bound

    async def begin(self, downtime: Downtime) -> None:
        """With what is there. Where nothing was added, the placeholder counts."""
        table, was = self._table, self._table.status
        self.stop_waiting()
        places = range(len(table.sealed or table.seats))
        nonces = tuple(self._nonce_of(place) or placeholder(place) for place in places)
        begun = table.core.now_ms()
        row = await table.core.find(HOW_IT_BEGINS, id=table.id)
        assert row
        play = start_game(table.plan, row["seed"], nonces, await self._past(row["start"]), begun / 1000)
        told = ENCODER.encode(nonces).decode()
        await table.seating.write(lambda connection: begin_table(connection, table.id, was, told, begun))
        table.begin(play, downtime)
        table.tell_welcome()
        table.go_on()

    async def _past(self, start: str | None) -> Resumed | None:
        """What was before it goes on here. If nobody can play that again now, the table waits anew."""
        try:
            return await past_of(self._table.core, start)
        except Refused as error:
            self._table.seating.set_up_again(error)
            raise

    @property
    def missing(self) -> list[int]:
        """The seats whose nonce was pledged and has not come; after them, the beacon."""
        sealed = enumerate(self._table.sealed or ())
        return [place for place, bound in sealed if is_pledge(bound) and not self._nonce_of(place)]

    def wait(self) -> None:
        """Until all nonces are there, but no longer than the settings say; after a restart, as long again."""
        table = self._table
        if not self.missing:
            table.is_ready()
            return
        clock, beacon, bound = table.core.clock, table.core.beacon, (table.sealed or ("",))[-1]
        self._alarm = clock.at(clock.now() + table.core.settings.nonce_wait, table.is_ready)
        if beacon and is_binding(bound):
            self._asking = asyncio.get_running_loop().create_task(self._ask(beacon, bound))

    async def _ask(self, beacon: PublicBeacon, bound: str) -> None:
        self._public = await beacon.nonce(bound)
        if not self.missing:
            self._table.is_ready()

    def stop_waiting(self) -> None:
        for what in (self._alarm, self._asking):
            if what:
                what.cancel()
        self._alarm = self._asking = None

    def _nonce_of(self, place: int) -> str:
        """What was added from there: a seat, or after the last one the beacon."""
        if place >= self._table.plan.players:
            return self._public
        sitter = self._table.seats[place]
        return sitter.nonce if sitter else ""

    def _pledge_of(self, place: int) -> str | None:
        """What the client in this seat has pledged; of several, the one that came last.

        Somebody who has just sat down, or whose line has just broken, is waited for as well: they will be there before
        the others have noticed.
        """
        table, sitter = self._table, self._table.seats[place]
        pledges = [listener.pledge for listener in table.channels[place].listeners if listener.pledge]
        if pledges:
            return pledges[-1]
        if sitter and sitter.gone_since is not None and table.core.clock.now() - sitter.gone_since < JUST_GONE:
            return sitter.pledge
        return None


def sealed_by(pledges: list[str | None], beacon: str | None) -> Sealed:
    bound = [given or placeholder(place) for place, given in enumerate(pledges)]
    return (*bound, beacon) if beacon else tuple(bound)


def is_pledge(bound: str) -> bool:
    return not bound.startswith("seat-")


def sealed_text(sealed: Sealed) -> str:
    """As the store keeps it."""
    return ENCODER.encode(sealed).decode()


def is_nonce(told: str) -> bool:
    """Whether a player's own device may add this to chance."""
    return 1 <= len(told) <= LONGEST_NONCE and "|" not in told and told.isascii() and told.isprintable()
