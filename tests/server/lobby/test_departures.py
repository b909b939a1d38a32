"""Whoever leaves for good leaves running tables too, in memory as on disk; an account takes its guest's seats over."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.guests import AtTable, Guest
from tests.server.hosted import Hosted, hosted, hosted_beside
from tests.server.patience import until
from tests.server.writer_gate import closed_gate


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted_beside(tmp_path_factory.mktemp("server")) as running:
        yield running


def table_for(players: int) -> dict[str, Any]:
    return {"game": "geizen", "players": players, "watch": "everyone", "pace": "instant"}


def test_a_running_game_goes_on_without_whoever_left_for_good(server: Hosted) -> None:
    async def scene() -> None:
        async with (
            await Guest.come(server.address, "Ada") as ada,
            await Guest.come(server.address, "Ben") as ben,
            await Guest.come(server.address, "Lovelace") as gone,
        ):
            made = await ada.post("/api/tables", plan=table_for(3))
            table = made["table"]
            sat = await gone.post(f"/api/tables/{table}/join")
            others = await ben.post(f"/api/tables/{table}/join")
            async with (
                AtTable(server.address, table, made["seat_key"]) as first,
                AtTable(server.address, table, others["key"]),
            ):
                await ada.post(f"/api/tables/{table}/start", made["host_key"])
                assert "Lovelace" in str((await ada.get(f"/api/tables/{table}"))["room"])
                assert (await gone.ask("DELETE", "/api/me", body={})).status_code == 204
                room = (await ada.get(f"/api/tables/{table}"))["room"]
                seat = room["seats"][sat["seat"]]
                assert (seat["name"], seat["person"], seat["resigned"]) == ("Somebody", None, True)
                assert room["status"] == "playing"
                await first.until(lambda: "Lovelace" not in str(first.room))
                assert (await gone.ask("GET", "/api/me")).status_code == 401

    asyncio.run(scene())


def test_open_tables_close_with_their_host_and_free_the_seats_of_others(server: Hosted) -> None:
    async def scene() -> None:
        async with await Guest.come(server.address, "Ada") as ada, await Guest.come(server.address, "Eve") as gone:
            own = (await gone.post("/api/tables", plan=table_for(2)))["table"]
            table = (await ada.post("/api/tables", plan=table_for(2)))["table"]
            sat = await gone.post(f"/api/tables/{table}/join")
            assert (await gone.ask("DELETE", "/api/me", body={})).status_code == 204
            assert (await ada.get(f"/api/tables/{table}"))["room"]["seats"][sat["seat"]]["free"]
            closed = await ada.ask("GET", f"/api/tables/{own}")
            assert closed.status_code == 404 or closed.json()["room"]["status"] == "closed"

    asyncio.run(scene())


def test_the_account_sits_where_its_guest_sat(server: Hosted) -> None:
    async def scene() -> None:
        account = {"login": "ada", "password": "correct horse"}
        async with await Guest.come(server.address, "Ada") as laptop, await Guest.come(server.address, "Ada") as phone:
            await laptop.post("/api/account", **account)
            made = await phone.post("/api/tables", plan=table_for(2))
            me = await phone.post("/api/sign-in", **account, adopt=True)
            assert me["id"] == laptop.person
            room = (await phone.get(f"/api/tables/{made['table']}"))["room"]
            assert room["seats"][made["seat"]]["person"] == laptop.person
            again = await phone.post(f"/api/tables/{made['table']}/join")
            assert again["seat"] == made["seat"]

    asyncio.run(scene())


def test_what_is_said_while_they_leave_is_not_said_either(tmp_path: Path) -> None:
    """A last word that is written just before they are deleted."""

    async def scene() -> None:
        async with (
            hosted(tmp_path) as server,
            await Guest.come(server.address, "Ada") as ada,
            await Guest.come(server.address, "Eve") as gone,
        ):
            made = await ada.post("/api/tables", plan=table_for(2))
            sat = await gone.post(f"/api/tables/{made['table']}/join")
            async with AtTable(server.address, made["table"], sat["key"]) as tab:
                async with closed_gate(server.core):
                    said = await tab.send("say", text="Addio!")
                    await until(lambda: server.core.writer.backlog)
                    leaving = asyncio.create_task(gone.ask("DELETE", "/api/me", body={}))
                    await until(lambda: server.core.writer.backlog > 1)
                assert (await leaving).status_code == 204
                assert await tab.answer(said) is None
            assert server.core.registry.tables[made["table"]].chat.lines == []

    asyncio.run(scene())
