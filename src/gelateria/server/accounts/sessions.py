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
from gelateria.server.errors import who_are_you
from gelateria.server.settings import Settings
from gelateria.server.store.schema import keys, people, sessions

DAY = 86_400_000
LASTS = 180 * DAY
"""How long a session holds from the last day it was used."""
MOST_SESSIONS = 50
"""Of one person."""
BOT_TOKEN = "gelateria-bot-"
"""How every bot's token begins, so that one that got into a public place is found."""
NEVER = 2**53
"""When a bot's token expires."""
SESSION = "session"
"""What a cookie is signed for."""


ONE_VISITOR = (
    select(people.c.id, people.c.name, people.c.kind, people.c.login, people.c.made)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.hash == bindparam("session"), sessions.c.expires > bindparam("now"))
)


ONE_SESSION = select(sessions.c.hash).where(
    sessions.c.hash == bindparam("session"), sessions.c.person == bindparam("of")
)
TOO_OLD = (
    select(sessions.c.hash)
    .where(sessions.c.person == bindparam("of"))
    .order_by(sessions.c.made.desc())
    .offset(MOST_SESSIONS)
)


class Visitor(Struct, frozen=True):
    """Whoever asks."""

    person: str
    name: str
    kind: str
    """`guest`, `account` or `bot`."""
    session: bytes
    """The hash of what they came with."""
    login: str | None = None
    made: int = 0
    """When they first came in, in milliseconds since 1970."""


def cookie_name(settings: Settings) -> str:
    """Over https the browser itself sees to it that nobody but this host sets the cookie."""
    return "__Host-gelateria" if is_secure(settings) else "gelateria"


def is_secure(settings: Settings) -> bool:
    return settings.address.lower().startswith("https:")


def hash_of(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def signature(secret: bytes, token: str, purpose: str = SESSION) -> str:
    seal = hmac.digest(secret, f"{purpose}:{token}".encode(), "sha256")
    return base64.urlsafe_b64encode(seal).decode().rstrip("=")


def signed(secret: bytes, token: str, purpose: str = SESSION) -> str:
    """What the cookie holds; one for another purpose is worth nothing here."""
    return f"{token}.{signature(secret, token, purpose)}"


def read_cookie(secret: bytes, cookie: str, purpose: str = SESSION) -> str | None:
    """The token of a cookie that this server signed."""
    token, _, seal = cookie.partition(".")
    if not cookie.isascii() or not hmac.compare_digest(signature(secret, token, purpose), seal):
        return None
    return token


def begin_session(connection: Connection, person: str, now: int) -> str:
    """A new session; its token is told once, here. Whoever has very many loses the oldest."""
    token = secrets.token_urlsafe(32)
    connection.execute(
        insert(sessions), {"hash": hash_of(token), "person": person, "made": now, "expires": now + LASTS}
    )
    for old in connection.execute(TOO_OLD, {"of": person}).scalars().all():
        end_session(connection, old)
    return token


def begin_bot_session(connection: Connection, bot: str, now: int) -> str:
    """A new token for a bot; the one before is dead, and so are the keys that it asked for."""
    token = BOT_TOKEN + secrets.token_urlsafe(32)
    end_sessions(connection, bot)
    connection.execute(insert(sessions).values(hash=hash_of(token), person=bot, made=now, expires=NEVER))
    return token


def holds(connection: Connection, visitor: Visitor) -> bool:
    """Whether their session has not ended since they asked."""
    same = {"session": visitor.session, "of": visitor.person}
    return connection.execute(ONE_SESSION, same).first() is not None


def has_session(connection: Connection, person: str) -> bool:
    return connection.execute(select(sessions.c.person).where(sessions.c.person == person).limit(1)).first() is not None


def must_hold(connection: Connection, visitor: Visitor) -> bytes:
    """The session, for what is written with it; Refused if it has ended meanwhile.

    Jobs are written one after the other. So whoever takes an account back need not fear what was asked for before.
    """
    if not holds(connection, visitor):
        raise who_are_you()
    return visitor.session


def end_session(connection: Connection, session: bytes) -> None:
    """A session ends, and with it the keys that were asked for in it."""
    connection.execute(delete(keys).where(keys.c.session == session))
    drop_session(connection, session)


def drop_session(connection: Connection, session: bytes) -> None:
    """A session ends, but its keys open what they open."""
    connection.execute(delete(sessions).where(sessions.c.hash == session))


def end_sessions(connection: Connection, person: str) -> None:
    """All sessions of a person end, and all keys that they ever asked for.

    Tickets stay: whoever brings one is told that it opens nothing any more, and is nobody new.
    """
    connection.execute(delete(keys).where(keys.c.person == person, keys.c.role != "ticket"))
    connection.execute(delete(sessions).where(sessions.c.person == person))


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
    if not found:
        return None
    return Visitor(found["id"], found["name"], found["kind"], session, found["login"], found["made"])


async def prolong_session(core: Core, session: bytes) -> bool:
    """Let the session hold for its whole time again, once a day; whether it was time, and it holds."""
    until = core.now_ms() + LASTS

    def job(connection: Connection) -> bool:
        longer = update(sessions).where(sessions.c.hash == session).values(expires=until)
        return connection.execute(longer).rowcount == 1

    expires = await core.value(select(sessions.c.expires).where(sessions.c.hash == session))
    return expires is not None and expires < until - DAY and await core.writer.run(job)


def sweep_sessions(connection: Connection, now: int) -> int:
    """Forget the sessions that are over."""
    return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount
