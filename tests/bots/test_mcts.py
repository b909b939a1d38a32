"""The tree search: it finds what can be reckoned, says how sure it is, and the same seed thinks the same."""

from itertools import islice
from typing import Any

import pytest

from gelateria.bots import Budget, ForesightBot, LookBot, SearchBot, Trials
from gelateria.bots.branch import judged
from gelateria.bots.mcts import IN_ONE_GO
from gelateria.engine import Dealer, State
from tests.contract.tables import TABLES, AnySetting, some_positions

PIG = next(table for table in TABLES if table.game.slug == "pig").setting()
THROW, HOLD = 0, 1


def pig(mine: int, theirs: int, total: int) -> State:
    """Pig with the first seat to move."""
    state: Any = PIG.start(Dealer(1))
    state.restore({**state.facts(), "mover": 0, "awaiting": 1, "score": [mine, theirs, 0, 0, 0], "total": total})
    return state  # type: ignore[no-any-return]  # it is one


def chance(mine: int, theirs: int, total: int, memory: dict[tuple[int, int, int], float], depth: int = 60) -> float:
    """What the mover's chance is with good play, reckoned by hand from the rules of Pig."""
    if mine + total >= 100:
        return 1.0
    if depth == 0:
        return 0.5
    key = mine, theirs, total
    if key not in memory:
        throw = (1 - chance(theirs, mine, 0, memory, depth - 1)) / 6
        throw += sum(chance(mine, theirs, total + pips, memory, depth - 1) for pips in range(2, 7)) / 6
        hold = 1 - chance(theirs, mine + total, 0, memory, depth - 1) if total else 0.0
        memory[key] = max(throw, hold)
    return memory[key]


def test_it_keeps_what_it_has_when_far_ahead() -> None:
    state = pig(50, 20, 35)
    assert SearchBot(PIG, 1, Budget(simulations=4000)).choose(state, 0) == HOLD
    assert ForesightBot(PIG, 1, Trials(simulations=1000, turns=0)).choose(state, 0) == HOLD
    assert LookBot(PIG, 1, looks=2000).choose(state, 0) == HOLD


def test_it_risks_all_when_the_other_is_about_to_win() -> None:
    state = pig(80, 99, 15)
    assert SearchBot(PIG, 1, Budget(simulations=2000)).choose(state, 0) == THROW


def test_values_near_the_end_are_those_of_perfect_play() -> None:
    """With 94 held and 4 more, 2 to 6 wins at once."""
    state = pig(94, 96, 4)
    bot = SearchBot(PIG, 3, Budget(simulations=20_000, explore=0.7))
    bot.think(state, 0, None)
    throw, hold = bot.found(state, 0)
    assert throw.value == pytest.approx(5 / 6 + (1 / 6) * (1 - chance(96, 94, 0, {}, 12)), abs=0.03)
    assert throw.value > hold.value
    assert throw.visits > 10 * hold.visits
    assert throw.error < 0.01


def test_more_thought_is_surer() -> None:
    state = pig(30, 40, 12)
    errors = []
    for simulations in (100, 1000, 10_000):
        bot = SearchBot(PIG, 1, Budget(simulations=simulations))
        bot.think(state, 0, None)
        found = bot.found(state, 0)
        assert sum(branch.visits for branch in found) == simulations
        errors.append(min(branch.error for branch in found))
    assert errors[0] > errors[1] > errors[2]


def test_a_budget_in_time_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.015, 0.025])
    monkeypatch.setattr("gelateria.bots.mcts.perf_counter", lambda: next(clock))
    bot = SearchBot(PIG, 1, Budget(simulations=1_000_000, milliseconds=20))
    state = pig(30, 40, 12)
    bot.think(state, 0, None)
    assert sum(branch.visits for branch in bot.found(state, 0)) == 2 * IN_ONE_GO


def test_a_full_tree_goes_on_without_new_branches() -> None:
    """Every simulation adds branches; there is room for some 65,000."""
    state = pig(0, 0, 2)
    bot = SearchBot(PIG, 1, Budget(simulations=100_000, explore=2.0))
    bot.think(state, 0, None)
    assert sum(branch.visits for branch in bot.found(state, 0)) == 100_000


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_same_seed_thinks_the_same_and_another_may_not(table: Any) -> None:
    setting: AnySetting = table.setting()
    for match in islice(some_positions(setting, 4), 1, 4):
        for seat in match.awaited():
            view = match.view(seat)
            one, other = (SearchBot(setting, 5, Budget(simulations=64)) for _ in range(2))
            assert one.decide(view) == other.decide(view)
            found = one.weigh_up(view, one.imagine(view))
            assert [branch.action for branch in found] == match.state.legal(seat)
            assert all(0 <= branch.value <= 1 for branch in found)


def test_what_was_not_tried_is_not_known() -> None:
    assert judged(3, 0, 0.0, 0.0) == (3, 0, 0.0, 1.0)
    once, often = judged(3, 1, 1.0, 1.0), judged(3, 400, 200.0, 200.0)
    assert (once.value, often.value) == (1.0, 0.5)
    assert once.error == pytest.approx(0.5)
    assert often.error == pytest.approx(0.025, rel=0.01)
