"""The rules of Gelini Nightlife, in the order of docs/rules/gelini-nightlife.md.

Tiles that look alike are alike, so a tile is known by its kind, and by where it lies: at a place of the queue, or on
a floor. Places are counted from 1 at the tail to the band's, the highest; pawns that wait behind the tail stand at
0, -1 …. A pawn stands where it took its tile, so no two ever stand at one place, and the rearmost has the lowest.

What the `.pxd` types is out of Python's sight, so the numbers that others need stand in tables too.
An action is a number: THROW, MOVE, PASS, GATHER, LEAVE; TAKE + place in the queue; LURE + seat * KINDS + kind.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, get_args

import cython

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.state import State

if TYPE_CHECKING:
    from gelateria.games.gelini_nightlife.material import Edition, Options

Phase = Literal["throw", "ask", "flyer", "call", "people", "clique"]
# fmt: off
Colour = Literal[
    "amber", "blue", "coral", "green", "indigo", "lilac", "mint", "navy",
    "orange", "pink", "red", "silver", "teal", "violet", "white", "yellow",
]
# fmt: on

KINDS, CLIQUES, FACES = 48, 16, 12
"""Room for so many kinds of tiles, cliques among them, and faces of the die."""
PLACES = 80
"""The queue, the band included, is never longer."""
COIN, VIP, STAR, BAND, FLYER, CALL, PEOPLE, GUEST = 0, 1, 2, 3, 4, 5, 6, 7
"""The kinds. From GUEST on they are the guests, clique by clique, in each by size."""
LETTERS = "$VSBFCP"
"""What stands on the kinds that are no guests, in their order."""
GONE = -1
"""Instead of a kind, where a tile of the queue was taken."""
NO_CLIQUE = -1
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""Each begins with a letter of its own, and that letter stands on the guests."""

THROW, MOVE, PASS, GATHER, LEAVE, TAKE, LURE = 0, 1, 2, 3, 4, 8, 128
ACTIONS = {
    "throw": THROW,
    "move": MOVE,
    "pass": PASS,
    "gather": GATHER,
    "leave": LEAVE,
    "take": TAKE,
    "lure": LURE,
}
LIMITS = {"kinds": KINDS, "places": PLACES}

TO_THROW, TO_ASK, TO_LURE, TO_CALL, TO_PICK, TO_GATHER = 0, 1, 2, 3, 4, 5
PHASES: tuple[Phase, ...] = ("throw", "ask", "flyer", "call", "people", "clique")
"""Those of the action tiles in the order of their kinds."""
BY_FULL_FLOOR, BY_BAND = 1, 2
ENDINGS = {"full": BY_FULL_FLOOR, "band": BY_BAND}

BEGAN, THREW, PASSED, UNTAKEN, MOVED, TOOK, JOINED, HIRED = 0, 1, 2, 3, 4, 5, 6, 7
ACTED, IDLE, DECLINED, FULL, PLAYED, ENDED, STAYED = 8, 9, 10, 11, 12, 13, 14
EVENTS = (
    *("began", "threw", "passed", "untaken", "moved", "took", "joined", "hired"),
    *("acted", "idle", "declined", "full", "played", "ended", "stayed"),
)


