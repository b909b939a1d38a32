"""Random games end, nothing is lost on the way, copies are deep, and one seed is one game."""

import msgspec

from gelateria.engine import Dealer, Match, playouts
from tests.contract.tables import AnySetting, laws, random_match, random_moves, some_positions
from tests.scale import many


def test_every_random_game_ends_in_good_time_with_winners_and_a_reason(
    setting: AnySetting,
) -> None:
    for seed in many(20):
        match = Match(setting, Dealer(seed))
        for index, _ in enumerate(random_moves(match, Dealer(seed + 1))):
            assert 2 * index < setting.game.longest
        state = match.state
        assert state.awaiting == state.timer == 0
        assert match.why_over() in setting.game.rulebook
        assert state.seats_winning()
        assert sum(state.worth(seat) for seat in range(setting.players)) == 1
        assert state.turns > 0
        assert len(state.scores()) == setting.players


def test_nothing_is_lost_on_the_way(setting: AnySetting) -> None:
    check = laws(setting.game).check
    for seed in many(15):
        match = Match(setting, Dealer(seed))
        check(match.state)
        for _ in random_moves(match, Dealer(seed + 1)):
            check(match.state)
        check(match.state)


def test_copies_are_deep(setting: AnySetting) -> None:
    for seed in many(3):
        match = Match(setting, Dealer(seed))
        kept = []
        for _ in random_moves(match, Dealer(seed + 1)):
            twin = match.state.copy()
            assert twin == match.state
            assert twin.key() == match.state.key()
            kept.append((twin, twin.key()))
        assert [twin.key() for twin, _ in kept] == [key for _, key in kept]
        assert kept[0][1] != match.state.key()


def test_a_copy_moves_on_alone(setting: AnySetting) -> None:
    state = setting.start(Dealer(3))
    before = state.key()
    twin = state.copy()
    twin.playout(Dealer(4))
    assert state.key() == before != twin.key()
    twin.become(state)
    assert twin == state


def test_facts_lead_back_to_the_position(setting: AnySetting) -> None:
    match = random_match(setting, 8)
    twin = setting.blank()
    twin.restore(match.state.facts())
    assert twin == match.state
    assert twin.key() == match.state.key()


def test_a_game_leaves_nothing_behind_for_the_next(setting: AnySetting) -> None:
    opening, blank = setting.start(Dealer(77)), setting.blank()
    for seed in many(3):
        for match in some_positions(setting, seed, every=3):
            used = match.state.copy()
            used.become(blank)
            used.deal(Dealer(77))
            assert used == opening


def test_games_played_in_a_row_are_those_played_alone(setting: AnySetting) -> None:
    alone = [playouts(setting.blank(), games, 5) for games in range(1, 6)]
    blank = setting.blank()
    before = blank.facts()
    assert [playouts(blank, games, 5) for games in range(1, 6)] == alone
    assert blank.facts() == before


def test_the_same_seed_is_the_same_game(setting: AnySetting) -> None:
    one, other = random_match(setting, 21), random_match(setting, 21)
    assert msgspec.json.encode(one.record()) == msgspec.json.encode(other.record())
    assert playouts(setting.blank(), 20, 5) == playouts(setting.blank(), 20, 5)


def test_another_seed_is_another_game(setting: AnySetting) -> None:
    assert len({random_match(setting, seed).state.key() for seed in range(6)}) > 3
