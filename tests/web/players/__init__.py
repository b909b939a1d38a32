"""Somebody for each game who plays it in a browser: one class a game, found by its slug."""

from importlib import import_module

from tests.web.players.player import OVER, Player

__all__ = ["OVER", "PLAYED", "Player", "player_of"]

PLAYED = ["geizen"]
"""The games that have a board of their own."""


def player_of(game: str) -> Player:
    module = import_module(f"tests.web.players.{game.replace('-', '_')}")
    found: Player = module.PLAYER
    return found
