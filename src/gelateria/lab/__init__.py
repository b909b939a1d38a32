"""The lab: plays games by the thousand and says what came of them."""

from gelateria.lab.playing import Endless, Played, play_game
from gelateria.lab.simulating import simulate
from gelateria.lab.tally import Spread, Summary, Tally, wilson
from gelateria.lab.tempo import Pace, VirtualClock

__all__ = [
    "Endless",
    "Pace",
    "Played",
    "Spread",
    "Summary",
    "Tally",
    "VirtualClock",
    "play_game",
    "simulate",
    "wilson",
]
