"""Geizen: the box. Who made it, who may play and what it is made of."""

from pathlib import Path

from gelateria.engine import Game
from gelateria.games.geizen import actions, notation, points, views
from gelateria.games.geizen.evaluation import GeizenEvaluator
from gelateria.games.geizen.material import Edition, Options
from gelateria.games.geizen.rules import EVENTS, Geizen

GAME = Game(
    slug="geizen",
    title="Geizen",
    designer="Leo Colovini",
    publisher="Schmidt Spiele",
    seats=range(2, 6),
    minutes=20,
    longest=1000,
    decisions=15,
    version=2,
    options=Options,
    edition=Edition,
    events=EVENTS,
    endings=("geizen.end",),
    folder=Path(__file__).parent,
    rules=Geizen,
    actions=actions,
    views=views,
    notation=notation,
    points=points,
    evaluator=GeizenEvaluator,
)
