"""The messages speak of tiles by their names, and choose by which way a pawn goes."""

from gelateria.engine.text import Language, Words
from gelateria.games.gelini_nightlife.actions import Event, Full, Moved
from gelateria.games.gelini_nightlife.rules import COLOURS
from gelateria.games.gelini_nightlife.views import View

KINDS = {
    "V": "vip",
    "S": "star",
    "B": "band",
    "$": "coin",
    "F": "flyer",
    "C": "call",
    "P": "people",
}


def event(event: Event, language: Language) -> Words:
    match event:
        case Moved(_, start, place, _):
            return {"way": "on" if place > start else "back"}
        case Full(_, filled, capacity):
            return {"over": max(0, filled - capacity)}
    tile = getattr(event, "tile", None)
    return {} if tile is None else {"tile": tile_name(tile, language), "squares": _size(tile)}


def ask(view: View, language: Language) -> Words:
    """Where the throw leads, and whether it must be taken."""
    return {
        "tile": tile_name(view.queue[view.target - 1], language) if view.target > 0 else "",
        "must": "yes" if view.untaken >= view.limit else "no",
    }


def tile_name(tile: str, language: Language) -> str:
    """What players call a tile: `the green 2`, `a coin`."""
    words: dict[str, str | int] = {"kind": KINDS.get(tile[0], "guest"), "colour": "", "size": _size(tile)}
    if words["kind"] == "guest":
        colour = next(name for name in COLOURS if name[0] == tile[0])
        words["colour"] = language.say("gelini-nightlife-colour", {"colour": colour})
    return language.say("gelini-nightlife-tile", words)


def _size(tile: str) -> int:
    return int(tile[1:] or 0)
