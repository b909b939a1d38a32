"""The greedy player plays a sensible game: the reference figures, and far ahead of chance."""

import pytest

from gelateria.bots import make_bot
from gelateria.engine import Dealer, State, find_game, split
from tests.contract.tables import AnySetting
from tests.scale import many

GAME = find_game("gelati")


def played(setting: AnySetting, names: list[str], seed: int) -> State:
    """A game between bots that are shown nothing but their views."""
    dealer = Dealer(split(seed, 0))
    bots = [make_bot(name, setting, split(seed, 1 + seat)) for seat, name in enumerate(names)]
    state: State = setting.start(dealer)
    while state.awaiting:
        (seat,) = state.seats_awaited()
        action = bots[seat].decide(setting.view(state, seat))
        state.apply(seat, setting.number(state, seat, action), dealer)
    return state


@pytest.mark.parametrize(("players", "turns"), [(2, 33), (3, 43), (4, 52)])
def test_as_many_turns_as_sensible_players_need(players: int, turns: int) -> None:
    ends = [played(GAME.setting(players), ["greedy"] * players, seed) for seed in many(30)]
    assert sum(state.turns for state in ends) / len(ends) == pytest.approx(turns, rel=0.15)
    assert sum(state.ending == 1 for state in ends) / len(ends) > 0.8


def test_greedy_beats_random_nine_times_in_ten() -> None:
    setting = GAME.setting(2)
    wins = 0.0
    for seed in many(60):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        wins += played(setting, names, seed).worth(names.index("greedy"))
    assert wins / len(many(60)) > 0.9
