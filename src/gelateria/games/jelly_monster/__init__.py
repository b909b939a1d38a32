"""Attack of the Jelly Monster: the box. Who made it, who may play and what it is made of."""

from pathlib import Path

from gelateria.engine import Game
from gelateria.games.jelly_monster import actions, notation, points, views, words
from gelateria.games.jelly_monster.evaluation import JellyEvaluator
from gelateria.games.jelly_monster.material import Edition, Options, objection, timers
from gelateria.games.jelly_monster.rules import EVENTS, Jelly

GAME = Game(
    slug="jelly-monster",
    title="Attack of the Jelly Monster",
    designer="Antonin Boccara",
    publisher="Libellud",
    seats=range(3, 6),
    minutes=20,
    longest=3000,
    decisions=35,
    version=2,
    options=Options,
    edition=Edition,
    objection=objection,
    settled={"choose": ("jelly.neighbour-choice", "Which neighbour pays is settled: there is nothing to choose now.")},
    events=EVENTS,
    endings=("jelly.end",),
    timers=timers,
    races=views.is_race,
    folder=Path(__file__).parent,
    rules=Jelly,
    actions=actions,
    views=views,
    notation=notation,
    words=words,
    points=points,
    evaluator=JellyEvaluator,
)
