"""Cards and balls as one says them: `2 vanilla, sugar, and a cone`. The records name kinds; people count things."""

from collections import Counter
from collections.abc import Sequence

from gelateria.engine.text import Language, Words
from gelateria.games.gelato_mio.actions import (
    CARDS,
    Card,
    Claimed,
    Dealt,
    Discarded,
    Emptied,
    Event,
    Made,
    Returned,
    Showed,
    Stole,
    Took,
    Won,
)
from gelateria.games.gelato_mio.views import View


def event(event: Event, language: Language) -> Words:
    match event:
        case Took(_, card, cells):
            return {"card": card_name(card, language, len(cells))} if card else {}
        case Dealt(card=card) | Discarded(card=card) | Stole(card=card):
            return {"card": card_name(card, language)} if card else {}
        case Showed(_, cards):
            return {"cards": card_list(cards, language)}
        case Made(flavour=flavour) | Returned(flavour=flavour) | Emptied(flavour=flavour):
            return {"ball": language.say(f"gelato-mio-ball-{flavour}", {"count": 1})}
        case Claimed(objective=objective) | Won(objective=objective):
            return {"goal": language.say(f"gelato-mio-goal-{objective}")}
    return {}


def ask(view: View, language: Language) -> Words:
    return {}


def card_list(cards: Sequence[Card], language: Language) -> str:
    """A hand, kind by kind."""
    held = Counter(cards)
    return language.together([card_name(card, language, held[card]) for card in CARDS if held[card]])


def card_name(card: Card, language: Language, count: int = 1) -> str:
    return language.say(f"gelato-mio-card-{card}", {"count": count})
