"""Gelato Mio: the box. Who made it, who may play and what it is made of."""

from pathlib import Path

from gelateria.engine import Game
from gelateria.games.gelato_mio import actions, notation, points, views, words
from gelateria.games.gelato_mio.evaluation import MioEvaluator
from gelateria.games.gelato_mio.material import Edition, Options
from gelateria.games.gelato_mio.rules import EVENTS, GelatoMio

GAME = Game(
    slug="gelato-mio",
    title="Gelato Mio",
    designer="João Quintela Martins",
    publisher="Art and Games",
    seats=range(2, 5),
    minutes=40,
    longest=9000,
    decisions=35,
    version=2,
    options=Options,
    edition=Edition,
    events=EVENTS,
    endings=("mio.last-round", "mio.pass"),
    folder=Path(__file__).parent,
    rules=GelatoMio,
    actions=actions,
    views=views,
    notation=notation,
    words=words,
    points=points,
    evaluator=MioEvaluator,
)
