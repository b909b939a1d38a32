"""Every secret of the game, let out on purpose once: the law of secrecy must notice."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from gelateria.engine import Setting, Viewer, find_game
from gelateria.games.jelly_monster.actions import Drew, Event, Threw
from tests.contract.secrecy import assert_no_leak
from tests.games.jelly_monster.drawings import city, hold, jelly
from tests.marks import rule

GAME = find_game("jelly-monster")
VIEWS = GAME.views


def peeking(secret: Callable[[Any], Any]) -> Callable[[Any, Viewer], Any]:
    """A view that lets something hidden shine through a number that looks harmless."""

    def view(state: Any, viewer: Viewer) -> Any:
        return msgspec.structs.replace(VIEWS.view(state, viewer), rounds=4 + hash(repr(secret(state))) % 1000)

    return view


def talking(*kinds: type) -> Callable[[Event, Viewer], Event | None]:
    """Events of these kinds are told to everybody as they are."""
    return lambda event, viewer: event if isinstance(event, kinds) else VIEWS.redact(event, viewer)


LEAKS: dict[str, dict[str, Any]] = {
    "thrown dice": {"view": peeking(lambda state: state.thrown[0])},
    "whether dice were thrown": {"view": peeking(lambda state: state.throws[0] > 0)},
    "capsules": {"view": peeking(lambda state: state.held[0])},
    "lost capsules": {"view": peeking(lambda state: state.lost)},
    "the stack": {"view": peeking(lambda state: state.bag)},
    "an event of a throw": {"redact": talking(Threw)},
    "an event of a capsule drawn": {"redact": talking(Drew)},
}


def leaking(leak: str) -> Setting[Any, Any, Any, Any]:
    views = SimpleNamespace(**{**vars(VIEWS), **LEAKS[leak]})
    game = msgspec.structs.replace(GAME, views=views)
    return Setting(game, 3, GAME.options(), GAME.printed_edition())


@rule("jelly.screen", "jelly.face-down")
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    with pytest.raises(AssertionError):
        for seed in range(48):
            assert_no_leak(leaking(leak), seed)


@rule("jelly.lost-unseen")
def test_a_capsule_that_must_go_is_told_as_any_other() -> None:
    told = []
    for value in (2, 8):
        position = hold(jelly(city("B6/3 ●6", seats="2c1 2 2", stack=29)), 0, value)
        told.append(tuple(position.ring()))
    for viewer, same in ((0, False), (1, True), (None, True)):
        two, eight = (GAME.setting(3).seen(events, viewer) for events in told)
        assert (two == eight) == same
