"""A game's timers at a table in the terminal: what people take to answer runs, and nothing else."""

from typing import Any

from gelateria.engine import Match

WITHOUT_PEOPLE = 1.0
"""Seconds that pass while only bots act, once round the table."""


class Hourglass:
    """How much sand is left in the running timer of a match."""

    def __init__(self, match: Match[Any, Any, Any, Any]) -> None:
        self.match = match
        self.bell = 0
        self.left = 0.0

    def runs(self) -> bool:
        """Whether a timer runs; a new one begins full."""
        state = self.match.state
        if state.timer and state.bell != self.bell:
            self.bell = state.bell
            self.left = self.match.setting.timers[state.timer - 1]
        return bool(state.timer)

    def runs_out(self, seconds: float) -> bool:
        """Let the sand run; True when none is left."""
        if not self.runs():
            return False
        self.left -= seconds
        return self.left <= 0