@cython.final  # nobody derives from it, so its methods call each other at once
@cython.cclass
class Gelini(State):
    """`holds[seat][kind]` counts the tiles of a kind on a floor (coins: beside it); `filled` its squares.

    `coming` is the clique that may come along while that is asked.
    """

    __slots__ = (
        "actions",
        "capacity",
        "clique",
        "cliques",
        "coming",
        "copies",
        "die",
        "extra",
        "face",
        "faces",
        "filled",
        "holds",
        "hue",
        "kinds",
        "length",
        "limit",
        "opens",
        "pawn",
        "phase",
        "price",
        "queue",
        "size",
        "stars",
        "thrown",
        "untaken",
    )

    def __init__(self, players: int, options: "Options", edition: "Edition") -> None:
        State.__init__(self, players)
        letters, sizes, copies, cliques = zip(*printed(edition), strict=True)
        self.kinds = len(letters)
        self.face = padded([*map(face_of, letters, sizes)], KINDS)
        self.size = padded(sizes, KINDS)
        self.copies = padded(copies, KINDS)
        self.clique = padded(cliques, KINDS, NO_CLIQUE)
        self.cliques = len(edition.cliques.groups)
        self.hue = padded([COLOURS.index(group.colour) for group in edition.cliques.groups], CLIQUES)
        opens = [cliques.index(clique) for clique in range(self.cliques)]  # the first kind of each
        self.opens = padded([*opens, self.kinds], CLIQUES + 1)
        self.faces = len(edition.die.faces)
        self.die = padded(edition.die.faces, FACES)
        self.extra = edition.floor.extra if players == 2 else 0
        self.capacity = edition.floor.squares + self.extra
        self.price = edition.coins.price
        self.limit = edition.throws.untaken
        self.actions = int(options.actions)
        self.length = sum(copies[kind] for kind in range(self.kinds) if self.queues(kind))
        self.queue = [GONE] * 80
        self.pawn = [0] * 5
        self.holds = [[0] * 48 for _ in range(5)]
        self.filled = [0] * 5
        self.stars = self.thrown = self.untaken = self.phase = 0
        self.coming = NO_CLIQUE

    # Setting up -----------------------------------------------------------------------------------

    def setup(self, dealer: Dealer) -> None:
        self.stars = self.copies[STAR]
        self.line_up(dealer)
        self.place_pawns(dealer)
        self.next_round(dealer)

    def line_up(self, dealer: Dealer) -> None:
        """The queue in random order, and the band before it."""
        place = 0
        for kind in range(self.kinds):
            if self.queues(kind):
                for _ in range(self.copies[kind]):
                    place += 1
                    self.queue[place] = kind
        for place in range(self.length, 1, -1):
            other = 1 + dealer.below(place)
            self.queue[place], self.queue[other] = self.queue[other], self.queue[place]
        self.queue[self.length + 1] = BAND

    def queues(self, kind: int) -> bool:
        """Whether tiles of this kind stand in the queue: all but the stars and the band, actions only as an option."""
        if is_action(kind):
            return self.actions != 0
        return kind != STAR and kind != BAND

    def place_pawns(self, dealer: Dealer) -> None:
        """Behind the tail, each before or behind all that stand there: any order is equally likely."""
        for seat in range(self.players):
            other = dealer.below(seat + 1)
            self.pawn[seat] = self.pawn[other]
            self.pawn[other] = -seat

    # A round --------------------------------------------------------------------------------------

    def next_round(self, dealer: Dealer) -> None:
        seat = self.rearmost()
        self.phase = TO_THROW
        self.awaiting = 1 << seat
        dealer.tell(BEGAN, seat, 0, 0, 0)

    def rearmost(self) -> int:
        rear = 0
        for seat in range(1, self.players):
            if self.pawn[seat] < self.pawn[rear]:
                rear = seat
        return rear

    def choices(self, seat: int, out: list[int]) -> int:
        if self.phase == TO_THROW:
            out[0] = THROW
            return 1
        if self.phase == TO_ASK:
            out[0] = MOVE
            out[1] = PASS
            # gelini.pass-limit: nobody wanted so many throws; the rearmost, asked first, takes this one
            return 1 if self.untaken >= self.limit else 2
        if self.phase == TO_GATHER:
            out[0] = GATHER
            out[1] = LEAVE
            return 2
        n = self.offers(seat, out)
        if self.phase != TO_CALL:  # Party Call is compulsory
            out[n] = PASS
            n += 1
        return n

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        if action == MOVE:
            self.advance(seat, dealer)
        elif action == PASS:
            if self.phase == TO_ASK:
                self.pass_on(seat, dealer)
            else:
                self.decline(seat, dealer)
        elif action == THROW:
            self.throw(seat, dealer)
        elif action == GATHER:
            self.let_come(seat, dealer)
        elif action == LEAVE:
            self.let_stay(seat, dealer)
        elif action >= LURE:
            self.lure(seat, (action - LURE) // KINDS, (action - LURE) % KINDS, dealer)
        elif self.phase == TO_CALL:
            self.stand(seat, action - TAKE, dealer)
        else:
            self.pick(seat, action - TAKE, dealer)

    def throw(self, seat: int, dealer: Dealer) -> None:
        self.thrown = self.die[dealer.below(self.faces)]
        self.phase = TO_ASK
        dealer.tell(THREW, seat, self.thrown, 0, 0)

    def pass_on(self, seat: int, dealer: Dealer) -> None:
        """Leave the throw to the next pawn; when all have done so, the rearmost throws again (gelini.all-pass)."""
        dealer.tell(PASSED, seat, 0, 0, 0)
        ahead = self.next_ahead(seat)
        if ahead >= 0:
            self.awaiting = 1 << ahead
        else:
            self.thrown = 0
            self.untaken += 1
            dealer.tell(UNTAKEN, -1, self.untaken, self.limit, 0)
            self.next_round(dealer)

    def next_ahead(self, seat: int) -> int:
        """The seat whose pawn is the next towards the band; -1 for the foremost."""
        ahead = -1
        for other in range(self.players):
            if self.pawn[other] > self.pawn[seat] and (ahead < 0 or self.pawn[other] < self.pawn[ahead]):
                ahead = other
        return ahead

    def advance(self, seat: int, dealer: Dealer) -> None:
        """Move by the throw."""
        place = self.reach(seat, self.thrown)
        self.turns += 1
        self.thrown = 0
        self.untaken = 0
        self.stand(seat, place, dealer)

    def reach(self, seat: int, steps: int) -> int:
        """Where so many steps lead: only tiles count, not gaps and pawns, and nobody goes further than the band."""
        place = max(self.pawn[seat], 0)
        while steps and place <= self.length:
            place += 1
            if self.queue[place] != GONE:
                steps -= 1
        return place

    def stand(self, seat: int, place: int, dealer: Dealer) -> None:
        """The pawn takes the place of the tile that lies there, and its owner gets the tile."""
        dealer.tell(MOVED, seat, self.pawn[seat], place, self.phase)
        self.pawn[seat] = place
        kind = self.lift(place)
        if kind == BAND:
            self.end_by_band(seat, dealer)
        elif is_action(kind):
            self.act(seat, kind, dealer)
        else:
            self.gain(seat, kind, place, -1, dealer)

    def lift(self, place: int) -> int:
        """The tile leaves the queue."""
        kind = self.queue[place]
        self.queue[place] = GONE
        return kind

    def gain(self, seat: int, kind: int, place: int, owner: int, dealer: Dealer) -> None:
        """A tile from the queue or another floor, and all that follows; then the floor is looked at."""
        self.enter(seat, kind)
        dealer.tell(TOOK, seat, self.face[kind], place, owner if owner >= 0 else -self.phase)
        if kind == COIN:
            self.maybe_hire(seat, dealer)
        elif kind >= GUEST and self.members(seat, self.clique[kind]) > 1:
            if self.is_asked_for(seat, self.clique[kind]):
                self.phase = TO_GATHER
                self.coming = self.clique[kind]
                return
            self.gather(seat, self.clique[kind], dealer)
        self.look_at_floor(seat, dealer)

    def look_at_floor(self, seat: int, dealer: Dealer) -> None:
        if self.filled[seat] >= self.capacity:
            self.end_by_full_floor(seat, dealer)
        else:
            self.next_round(dealer)

    def enter(self, seat: int, kind: int) -> None:
        self.holds[seat][kind] += 1
        self.filled[seat] += self.size[kind]

    def leave(self, seat: int, kind: int) -> None:
        self.holds[seat][kind] -= 1
        self.filled[seat] -= self.size[kind]

    def members(self, seat: int, clique: int) -> int:
        """How many of a clique are on this floor."""
        count = 0
        for kind in range(self.opens[clique], self.opens[clique + 1]):
            count += self.holds[seat][kind]
        return count

    def gather(self, seat: int, clique: int, dealer: Dealer) -> None:
        """The rest of a clique comes along, wherever it is."""
        for place in range(1, self.length + 1):
            if self.queue[place] >= GUEST and self.clique[self.queue[place]] == clique:
                kind = self.lift(place)
                self.enter(seat, kind)
                dealer.tell(JOINED, seat, self.face[kind], place, -1)
        for other in range(self.players):
            if other != seat:
                for kind in range(self.opens[clique], self.opens[clique + 1]):
                    while self.holds[other][kind]:
                        self.leave(other, kind)
                        self.enter(seat, kind)
                        dealer.tell(JOINED, seat, self.face[kind], 0, other)

    def is_asked_for(self, seat: int, clique: int) -> bool:
        """Whether its owner must say if the clique comes: it empties the queue, and does not fill the floor."""
        queueing = 0
        for place in range(1, self.length + 1):
            if self.queue[place] >= GUEST and self.clique[self.queue[place]] == clique:
                queueing += self.size[self.queue[place]]
        filled = self.filled[seat] + queueing + self.dancing_elsewhere(seat, clique)
        return self.asks_about_cliques() and queueing > 0 and filled < self.capacity

    def dancing_elsewhere(self, seat: int, clique: int) -> int:
        """The squares of a clique on others' floors."""
        squares = 0
        for other in range(self.players):
            if other != seat:
                for kind in range(self.opens[clique], self.opens[clique + 1]):
                    squares += self.holds[other][kind] * self.size[kind]
        return squares

    def asks_about_cliques(self) -> bool:
        """By the first rules a clique always came by itself."""
        return self.version != 1

    def let_come(self, seat: int, dealer: Dealer) -> None:
        clique = self.coming
        self.coming = NO_CLIQUE
        self.gather(seat, clique, dealer)
        self.next_round(dealer)

    def let_stay(self, seat: int, dealer: Dealer) -> None:
        self.coming = NO_CLIQUE
        dealer.tell(STAYED, seat, 0, 0, 0)
        self.next_round(dealer)

    def maybe_hire(self, seat: int, dealer: Dealer) -> None:
        """Coins buy stars while there are any; the coins are out of the game then."""
        while self.stars and self.holds[seat][COIN] >= self.price:
            self.holds[seat][COIN] -= self.price
            self.stars -= 1
            self.enter(seat, STAR)
            dealer.tell(HIRED, seat, self.face[STAR], self.price, 0)

    # Action tiles ---------------------------------------------------------------------------------

    def act(self, seat: int, kind: int, dealer: Dealer) -> None:
        """The action tile is out of the game; its owner acts at once, if there is anything to be done (gelini.idle)."""
        out = [0] * 512
        dealer.tell(ACTED, seat, self.face[kind], self.pawn[seat], 0)
        self.phase = TO_LURE + kind - FLYER
        if not self.offers(seat, out):
            dealer.tell(IDLE, seat, self.face[kind], 0, 0)
            self.next_round(dealer)

    def offers(self, seat: int, out: list[int]) -> int:
        """What the action tile lets its owner take."""
        if self.phase == TO_LURE:
            return self.to_lure(seat, out)
        if self.phase == TO_CALL:
            return self.to_call(seat, out)
        return self.to_pick(out)

    def to_lure(self, seat: int, out: list[int]) -> int:
        """Party Flyer: guests, VIPs and coins of the others."""
        n = 0
        for other in range(self.players):
            if other != seat:
                for kind in range(self.kinds):
                    if self.holds[other][kind] and may_change_hands(kind):
                        out[n] = LURE + other * KINDS + kind
                        n += 1
        return n

    def lure(self, seat: int, owner: int, kind: int, dealer: Dealer) -> None:
        self.leave(owner, kind)
        self.gain(seat, kind, 0, owner, dealer)

    def to_call(self, seat: int, out: list[int]) -> int:
        """Party Call: tiles between the rearmost pawn and the player's own, of every kind."""
        n = 0
        for place in range(max(self.pawn[self.rearmost()], 0) + 1, self.pawn[seat]):
            if self.queue[place] != GONE:
                out[n] = TAKE + place
                n += 1
        return n

    def to_pick(self, out: list[int]) -> int:
        """Party People: guests, VIPs and coins that every pawn has passed."""
        n = 0
        for place in range(1, self.pawn[self.rearmost()]):
            if may_change_hands(self.queue[place]):
                out[n] = TAKE + place
                n += 1
        return n

    def pick(self, seat: int, place: int, dealer: Dealer) -> None:
        self.gain(seat, self.lift(place), place, -1, dealer)

    def decline(self, seat: int, dealer: Dealer) -> None:
        """Want none of the offered tiles."""
        dealer.tell(DECLINED, seat, self.phase, 0, 0)
        self.next_round(dealer)

    # The end --------------------------------------------------------------------------------------

    def end_by_full_floor(self, seat: int, dealer: Dealer) -> None:
        dealer.tell(FULL, seat, self.filled[seat], self.capacity, 0)
        self.winners = 1 << seat
        self.end(BY_FULL_FLOOR, 0, dealer)

    def end_by_band(self, seat: int, dealer: Dealer) -> None:
        self.enter(seat, BAND)
        dealer.tell(PLAYED, seat, self.face[BAND], 0, 0)
        most = 0
        for other in range(self.players):
            most = max(most, self.points(other))
        for other in range(self.players):
            if self.points(other) == most:
                self.winners |= 1 << other
        self.end(BY_BAND, self.capacity - most, dealer)

    def end(self, ending: int, free: int, dealer: Dealer) -> None:
        self.ending = ending
        self.awaiting = 0
        self.phase = TO_THROW
        dealer.tell(ENDED, -1, self.winners, free, ending)

    def points(self, seat: int) -> int:
        """Squares filled: what hangs over the floor's edge counts for nothing."""
        return min(self.filled[seat], self.capacity)

    # For callers in plain Python ------------------------------------------------------------------

    def target(self) -> int:
        """The place that the player who is asked would move to; 0 when nobody is asked."""
        return self.reach(self.first_awaited(), self.thrown) if self.phase == TO_ASK else 0


def is_action(kind: int) -> bool:
    return FLYER <= kind <= PEOPLE


def may_change_hands(kind: int) -> bool:
    """Guests, VIPs and coins; a star, the band and action tiles never do."""
    return kind >= GUEST or kind in (VIP, COIN)


def printed(edition: "Edition") -> list[tuple[str, int, int, int]]:
    """Every kind of tile: its letter, its size, how many there are, and their clique."""
    guests = [
        (group.colour[0], size, group.sizes.count(size), clique)
        for clique, group in enumerate(edition.cliques.groups)
        for size in sorted(set(group.sizes))
    ]
    return [
        ("$", 0, edition.coins.count, NO_CLIQUE),
        ("V", edition.vips.size, edition.vips.count, NO_CLIQUE),
        ("S", edition.stars.size, edition.stars.count, NO_CLIQUE),
        ("B", edition.band.size, 1, NO_CLIQUE),
        ("F", 0, edition.actions.flyer, NO_CLIQUE),
        ("C", 0, edition.actions.call, NO_CLIQUE),
        ("P", 0, edition.actions.people, NO_CLIQUE),
        *guests,
    ]


def padded(numbers: Sequence[int], room: int, filling: int = 0) -> list[int]:
    return [*numbers, *[filling] * (room - len(numbers))]


def face_of(letter: str, size: int) -> int:
    return ord(letter) * 10 + size


def tile_of(face: int) -> str:
    """What stands on a tile: its letter and its size, where it has one."""
    return chr(face // 10) + (str(face % 10) if face % 10 else "")
