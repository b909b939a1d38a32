"""Everybody sees who is how strong; what somebody played, and with whom, they see themselves."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import update

from gelateria.server.accounts.accounts import new_person_id
from gelateria.server.lobby.results import Ending, Entry, keep_result
from gelateria.server.store.schema import people, ratings, seats, tables
from gelateria.server.table.live_game import OwnPlay
from tests.server.visitors import Place, a_place

LONG_AGO = -(10**10)


async def play(place: Place, table: str, *order: str, at: int, game: str = "geizen", rated: bool = True) -> None:
    """A table where these came out in this order."""
    row = {"id": table, "game": game, "status": "playing", "plan": "{}", "host": order[0], "seed": b"s" * 32}
    await place.keep(tables, {**row, "made": 1, "series": table})
    entries = [
        Entry(seat=seat, person=person, name=f"at {table}", place=seat + 1, score=9 - seat, won=float(seat == 0))
        for seat, person in enumerate(order)
    ]
    for entry in entries:
        await place.keep(
            seats, {"table": table, "seat": entry.seat, "person": entry.person, "name": entry.name, "nonce": ""}
        )
    own = [OwnPlay(10, stood_in=False)] * len(order)
    facts: dict[str, Any] = {"why": "x", "record": "{}", "dice": {}, "at": at, "needed": 3, "own": own}
    ending = Ending(table=table, game=game, entries=entries, unrated=None if rated else "casual", **facts)
    await place.core.writer.run(lambda connection: keep_result(connection, ending))


async def two(place: Place) -> tuple[httpx.AsyncClient, str, str]:
    """Ada's browser, Ada and Ben, both well known."""
    ada, ben = await place.account("ada", "Ada"), await place.account("ben", "Ben")
    ids = [(await browser.get("/api/me")).json()["id"] for browser in (ada, ben)]
    await place.keep(ratings, *({"person": id_, "game": "geizen", **rating(25.0, 20)} for id_ in ids))
    await place.core.writer.run(lambda connection: connection.execute(update(people).values(made=LONG_AGO)).rowcount)
    return ada, ids[0], ids[1]


def rating(mu: float, games: int) -> dict[str, Any]:
    """Of so many full games, each against another opponent."""
    return {"mu": mu, "sigma": 3.0, "games": games, "worth": float(games), "opponents": games}


def test_the_leaderboard_begins_with_the_strongest_and_is_paged(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            strength = [("Newcomer", 28.0, 1), ("Strong", 30.0, 20), ("Middle", 25.0, 20), ("Equal", 25.0, 20)]
            for name, mu, games in strength:
                person = new_person_id()
                await place.keep(people, {"id": person, "name": name, "kind": "account", "made": 1})
                await place.keep(ratings, {"person": person, "game": "geizen", **rating(mu, games)})
            for kind in ("guest", "bot"):
                await place.keep(people, {"id": kind, "name": kind, "kind": kind, "made": 1})
                await place.keep(ratings, {"person": kind, "game": "geizen", **rating(40.0, 20)})
            browser = place.browser()
            board = (await browser.get("/api/games/geizen/ratings")).json()
            assert board["players"] == 4
            told = [(line["rank"], line["rating"], line["provisional"]) for line in board["ranked"]]
            assert told == [(1, 1700, False), (2, 1500, False), (2, 1500, False), (4, 1332, True)]
            assert board["ranked"][0]["name"] == "Strong"
            bots = (await browser.get("/api/games/geizen/ratings?kind=bot")).json()
            assert (bots["players"], [line["person"] for line in bots["ranked"]]) == (1, ["bot"])
            page = (await browser.get("/api/games/geizen/ratings?limit=2&offset=2")).json()
            assert page["ranked"] == board["ranked"][2:]
            assert (await browser.get("/api/games/gelati/ratings")).json()["ranked"] == []
            for path, status in (
                ("chess/ratings", 404),
                ("geizen/ratings?limit=0", 400),
                ("a%00/ratings", 404),
                ("geizen/ratings?kind=guest", 400),
            ):
                assert (await browser.get(f"/api/games/{path}")).status_code == status

    asyncio.run(scene())


def test_a_profile_tells_how_somebody_plays_and_not_with_whom(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            _, ada, ben = await two(place)
            for game, won in enumerate([True, False, *[True] * 11]):
                order = (ada, ben) if won else (ben, ada)
                await play(place, f"private{game}", *order, at=1000 + game, rated=game != 12)
            await play(place, "gelati", ben, ada, at=5000, game="gelati", rated=False)

            answer = await place.browser().get(f"/api/people/{ada}")
            profile = answer.json()
            assert (profile["name"], profile["kind"], profile["since"]) == ("Ada", "account", LONG_AGO)
            geizen, gelati = profile["games"]
            numbers = {name: geizen[name] for name in ("games", "wins", "mean_place", "best_score", "streak")}
            assert numbers == {"games": 13, "wins": 12, "mean_place": 1.08, "best_score": 9, "streak": 11}
            assert [result["at"] for result in geizen["recent"]] == list(range(1012, 1002, -1))
            assert geizen["recent"][0]["after"] is None
            assert len(geizen["curve"]) == 10
            assert geizen["curve"] == sorted(geizen["curve"])
            assert geizen["curve"][-1] == geizen["rating"] > 1500
            newest, before = geizen["recent"][:2]
            assert (newest["rated"], newest["unrated"], newest["worth"]) == (False, "casual", None)
            assert (before["rated"], before["unrated"], before["after"]) == (True, None, geizen["rating"])
            assert not geizen["provisional"]
            assert (gelati["rating"], gelati["provisional"], gelati["streak"], gelati["curve"]) == (None, True, 0, [])
            for private in ("private", ben, "Ben"):
                assert private not in answer.text

            for nobody in ("nobody", "x" * 22, "a%00"):
                assert (await place.browser().get(f"/api/people/{nobody}")).status_code == 404

    asyncio.run(scene())


def test_my_history_is_told_page_by_page_with_nothing_twice_or_missing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            browser, ada, ben = await two(place)
            for game in range(7):
                await play(place, f"t{game}", ada, ben, at=1000 + game // 3)  # some end in the same millisecond
            await play(place, "other", ben, ada, at=1001, game="gelati", rated=False)
            await play(place, "not mine", ben, at=9999)

            told: list[str] = []
            cursor: str | None = None
            while True:
                parameters = {"limit": "3"} | ({"before": cursor} if cursor else {})
                page = (await browser.get("/api/me/history", params=parameters)).json()
                told += [table["table"] for table in page["tables"]]
                cursor = page["next"]
                if cursor is None:
                    break
            assert told == ["t6", "t5", "t4", "t3", "other", "t2", "t1", "t0"]

            (table,) = (await browser.get("/api/me/history?game=gelati")).json()["tables"]
            assert (table["table"], table["ended"], table["seat"], table["rated"]) == ("other", 1001, 1, False)
            assert [(seat["person"], seat["place"], seat["after"]) for seat in table["seats"]] == [
                (ben, 1, None),
                (ada, 2, None),
            ]
            for query, status in (("before=x", 400), ("game=chess", 404), ("limit=101", 400), ("before=1-a%00", 400)):
                assert (await browser.get(f"/api/me/history?{query}")).status_code == status

    asyncio.run(scene())
