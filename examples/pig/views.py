"""What can be seen in Pig: everything."""

from collections.abc import Mapping

from gelateria.engine import Dealer, TableView, Viewer
from gelateria.engine.view import fill_in, open_to_all
from pig.actions import Event
from pig.rules import Pig

SECRETS: Mapping[str, str] = {}


class View(TableView, frozen=True, kw_only=True):
    """The table, as everybody sees it."""

    mover: int
    total: int


def view(state: Pig, viewer: Viewer) -> View:
    scores = tuple(state.score[: state.players])
    return View(**open_to_all(state, viewer), scores=scores, mover=state.mover, total=state.total)


def redact(event: Event, viewer: Viewer) -> Event | None:
    return event


def reveals(event: Event) -> bool:
    return False


def imagine(view: View, blank: Pig, dealer: Dealer) -> Pig:
    fill_in(blank, view)
    blank.score = [*view.scores, *[0] * (5 - view.players)]
    blank.mover = view.mover
    blank.total = view.total
    return blank
