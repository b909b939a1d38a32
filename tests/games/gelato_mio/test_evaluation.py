"""What the greedy player makes of it: sensible choices, short games, and no chance for a random player."""

from statistics import mean

import pytest

from gelateria.bots import make_bot
from gelateria.engine import Dealer, RecordingDealer, find_game, split
from gelateria.games.gelato_mio.actions import Action, Ask, Controlled, Discard, Draw, Make, Return, Serve
from gelateria.lab import play_game
from tests.games.gelato_mio.drawings import board, mio
from tests.scale import many

GAME = find_game("gelato-mio")
FULL = "Va Cr Su / St Bo Co / Wa Ch Cr"


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
