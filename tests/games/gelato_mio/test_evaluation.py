"""What a good player wants: choices by rule of thumb, features as a hand computes them, chances that add up."""

import os
import subprocess
import sys
from pathlib import Path
from statistics import mean

import pytest

from gelateria.bots import make_bot
from gelateria.engine import Dealer, RecordingDealer, find_game, split
from gelateria.games.gelato_mio.actions import Action, Ask, Controlled, Discard, Draw, Help, Make, Return, Serve
from gelateria.lab import play_game
from gelateria.uncompiled import is_compiled
from tests.contract.tables import some_positions
from tests.games.gelato_mio.drawings import Table, board, mio
from tests.scale import many

ROOT = Path(__file__).parent.parent.parent.parent
GAME = find_game("gelato-mio")
FULL = "Va Cr Su / St Bo Co / Wa Ch Cr"


# The rule of thumb ---------------------------------------------------------------------------------------


def greedy(drawing: str, seat: int = 0) -> Action:
    table = mio(drawing)
    decision: Action = make_bot("greedy", table.setting, 1).decide(table.view(seat))
    return decision


def test_a_customer_who_can_be_served_is_served_the_best_one_first() -> None:
    assert greedy(board(FULL, ["Bo1 Wa1 Co1", ""], balls=["V1 S1 C1", ""])) == Serve(1)


def test_a_ball_that_is_wanted_is_made() -> None:
    assert greedy(board(FULL, ["St1 Cr1 Su1 Co1", ""], places="- n o p", served=["", "a"])) == Make("strawberry")


def test_the_card_that_is_missing_is_drawn() -> None:
    table = board(FULL, ["St1 Cr1 Co1", ""], places="- o h c", served=["", "a"])
    assert greedy(table) == Draw(1, 3)


def test_quality_control_gets_what_is_wanted_least() -> None:
    head = "turn 9, ● to discard 4, ●'s turn"
    assert greedy(
        board("Cr / Va Va / Wa Ch Cr", ["St1 Cr1 Su1 Co1 Bo4", ""], head=head, places="- o h j", served=["", "a"])
    ) == (Discard("bowl"))
    head = "turn 9, ● to return 2, ●'s turn"
    table = board(
        "Cr / Va Va / Wa Ch Cr", ["Co1", ""], head=head, places="- o i e", served=["", "a"], balls=["V1 S3", ""]
    )
    assert greedy(table) == Return("vanilla")


def test_help_is_asked_where_the_wanted_card_is() -> None:
    table = board(FULL, ["St1 Cr1 Co1", "Su3", "Bo3"], head="turn 9, ● to ask", places="- o h j", served=["", "a", ""])
    assert greedy(table) == Ask(1)


def test_who_is_ahead_ends_the_game() -> None:
    hands = ["Va1 Cr1 Su1", "St1"]
    things = {"balls": ["", "V1"], "piles": (1, 7, 7), "places": "- c e g", "below": (0, 5, 5, 5)}
    assert greedy(board(FULL, hands, scores=[40, 5], served=["a b", "h"], **things)) == Make("vanilla")  # type: ignore[arg-type]


@pytest.mark.parametrize("players", GAME.seats)
def test_greedy_wins_against_random_players(players: int) -> None:
    setting, won = GAME.setting(players), 0.0
    games = many(12)
    for game in games:
        seat = game % players
        bots = [make_bot("greedy" if i == seat else "random", setting, game + i) for i in range(players)]
        played = play_game(setting, bots, Dealer(game))
        won += (seat in played.winners) / len(played.winners)
    assert won > 0.95 * len(games) - 1


@pytest.mark.parametrize("players", GAME.seats)
def test_the_reference_figures(players: int) -> None:
    """93 to 105 turns, quality cards seen 9 to 17 times, at 15 %."""
    setting = GAME.setting(players)
    turns, controls = [], []
    for game in range(60):
        keeper = RecordingDealer(Dealer(split(players, game)))
        bots = [make_bot("greedy", setting, game + i) for i in range(players)]
        turns.append(play_game(setting, bots, keeper).turns)
        controls.append(sum(isinstance(event, Controlled) for event in setting.events(keeper.take()[1])))
    assert 0.85 * 93 < mean(turns) < 1.15 * 105
    assert 0.85 * 9 < mean(controls) < 1.15 * 17


# Features ----------------------------------------------------------------------------------------------


