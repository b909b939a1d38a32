"""Our games in OpenSpiel: every game without secrets and timers, for its search, its solvers and its learners.

    from gelateria.adapters.openspiel import spiel_game

    game = spiel_game("gelini-nightlife", players=2, seed=7)

Who has called `register` may also say `pyspiel.load_game("gelateria_gelini_nightlife(players=2,seed=7)")`. The opening
is dealt from the seed; all later chance is explicit. A win alone is worth 1, what it costs the others adds up to -1,
and a shared win lies between.

OpenSpiel's `MCTSBot.step` crashes on games written in Python, its own too (2.0.2: it gives Python's lock away and
then copies Python's objects); `mcts_search(state).best_child().action` does the same and works.
"""

from collections.abc import Mapping
from typing import Any

from gelateria.adapters.chance_nodes import Position
from gelateria.engine import AnyGame, Dealer, Setting, find_game, games

try:
    import pyspiel
except ImportError as error:
    raise ImportError("OpenSpiel is not installed: pip install 'gelateria[openspiel]'") from error

AnySetting = Setting[Any, Any, Any, Any]

ACTIONS = OUTCOMES = 512
"""No action of ours has a higher number, and no draw is from more things."""
LONGEST = 200_000
"""No game of ours has so many decisions and draws."""


def spiel_game(slug: str, players: int, seed: int = 1, options: Mapping[str, Any] | None = None) -> "SpielGame":
    """The game of that slug, dealt from that seed."""
    return SpielGame(find_game(slug).setting(players, options), seed)


def register() -> list[str]:
    """Make every game that OpenSpiel can play known to `pyspiel.load_game`; returns the names."""
    fitting = [game for game in games().values() if not what_hinders(game.setting(game.seats[0]))]
    for game in fitting:
        _register(game)
    return [_name(game) for game in fitting]


def what_hinders(setting: AnySetting) -> str:
    """Why OpenSpiel cannot play it, or the empty text."""
    if setting.game.views.SECRETS:
        return f"{setting.game.title} has secrets, and OpenSpiel would be told all of them"
    if setting.timers:
        return f"{setting.game.title} has timers, and OpenSpiel knows no time"
    return ""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of ours with players, options and opening chosen."""

    def __init__(self, setting: AnySetting, seed: int = 1) -> None:
        if reason := what_hinders(setting):
            raise ValueError(f"{reason}.")
        self.setting = setting
        self.opening = Position(setting.start(Dealer(seed)))
        players = setting.players
        as_printed = setting.edition == setting.game.printed_edition()
        if as_printed:
            _register(setting.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        parameters = {"players": players, "seed": seed, **setting.option_values()}
        super().__init__(_game_type(setting.game, "" if as_printed else "_variant"), info, parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position of ours: a player's decision, a draw of chance, or the end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.opening

    def current_player(self) -> int:
        position = self.position
        if position.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        awaiting = position.state.awaiting
        return (awaiting & -awaiting).bit_length() - 1 if awaiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.position.state.awaiting

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, chance) for number, (chance, _) in self.position.outcomes().items()]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def returns(self) -> list[float]:
        state = self.position.state
        if state.awaiting:
            return [0.0] * state.players
        others = state.players - 1
        return [(state.players * state.worth(seat) - 1) / others for seat in range(state.players)]

    def _action_to_string(self, player: int, action: int) -> str:
        draw, state, setting = self.position.draw, self.position.state, self._setting()
        if draw is not None:
            return f"draw {action} of {draw.below}"
        return setting.game.notation.label(setting.game.actions.action(state, player, action))

    def __str__(self) -> str:
        return self.drawing(None)

    def drawing(self, viewer: int | None) -> str:
        """The board as text, and what chance is asked for."""
        draw, setting = self.position.draw, self._setting()
        board = setting.game.notation.draw(setting.view(self.position.state, viewer))
        if draw is None:
            return board
        action = setting.game.notation.label(setting.game.actions.action(self.position.state, draw.seat, draw.action))
        return f"{board}\n{action}: drawn {list(draw.numbers)}, next below {draw.below}"

    def _setting(self) -> AnySetting:
        setting: AnySetting = self.get_game().setting
        return setting


class Observer:
    """What a player sees: the board, or with perfect recall, all that happened. There are no tensors."""

    tensor = None

    def __init__(self, kind: Any) -> None:
        self.recalls = kind is not None and kind.perfect_recall
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is nothing to be set."""

    def string_from(self, state: SpielState, player: int) -> str:
        return str(state.history_str()) if self.recalls else state.drawing(player)


def _name(game: AnyGame) -> str:
    return f"gelateria_{game.slug.replace('-', '_')}"


def _game_type(game: AnyGame, variant: str = "") -> Any:
    options = game.setting(game.seats[0]).option_values()
    return pyspiel.GameType(
        short_name=_name(game) + variant,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": game.seats[0], "seed": 1, **options},
    )


def _register(game: AnyGame) -> None:
    if _name(game) in pyspiel.registered_names():
        return

    def made(parameters: dict[str, Any]) -> SpielGame:
        options = dict(parameters)
        return spiel_game(game.slug, options.pop("players"), options.pop("seed"), options)

    vars(made)["kept"] = made  # OpenSpiel lets go of it after Python's end, when nothing can be freed any more
    pyspiel.register_game(_game_type(game), made)
