"""What a good player of Gelati wants: the rule of thumb, features on drawn tables, a forecast, and levels that stand
above one another."""

import pytest

from gelateria.bots import make_bot
from gelateria.engine import Dealer, find_game, split
from gelateria.games.gelati.notation import ice
from gelateria.lab import play_game
from tests.contract.tables import some_positions
from tests.games.gelati.drawings import lines, row, table
from tests.games.gelati.laws import disturb
from tests.positions import Position

GAME = find_game("gelati")


def judged(drawing: str, seat: int = 0) -> float:
    return GAME.evaluator().judge(Position("gelati", drawing).state, seat)


def test_points_count_as_they_are() -> None:
    assert judged(table(scores="5 0")) - judged(table(scores="0 0")) == pytest.approx(5)


def test_components_of_an_order_are_worth_more_than_spare_tokens() -> None:
    ready, spare = judged(table(tokens="1... 1... 1...")), judged(table(tokens=".... ...2 ...1"))
    assert ready - spare == pytest.approx(14 - 3 * 2.3)


def test_a_spot_is_hoped_for_by_a_tile_that_is_not_the_last_of_a_full_hand() -> None:
    board = lines(row("PsW PvU"))
    first, last = judged(table(board, hands="PpW BcC / GvS GcC")), judged(table(board, hands="BcC PpW / GvS GcC"))
    assert first - last == pytest.approx(0.3)


def test_a_spot_is_feared_as_far_as_the_others_may_have_what_fits() -> None:
    """Two of the three hidden tiles fit, and the next player has two tries to hold one that does."""
    position = Position("gelati", table(lines(row("PsW PvU")), hands="BcC / PpW GcS", head="● to order"))
    position.state.stack, position.state.aside = 1 << ice("PcW"), 0
    assert GAME.evaluator().judge(position.state, 0) == pytest.approx(-0.3 * (1 - (1 / 3) ** 2))


def test_a_game_that_is_over_is_won_or_lost() -> None:
    state = GAME.setting(2).start(Dealer(1))
    state.playout(Dealer(2))
    (winner,) = state.seats_winning()
    assert [GAME.evaluator().judge(state, seat) for seat in (winner, 1 - winner)] == [1000, -1000]


def test_a_position_is_judged_by_what_the_seat_may_know() -> None:
    evaluator = GAME.evaluator()
    for match in some_positions(GAME.setting(3), 4, every=3):
        for seat in range(3):
            twin = disturb(match.state, seat, Dealer(seat))
            assert evaluator.judge(twin, seat) == evaluator.judge(match.state, seat)


def features(drawing: str, seat: int) -> dict[str, float]:
    evaluator, position = GAME.evaluator(), Position("gelati", drawing)
    return dict(zip(evaluator.FEATURES, evaluator.listed_features(position.state, seat), strict=True))


def test_points_tokens_and_orders() -> None:
    """The mover has the paper cup and the strawberry of one order, and an umbrella that none asks for."""
    seen = features(table(tokens="1... 1... ...1 / .1.. .... ....", scores="20 10"), 0)
    assert seen["points"] == 2.0
    assert seen["near"] == pytest.approx(0.16)
    assert (seen["tokens"], seen["order_too"]) == (3, 0)
    assert seen["order"] == pytest.approx(1.2)  # it lacks half a component: one more token to trade
    assert seen["order_late"] == pytest.approx(1.2 * 20 / 50)
    assert (seen["able"], seen["able_later"], seen["ends_it"]) == (0, 0, 0)
    assert (seen["turn"], seen["next"]) == (1, 0)
    rich = features(table(tokens="1... 1... ..11 / .1.. .... ....", scores="20 10"), 0)
    assert (rich["able"], rich["able_now"], rich["able_later"]) == (1, 0, 1)
    other = features(table(tokens="1... 1... ...1 / .1.. .... ....", scores="20 10"), 1)
    assert (other["points"], other["tokens"], other["turn"], other["next"]) == (1.0, 1, 0, 1)
    assert other["order"] == pytest.approx(0.2)


def test_spots_and_rows() -> None:
    """Three paper cups lie in a row; the mover holds a fourth, which brings a token, or a point between two."""
    board = lines(row("PsW PvU PcC"))
    seen = features(table(board, scores="20 10"), 0)
    assert seen["gain"] == seen["gain_now"] == pytest.approx(0.4)  # the token is a third of an order
    assert seen["gain_next"] == 0
    assert seen["other_gain"] == pytest.approx(0.1)
    assert seen["own_gain"] == pytest.approx(0.4)  # nothing of the other's fits beside the strawberry in the paper cup
    assert (seen["fills"], seen["wins"], seen["in_two"]) == (0, 0, 0)
    filled = features(table(board, tokens=".... 1... 1... / .... .... ....", scores="20 10"), 0)
    assert (filled["fills"], filled["fills_now"]) == (1, 1)
    assert filled["gain"] == pytest.approx(0.6)  # the third component is the last third, and a little less


def test_a_spot_that_the_next_one_takes_is_not_left() -> None:
    board = lines(row("PsW PvU PcC"))
    both = features(table(board, hands="PpW BsU / PpS GcC", scores="20 10"), 1)
    assert both["gain"] == pytest.approx(both["left_gain"])  # there are two ends
    alone = features(table(lines(row("CvS PsW PvU PcC")), hands="PpW BsU / PpS GcC", scores="20 10"), 1)
    assert alone["left_gain"] < alone["gain"]


def test_the_end_is_in_sight() -> None:
    board = lines(row("PsW PvU PcC"))
    seen = features(table(board, scores="49 10"), 0)
    assert (seen["wins"], seen["wins_now"], seen["wins_next"], seen["wins_twice"], seen["in_two"]) == (1, 1, 0, 1, 1)
    assert features(table(board, hands="BsU GcC / PpW PpS", scores="10 49"), 1)["wins_next"] == 1
    assert features(table(board, scores="35 10"), 0)["ends_it"] == features(table(board, scores="35 10"), 0)["order"]


@pytest.mark.parametrize("players", GAME.seats)
def test_a_forecast_shares_out_the_win(players: int) -> None:
    setting = GAME.setting(players)
    evaluator, state = setting.evaluator(), setting.start(Dealer(players))
    assert evaluator.size == len(evaluator.FEATURES)
    even = evaluator.listed_forecast(state)
    assert sum(even) == pytest.approx(1)
    state.score = [30] + [0] * 3
    ahead = evaluator.listed_forecast(state)
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > max(0.6, even[0])


@pytest.mark.parametrize(
    ("upper", "lower", "games"), [("easy", "random", 12), ("medium", "easy", 16), ("hard", "medium", 12)]
)
def test_a_level_stands_above_the_one_below(upper: str, lower: str, games: int) -> None:
    setting = GAME.setting(2)
    bots = {name: make_bot(name, setting, 1) for name in (upper, lower)}
    won = 0.0
    for game in range(games):
        seats = [upper, lower] if game % 2 else [lower, upper]
        for seat, name in enumerate(seats):
            bots[name].reseed(split(game, seat))
        winners = play_game(setting, [bots[name] for name in seats], Dealer(split(9, game // 2))).winners
        won += (seats.index(upper) in winners) / len(winners)
    assert won > games * 0.6
