"""Sessions and bot tokens: random secrets that a browser or a bot holds, and that we know only by their hashes.

A session's cookie is `token.signature`. The signature is checked first, so nobody makes us ask the database for a
token that this server never gave out; the database then knows whether it still holds.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from gelateria.server.core import Core
from gelateria.server.settings import Settings
from gelateria.server.store.schema import people, sessions

DAY = 86_400_000
LASTS = 180 * DAY
"""How long a session holds from the last day it was used."""
BOT_TOKEN = "gelateria-bot-"
"""How every bot's token begins, so that one that got into a public place is found."""
NEVER = 2**53
"""When a bot's token expires."""


ONE_VISITOR = (
    select(people.c.id, people.c.name, people.c.kind)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.hash == bindparam("session"), sessions.c.expires > bindparam("now"))
)


class Visitor(Struct, frozen=True):
    """Whoever asks."""

    person: str
    name: str
    kind: str
    """`guest`, `account` or `bot`."""
    session: bytes
    """The hash of what they came with."""


def cookie_name(settings: Settings) -> str:
    """Over https the browser itself sees to it that nobody but this host sets the cookie."""
    return "__Host-gelateria" if is_secure(settings) else "gelateria"


def is_secure(settings: Settings) -> bool:
    return settings.address.lower().startswith("https:")


def hash_of(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def signature(secret: bytes, token: str) -> str:
    seal = hmac.digest(secret, b"session:" + token.encode(), "sha256")
    return base64.urlsafe_b64encode(seal).decode().rstrip("=")


def signed(secret: bytes, token: str) -> str:
    """What the cookie holds."""
    return f"{token}.{signature(secret, token)}"


def read_cookie(secret: bytes, cookie: str) -> str | None:
    """The token of a cookie that this server signed."""
    token, _, seal = cookie.partition(".")
    if not cookie.isascii() or not hmac.compare_digest(signature(secret, token), seal):
        return None
    return token


def begin_session(connection: Connection, person: str, now: int) -> str:
    """A new session; its token is told once, here."""
    token = secrets.token_urlsafe(32)
    connection.execute(insert(sessions).values(hash=hash_of(token), person=person, made=now, expires=now + LASTS))
    return token


def begin_bot_session(connection: Connection, bot: str, now: int) -> str:
    """A new token for a bot; the one before is dead."""
    token = BOT_TOKEN + secrets.token_urlsafe(32)
    end_sessions(connection, bot)
    connection.execute(insert(sessions).values(hash=hash_of(token), person=bot, made=now, expires=NEVER))
    return token


def end_session(connection: Connection, session: bytes) -> None:
    connection.execute(delete(sessions).where(sessions.c.hash == session))


def end_sessions(connection: Connection, person: str, but: bytes | None = None) -> None:
    """End all sessions of a person, or all but one."""
    query = delete(sessions).where(sessions.c.person == person)
    connection.execute(query if but is None else query.where(sessions.c.hash != but))


async def visitor_by_cookie(core: Core, cookies: Mapping[str, str]) -> Visitor | None:
    """Whose session it is, if these cookies hold one that was not ended. Works for requests and sockets alike."""
    token = read_cookie(core.secret, cookies.get(cookie_name(core.settings), ""))
    visitor = await _visitor(core, hash_of(token)) if token else None
    return visitor if visitor and visitor.kind != "bot" else None


async def visitor_by_token(core: Core, authorization: str) -> Visitor | None:
    """Whose token it is, if the header is `Bearer TOKEN` with a bot's token."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token.startswith(BOT_TOKEN) or len(token) > 100:
        return None
    visitor = await _visitor(core, hash_of(token))
    return visitor if visitor and visitor.kind == "bot" else None


async def _visitor(core: Core, session: bytes) -> Visitor | None:
    found = await core.find(ONE_VISITOR, session=session, now=core.now_ms())
    return Visitor(found["id"], found["name"], found["kind"], session) if found else None


async def prolong_session(core: Core, session: bytes) -> None:
    """Let the session hold for its whole time again; the database hears of it at most once a day."""
    until = core.now_ms() + LASTS

    def job(connection: Connection) -> None:
        connection.execute(update(sessions).where(sessions.c.hash == session).values(expires=until))

    expires = await core.value(select(sessions.c.expires).where(sessions.c.hash == session))
    if expires is not None and expires < until - DAY:
        await core.writer.run(job)


def sweep_sessions(connection: Connection, now: int) -> int:
    """Forget the sessions that are over."""
    return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount
