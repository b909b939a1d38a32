"""Keys: whoever holds one may do what it is for at one table, and nothing else. They are random and unrelated.

`seat` plays a seat, `watch` sees what a spectator sees, `host` runs the table, `invite` lets sit down at a table that
is not listed, and watch it where all seats are taken or it has begun, `link` lets watch one that is open to those with
the link. A `ticket` is a newcomer's own: by it they are known if the answer, and the cookie with it, was lost. Only
their hashes are kept; the invitation, which is told again to whoever runs the table, follows from the server's secret.
"""

import base64
import hashlib
import hmac
import secrets
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from gelateria.server.core import Core
from gelateria.server.store.schema import keys, tables

MOST_KEYS = 16
"""Of one person to one thing at a table: so many browsers and tabs."""

Role = Literal["seat", "watch", "host", "invite", "link", "ticket"]


ONE_KEY = select(keys).where(keys.c.hash == bindparam("hash"), keys.c.table == bindparam("table"))


class Holder(Struct, frozen=True):
    """Who has asked for a key, and in which session: it can be taken back from them."""

    person: str | None = None
    session: bytes | None = None


class Key(Struct, frozen=True):
    """What a key is for."""

    table: str
    role: Role
    seat: int | None
    holder: Holder
    hash: bytes


def hash_of(key: str) -> bytes:
    return hashlib.sha256(b"gelateria key|" + key.encode()).digest()


def issue(connection: Connection, table: str, role: Role, holder: Holder, seat: int | None = None) -> str:
    """A new key."""
    return _keep(connection, secrets.token_urlsafe(24), table, role, holder, seat)


def _keep(connection: Connection, key: str, table: str, role: Role, holder: Holder, seat: int | None = None) -> str:
    row = {"hash": hash_of(key), "table": table, "role": role, "seat": seat}
    connection.execute(insert(keys), row | {"person": holder.person, "session": holder.session})
    return key


def invite(connection: Connection, secret: bytes, table: str, holder: Holder, anew: bool) -> str:
    """The key that lets friends in: the same whenever it is asked for. Another one if it was taken back, or `anew`."""
    this = tables.c.id == table
    count: int = connection.execute(select(tables.c.invitations).where(this)).scalar_one()
    key = _invitation(secret, table, count)
    if count and not anew and connection.execute(select(keys.c.hash).where(keys.c.hash == hash_of(key))).first():
        return key
    if count or anew:  # before they were counted, one may have been sent that still opens
        revoke(connection, table, "invite")
    connection.execute(update(tables).where(this).values(invitations=count + 1))
    return _keep(connection, _invitation(secret, table, count + 1), table, "invite", holder)


def _invitation(secret: bytes, table: str, count: int) -> str:
    seal = hmac.digest(secret, f"gelateria invitation:{table}:{count}".encode(), "sha256")
    return base64.urlsafe_b64encode(seal[:24]).decode()


def keep_ticket(connection: Connection, table: str, ticket: str, person: str) -> None:
    """Whoever brings it again is this person; somebody who came with it before and was shown out is nobody."""
    hash_ = hash_of(as_key(ticket))
    connection.execute(delete(keys).where(keys.c.hash == hash_))
    row = {"hash": hash_, "table": table, "role": "ticket", "seat": None, "person": person}
    connection.execute(insert(keys), row)


def as_key(ticket: str) -> str:
    """A ticket as it is kept. Whoever makes one up may know another key, and must not take its place."""
    return f"ticket {ticket}"


def issue_another(connection: Connection, table: str, role: Role, holder: Holder, seat: int | None = None) -> str:
    """One more key to the same: whoever has asked for very many holds none of the old ones any more."""
    same = (keys.c.table == table, keys.c.role == role, keys.c.seat == seat, keys.c.person == holder.person)
    if connection.execute(select(func.count()).where(*same)).scalar_one() >= MOST_KEYS:
        connection.execute(delete(keys).where(*same))
    return issue(connection, table, role, holder, seat)


def revoke(connection: Connection, table: str, role: Role, seat: int | None = None) -> None:
    """All keys of that role (and seat) open nothing any more."""
    connection.execute(
        delete(keys).where(
            keys.c.table == table, keys.c.role == role, keys.c.seat.is_(None) if seat is None else keys.c.seat == seat
        )
    )


async def read_key(core: Core, table: str, key: str) -> Key | None:
    """What this key is for, at this table; None if it opens nothing there."""
    row: Any = await core.find(ONE_KEY, hash=hash_of(key), table=table)
    if not row:
        return None
    return Key(row["table"], row["role"], row["seat"], Holder(row["person"], row["session"]), row["hash"])


def still_opens(connection: Connection, key: Key) -> bool:
    """Whether it was not taken back since it was read."""
    return connection.execute(select(keys.c.hash).where(keys.c.hash == key.hash)).first() is not None
