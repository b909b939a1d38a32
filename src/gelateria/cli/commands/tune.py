"""`gelateria tune`: bots play themselves, and what that teaches goes into the game's `weights.toml`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gelateria.cli.options.choosing import Positive, Seed, set_out
from gelateria.cli.options.failing import Unclear
from gelateria.cli.options.printing import print_json, screen
from gelateria.engine import find_game
from gelateria.lab.tune import Lessons, write_weights
from gelateria.lab.tune import tune as learn

Share = Annotated[float, Parameter(validator=Number(gte=0, lte=1))]


def tune(
    game: str,
    /,
    *,
    players: int | None = None,
    games: Positive = 2000,
    rounds: Positive = 3,
    remembered: Positive = 1,
    kept: Positive = 12,
    slip: Share = 0.06,
    pull: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0,
    plans: bool = False,
    seed: Seed = 1,
    jobs: Positive = 1,
    out: Path | None = None,
    json: bool = False,
) -> None:
    """Learn from self-play how much each feature of a position says about who will win.

    The bots' levels judge positions by it. The result is a small file beside the rules; the same settings
    write the same file.

    Try:

        gelateria tune geizen --players 2
        gelateria tune geizen --players 4 --games 5000 --out mine.toml

    Args:
        game: A game, as `gelateria games` lists them.
        players: For how many players; by default for every number the game allows, one after the other.
        games: How many games are played in a round.
        rounds: How often the bots play with what they have learnt so far.
        remembered: How many rounds, the last ones, the weights are fitted to.
        kept: How many positions of each game are learnt from.
        slip: How far the players err, so that they see more than their favourite lines.
        pull: How strongly weights are drawn to zero.
        plans: Whether the players know the game's exact plan, where there is one.
        seed: Where chance begins.
        jobs: How many processes play.
        out: The file to write, instead of the game's own.
        json: Print data for programs.
    """
    found = find_game(game)
    if not found.evaluator.FEATURES:
        raise Unclear(f"{found.title} names no features to learn about: see FEATURES in its evaluation.py.")
    lessons = Lessons(games, rounds, remembered, kept, slip, pull, seed, plans)
    path = out or found.folder / "weights.toml"
    told = []
    for number in [players] if players else found.seats:
        setting = set_out(found, number)
        with Lesson(number, lessons) as lesson:
            weights, scores = learn(setting, lessons, jobs, lesson.heard)
        write_weights(path, list(found.evaluator.FEATURES), {number: weights}, lessons)
        told.append({"players": number, "surprise": [round(score.loss, 4) for score in scores]})
        if not json:
            nothing = scores[-1].knowing_nothing
            steps = ", ".join(f"{score.loss:.4f}" for score in scores)
            screen().print(f"{number} players: surprise {steps} (knowing nothing: {nothing:.4f})")
    if json:
        print_json({"game": found.slug, "file": path.name, "learnt": told})


class Lesson:
    """A progress bar for the rounds of one number of players."""

    def __init__(self, players: int, lessons: Lessons) -> None:
        self.players, self.lessons = players, lessons
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.bar.add_task("", total=lessons.games)

    def __enter__(self) -> "Lesson":
        self.bar.start()
        return self

    def heard(self, number: int, done: int, _: object) -> None:
        words = f"{self.players} players, round {number + 1} of {self.lessons.rounds}"
        self.bar.update(self.task, completed=done, description=words)

    def __exit__(self, *_: object) -> None:
        self.bar.stop()
