"""Ratings go where results point, whatever the order of seats; a result is kept once and whole."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from gelateria.server.accounts.rating_weight import DAY
from gelateria.server.accounts.ratings import IN_FULL, MOST, Skill, balanced, learn, rate, skill_of, step
from gelateria.server.fields import Unrated
from gelateria.server.lobby.results import Ending, Entry, Result, keep_result
from gelateria.server.store.schema import dice, people, ratings, results, seats, tables
from gelateria.server.table.live_game import OwnPlay
from tests.scale import examples
from tests.server.visitors import Place, a_place

LATELY = 1_700_000_000_000
PLAYED = OwnPlay(10, stood_in=False)

skills = st.builds(
    Skill, st.floats(0, 50), st.floats(1, 25 / 3), st.integers(0, 50), st.floats(0, 50), st.integers(0, 50)
)


@st.composite
def finished(draw: st.DrawFn) -> tuple[list[Skill], list[int]]:
    """Players and their places, with ties."""
    players = draw(st.lists(skills, min_size=2, max_size=5))
    scores = draw(st.lists(st.integers(0, 3), min_size=len(players), max_size=len(players)))
    return players, [1 + sum(other > score for other in scores) for score in scores]


@examples(100)
@given(finished(), st.randoms(use_true_random=False))
def test_the_order_of_seats_makes_no_difference(game: tuple[list[Skill], list[int]], chance: Any) -> None:
    players, places = game
    order = list(range(len(players)))
    chance.shuffle(order)
    shuffled = rate([players[seat] for seat in order], [places[seat] for seat in order])
    there = rate(players, places)
    for new, seat in zip(shuffled, order, strict=True):
        assert new.mu == pytest.approx(there[seat].mu, abs=1e-9)
        assert new.sigma == pytest.approx(there[seat].sigma, abs=1e-9)


@examples(100)
@given(finished())
def test_a_win_never_lowers_a_rating_and_the_last_place_never_raises_it(game: tuple[list[Skill], list[int]]) -> None:
    players, places = game
    for old, new, place in zip(players, rate(players, places), places, strict=True):
        if place == 1 and places.count(1) == 1:
            assert new.mu >= old.mu
            assert new.shown >= old.shown
        if place == len(places):
            assert new.mu <= old.mu


@examples(100)
@given(skills, skills, st.floats(0, 1))
def test_a_rating_moves_as_far_as_the_game_is_worth_and_never_by_more_than_twenty_points(
    old: Skill, new: Skill, worth: float
) -> None:
    moved = step(old, new, worth)
    assert abs(moved) <= worth * min(MOST, abs(new.mu - old.mu)) + 1e-9
    assert moved * (new.mu - old.mu) >= 0
    after = learn(old, new, worth, moved, met=2)
    assert (after.mu, after.games, after.opponents) == (old.mu + moved, old.games + 1, old.opponents + 2)
    assert after.worth == old.worth + worth


@examples(100)
@given(st.lists(st.floats(-1, 1), min_size=1, max_size=5))
def test_what_some_gain_the_others_lose_and_nobody_moves_further_or_the_other_way(steps: list[float]) -> None:
    moved = balanced(steps)
    assert sum(moved) == pytest.approx(0, abs=1e-9)
    for before, after in zip(steps, moved, strict=True):
        assert after * before >= 0
        assert abs(after) <= abs(before) + 1e-9


def test_equals_who_draw_stay_equal() -> None:
    first, second, third = rate([Skill()] * 3, [1, 1, 3])
    assert first == second
    assert first.mu > 25 > third.mu
    assert [skill.mu for skill in rate([Skill()] * 4, [1] * 4)] == pytest.approx([25.0] * 4)


def test_of_five_newcomers_the_better_placed_are_rated_higher() -> None:
    after = rate([Skill()] * 5, [3, 1, 5, 2, 4])
    assert sorted(range(5), key=lambda seat: -after[seat].mu) == [1, 3, 0, 4, 2]


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = Skill(30, 4, 20), Skill(20, 4, 20)
    assert rate([weak, strong], [1, 2])[0].mu - 20 > rate([strong, weak], [1, 2])[0].mu - 30


def test_the_shown_rating_begins_at_1300_and_counts_in_full_after_ten_games_against_ten_opponents() -> None:
    assert Skill().shown == Skill(mu=40.0).shown == 1300
    shown = [Skill(worth=worth, opponents=opponents).shown for worth, opponents in ((1, 1), (10, 4), (4, 10), (10, 10))]
    assert shown == [1320, 1380, 1380, 1500]
    assert Skill(26.0, 3.0, 30, 20.0, 20).shown == 1540
    assert Skill(30.0, 3.0, 30, 5.0, 20).shown == 1500, "half of the way from 1300 to 1700"
    assert Skill(worth=IN_FULL - 0.1, opponents=IN_FULL).is_provisional
    assert not Skill(worth=IN_FULL, opponents=IN_FULL).is_provisional


# What is kept of a table ----------------------------------------------------------------------------


async def keep(
    place: Place,
    *entries: Entry,
    table: str = "t1",
    unrated: Unrated | None = None,
    dice: Mapping[tuple[int, int], int] | None = None,
    at: int = LATELY,
) -> list[Entry]:
    kept: list[Entry] = await place.core.writer.run(
        lambda connection: keep_result(
            connection,
            Ending(
                table=table,
                game="geizen",
                entries=entries,
                unrated=unrated,
                needed=3,
                own=[PLAYED] * len(entries),
                why="geizen.end",
                record="{}",
                dice=dice or {},
                at=at,
            ),
        )
    )
    return kept


async def table_of(place: Place, *sitting: str | None, table: str = "t1") -> None:
    """A running table where these people sit."""
    row = {"id": table, "game": "geizen", "status": "playing", "plan": "{}", "host": "ada", "seed": b"s" * 32}
    await place.keep(tables, {**row, "made": 1, "series": table})
    for seat, person in enumerate(sitting):
        await place.keep(seats, {"table": table, "seat": seat, "person": person, "name": "x", "nonce": ""})


async def well_known(place: Place, *who: str) -> None:
    """They have played much, with many."""
    row = {"game": "geizen", "mu": 25.0, "sigma": 4.0, "games": 20, "worth": 20.0, "opponents": 20}
    await place.keep(ratings, *({"person": id_, **row} for id_ in who))


async def known(place: Place, *who: str, kind: str = "account") -> None:
    await place.keep(people, *({"id": id_, "name": id_.title(), "kind": kind, "made": 1} for id_ in who))


def came(seat: int, place: int, person: str | None = None, bot: str | None = None) -> Entry:
    won = 1.0 if place == 1 else 0.0
    return Entry(seat=seat, person=person, bot=bot, name=person or bot or "", place=place, score=10 - place, won=won)


def test_a_result_is_kept_whole_and_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await known(place, "ada", "ben")
            await well_known(place, "ada", "ben")
            await table_of(place, "ada", None, "ben")
            entries = [came(0, 2, "ada"), came(1, 3, bot="hard"), came(2, 1, "ben")]
            first = await keep(place, *entries, dice={(6, 1): 3, (6, 6): 2})

            async def everything() -> list[Any]:
                found = [await place.core.rows(select(table)) for table in (tables, results, ratings, dice)]
                return [[dict(row) for row in rows] for rows in found]

            before = await everything()
            assert await keep(place, *reversed(entries), dice={(6, 1): 3}, at=LATELY + 9) == first
            assert await everything() == before

            ada, bot, ben = first
            assert (ada.before, ben.before, bot.before, bot.after) == (1500, 1500, None, None)
            assert (ada.worth, ben.worth, bot.worth) == (1.0, 1.0, None)
            assert ben.after is not None
            assert ada.after is not None
            assert ben.after > ada.after

            (table,), rows, rated, counted = before
            assert (table["status"], table["ended"], table["record"]) == ("over", LATELY, "{}")
            assert [(row["name"], row["place"], row["rated"], row["after"]) for row in rows] == [
                ("ada", 2, True, ada.after),
                ("hard", 3, False, None),
                ("ben", 1, True, ben.after),
            ]
            assert {row["person"]: row["games"] for row in rated} == {"ada": 21, "ben": 21}
            assert {(row["sides"], row["face"]): row["count"] for row in counted} == {(6, 1): 3, (6, 6): 2}

            told = msgspec.json.decode(table["result"], type=Result)
            assert (told.why, told.rated) == ("geizen.end", True)
            assert [entry.after for entry in told.entries] == [ada.after, None, ben.after]
            assert "ada" not in table["result"]

    asyncio.run(scene())


def test_dice_add_up_over_games(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            for table, thrown in (("t1", {(6, 1): 3}), ("t2", {(6, 1): 2, (8, 1): 1})):
                await table_of(place, table=table)
                await keep(place, table=table, dice=thrown)
            rows = await place.core.rows(select(dice))
            assert {(row["sides"], row["face"]): row["count"] for row in rows} == {(6, 1): 5, (8, 1): 1}

    asyncio.run(scene())


def test_ratings_go_on_from_game_to_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await known(place, "ada", "ben")
            await well_known(place, "ada", "ben")
            shown = []
            for game in range(12):
                await table_of(place, "ada", "ben", table=f"t{game}")
                ada, ben = await keep(
                    place, came(0, 1, "ada"), came(1, 2, "ben"), table=f"t{game}", at=LATELY + game * 30 * DAY
                )
                shown.append((ada.before, ada.after, ben.after))
            assert [after for _, after, _ in shown[:-1]] == [before for before, _, _ in shown[1:]]
            assert [after for _, after, _ in shown] == sorted(after for _, after, _ in shown if after)
            (row,) = await place.core.rows(select(ratings).where(ratings.c.person == "ada"))
            assert skill_of(row).shown == shown[-1][1]

    asyncio.run(scene())


def test_whoever_left_or_became_somebody_else_during_the_game_is_known_by_the_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_place(tmp_path) as place:
            await known(place, "ada", "ben")
            await table_of(place, "ada", "ben", None)
            kept = await keep(place, came(0, 1, "guest"), came(1, 2, "ben"), came(2, 3, "gone"))
            assert [(entry.person, entry.name) for entry in kept] == [
                ("ada", "guest"),
                ("ben", "ben"),
                (None, "Somebody"),
            ]
            rated = await place.core.rows(select(ratings.c.person).order_by(ratings.c.person))
            assert [row["person"] for row in rated] == ["ada", "ben"]

    asyncio.run(scene())
