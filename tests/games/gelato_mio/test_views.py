"""The law of secrecy holds for Gelato Mio, and would not if anything got out: each secret is let out once, to see."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from gelateria.engine import AnyGame, Setting, Viewer, find_game
from gelateria.games.gelato_mio.rules import moved_in
from tests.contract.secrecy import assert_no_leak
from tests.contract.test_secrets import with_part
from tests.marks import rule

GAME = find_game("gelato-mio")


def all_hands(state: Any, viewer: Viewer) -> Any:
    view = GAME.views.view(state, viewer)
    table = [
        msgspec.structs.replace(player, hand=msgspec.structs.replace(player.hand, known=tuple(hand)))
        for player, hand in zip(view.table, state.hand, strict=False)
    ]
    return msgspec.structs.replace(view, table=tuple(table))


def whole_diary(state: Any, viewer: Viewer) -> Any:
    view = GAME.views.view(state, viewer)
    stolen = sum(moved_in(fact)[0] for fact in state.diary)
    return msgspec.structs.replace(view, bell=stolen) if state.noted > 0 else view


def no_secret(event: Any, viewer: Viewer) -> Any:
    return event


def choosy(state: Any, seat: int, number: int) -> Any:
    """Offers only the first thing when the next hand has vanilla in it."""
    vanilla = state.hand[(seat + 1) % state.players][0]
    return GAME.actions.action(state, seat, state.legal(seat)[0] if vanilla else number)


def all_that_was_seen(state: Any, viewer: Viewer) -> Any:
    return GAME.views.recollection(state, viewer)  # type: ignore[attr-defined]


def what_is_sure(state: Any, viewer: Viewer) -> Any:
    view = GAME.views.view(state, viewer)
    return msgspec.structs.replace(view, bell=state.hand[0][0]) if state.awaiting else view


LEAKS: dict[str, Callable[[], AnyGame]] = {
    "hands in the view": lambda: with_part(GAME, "views", view=all_hands),
    "thefts in a number that looks harmless": lambda: with_part(GAME, "views", view=whole_diary),
    "thefts in the events": lambda: with_part(GAME, "views", redact=no_secret),
    "hands in the legal actions": lambda: with_part(GAME, "actions", action=choosy),
}
WITH_MEMORY: dict[str, Callable[[], AnyGame]] = {
    **LEAKS,
    "all that was seen in the view": lambda: with_part(GAME, "views", view=all_that_was_seen),
    "a seen card in a number that looks harmless": lambda: with_part(GAME, "views", view=what_is_sure),
}


def assert_caught(leaky: AnyGame, memory: bool) -> None:
    setting = Setting(leaky, 3, GAME.setting(3, {"memory": memory}).options, GAME.printed_edition())
    assert setting.left_to_memory == memory
    with pytest.raises(AssertionError):
        for seed in range(6):
            assert_no_leak(setting, seed)


@rule("mio.hidden")
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    assert_caught(LEAKS[leak](), memory=False)


@rule("mio.memory")
@pytest.mark.parametrize("leak", WITH_MEMORY)
def test_a_planted_leak_is_caught_where_people_remember_themselves(leak: str) -> None:
    assert_caught(WITH_MEMORY[leak](), memory=True)
