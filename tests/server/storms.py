"""Storms of moves: people who play as fast as they can, and what must be true of the store whatever befell it."""

import asyncio
import contextlib
import random
import sqlite3
import subprocess
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from gelateria.engine import CLOCK, AnyGame, Match, Record, check_dice, count_dice, find_game, read_record, replay
from gelateria.server.protocol.encoding import ENCODER
from gelateria.server.table.live_game import view_hash
from tests.server.guests import AtTable, Guest, Message
from tests.server.patience import until

GAMES = {
    "geizen": (3, {}),
    "gelati": (3, {}),
    "gelato-mio": (3, {}),
    "gelini-nightlife": (3, {}),
    "jelly-monster": (3, {"calm": True}),
}
"""Each with two people; the others are bots."""
OVERTAKEN = ("table.undo", "table.decision", "table.turn", "table.over", "jelly.neighbour-choice")
"""Why a command may be refused: somebody has moved, or taken back, or settled it for all, before it arrived."""


class Player(AtTable):
    """Somebody at a table who notes what they sent, and sometimes thinks better of it."""

    def __init__(self, address: str, table: str, key: str, luck: random.Random) -> None:
        super().__init__(address, table, key)
        self.luck = luck
        self.commands: dict[int, Message] = {}
        self.person = ""
        self.may_act = asyncio.Event()
        self.may_act.set()

    async def send(self, t: str, **fields: Any) -> int:
        self.commands[self._next + 1] = {"t": t, **fields}
        return await super().send(t, **fields)

    @property
    def owed(self) -> int:
        """Commands without an answer."""
        return len(self._sent)

    async def storm(self) -> None:
        """Move as fast as the server answers, to the end of the game."""
        while not self.over:
            if self.owed:
                await self.change()
            elif not self.may_act.is_set():
                await self.may_act.wait()
            elif self.can_undo and self.luck.random() < 0.05:
                self.can_undo = False
                await self.send("undo")
            elif self.choices:
                await self.do(self.luck.choice(self.choices)["action"])
            else:
                await self.change()


class Storm:
    """Some tables of some games, with two people at each."""

    def __init__(self, address: str, seed: int, games: Sequence[str]) -> None:
        self.address = address
        self.seed = seed
        self.games = games
        self.tables: dict[str, tuple[str, list[Player]]] = {}
        self.promised: dict[str, str] = {}
        self._guests: list[Guest] = []

    @contextlib.asynccontextmanager
    async def begun(self, line: str | None = None, **plan: Any) -> AsyncIterator["Storm"]:
        """All tables set, everybody seated (over another line to the server, if one is given), all games begun."""
        async with contextlib.AsyncExitStack() as stack:
            for number, name in enumerate(("Ada", "Ben")):
                guest = await stack.enter_async_context(await Guest.come(self.address, name))
                self._guests.insert(number, guest)
            ada, ben = self._guests
            for index, game in enumerate(self.games):
                players, options = GAMES[game]
                chosen = {"game": game, "players": players, "options": options, "pace": "instant", **plan}
                made = await ada.post("/api/tables", plan=chosen)
                table = made["table"]
                sat = await ben.post(f"/api/tables/{table}/join")
                await ada.post(f"/api/tables/{table}/bots", made["host_key"], level="greedy")
                self.promised[table] = (await ada.get(f"/api/tables/{table}"))["room"]["commitment"]
                tabs = []
                for seat, (key, guest) in enumerate(((made["seat_key"], ada), (sat["key"], ben))):
                    luck = random.Random(f"{self.seed} {index} {seat}")
                    tab = Player(line or self.address, table, key, luck)
                    tab.person = guest.person
                    tabs.append(await stack.enter_async_context(tab))
                self.tables[table] = game, tabs
                await ada.post(f"/api/tables/{table}/start", made["host_key"])
            yield self

    @property
    def players(self) -> list[Player]:
        return [player for _, tabs in self.tables.values() for player in tabs]

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acked) for player in self.players)

    async def go_on_for(self, commands: int) -> None:
        """Until so many more are acknowledged."""
        enough = self.acknowledged + commands
        await until(lambda: self.acknowledged >= enough)

    async def goes_on_for(self, commands: int) -> bool:
        """Until so many more are acknowledged; False if all games are over before."""
        enough = self.acknowledged + commands
        await until(lambda: self.acknowledged >= enough or self.is_over)
        return not self.is_over

    @property
    def is_over(self) -> bool:
        return all(player.over for player in self.players)

    @contextlib.asynccontextmanager
    async def lull(self) -> AsyncIterator[None]:
        """All that was asked for is answered, and nobody asks for more."""
        for player in self.players:
            player.may_act.clear()
        await until(lambda: not any(player.owed for player in self.players))
        try:
            yield
        finally:
            for player in self.players:
                player.may_act.set()

    async def blow(self) -> None:
        """Everybody plays to the end."""
        await asyncio.gather(*(player.storm() for player in self.players))
        for player in self.players:
            while player.owed:
                await player.change()

    async def check(self, folder: Path) -> None:
        """Nothing lost, nothing twice, and all say the same about how it went."""
        with Store(folder) as store:
            await self.check_in(store)

    async def check_in(self, store: "Store") -> None:
        """The same, of a store that is open."""
        for table, (game, tabs) in self.tables.items():
            await check_ends(table, self.promised[table], find_game(game), tabs, self._guests[0], store)


