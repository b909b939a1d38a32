"""What is played, by how many, in which order: until the game begins, the host may change all that.

Whoever sits stays seated, whatever it is. Where somebody comes to another seat, their sockets, their keys and what they
said come along, so nobody has to knock again.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from gelateria.engine import Viewer
from gelateria.server.core import Core
from gelateria.server.errors import in_the_way, unclear
from gelateria.server.fields import IsRated, OptionValues
from gelateria.server.store.compare_and_set import change_plan, change_seats, lay_anew, move_along
from gelateria.server.store.schema import UNFINISHED
from gelateria.server.table.broadcast import Channel
from gelateria.server.table.chat import Chat
from gelateria.server.table.plan import (
    BotPace,
    Clock,
    Days,
    Listed,
    Plan,
    Played,
    Players,
    Watch,
    by_todays_rules,
    refuse_odd_texts,
)
from gelateria.server.table.seat import Seat, rows_of
from gelateria.server.table.seating import IS_CLOSED, Seating, plan_text

Order = Sequence[int | None]
"""Who comes where: the one who sat in seat order[0] to seat 0 …; None where nobody does."""
CHANCE = random.SystemRandom()


class Changes(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What shall be otherwise; what is not named stays. With another game its options begin anew."""

    game: Played | None = None
    players: Players | None = None
    options: OptionValues | None = None
    clock: Clock | None = None
    days: Days | None = None
    listed: Listed | None = None
    watch: Watch | None = None
    rated: IsRated | None = None

    def applied_to(self, plan: Plan) -> Plan:
        """The plan as it becomes; Refused where nobody could lay that out."""
        wanted: dict[str, Any] = {
            name: value for name, value in msgspec.structs.asdict(self).items() if value is not None
        }
        if wanted.get("game", plan.game) != plan.game:
            wanted = {"options": {}, "edition": None, "rules": None} | wanted
        changed = msgspec.structs.replace(plan, **wanted)
        refuse_odd_texts(changed)
        return by_todays_rules(changed)


class ArrangedTable(Protocol):
    """A table, as far as it is arranged."""

    core: Core
    id: str
    plan: Plan
    status: str
    seats: list[Seat | None]
    channels: dict[Viewer, Channel]
    chat: Chat
    seating: Seating

    def tell_room(self) -> None: ...

    def tell_welcome(self) -> None: ...

    def take_plan(self, plan: Plan) -> None: ...


class Arranging:
    """Arranges a table. Its commands are seating's too: whoever gives one holds the turn."""

    def __init__(self, table: ArrangedTable) -> None:
        self._table = table

    async def change(self, changes: Changes) -> None:
        """Another game, options, number of seats … Bots make room, people do not."""
        table = self._table
        table.seating.must_be_open()
        plan = changes.applied_to(table.plan)
        await self._lay(plan, self._order_for(plan.players))

    async def reorder(self, order: Sequence[int] | None) -> None:
        """The seats anew: the one who sits in seat order[0] sits in seat 0 …; by chance, where nobody says how."""
        table = self._table
        table.seating.must_be_open()
        places = list(range(table.plan.players))
        if order is None:
            order = CHANCE.sample(places, len(places))
        if sorted(order) != places:
            raise unclear(f"An order names every seat once: 0 to {len(places) - 1}.")
        await self._lay(table.plan, order)

    async def drop_free_seats(self, players: int) -> None:
        """So many are there, and shall be enough."""
        table = self._table
        table.seating.must_be_open()
        table.seating.must_have_come()
        if len(list(self._taken())) != players:
            raise in_the_way("Somebody has come or gone meanwhile: look at the table again.", "table.seats")
        await self.change(Changes(players=players))

    async def set_pace(self, pace: BotPace) -> None:
        """How long this table's bots wait before they act. It is for the people's patience, and may change any time."""
        await self._change_plan(msgspec.structs.replace(self._table.plan, pace=pace))

    async def set_stand_in(self, seconds: int | None) -> None:
        """How long bots wait before they play for somebody who is gone; None is as long as everywhere here."""
        table = self._table
        if table.status not in UNFINISHED:
            raise in_the_way(IS_CLOSED if table.status == "closed" else "The game is over.")
        if table.plan.rated and table.status != "open":
            raise in_the_way("In a rated game that stays as it was chosen.", "table.stand-in")
        plan = msgspec.structs.replace(table.plan, stand_in=seconds)
        plan.setting()
        await self._change_plan(plan)

    async def _change_plan(self, plan: Plan) -> None:
        table = self._table
        await table.seating.write(lambda connection: change_plan(connection, table.id, plan_text(plan)))
        table.take_plan(plan)

    # Checked ---------------------------------------------------------------------------------------

    def _taken(self) -> Iterable[int]:
        now = self._table.core.now_ms()
        return (place for place, sitter in enumerate(self._table.seats) if sitter and not sitter.is_free(now))

    def _order_for(self, players: int) -> Order:
        """Everybody stays where they are, if that seat is still there; else they come to the first that is free."""
        seats = self._table.seats
        if players >= len(seats):
            return [*range(len(seats)), *[None] * (players - len(seats))]
        taken = list(self._taken())
        bots = [place for place in taken if (sitter := seats[place]) and sitter.bot]
        stay = [place for place in taken if place not in bots]
        if len(stay) > players:
            raise in_the_way("More people sit here than that: free a seat first.", "table.seats")
        stay = sorted([*stay, *bots[: players - len(stay)]])
        order: list[int | None] = [place if place in stay else None for place in range(players)]
        for mover in (place for place in stay if place >= players):
            order[order.index(None)] = mover
        return order

    # Written, then shown ---------------------------------------------------------------------------

    async def _lay(self, plan: Plan, order: Order) -> None:
        table = self._table
        moves = {was: place for place, was in enumerate(order) if was is not None}
        seats = [None if was is None else table.seats[was] for was in order]
        most = max(len(seats), len(table.seats))
        rows, becomes = [
            rows_of(table.id, [*sitting, *[None] * (most - len(sitting))]) for sitting in (table.seats, seats)
        ]
        moved = list(order) != list(range(len(table.seats)))

        def job(connection: Connection) -> None:
            lay_anew(connection, table.id, plan.game, plan_text(plan))
            change_seats(connection, rows, becomes)
            if moved:
                move_along(connection, table.id, moves)

        await table.seating.write(job)
        table.plan = plan
        table.seats[:] = seats
        self._note_race()
        if moved:
            self._move(order, moves)
            table.tell_welcome()
        else:
            table.tell_room()

    def _move(self, order: Order, moves: dict[int, int]) -> None:
        """Sockets go where their people go, and whom they do not want to hear, they do not hear there either."""
        table = self._table
        before = dict(table.channels)
        for place in [viewer for viewer in before if viewer is not None]:
            del table.channels[place]
        for place, was in enumerate(order):
            channel = table.channels[place] = Channel(place, table.core.clock)
            channel.listeners = before[was].listeners if was is not None else []
        for viewer, channel in table.channels.items():
            for listener in channel.listeners:
                listener.viewer = viewer
                listener.muted = {
                    None if seat is None else moves[seat] for seat in listener.muted if seat is None or seat in moves
                }
        table.chat.move(moves)

    def _note_race(self) -> None:
        """Whoever will play against the clock is asked for a sign of life more often."""
        in_a_race = bool(self._table.plan.setting().timers)
        for channel in self._table.channels.values():
            for listener in channel.listeners:
                listener.in_a_race = in_a_race
