"""What a player can do in Gelato Mio and what can happen, as records."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gelateria.engine.illegal import Illegal
from gelateria.engine.text import together
from gelateria.games.gelato_mio.rules import ACTIONS, GelatoMio

Flavour = Literal["vanilla", "strawberry", "chocolate"]
Card = Literal["vanilla", "strawberry", "chocolate", "creams", "sugar", "bowl", "cone", "wafer"]
Quality = Literal["hands", "balls"]
Ending = Literal["last-round", "pass"]
Cause = Literal["help", "quality"]
Phase = Literal["act", "pay", "ask", "discard", "return"]
Objective = Literal["bowls", "doubles", "singles", "vanilla", "strawberry", "chocolate", "all"]

FLAVOURS: tuple[Flavour, ...] = ("vanilla", "strawberry", "chocolate")
CARDS: tuple[Card, ...] = ("vanilla", "strawberry", "chocolate", "creams", "sugar", "bowl", "cone", "wafer")
QUALITIES: tuple[Quality, ...] = ("hands", "balls")
PHASES: tuple[Phase, ...] = ("act", "pay", "ask", "discard", "return")
ENDINGS: tuple[Ending, ...] = ("last-round", "pass")
OBJECTIVES: tuple[Objective, ...] = ("bowls", "doubles", "singles", "vanilla", "strawberry", "chocolate", "all")

Line = Annotated[int, Meta(ge=1, le=3)]
Place = Annotated[int, Meta(ge=1, le=4)]
Seat = Annotated[int, Meta(ge=0, le=3)]


class Draw(Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Take this card of the display, and the equal ones beside it."""

    line: Line
    column: Line


class Make(Struct, frozen=True, tag="make", forbid_unknown_fields=True):
    """Discard what it takes, and lay down a ball of this flavour."""

    flavour: Flavour


class Serve(Struct, frozen=True, tag="serve", forbid_unknown_fields=True):
    """Serve the customer at this place: 1 is the special one, 2 to 4 are the piles."""

    place: Place


class Help(Struct, frozen=True, tag="help", forbid_unknown_fields=True):
    """Ask for help: two cards to discard come next, then whom to ask."""


