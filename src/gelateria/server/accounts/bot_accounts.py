"""Accounts for programs: they belong to somebody with an account, and come in by a token."""

from sqlalchemy import Connection, func, insert, select

from gelateria.server.accounts.accounts import Entered, delete_person, is_person_id, new_person_id
from gelateria.server.accounts.names import tidy_name
from gelateria.server.accounts.sessions import Visitor, begin_bot_session, must_hold
from gelateria.server.core import Core
from gelateria.server.errors import Refused, forbidden, not_found
from gelateria.server.store.schema import people

MOST_BOTS = 5


async def make_bot(core: Core, visitor: Visitor, name: str) -> Entered:
    """An account for a program. Its token is told once."""
    if visitor.kind != "account":
        raise forbidden("Bots belong to accounts. Make an account first.")
    bot, now = new_person_id(), core.now_ms()
    row = {"id": bot, "name": tidy_name(name), "kind": "bot", "owner": visitor.person, "made": now}

    def job(connection: Connection) -> str | None:
        must_hold(connection, visitor)
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
        must_hold(connection, visitor)
        return begin_bot_session(connection, bot, now)

    token: str = await core.writer.run(job)
    core.signed_out([bot])
    return token


async def delete_bot(core: Core, visitor: Visitor, bot: str) -> None:
    await own_bot(core, visitor, bot)
    await delete_person(core, visitor, bot)


async def own_bot(core: Core, visitor: Visitor, bot: str) -> None:
    """Refused unless the visitor has this bot."""
    query = select(people.c.id).where(people.c.id == bot, people.c.owner == visitor.person)
    if not is_person_id(bot) or not await core.value(query):
        raise not_found("bot")
