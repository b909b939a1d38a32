"""What the views of all games have in common. Each game adds its own fields, one by one, in its `views.py`."""

from typing import Any

import msgspec

from gelateria.engine.state import State


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """Who looks, who is awaited, how far the game is."""

    viewer: int | None
    """The seat that sees this, or None for a spectator."""
    players: int
    awaiting: tuple[int, ...]
    timer: int
    """Which of the game's timers runs: 1 for the first, 0 when none does."""
    bell: int
    turns: int
    scores: tuple[int, ...]
    """The seats' scores, as far as they are open."""
    winners: tuple[int, ...]
    ending: int
    """Why it is over: 1 for the first of the game's endings; 0 while it goes on."""


def open_to_all(state: State, viewer: int | None) -> dict[str, Any]:
    """The fields of a TableView that are never secret; scores are the game's own affair."""
    return {
        "viewer": viewer,
        "players": state.players,
        "awaiting": tuple(state.seats_awaited()),
        "timer": state.timer,
        "bell": state.bell,
        "turns": state.turns,
        "winners": tuple(state.seats_winning()),
        "ending": state.ending,
    }


def fill_in(blank: State, view: TableView) -> None:
    """The way back: a blank position gets what a TableView tells."""
    blank.awaiting = sum(1 << seat for seat in view.awaiting)
    blank.timer = view.timer
    blank.bell = view.bell
    blank.turns = view.turns
    blank.winners = sum(1 << seat for seat in view.winners)
    blank.ending = view.ending
