"""The boards on which our search meets OpenSpiel's: each shows every position to both sides, and throws the dice."""

import random
from typing import Any, Protocol

from bench.twins import Twins
from gelateria.engine import State, split


class Board(Protocol):
    """A game between two, as both sides know it."""

    spiel: Any
    """The position as OpenSpiel's."""

    @property
    def ours(self) -> State: ...

    @property
    def over(self) -> bool: ...

    @property
    def seat(self) -> int: ...

    @property
    def has_choice(self) -> bool: ...

    def act(self, action: int) -> None: ...

    def share(self, seat: int) -> float: ...

    def given_away(self, action: int) -> float | None:
        """How much chance to win an action gives away; None where nobody has solved the game."""


class Adapted:
    """A game of ours, exposed to OpenSpiel by our adapter."""

    def __init__(self, slug: str, seed: int) -> None:
        from gelateria.adapters.openspiel import spiel_game

        self.chance = random.Random(seed)
        self.spiel = spiel_game(slug, 2, split(seed, 0) % 2**31).new_initial_state()

    @property
    def ours(self) -> State:
        state: State = self.spiel.position.state
        return state

    @property
    def over(self) -> bool:
        return bool(self.spiel.is_terminal())

    @property
    def seat(self) -> int:
        return int(self.spiel.current_player())

    @property
    def has_choice(self) -> bool:
        return len(self.spiel.legal_actions()) > 1

    def act(self, action: int) -> None:
        self.spiel.apply_action(action)
        while self.spiel.is_chance_node():
            numbers, chances = zip(*self.spiel.chance_outcomes(), strict=True)
            self.spiel.apply_action(self.chance.choices(numbers, chances)[0])

    def share(self, seat: int) -> float:
        return float(1 + self.spiel.returns()[seat]) / 2

    def given_away(self, action: int) -> float | None:
        return None


def board(slug: str, seed: int) -> Board:
    """Pig is OpenSpiel's own; everything else is ours."""
    return Twins(seed) if slug == "pig" else Adapted(slug, seed)
