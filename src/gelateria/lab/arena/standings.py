"""Who won how much, by deals. Everything is counted in whole numbers, so that no order of arrival can change it."""

from math import lcm
from typing import NamedTuple

from msgspec import Struct

from gelateria.lab.arena.contest import Bout, Contest
from gelateria.lab.arena.rating import most_likely_strengths, rating_errors, ratings
from gelateria.lab.intervals import Interval, effective_tries, rounded, share_interval, student

WHOLE = lcm(*range(1, 11))
"""A win in whole parts, so that it can be shared by up to ten."""


class Standing(Struct, frozen=True):
    """What a bot achieved."""

    bot: str
    win_rate: float
    """The mean of its shares of the win, over all the seats it took; an equal share is 1 / players."""
    ci95: Interval
    rating: float
    rating_ci95: Interval
    mean_score: float
    games: int
    """In how many it took part."""
    effective_games: float
    """As many independent games would have told as much."""


class Place(Struct, frozen=True):
    """What a bot achieved at one table."""

    bot: str
    seats: int
    win_rate: float
    ci95: Interval


class TableResult(Struct, frozen=True):
    """What came of one table."""

    games: int
    places: tuple[Place, ...]


class Sums(NamedTuple):
    """Sums over deals."""

    wins: list[int]
    scores: list[int]


class Standings:
    """Counts bouts. A deal counts once all its tables are played."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.deals = 0
        self.bots = range(len(contest.bots))
        self.begun: dict[int, dict[int, Sums]] = {}
        self.wins = [0 for _ in self.bots]
        self.scores = [0 for _ in self.bots]
        self.products = [[0 for _ in self.bots] for _ in self.bots]
        self.table_wins = [[0 for _ in self.bots] for _ in contest.tables]
        self.table_squares = [[0 for _ in self.bots] for _ in contest.tables]

    @property
    def games(self) -> int:
        return self.deals * self.contest.games_a_deal

    def add(self, bout: Bout) -> None:
        """Count a bout."""
        tables = self.begun.setdefault(bout.deal, {})
        tables[bout.table] = self.sums(bout)
        if len(tables) == len(self.contest.tables):
            self.add_deal(self.begun.pop(bout.deal))

    def sums(self, bout: Bout) -> Sums:
        wins, scores = [0 for _ in self.bots], [0 for _ in self.bots]
        for game in bout.games:
            for winner in game.winners:
                wins[game.seats[winner]] += WHOLE // len(game.winners)
            for bot, score in zip(game.seats, game.scores, strict=True):
                scores[bot] += score
        return Sums(wins, scores)

    def add_deal(self, tables: dict[int, Sums]) -> None:
        self.deals += 1
        total = [sum(sums.wins[bot] for sums in tables.values()) for bot in self.bots]
        for i in self.bots:
            self.wins[i] += total[i]
            self.scores[i] += sum(sums.scores[i] for sums in tables.values())
            for j in self.bots:
                self.products[i][j] += total[i] * total[j]
            for table, sums in tables.items():
                self.table_wins[table][i] += sums.wins[i]
                self.table_squares[table][i] += sums.wins[i] ** 2

    # What it comes to -----------------------------------------------------------------------------

    def intervals(self) -> list[Interval]:
        """Of every bot's win rate."""
        return [share_interval(self.rate(bot), self.variance(bot), self.deals, self.most(bot)) for bot in self.bots]

    def rate(self, bot: int) -> float:
        return self.wins[bot] / (WHOLE * self.contest.seats_of(bot) * self.deals)

    def most(self, bot: int) -> float:
        """The rate of a bot that won all its games; below 1 if it took several seats in one."""
        return self.contest.games_of(bot) / self.contest.seats_of(bot)

    def variance(self, bot: int) -> float:
        """Of the win rate."""
        return self.covariance(bot, bot) / self.contest.seats_of(bot) ** 2 / self.deals

    def covariance(self, i: int, j: int) -> float:
        """Of two bots' wins, from deal to deal."""
        return _covariance(self.products[i][j], self.wins[i], self.wins[j], self.deals)

    def standings(self) -> tuple[Standing, ...]:
        """Everybody, in the order in which they were named."""
        intervals = self.intervals()
        counts = [[table.count(bot) for bot in self.bots] for table in self.contest.tables]
        wins = [[won / WHOLE for won in table] for table in self.table_wins]
        games = self.deals * self.contest.material.players
        strengths = most_likely_strengths(counts, wins, games)
        scatter = [[self.covariance(i, j) for j in self.bots] for i in self.bots]
        errors = rating_errors(counts, strengths, games, self.deals, scatter)
        width = student(self.deals - 1) if self.deals > 1 else 0.0
        return tuple(
            Standing(
                bot=self.contest.bots[bot],
                win_rate=round(self.rate(bot), 4),
                ci95=rounded(intervals[bot]),
                rating=round(rating, 1),
                rating_ci95=rounded((rating - width * errors[bot], rating + width * errors[bot]), 1),
                mean_score=round(self.scores[bot] / (self.contest.seats_of(bot) * self.deals), 3),
                games=self.contest.games_of(bot) * self.deals,
                effective_games=self.effective_games(bot),
            )
            for bot, rating in enumerate(ratings(strengths))
        )

    def effective_games(self, bot: int) -> float:
        most = self.most(bot)
        return round(effective_tries(self.rate(bot) / most, self.variance(bot) / most**2, self.deals), 1)

    def tables(self) -> tuple[TableResult, ...]:
        """What came of each table."""
        players = self.contest.material.players
        results = []
        for number, table in enumerate(self.contest.tables):
            places = []
            for bot in sorted(set(table)):
                seats = table.count(bot) * players
                won, squares = self.table_wins[number][bot], self.table_squares[number][bot]
                rate = won / (WHOLE * seats * self.deals)
                variance = _covariance(squares, won, won, self.deals) / seats**2 / self.deals
                interval = rounded(share_interval(rate, variance, self.deals, 1 / table.count(bot)))
                places.append(Place(self.contest.bots[bot], table.count(bot), round(rate, 4), interval))
            results.append(TableResult(self.deals * players, tuple(places)))
        return tuple(results)

    def width(self) -> float:
        """Half of the widest interval of a win rate."""
        return max((high - low) / 2 for low, high in self.intervals())


def _covariance(products: int, ours: int, theirs: int, deals: int) -> float:
    if deals < 2:
        return 0.0
    return (products * deals - ours * theirs) / (deals * (deals - 1)) / WHOLE**2
