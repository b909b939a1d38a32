"""A public beacon adds to chance, where the server asks one: a round that is named before it comes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from gelateria.engine import Dice, Fault, Match, VerifiableDealer, Witness, check_dice, placeholder, pledge
from gelateria.engine.beacon import nonce_of
from gelateria.engine.witness import examine
from gelateria.server.accounts.sessions import Visitor
from gelateria.server.ops.public_beacon import AHEAD, TRY_AGAIN
from gelateria.server.server import Server
from gelateria.server.store.schema import tables
from gelateria.server.table.plan import Plan
from gelateria.server.table.table import Table
from tests.server.loopback_beacon import BEACON, LoopbackBeacon, loopback_beacon, signature_of
from tests.server.manual_clock import ManualClock
from tests.server.patience import GLANCE, until
from tests.server.tabled import Ear, arrive, as_after_a_kill, server_here

NONCE = "of ada"
PLAN = Plan(game="geizen", players=2, rated=False, pace="instant")


@pytest.fixture
def beacon() -> Iterator[LoopbackBeacon]:
    with loopback_beacon() as running:
        yield running


class Starting:
    """Ada's table with a bot, which starts; her browser has noted what all are bound to and given its nonce."""

    def __init__(self, server: Server, clock: ManualClock, ada: Visitor, table: Table) -> None:
        self.server = server
        self.clock = clock
        self.ada = ada
        self.table = table
        self.number = BEACON.round_after(clock.now() + AHEAD)

    @property
    def sealed(self) -> tuple[str, ...]:
        return pledge(NONCE), "seat-1", BEACON.binding(self.number)

    @property
    def witness(self) -> Witness:
        return Witness(self.table.commitment, self.sealed, 0, NONCE)

    async def give(self) -> None:
        ear = Ear(self.table, 0)
        self.table.join(ear, 0, None, None)
        await ear.ask("nonce", nonce=NONCE)
        await until(lambda: ear.count("ack") == 1)

    def until_the_round(self) -> None:
        self.clock.pass_by(BEACON.time_of(self.number) - self.clock.now())

    async def dice(self) -> Dice:
        """What the game was begun with."""
        await until(lambda: self.table.status == "playing")
        row = await self.server.row(select(tables.c.seed, tables.c.nonces).where(tables.c.id == self.table.id))
        assert row
        return Dice.of(row["seed"], msgspec.json.decode(row["nonces"], type=tuple[str, ...]))


@asynccontextmanager
async def starting(folder: Path, beacon: LoopbackBeacon) -> AsyncIterator[Starting]:
    clock = ManualClock()
    async with server_here(folder, clock, **beacon.settings) as server:
        ada = await arrive(server, "Ada")
        made = await server.lobby.play_bots(ada, PLAN, pledge(NONCE), "random")
        yield Starting(server, clock, ada, await server.registry.table(made.table))


def at_a_start(folder: Path, beacon: LoopbackBeacon, scene: Callable[[Starting], Awaitable[None]]) -> None:
    async def visit() -> None:
        async with starting(folder, beacon) as there:
            await scene(there)

    asyncio.run(visit())


def test_a_round_that_is_still_to_come_is_named_and_waited_for(tmp_path: Path, beacon: LoopbackBeacon) -> None:
    async def scene(there: Starting) -> None:
        assert there.table.sealed == there.sealed
        assert BEACON.time_of(there.number) >= there.clock.now() + AHEAD
        await there.give()
        assert (there.table.status, beacon.asked) == ("starting", [])
        there.until_the_round()
        dice = await there.dice()
        assert dice.nonces == (NONCE, "seat-1", nonce_of(signature_of(there.number)))
        match = Match(PLAN.setting(), VerifiableDealer(bytes.fromhex(dice.seed), dice.nonces))
        assert check_dice(PLAN.setting().game, match.record(dice), witness=there.witness).proven

    at_a_start(tmp_path, beacon, scene)


def test_where_nobody_pledges_anything_it_is_waited_for_as_well(tmp_path: Path, beacon: LoopbackBeacon) -> None:
    async def scene(there: Starting) -> None:
        made = await there.server.lobby.make(there.ada, PLAN)
        there.table = await there.server.registry.table(made.table)
        async with there.server.registry.turn_at(made.table) as table:
            await table.seating.add_bots("random", None)
            await table.starting.start(there.server.registry.downtime)
        assert there.table.status == "starting"
        there.until_the_round()
        assert (await there.dice()).nonces == ("seat-0", "seat-1", nonce_of(signature_of(there.number)))

    at_a_start(tmp_path, beacon, scene)


def test_a_beacon_that_is_silent_for_a_moment_is_asked_again(tmp_path: Path, beacon: LoopbackBeacon) -> None:
    async def scene(there: Starting) -> None:
        await there.give()
        beacon.is_down = True
        there.until_the_round()
        await until(lambda: beacon.refused)
        beacon.is_down = False
        while there.table.status != "playing":
            there.clock.pass_by(TRY_AGAIN / 100)
            await asyncio.sleep(GLANCE)
        assert (await there.dice()).nonces[2] == nonce_of(signature_of(there.number))

    at_a_start(tmp_path, beacon, scene)


def test_a_beacon_that_stays_silent_holds_nobody_up_and_it_shows(tmp_path: Path, beacon: LoopbackBeacon) -> None:
    async def scene(there: Starting) -> None:
        await there.give()
        beacon.is_down = True
        there.clock.pass_by(there.server.settings.nonce_wait)
        dice = await there.dice()
        assert dice.nonces == (NONCE, "seat-1", placeholder(2))
        assert [(found.kind, found.seat) for found in examine(dice, there.witness)] == [("withdrawn", 2)]

    at_a_start(tmp_path, beacon, scene)


def test_a_number_that_was_not_signed_in_that_round_is_found_out(tmp_path: Path, beacon: LoopbackBeacon) -> None:
    async def scene(there: Starting) -> None:
        beacon.lies = True
        await there.give()
        there.until_the_round()
        (found,) = examine(await there.dice(), there.witness)
        assert isinstance(found, Fault)
        assert (found.kind, found.seat) == ("nonce", 2)

    at_a_start(tmp_path, beacon, scene)


def test_after_a_restart_the_same_round_is_asked_for(tmp_path: Path, beacon: LoopbackBeacon) -> None:
    async def scene(there: Starting) -> None:
        await there.give()
        copy = as_after_a_kill(tmp_path / "server", tmp_path / "copy")
        clock = ManualClock(BEACON.time_of(there.number) + 1000.0)
        async with server_here(copy, clock, **beacon.settings) as again:
            there.server, there.table = again, await again.registry.table(there.table.id)
            assert (await there.dice()).nonces == (NONCE, "seat-1", nonce_of(signature_of(there.number)))
        assert beacon.asked == [there.number]

    at_a_start(tmp_path / "server", beacon, scene)
