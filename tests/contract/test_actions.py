"""Every awaited seat can act, every listed action is accepted, and anything else is refused and changes nothing."""

from itertools import cycle, islice
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelateria.engine import AnyGame, Dealer, Illegal, Match
from gelateria.engine.rulebook import COMMON, read_rules
from gelateria.engine.state import MOST_CHOICES
from tests.contract.tables import GAMES, TABLES, AnyMatch, AnySetting, random_moves, some_positions
from tests.scale import examples, many

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def tags(game: AnyGame) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in game.action_records.__args__]


def field_names(game: AnyGame) -> list[str]:
    return sorted({field.name for kind in game.action_records.__args__ for field in msgspec.structs.fields(kind)})


def snapshot(match: AnyMatch) -> tuple[bytes, int]:
    return match.state.key(), len(match.moves)


def assert_refused(match: AnyMatch, seat: Any, action: Any) -> None:
    before = snapshot(match)
    with pytest.raises(Illegal) as refusal:
        match.do(seat, action)
    assert snapshot(match) == before
    assert refusal.value.rule in {**match.setting.game.rulebook, **read_rules(COMMON)}
    assert refusal.value.sentence.endswith((".", "!"))


def test_awaited_seats_and_only_they_have_legal_actions(setting: AnySetting) -> None:
    for seed in many(3):
        for match in some_positions(setting, seed, every=1):
            for seat in range(setting.players):
                numbers = match.state.legal(seat)
                assert bool(numbers) == (seat in match.awaited())
                assert len(set(numbers)) == len(numbers) <= MOST_CHOICES
            assert match.state.legal(-1) == match.state.legal(setting.players) == []


def test_every_listed_action_is_accepted_and_its_record_means_it_alone(setting: AnySetting) -> None:
    for match in some_positions(setting, 11, every=5):
        for seat in match.awaited():
            numbers, actions = match.state.legal(seat), match.legal(seat)
            assert [setting.number(match.state, seat, action) for action in actions] == numbers
            for number, action in zip(numbers, actions, strict=True):
                plain = msgspec.json.decode(msgspec.json.encode(action))
                assert setting.number(match.state, seat, plain) == number
                twin = match.state.copy()
                twin.apply(seat, number, Dealer(number))
                assert twin != match.state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_action_names_the_rule_that_allows_it(game: AnyGame) -> None:
    assert sorted(game.actions.ALLOWED_BY) == sorted(tags(game))
    assert set(game.actions.ALLOWED_BY.values()) <= set(game.rulebook)


def test_a_listed_action_comes_with_its_rule(setting: AnySetting) -> None:
    for match in some_positions(setting, 12, every=20):
        for seat in match.awaited():
            choices = setting.choices(match.state, seat)
            assert [choice.action for choice in choices] == match.legal(seat)
            for choice in choices:
                tag = msgspec.to_builtins(choice.action)["type"]
                assert choice.rule == setting.game.actions.ALLOWED_BY[tag]


def test_actions_of_other_positions_and_other_seats_are_refused(setting: AnySetting) -> None:
    elsewhere: dict[bytes, Any] = {}
    for seed in many(4):
        match = Match(setting, Dealer(seed))
        for _, action in random_moves(match, Dealer(seed)):
            elsewhere[msgspec.json.encode(action)] = action
    others = cycle(elsewhere.values())  # of many actions each position gets the next ones
    for match in some_positions(setting, 99, every=5):
        for seat in range(-1, setting.players + 1):
            legal = match.legal(seat)
            for action in islice(others, min(len(elsewhere), len(many(300)))):
                if action not in legal:
                    refused_or_the_same(match, seat, action, legal)


def refused_or_the_same(match: AnyMatch, seat: Any, action: Any, legal: list[Any]) -> None:
    """A record may be written in another way (dice in another order) and mean a listed action all the same."""
    before = snapshot(match)
    try:
        number = match.setting.number(match.state, seat, action)
    except Illegal:
        assert_refused(match, seat, action)
    else:
        assert match.setting.game.actions.action(match.state, seat, number) in legal
    assert snapshot(match) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@examples(150)
@given(data=st.data())
def test_hostile_input_is_refused_with_a_rule_and_changes_nothing(game: AnyGame, data: st.DataObject) -> None:
    table = next(table for table in TABLES if table.game is game)
    seed = data.draw(st.integers(0, 5))
    positions = list(range(0, 40, 3))
    steps = data.draw(st.sampled_from(positions))
    match = Match(table.setting(), Dealer(seed))
    for index, _ in enumerate(random_moves(match, Dealer(seed))):
        if index == steps:
            break
    seat = data.draw(st.integers(-2, table.players) | st.none() | st.text(max_size=2) | st.booleans())
    tagged = st.fixed_dictionaries(
        {"type": st.sampled_from(tags(game))},
        optional=dict.fromkeys([*field_names(game), "x"], JSON),
    )
    action = data.draw(JSON | tagged)
    legal = match.legal(seat) if isinstance(seat, int) and not isinstance(seat, bool) else []
    refused_or_the_same(match, seat, action, legal)


def test_nothing_can_be_done_when_the_game_is_over(setting: AnySetting) -> None:
    *_, match = some_positions(setting, 5)
    assert match.over
    for seat in range(setting.players):
        with pytest.raises(Illegal, match=r"table\.over"):
            match.do(seat, {"type": tags(setting.game)[0]})
    assert match.ring(match.state.bell) == ()
