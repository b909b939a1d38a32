"""A newcomer by link: guest, session and seat in one write. Asked again, they are the same guest in the same seat."""

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from gelateria.server.accounts.accounts import add_guest, change_name, is_guest, new_person_id
from gelateria.server.accounts.names import tidy_name
from gelateria.server.accounts.sessions import Visitor, begin_session, has_session, hash_of, must_hold
from gelateria.server.core import Core
from gelateria.server.errors import unclear, who_are_you
from gelateria.server.lobby.lobby import seat_for
from gelateria.server.lobby.registry import TableRegistry
from gelateria.server.store.schema import UNFINISHED
from gelateria.server.table.access_keys import as_key, keep_ticket, read_key
from gelateria.server.table.seat import Seat
from gelateria.server.table.seating import Seated
from gelateria.server.table.table import Table

SHORTEST_TICKET = 22
"""By it alone a newcomer is known if the answer, and the cookie with it, was lost."""


class JoinWish(Struct, frozen=True):
    """How somebody would like to sit down."""

    name: str | None = None
    seat: int | None = None
    ticket: str | None = None
    pledge: str | None = None
    invite: str | None = None


class Joined(Struct, frozen=True):
    """Who sits where, under which name; with the token of a session, if there is a new one."""

    person: str
    name: str
    seated: Seated
    token: str | None = None


async def join_as_visitor(registry: TableRegistry, table_id: str, visitor: Visitor, wish: JoinWish) -> Joined:
    """Somebody whom we know sits down, under another name if they wish; or gets a new key for the seat they have."""
    name = visitor.name if wish.name is None else tidy_name(wish.name)
    newcomer = seat_for(msgspec.structs.replace(visitor, name=name), wish.pledge)

    def first(connection: Connection) -> bytes:
        session = must_hold(connection, visitor)
        if name != visitor.name:
            change_name(connection, visitor.person, name)
        return session

    async with registry.turn_at(table_id) as table:
        return Joined(visitor.person, name, await table.seating.sit(newcomer, wish.seat, wish.invite, first))


async def join_as_newcomer(registry: TableRegistry, table_id: str, wish: JoinWish, address: str) -> Joined:
    """Somebody whom we do not know comes in and sits down."""
    if wish.name is None or wish.ticket is None or len(wish.ticket) < SHORTEST_TICKET:
        raise unclear(f"Whoever is new says a name, and a ticket of {SHORTEST_TICKET} characters or more.")
    name, ticket, now, token = tidy_name(wish.name), wish.ticket, registry.core.now_ms(), ""
    async with registry.turn_at(table_id) as table:
        before = await _who_came_with(registry.core, table, ticket)
        if not before:
            registry.core.sign_in_limits.come_in(address)
        newcomer = before or Seat(name, person=new_person_id(), pledge=wish.pledge)
        person = newcomer.person
        assert person

        def first(connection: Connection) -> bytes:
            nonlocal token
            if not before:
                add_guest(connection, person, name, now)
                keep_ticket(connection, table_id, ticket, person)
            elif not is_guest(connection, person):
                raise who_are_you("Sign in: this seat belongs to an account.")
            elif not has_session(connection, person):
                raise who_are_you("Whoever sits there has signed out.")
            token = begin_session(connection, person, now)
            return hash_of(token)

        seated = await table.seating.sit(newcomer, wish.seat, wish.invite, first)
    return Joined(person, newcomer.name, seated, token)


async def _who_came_with(core: Core, table: Table, ticket: str) -> Seat | None:
    """Whoever knows a ticket is the browser that made it up."""
    key = await read_key(core, table.id, as_key(ticket))
    if not key or key.role != "ticket" or table.status not in UNFINISHED:
        return None
    return next((sitter for sitter in table.seats if sitter and sitter.person == key.holder.person), None)
