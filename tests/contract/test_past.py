"""A match keeps little of what was, and forgets nothing: every position is found again, also by one that goes on."""

from collections import Counter

import msgspec
import pytest

from gelateria.engine import Dealer, Dice, Illegal, Match, Past, count_dice, replay
from gelateria.engine.positions import RECENT, SPAN
from tests.contract.tables import STRIDE, AnyMatch, AnySetting, random_match, random_moves


def sent(past: Past) -> Past:
    """As it comes out of another process."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(past), type=Past)


def half_way(setting: AnySetting, seed: int) -> tuple[AnyMatch, AnyMatch]:
    """A match in its middle, and one that goes on from there."""
    whole = random_match(setting, seed)
    match = replay(setting.game, whole.record(), whole.length // 2)
    return match, Match.resume(setting, sent(match.past()), Dealer(3))


def test_every_position_on_the_way_is_found_again(setting: AnySetting) -> None:
    match = Match(setting, Dealer(4))
    were = [match.state.key() for _ in random_moves(match, Dealer(5))]
    assert [match.state_after(moves).key() for moves in range(0, match.length, STRIDE)] == were[::STRIDE]
    assert match.state_after(match.length) is match.state
    assert match.positions_kept <= RECENT + 2 + match.length // SPAN


def test_a_match_that_goes_on_is_where_the_other_one_was(setting: AnySetting) -> None:
    match, resumed = half_way(setting, 6)
    assert resumed.state == match.state
    assert resumed.state.key() == match.state.key()
    assert (resumed.length, resumed.inherited, resumed.positions_kept) == (match.length, match.length, 1)
    assert resumed.last_author == match.last_author
    assert resumed.record() == match.record()
    assert list(resumed.steps()) == list(match.steps())
    assert resumed.events == match.events
    for moves in {0, match.length // 3, match.length}:
        assert resumed.state_after(moves) == match.state_after(moves)


def test_both_go_on_to_the_same_end(setting: AnySetting) -> None:
    match, resumed = half_way(setting, 7)
    before = match.length
    match.go_on_with(Dealer(3))
    for one in (match, resumed):
        for _ in random_moves(one, Dealer(8)):
            pass
    assert resumed.record() == match.record()
    assert list(resumed.steps()) == list(match.steps())
    assert list(resumed.steps(before + 1)) == list(match.steps(before + 1))
    assert resumed.state_after(before) == match.state_after(before)
    assert (resumed.inherited, len(resumed.own_moves)) == (before, match.length - before)
    assert replay(setting.game, resumed.record()).state == resumed.state


def test_what_chance_gave_here_is_told_and_not_what_it_gave_before(setting: AnySetting) -> None:
    whole = random_match(setting, 10)
    assert Counter(whole.throws()) == count_dice(setting.game, whole.record())
    _, resumed = half_way(setting, 10)
    for _ in random_moves(resumed, Dealer(8)):
        pass
    assert Counter(resumed.throws()) == count_dice(
        setting.game, resumed.record(Dice.of(bytes(32), inherited=resumed.inherited))
    )


def test_what_was_done_before_is_not_taken_back(setting: AnySetting) -> None:
    _, resumed = half_way(setting, 9)
    for seat in range(setting.players):
        assert not resumed.can_take_back(seat)
    for to in (0, resumed.length - 1):
        with pytest.raises(Illegal, match=r"table\.undo-together"):
            resumed.go_back(to)
