"""People: a guest comes in with a name, and may become somebody with an account without losing anything.

Everything here that changes the database is a job for the writer. What a job finds against it is its answer, not an
exception: others' writes are in the same commit.
"""

import re
import secrets
from functools import partial

from msgspec import Struct
from sqlalchemy import Connection, Executable, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from gelateria.server.accounts.names import tidy_name
from gelateria.server.accounts.passwords import hash_code, hash_password, is_code, is_password, new_code
from gelateria.server.accounts.sessions import (
    Visitor,
    begin_bot_session,
    begin_session,
    end_session,
    end_sessions,
)
from gelateria.server.accounts.transfer import forget_people, move_belongings
from gelateria.server.core import Core, Overlooked
from gelateria.server.errors import Refused, forbidden, in_the_way, not_found
from gelateria.server.store.schema import keys, people, seats
from gelateria.server.store.writer import Job

MOST_BOTS = 5
PERSON_ID = re.compile(r"[A-Za-z0-9_-]{22}")
TAKEN = "This login is taken. Choose another, or sign in if it is yours."
WRONG = "Login and password do not fit together."


class Entered(Struct, frozen=True):
    """Somebody came in: the person, the session's token, and the recovery code where there is a new one."""

    person: str
    token: str
    code: str = ""


async def make_guest(core: Core, name: str) -> Entered:
    """Somebody new."""
    person, tidy, now = new_person_id(), tidy_name(name), core.now_ms()

    def job(connection: Connection) -> str:
        add_guest(connection, person, tidy, now)
        return begin_session(connection, person, now)

    return Entered(person, await core.writer.run(job))


def add_guest(connection: Connection, person: str, name: str, now: int) -> None:
    connection.execute(insert(people).values(id=person, name=name, kind="guest", made=now))


async def rename(core: Core, visitor: Visitor, name: str) -> None:
    """From now on they are called so; tables where they sat remember them as they were."""
    tidy = tidy_name(name)

    await core.writer.run(lambda connection: change_name(connection, visitor.person, tidy))


def change_name(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))


async def make_account(core: Core, visitor: Visitor, login: str, password: str) -> str:
    """The guest gets a login and stays the same person. Returns the recovery code, which is told once."""
    if visitor.kind != "guest":
        raise in_the_way("You have an account already.")
    if await core.value(select(people.c.id).where(people.c.login == login)):
        raise in_the_way(TAKEN)
    code = new_code()
    row = {"password": await hash_password(password), "recovery": await hash_code(code)}

    def job(connection: Connection) -> bool:
        if connection.execute(select(people.c.id).where(people.c.login == login)).first():
            return False
        changed = connection.execute(
            update(people)
            .where(people.c.id == visitor.person, people.c.kind == "guest")
            .values(kind="account", login=login, **row)
        )
        return changed.rowcount == 1

    try:
        became = await core.writer.run(job)
    except IntegrityError:  # somebody took it at the same moment through another process
        became = False
    if not became:
        raise in_the_way(TAKEN)
    return code


async def sign_in(
    core: Core, login: str, password: str, address: str, visitor: Visitor | None = None, *, adopt: bool = False
) -> Entered:
    """Come in by login and password. With `adopt`, what the visitor did as a guest becomes the account's."""
    core.sign_in_limits.try_password(login, address)
    found = await core.row(select(people.c.id, people.c.password).where(people.c.login == login))
    if not await is_password(found["password"] if found else None, password) or not found:
        raise Refused(401, "wrong-password", WRONG)
    core.sign_in_limits.was_right(login, address)
    person, now = str(found["id"]), core.now_ms()
    guest = visitor.person if visitor and visitor.kind == "guest" else None

    def job(connection: Connection) -> str:
        if visitor:
            end_session(connection, visitor.session)
        if guest and adopt:
            move_belongings(connection, guest, person)
        if guest and (adopt or not has_sat(connection, guest)):
            forget_people(connection, [guest])
        return begin_session(connection, person, now)

    if not guest or not adopt:
        return Entered(person, await core.writer.run(job))
    async with core.becoming(guest, person):
        return Entered(person, await core.writer.run(job))


async def recover(core: Core, login: str, code: str, password: str, address: str) -> Entered:
    """A new password for somebody who has the recovery code. All sessions end, and there is a new code."""
    core.sign_in_limits.try_password(login, address)
    found = await core.row(select(people.c.id, people.c.recovery).where(people.c.login == login))
    if not await is_code(found["recovery"] if found else None, code) or not found:
        raise Refused(401, "wrong-code", "Login and recovery code do not fit together.")
    core.sign_in_limits.was_right(login, address)
    person, now, fresh = str(found["id"]), core.now_ms(), new_code()
    row = {"password": await hash_password(password), "recovery": await hash_code(fresh)}

    def job(connection: Connection) -> str | None:
        changed = connection.execute(
            update(people).where(people.c.id == person, people.c.recovery == found["recovery"]).values(**row)
        )
        if not changed.rowcount:
            return None
        end_sessions(connection, person)
        return begin_session(connection, person, now)

    token = await core.writer.run(job)
    if token is None:
        raise in_the_way("This recovery code was used a moment ago.")
    return Entered(person, token, fresh)


