"""Gelini Nightlife: the box. Who made it, who may play and what it is made of."""

from pathlib import Path

from gelateria.engine import Game
from gelateria.games.gelini_nightlife import actions, notation, points, views, words
from gelateria.games.gelini_nightlife.evaluation import GeliniEvaluator
from gelateria.games.gelini_nightlife.material import Edition, Options
from gelateria.games.gelini_nightlife.rules import EVENTS, Gelini

GAME = Game(
    slug="gelini-nightlife",
    title="Gelini Nightlife",
    designer="Reiner Knizia",
    publisher="",
    seats=range(2, 6),
    longest=1000,
    decisions=15,
    version=2,
    options=Options,
    edition=Edition,
    events=EVENTS,
    endings=("gelini.full", "gelini.band"),
    folder=Path(__file__).parent,
    rules=Gelini,
    actions=actions,
    views=views,
    notation=notation,
    words=words,
    points=points,
    evaluator=GeliniEvaluator,
)
