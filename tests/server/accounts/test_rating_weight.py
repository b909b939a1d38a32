"""What a game says about those who played it: by how well they are known, and to each other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelateria.server.accounts.rating_weight import COMES_BACK, DAY, FAR, Player, known, left_after, near, used, worth
from gelateria.server.accounts.ratings import Skill
from tests.scale import examples

OLD = 1000 * DAY
WELL_KNOWN = Player(Skill(opponents=10), OLD)
STRANGER = Player(Skill(), 0)
players = st.builds(
    Player, st.builds(Skill, st.floats(0, 50), opponents=st.integers(0, 50)), st.integers(-DAY, 10 * DAY)
)


@pytest.mark.parametrize(
    ("opponents", "days", "share"),
    [(10, 7, 1.0), (50, 1000, 1.0), (10, 1, 0.0), (10, 4, 0.5), (1, 1000, 0.0), (0, 1000, 0.0), (4, 1000, 1 / 3)],
)
def test_somebody_is_known_after_a_week_and_by_ten_opponents(opponents: int, days: int, share: float) -> None:
    assert known(Player(Skill(opponents=opponents), days * DAY)) == pytest.approx(share)


def test_nothing_is_said_by_a_game_between_two_who_are_a_hundred_points_apart() -> None:
    gaps = (0.0, FAR / 2, FAR, 10 * FAR)
    assert [near(Skill(mu=25.0), Skill(mu=25.0 + gap)) for gap in gaps] == pytest.approx([1.0, 0.5, 0.0, 0.0])


@examples(100)
@given(st.lists(st.integers(0, COMES_BACK), min_size=1, max_size=60))
def test_however_often_two_meet_a_month_is_worth_two_games_at_first_and_then_two_more(pauses: list[int]) -> None:
    left, said, time = 1.0, 0.0, 0
    for pause in pauses:
        said += left
        left = left_after(used(left), pause)
        time += pause
    assert said <= 2 + 2 * time / COMES_BACK + 1e-9


def test_the_same_opponent_is_worth_half_each_time_and_all_of_it_again_after_a_month() -> None:
    assert [used(1.0), used(used(1.0))] == [0.5, 0.25]
    assert left_after(0.5, COMES_BACK // 4) == pytest.approx(0.75)
    assert left_after(0.001, COMES_BACK) == 1.0


def test_a_table_is_worth_the_mean_of_those_who_sit_there() -> None:
    table = [(WELL_KNOWN, 1.0), (WELL_KNOWN, 0.5), (WELL_KNOWN, 0.5), (STRANGER, 1.0)]
    assert worth(WELL_KNOWN, table) == pytest.approx(0.5)


@examples(100)
@given(players, players, st.floats(0, 1))
def test_a_game_is_worth_the_same_to_both_and_never_more_than_all(one: Player, other: Player, left: float) -> None:
    assert 0.0 <= worth(one, [(other, left)]) == worth(other, [(one, left)]) <= left
