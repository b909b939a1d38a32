"""What an arena plays: deals, each at every table, each once for every rotation of those who sit there.

Rotations of a deal share their chance: what one bot gets in seat 2, every other gets there too. So luck cancels out
as far as it can, and what is left of it hangs together by deals.
"""

from collections.abc import Sequence

from msgspec import Struct

from gelateria.engine import Dealer, split
from gelateria.lab.arena.seating import LineUp, rotated, shuffled
from gelateria.lab.play.tables import Material

ORDER = 1 << 32
"""The branch of a deal's chance that orders its line-ups; bots have the small numbers."""


class Contest(Struct, frozen=True):
    """Everything that makes the deals what they are, as plain values. How many are played is another matter."""

    material: Material
    bots: tuple[str, ...]
    tables: tuple[LineUp, ...]
    seed: int

    @property
    def games_a_deal(self) -> int:
        return len(self.tables) * self.material.players

    def seats_of(self, bot: int) -> int:
        """How many seats a bot takes in one deal, all tables and rotations together."""
        return sum(table.count(bot) for table in self.tables) * self.material.players

    def games_of(self, bot: int) -> int:
        """In how many games of a deal it takes part."""
        return sum(bot in table for table in self.tables) * self.material.players


class Game(Struct, frozen=True):
    """One game: who sat where, and what came of it."""

    seats: LineUp
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int
    ending: str


class Bout(Struct, frozen=True):
    """One deal at one table, in all rotations."""

    deal: int
    table: int
    games: tuple[Game, ...]


def play_bouts(contest: Contest, numbers: Sequence[int]) -> list[Bout]:
    """The bouts of these numbers: the first deal at all tables, then the second."""
    return [play_bout(contest, *divmod(number, len(contest.tables))) for number in numbers]


def play_bout(contest: Contest, deal: int, table: int) -> Bout:
    branch = split(contest.seed, deal)
    line_up = shuffled(contest.tables[table], Dealer(split(branch, ORDER + table)))
    place = contest.material.table()
    games = []
    for rotation in range(contest.material.players):
        seats = rotated(line_up, rotation)
        played = place.play(branch, [contest.bots[bot] for bot in seats])
        games.append(Game(seats, played.winners, played.scores, played.turns, played.decisions, played.ending))
    return Bout(deal, table, tuple(games))
