"""An account is taken back: by a recovery code, by a new password, or for the time being by signing out everywhere.

Whoever does it has the account alone. What others were given of it opens nothing from the moment that this is written.
"""

from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.engine import RowMapping

from gelateria.server.accounts.accounts import (
    Asker,
    Entered,
    change_row,
    close_sockets,
    has,
    leave_behind,
    let_in,
)
from gelateria.server.accounts.devices import forget_devices, note_device
from gelateria.server.accounts.easy_passwords import refuse_easy
from gelateria.server.accounts.passwords import hash_code, hash_password, is_code, is_old_code, is_password, new_code
from gelateria.server.accounts.sessions import DAY, Visitor, end_sessions, must_hold
from gelateria.server.core import Core
from gelateria.server.errors import Refused, forbidden, in_the_way
from gelateria.server.ops.costly_work import Waiting
from gelateria.server.store.schema import people

CODE_BEFORE_LASTS = 30 * DAY
"""How long a recovery code that was replaced still opens the account."""
NOT_YOURS = "This is not your password."


async def recover(
    core: Core, login: str, code: str, password: str, asker: Asker, visitor: Visitor | None = None
) -> Entered:
    """A new password for somebody who has the recovery code. They have the account alone then, and a new code."""
    refuse_easy(password, login)
    found = await core.row(select(people).where(people.c.login == login))
    kept = codes_of(found, core.now_ms()) if found else []
    if not any(is_code(one, code) for one in kept):
        core.sign_in_limits.try_code(asker.address)
        if not await is_old_code(core, Waiting(asker.address), kept, code) or not found:
            raise Refused(401, "wrong-code", "Login and recovery code do not fit together.")
    assert found
    person, fresh = str(found["id"]), new_code()
    row = {
        "password": await hash_password(core, Waiting(asker.address, is_known=True), password),
        "recovery": hash_code(fresh),
        "recovery_before": None,
        "recovery_until": None,
    }

    def job(connection: Connection) -> tuple[Entered, list[str]]:
        if not has(connection, person, recovery=found["recovery"], recovery_before=found["recovery_before"]):
            raise in_the_way("This recovery code was used a moment ago.")
        change_row(connection, person, row)
        if visitor:
            leave_behind(connection, visitor)
        bots = take_back(connection, person)
        return let_in(core, connection, person, asker, fresh), bots

    entered, bots = await core.writer.run(job)
    await close_sockets(core, visitor)
    core.signed_out([person, *bots])
    return entered


def codes_of(row: RowMapping, now: int) -> list[str]:
    """The hashes of the codes that open this account now."""
    before = [row["recovery_before"]] if row["recovery_until"] and now < row["recovery_until"] else []
    return [row["recovery"], *before]


async def change_password(core: Core, visitor: Visitor, old: str, new: str, asker: Asker) -> Entered:
    """Another password. They have the account alone then: this session, too, goes on under another token."""
    person = visitor.person
    kept = await check_password(core, visitor, old, asker)
    refuse_easy(new, await core.value(select(people.c.login).where(people.c.id == person)))
    row = {"password": await hash_password(core, Waiting(asker.address, is_known=True), new)}

    def job(connection: Connection) -> tuple[Entered, list[str]]:
        must_hold(connection, visitor)
        if not has(connection, person, password=kept):
            raise forbidden(NOT_YOURS)
        change_row(connection, person, row)
        bots = take_back(connection, person)
        return let_in(core, connection, person, asker), bots

    entered, bots = await core.writer.run(job)
    core.signed_out([person, *bots])
    return entered


async def new_recovery_code(core: Core, visitor: Visitor, password: str, asker: Asker) -> str:
    """Another recovery code, for whoever has lost theirs and still knows the password.

    The one before opens the account for a while longer, however many are asked for: whoever has stolen the password
    must not be able to shut the owner out.
    """
    kept = await check_password(core, visitor, password, asker)
    code, now = new_code(), core.now_ms()

    def job(connection: Connection) -> None:
        must_hold(connection, visitor)
        if not has(connection, visitor.person, password=kept):
            raise forbidden(NOT_YOURS)
        row = connection.execute(select(people).where(people.c.id == visitor.person)).mappings().one()
        new: dict[str, Any] = {"recovery": hash_code(code)}
        if not row["recovery_until"] or row["recovery_until"] <= now:
            new |= {"recovery_before": row["recovery"], "recovery_until": now + CODE_BEFORE_LASTS}
        change_row(connection, visitor.person, new)

    await core.writer.run(job)
    return code


async def check_password(core: Core, visitor: Visitor, password: str, asker: Asker) -> str:
    """Refused unless this is the visitor's password. Returns what is kept of it."""
    if visitor.kind != "account":
        raise in_the_way("A guest has no password. Make an account first.")
    core.sign_in_limits.try_own_password(visitor.person, visitor.session)
    kept: str = await core.value(select(people.c.password).where(people.c.id == visitor.person))
    if not await is_password(core, Waiting(asker.address, is_known=True), kept, password):
        raise forbidden(NOT_YOURS)
    return kept


async def sign_out_everywhere(core: Core, visitor: Visitor, asker: Asker) -> str:
    """No browser is anybody's any more. Returns what this one is known by when they sign in again."""
    person = visitor.person

    def job(connection: Connection) -> str:
        must_hold(connection, visitor)
        end_sessions(connection, person)
        forget_devices(connection, person)
        return note_device(connection, person, asker.device, core.now_ms()) if visitor.kind == "account" else ""

    device: str = await core.writer.run(job)
    core.signed_out([person])
    return device


def take_back(connection: Connection, person: str) -> list[str]:
    """Nobody has anything of this account any more: no session, key or device, no token of a bot. Tells which bots."""
    bots = list(connection.execute(select(people.c.id).where(people.c.owner == person)).scalars())
    for one in (person, *bots):
        end_sessions(connection, one)
    forget_devices(connection, person)
    return bots