class Ask(Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Take a card, unseen, from this hand."""

    whom: Seat


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Nothing is possible."""


class Discard(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Give up one card of the hand: for help, or to quality control."""

    card: Card


class Return(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Quality control: put one ball back on its pile."""

    flavour: Flavour


Action = Draw | Make | Serve | Help | Ask | Pass | Discard | Return
ALLOWED_BY: Mapping[str, str] = {
    "draw": "mio.draw",
    "make": "mio.make",
    "serve": "mio.serve",
    "help": "mio.help",
    "ask": "mio.help-steps",
    "pass": "mio.pass",
    "discard": "mio.quality-hand",  # for help too, but who asked for help knows why
    "return": "mio.quality-balls",
}


class Began(Struct, frozen=True, tag="began"):
    """A turn begins."""

    seat: int


class Dealt(Struct, frozen=True, tag="dealt"):
    """A card came to the display."""

    line: int
    column: int
    card: Card
    opening: bool = False
    """Whether the table was being laid."""


class Took(Struct, frozen=True, tag="took"):
    """Cards went from the display into a hand; cells are counted from 0, line by line.

    None and no cells where everybody has to remember for themselves which those were.
    """

    seat: int
    card: Card | None
    cells: tuple[int, ...]


class Reshuffled(Struct, frozen=True, tag="reshuffled"):
    """The discards became the deck."""

    cards: int


class Halted(Struct, frozen=True, tag="halted"):
    """There is nothing to refill a line with."""

    line: int


class Controlled(Struct, frozen=True, tag="controlled"):
    """A quality card came up."""

    quality: Quality


class Inspected(Struct, frozen=True, tag="inspected"):
    """Quality control found too much: so many have to go."""

    seat: int
    quality: Quality
    count: int


class Discarded(Struct, frozen=True, tag="discarded"):
    """A card was given up: for help, or to quality control."""

    seat: int
    card: Card
    cause: Cause


class Returned(Struct, frozen=True, tag="returned"):
    """Quality control took a ball."""

    seat: int
    flavour: Flavour


class Made(Struct, frozen=True, tag="made"):
    """A ball was made."""

    seat: int
    flavour: Flavour


class Served(Struct, frozen=True, tag="served"):
    """A customer was served; `order` is the customer's number in the edition, 0 the special one."""

    seat: int
    place: int
    order: int
    points: int


class Came(Struct, frozen=True, tag="came"):
    """A customer was turned up."""

    place: int
    order: int
    opening: bool = False
    """Whether the table was being laid."""


class Claimed(Struct, frozen=True, tag="claimed"):
    """The first to have served so many took the objective."""

    seat: int
    objective: Objective
    points: int


class Stole(Struct, frozen=True, tag="stole"):
    """A card was taken from a hand: None where it is not yours to know which."""

    seat: int
    whom: int
    card: Card | None


class Passed(Struct, frozen=True, tag="passed"):
    """Nothing was possible."""

    seat: int


class Emptied(Struct, frozen=True, tag="emptied"):
    """A pile of balls ran out: everybody has one more turn."""

    seat: int
    flavour: Flavour


class Showed(Struct, frozen=True, tag="showed"):
    """At the end the hands are shown, and pairs count."""

    seat: int
    cards: tuple[Card, ...]
    points: int


class Won(Struct, frozen=True, tag="won"):
    """Somebody has the most balls."""

    seat: int
    objective: Objective
    points: int
    balls: int


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over."""

    winners: tuple[int, ...]
    points: int
    why: Ending


Event = (
    Began
    | Dealt
    | Took
    | Reshuffled
    | Halted
    | Controlled
    | Inspected
    | Discarded
    | Returned
    | Made
    | Served
    | Came
    | Claimed
    | Stole
    | Passed
    | Emptied
    | Showed
    | Won
    | Ended
)


def action(state: GelatoMio, seat: int, number: int) -> Action:
    if number >= ACTIONS["ask"]:
        return Ask(number - ACTIONS["ask"])
    if number >= ACTIONS["return"]:
        return Return(FLAVOURS[number - ACTIONS["return"]])
    if number >= ACTIONS["discard"]:
        return Discard(CARDS[number - ACTIONS["discard"]])
    if number == ACTIONS["pass"]:
        return Pass()
    if number == ACTIONS["help"]:
        return Help()
    if number >= ACTIONS["serve"]:
        return Serve(number - ACTIONS["serve"] + 1)
    if number >= ACTIONS["make"]:
        return Make(FLAVOURS[number - ACTIONS["make"]])
    return Draw(number // 3 + 1, number % 3 + 1)


def number(state: GelatoMio, seat: int, action: Action) -> int:
    _check_it_is_asked(state, action)
    match action:
        case Draw(line, column):
            cell = line * 3 + column - 4
            if state.display[cell] < 0:
                raise Illegal("mio.draw", f"There is no card in line {line}, column {column}.")
            return ACTIONS["draw"] + cell
        case Make(flavour):
            return _number_of_make(state, seat, FLAVOURS.index(flavour))
        case Serve(place):
            return _number_of_serve(state, seat, place - 1)
        case Help():
            if not state.helps:
                raise Illegal("mio.no-help", "At this table nobody asks for help.")
            if state.size[seat] < 2:
                raise Illegal("mio.help", "Help costs two cards of your hand.", 2)
            if not _others_with_cards(state, seat):
                raise Illegal("mio.help", "No opponent has a card to take.")
            return ACTIONS["help"]
        case Ask(whom):
            if whom not in _others_with_cards(state, seat):
                raise Illegal("mio.help", "Help comes from an opponent who has cards.", _others_with_cards(state, seat))
            return ACTIONS["ask"] + whom
        case Pass():
            if state.legal(seat) != [ACTIONS["pass"]]:
                raise Illegal("mio.pass", "There is something you can do, so you cannot pass.")
            return ACTIONS["pass"]
        case Discard(card):
            if card not in _hand(state, seat):
                rule = "mio.quality-hand" if state.quality else "mio.help"
                raise Illegal(rule, f"You have no {card} to discard.", _hand(state, seat))
            return ACTIONS["discard"] + CARDS.index(card)
        case Return(flavour):
            if not state.balls[seat][FLAVOURS.index(flavour)]:
                raise Illegal("mio.quality-balls", f"You have no {flavour} ball to give back.")
            return ACTIONS["return"] + FLAVOURS.index(flavour)


def _check_it_is_asked(state: GelatoMio, action: Action) -> None:
    """In the middle of help or of quality control only the next step of it will do."""
    match PHASES[state.phase]:
        case "act" if isinstance(action, Discard | Return):
            raise Illegal("mio.quality-now", "Quality control wants nothing of you now.")
        case "act" if isinstance(action, Ask):
            raise Illegal("mio.help", "Discard two cards for help first.", 2)
        case "pay" if not isinstance(action, Discard):
            raise Illegal("mio.help", "You asked for help: discard two cards for it.", state.owed)
        case "ask" if not isinstance(action, Ask):
            raise Illegal("mio.help", "You asked for help: say whose.")
        case "discard" if not isinstance(action, Discard):
            raise Illegal("mio.quality-hand", "Quality control wants cards of your hand first.", state.owed)
        case "return" if not isinstance(action, Return):
            raise Illegal("mio.quality-balls", "Quality control wants balls of your table first.", state.owed)


def _others_with_cards(state: GelatoMio, seat: int) -> list[int]:
    return [whom for whom in range(state.players) if whom != seat and state.size[whom]]


def _number_of_make(state: GelatoMio, seat: int, flavour: int) -> int:
    if not state.pile[flavour]:
        raise Illegal("mio.make", f"The pile of {FLAVOURS[flavour]} balls is empty.")
    recipe = _cards(state.for_ball[flavour])
    if missing := _missing(_hand(state, seat), recipe):
        raise Illegal("mio.make", f"For a {FLAVOURS[flavour]} ball you lack {together(missing)}.", recipe)
    return ACTIONS["make"] + flavour


def _number_of_serve(state: GelatoMio, seat: int, place: int) -> int:
    order = state.open[place]
    if order < 0:
        raise Illegal("mio.serve", "No customer is waiting there.")
    recipe = _cards(state.takes[order])
    wanted, made = _balls(state.needs[order]), _balls(state.balls[seat])
    if missing := _missing(_hand(state, seat), recipe) + _missing(made, wanted):
        raise Illegal("mio.serve", f"To serve this customer you lack {together(missing)}.", recipe + wanted)
    return ACTIONS["serve"] + place


def _hand(state: GelatoMio, seat: int) -> list[str]:
    return _cards(state.hand[seat])


def _cards(counts: list[int]) -> list[str]:
    return [card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)]


def _balls(counts: list[int]) -> list[str]:
    return [f"{flavour} ball" for flavour, count in zip(FLAVOURS, counts, strict=True) for _ in range(count)]


def _missing(held: list[str], wanted: list[str]) -> list[str]:
    return list((Counter(wanted) - Counter(held)).elements())


def event(name: str, seat: int, a: int, b: int, c: int) -> Event:
    match name:
        case "began":
            return Began(seat)
        case "dealt":
            return Dealt(a // 3 + 1, a % 3 + 1, CARDS[b], bool(c))
        case "took":
            return Took(seat, CARDS[a], tuple(cell for cell in range(9) if b >> cell & 1))
        case "reshuffled":
            return Reshuffled(a)
        case "halted":
            return Halted(a + 1)
        case "controlled":
            return Controlled(QUALITIES[a - 8])
        case "inspected":
            return Inspected(seat, QUALITIES[a - 8], b)
        case "discarded":
            return Discarded(seat, CARDS[a], "quality" if b else "help")
        case "returned":
            return Returned(seat, FLAVOURS[a])
        case "made":
            return Made(seat, FLAVOURS[a])
        case "served":
            return Served(seat, a + 1, b, c)
        case "came":
            return Came(a + 1, b, bool(c))
        case "claimed":
            return Claimed(seat, OBJECTIVES[a], b)
        case "stole":
            return Stole(seat, a, CARDS[b])
        case "passed":
            return Passed(seat)
        case "emptied":
            return Emptied(seat, FLAVOURS[a])
        case "showed":
            return Showed(seat, _shown(a), b)
        case "won":
            return Won(seat, OBJECTIVES[a], b, c)
        case _:
            return Ended(tuple(seat for seat in range(4) if a >> seat & 1), b, ENDINGS[c - 1])


def _shown(number: int) -> tuple[Card, ...]:
    """A hand from one number: its counts are the digits, in base 13, of the kinds in their order."""
    counts = [number // 13 ** (7 - kind) % 13 for kind in range(8)]
    return tuple(CARDS[kind] for kind in range(8) for _ in range(counts[kind]))
