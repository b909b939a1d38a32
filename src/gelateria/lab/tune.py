"""Learning by self-play how much each feature of a game's `evaluation.py` says about who will win.

Bots play, some of the positions on the way are kept as their features look to every seat, and when a game is over it
is known who won. The weights are those that would have foretold it best, where seat s wins with the probability
exp(w·f_s) / Σ exp(w·f): a conditional logit, fitted by Newton's method with a pull towards zero. The next round plays
with what the last one taught.
"""

import tomllib
from collections.abc import Callable, Iterator
from json import dumps
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct, to_builtins

from gelateria.bots import Bot, GreedyBot, LookBot
from gelateria.engine import Dealer, Evaluator, Setting, State, find_game, split
from gelateria.lab.play.game import play_game

AnySetting = Setting[Any, Any, Any, Any]


class Lessons(Struct, frozen=True):
    """How a game's weights are made."""

    games: int = 2000
    """Games a round."""
    rounds: int = 3
    remembered: int = 1
    """How many rounds, the last ones, the weights are fitted to: more are steadier, fewer are nearer to good play."""
    kept: int = 12
    """Positions kept of each game."""
    slip: float = 0.06
    """How far the players err, so that they see more than their favourite lines."""
    pull: float = 1.0
    """How strongly weights are drawn to zero, in positions' worth."""
    seed: int = 1
    plans: bool = False
    """Whether the players know the game's exact plan, where there is one."""


class Position(NamedTuple):
    """What a position looked like to every seat, and what each seat's share of the win was in the end."""

    seen: list[list[float]]
    shares: list[float]


class Score(NamedTuple):
    """How well the weights foretell games that they were not fitted to."""

    round: int
    loss: float
    """Mean surprise, in nats; knowing nothing it is the logarithm of the number of players."""
    knowing_nothing: float


Heard = Callable[[int, int, Score | None], object]
"""Is told the round, the games done in it, and at its end how good the weights are."""


def tune(
    setting: AnySetting, lessons: Lessons, jobs: int = 1, heard: Heard = lambda *_: None
) -> tuple[list[float], list[Score]]:
    """The weights for this setting's number of players, and how well they foretold after each round."""
    from numpy import log

    weights: list[float] = []
    scores = []
    gathered: list[list[Position]] = []
    for number in range(lessons.rounds):
        gathered.append(list(_gather(setting, lessons, number, weights, jobs, heard)))
        positions = [position for part in gathered[-lessons.remembered :] for position in part]
        cut = len(positions) * 9 // 10
        spread = _spread(positions)
        loss = surprise(fit(positions[:cut], lessons.pull, spread), positions[cut:])
        weights = fit(positions, lessons.pull, spread)
        scores.append(Score(number + 1, loss, float(log(setting.players))))
        heard(number, lessons.games, scores[-1])
    return weights, scores


