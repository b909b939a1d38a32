"""A newcomer by link: guest, session and seat in one write. Asked again, they are the same guest in the same seat."""

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from gelateria.server.accounts.accounts import add_guest, change_name, is_guest, new_person_id
from gelateria.server.accounts.names import tidy_name
from gelateria.server.accounts.sessions import Visitor, begin_session
from gelateria.server.errors import unclear, who_are_you
from gelateria.server.lobby.lobby import seat_for
from gelateria.server.lobby.registry import TableRegistry
from gelateria.server.table.seat import Seat
from gelateria.server.table.seating import Seated, check_nonce
from gelateria.server.table.table import Table

SHORTEST_NONCE = 22
"""Of a newcomer: by it alone they are known if the answer, and the cookie with it, was lost."""


class JoinWish(Struct, frozen=True):
    """How somebody would like to sit down."""

    name: str | None = None
    seat: int | None = None
    nonce: str | None = None
    invite: str | None = None


class Joined(Struct, frozen=True):
    """Who sits where; with the token of a session, if there is a new one."""

    person: str
    seated: Seated
    token: str | None = None


async def join_as_visitor(registry: TableRegistry, table_id: str, visitor: Visitor, wish: JoinWish) -> Joined:
    """Somebody whom we know sits down, under another name if they wish; or gets a new key for the seat they have."""
    name = visitor.name if wish.name is None else tidy_name(wish.name)
    newcomer = seat_for(msgspec.structs.replace(visitor, name=name), wish.nonce)

    def first(connection: Connection) -> None:
        if name != visitor.name:
            change_name(connection, visitor.person, name)

    async with registry.turn_at(table_id) as table:
        return Joined(visitor.person, await table.seating.sit(newcomer, wish.seat, wish.invite, first))


async def join_as_newcomer(registry: TableRegistry, table_id: str, wish: JoinWish, address: str) -> Joined:
    """Somebody whom we do not know comes in and sits down."""
    if wish.name is None or wish.nonce is None or len(wish.nonce) < SHORTEST_NONCE:
        raise unclear(f"Whoever is new says a name, and a nonce of {SHORTEST_NONCE} characters or more.")
    name, nonce, now, token = tidy_name(wish.name), check_nonce(wish.nonce), registry.core.now_ms(), ""
    async with registry.turn_at(table_id) as table:
        before = _who_came_with(table, nonce)
        if not before:
            registry.core.sign_in_limits.come_in(address)
        newcomer = before or Seat(name, nonce, new_person_id())
        person = newcomer.person
        assert person

        def first(connection: Connection) -> None:
            nonlocal token
            if not before:
                add_guest(connection, person, name, now)
            elif not is_guest(connection, person):
                raise who_are_you("Sign in: this seat belongs to an account.")
            token = begin_session(connection, person, now)

        seated = await table.seating.sit(newcomer, wish.seat, wish.invite, first)
    return Joined(person, seated, token)


def _who_came_with(table: Table, nonce: str) -> Seat | None:
    """Nonces are secret until the game is over: until then, whoever knows one is the browser that made it up."""
    if table.status not in ("open", "playing"):
        return None
    return next((sitter for sitter in table.seats if sitter and sitter.is_person and sitter.nonce == nonce), None)
