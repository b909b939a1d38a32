"""Rated are accounts that played themselves against others who did; everybody else is told why not."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gelateria.server.lobby.finish import why_unrated
from gelateria.server.lobby.results import Entry
from gelateria.server.table.live_game import OwnPlay
from gelateria.server.table.plan import Plan
from tests.server.farm import DAY, NEEDED, Farm, farmed

ENOUGH = OwnPlay(NEEDED, stood_in=False)
TOO_FEW = OwnPlay(NEEDED - 1, stood_in=False)
LEFT = OwnPlay(NEEDED, stood_in=True)
NEVER_THERE = OwnPlay(0, stood_in=True)


def at(tmp_path: Path, scene: Callable[[Farm], Any]) -> None:
    """Four accounts and a bot of Ada's that are known well, and two guests."""

    def set_up(farm: Farm) -> None:
        farm.accounts("ada", "ben", "cleo", "dan", days=100)
        farm.accounts("gus", "gil", kind="guest", days=100)
        farm.accounts("robot", kind="bot", owner="ada", days=100)
        for who in ("ada", "ben", "cleo", "dan", "robot"):
            farm.is_known(who)
        scene(farm)

    asyncio.run(farmed(tmp_path, set_up))


def moved(one: Entry) -> str | None:
    """Why not; or which way the rating went."""
    if one.before is None or one.after is None:
        return one.unrated
    assert one.unrated is None
    return "up" if one.after > one.before else "down" if one.after < one.before else "same"


@pytest.mark.parametrize(
    ("order", "own", "told"),
    [
        (["ada", "ben"], {}, ["up", "down"]),
        (["ada", "ben"], {"ada": ENOUGH, "ben": ENOUGH}, ["up", "down"]),
        (["ada", "expert"], {}, ["no-opponent", None]),
        (["ada", "expert", "ben"], {}, ["up", None, "down"]),
        (["ada", "gus"], {}, ["no-opponent", "guest"]),
        (["gus", "gil"], {}, ["guest", "guest"]),
        (["gus", "ben", "ada"], {}, ["guest", "up", "down"]),
        (["ada", "ben"], {"ben": TOO_FEW}, ["no-opponent", "few-decisions"]),
        (["ada", "ben"], {"ada": TOO_FEW}, ["few-decisions", "no-opponent"]),
        (["ada", "ben", "cleo"], {"ben": NEVER_THERE}, ["up", "few-decisions", "down"]),
        (["ada", "ada", "ben", "cleo"], {}, ["two-seats", "two-seats", "up", "down"]),
        (["ada", "ben"], {"ben": LEFT}, ["up", "down"]),
        (["ada", "ben"], {"ada": LEFT}, ["stand-in", "stand-in"]),
        (["ada", "ben", "cleo"], {"ada": LEFT}, ["stand-in", "up", "down"]),
        (["ada", "ben", "cleo"], {"cleo": LEFT}, ["up", "up", "down"]),
        (["ben", "robot"], {}, ["no-opponent", "down"]),
        (["ada", "robot"], {}, ["no-opponent", "no-opponent"]),
        (["ada", "robot", "ben"], {}, ["up", "up", "down"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) and None not in value else "",
)
def test_who_is_rated(order: list[str], own: dict[str, OwnPlay], told: list[str | None], tmp_path: Path) -> None:
    def scene(farm: Farm) -> None:
        entries = farm.play(*order, own=own)
        assert [moved(one) for one in entries] == told

    at(tmp_path, scene)


def test_a_stand_in_that_loses_is_the_loss_of_whoever_left(tmp_path: Path) -> None:
    def scene(farm: Farm) -> None:
        left = farm.play("ada", "ben", own={"ben": LEFT})
        stayed = farm.play("cleo", "dan")
        assert [one.after for one in left] == [one.after for one in stayed]

    at(tmp_path, scene)


def test_nobody_moves_by_more_than_twenty_points(tmp_path: Path) -> None:
    def scene(farm: Farm) -> None:
        farm.accounts("new", days=100)
        for one in farm.play("ada", "ben", "cleo", "dan"):
            assert one.before is not None
            assert one.after is not None
            assert abs(one.after - one.before) <= 20

    at(tmp_path, scene)


def test_nobody_falls_or_rises_by_a_newcomer(tmp_path: Path) -> None:
    def scene(farm: Farm) -> None:
        farm.accounts("new")
        new, ada = farm.play("new", "ada")
        assert (new.worth, new.before, new.after) == (0.0, 1300, 1300)
        assert (ada.worth, ada.before, ada.after) == (0.0, 1500, 1500)

    at(tmp_path, scene)


def test_what_people_gain_other_people_lose(tmp_path: Path) -> None:
    def scene(farm: Farm) -> None:
        moved = [farm.play("ada", "robot", "ben", "cleo", "dan", takes=DAY) for _ in range(3)]
        assert moved[0][0].after != moved[0][0].before
        assert sum(farm.strength(who) - 25 for who in ("ada", "ben", "cleo", "dan")) == pytest.approx(0)

    at(tmp_path, scene)


def test_the_same_opponent_counts_less_each_time_until_a_month_has_passed(tmp_path: Path) -> None:
    def scene(farm: Farm) -> None:
        said = [farm.play("ada", "ben", places=(1, 1), takes=1)[0].worth for _ in range(3)]
        assert said == [1.0, 0.5, 0.25]
        assert farm.play("ben", "ada", places=(1, 1), takes=30 * DAY)[0].worth == 1.0
        assert farm.play("ada", "cleo", places=(1, 1), takes=1)[0].worth == 1.0

    at(tmp_path, scene)


def test_every_different_opponent_is_counted_once(tmp_path: Path) -> None:
    def scene(farm: Farm) -> None:
        farm.accounts("new", days=100)
        for order in (["new", "ada"], ["ada", "new"], ["new", "ada", "ben"], ["new", "gus"], ["new", "expert", "cleo"]):
            farm.play(*order)
        skill = farm.skill("new")
        assert skill
        assert (skill.games, skill.opponents) == (4, 3)

    at(tmp_path, scene)


@pytest.mark.parametrize(
    ("plan", "ended", "told"),
    [
        ({}, "geizen.end", "casual"),
        ({"rated": False}, "geizen.end", "casual"),
        ({"rated": True}, "geizen.end", None),
        ({"rated": True}, "table.resign", None),
        ({"rated": True}, "table.end-together", "together"),
        ({"rated": True, "edition": {}}, "geizen.end", "edition"),
    ],
)
def test_a_table_is_rated_if_it_says_so_and_is_played_by_the_printed_rules(
    plan: dict[str, Any], ended: str, told: str | None
) -> None:
    assert why_unrated(Plan(game="geizen", players=2, **plan), ended) == told
