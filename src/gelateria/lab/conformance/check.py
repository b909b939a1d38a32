"""The conformance kit: does a bot that somebody wrote keep the promises that every bot makes?

It plays whole games of every game, at every size of table, in one seat after the other, against random players. The
last one is played again by a fresh bot of the same name, and positions of it are shown again in other worlds.
"""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from gelateria.bots import Bot, BotFault, find_bot, make_bot
from gelateria.bots.external import cage
from gelateria.bots.external.in_process import SEEDS
from gelateria.bots.external.limits import Limits, chosen_limits
from gelateria.bots.external.stdio import PREFIX, ProgramGuest, read_command
from gelateria.engine import AnyGame, Dealer, Setting, split
from gelateria.lab.conformance.findings import PROMISES, Report, find, in_words, timing
from gelateria.lab.conformance.memory import memory_here, memory_of_group
from gelateria.lab.conformance.observing import Decision, Meddling, TooLate, Watched
from gelateria.lab.play.game import Endless, play_game

AnySetting = Setting[Any, Any, Any, Any]
Heard = Callable[[int], object]
"""Is told how many tables are done."""

LOOKS = 6
"""So many positions a table are shown a second time, in another world."""


class Table(NamedTuple):
    """A game, laid out for some players with some options."""

    game: AnyGame
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = (f"{name}={str(value).lower()}" for name, value in self.options.items())
        return " ".join([self.game.slug, f"with {self.players} players", *chosen])


def tables_of(games: Sequence[AnyGame]) -> list[Table]:
    """Every number of players as the game comes, and with the fewest each switch the other way round."""
    return [table for game in games for table in _tables(game)]


def _tables(game: AnyGame) -> Iterator[Table]:
    for players in game.seats:
        yield Table(game, players, {})
    for name, about in game.describe_options().items():
        if about.get("type") == "boolean":
            yield Table(game, game.seats[0], {name: not about.get("default", False)})


def check_bot(
    name: str,
    tables: Sequence[Table],
    *,
    limits: Limits | None = None,
    rounds: int = 2,
    seed: int = 1,
    strict: bool = False,
    heard: Heard = lambda done: None,
) -> Report:
    """Play `rounds` games at each of the tables, watch the bot of that name, and tell what was found."""
    check = Check(name, limits or chosen_limits(), rounds, seed)
    for number, table in enumerate(tables, 1):
        check.visit(table)
        heard(number)
    return check.report(tables, strict)


