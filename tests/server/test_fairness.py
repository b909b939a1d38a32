"""A fast line buys nothing: the same hands place the same number of dice over a good line and a bad one."""

import asyncio
import random
from collections import defaultdict
from pathlib import Path
from statistics import mean
from typing import Any

from gelateria.engine import find_game
from gelateria.engine.edition import plain_value
from tests.contract.tables import many
from tests.marks import rule
from tests.server.guests import AtTable, Guest
from tests.server.running import RunningServer

ROUND_TRIPS = (0.020, 0.100, 0.250, 0.400)
THROWS = 2
"""So often the hands throw before they place a die: then nobody is through when the sand has run out."""


@rule("table.tumble", "table.lag")
def test_good_and_bad_lines_place_the_same_number_of_dice(tmp_path: Path) -> None:
    fair, unfair = asyncio.run(both_ways(tmp_path, len(many(4))))
    for counts in (fair.dice, fair.actions):
        middle = mean([mean(of_line) for of_line in counts.values()])
        assert all(abs(mean(of_line) - middle) <= 0.03 * middle for of_line in counts.values()), counts
    assert 3 < mean(fair.dice[0.020]) < 7, "the sand must run out for the comparison to mean anything"
    # And the measure would tell: where throws are shown at once, the fast line gets more of them.
    assert mean(unfair.actions[0.020]) > 1.1 * mean(unfair.actions[0.400]), unfair.actions


def quick_sand() -> dict[str, Any]:
    """The printed game with half the sand."""
    edition = plain_value(find_game("jelly-monster").printed_edition())
    return {**edition, "timer": {**edition["timer"], "seconds": 5}}


class Counts:
    """What was done in the first round of several tables, by the line it was done over."""

    def __init__(self) -> None:
        self.dice: dict[float, list[int]] = defaultdict(list)
        self.actions: dict[float, list[int]] = defaultdict(list)


async def both_ways(folder: Path, tables: int) -> tuple[Counts, Counts]:
    """With the tumble that all throws have, and without."""
    with RunningServer(folder / "fair") as fair, RunningServer(folder / "unfair", tumble=0) as unfair:
        counted = await asyncio.gather(first_rounds(fair, tables), first_rounds(unfair, tables))
    return counted[0], counted[1]


async def first_rounds(server: RunningServer, tables: int) -> Counts:
    counts = Counts()
    guests = [await Guest.come(server.address, f"Guest {i}") for i in range(5)]
    await asyncio.gather(*(first_round(server, guests, number, counts) for number in range(tables)))
    for guest in guests:
        await guest.http.aclose()
    return counts


async def first_round(server: RunningServer, guests: list[Guest], number: int, counts: Counts) -> None:
    """One who hurries and turns the sand timer, and four with the same slow hands on four lines, seats rotated."""
    made = await guests[0].post("/api/tables", plan={"game": "jelly-monster", "players": 5, "edition": quick_sand()})
    sat = [await guest.post(f"/api/tables/{made['table']}/sit") for guest in guests[1:]]
    keys = [made["seat_key"], *(seated["key"] for seated in sat)]
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
    for seat, trip in trips.items():
        counts.dice[trip].append(count_events(at_table[0], seat, "placed"))
        counts.actions[trip].append(count_events(at_table[seat], seat, "placed", "threw"))


def count_events(witness: AtTable, seat: int, *kinds: str) -> int:
    """What a seat did in the first round, as somebody saw it."""
    count = 0
    for step in witness.steps:
        tags = [event["type"] for event in step["events"]]
        count += sum(tag in kinds for tag in tags) if step["by"] == seat else 0
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
