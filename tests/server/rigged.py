"""`gelateria serve` with chance that is known beforehand and nobody in a hurry. It exists in tests only.

python -m tests.server.rigged serve --no-browser    # and whatever else `gelateria serve` takes

A real table draws its seed from the machine; here every table has the same one. The players' nonces are chance's other
half (docs/fair-dice.md), so whoever makes a table chooses its deal with the nonce, whatever other tables there are.
Bots think from a seed that follows from what they see: at the same position they do the same.
"""

import hashlib
import secrets
import sys
from functools import partial

import msgspec

from gelateria.cli import main
from gelateria.server import server
from gelateria.server.bots import players as bots
from gelateria.server.bots.thinking import Task, Thinkers
from gelateria.server.lobby import lobby
from gelateria.server.table.table import Table
from gelateria.server.workers import replay_requests as replays

SEED = hashlib.sha256(b"known to all").digest()
PATIENCE = 300.0
"""Seconds for a thought or a replay: where a machine is busy with other tests, what is right may take its time."""


class KnownChance:
    """What the lobby takes from `secrets`: the names of tables differ as ever, their seeds do not."""

    choice = staticmethod(secrets.choice)

    @staticmethod
    def token_bytes(_: int) -> bytes:
        return SEED


class ConsiderateBots(bots.BotPlayers):
    """Bots that do the same at the same position, and never overtake a person in a race."""

    def wake(self, table: Table, seat: int) -> None:
        if not (_is_race(table) and _awaits_a_person(table)):
            super().wake(table, seat)

    @staticmethod
    def _task(table: Table, seat: int, level: str) -> Task:
        task = bots.BotPlayers._task(table, seat, level)
        return msgspec.structs.replace(task, seed=int.from_bytes(hashlib.sha256(task.view).digest()[:7]))


def _is_race(table: Table) -> bool:
    return bool(table.play and table.play.setting.timers)


def _awaits_a_person(table: Table) -> bool:
    return any(table.bot_for(seat) is None for seat in table.play.awaited) if table.play else False


def rig() -> None:
    """From here on this process deals what is known."""
    for module, name, known in (
        (lobby, "secrets", KnownChance),
        (server, "BotPlayers", ConsiderateBots),
        (server, "Thinkers", partial(Thinkers, patience=PATIENCE)),
        (replays, "PATIENCE", PATIENCE),
    ):
        assert hasattr(module, name), f"{module.__name__} has no {name} to be replaced"
        setattr(module, name, known)


if __name__ == "__main__":
    rig()
    sys.exit(main())