class Store:
    """The server's database as it lies on the disk, copied: the server may be dead or alive."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __enter__(self) -> "Store":
        self._copy = TemporaryDirectory()
        # By another process: one that closes a file gives up all its locks there, and the server may be this process.
        for file in self.folder.glob("server.sqlite3*"):
            subprocess.run(["cp", file, self._copy.name], stderr=subprocess.DEVNULL, check=False)
        self._base = sqlite3.connect(f"{self._copy.name}/server.sqlite3")
        self._base.row_factory = sqlite3.Row
        return self

    def __exit__(self, *_: object) -> None:
        self._base.close()
        self._copy.cleanup()

    def rows(self, query: str, *values: Any) -> list[sqlite3.Row]:
        return self._base.execute(query, values).fetchall()

    def journal(self, table: str) -> list[sqlite3.Row]:
        return self.rows('SELECT * FROM journal WHERE "table" = ? ORDER BY seq', table)


def check_journal(table: str, tabs: Sequence[Player], store: Store) -> None:
    """Every acknowledged command is in the journal once, in the order it was sent; and nothing is there twice."""
    journal = store.journal(table)
    assert [row["seq"] for row in journal] == list(range(1, len(journal) + 1)), "the journal has no holes"
    sent = Counter((row["client"], row["number"]) for row in journal if row["client"])
    assert not sent or max(sent.values()) == 1, "no command is carried out twice"
    for tab in tabs:
        own = [row["number"] for row in journal if row["client"] == tab.client]
        assert own == sorted(own)
        assert {*tab.acked} - {tab.gave} <= set(own), "what was acknowledged is there"
        assert all(row["by"] == tab.seat for row in journal if row["client"] == tab.client)
        assert not {refusal["n"] for refusal in tab.refused} & set(own), "what was refused is not"


async def check_ends(
    table: str, promised: str, game: AnyGame, tabs: Sequence[Player], guest: Guest, store: Store
) -> None:
    check_journal(table, tabs, store)
    journal = store.journal(table)
    assert not any(row["stand_in"] for row in journal)
    record = read_record((await guest.ask("GET", f"/api/tables/{table}/record")).text)
    match = replay(game, record)
    assert match.over
    assert match.record(record.dice) == record
    verdict = check_dice(game, record, promised)
    assert verdict.holds
    assert verdict.checked > 0
    check_moves(journal, match, record, tabs)
    for tab in tabs:
        own = {row["number"] for row in journal if row["client"] == tab.client}
        assert {*tab.acked} - {tab.gave} == own, "all that was carried out was acknowledged in the end"
        assert check_dice(game, record, promised, tab.witness).proven or not tab.witness, "what it added is there"
        for refusal in tab.refused:
            assert refusal["problem"].get("rule") in OVERTAKEN, refusal
        assert tab.hash == view_hash(ENCODER.encode(match.view(tab.seat)))
        assert tab.number == tab.steps[-1]["number"]
        assert tab.over
        assert [place["score"] for place in tab.over["places"]] == match.state.scores()
    check_result(table, game, record, store)


def check_moves(
    journal: Sequence[sqlite3.Row], match: Match[Any, Any, Any, Any], record: Record, tabs: Sequence[Player]
) -> None:
    """The record is what the journal tells, and the journal what people sent."""
    standing: list[sqlite3.Row] = []
    for row in journal:
        if row["kind"] == "move":
            standing.append(row)
        else:
            assert row["kind"] == "back"
            del standing[-row["do"] :]
    told = [(row["by"], row["do"], tuple(msgspec.json.decode(row["drew"]))) for row in standing]
    assert told == [(move.by, move.do, move.drew) for move in record.moves]
    by_client = {tab.client: tab for tab in tabs}
    for row, step in zip(standing, match.steps(), strict=True):
        if step.by != CLOCK and row["client"]:
            meant = by_client[row["client"]].commands[row["number"]]["action"]
            assert msgspec.json.decode(ENCODER.encode(step.action)) == meant


def check_result(table: str, game: AnyGame, record: Record, store: Store) -> None:
    """The result is kept once, with its dice."""
    (row,) = store.rows("SELECT status, record FROM tables WHERE id = ?", table)
    assert row["status"] == "over"
    assert read_record(row["record"]) == record
    seats = [row["seat"] for row in store.rows('SELECT seat FROM results WHERE "table" = ? ORDER BY seat', table)]
    assert seats == list(range(record.players))
    played = store.rows("SELECT record FROM tables WHERE game = ? AND status = 'over'", game.slug)
    thrown = sum((count_dice(game, read_record(row["record"])) for row in played), Counter())
    counted = store.rows("SELECT sides, face, count FROM dice WHERE game = ?", game.slug)
    assert {(row["sides"], row["face"]): row["count"] for row in counted} == thrown
    rated = (
        "SELECT person, count(*) AS games FROM results WHERE game = ? AND rated AND person IS NOT NULL GROUP BY person"
    )
    known = {row["person"]: row["games"] for row in store.rows("SELECT * FROM ratings WHERE game = ?", game.slug)}
    assert known == {row["person"]: row["games"] for row in store.rows(rated, game.slug)}
