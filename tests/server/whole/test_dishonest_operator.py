"""An operator who wants a player to lose, and tries 33 ways a game: what that brings, and what the player finds out.

The server is the real one, but for what its operator changes. Of two who play alike, each wins about half the games.
"""

import asyncio
import hashlib
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import select, update

from gelateria.bots import make_bot
from gelateria.engine import Dice, Match, Verdict, VerifiableDealer, Witness, check_dice, find_game, placeholder, pledge
from gelateria.server.bots.players import BotPlayers
from gelateria.server.lobby import lobby
from gelateria.server.lobby.lobby import seat_for
from gelateria.server.server import Server
from gelateria.server.store.schema import tables
from gelateria.server.table.plan import Plan
from gelateria.server.table.starting import Starting
from gelateria.server.table.table import Table
from tests.attack.figures import note
from tests.server.manual_clock import ManualClock
from tests.server.patience import until
from tests.server.tabled import Ear, arrive, server_here

GAMES = 40
TRIES = 33
FEWEST, MOST = 12, 28
"""Of so many games; a fair coin stays between these 99 times in 100. Here all chance is known, so it is always so."""
GAME = find_game("geizen")
PLAN = Plan(game="geizen", players=2, rated=False)
PLAYER, OTHER = 0, 1


class Played(NamedTuple):
    """How a game went, and what the player's own device says about its dice."""

    won: bool
    verdict: Verdict


def play(seed: bytes, nonces: Sequence[str]) -> Match[Any, Any, Any, Any]:
    """The whole game: as the operator can see it in advance, once seed and nonces are known."""
    setting = PLAN.setting()
    match = Match(setting, VerifiableDealer(seed, tuple(nonces)))
    bots = [make_bot("greedy", setting, seat) for seat in range(2)]
    while not match.over:
        for seat in match.awaited():
            match.do(seat, bots[seat].decide(match.view(seat)))
    return match


def player_wins(seed: bytes, nonces: Sequence[str]) -> bool:
    return PLAYER in play(seed, nonces).state.seats_winning()


def nonce_of(game: int, who: str = "player") -> str:
    return hashlib.sha256(f"{who} {game}".encode()).hexdigest()[:32]


class Operator:
    """Takes the place of `secrets` where seeds are drawn: honest, if nobody says what to try."""

    def __init__(self, is_good: Callable[[bytes], bool] = lambda seed: True) -> None:
        self.is_good = is_good
        self._luck = random.Random("the operator")

    def choice(self, letters: str) -> str:
        return self._luck.choice(letters)

    def token_bytes(self, count: int) -> bytes:
        return self.first_good([self._luck.randbytes(count) for _ in range(TRIES)])

    def first_good(self, seeds: Sequence[bytes]) -> bytes:
        return next((seed for seed in seeds if self.is_good(seed)), seeds[0])


class Browser:
    """The player's: it notes what all are bound to, and gives its nonce after that."""

    def __init__(self, table: Table, seat: int, nonce: str) -> None:
        self.ear = Ear(table, seat)
        self.ear.pledge = pledge(nonce)
        self.seat, self.nonce = seat, nonce
        table.join(self.ear, seat, None, None)

    async def give(self) -> Witness:
        rooms = [message.get("room", message) for message in self.ear.heard if message["t"] in ("room", "welcome")]
        room = next(room for room in rooms if room["sealed"])
        await self.ear.ask("nonce", nonce=self.nonce)
        await until(lambda: self.ear.count("ack") == 1)
        return Witness(room["commitment"], tuple(room["sealed"]), self.seat, self.nonce)


async def outcome(server: Server, table: Table, witness: Witness) -> Played:
    await until(lambda: table.status == "playing")
    row = await server.row(select(tables.c.seed, tables.c.nonces).where(tables.c.id == table.id))
    assert row
    nonces = msgspec.json.decode(row["nonces"], type=tuple[str, ...])
    match = play(row["seed"], nonces)
    record = match.record(Dice.of(row["seed"], nonces))
    return Played(PLAYER in match.state.seats_winning(), check_dice(GAME, record, witness=witness))


def against_a_bot(folder: Path) -> list[Played]:
    """Quick play, again and again."""

    async def visit() -> list[Played]:
        played = []
        async with server_here(folder, ManualClock(), most_tables=GAMES) as server:
            ada = await arrive(server, "Ada")
            for game in range(GAMES):
                nonce = nonce_of(game)
                made = await server.lobby.play_bots(ada, PLAN, pledge(nonce), "greedy")
                table = await server.registry.table(made.table)
                played.append(await outcome(server, table, await Browser(table, PLAYER, nonce).give()))
        return played

    return asyncio.run(visit())


Trick = Callable[[Table, bytes, str, str], str]
"""What the operator's own player adds, given table, seed, the player's nonce and the one that was pledged."""


