"""Who may know what in Gelato Mio: hands are their owner's, and so is what help brought.

By default a person sees how many cards the other hands hold and keeps in mind what went into them. Whoever forgets
nothing knows what follows from what they saw, no less (memory.py): that is the recollection, which bots play by, and
what everybody is shown where the table remembers for all. Deck and customers hold no secret: nobody has ordered them
yet, and what is in them anybody can count.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.game import Viewer
from gelateria.engine.view import TableView, fill_in, open_to_all
from gelateria.games.gelato_mio.actions import (
    CARDS,
    OBJECTIVES,
    PHASES,
    QUALITIES,
    Began,
    Card,
    Dealt,
    Event,
    Objective,
    Phase,
    Quality,
    Showed,
    Stole,
    Took,
)
from gelateria.games.gelato_mio.memory import Counts, Moved, by_counting, certain, recall, tell
from gelateria.games.gelato_mio.rules import GelatoMio, fact_of, moved_in

SHARPNESS = 1000
"""Memories are told apart by so many steps."""
OPEN = -1
"""Where a card of the diary went that is in no hand: the open table."""

SECRETS: Mapping[str, str] = {
    "hand": "its owner; of all others how many cards it holds, and what follows from what they saw if the table tells",
    "diary": "which card was stolen: the thief and the victim",
    "deck": "which card comes next: nobody",
    "waiting": "which customer comes next: nobody",
}


class Customer(Struct, frozen=True):
    """What somebody wants: cards and balls in their usual order. `order` is the number in the edition."""

    order: int
    cards: tuple[Card, ...]
    balls: str
    points: int


class Place(Struct, frozen=True):
    """A customer, and how many wait behind."""

    customer: Customer | None
    below: int


class Goal(Struct, frozen=True):
    """An objective; the number is what the races ask for."""

    objective: Objective
    number: int | None
    points: int
    owner: int | None
    counts: Counts
    """How far each seat is: customers in a race, balls for a majority."""
    leader: int | None
    """Who alone has the most balls for a majority."""


class Hand(Struct, frozen=True):
    """How many cards, those this viewer knows are there, and those everybody knows."""

    size: int
    known: Counts
    sure: Counts


class Player(Struct, frozen=True):
    """What lies before a player."""

    hand: Hand
    balls: Counts
    served: tuple[Customer, ...]


class View(TableView, frozen=True, kw_only=True):
    """The table as one viewer knows it. Scores are customers and objectives; at the end also pairs."""

    mover: int
    phase: Phase
    quality: Quality | None
    owed: int
    last: int
    """Turns to go in the last round; 0 before it."""
    passes: int
    display: tuple[tuple[Card, ...], ...]
    due: tuple[bool, ...]
    halted: bool
    deck: int
    discards: Counts
    """By kind; the two kinds of quality cards last."""
    gone: Counts
    piles: Counts
    places: tuple[Place, ...]
    goals: tuple[Goal, ...]
    table: tuple[Player, ...]
    recalled: bool
    """Whether it tells what this viewer saw going in and out of hands; if not, known of others is nothing."""
    loose: Counts
    """The cards that are in a hand, and this viewer does not know in whose; none where that is left to memory."""
    opened: tuple[Counts, ...]
    """The hands when all of them were last known to all …"""
    diary: tuple[Moved, ...] | None
    """… and every card that moved since; None when this viewer has lost count, or has to remember it."""
    help_costs: int = 0
    """How many cards help costs; 0 where nobody asks for it."""


class Knowledge(Struct, frozen=True):
    """What a viewer is told of the hands."""

    recalled: bool
    opened: tuple[Counts, ...]
    diary: tuple[Moved, ...] | None
    known: tuple[Counts, ...]
    sure: tuple[Counts, ...]
    loose: Counts


NOTHING: Counts = (0,) * len(CARDS)


def view(state: GelatoMio, viewer: Viewer) -> View:
    hidden = state.leaves_to_memory() and state.awaiting
    return _table(state, viewer, _own_hand(state, viewer) if hidden else _all_that_was_seen(state, viewer))


def recollection(state: GelatoMio, viewer: Viewer) -> View:
    return _table(state, viewer, _all_that_was_seen(state, viewer))


def leaves_to_memory(state: GelatoMio) -> bool:
    return state.leaves_to_memory()


def forget(view: View, memory: float, dealer: Dealer) -> View:
    """Of the other hands each card that is known stays known as likely as that."""
    sharp = round(memory * SHARPNESS)
    table = []
    for seat, player in enumerate(view.table):
        known = player.hand.known
        if seat != view.viewer:
            known = tuple(sum(dealer.draw(SHARPNESS) < sharp for _ in range(count)) for count in known)
        table.append(replace(player, hand=Hand(player.hand.size, known, NOTHING)))
    return replace(view, recalled=False, table=tuple(table), loose=NOTHING, opened=(), diary=None)


def _table(state: GelatoMio, viewer: Viewer, told: Knowledge) -> View:
    seats, goods, menu = range(state.players), state.display, _menu(state)
    size, balls, served = state.size, state.balls, state.served
    return View(
        **open_to_all(state, viewer),
        scores=tuple(state.score[: state.players]),
        mover=state.mover,
        phase=PHASES[state.phase],
        quality=QUALITIES[state.quality - 8] if state.quality else None,
        owed=state.owed,
        last=state.last,
        passes=state.passes,
        display=tuple(tuple(CARDS[kind] for kind in goods[i : i + 3] if kind >= 0) for i in (0, 3, 6)),
        due=tuple(bool(due) for due in state.due),
        halted=bool(state.halted),
        deck=state.deck_left,
        discards=tuple(state.discards),
        gone=tuple(state.gone),
        piles=tuple(state.pile),
        places=tuple(
            Place(menu[order] if order >= 0 else None, below)
            for order, below in zip(state.open, state.below, strict=True)
        ),
        goals=_goals(state),
        table=tuple(
            Player(
                Hand(size[i], told.known[i], told.sure[i]),
                tuple(balls[i]),
                tuple(customer for customer, times in zip(menu, served[i], strict=True) for _ in range(times)),
            )
            for i in seats
        ),
        recalled=told.recalled,
        loose=told.loose,
        opened=told.opened,
        diary=told.diary,
        help_costs=state.help_costs(),
    )


def _own_hand(state: GelatoMio, viewer: Viewer) -> Knowledge:
    hands = tuple(tuple(hand) if seat == viewer else NOTHING for seat, hand in enumerate(state.hand))
    return Knowledge(False, (), None, hands, (NOTHING,) * len(hands), NOTHING)


def _all_that_was_seen(state: GelatoMio, viewer: Viewer) -> Knowledge:
    opened, diary, known = _recollection(state, viewer)
    held = [sum(hand) for hand in zip(*_rows(state.hand), strict=True)]
    seen = [sum(hand) for hand in zip(*known, strict=True)]
    loose = tuple(all_of - of for all_of, of in zip(held, seen, strict=True))
    return Knowledge(True, opened, diary, known, _rows(state.sure), loose)


def _recollection(
    state: GelatoMio, viewer: Viewer
) -> tuple[tuple[Counts, ...], tuple[Moved, ...] | None, tuple[Counts, ...]]:
    """The hands as they once lay open, what moved since, and what this viewer knows of the hands now."""
    hands = _rows(state.hand)
    if not state.noted:
        return (), (), hands
    if state.noted > 0:
        opened = _rows(state.opened)
        diary = tuple(_moved(fact, viewer) for fact in state.diary[: state.noted])
        if pages := recall(opened, diary):
            return opened, diary, certain(pages[-1])
    sure = tuple(hands[i] if i == viewer else hand for i, hand in enumerate(_rows(state.sure)))
    pool = tuple(sum(h[k] - s[k] for h, s in zip(hands, sure, strict=True)) for k in range(8))
    return (), None, by_counting(sure, [sum(hand) for hand in hands], pool)


@cache
def _moved(fact: int, viewer: Viewer) -> Moved:
    kind, source, target = moved_in(fact)
    if source == OPEN:
        return Moved(kind, None, target)
    if target == OPEN:
        return Moved(kind, source, None)
    return Moved(kind if viewer in (source, target) else None, source, target)


def _fact(moved: Moved, kind: int) -> int:
    source = OPEN if moved.source is None else moved.source
    target = OPEN if moved.target is None else moved.target
    return fact_of(kind, source, target)


def _rows(counts: Sequence[Sequence[int]]) -> tuple[Counts, ...]:
    return tuple(tuple(row) for row in counts)


def _menu(state: GelatoMio) -> tuple[Customer, ...]:
    """Every customer there is, by number."""
    return _customers(_rows(state.takes), _rows(state.needs), tuple(state.pays))


@cache
def _customers(takes: tuple[Counts, ...], needs: tuple[Counts, ...], points: Counts) -> tuple[Customer, ...]:
    return tuple(
        Customer(
            order,
            tuple(card for card, count in zip(CARDS, cards, strict=True) for _ in range(count)),
            "".join(letter * count for letter, count in zip("VSC", balls, strict=True)),
            worth,
        )
        for order, (cards, balls, worth) in enumerate(zip(takes, needs, points, strict=True))
    )


def _goals(state: GelatoMio) -> tuple[Goal, ...]:
    numbers = (*state.number, None, None, None, None)
    goals = enumerate(zip(OBJECTIVES, numbers, state.prize, state.owner, strict=True))
    return tuple(
        Goal(
            objective,
            number,
            points,
            _seat(owner),
            tuple(state.counted(i, seat) for seat in range(state.players)),
            _seat(state.leader(i)),
        )
        for i, (objective, number, points, owner) in goals
    )


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def redact(event: Event, viewer: Viewer) -> Event | None:
    if isinstance(event, Stole) and viewer not in (event.seat, event.whom):
        return replace(event, card=None)
    return event


def begins(event: Event) -> int | None:
    return event.seat if isinstance(event, Began) else None


def later(event: Event, viewer: Viewer) -> Event | None:
    """What others drew, and what lay on the display: from both together one could read their hands (mio.memory-log)."""
    if isinstance(event, Took) and event.seat != viewer:
        return Took(event.seat, None, ())
    return None if isinstance(event, Dealt) else event


def reveals(event: Event) -> bool:
    return isinstance(event, Stole | Showed)


def is_unforeseen(event: Event, seat: int) -> bool:
    """At the end the hands of the others lie open."""
    return isinstance(event, Showed) and event.seat != seat


def imagine(view: View, blank: GelatoMio, dealer: Dealer) -> GelatoMio:
    fill_in(blank, view)
    _take_up_the_turn(view, blank)
    _lay_out_goods(view, blank)
    _lay_out_customers(view, blank)
    hands = [player.hand.known for player in view.table]
    sure = [player.hand.sure for player in view.table]
    if view.diary:
        pages = recall(view.opened, view.diary)
        if pages is None:
            raise ValueError("this view remembers more than it can")
        dealt, cards = tell(pages, view.diary, dealer)
        hands = list(dealt[: view.players])
        facts = [_fact(moved, card) for moved, card in zip(view.diary, cards, strict=True)]
        blank.diary = facts + [0] * (len(blank.diary) - len(facts))
        blank.opened = [list(hand) for hand in view.opened]
    elif view.diary is None:
        hands = _deal(view, view.loose if view.recalled else _unseen(view, blank), dealer)
    blank.noted = -1 if view.diary is None else len(view.diary)
    blank.sure = _for_every_seat(sure)
    blank.hand = _for_every_seat(hands)
    blank.size = [*(player.hand.size for player in view.table), *[0] * (4 - view.players)]
    held = [sum(hand) for hand in zip(*hands, strict=True)]
    shown = [card for line in view.display for card in line]
    out = [shown.count(card) + view.gone[k] + held[k] for k, card in enumerate(CARDS)]
    out += [int(view.quality == quality) for quality in QUALITIES]
    blank.deck = [a - b - c for a, b, c in zip(blank.stock, out, view.discards, strict=True)]
    return blank


def _unseen(view: View, blank: GelatoMio) -> Counts:
    """The cards that may be in a hand as well as in the deck, for somebody who did not remember which went where."""
    shown = [card for line in view.display for card in line]
    known = [sum(kind) for kind in zip(*(player.hand.known for player in view.table), strict=True)]
    return tuple(
        blank.stock[kind] - shown.count(card) - view.gone[kind] - view.discards[kind] - known[kind]
        for kind, card in enumerate(CARDS)
    )


def _deal(view: View, loose: Counts, dealer: Dealer) -> list[Counts]:
    """The loose cards into the places that are left, every way equally likely."""
    pool = [kind for kind in range(8) for _ in range(loose[kind])]
    hands = []
    for player in view.table:
        hand = list(player.hand.known)
        while sum(hand) < player.hand.size:
            hand[pool.pop(dealer.draw(len(pool)))] += 1
        hands.append(tuple(hand))
    return hands


def _take_up_the_turn(view: View, blank: GelatoMio) -> None:
    blank.mover = view.mover
    blank.phase = PHASES.index(view.phase)
    blank.owed = view.owed
    blank.last = view.last
    blank.passes = view.passes
    if view.quality:
        blank.quality = 8 + QUALITIES.index(view.quality)
        blank.inspected = view.awaiting[0]
        blank.asked = (blank.inspected - view.mover) % view.players + 1


def _lay_out_goods(view: View, blank: GelatoMio) -> None:
    blank.display = [CARDS.index(line[i]) if i < len(line) else -1 for line in view.display for i in range(3)]
    blank.due = [int(due) for due in view.due]
    blank.halted = int(view.halted)
    blank.deck_left = view.deck
    blank.discards = list(view.discards)
    blank.discards_left = sum(view.discards)
    blank.gone = list(view.gone)
    blank.pile = list(view.piles)
    blank.balls = _for_every_seat([player.balls for player in view.table])


def _lay_out_customers(view: View, blank: GelatoMio) -> None:
    """Who is there, who was served by whom, and who is still to come."""
    blank.open = [place.customer.order if place.customer else -1 for place in view.places]
    blank.below = [place.below for place in view.places]
    blank.owner = [-1 if goal.owner is None else goal.owner for goal in view.goals]
    blank.score = [*view.scores, *[0] * (4 - view.players)]
    waiting, race_of = list(blank.copies), blank.race
    served, tally, scoops = ([[0] * columns for _ in range(4)] for columns in (24, 3, 3))
    for seat, player in enumerate(view.table):
        for customer in player.served:
            waiting[customer.order] -= 1
            served[seat][customer.order] += 1
            tally[seat][race_of[customer.order]] += 1
            for letter in customer.balls:
                scoops[seat]["VSC".index(letter)] += 1
    for place in view.places:
        if place.customer:
            waiting[place.customer.order] -= 1
    blank.served, blank.tally, blank.scoops = served, tally, scoops
    blank.waiting, blank.waiting_left = waiting, sum(waiting)


def _for_every_seat(rows: Sequence[Sequence[int]]) -> list[list[int]]:
    """A row of numbers for each seat, with nothing for those that nobody sits on."""
    return [*map(list, rows), *([0] * len(rows[0]) for _ in range(4 - len(rows)))]
