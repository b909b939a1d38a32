"""Gelati's messages speak of ice creams and their components by name."""

from gelateria.engine.text import Language, Words
from gelateria.games.gelati.actions import Event, Showed, Traded, kinds
from gelateria.games.gelati.views import View

ICES = ("tile", "order", "out", "new")
KINDS = ("kind", "take")


def event(event: Event, language: Language) -> Words:
    words = {name: ice_name(getattr(event, name), language) for name in ICES if getattr(event, name, None) is not None}
    words |= {name: kind_name(getattr(event, name), language) for name in KINDS if hasattr(event, name)}
    match event:
        case Traded(_, give, _):
            words["give"] = language.together([kind_name(kind, language) for kind in give])
        case Showed(_, tiles):
            words["tiles"] = language.together([ice_name(tile, language) for tile in tiles])
    return words


def ask(view: View, language: Language) -> Words:
    return {"extra": max(0, sum(view.tokens[view.viewer or 0]) - view.limit)}


def ice_name(ice: int, language: Language) -> str:
    """`strawberry ice in a cone with a cherry`."""
    cup, flavour, topping = kinds(ice)
    parts = {
        "flavour": kind_name(flavour, language),
        "cup": language.say(f"gelati-in-{cup}"),
        "topping": language.say(f"gelati-with-{topping}"),
    }
    return language.say("gelati-ice", parts)


def kind_name(kind: int, language: Language) -> str:
    return language.say(f"gelati-kind-{kind}")