async def change_password(core: Core, visitor: Visitor, old: str, new: str, address: str) -> None:
    """Another password. All other sessions of this person end."""
    await check_password(core, visitor, old, address)
    row = {"password": await hash_password(new)}

    def job(connection: Connection) -> None:
        connection.execute(update(people).where(people.c.id == visitor.person).values(**row))
        end_sessions(connection, visitor.person, but=visitor.session)

    await core.writer.run(job)


async def check_password(core: Core, visitor: Visitor, password: str, address: str) -> None:
    """Refused unless this is the visitor's password."""
    if visitor.kind != "account":
        raise in_the_way("A guest has no password. Make an account first.")
    core.sign_in_limits.try_password(visitor.person, address)
    kept = await core.value(select(people.c.password).where(people.c.id == visitor.person))
    if not await is_password(kept, password):
        raise forbidden("This is not your password.")
    core.sign_in_limits.was_right(visitor.person, address)


async def sign_out(core: Core, visitor: Visitor) -> None:
    await core.writer.run(lambda connection: end_session(connection, visitor.session))


async def sign_out_everywhere(core: Core, visitor: Visitor) -> None:
    """No browser is anybody's any more: neither its session nor the keys to seats that it holds."""

    def job(connection: Connection) -> None:
        end_sessions(connection, visitor.person)
        connection.execute(delete(keys).where(keys.c.person == visitor.person))

    await core.writer.run(job)
    core.signed_out(visitor.person)


async def leave_for_good(core: Core, visitor: Visitor) -> None:
    """Delete a person and their bots. Tables they sat at remember that somebody sat there."""
    await _delete(core, visitor.person)


async def make_bot(core: Core, visitor: Visitor, name: str) -> Entered:
    """An account for a program. Its token is told once."""
    if visitor.kind != "account":
        raise forbidden("Bots belong to accounts. Make an account first.")
    bot, now = new_person_id(), core.now_ms()
    row = {"id": bot, "name": tidy_name(name), "kind": "bot", "owner": visitor.person, "made": now}

    def job(connection: Connection) -> str | None:
        owned = select(func.count()).select_from(people).where(people.c.owner == visitor.person)
        if connection.execute(owned).scalar_one() >= MOST_BOTS:
            return None
        connection.execute(insert(people).values(row))
        return begin_bot_session(connection, bot, now)

    token = await core.writer.run(job)
    if token is None:
        raise Refused(409, "conflict", f"You have {MOST_BOTS} bots, and that is the limit.", limit=MOST_BOTS)
    return Entered(bot, token)


async def new_bot_token(core: Core, visitor: Visitor, bot: str) -> str:
    """Another token for a bot; the one before is dead."""
    await own_bot(core, visitor, bot)
    now = core.now_ms()

    def job(connection: Connection) -> str:
        return begin_bot_session(connection, bot, now)

    token: str = await core.writer.run(job)
    return token


async def delete_bot(core: Core, visitor: Visitor, bot: str) -> None:
    await own_bot(core, visitor, bot)
    await _delete(core, bot)


async def own_bot(core: Core, visitor: Visitor, bot: str) -> None:
    """Refused unless the visitor has this bot."""
    query = select(people.c.id).where(people.c.id == bot, people.c.owner == visitor.person)
    if not is_person_id(bot) or not await core.value(query):
        raise not_found("bot")


def is_guest(connection: Connection, person: str) -> bool:
    return connection.execute(select(people.c.kind).where(people.c.id == person)).scalar() == "guest"


def has_sat(connection: Connection, person: str) -> bool:
    """Whether there is anything to keep of a guest."""
    return connection.execute(select(seats.c.table).where(seats.c.person == person).limit(1)).first() is not None


def tidy_login(login: str) -> str:
    """Logins are the same in small letters and capitals."""
    return login.strip().lower()


def new_person_id() -> str:
    return secrets.token_urlsafe(16)


def is_person_id(text: str) -> bool:
    """Whether it could be one; what is not even that may not reach the database."""
    return PERSON_ID.fullmatch(text) is not None


async def _delete(core: Core, person: str) -> None:
    """Delete somebody and the bots that are theirs; once more, if there was another bot or table meanwhile."""
    theirs = select(people.c.id).where(or_(people.c.id == person, people.c.owner == person))
    while True:
        gone = [row["id"] for row in await core.rows(theirs)]
        try:
            async with core.departing(gone) as check:
                await core.writer.run(partial(_forget, theirs, gone, check))
                return
        except Overlooked:
            continue


def _forget(theirs: Executable, gone: list[str], check: Job[None], connection: Connection) -> None:
    if not set(connection.execute(theirs).scalars()) <= set(gone):
        raise Overlooked
    check(connection)
    forget_people(connection, gone)
