"""Devices: browsers in which somebody has signed in before. Strangers who guess passwords cannot shut them out.

What a device holds is no session and opens nothing. It only says that a password which is tried there is not a
stranger's guess. At every sign-in it is replaced, so one that somebody planted is worth nothing.
"""

import secrets
from collections.abc import Mapping

from sqlalchemy import Connection, delete, insert, select, update

from gelateria.server.accounts.sessions import DAY, cookie_name, hash_of, read_cookie, signed
from gelateria.server.core import Core
from gelateria.server.settings import Settings
from gelateria.server.store.schema import devices

LASTS = 400 * DAY
"""How long a browser is known from the last sign-in; no browser keeps a cookie for longer."""
MOST_DEVICES = 20
"""Of one person; the one that was not used for longest goes first."""
PURPOSE = "device"


def device_cookie_name(settings: Settings) -> str:
    return f"{cookie_name(settings)}-device"


def device_cookie(core: Core, token: str) -> str:
    return signed(core.secret, token, PURPOSE)


def read_device(core: Core, cookies: Mapping[str, str]) -> bytes | None:
    """The hash of what the browser holds, if it is ours."""
    token = read_cookie(core.secret, cookies.get(device_cookie_name(core.settings), ""), PURPOSE)
    return hash_of(token) if token else None


async def known_there(core: Core, device: bytes) -> list[str]:
    """Who has signed in there."""
    rows = await core.rows(select(devices.c.person).where(devices.c.hash == device))
    return [row["person"] for row in rows]


def note_device(connection: Connection, person: str, before: bytes | None, now: int) -> str:
    """Somebody has signed in there: what the browser shall hold from now on, instead of what it held before."""
    token = secrets.token_urlsafe(32)
    if before:  # other people of this browser stay known there
        forget_device(connection, person, before)
        connection.execute(update(devices).where(devices.c.hash == before).values(hash=hash_of(token)))
    connection.execute(insert(devices).values(hash=hash_of(token), person=person, made=now))
    newest = select(devices.c.hash).where(devices.c.person == person).order_by(devices.c.made.desc(), devices.c.hash)
    for old in connection.execute(newest.offset(MOST_DEVICES)).scalars().all():
        forget_device(connection, person, old)
    return token


def forget_device(connection: Connection, person: str, device: bytes) -> None:
    connection.execute(delete(devices).where(devices.c.hash == device, devices.c.person == person))


def forget_devices(connection: Connection, person: str) -> None:
    connection.execute(delete(devices).where(devices.c.person == person))


def sweep_devices(connection: Connection, now: int) -> int:
    """Forget those in which nobody has signed in for very long."""
    return connection.execute(delete(devices).where(devices.c.made <= now - LASTS)).rowcount
