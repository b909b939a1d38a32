"""What must always hold in Gelato Mio, how its secrets can be changed, and how its result is counted by hand."""

from collections import Counter
from collections.abc import Iterable

from gelateria.engine import Dealer, Viewer
from gelateria.games.gelato_mio.actions import CARDS, FLAVOURS, Discarded, Event, Made, Returned, Served, Stole, Took
from gelateria.games.gelato_mio.material import Edition
from gelateria.games.gelato_mio.rules import GelatoMio, fact_of, moved_in

LETTERS = dict(zip("VSC", FLAVOURS, strict=True))


def check(state: GelatoMio) -> None:
    hands, display = state.hand, state.display
    for kind in range(10):
        held = sum(hand[kind] for hand in hands) + state.gone[kind] if kind < 8 else state.quality == kind
        seen = display.count(kind) + state.deck[kind] + state.discards[kind] + held
        assert seen == state.stock[kind]
    assert (state.deck_left, state.discards_left) == (sum(state.deck), sum(state.discards))
    assert state.size == [sum(hand) for hand in hands]
    assert min(*flat(hands), *flat(state.balls), *state.deck, *state.discards, *state.pile, state.owed) >= 0
    for flavour in range(3):
        balls = sum(own[flavour] for own in (*state.balls, *state.scoops))
        assert balls + state.pile[flavour] == state.pile_full
    for order in range(24):
        served = sum(orders[order] for orders in state.served)
        assert served + state.open.count(order) + state.waiting[order] == state.copies[order]
    assert sum(state.below) == state.waiting_left == sum(state.waiting)
    for line in range(0, 9, 3):
        assert sorted(display[line : line + 3], key=lambda kind: kind < 0) == display[line : line + 3]
        assert display[line] >= 0 or state.due[line // 3]
    check_memory(state)
    if state.awaiting:
        (seat,) = state.seats_awaited()
        assert (state.phase == 0) == (state.owed == 0) or state.phase == 2
        assert seat == (state.inspected if state.quality else state.mover)


def flat(rows: list[list[int]]) -> list[int]:
    return [number for row in rows for number in row]


def check_memory(state: GelatoMio) -> None:
    """The diary leads from the hands as they were to those as they are, and what is sure is there."""
    noted = max(0, state.noted)
    assert not any(state.diary[noted:])
    if not state.noted:
        assert not any(flat(state.sure) + flat(state.opened))
        return
    assert all(sure <= held for sure, held in zip(flat(state.sure), flat(state.hand), strict=True))
    if noted:
        then = [list(hand) for hand in state.opened]
        for kind, source, target in map(moved, state.diary[:noted]):
            if source is not None:
                then[source][kind] -= 1
                assert then[source][kind] >= 0
            if target is not None:
                then[target][kind] += 1
        assert then == state.hand


def moved(fact: int) -> tuple[int, int | None, int | None]:
    """A fact of the diary: the kind of card, the hand it left and the hand it came to."""
    kind, source, target = moved_in(fact)
    return kind, None if source < 0 else source, None if target < 0 else target


# Changing what is hidden ------------------------------------------------------------------------------


def disturb(state: GelatoMio, seat: Viewer, dealer: Dealer) -> GelatoMio:
    """Other cards were stolen than this viewer may know; or, where count is lost, the loose cards lie elsewhere."""
    twin = state.copy()
    if state.noted > 0:
        for _ in range(40):
            if retell(state, twin, seat, dealer) and twin != state:
                break
    elif state.noted:
        deal_anew(state, twin, seat, dealer)
    return twin


def retell(state: GelatoMio, twin: GelatoMio, seat: Viewer, dealer: Dealer) -> bool:
    """Tell the diary again with other thefts; False, and nothing changed, where that story breaks off."""
    hands = [list(hand) for hand in state.opened]
    facts = state.diary[: state.noted]
    for i, fact in enumerate(facts):
        kind, source, target = moved(fact)
        if source is not None and target is not None and seat not in (source, target) and dealer.draw(2):
            held = [k for k in range(8) if hands[source][k]]
            kind = held[dealer.draw(len(held))] if held else kind
            facts[i] = fact_of(kind, source, target)
        if source is not None:
            hands[source][kind] -= 1
            if hands[source][kind] < 0:
                return False
        if target is not None:
            hands[target][kind] += 1
    twin.diary = facts + [0] * (len(state.diary) - len(facts))
    twin.hand = hands
    return True


def deal_anew(state: GelatoMio, twin: GelatoMio, seat: Viewer, dealer: Dealer) -> None:
    hands, loose = [list(hand) for hand in state.hand], Counter[int]()
    pool = []
    for owner in range(state.players):
        for kind in range(8):
            if owner != seat:
                unsure = state.hand[owner][kind] - state.sure[owner][kind]
                hands[owner][kind] -= unsure
                loose[owner] += unsure
                pool += [kind] * unsure
    for owner in loose.elements():
        hands[owner][pool.pop(dealer.draw(len(pool)))] += 1
    twin.hand = hands


def all_open(options: dict[str, bool]) -> bool:
    """Whether nothing is hidden: only help moves a card unseen, and the table remembers all that was seen."""
    return not options["help"] and not options["memory"]


def disturb_memory(state: GelatoMio, seat: Viewer, dealer: Dealer) -> GelatoMio:
    """The other hands hold other cards, as many as they do, and the deck has those that they held."""
    twin = state.copy()
    if not state.awaiting:
        return twin
    hands, deck = [list(hand) for hand in state.hand], list(state.deck)
    others = [owner for owner in range(state.players) if owner != seat]
    pool = [kind for kind in range(8) for _ in range(deck[kind] + sum(hands[owner][kind] for owner in others))]
    for owner in others:
        hands[owner] = [0] * 8
        for _ in range(state.size[owner]):
            hands[owner][pool.pop(dealer.draw(len(pool)))] += 1
    twin.hand = hands
    twin.deck = [pool.count(kind) for kind in range(8)] + deck[8:]
    twin.noted = 0
    twin.diary = [0] * len(state.diary)
    twin.opened = twin.sure = [[0] * 8 for _ in range(4)]
    return twin


# Counting by hand -------------------------------------------------------------------------------------


class Shop:
    """One player's things, kept the slow way."""

    def __init__(self) -> None:
        self.hand: Counter[str] = Counter()
        self.balls: Counter[str] = Counter()
        self.served: list[int] = []
        self.cards: set[str] = set()


def keep_books(players: int, events: Iterable[Event], edition: Edition) -> list[Shop]:
    """Everybody's hand, balls, customers and objectives, from nothing but what was told."""
    shops = [Shop() for _ in range(players)]
    customers, goals = edition.customers.all(), edition.objectives
    for event in events:
        match event:
            case Took(seat, str(card), cells):
                shops[seat].hand[card] += len(cells)
            case Discarded(seat, card):
                shops[seat].hand[card] -= 1
            case Stole(seat, whom, card):
                assert card is not None
                shops[seat].hand[card] += 1
                shops[whom].hand[card] -= 1
            case Made(seat, flavour):
                shops[seat].hand.subtract([flavour, "creams", "sugar"])
                shops[seat].balls[flavour] += 1
            case Returned(seat, flavour):
                shops[seat].balls[flavour] -= 1
            case Served(seat, _, order, _):
                wants = customers[order]
                shops[seat].hand.subtract(["bowl", "wafer"] if wants.vessel == "bowl" else ["cone"])
                shops[seat].balls.subtract(LETTERS[letter] for letter in wants.balls)
                shops[seat].served.append(order)
                bowls = [o for o in shops[seat].served if customers[o].vessel == "bowl"]
                cones = [o for o in shops[seat].served if customers[o].vessel == "cone"]
                doubles = [o for o in cones if len(customers[o].balls) == 2]
                singles = [o for o in cones if len(customers[o].balls) == 1]
                for name, mine in (("bowls", bowls), ("doubles", doubles), ("singles", singles)):
                    if len(mine) >= getattr(goals, name).number and not any(name in shop.cards for shop in shops):
                        shops[seat].cards.add(name)
    for shop in shops:
        assert min(*shop.hand.values(), *shop.balls.values(), 0) == 0
    return shops


def score(players: int, events: Iterable[Event], edition: Edition) -> tuple[list[int], list[int]]:
    """The final points, and the winners."""
    shops, customers, goals = keep_books(players, events, edition), edition.customers.all(), edition.objectives
    for flavour in (*FLAVOURS, "all"):
        scoops = [shop.balls.copy() for shop in shops]
        for shop, balls in zip(shops, scoops, strict=True):
            balls.update(LETTERS[letter] for order in shop.served for letter in customers[order].balls)
        counts = [balls.total() if flavour == "all" else balls[flavour] for balls in scoops]
        if max(counts) > 0 and counts.count(max(counts)) == 1:
            shops[counts.index(max(counts))].cards.add(flavour)
    points = []
    for shop in shops:
        total = sum(customers[order].points for order in shop.served)
        for card in shop.cards:
            goal = getattr(goals, card)
            total += goal if isinstance(goal, int) else goal.points
        total += sum(shop.hand[card] // 2 for card in CARDS)
        points.append(total)
    best = max(points)
    leaders = [seat for seat in range(players) if points[seat] == best]
    fewest = min(shops[seat].balls.total() for seat in leaders)
    return points, [seat for seat in leaders if shops[seat].balls.total() == fewest]