def seen(table: Table, seat: int = 0) -> dict[str, float]:
    """The position's features by name."""
    return dict(zip(GAME.evaluator.FEATURES, GAME.evaluator().listed_features(table.state, seat), strict=True))


def test_points_count_more_the_lower_the_lowest_pile() -> None:
    table = mio(board(FULL, ["", ""], scores=[22, 3], served=["a b", "n"], piles=(2, 6, 7)))
    assert seen(table)["score"] == 22
    assert seen(table)["late_score"] == pytest.approx(22 * 5 / 7)
    assert seen(table, 1)["late_score"] == pytest.approx(3 * 5 / 7)


def test_a_customer_who_can_be_served_is_a_turn_away() -> None:
    table = mio(board(FULL, ["Co1", ""], balls=["V1", ""], places="- n - -", below=(0, 5, 5, 5), served=["", "a"]))
    rest = 2 + 13 * 6 / 2  # turns that are left, by the lowest pile
    worth = (3 + 0.5 * 3 * 0.5) * 0.9 * rest**2 / (rest**2 + 1)
    assert seen(table)["first"] == pytest.approx(worth)
    assert seen(table)["late_first"] == pytest.approx(worth / 7)
    assert seen(table)["ready"] == 3
    assert seen(table)["second"] == 0
    assert seen(table, 1)["ready"] == 0


def test_a_customer_who_decides_a_race_is_worth_its_prize() -> None:
    things = {"balls": ["V1", ""], "places": "- n - -", "scores": [6, 0]}
    table = mio(board(FULL, ["Co1", ""], served=["o p", "a"], **things))  # type: ignore[arg-type]
    assert seen(table)["ready"] == 3 + 3
    assert seen(table)["singles"] == pytest.approx(2 / 3)


@pytest.mark.parametrize(
    ("nearer", "farther"),
    [
        ((FULL, "St1 Cr1 Su1 Co1"), (FULL, "St1 Cr1 Co1")),  # what is in hand need not be drawn
        (("Su Su Va / Va Bo Ch / Wa Ch Cr", "St1 Co1 Cr1"), ("Wa Bo Va / Va Bo Ch / Wa Ch Cr", "St1 Co1 Cr1")),
        (("St Va Bo / St Bo Ch / Wa Ch Cr", "Su2 Co1 Cr2"), ("St Va Bo / Va Bo St / Wa Ch Cr", "Su2 Co1 Cr2")),
    ],
)
def test_a_customer_is_nearer_the_less_work_is_left(nearer: tuple[str, str], farther: tuple[str, str]) -> None:
    near, far = (
        seen(mio(board(display, [hand, ""], places="- o i -", served=["", "a"]))) for display, hand in (nearer, farther)
    )
    assert near["first"] + near["second"] > far["first"] + far["second"]


def test_no_customer_is_near_whose_balls_or_cards_are_no_more() -> None:
    table = mio(board(FULL, ["Co1", ""], places="- n - -", served=["", "a"], piles=(0, 7, 7)))
    assert seen(table)["first"] == 0
    things = {"places": "- b - -", "served": ["", "a"], "out": "Wa3"}
    assert seen(mio(board("Va Cr Su / St Bo Co / Wa Ch Cr", ["", ""], **things)))["first"] > 0  # type: ignore[arg-type]
    things["out"] = "Wa4"
    assert seen(mio(board("Va Cr Su / St Bo Co / Va Ch Cr", ["", ""], **things)))["first"] == 0  # type: ignore[arg-type]


def test_the_second_customer_has_to_do_without_what_the_first_one_takes() -> None:
    table = mio(board(FULL, ["Co1", ""], balls=["V1", ""], places="- n n -", served=["", "a"]))
    two = mio(board(FULL, ["Co2", ""], balls=["V2", ""], places="- n n -", served=["", "a"]))
    assert 0 < seen(table)["second"] < seen(two)["second"]


def test_hands_and_balls_are_counted_as_far_as_they_are_of_use() -> None:
    table = mio(board("Bo / Co / Wa", ["Va3 St1 Cr4 Su1 Co3 Wa2", "Bo1"], balls=["V3 S1", "C1"]))
    held = [seen(table)[kind] for kind in ("flavours", "creams", "sugar", "bowl", "cone", "wafer")]
    assert held == [3, 3, 1, 0, 2, 1]
    assert (seen(table)["cards"], seen(table)["cards_at_risk"], seen(table)["to_make"]) == (14, 7, 1)
    assert (seen(table)["balls"], seen(table)["balls_at_risk"]) == (4, 2)
    assert seen(table)["late_balls"] == pytest.approx(4 * 3 / 7)
    assert seen(table)["late_cards"] == pytest.approx(14 * 3 / 7)
    assert seen(table)["pairs"] == pytest.approx((1 + 2 + 1 + 1) * 3 / 7)
    other = [seen(table, 1)[kind] for kind in ("bowl", "cards", "cards_at_risk", "balls_at_risk", "to_make")]
    assert other == [1, 1, 0, 0, 0]


