"""A fast line buys nothing: the same hands place the same number of dice over a good line and a bad one."""

import asyncio
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from tests.contract.tables import many
from tests.server.guests import AtTable, Guest
from tests.server.running import RunningServer

ROUND_TRIPS = (0.020, 0.100, 0.250, 0.400)
THROWS = 3
"""So often the hands throw before they place a die: then nobody is through when the sand has run out."""


@pytest.mark.rule("table.tumble", "table.lag")
def test_good_and_bad_lines_place_the_same_number_of_dice(tmp_path: Path) -> None:
    tables = len(many(4))
    with RunningServer(tmp_path) as server:
        placed = asyncio.run(first_rounds(server, tables))
    means = {trip: sum(counts) / len(counts) for trip, counts in placed.items()}
    assert all(len(counts) == tables for counts in placed.values())
    assert max(means.values()) < 7, f"the sand must run out for the comparison to mean anything: {means}"
    middle = sum(means.values()) / len(means)
    assert middle > 3
    assert all(abs(mean - middle) <= 0.03 * middle for mean in means.values()), means


async def first_rounds(server: RunningServer, tables: int) -> dict[float, list[int]]:
    placed: dict[float, list[int]] = defaultdict(list)
    for counts in await asyncio.gather(*(first_round(server, number) for number in range(tables))):
        for trip, count in counts.items():
            placed[trip].append(count)
    return placed


async def first_round(server: RunningServer, number: int) -> dict[float, int]:
    """One who hurries and turns the sand timer, and four with the same slow hands on four lines, seats rotated."""
    guests = [await Guest.come(server.address, f"Guest {i}") for i in range(5)]
    made = await guests[0].post("/api/tables", plan={"game": "jelly-monster", "players": 5, "pace": "instant"})
    keys = [made["seat_key"]]
    for guest in guests[1:]:
        keys.append((await guest.post(f"/api/tables/{made['table']}/sit"))["key"])
    at_table = [AtTable(server.address, made["table"], key) for key in keys]
    trips = {seat: ROUND_TRIPS[(seat + number) % 4] for seat in range(1, 5)}
    for seat, trip in trips.items():
        at_table[seat].lag = trip / 2
    for player in at_table:
        await player.__aenter__()
    await guests[0].post(f"/api/tables/{made['table']}/start", made["host_key"])
    await asyncio.sleep(3.0)  # until the server has measured the lines
    hands = [hurry(at_table[0]), *(slow_hands(at_table[seat], random.Random(number)) for seat in trips)]
    await asyncio.gather(*hands)
    for player in at_table:
        await player.__aexit__()
    for guest in guests:
        await guest.http.aclose()
    return {trip: dice_placed(at_table[0], seat) for seat, trip in trips.items()}


def dice_placed(witness: AtTable, seat: int) -> int:
    """In the first round, as somebody else saw it."""
    count = 0
    for step in witness.steps:
        tags = [event["type"] for event in step["events"]]
        count += tags.count("placed") if step["by"] == seat else 0
        if "closed" in tags:
            return count
    raise AssertionError("the round did not end")


def in_first_round(player: AtTable) -> bool:
    return bool(player.view) and player.view["turns"] == 0 and player.view["phase"] == "place"


def offered(player: AtTable, kind: str) -> Any:
    return next((choice["action"] for choice in player.choices if choice["action"]["type"] == kind), None)


async def say_ready(player: AtTable) -> None:
    await player.until(lambda: offered(player, "ready"))
    await player.answer(await player.do({"type": "ready"}))
    await player.until(lambda: in_first_round(player))


async def act(player: AtTable, *kinds: str) -> None:
    """The first of these that is possible; returns when its outcome is seen."""
    action = next((found for kind in kinds if (found := offered(player, kind))), None)
    before = player.decision
    if action:
        await player.do(action)
    await player.until(lambda: player.decision != before or not in_first_round(player))


async def hurry(player: AtTable) -> None:
    await say_ready(player)
    while in_first_round(player):
        await act(player, "place", "turn", "done", "throw")


async def slow_hands(player: AtTable, luck: random.Random) -> None:
    await say_ready(player)
    while in_first_round(player):
        for _ in range(THROWS):
            await asyncio.sleep(luck.uniform(0.2, 0.4))
            await act(player, "throw")
        await asyncio.sleep(luck.uniform(0.2, 0.4))
        await act(player, "place", "done")
