"""The lab: plays games by the thousand and says what came of them."""

from gelateria.lab.arena import Result as ArenaResult
from gelateria.lab.arena import arena_journal, contest_of, fight
from gelateria.lab.contest import Bout, Contest
from gelateria.lab.handing import Backend, Crew, NoCluster, NotInstalled
from gelateria.lab.intervals import Estimate
from gelateria.lab.journal import Journal, WrongJournal
from gelateria.lab.playing import Endless, Played, play_game
from gelateria.lab.simulating import simulate
from gelateria.lab.sweeping import Findings, SweepResult, sweep
from gelateria.lab.tables import Watcher
from gelateria.lab.tally import Spread, Summary, Tally, wilson
from gelateria.lab.tempo import Pace, VirtualClock
from gelateria.lab.variants import Dial, NoVariant, Variant, all_variants, read_dial

__all__ = [
    "ArenaResult",
    "Backend",
    "Bout",
    "Contest",
    "Crew",
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
