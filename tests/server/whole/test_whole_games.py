"""A whole game of each of the five over real sockets: people and bots, to the end, verified and replayed."""

import asyncio
import random
from typing import Any

import pytest

from gelateria.engine import check_dice, find_game, read_record, replay
from tests.server.guests import AtTable, Guest
from tests.server.hosted import Hosted, hosted_beside

TABLES = {
    "geizen": (4, {}),
    "gelati": (3, {}),
    "gelato-mio": (3, {}),
    "gelini-nightlife": (4, {}),
    "jelly-monster": (4, {"calm": True}),
}
SETTLED_BY_ONE = {"jelly-monster"}
"""Where several are asked at once, one voice may settle it, and another comes too late (jelly.neighbour-choice)."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with hosted_beside(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("game", TABLES)
def test_two_people_two_bots_and_somebody_who_watches(game: str, server: Hosted) -> None:
    asyncio.run(whole_game(game, server.address))


async def whole_game(game: str, address: str) -> None:
    players, options = TABLES[game]
    luck = random.Random(game)

    def choose(view: Any, choices: list[Any]) -> Any:
        return luck.choice(choices)["action"]

    async with await Guest.come(address, "Ada") as ada, await Guest.come(address, "Ben") as ben:
        plan = {"game": game, "players": players, "options": options, "watch": "everyone", "pace": "instant"}
        made = await ada.post("/api/tables", plan=plan)
        table = made["table"]
        sat = await ben.post(f"/api/tables/{table}/join")
        await ada.post(f"/api/tables/{table}/bots", made["host_key"], level="greedy")
        watching = await ben.post(f"/api/tables/{table}/watch")
        promised = (await ada.get(f"/api/tables/{table}"))["room"]["commitment"]
        async with (
            AtTable(address, table, made["seat_key"], nonce="ada's own chance") as first,
            AtTable(address, table, sat["key"], nonce="ben's") as second,
            AtTable(address, table, watching["key"]) as watcher,
        ):
            await ada.post(f"/api/tables/{table}/start", made["host_key"])
            await asyncio.gather(first.play(choose), second.play(choose))
            await watcher.until(lambda: watcher.over)
            for tab in (first, second):
                refused = {refusal["problem"]["rule"] for refusal in tab.refused}
                assert refused <= ({"table.turn"} if game in SETTLED_BY_ONE else set())
            assert first.over == second.over == watcher.over
            assert first.number == len(first.steps)
        answer = await ada.ask("GET", f"/api/tables/{table}/record")
        record = read_record(answer.text)
        match = replay(find_game(game), record)
        assert match.over
        assert record.dice
        assert record.dice.nonces[:2] == ("ada's own chance", "ben's")
        for tab in (first, second):
            assert check_dice(find_game(game), record, promised, tab.witness).proven
        verdict = check_dice(find_game(game), record, promised)
        assert verdict.holds
        assert not verdict.proven, "to whoever did not play"
        assert verdict.checked > 0
        told = [place["score"] for place in first.over["places"]] if first.over else []
        assert told == match.state.scores()
        assert (await ada.get(f"/api/tables/{table}/token"))["token"] == record.to_token()
