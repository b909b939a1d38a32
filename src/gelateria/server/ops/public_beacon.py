"""The public beacon that this server asks, if it asks one: which round comes next, and what it signed when it came."""

import asyncio
import json
import logging
from urllib.request import urlopen

from gelateria.engine.beacon import Beacon, nonce_of
from gelateria.server.ops.clock import Clock, pause
from gelateria.server.settings import Settings

log = logging.getLogger(__name__)

AHEAD = 3.0
"""Seconds before a round in which everybody can hear that it will count."""
TRY_AGAIN = 1.0
PATIENCE = 5.0
MOST_BYTES = 4096


class PublicBeacon:
    """Asks for rounds of the beacon in the settings. What it says is not checked here: everybody who plays does."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.beacon = Beacon(settings.beacon_key, settings.beacon_genesis, settings.beacon_period)
        self._address = settings.beacon.rstrip("/")
        self._clock = clock

    def coming(self) -> str:
        """What binds a table that starts now: a round that nobody can know yet."""
        return self.beacon.binding(self.beacon.round_after(self._clock.now() + AHEAD))

    async def nonce(self, bound: str) -> str:
        """What was signed in the round that was named: as soon as it is there, however often it must be asked for."""
        number = int(bound.rpartition(":")[2])
        await pause(self._clock, self.beacon.time_of(number) - self._clock.now())
        while True:
            try:
                return await asyncio.to_thread(self._fetch, number)
            except (OSError, ValueError, KeyError, TypeError) as error:
                log.warning("the beacon does not answer", extra={"why": repr(error)})
                await pause(self._clock, TRY_AGAIN)

    def _fetch(self, number: int) -> str:
        with urlopen(f"{self._address}/public/{number}", timeout=PATIENCE) as answer:
            told = json.loads(answer.read(MOST_BYTES))
        if told["round"] != number:
            raise ValueError(f"round {told['round']!r} was not asked for")
        return nonce_of(told["signature"])
