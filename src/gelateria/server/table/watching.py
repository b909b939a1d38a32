"""Who may watch a table: everybody, those with its link, or nobody."""

from gelateria.server.core import Core
from gelateria.server.errors import forbidden
from gelateria.server.table.access_keys import read_key
from gelateria.server.table.plan import Plan


def refuse_if_unwatched(plan: Plan) -> None:
    if plan.watch == "none":
        raise forbidden("Nobody watches at this table.")


async def refuse_watcher(core: Core, table: str, plan: Plan, link: str | None) -> None:
    """Unless they may: the link is one that those who sit there hand out, also the one to sit down with."""
    refuse_if_unwatched(plan)
    if plan.watch == "link":
        found = await read_key(core, table, link or "")
        if not found or found.role not in ("link", "invite"):
            raise forbidden("This table is watched by those with its link.")


def can_be_watched(plan: Plan, status: str) -> bool:
    """Whether whoever looks at the lobby may come and watch."""
    return status == "playing" and plan.watch == "everyone"
