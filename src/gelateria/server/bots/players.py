"""Who plays for a table's bots: they are asked when they are awaited, think elsewhere, and act after a human while."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from itertools import chain, repeat
from typing import Any

import msgspec

from gelateria.engine import Dealer, Illegal
from gelateria.server.bots.hints import Asker, HintTurns
from gelateria.server.bots.pace import hand_slips, hand_time
from gelateria.server.bots.remote import RemoteBots
from gelateria.server.bots.thinking import Task, Thinkers, Unanswered
from gelateria.server.errors import Refused, in_the_way
from gelateria.server.ops.clock import pause
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.protocol.messages import Place, Snapshot
from gelateria.server.store.journal import Origin
from gelateria.server.table.table import Table

log = logging.getLogger(__name__)

MOST_TRIES = 5
"""In a race a decision may be overtaken: so often it is made again …"""
BREATH = 0.1
"""… after so many seconds."""
LATER = (1.0, 5.0, 30.0)
"""And after so many, where no process could decide at all."""


class Turn(msgspec.Struct, frozen=True, tag_field="t", tag="turn"):
    """What a bot from elsewhere is told when it is awaited."""

    table: str
    game: str
    seat: int
    snapshot: Snapshot


class Ended(msgspec.Struct, frozen=True, tag_field="t", tag="over"):
    """What a bot from elsewhere is told when a game has ended."""

    table: str
    seat: int
    why: str
    """The id of the rule that ended it."""
    places: list[Place]


class BotPlayers:
    """The bots of all tables."""

    def __init__(self, thinkers: Thinkers, remote: RemoteBots) -> None:
        self.thinkers = thinkers
        self.remote = remote
        self.hint_turns = HintTurns(thinkers.hints_at_once)
        self._busy: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}
        self._told: dict[tuple[str, int], int] = {}
        self._advising: set[asyncio.Task[None]] = set()

    def wake(self, table: Table, seat: int) -> None:
        """A bot is awaited there: it begins to think, unless it does already."""
        play, sitter = table.play, table.seats[seat]
        assert play
        assert sitter
        decision = play.decisions[seat]
        if sitter.remote and sitter.person and seat not in play.resigned:
            self._tell(table, seat, sitter.person, decision)
        if level := table.bot_for(seat):
            busy = self._busy.get((table.id, seat))
            if not busy or busy[0] != decision or busy[1].done():
                task = asyncio.get_running_loop().create_task(self._decide(table, seat, decision, level))
                self._busy[table.id, seat] = decision, task

    def remind(self, table: Table, seat: int) -> None:
        """What a bot from elsewhere was told before a pause, it is told again: what it answered then was refused."""
        self._told.pop((table.id, seat), None)

    def forget(self, table: Table) -> None:
        """The table is gone."""
        for seat in range(table.plan.players):
            _, task = self._busy.pop((table.id, seat), (0, None))
            if task:
                task.cancel()
            self._told.pop((table.id, seat), None)

    def advise(self, table: Table, seat: int, address: str, tell: Callable[[Any], None]) -> None:
        """Ask an expert about the seat's decision; `tell` gets the explanation, or a Problem."""
        play, sitter = table.play, table.seats[seat]
        assert play
        asker = Asker((sitter and sitter.person) or f"{table.id} {seat}", address)
        advising = self._advise(table, seat, play.decisions[seat], asker, tell)
        task = asyncio.get_running_loop().create_task(advising)
        self._advising.add(task)
        task.add_done_callback(self._advising.discard)

    async def _advise(self, table: Table, seat: int, decision: int, asker: Asker, tell: Callable[[Any], None]) -> None:
        try:
            async with self.hint_turns.turn(asker):
                play = table.play
                if not play or seat not in play.awaited or play.decisions[seat] != decision:
                    raise in_the_way("That decision is no longer open.", "table.decision")
                tell(await self.thinkers.explain(self._task(table, seat, "expert")))
        except Refused as refusal:
            tell(refusal.problem)

    def is_here(self, person: str) -> bool:
        """Whether a bot that thinks elsewhere listens."""
        return self.remote.connected(person)

    def tell_over(self, table: Table) -> None:
        """Bots that think elsewhere hear how it ended."""
        if not table.over:
            return
        for seat, sitter in enumerate(table.seats):
            if sitter and sitter.remote and sitter.person:
                self.remote.notify(
                    sitter.person, ENCODER.encode(Ended(table.id, seat, table.over.why, table.over.places))
                )

    def turns_of(self, table: Table, person: str) -> list[bytes]:
        """For a bot from elsewhere that has just come: the decisions that wait for it."""
        return [
            self._turn(table, seat)
            for seat, sitter in enumerate(table.seats)
            if sitter and sitter.person == person and table.play and seat in table.play.awaited
            if seat not in table.play.resigned
        ]

    def _tell(self, table: Table, seat: int, person: str, decision: int) -> None:
        if self._told.get((table.id, seat)) != decision:
            self._told[table.id, seat] = decision
            self.remote.notify(person, self._turn(table, seat))

    def _turn(self, table: Table, seat: int) -> bytes:
        assert table.play
        return ENCODER.encode(Turn(table.id, table.plan.game, seat, table.play.recollection(seat)))

    async def _decide(self, table: Table, seat: int, decision: int, level: str) -> None:
        play = table.play
        assert play
        dealer = Dealer(secrets.randbits(63))
        forced = len(play.match.state.legal(seat)) == 1
        first = play.match.last_author != seat
        clock = table.core.clock
        begun = clock.now()
        seconds = hand_time(level, play.setting, throws=forced, first=first, dealer=dealer, pace=table.plan.pace)
        if hand_slips(level, play.setting, dealer):
            level = "random"
        for _ in range(MOST_TRIES):
            if play.setting.timers:  # in a race the hand waits first, then looks
                await pause(clock, begun + seconds - clock.now())
                if not self._still_its_turn(table, seat, decision):
                    return
            action = await self._think(table, seat, decision, level)
            await pause(clock, begun + seconds - clock.now())
            if action is None or not self._still_its_turn(table, seat, decision):
                return
            sitter = table.seats[seat]
            try:
                table.act(seat, decision, action, Origin(stand_in=not (sitter and sitter.bot)))
            except (Illegal, Refused):  # overtaken, or its dice still tumble
                await pause(clock, BREATH)
                continue
            return

    async def _think(self, table: Table, seat: int, decision: int, level: str) -> dict[str, Any] | None:
        """What the bot wants to do. Where nobody answers it is asked again, later and later; None if it need not be."""
        for seconds in chain(LATER, repeat(LATER[-1])):
            try:
                return await self.thinkers.decide(self._task(table, seat, level))
            except Unanswered:
                log.error("no bot could decide", extra={"table": table.id, "game": table.plan.game, "level": level})
            await pause(table.core.clock, seconds)
            if not self._still_its_turn(table, seat, decision):
                return None
        return None

    @staticmethod
    def _task(table: Table, seat: int, level: str) -> Task:
        """All that a bot gets to know: the seat's view, with what it could remember."""
        assert table.play
        return Task(
            game=table.plan.game,
            players=table.plan.players,
            options=table.plan.options,
            edition=table.plan.edition,
            rules=table.plan.rules,
            level=level,
            view=bytes(table.play.recollection(seat).view),
            seed=secrets.randbits(63),
        )

    @staticmethod
    def _still_its_turn(table: Table, seat: int, decision: int) -> bool:
        play = table.play
        return bool(
            play
            and not table.broken
            and play.pauses.since is None
            and seat in play.awaited
            and play.decisions[seat] == decision
            and table.bot_for(seat)
        )
