"""Pig: the box. The smallest game there is, and the tutorial of docs/adding-a-game.md."""

from pathlib import Path

from gelateria.engine import Game
from pig import actions, notation, views
from pig.evaluation import PigEvaluator
from pig.material import Edition, Options
from pig.rules import EVENTS, Pig

GAME = Game(
    slug="pig",
    title="Pig",
    designer="traditional",
    publisher="public domain",
    seats=range(2, 6),
    version=1,
    options=Options,
    edition=Edition,
    events=EVENTS,
    endings=("pig.end",),
    folder=Path(__file__).parent,
    rules=Pig,
    actions=actions,
    views=views,
    notation=notation,
    evaluator=PigEvaluator,
)
