"""Somebody for each game who plays it in a browser: a file a game, called by its slug."""

from importlib import import_module
from pathlib import Path

from tests.web.players.player import BETWEEN_LOOKS, OVER, Player

__all__ = ["BETWEEN_LOOKS", "OVER", "PLAYED", "Player", "player_of"]

NOT_A_GAME = {"__init__", "player"}
PLAYED = sorted(
    file.stem.replace("_", "-") for file in Path(__file__).parent.glob("*.py") if file.stem not in NOT_A_GAME
)
"""The games that have a board of their own."""


def player_of(game: str) -> Player:
    found: Player = import_module(f"tests.web.players.{game.replace('-', '_')}").PLAYER
    return found