def _gather(
    setting: AnySetting, lessons: Lessons, number: int, weights: list[float], jobs: int, heard: Heard
) -> Iterator[Position]:
    from joblib import Parallel, delayed

    portion = max(1, min(100, lessons.games // (4 * jobs)))
    told = setting.game.slug, setting.players, setting.option_values(), setting.edition_values()
    parts = Parallel(n_jobs=jobs, return_as="generator")(
        delayed(_play)(told, lessons, number, weights, first, min(first + portion, lessons.games))
        for first in range(0, lessons.games, portion)
    )
    done = 0
    for part in parts:
        done = min(done + portion, lessons.games)
        heard(number, done, None)
        yield from part


def _play(
    told: tuple[str, int, Any, Any], lessons: Lessons, number: int, weights: list[float], first: int, last: int
) -> list[Position]:
    slug, *laid_out = told
    setting = find_game(slug).setting(*laid_out)
    evaluator = setting.game.evaluator()
    bots = [_player(setting, weights, lessons) for _ in range(setting.players)]
    dealer, positions = Dealer(), []
    for game in range(first, last):
        branch = split(split(lessons.seed, number), game)
        dealer.reseed(branch)
        for seat, bot in enumerate(bots):
            bot.reseed(split(branch, seat))
        kept = Reservoir(evaluator, lessons.kept, Dealer(split(branch, 99)))
        winners = play_game(setting, bots, dealer, watch=kept.watch).winners
        shares = [(seat in winners) / len(winners) for seat in range(setting.players)]
        positions += [Position(seen, shares) for seen in kept.kept]
    return positions


def _player(setting: AnySetting, weights: list[float], lessons: Lessons) -> Bot:
    """In the first round those who go by the rule of thumb; then those who know what was learnt so far."""
    if not weights:
        return GreedyBot(setting, 0)
    bot = LookBot(setting, 0, looks=4, slip=lessons.slip, plans=lessons.plans)
    bot.teach(weights)
    return bot


class Reservoir:
    """Keeps some positions of a game, each as likely as the next."""

    def __init__(self, evaluator: Evaluator, size: int, dealer: Dealer) -> None:
        self.evaluator, self.size, self.dealer = evaluator, size, dealer
        self.met = 0
        self.kept: list[list[list[float]]] = []

    def watch(self, state: State) -> None:
        if state.over:
            return
        self.met += 1
        place = len(self.kept) if len(self.kept) < self.size else self.dealer.draw(self.met)
        if place < self.size:
            seen = [self.evaluator.listed_features(state, seat) for seat in range(state.players)]
            self.kept[place : place + 1] = [seen]


def _spread(positions: list[Position]) -> Any:
    """How much each feature varies between the seats: the pull must not depend on the unit it is measured in."""
    import numpy as np

    seen = np.array([position.seen for position in positions])
    spread = (seen - seen.mean(axis=1, keepdims=True)).std(axis=(0, 1))
    return np.where(spread > 1e-9, spread, 1.0)


def fit(positions: list[Position], pull: float, spread: Any) -> list[float]:
    """The weights under which what happened is least surprising, by Newton's method."""
    import numpy as np

    seen = np.array([position.seen for position in positions]) / spread
    shares = np.array([position.shares for position in positions])
    weights = np.zeros(seen.shape[2])
    for _ in range(50):
        chance = _softmax(seen @ weights)
        mean = (chance[:, :, None] * seen).sum(axis=1, keepdims=True)
        slope = ((shares - chance)[:, :, None] * seen).sum(axis=(0, 1)) - pull * weights
        off = (seen - mean) * np.sqrt(chance)[:, :, None]
        bend = np.einsum("psf,psg->fg", off, off) + pull * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-7:
            break
    return [float(weight) for weight in weights / spread]


def surprise(weights: list[float], positions: list[Position]) -> float:
    """The mean negative logarithm of the chance given to what happened."""
    import numpy as np

    seen = np.array([position.seen for position in positions])
    shares = np.array([position.shares for position in positions])
    return float(-(shares * np.log(_softmax(seen @ np.array(weights)))).sum(axis=1).mean())


def _softmax(scores: Any) -> Any:
    import numpy as np

    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def write_weights(path: Path, features: list[str], learnt: dict[int, list[float]], lessons: Lessons) -> None:
    """The file beside the game's rules; tables of other numbers of players stay as they are."""
    tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    made = tables.pop("made", {})
    for players, weights in learnt.items():
        rounded = [float(f"{weight:.6g}") for weight in weights]
        tables[f"players-{players}"] = dict(zip(features, rounded, strict=True))
        made[f"players-{players}"] = to_builtins(lessons)
    lines = ["# What self-play taught about who will win. Written by `gelateria tune`; [made] says from which lessons."]
    for name, table in [*sorted(tables.items()), *((f"made.{name}", made[name]) for name in sorted(made))]:
        lines += ["", f"[{name}]", *(f"{key} = {dumps(value)}" for key, value in table.items())]
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")
