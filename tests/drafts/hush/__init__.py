"""Hush: a game for the tests. All at once, with secrets, a timer, and rules in plain Python without a `.pxd`.

Everybody holds one secret card. At any time before the bell you may swap it once for an unseen one, knock to stay
out, or show it. The highest card shown wins; equal ones share; if nobody shows, everybody does.
"""

from pathlib import Path

from gelateria.engine import Evaluator, Game
from hush import actions, notation, views
from hush.material import Edition, Options
from hush.rules import EVENTS, Hush

GAME = Game(
    slug="hush",
    title="Hush",
    designer="the test suite",
    publisher="nobody",
    seats=range(2, 5),
    decisions=1,
    version=1,
    options=Options,
    edition=Edition,
    events=EVENTS,
    endings=("hush.end",),
    timers=(10.0,),
    folder=Path(__file__).parent,
    rules=Hush,
    actions=actions,
    views=views,
    notation=notation,
    evaluator=Evaluator,
)
