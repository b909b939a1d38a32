"""The messages need a little more than the records tell: whose die it is, and what is asked."""

from gelateria.engine.text import Language, Words
from gelateria.games.jelly_monster.actions import Event, Removed
from gelateria.games.jelly_monster.views import View


def event(event: Event, language: Language) -> Words:
    match event:
        case Removed(seat=seat, owner=owner):
            return {"whose": "own" if owner == seat else "other"}
    return {}


def ask(view: View, language: Language) -> Words:
    return {"round": view.turns + 1, "how": _wanted(view), "doubt": view.in_doubt}


def _wanted(view: View) -> str:
    """From who looks, while dice are placed."""
    if view.viewer is None or not view.seats[view.viewer].loose:
        return "end"
    if not view.thrown:
        return "throw"
    return "calm" if view.calm else "place"
