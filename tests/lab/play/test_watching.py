"""The onlooker sees who leads and what is done, and changes nothing."""

import pytest

from gelateria.bots import make_bot
from gelateria.engine import Dealer, find_game, games
from gelateria.lab import play_game
from gelateria.lab.play.watching import Onlooker, action_kinds

GEIZEN = find_game("geizen").setting(2)


def changes(*scores: list[int]) -> int:
    onlooker = Onlooker(GEIZEN)
    for seen in scores:
        onlooker.see(seen)
    return onlooker.lead_changes


def test_a_lead_changes_when_somebody_else_leads_alone() -> None:
    assert changes([0, 0], [3, 0], [3, 5], [6, 5]) == 2


def test_to_draw_level_is_no_change_and_to_fall_back_is_none() -> None:
    assert changes([3, 0], [3, 3], [4, 3]) == 0
    assert changes([3, 0], [3, 3], [3, 4]) == 1


@pytest.mark.parametrize("slug", list(games()))
def test_a_watched_game_is_the_same_game(slug: str) -> None:
    setting = find_game(slug).setting(3)
    onlooker = Onlooker(setting)
    bots = [make_bot("greedy", setting, seat) for seat in range(3)]
    watched = play_game(setting, bots, Dealer(4), watch=onlooker.after, asked=onlooker.before)
    bots = [make_bot("greedy", setting, seat) for seat in range(3)]
    assert play_game(setting, bots, Dealer(4)) == watched
    assert sum(onlooker.actions.values()) == watched.decisions
    assert set(onlooker.actions) <= set(action_kinds(setting.game))


def test_kinds_of_actions_have_the_names_of_their_records() -> None:
    assert action_kinds(find_game("geizen")) == ("throw", "keep", "pay")