class Check:
    """A bot under observation, and what was found so far."""

    def __init__(self, name: str, limits: Limits, rounds: int, seed: int) -> None:
        find_bot(name)
        self.name = name
        self.limits = limits
        self.rounds = rounds
        self.seed = seed
        self.is_program = name.startswith(PREFIX)
        self.memory_before = memory_here()
        self.memory = 0.0 if self.memory_before >= 0 and not self.is_program else -1.0
        self.problems: dict[str, list[str]] = {promise: [] for promise in PROMISES}
        self.failed_in: set[str] = set()
        """Games in which the bot failed: nobody has to fail twice in the same game."""
        self.seconds: list[float] = []
        self.games = 0
        self.decisions = 0
        self.pairs = 0
        self.was_served = False

    def visit(self, table: Table) -> None:
        """All checks at one table."""
        if table.game.slug in self.failed_in:
            return
        setting = table.game.setting(table.players, table.options)
        bot = self.make(setting, self.seed)
        try:
            last, decisions = self.play_all(setting, bot)
            if self.repeats(table, setting, last, decisions):
                self.look_twice(table, setting, bot, decisions)
            if not self.was_served and not self.is_program and sys.platform != "win32":
                self.was_served = True
                self.play_served(table, setting, last, decisions)
        except TooLate as fault:
            self.fail("time", table, fault)
        except Meddling as fault:
            self.fail("views", table, fault)
        except (BotFault, Endless) as fault:
            self.fail("answers", table, fault)
        finally:
            self.let_go(bot)

    def play_all(self, setting: AnySetting, bot: Bot) -> tuple[int, list[Decision]]:
        """One game after the other; what the bot decided in the last one, and its seed."""
        branch, decisions = self.seed, list[Decision]()
        for number in range(self.rounds):
            branch = split(self.seed, number) % SEEDS
            bot.reseed(branch)
            decisions = self.play(setting, bot, number, branch)
        return branch, decisions

    def play(self, setting: AnySetting, bot: Bot, number: int, branch: int) -> list[Decision]:
        """One game against random players; what the bot decided in it."""
        seat = number % setting.players
        watched = Watched(self.name, bot, self.limits)
        others = [make_bot("random", setting, split(branch, other)) for other in range(setting.players)]
        try:
            play_game(setting, [*others[:seat], watched, *others[seat + 1 :]], Dealer(branch))
        finally:
            self.seconds += watched.seconds
            self.decisions += len(watched.decisions)
            if not self.is_program:
                self.memory = max(self.memory, memory_here() - self.memory_before)
        self.games += 1
        return watched.decisions

    def play_anew(self, setting: AnySetting, bot: Bot, branch: int) -> list[Decision]:
        """The last game again, by a bot that has played no other."""
        try:
            return self.play(setting, bot, self.rounds - 1, branch)
        finally:
            self.let_go(bot)

    def repeats(self, table: Table, setting: AnySetting, last: int, decisions: list[Decision]) -> bool:
        """Whether a fresh bot plays the last game as this one did. If not, is it chance or is it memory?"""
        again = self.play_anew(setting, self.make(setting, last), last)
        if again == decisions:
            return True
        once_more = self.play_anew(setting, self.make(setting, last), last)
        where = f"{table}: decision {_first_difference(decisions, again)} of a game was another one"
        self.problems["anew" if again == once_more else "repeats"].append(where)
        return False

    def look_twice(self, table: Table, setting: AnySetting, bot: Bot, decisions: Sequence[Decision]) -> None:
        """Out of the blue, in two worlds that differ only in what is hidden from it."""
        for number, (view, _) in enumerate(decisions[:: max(1, len(decisions) // LOOKS)]):
            seed = split(self.seed, number)
            twin = setting.recollection(setting.imagine(view, Dealer(seed)), view.viewer)
            if msgspec.json.encode(twin) != msgspec.json.encode(view):
                continue
            chosen = []
            for seen in (view, view, twin, twin):
                bot.reseed(seed)
                chosen.append(bot.decide(seen))
            self.pairs += 1
            if chosen[0] != chosen[1] or chosen[2] != chosen[3]:
                self.problems["repeats"].append(f"{table}: {_listed(chosen)} at the same view")
            elif chosen[0] != chosen[2]:
                self.problems["secrets"].append(f"{table}: {_listed(chosen)} at the same view")

    def play_served(self, table: Table, setting: AnySetting, last: int, decisions: list[Decision]) -> None:
        """The last game again, as a program of its own."""
        command = shlex.join([sys.executable, "-m", "gelateria.cli", "bot", "serve", self.name])
        program = ProgramGuest(self.name, read_command(command), setting, last, self.limits)
        try:
            can_tell = not self.problems["repeats"] and not self.problems["anew"]
            if self.play_anew(setting, program, last) != decisions and can_tell:
                self.problems["stdio"].append(f"{table}: it decides differently")
        except BotFault as fault:
            self.problems["stdio"].append(f"{table}: {fault}")

    def make(self, setting: AnySetting, seed: int) -> Bot:
        if self.is_program:
            return ProgramGuest(self.name, read_command(self.name), setting, seed, self.limits)
        return make_bot(self.name, setting, seed)

    def let_go(self, bot: Bot) -> None:
        if not isinstance(bot, ProgramGuest):
            return
        if bot.program:
            self.memory = max(self.memory, memory_of_group(bot.program.child.process.pid))
        if not bot.close() and not self.problems["goodbye"]:
            self.problems["goodbye"].append(f"in {bot.setting.game.slug}")

    def fail(self, promise: str, table: Table, fault: Exception) -> None:
        self.failed_in.add(table.game.slug)
        self.problems[promise].append(f"{table}: {fault}")

    def report(self, tables: Sequence[Table], strict: bool) -> Report:
        """What it all comes to."""
        memory = self.memory
        if memory > self.limits.memory:
            self.problems["memory"].append(f"{memory:,.0f} MB; allowed are {self.limits.memory:,} MB")
        took = timing(self.seconds)
        facts = {
            "games": self.games,
            "decisions": self.decisions,
            "pairs": self.pairs,
            "memory": memory,
            "most_memory": self.limits.memory,
            "move": self.limits.move,
            "p50": in_words(took.p50),
            "p99": in_words(took.p99),
            "slowest": in_words(took.max),
        }
        is_known = {
            "answers": self.decisions > 0,
            "time": self.decisions > 0,
            "views": self.decisions > 0,
            "repeats": not self.failed_in,
            "anew": not self.failed_in and not self.problems["repeats"],
            "secrets": self.pairs > 0 and not self.problems["repeats"],
            "memory": memory >= 0,
            "stdio": self.was_served,
            "goodbye": self.is_program,
        }
        findings = tuple(
            find(promise, found, is_known.get(promise, True), facts) for promise, found in self.problems.items()
        )
        spoilt = ("fail", "warn") if strict else ("fail",)
        return Report(
            bot=self.name,
            ok=not any(finding.verdict in spoilt for finding in findings),
            tables=tuple(map(str, tables)),
            games=self.games,
            decisions=self.decisions,
            seconds=took,
            memory=round(memory, 1) if memory >= 0 else None,
            kept=cage.in_words(self.limits.own_cage, self.limits.network) if self.is_program else None,
            findings=findings,
        )


def _first_difference(one: Sequence[Decision], other: Sequence[Decision]) -> int:
    pairs = zip(one, other, strict=False)
    return next((number for number, (a, b) in enumerate(pairs, 1) if a != b), min(len(one), len(other)) + 1)


def _listed(actions: Sequence[msgspec.Struct]) -> str:
    return ", then ".join(msgspec.json.encode(action).decode() for action in actions)
