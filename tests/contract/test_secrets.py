"""No secret gets out, and the law that says so is itself put to the test: planted leaks must be caught."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from gelateria import bots
from gelateria.engine import AnyGame, Dealer, Preview, RecordingDealer, Setting, State, Viewer, find_game
from tests.contract.secrecy import assert_no_leak
from tests.contract.tables import GAMES, TABLES, AnySetting, Table, laws, random_match
from tests.marks import rule
from tests.scale import many


def has_secrets(table: Table) -> bool:
    """Whether anything is hidden there; a game's laws may know options by which all lies open."""
    all_open = getattr(laws(table.game), "all_open", None)
    return bool(table.game.views.SECRETS) and not (all_open and all_open(table.options))


SECRETIVE = [table for table in TABLES if has_secrets(table)]
HUSH = next(game for game in GAMES if game.slug == "hush")


@rule("table.secrets")
@pytest.mark.parametrize("table", SECRETIVE, ids=str)
def test_nothing_hidden_reaches_anybody(table: Table) -> None:
    assert sum(assert_no_leak(table.setting(), seed) for seed in many(6)) >= len(many(6))


def with_part(game: AnyGame, part: str, **changes: Any) -> AnyGame:
    """The game with some functions of one of its modules replaced."""
    module = getattr(game, part)
    return msgspec.structs.replace(game, **{part: SimpleNamespace(**{**vars(module), **changes})})


def leaky_view(state: Any, viewer: Viewer) -> Any:
    view = HUSH.views.view(state, viewer)
    return msgspec.structs.replace(view, cards=tuple(state.card[: state.players]))


def leaky_size(state: Any, viewer: Viewer) -> Any:
    view = HUSH.views.view(state, viewer)
    return msgspec.structs.replace(view, bell=view.bell + state.card[0])


def leaky_redact(event: Any, viewer: Viewer) -> Any:
    return event


def leaky_action(state: Any, seat: int, number: int) -> Any:
    action = HUSH.actions.action(state, seat, number)
    return HUSH.actions.action(state, seat, 1) if state.card[(seat + 1) % state.players] > 3 else action


class PeekingBot(bots.Bot):
    """Remembers, against all rules, the position it was last shown at the table."""

    table: State

    def decide(self, view: Any) -> Any:
        card: Any = PeekingBot.table.facts()["card"]  # a list with a card a seat
        return HUSH.actions.action(PeekingBot.table, view.viewer, 1 + (sum(card) - card[view.viewer]) % 2)


def remembering_view(state: Any, viewer: Viewer) -> Any:
    PeekingBot.table = state.copy()
    return HUSH.views.view(state, viewer)


LEAKS: dict[str, Callable[[], AnyGame]] = {
    "in the view": lambda: with_part(HUSH, "views", view=leaky_view),
    "in a number that looks harmless": lambda: with_part(HUSH, "views", view=leaky_size),
    "in the events": lambda: with_part(HUSH, "views", redact=leaky_redact),
    "in the legal actions": lambda: with_part(HUSH, "actions", action=leaky_action),
    "in a bot's decision": lambda: with_part(HUSH, "views", view=remembering_view),
}


def setting_of(game: AnyGame) -> AnySetting:
    return Setting(game, 3, HUSH.options(), HUSH.printed_edition())


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if "bot" in leak:
        monkeypatch.setitem(bots.BOTS, "peeking", PeekingBot)
    leaky = setting_of(LEAKS[leak]())
    with pytest.raises(AssertionError):
        for seed in range(6):
            assert_no_leak(leaky, seed)


class HeedlessSetting(Setting[Any, Any, Any, Any]):
    """Its previews go on where chance was asked."""

    def previews(self, state: State, seat: int) -> list[Preview]:
        return [self._to_the_end(state.copy(), seat, number) for number in state.legal(seat)]

    def _to_the_end(self, trial: State, seat: int, number: int) -> Preview:
        keeper = RecordingDealer(Dealer(1))
        trial.apply(seat, number, keeper)
        return Preview(self.seen(self.events(keeper.take()[1]), seat), False)


def test_a_preview_that_goes_on_after_chance_is_caught() -> None:
    with pytest.raises(AssertionError):
        for seed in range(6):
            assert_no_leak(HeedlessSetting(HUSH, 3, HUSH.options(), HUSH.printed_edition()), seed)


def test_a_preview_that_goes_on_after_a_secret_is_caught() -> None:
    """At the end of Gelato Mio all hands lie open."""
    game = find_game("gelato-mio")
    honest = game.setting(3)
    leaky = with_part(game, "views", is_unforeseen=lambda event, seat: False)
    assert sum(differences(honest, seed) for seed in range(20)) == 0
    assert sum(differences(Setting(leaky, 3, honest.options, honest.edition), seed) for seed in range(20)) > 0


def differences(setting: AnySetting, seed: int) -> int:
    """In how many of a game's last positions a seat's previews hang on what it cannot see."""
    match, found = random_match(setting, seed), 0
    for moves in range(max(0, match.length - 8), match.length):
        state = match.state_after(moves)
        for seat in state.seats_awaited():
            twin = laws(setting.game).disturb(state, seat, Dealer(seed))
            found += setting.previews(twin, seat) != setting.previews(state, seat)
    return found


def test_without_a_leak_the_same_games_pass() -> None:
    for seed in range(6):
        assert_no_leak(setting_of(HUSH), seed)
