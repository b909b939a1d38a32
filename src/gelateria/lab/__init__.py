"""The lab: plays games by the thousand and says what came of them."""

from gelateria.lab.arena.arena import Result as ArenaResult
from gelateria.lab.arena.arena import arena_journal, contest_of, fight
from gelateria.lab.arena.contest import Bout, Contest
from gelateria.lab.checkpoint import Journal, WrongJournal
from gelateria.lab.intervals import Estimate
from gelateria.lab.parallel import Backend, NoCluster, NotInstalled, Workers
from gelateria.lab.play.game import Endless, Played, play_game
from gelateria.lab.play.tables import Watcher
from gelateria.lab.play.virtual_clock import Pace, VirtualClock
from gelateria.lab.simulation.simulate import simulate
from gelateria.lab.simulation.tally import Spread, Summary, Tally, wilson
from gelateria.lab.sweeps.sweep import Findings, SweepResult, sweep
from gelateria.lab.sweeps.variants import Dial, NoVariant, Variant, all_variants, read_dial

__all__ = [
    "ArenaResult",
    "Backend",
    "Bout",
    "Contest",
    "Dial",
    "Endless",
    "Estimate",
    "Findings",
    "Journal",
    "NoCluster",
    "NoVariant",
    "NotInstalled",
    "Pace",
    "Played",
    "Spread",
    "Summary",
    "SweepResult",
    "Tally",
    "Variant",
    "VirtualClock",
    "Watcher",
    "Workers",
    "WrongJournal",
    "all_variants",
    "arena_journal",
    "contest_of",
    "fight",
    "play_game",
    "read_dial",
    "simulate",
    "sweep",
    "wilson",
]
