"""Whether what a server holds in memory is what is stored."""

import asyncio
from typing import Any

from gelateria.server.lobby.restore_tables import restore_table
from gelateria.server.server import Server
from tests.server.patience import GLANCE, PATIENCE
from tests.server.whole.test_failed_writes import facts


async def compare_until_equal(server: Server) -> int:
    """How many tables are in memory, once each is what is stored. A difference that stays is a failure.

    While somebody plays there is a moment between a move and its place in the store; nobody is shown it before.
    """
    different: dict[str, Any] = {}
    try:
        async with asyncio.timeout(PATIENCE):
            while different := await _different(server):
                await asyncio.sleep(GLANCE)
    except TimeoutError:
        raise AssertionError(f"memory and store differ: {different}") from None
    return len(server.registry.tables)


async def _different(server: Server) -> dict[str, Any]:
    registry, found = server.registry, {}
    for id_, table in list(registry.tables.items()):
        await table.settled()
        stored = facts(await restore_table(server, registry.bots, registry.downtime, id_))
        held = facts(table)
        if table.status == "ending":  # its moves are stored; its result waits for a store that takes it
            held, stored = {"game": held["game"]}, {"game": stored["game"]}
        if held != stored and registry.tables.get(id_) is table:
            found[id_] = {name: (held[name], stored[name]) for name in held if held[name] != stored[name]}
    return found
