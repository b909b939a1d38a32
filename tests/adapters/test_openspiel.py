"""Our games in OpenSpiel: its own tests run on them, and they are still our games."""

import subprocess
import sys
from typing import Any

import pytest

from gelateria.engine import Dealer, ReplayingDealer, find_game

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from gelateria.adapters import chance_nodes, openspiel  # noqa: E402  # only where OpenSpiel is

OURS = ["geizen", "gelini-nightlife"]


@pytest.mark.parametrize("slug", OURS)
@pytest.mark.parametrize("players", [2, 3])
def test_openspiels_own_tests_pass(slug: str, players: int) -> None:
    pyspiel.random_sim_test(openspiel.spiel_game(slug, players), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", OURS)
def test_both_see_the_same_game(slug: str) -> None:
    setting = find_game(slug).setting(2)
    ours = setting.start(Dealer(11))
    theirs = openspiel.SpielGame(setting, 11).new_initial_state()
    dealer = Dealer(4)
    while ours.awaiting:
        (seat,) = ours.seats_awaited()
        assert theirs.current_player() == seat
        assert theirs.legal_actions() == sorted(ours.legal(seat))
        action = ours.legal(seat)[dealer.draw(len(ours.legal(seat)))]
        numbers = []
        theirs.apply_action(action)
        while theirs.is_chance_node():
            assert sum(chance for _, chance in theirs.chance_outcomes()) == pytest.approx(1)
            numbers.append(theirs.legal_actions()[dealer.draw(len(theirs.legal_actions()))])
            theirs.apply_action(numbers[-1])
        script = ReplayingDealer(numbers)
        ours.apply(seat, action, script)
        assert not script.finish()
        assert theirs.position.state == ours
    assert theirs.is_terminal()
    assert theirs.returns() == [2 * ours.worth(seat) - 1 for seat in range(2)]


def test_a_win_is_worth_what_it_costs_the_others() -> None:
    game = openspiel.spiel_game("geizen", 4)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (pytest.approx(-1 / 3), 1, 0)
    state = game.new_initial_state()
    assert state.returns() == [0, 0, 0, 0]
    over = state.position.state.copy()
    over.awaiting, over.winners = 0, 0b0101
    state.position = chance_nodes.Position(over)
    assert state.returns() == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])


def test_actions_have_our_words_and_players_see_our_board() -> None:
    state = openspiel.spiel_game("gelini-nightlife", 2, seed=3).new_initial_state()
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["throw"]
    state.apply_action(0)
    assert "throw: drawn [], next below 6" in state.observation_string(0)
    state.apply_action(0)
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["move", "pass"]
    setting = find_game("gelini-nightlife").setting(2)
    assert str(state) == setting.game.notation.draw(setting.view(state.position.state, None))
    assert state.information_state_string(0) == "0, 0"


def test_a_registered_game_is_loaded_by_name_with_its_options() -> None:
    names = openspiel.register()
    assert {"gelateria_geizen", "gelateria_gelini_nightlife"} <= set(names)
    game = pyspiel.load_game("gelateria_gelini_nightlife(players=3,seed=9,actions=True)")
    assert game.num_players() == 3
    same = openspiel.spiel_game("gelini-nightlife", 3, 9, {"actions": True})
    assert str(game.new_initial_state()) == str(same.new_initial_state())
    assert str(game) == str(same)


def test_another_seed_is_another_opening() -> None:
    openings = {str(openspiel.spiel_game("gelini-nightlife", 2, seed).new_initial_state()) for seed in range(1, 5)}
    assert len(openings) == 4


def test_a_changed_edition_does_not_pass_for_the_printed_one() -> None:
    setting = find_game("gelini-nightlife").setting(2)
    changed: dict[str, Any] = setting.edition_values()
    changed["die"]["faces"] = [1, 2, 3, 4, 5, 6]
    game = openspiel.SpielGame(find_game("gelini-nightlife").setting(2, edition=changed))
    assert game.get_type().short_name == "gelateria_gelini_nightlife_variant"


@pytest.mark.parametrize("slug", ["gelati", "gelato-mio", "jelly-monster"])
def test_games_with_secrets_stay_ours(slug: str) -> None:
    with pytest.raises(ValueError, match="has secrets"):
        openspiel.spiel_game(slug, 3)


def test_their_search_plays_our_game() -> None:
    game = openspiel.spiel_game("gelini-nightlife", 2)
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(2)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 20, 100, False, 1, False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


def test_without_openspiel_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import gelateria.adapters.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'gelateria[openspiel]'" in done.stderr
