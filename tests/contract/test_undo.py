"""A move can be taken back by its author while nobody moved since, chance gave nothing and no secret was shown."""

import pytest

from gelateria.engine import Dealer, Illegal, Match, replay
from tests.contract.tables import AnySetting, random_moves
from tests.marks import rule
from tests.scale import many


@rule("table.undo")
def test_taking_back_restores_the_position_or_is_refused_with_a_reason(setting: AnySetting) -> None:
    for seed in many(4):
        match = Match(setting, Dealer(seed))
        before = match.state.copy()
        for author, action in random_moves(match, Dealer(seed + 1)):
            if match.moves and match.moves[-1].by >= 0:
                check_taking_back(match, before)
            before = match.state.copy()
            assert author >= -1, action
        assert replay(setting.game, match.record()).state == match.state


def check_taking_back(match: Match, before: object) -> None:  # type: ignore[type-arg]  # whatever the game
    last, events = match.moves[-1], match.events
    hidden = all(not match.setting.game.views.reveals(event) for event in events[-1:])
    after, digest = match.state.copy(), match.digest()
    for stranger in set(range(-1, match.setting.players + 1)) - {last.by}:
        with pytest.raises(Illegal, match=r"table\.undo"):
            match.take_back(stranger)
    assert match.can_take_back(last.by) <= (not last.drew and hidden)
    if not match.can_take_back(last.by):
        with pytest.raises(Illegal, match=r"table\.undo"):
            match.take_back(last.by)
        assert match.state == after
        return
    match.take_back(last.by)
    assert match.state == before
    assert match.digest() != digest
    match.repeat(last)
    assert match.state == after
    assert match.digest() == digest
    assert match.events == events


@rule("table.undo")
def test_nothing_can_be_taken_back_before_the_first_move(setting: AnySetting) -> None:
    with pytest.raises(Illegal, match="Nothing has been done"):
        Match(setting, Dealer(1)).take_back(0)
