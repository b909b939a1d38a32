"""People: a guest comes in with a name, and may become somebody with an account without losing anything.

Everything here that changes the database is a job for the writer. A password takes a while to be checked, so a job
looks once more whether what was checked still holds: the session, the password, the code.
"""

import re
import secrets
from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Executable, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from gelateria.server.accounts.devices import known_there, note_device
from gelateria.server.accounts.easy_passwords import refuse_easy
from gelateria.server.accounts.guest_to_account import forget_people, move_belongings
from gelateria.server.accounts.names import tidy_name
from gelateria.server.accounts.passwords import (
    hash_code,
    hash_password,
    is_outdated,
    is_password,
    new_code,
)
from gelateria.server.accounts.sessions import (
    Visitor,
    begin_session,
    drop_session,
    end_session,
    end_sessions,
    holds,
    must_hold,
)
from gelateria.server.core import Core, Overlooked
from gelateria.server.errors import Refused, in_the_way
from gelateria.server.ops.costly_work import Waiting
from gelateria.server.store.schema import keys, people, seats
from gelateria.server.store.writer import Job

PERSON_ID = re.compile(r"[A-Za-z0-9_-]{22}")
TAKEN = "This login is taken. Choose another, or sign in if it is yours."


class Asker(Struct, frozen=True):
    """Where a request comes from, and what its browser was given when somebody signed in there last."""

    address: str
    device: bytes | None = None


class Entered(Struct, frozen=True):
    """Somebody came in: the person, the session's token, and where there is a new one the recovery code.

    `device` is what the browser shall be known by, if they have an account.
    """

    person: str
    token: str
    code: str = ""
    device: str = ""


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

    def job(connection: Connection) -> None:
        must_hold(connection, visitor)
        change_name(connection, visitor.person, tidy)

    await core.writer.run(job)


def change_name(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))


# Accounts ------------------------------------------------------------------------------------------


async def make_account(core: Core, visitor: Visitor, login: str, password: str, asker: Asker) -> Entered:
    """The guest gets a login and stays the same person. The recovery code is told once.

    Whoever had the guest's cookie or keys before has nothing of the account. Whether a login is taken is told only
    after all the work that making one takes, and only so often.
    """
    if visitor.kind != "guest":
        raise in_the_way("You have an account already.")
    refuse_easy(password, login)
    core.sign_in_limits.try_login(asker.address)
    code, person = new_code(), visitor.person
    row = {"password": await hash_password(core, Waiting(asker.address), password), "recovery": hash_code(code)}

    def job(connection: Connection) -> Entered | None:
        must_hold(connection, visitor)
        if connection.execute(select(people.c.id).where(people.c.login == login)).first():
            return None
        here = (people.c.id == person, people.c.kind == "guest")
        connection.execute(update(people).where(*here).values(kind="account", login=login, **row))
        end_sessions(connection, person)
        return let_in(core, connection, person, asker, code)

    try:
        entered = await core.writer.run(job)
    except IntegrityError:  # somebody took it at the same moment through another process
        entered = None
    if not entered:
        raise in_the_way(TAKEN)
    core.sign_in_limits.was_free(asker.address)
    core.signed_out([person])
    return entered


async def sign_in(
    core: Core, login: str, password: str, asker: Asker, visitor: Visitor | None = None, *, adopt: bool = False
) -> Entered:
    """Come in by login and password. With `adopt`, what the visitor did as a guest becomes the account's."""
    found = await core.row(select(people.c.id, people.c.password).where(people.c.login == login))
    proofs = await _proofs(core, asker, visitor)
    is_known = found is not None and _may_be_owner(core, found["id"], proofs)
    if not is_known:
        core.sign_in_limits.try_password(login, asker.address)
    who, kept = Waiting(asker.address, is_known), found["password"] if found else None
    if not await is_password(core, who, kept, password) or not found:
        raise _wrong_password()
    if not is_known:
        core.sign_in_limits.was_right(login, asker.address)
    person: str = found["id"]
    anew = {"password": await hash_password(core, who, password)} if is_outdated(found["password"]) else {}
    guest = visitor.person if visitor and visitor.kind == "guest" else None

    def job(connection: Connection) -> Entered:
        if not has(connection, person, password=kept):
            raise _wrong_password()
        if anew:
            change_row(connection, person, anew)
        if visitor and guest and adopt:
            must_hold(connection, visitor)
            move_belongings(connection, guest, person)
            forget_people(connection, [guest])
        elif visitor:
            leave_behind(connection, visitor)
        return let_in(core, connection, person, asker)

    if guest and adopt:
        async with core.becoming(guest, person):
            return await core.writer.run(job)
    entered = await core.writer.run(job)
    await close_sockets(core, visitor)
    return entered