def test_of_a_lead_in_balls_the_first_ones_count_most() -> None:
    table = mio(board(FULL, ["", ""], balls=["V2 C1", "S1"]))
    assert seen(table)["ball_lead"] == 3 * 2 / 4
    assert seen(table)["flavour_lead"] == pytest.approx((2 * 2 / 4 - 2 * 1 / 3 + 2 * 1 / 3) * 2 / 7)
    assert seen(table, 1)["ball_lead"] == -3 * 2 / 4


def test_in_the_last_round_only_what_can_still_become_points_counts() -> None:
    head = "turn 90, ● to act, 2 turns to go"
    things = {"places": "- n - -", "served": ["a", "b"], "scores": [12, 10], "piles": (0, 7, 7)}
    table = mio(board(FULL, ["Co1 Cr2 Su1", "Co1 Bo2"], head=head, balls=["V1", "V1"], **things))  # type: ignore[arg-type]
    # a pair, vanilla balls 1 + 1 to 1 + 2, strawberry 1 to 1, chocolate 1 to 0, all 4 to 4, and the customer
    assert seen(table)["last_score"] == pytest.approx(12 + 1 + 2 + 3 - 0.01)
    assert seen(table, 1)["last_score"] == pytest.approx(10 + 1 + 2 + 3 - 0.01)
    assert seen(table)["first"] == seen(table)["ready"] == 0
    table.state.last = 1  # the other one's turn is over
    assert seen(table, 1)["last_score"] == pytest.approx(10 + 1 + 2 - 0.01)


def test_what_is_under_way_in_a_turn_is_seen() -> None:
    table = mio(board(FULL, ["St1 Cr1 Co1", "Su3", "Bo3"]))
    assert (seen(table)["to_move"], seen(table, 1)["to_move"]) == (1, 0)
    table.do(0, Help())
    assert (seen(table)["to_pay"], seen(table)["to_steal"]) == (2, 1)
    table.do(0, Discard("cone"))
    table.do(0, Discard("creams"))
    assert (seen(table)["to_pay"], seen(table)["to_steal"], seen(table, 1)["to_steal"]) == (0, 1, 0)


def test_what_quality_control_still_asks_for_is_seen() -> None:
    hands = ["St2 Cr2 Su2 Bo2", "Ch2 Co3 Wa3", "Va3"]
    table = mio(board("Cr / Va / Ch", hands, head="turn 9, ● to discard 4, ●'s turn"))
    assert [seen(table, seat)["to_discard"] for seat in range(3)] == [4, 4, 0]
    table = mio(board("Cr / Va / Ch", hands, balls=["V3", "V1 S3", "C4"], head="turn 9, ▲ to return 2, ●'s turn"))
    assert [seen(table, seat)["to_return"] for seat in range(3)] == [0, 2, 2]


@pytest.mark.skipif(not is_compiled(), reason="this install has no compiled rules to compare with")
def test_compiled_and_plain_python_see_the_same() -> None:
    compiled, plain = (
        subprocess.run(
            [sys.executable, "-m", "tests.games.gelato_mio.glances"],
            env={**os.environ, **environment},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for environment in ({}, {"GELATERIA_PLAIN": "1"})
    )
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    assert len(compiled) > 1500
    assert compiled[1:] == plain[1:]


# Chances -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.seats)
def test_chances_are_learnt_for_every_number_of_players_and_add_up(players: int) -> None:
    setting = GAME.setting(players)
    evaluator = setting.evaluator()
    assert evaluator.size == len(GAME.evaluator.FEATURES)
    for match in some_positions(setting, 2, every=5):
        chances = evaluator.listed_forecast(match.state)
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)


def test_who_is_far_ahead_near_the_end_is_likely_to_win() -> None:
    table = mio(board(FULL, ["Co1", "Co1"], scores=[34, 3], served=["a b c", "n"], piles=(1, 4, 4)))
    assert table.setting.evaluator().listed_forecast(table.state)[0] > 0.9
