"""A fast line buys nothing: the same hands place the same number of dice over a good line and a bad one.

The table, its clock and its database are real; time is the test's own, and each line holds every frame back, both
ways, for half its round trip, a little more or less each time. So the outcome is the same however busy the machine is.
"""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
import pytest

from gelateria.engine import find_game
from gelateria.engine.edition import plain_value
from gelateria.server.errors import Problem
from gelateria.server.protocol.messages import Command
from tests.marks import rule
from tests.scale import many
from tests.server.tabled import Company, company

ROUND_TRIPS = (0.020, 0.100, 0.250, 0.400)
THROWS = 2
"""So often the hands throw before they place a die: then nobody is through when the sand has run out."""
SAND = 5
"""Seconds; half of the printed ones, so that the test takes half the time."""
LONGEST = 60.0
FROM_CLIENT = msgspec.json.Decoder(Command)

Counts = dict[float, list[int]]


class Line:
    """A socket far away, and the hands at its other end."""

    def __init__(self, there: Company, seat: int, round_trip: float, luck: random.Random) -> None:
        self.there = there
        self.seat = seat
        self.client = "far away"
        self.person: str | None = None
        self.viewer: int | None = seat
        self.name = ""
        self.in_a_race = True
        self.muted: set[int | None] = set()
        self.pledge: str | None = None
        self.address = "127.0.0.1"
        self.round_trip = round_trip
        """As the server measured it."""
        self.luck = luck
        self.thinking = random.Random(1)
        """The same for all hands: they are the same hands."""
        self.dice = 0
        self.actions = 0
        self.snapshot: dict[str, Any] = {}
        self._number = 0
        self._thrown = 0
        self._answered = 0
        self._arrived = self._left = 0.0
        there.table.channels[seat].listeners[:] = [self]

    # The line --------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        self._arrived = self._carry(self._arrived, lambda: self.hear(msgspec.json.decode(frame)))

    def close(self, problem: Problem, again: float | None = None) -> None:
        raise AssertionError(problem)

    def say(self, **fields: Any) -> None:
        self._number += 1
        command = FROM_CLIENT.decode(msgspec.json.encode({"n": self._number, **fields}))
        self._left = self._carry(self._left, lambda: self.there.table.receive(self, self.seat, command))

    def _carry(self, after: float, act: Callable[[], None]) -> float:
        """Frames take half a round trip, a tenth more or less, and never overtake each other."""
        when = max(after, self.there.clock.now() + self.round_trip / 2 * self.luck.uniform(0.9, 1.1))
        self.there.clock.at(when, act)
        return when

    # The hands -------------------------------------------------------------------------------------

    def hear(self, message: dict[str, Any]) -> None:
        if message["t"] not in ("welcome", "update"):
            return
        self.snapshot = message["snapshot"]
        if self.snapshot["decision"] != self._answered and self.offered():
            self._answered = self.snapshot["decision"]
            self.there.clock.at(self.there.clock.now() + self.pause(), self.act)

    def pause(self) -> float:
        return self.thinking.uniform(0.2, 0.4)

    def wanted(self) -> tuple[str, ...]:
        """What these hands do next, if they can."""
        return ("ready", "throw") if self._thrown < THROWS else ("ready", "place")

    def offered(self) -> dict[str, Any]:
        """What they can and want to do, the best first."""
        possible = {choice["action"]["type"]: choice["action"] for choice in reversed(self.snapshot["choices"])}
        return {kind: possible[kind] for kind in self.wanted() if kind in possible}

    def act(self) -> None:
        offered = self.offered()
        if not offered or self.snapshot["view"]["turns"] > 0:
            return
        kind = next(iter(offered))
        self._thrown = 0 if kind == "place" else self._thrown + (kind == "throw")
        self.dice += kind == "place"
        self.actions += kind in ("place", "throw")
        self.say(t="do", decision=self.snapshot["decision"], action=offered[kind])


class Hurry(Line):
    """Somebody who is through first and turns the sand."""

    def pause(self) -> float:
        return 0.05

    def wanted(self) -> tuple[str, ...]:
        return ("ready", "place", "turn", "throw")


async def first_round(folder: Path, number: int, **settings: Any) -> tuple[dict[float, int], dict[float, int]]:
    """Dice placed and actions done over each line, as the table saw them; seats rotated."""
    edition = plain_value(find_game("jelly-monster").printed_edition())
    edition["timer"]["seconds"] = SAND
    async with company(folder, "jelly-monster", 5, settings=settings, edition=edition) as there:
        luck = random.Random(number)
        hurry = Hurry(there, 0, 0.03, luck)
        lines = [Line(there, seat, ROUND_TRIPS[(seat + number) % 4], luck) for seat in range(1, 5)]
        there.table.tell_welcome()
        play = there.table.play
        assert play
        begun, end = False, there.clock.now() + LONGEST
        while not begun or play.match.view(None).phase == "place":
            there.clock.pass_by_until_something_happens()
            await there.table.settled()
            begun = begun or play.match.view(None).phase == "place"
            assert there.clock.now() < end, "the round does not end"
        assert hurry.dice == 7
        placed = {line.round_trip: 0 for line in lines}
        done = dict(placed)
        for move in play.match.steps():
            for line in lines:
                if move.by == line.seat and move.action is not None:
                    kind = msgspec.to_builtins(move.action)["type"]
                    placed[line.round_trip] += kind == "place"
                    done[line.round_trip] += kind in ("place", "throw")
        return placed, done


async def first_rounds(folder: Path, **settings: Any) -> tuple[Counts, Counts]:
    dice: Counts = {trip: [] for trip in ROUND_TRIPS}
    actions: Counts = {trip: [] for trip in ROUND_TRIPS}
    for number in many(4):
        placed, done = await first_round(folder / str(number), number, **settings)
        for trip in ROUND_TRIPS:
            dice[trip].append(placed[trip])
            actions[trip].append(done[trip])
    return dice, actions


@rule("table.tumble", "table.lag")
def test_good_and_bad_lines_place_the_same_number_of_dice(tmp_path: Path) -> None:
    for counts in asyncio.run(first_rounds(tmp_path)):
        means = {trip: mean(of_line) for trip, of_line in counts.items()}
        middle = mean(means.values())
        assert middle > 3
        assert all(abs(of_line - middle) <= 0.03 * middle for of_line in means.values()), counts


@pytest.mark.parametrize("settings", [{"tumble": 0}, {"tumble": 150}])
def test_with_a_shorter_tumble_the_fast_lines_would_do_more(tmp_path: Path, settings: dict[str, Any]) -> None:
    """The measure can tell: this is what the tumble is for."""
    _, actions = asyncio.run(first_rounds(tmp_path, **settings))
    assert mean(actions[0.020]) > 1.05 * mean(actions[0.400]), actions
