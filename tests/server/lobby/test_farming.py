"""A farming bot tries for a thousand games, in every way we could think of, and gains nothing."""

import asyncio
import math
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from gelateria.server.table.live_game import OwnPlay
from tests.attack.figures import tally
from tests.server.farm import A_GAME_TAKES, DAY, Farm, farmed

GAMES = 1000
BEGINNING = 1300
"""What everybody is shown to have before their first game."""
MIDDLE = 1500
"""What anybody comes to who plays as well as others, and with them."""
A_NIGHT = A_GAME_TAKES
A_YEAR = 365 * DAY // GAMES
"""Milliseconds between two games."""
NOT_ONE = OwnPlay(0, stood_in=False)
ABSENT = OwnPlay(0, stood_in=True)
LEFT_EARLY = OwnPlay(4, stood_in=True)

KNOWN = [f"known{number}" for number in range(12)]
"""People who have played much: whoever beats one of them in a real game gains."""

Farming = Callable[[Farm], object]


def crowd(farm: Farm) -> list[str]:
    """The farmer, whose account is old, and these people."""
    farm.accounts("farmer", *KNOWN, days=1000)
    for who in KNOWN:
        farm.is_known(who)
    return KNOWN


def two_accounts(farm: Farm) -> None:
    farm.accounts("b", days=1000)
    for _ in range(GAMES):
        farm.play("farmer", "b")


def ring(farm: Farm, size: int, at_a_table: int = 2) -> None:
    """The others are of this night. Everybody meets everybody, so that all seem known; then one wins all."""
    accounts = ["farmer", *(f"r{number}" for number in range(1, size))]
    farm.accounts(*accounts[1:])
    meeting = list(combinations(accounts, 2))
    for number, two in enumerate(meeting):
        farm.play(*(two if number % 2 else reversed(two)))
    luck = Random(size)
    for _ in range(GAMES - len(meeting)):
        farm.play("farmer", *luck.sample(accounts[1:], at_a_table - 1))


def fresh_accounts(farm: Farm) -> None:
    for number in range(GAMES):
        farm.accounts(f"fresh{number}")
        farm.play("farmer", f"fresh{number}")


def guests(farm: Farm) -> None:
    farm.accounts("a", "b", "c", kind="guest", days=1000)
    for _ in range(GAMES):
        farm.play("a", "b", "c")
    assert not farm.highest


def guests_for_an_account(farm: Farm) -> None:
    farm.accounts("b", "c", kind="guest", days=1000)
    for _ in range(GAMES):
        farm.play("farmer", "b", "c")


def bots_of_its_own(farm: Farm) -> None:
    farm.accounts("b", "c", kind="bot", owner="farmer", days=1000)
    for _ in range(GAMES):
        farm.play("farmer", "b", "c")


def without_a_decision(farm: Farm) -> None:
    for number in range(GAMES):
        other = KNOWN[number % len(KNOWN)]
        farm.play("farmer", other, own={"farmer": NOT_ONE, other: NOT_ONE})


def resigned_at_once(farm: Farm) -> None:
    for number in range(GAMES):
        other = KNOWN[number % len(KNOWN)]
        farm.play("farmer", other, own={other: NOT_ONE})


def absent_in_a_rematch(farm: Farm) -> None:
    for number in range(GAMES):
        other = KNOWN[number % len(KNOWN)]
        farm.play("farmer", other, own={other: ABSENT})


def stand_in_wins(farm: Farm) -> None:
    for number in range(GAMES):
        farm.play("farmer", KNOWN[number % len(KNOWN)], own={"farmer": LEFT_EARLY})


def ended_together(farm: Farm) -> None:
    for number in range(GAMES):
        farm.play("farmer", KNOWN[number % len(KNOWN)], unrated="together")


