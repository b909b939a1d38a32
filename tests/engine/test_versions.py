"""What was begun by earlier rules is ended by them."""

import msgspec
import pytest

from gelateria.bots import make_bot
from gelateria.engine import AnyGame, Damaged, Dealer, Illegal, Match, find_game, replay
from gelateria.server.table.plan import Plan, stored_plan

GEIZEN = find_game("geizen")


def later(version: int, oldest: int = 1) -> AnyGame:
    return msgspec.structs.replace(GEIZEN, version=version, oldest=oldest)


def played(game: AnyGame, version: int | None = None) -> Match:  # type: ignore[type-arg]  # any game's
    match = Match(game.setting(2, version=version), Dealer(3))
    bot = make_bot("greedy", match.setting, 1)
    while not match.over:
        (seat,) = match.awaited()
        match.do(seat, bot.decide(match.view(seat)))
    return match


def test_a_record_tells_the_version_it_was_played_by_and_is_replayed_by_it() -> None:
    record = played(later(3), 2).record()
    again = replay(later(4), record)
    assert record.rules == again.setting.version == again.state.version == 2
    assert again.record() == record


def test_a_position_knows_its_version_from_the_first_to_the_last() -> None:
    game = later(2)
    assert game.setting(2).start(Dealer(1)).version == 2
    assert played(game, 1).state.version == 1
    setting = game.setting(2, version=1)
    assert setting.imagine(setting.view(setting.start(Dealer(1)), None), Dealer(2)).version == 1


@pytest.mark.parametrize("version", [1, 4])
def test_a_version_that_the_rules_do_not_know_is_refused(version: int) -> None:
    game = later(3, oldest=2)
    with pytest.raises(Illegal, match=f"no version {version}"):
        game.setting(2, version=version)
    record = msgspec.structs.replace(played(later(3)).record(), rules=version)
    with pytest.raises(Damaged, match=f"version {version} of its rules; here they are at 2 to 3"):
        replay(game, record)


def test_a_table_that_was_made_before_plans_told_it_goes_on_by_the_first_rules() -> None:
    before = b'{"game":"geizen","players":2}'
    assert stored_plan(before.decode()).setting().version == 1
    today = Plan(game="geizen", players=2)
    assert today.setting().version == find_game("geizen").version
