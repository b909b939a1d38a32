"""Whole games over HTTP and sockets, and what they do to ratings: real ones something, farmed ones nothing."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import insert, update

from gelateria.server.store.schema import people, ratings
from tests.attack.figures import note
from tests.attack.length import lasting
from tests.server.guests import AtTable, Guest
from tests.server.hosted import Hosted, hosted
from tests.server.patience import until

GAME = "geizen"


class Evening:
    """Ada and Ben, who have accounts, and a server."""

    def __init__(self, server: Hosted, ada: Guest, ben: Guest) -> None:
        self.server = server
        self.ada = ada
        self.ben = ben

    async def they_are_known(self) -> None:
        """Their accounts are old, and they have played much, with many."""
        row = {"game": GAME, "mu": 25.0, "sigma": 4.0, "games": 20, "worth": 20.0, "opponents": 20}

        def job(connection: Any) -> None:
            connection.execute(update(people).values(made=0))
            connection.execute(insert(ratings), [{"person": who.person, **row} for who in (self.ada, self.ben)])

        await self.server.core.writer.run(job)

    async def sit_down(self, **plan: Any) -> tuple[str, list[AtTable]]:
        """Both at a new table, and it has begun."""
        made = await self.ada.post("/api/tables", plan={"game": GAME, "players": 2, "pace": "instant", **plan})
        sat = await self.ben.post(f"/api/tables/{made['table']}/join")
        await self.ada.post(f"/api/tables/{made['table']}/start", made["host_key"])
        return made["table"], self.tabs(made["table"], made["seat_key"], sat["key"])

    def tabs(self, table: str, *keys: str) -> list[AtTable]:
        return [AtTable(self.server.address, table, key) for key in keys]

    async def board(self) -> dict[str, int]:
        """What everybody sees."""
        found = await self.ada.get(f"/api/games/{GAME}/ratings")
        return {line["name"]: line["rating"] for line in found["ranked"]}


@asynccontextmanager
async def an_evening(folder: Path) -> AsyncIterator[Evening]:
    async with hosted(folder) as server:
        ada, ben = await Guest.come(server.address, "Ada"), await Guest.come(server.address, "Ben")
        async with ada, ben:
            for who, login in ((ada, "ada"), (ben, "ben")):
                await who.post("/api/account", login=login, password="correct horse")
            yield Evening(server, ada, ben)


def spend(folder: Path, scene: Callable[[Evening], Awaitable[None]]) -> None:
    async def visit() -> None:
        async with an_evening(folder) as evening:
            await scene(evening)

    asyncio.run(visit())


def first(view: Any, choices: list[Any]) -> Any:
    return choices[0]["action"]


async def play_out(tabs: list[AtTable]) -> list[dict[str, Any]]:
    """Everybody takes the first choice until it is over; how each came out."""
    async with tabs[0], tabs[1]:
        await asyncio.gather(*(tab.play(first) for tab in tabs))
        assert tabs[0].over
        places: list[dict[str, Any]] = tabs[0].over["places"]
        return places


def test_a_rated_game_moves_both_and_a_rematch_counts_half(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.they_are_known()
        table, tabs = await evening.sit_down(rated=True)
        places = await play_out(tabs)
        won, lost = sorted(places, key=lambda place: place["place"])
        assert (won["before"], won["after"], won["worth"]) == (1500, 1520, 1.0)
        assert (lost["before"], lost["after"], lost["worth"]) == (1500, 1480, 1.0)
        assert sorted((await evening.board()).values()) == [1480, 1520]
        again = await evening.ada.post(f"/api/tables/{table}/rematch")
        sat = await evening.ben.post(f"/api/tables/{table}/rematch")
        await evening.ada.post(f"/api/tables/{again['table']}/start", again["host_key"])
        second = await play_out(evening.tabs(again["table"], again["seat_key"], sat["seat_key"]))
        assert all(0 < place["worth"] <= 0.5 for place in second)
        history = (await evening.ben.get("/api/me/history"))["tables"]
        assert [one["rated"] for one in history] == [True, True]
        assert history[1]["seats"][0]["after"] == places[0]["after"]

    spend(tmp_path, scene)


def test_nobody_is_drawn_into_a_rematch_who_is_not_there(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.they_are_known()
        table, tabs = await evening.sit_down(rated=True)
        await play_out(tabs)
        before = await evening.board()
        again = await evening.ada.post(f"/api/tables/{table}/rematch")
        path = f"/api/tables/{again['table']}"
        assert (await evening.ada.ask("POST", f"{path}/start", again["host_key"])).status_code == 409
        assert [one["table"] for one in await evening.ben.get("/api/me/tables")] == [again["table"]], "he may come"
        await evening.ada.post(f"{path}/kick", again["host_key"], seat=1)
        await evening.ada.post(f"{path}/bots", again["host_key"], level="random")
        await evening.ada.post(f"{path}/start", again["host_key"])
        async with AtTable(evening.server.address, again["table"], again["seat_key"]) as tab:
            await tab.play(first)
            assert tab.over
            assert [place.get("unrated") for place in tab.over["places"]] == ["no-opponent", None]
        after = await evening.board()
        note("absent", before=before["Ben"], after=after["Ben"])
        assert after == before

    spend(tmp_path, scene)


def test_resigning_at_once_is_rated_for_nobody_however_often(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.they_are_known()
        games = lasting(25, 5)
        for _ in range(games):
            table, tabs = await evening.sit_down(rated=True)
            async with tabs[1] as ben:
                await ben.send("resign")
                await ben.until(lambda: ben.over)
            over = (await evening.ada.get(f"/api/tables/{table}"))["over"]
            assert over["why"] == "table.resign"
            assert [place["unrated"] for place in over["places"]] == ["few-decisions", "few-decisions"]
        ratings = set((await evening.board()).values())
        note("resigned-at-once", games=games, most=max(ratings))
        assert ratings == {1500}

    spend(tmp_path, scene)


def test_resigning_in_the_middle_is_a_loss(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.they_are_known()
        _, (first_tab, second_tab) = await evening.sit_down(rated=True)
        async with first_tab as ada, second_tab as ben:
            for _ in range(40):
                await until(lambda: ada.choices or ben.choices)
                tab = ada if ada.choices else ben
                assert await tab.answer(await tab.do(first(tab.view, tab.choices))) is None
            await ben.answer(await ben.send("resign"))
            await ada.until(lambda: ada.over)
        assert await evening.board() == {"Ada": 1520, "Ben": 1480}

    spend(tmp_path, scene)


def test_accounts_of_today_and_guests_gain_nothing(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        for place in await play_out((await evening.sit_down(rated=True))[1]):
            assert (place["before"], place["after"], place["worth"]) == (1300, 1300, 0.0)
        address = evening.server.address
        async with await Guest.come(address, "Gus") as gus, await Guest.come(address, "Gil") as gil:
            places = await play_out((await Evening(evening.server, gus, gil).sit_down(rated=True))[1])
            assert [place["unrated"] for place in places] == ["guest", "guest"]
        assert set(await evening.board()) == {"Ada", "Ben"}

    spend(tmp_path, scene)


def test_a_table_that_does_not_say_so_is_not_rated(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        await evening.they_are_known()
        table, tabs = await evening.sit_down()
        assert not (await evening.ada.get(f"/api/tables/{table}"))["room"]["plan"]["rated"]
        assert [place["unrated"] for place in await play_out(tabs)] == ["casual", "casual"]
        assert set((await evening.board()).values()) == {1500}

    spend(tmp_path, scene)