async def sign_out(core: Core, visitor: Visitor) -> None:
    """This browser is nobody's any more: neither its session nor the keys that it was given. A guest has no other."""
    guest = visitor.kind == "guest"

    def job(connection: Connection) -> None:
        if guest and holds(connection, visitor):
            end_sessions(connection, visitor.person)
        else:
            end_session(connection, visitor.session)

    await core.writer.run(job)
    core.signed_out([visitor.person], None if guest else visitor.session)


def let_in(core: Core, connection: Connection, person: str, asker: Asker, code: str = "") -> Entered:
    """A session that nobody had before, in a browser that is known from now on."""
    now = core.now_ms()
    token = begin_session(connection, person, now)
    return Entered(person, token, code, note_device(connection, person, asker.device, now))


def change_row(connection: Connection, person: str, row: Mapping[str, Any]) -> None:
    connection.execute(update(people).where(people.c.id == person).values(**row))


def has(connection: Connection, person: str, **kept: Any) -> bool:
    """Whether what was checked is still what is kept: it took a while."""
    same = [people.c[name] == value for name, value in kept.items()]
    return connection.execute(select(people.c.id).where(people.c.id == person, *same)).first() is not None


def leave_behind(connection: Connection, visitor: Visitor) -> None:
    """This browser becomes somebody else's. What they play in it as a guest they may play to its end."""
    if visitor.kind != "guest" or not holds(connection, visitor):
        end_session(connection, visitor.session)
    elif has_sat(connection, visitor.person):
        drop_session(connection, visitor.session)
    else:
        forget_people(connection, [visitor.person])


async def close_sockets(core: Core, visitor: Visitor | None) -> None:
    """Those of a visitor who was left behind, unless their keys still open them."""
    if visitor and not await core.value(select(keys.c.hash).where(keys.c.session == visitor.session).limit(1)):
        core.signed_out([visitor.person], visitor.session)


async def _proofs(core: Core, asker: Asker, visitor: Visitor | None) -> dict[str, bytes]:
    """Whose browser this may be, and by what. It is looked up for every login alike."""
    found = dict.fromkeys(await known_there(core, asker.device), asker.device) if asker.device else {}
    return found | ({visitor.person: visitor.session} if visitor else {})


def _may_be_owner(core: Core, person: str, proofs: Mapping[str, bytes]) -> bool:
    """Whether this is no stranger's guess, and not one of very many either."""
    if person not in proofs:
        return False
    try:
        core.sign_in_limits.try_own_password(person, proofs[person])
    except Refused:
        return False
    return True


def _wrong_password() -> Refused:
    return Refused(401, "wrong-password", "Login and password do not fit together.")


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


# Leaving for good ----------------------------------------------------------------------------------


async def leave_for_good(core: Core, visitor: Visitor) -> None:
    """Delete a person and their bots. Tables they sat at remember that somebody sat there."""
    await delete_person(core, visitor, visitor.person)


async def delete_person(core: Core, visitor: Visitor, person: str) -> None:
    """Delete somebody and the bots that are theirs; once more, if there was another bot or table meanwhile."""
    theirs = select(people.c.id).where(or_(people.c.id == person, people.c.owner == person))
    while True:
        gone = [row["id"] for row in await core.rows(theirs)]
        try:
            async with core.departing(gone, partial(must_hold, visitor=visitor)) as check:
                await core.writer.run(partial(_forget, visitor, theirs, gone, check))
                return
        except Overlooked:
            continue


def _forget(visitor: Visitor, theirs: Executable, gone: list[str], check: Job[None], connection: Connection) -> None:
    must_hold(connection, visitor)
    if not set(connection.execute(theirs).scalars()) <= set(gone):
        raise Overlooked
    check(connection)
    forget_people(connection, gone)