IN_A_NIGHT: dict[str, Farming] = {
    "two accounts": two_accounts,
    "a ring of five": lambda farm: ring(farm, 5),
    "a ring of five, at tables of five": lambda farm: ring(farm, 5, at_a_table=5),
    "a ring of twenty": lambda farm: ring(farm, 20),
    "a fresh account each time": fresh_accounts,
    "guests": guests,
    "an account against guests": guests_for_an_account,
    "bots of its own": bots_of_its_own,
    "games without a decision": without_a_decision,
    "opponents who resign at once": resigned_at_once,
    "absent victims of a rematch": absent_in_a_rematch,
    "a stand-in that plays for it": stand_in_wins,
    "games ended together": ended_together,
}


@pytest.mark.parametrize("name", IN_A_NIGHT)
def test_a_thousand_games_in_a_night_gain_nothing_and_move_nobody_else(name: str, tmp_path: Path) -> None:
    def night(farm: Farm) -> None:
        before = [farm.skill(who) for who in crowd(farm)]
        IN_A_NIGHT[name](farm)
        highest = farm.highest.get("farmer", BEGINNING)
        tally("farming", ways=1, games=GAMES, gained=highest - BEGINNING)
        assert highest == BEGINNING
        assert [farm.skill(who) for who in KNOWN] == before

    asyncio.run(farmed(tmp_path, night))


def test_whoever_really_beats_people_who_are_known_gains(tmp_path: Path) -> None:
    def night(farm: Farm) -> None:
        crowd(farm)
        farm.is_known("farmer")
        for who in KNOWN:
            farm.play("farmer", who)
        assert farm.highest["farmer"] > MIDDLE + 50

    asyncio.run(farmed(tmp_path, night))


def ladder(farm: Farm, size: int, takes: int) -> None:
    """The best we found: all win in turn until they are known, then everybody beats whoever is next below them."""
    accounts = [f"r{number}" for number in range(size)]
    farm.accounts(*accounts, days=1000)
    played = 0
    for two in [*combinations(accounts, 2)] * 2:
        farm.play(*sorted(two, key=farm.strength), takes=takes)
        played += 1
    while played < GAMES:
        ranked = sorted(accounts, key=farm.strength)
        for worse, better in pairwise(ranked):
            farm.play(better, worse, takes=takes)
            played += 1


@pytest.mark.parametrize("size", [2, 5])
def test_a_few_old_accounts_stay_below_the_middle_if_they_farm_for_a_year(size: int, tmp_path: Path) -> None:
    assert asyncio.run(highest_of_a_ladder(tmp_path, size, A_YEAR)) < MIDDLE


@pytest.mark.parametrize(("size", "takes", "most"), [(20, A_NIGHT, 1620), (11, A_YEAR, 1800)])
def test_what_many_old_accounts_can_do_is_bounded(size: int, takes: int, most: int, tmp_path: Path) -> None:
    assert asyncio.run(highest_of_a_ladder(tmp_path, size, takes)) < most


async def highest_of_a_ladder(folder: Path, size: int, takes: int) -> int:
    def farming(farm: Farm) -> int:
        ladder(farm, size, takes)
        return max(farm.highest.values())

    highest: int = await farmed(folder, farming)
    return highest


def test_honest_people_are_ranked_by_how_well_they_play_and_a_ring_of_five_below_them(tmp_path: Path) -> None:
    """Thirty people, the first the strongest, for two hundred days, and a ring that plays as often."""
    people = [f"p{number:02}" for number in range(30)]
    farmers = [f"farmer{number}" for number in range(5)]

    def season(farm: Farm) -> None:
        luck = Random(1)
        farm.accounts(*people, *farmers, days=30)
        for _ in range(200):
            for _ in range(4):
                table = luck.sample(range(30), 3)
                played = {player: player / 3 + 5.9 * math.log(-math.log(luck.random())) for player in table}
                farm.play(*(people[player] for player in sorted(table, key=played.__getitem__)), takes=DAY // 5)
            farm.play(farmers[0], luck.choice(farmers[1:]), takes=DAY // 5)
        shown = [farm.shown(who) or 0 for who in people]
        best, middle, worst = mean(shown[:10]), mean(shown[10:20]), mean(shown[20:])
        assert best > MIDDLE + 40 > middle > MIDDLE - 40 > worst
        assert max(farm.highest[who] for who in farmers) < min(shown)

    asyncio.run(farmed(tmp_path, season))
