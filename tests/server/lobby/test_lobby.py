"""The lobby over HTTP: making tables, inviting, bots, the host's rights, rematches, watching, records."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from gelateria.engine import Dealer, Match, find_game, read_record, replay
from gelateria.server.http.tables import MOST_RECORD
from tests.server.guests import AtTable, Guest, connect_to
from tests.server.hosted import Hosted, hosted_beside
from tests.server.patience import PATIENCE

Scene = Callable[[Hosted, Guest, Guest], Awaitable[None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted_beside(tmp_path_factory.mktemp("lobby")) as running:
        yield running


def with_two(server: Hosted, scene: Scene) -> None:
    async def run() -> None:
        async with await Guest.come(server.address, "Ada") as ada, await Guest.come(server.address, "Ben") as ben:
            await scene(server, ada, ben)

    asyncio.run(run())


def first(view: Any, choices: list[Any]) -> Any:
    return choices[0]["action"]


async def play_out(server: Hosted, seats: list[tuple[str, str]]) -> list[AtTable]:
    """Everybody takes the first choice until it is over."""
    players = [AtTable(server.address, table, key) for table, key in seats]
    for player in players:
        await player.__aenter__()
    await asyncio.gather(*(player.play(first) for player in players))
    for player in players:
        await player.__aexit__()
    return players


def test_quick_play_is_one_call_to_a_game_that_runs(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, _: Guest) -> None:
        for game in ("geizen", "gelati", "gelato-mio", "gelini-nightlife", "jelly-monster"):
            made = await ada.post("/api/quick-play", game=game, level="easy")
            shown = await ada.get(f"/api/tables/{made['table']}")
            assert shown["room"]["status"] == "playing"
            assert [seat["bot"] for seat in shown["room"]["seats"][1:]] == ["easy"] * (len(shown["room"]["seats"]) - 1)
            names = [seat["name"] for seat in shown["room"]["seats"]]
            assert len(set(names)) == len(names)
        mine = await ada.get("/api/me/tables")
        assert {table["game"] for table in mine} >= {"geizen", "jelly-monster"}
        assert all(table["my_turn"] == (table["seat"] in table["awaited"]) for table in mine)
        assert (await ada.ask("POST", "/api/quick-play", body={"game": "chess"})).status_code == 404
        assert (await ada.ask("POST", "/api/quick-play", body={"game": "geizen", "level": "god"})).status_code == 400

    with_two(server, scene)


def test_options_and_editions_are_checked_and_hold(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, _: Guest) -> None:
        wrong: list[tuple[dict[str, Any], int, str]] = [
            ({"game": "geizen", "players": 9}, 422, "table.seats"),
            ({"game": "geizen", "players": 2, "options": {"flying": True}}, 422, "table.options"),
            ({"game": "geizen", "players": 2, "edition": {"rows": 1}}, 400, ""),
            ({"game": "geizen", "players": 2, "edition": {"name": "x" * 70_000}}, 400, ""),
            ({"game": "chess", "players": 2}, 404, ""),
        ]
        for plan, status, rule in wrong:
            answer = await ada.ask("POST", "/api/tables", body={"plan": plan})
            assert answer.status_code == status, answer.text
            assert answer.json()["error"].get("rule", "") == rule
        made = await ada.post(
            "/api/tables", plan={"game": "jelly-monster", "players": 3, "options": {"calm": True, "beginner": True}}
        )
        await ada.post(f"/api/tables/{made['table']}/bots", made["host_key"], level="random")
        await ada.post(f"/api/tables/{made['table']}/start", made["host_key"])
        async with AtTable(server.address, made["table"], made["seat_key"]) as player:
            assert player.view["calm"]
            assert player.room["plan"]["options"] == {"calm": True, "beginner": True}

    with_two(server, scene)


def test_a_private_table_is_entered_by_its_invitation_alone(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, ben: Guest) -> None:
        made = await ada.post("/api/tables", plan={"game": "geizen", "players": 3, "listed": False})
        path = f"/api/tables/{made['table']}"
        assert made["table"] not in [table["table"] for table in await ben.get("/api/tables")]
        assert (await ben.ask("POST", f"{path}/join", body={})).status_code == 403
        old = await ada.post(f"{path}/invite", made["host_key"])
        assert await ada.post(f"{path}/invite", made["host_key"]) == old, "it lasts, however often it is asked for"
        new = await ada.post(f"{path}/invite?anew=true", made["host_key"])
        assert await ada.post(f"{path}/invite", made["host_key"]) == new
        assert new["qr"].startswith("<svg")
        link, _, key = new["link"].partition("#invite=")
        assert link == f"{server.address}/table/{made['table']}"
        dead = old["link"].partition("#invite=")[2]
        assert (await ben.ask("POST", f"{path}/join", body={"invite": dead})).status_code == 403
        seated = await ben.post(f"{path}/join", invite=key)
        assert seated["seat"] == 1
        again = await ben.post(f"{path}/join")
        assert again["seat"] == 1, "another tab, another key, the same seat"
        assert again["key"] != seated["key"]

    with_two(server, scene)


def test_an_invitation_lets_watch_when_all_seats_are_taken_and_when_the_game_has_begun(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, ben: Guest) -> None:
        made = await ada.post("/api/tables", plan={"game": "geizen", "players": 2, "listed": False})
        path, host = f"/api/tables/{made['table']}", made["host_key"]
        key = (await ada.post(f"{path}/invite", host))["link"].partition("#invite=")[2]
        await ada.post(f"{path}/bots", host)
        assert (await ben.ask("POST", f"{path}/join", body={"invite": key})).status_code == 409, "all seats are taken"
        assert (await ben.ask("POST", f"{path}/watch", body={})).status_code == 403
        watching = await ben.post(f"{path}/watch", link=key)
        await ada.post(f"{path}/start", host)
        assert (await ada.post(f"{path}/invite", host))["link"].endswith(key), "the host may send it again"
        assert (await ben.ask("POST", f"{path}/join", body={"invite": key})).status_code == 409
        await ben.post(f"{path}/watch", link=key)
        async with AtTable(server.address, made["table"], watching["key"]) as seen:
            assert seen.room["watchers"] == 1

    with_two(server, scene)


def test_whoever_stands_up_is_not_told_that_they_were_shown_out(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, ben: Guest) -> None:
        made = await ada.post("/api/tables", plan={"game": "geizen", "players": 2})
        path = f"/api/tables/{made['table']}"
        sat = await ben.post(f"{path}/join")
        async with (
            AtTable(server.address, made["table"], made["seat_key"]) as host,
            AtTable(server.address, made["table"], sat["key"]) as tab,
        ):
            await ben.post(f"{path}/leave")
            await tab.until(lambda: any('"left"' in frame for frame in tab.frames))
            await host.until(lambda: host.room["seats"][1]["free"])
        assert not any('"shown-out"' in frame for frame in tab.frames)

    with_two(server, scene)


def test_the_host_fills_shows_out_and_reorders(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, ben: Guest) -> None:
        made = await ada.post("/api/tables", plan={"game": "geizen", "players": 4})
        path, host = f"/api/tables/{made['table']}", made["host_key"]
        sat = await ben.post(f"{path}/join", seat=2)
        assert sat["seat"] == 2
        assert (await ada.ask("POST", f"{path}/start", host)).status_code == 409
        await ada.post(f"{path}/bots", host, level="hard", seats=[3])
        room = (await ada.get(path))["room"]
        assert [seat["free"] for seat in room["seats"]] == [False, True, False, False]
        async with AtTable(server.address, made["table"], sat["key"]) as waiting:
            await ada.post(f"{path}/kick", host, seat=2)
            await waiting.until(lambda: any('"shown-out"' in frame for frame in waiting.frames))
        assert (await ada.ask("POST", f"{path}/kick", host, {"seat": 0})).status_code == 409
        sat = await ben.post(f"{path}/join", seat=1)
        await ada.post(f"{path}/order", host, order=[1, 0, 3, 2])
        seats = (await ada.get(path))["room"]["seats"]
        assert [seat["name"] for seat in seats[:2]] == ["Ben", "Ada"]
        assert (await ada.ask("POST", f"{path}/order", host, {"order": [0, 0, 1, 2]})).status_code == 400
        await ada.post(f"{path}/bots", host, level="easy")
        await ada.post(f"{path}/start", host)
        assert (await ada.ask("POST", f"{path}/kick", host, {"seat": 0})).status_code == 409
        assert (await ada.ask("DELETE", path, host)).status_code == 409

    with_two(server, scene)


def test_the_host_hurries_the_bots_in_the_middle_of_a_game(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, ben: Guest) -> None:
        made = await ada.post("/api/quick-play", game="geizen", level="random")
        path, host = f"/api/tables/{made['table']}", made["host_key"]
        assert (await ben.ask("POST", f"{path}/pace", "no key", {"pace": "instant"})).status_code == 403
        assert (await ada.ask("POST", f"{path}/pace", host, {"pace": "slow"})).status_code == 400
        async with AtTable(server.address, made["table"], made["seat_key"]) as player:
            await ada.post(f"{path}/pace", host, pace="instant")
            await player.until(lambda: any('"pace":"instant"' in frame for frame in player.frames))
        assert (await ada.get(path))["room"]["plan"]["pace"] == "instant"

    with_two(server, scene)


def test_the_lobby_tells_what_changes_as_it_changes(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, ben: Guest) -> None:
        async with connect_to(f"{server.socket_address}/ws/lobby") as lobby:
            assert json.loads(await lobby.recv())["all"]
            made = await ada.post("/api/tables", plan={"game": "gelati", "players": 2})

            async def news(wanted: Callable[[dict[str, Any]], bool]) -> None:
                async with asyncio.timeout(PATIENCE):
                    while not wanted(json.loads(await lobby.recv())):
                        pass

            await news(lambda told: any(t["table"] == made["table"] and t["seats"] == ["Ada"] for t in told["tables"]))
            await ben.post(f"/api/tables/{made['table']}/join")
            await news(lambda told: made["table"] in told["gone"])

    with_two(server, scene)


def test_leaving_frees_the_seat_and_the_hosts_leaving_closes_the_table(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, ben: Guest) -> None:
        made = await ada.post("/api/tables", plan={"game": "geizen", "players": 2})
        path = f"/api/tables/{made['table']}"
        await ben.post(f"{path}/join")
        await ben.post(f"{path}/leave")
        assert (await ada.get(path))["room"]["seats"][1]["free"]
        await ada.post(f"{path}/leave")
        assert (await ada.get(path))["room"]["status"] == "closed"
        assert (await ben.ask("POST", f"{path}/join", body={})).status_code == 409

    with_two(server, scene)


def test_a_rematch_keeps_people_bots_and_options(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, ben: Guest) -> None:
        made = await ada.post("/api/tables", plan={"game": "geizen", "players": 3, "pace": "instant"})
        path = f"/api/tables/{made['table']}"
        sat = await ben.post(f"{path}/join")
        await ada.post(f"{path}/bots", made["host_key"], level="random")
        assert (await ada.ask("POST", f"{path}/rematch")).status_code == 409
        await ada.post(f"{path}/start", made["host_key"])
        await play_out(server, [(made["table"], made["seat_key"]), (made["table"], sat["key"])])
        bens = await ben.post(f"{path}/rematch")
        adas = await ada.post(f"{path}/rematch")
        assert bens["table"] == adas["table"] != made["table"]
        room = (await ada.get(f"/api/tables/{adas['table']}"))["room"]
        before = (await ada.get(path))["room"]
        assert before["next"] == adas["table"]
        assert room["plan"] == before["plan"]
        assert [(s["person"], s["bot"]) for s in room["seats"]] == [(s["person"], s["bot"]) for s in before["seats"]]
        assert (adas["seat"], bens["seat"]) == (0, 1)
        await ben.post(f"/api/tables/{bens['table']}/start", bens["host_key"])
        await play_out(server, [(adas["table"], adas["seat_key"]), (bens["table"], bens["seat_key"])])

    with_two(server, scene)


@pytest.mark.parametrize("policy", ["none", "link", "everyone"])
def test_who_may_watch(policy: str, server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, ben: Guest) -> None:
        made = await ada.post("/api/tables", plan={"game": "gelati", "players": 2, "watch": policy})
        path = f"/api/tables/{made['table']}"
        await ada.post(f"{path}/bots", made["host_key"])
        await ada.post(f"{path}/start", made["host_key"])
        plain = await ben.ask("POST", f"{path}/watch", body={})
        assert plain.status_code == (201 if policy == "everyone" else 403)
        assert (await ben.ask("POST", f"{path}/watch-link")).status_code == 403, "only those who sit there invite"
        link = await ada.ask("POST", f"{path}/watch-link")
        assert link.status_code == (403 if policy == "none" else 201)
        if policy != "none":
            key = link.json()["link"].partition("#watch=")[2]
            watching = await ben.post(f"{path}/watch", link=key)
            async with AtTable(server.address, made["table"], watching["key"]) as watcher:
                assert watcher.seat is None
                assert watcher.choices == []
                problem = await watcher.answer(await watcher.do({"type": "place"}))
                assert problem
                assert problem["code"] == "forbidden"

    with_two(server, scene)


def test_a_record_is_played_on_against_bots(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, _: Guest) -> None:
        game = find_game("gelini-nightlife")
        match = Match(game.setting(3), Dealer(5))
        for _move in range(12):
            seat = match.awaited()[0]
            match.do(seat, match.legal(seat)[0])
        record = match.record()
        body: dict[str, Any] = {"record": record.to_token(), "move": 9, "seat": 1, "level": "random", "pace": "instant"}
        made = await ada.post("/api/tables/from-record", **body)
        assert made["seat"] == 1
        play = server.core.registry.tables[made["table"]].play
        assert play
        assert (play.inherited, play.match.inherited) == (9, 9)
        assert play.match.positions_kept < 9, "what was before is not kept move by move"
        async with AtTable(server.address, made["table"], made["seat_key"]) as player:
            await player.play(first)
        played = read_record((await ada.ask("GET", f"/api/tables/{made['table']}/record")).text)
        assert played.moves[:9] == record.moves[:9]
        assert played.opening == record.opening
        assert played.dice
        assert played.dice.inherited == 9
        assert replay(game, played).over
        verdict = await ada.post("/api/verify", record=played.to_token())
        assert verdict["holds"]
        damaged = await ada.ask("POST", "/api/tables/from-record", body={"record": "gelateria1.nonsense"})
        assert damaged.status_code == 422
        over = await ada.ask("POST", "/api/tables/from-record", body={"record": played.to_token()})
        assert (over.status_code, over.json()["error"]["rule"]) == (409, "table.over")
        nobody = await ada.ask("POST", "/api/tables/from-record", body=body | {"seat": 3})
        assert nobody.status_code == 400
        long = await ada.ask("POST", "/api/tables/from-record", body={"record": "x" * (MOST_RECORD + 1)})
        assert long.status_code == 400
        longer = await ada.ask("POST", "/api/tables/from-record", body={"record": "x" * (2 * MOST_RECORD)})
        assert longer.status_code == 413

    with_two(server, scene)


def test_all_dice_ever_thrown_are_public(server: Hosted) -> None:
    async def scene(server: Hosted, ada: Guest, _: Guest) -> None:
        made = await ada.post("/api/quick-play", game="geizen", level="random", pace="instant")
        before = await ada.get("/api/dice")
        await play_out(server, [(made["table"], made["seat_key"])])
        after = await ada.get("/api/dice")
        record = read_record((await ada.ask("GET", f"/api/tables/{made['table']}/record")).text)
        thrown = len(record.opening) + sum(len(move.drew) for move in record.moves)

        def total(told: dict[str, Any]) -> int:
            return sum(throws["throws"] for throws in told["games"][""])

        assert total(after) - total(before) == thrown > 0
        assert {throws["sides"] for throws in after["games"]["geizen"]} >= {6}

    with_two(server, scene)