def against_the_operators_friend(folder: Path, trick: Trick) -> list[Played]:
    """A table for two: the operator plays under another name, and gives a nonce when the player's is known."""

    async def visit() -> list[Played]:
        played = []
        async with server_here(folder, ManualClock(), most_tables=GAMES) as server:
            ada, friend = await arrive(server, "Ada"), await arrive(server, "Mallory")
            for game in range(GAMES):
                made = await server.lobby.make(ada, PLAN)
                async with server.registry.turn_at(made.table) as table:
                    await table.seating.sit(seat_for(friend), None, None)
                    browser = Browser(table, PLAYER, nonce_of(game))
                    pledged = nonce_of(game, "friend")
                    Browser(table, OTHER, pledged)
                    await table.starting.start(server.registry.downtime)
                witness = await browser.give()
                seed = await server.value(select(tables.c.seed).where(tables.c.id == table.id))
                sitter = table.seats[OTHER]
                assert sitter
                sitter.nonce = trick(table, seed, browser.nonce, pledged)
                table.is_ready()
                played.append(await outcome(server, table, witness))
        return played

    return asyncio.run(visit())


@pytest.fixture(autouse=True)
def operator(monkeypatch: pytest.MonkeyPatch) -> Operator:
    operator = Operator()
    monkeypatch.setattr(lobby, "secrets", operator)
    monkeypatch.setattr(BotPlayers, "wake", lambda self, *_: None)
    return operator


def wins(played: Sequence[Played]) -> int:
    return sum(game.won for game in played)


def test_an_honest_operator_is_proven_honest(tmp_path: Path) -> None:
    played = against_a_bot(tmp_path)
    assert FEWEST <= wins(played) <= MOST
    assert all(game.verdict.proven for game in played)


def test_who_knew_the_nonce_could_make_the_player_lose_every_game() -> None:
    """That is what is at stake: so it went when the nonce came with the request that the seed was drawn for."""
    operator, lost = Operator(), 0
    for game in range(GAMES):
        nonces = nonce_of(game), placeholder(OTHER)
        operator.is_good = lambda seed, nonces=nonces: not player_wins(seed, nonces)  # type: ignore[misc]
        lost += not player_wins(operator.token_bytes(32), nonces)
    assert lost == GAMES


def test_trying_seeds_before_the_nonce_is_known_brings_nothing(tmp_path: Path, operator: Operator) -> None:
    """All that the operator knows then is the pledge; the best it can do is to guess."""
    operator.is_good = lambda seed: not player_wins(seed, ["a guess", placeholder(OTHER)])
    played = against_a_bot(tmp_path)
    note("operator", tries=TRIES, games=len(played), won=wins(played))
    assert FEWEST <= wins(played) <= MOST
    assert all(game.verdict.proven for game in played)


def test_another_seed_when_the_nonce_is_known_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    operator, begin = Operator(), Starting.begin

    async def begin_with_another(self: Starting, downtime: Any) -> None:
        table: Any = self._table
        nonces = [table.seats[PLAYER].nonce, placeholder(OTHER)]
        operator.is_good = lambda seed: not player_wins(seed, nonces)
        seed = operator.token_bytes(32)
        await table.core.writer.run(
            lambda connection: connection.execute(update(tables).where(tables.c.id == table.id).values(seed=seed))
        )
        await begin(self, downtime)

    monkeypatch.setattr(Starting, "begin", begin_with_another)
    played = against_a_bot(tmp_path)
    note("operator", exchanged=len(played), found_out=sum(not game.verdict.holds for game in played))
    assert wins(played) == 0
    assert all([fault.kind for fault in game.verdict.faults] == ["shown"] for game in played)


def test_a_friend_who_gives_another_nonce_than_pledged_is_found_out(tmp_path: Path) -> None:
    def best_of_many(_: Table, seed: bytes, players: str, pledged: str) -> str:
        tries = [f"{pledged[:-2]}{i:02}" for i in range(TRIES)]
        return next((nonce for nonce in tries if not player_wins(seed, [players, nonce])), pledged)

    played = against_the_operators_friend(tmp_path, best_of_many)
    assert wins(played) == 0
    for game in played:
        assert [(fault.kind, fault.seat) for fault in game.verdict.faults] == [("nonce", OTHER)]


def test_a_friend_who_gives_what_was_pledged_has_no_choice(tmp_path: Path) -> None:
    played = against_the_operators_friend(tmp_path, lambda table, seed, players, pledged: pledged)
    assert FEWEST <= wins(played) <= MOST
    assert all(game.verdict.proven for game in played)


def test_a_friend_who_withholds_the_nonce_when_it_would_help_the_player_is_told_of(tmp_path: Path) -> None:
    """It is a choice of two. What it brings is small, and every time it is made, it shows."""
    withheld = []

    def give_or_not(_: Table, seed: bytes, players: str, pledged: str) -> str:
        withholds = player_wins(seed, [players, pledged])
        withheld.append(withholds)
        return "" if withholds else pledged

    played = against_the_operators_friend(tmp_path, give_or_not)
    assert 0 < wins(played) < FEWEST
    for withholds, game in zip(withheld, played, strict=True):
        assert game.verdict.holds
        assert [(doubt.kind, doubt.seat) for doubt in game.verdict.doubts] == [("withdrawn", OTHER)] * withholds


def test_an_operator_who_loses_the_players_nonce_is_told_of(tmp_path: Path) -> None:
    def forget_it(table: Table, seed: bytes, players: str, pledged: str) -> str:
        sitter = table.seats[PLAYER]
        assert sitter
        sitter.nonce = ""
        return pledged

    played = against_the_operators_friend(tmp_path, forget_it)
    assert all([doubt.kind for doubt in game.verdict.doubts] == ["late"] for game in played)
