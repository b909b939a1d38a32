"""Gelati: the box. Who made it, who may play and what it is made of."""

from pathlib import Path

from gelateria.engine import Game
from gelateria.games.gelati import actions, notation, points, views, words
from gelateria.games.gelati.evaluation import GelatiEvaluator
from gelateria.games.gelati.material import Edition, Options
from gelateria.games.gelati.rules import EVENTS, Gelati

GAME = Game(
    slug="gelati",
    title="Gelati",
    designer="Rian Mennen",
    publisher="",
    seats=range(2, 5),
    longest=400,
    decisions=20,
    version=1,
    options=Options,
    edition=Edition,
    events=EVENTS,
    endings=("gelati.fifty", "gelati.stack-out"),
    folder=Path(__file__).parent,
    rules=Gelati,
    actions=actions,
    views=views,
    notation=notation,
    words=words,
    points=points,
    evaluator=GelatiEvaluator,
)
