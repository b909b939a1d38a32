"""What a good player of Gelini Nightlife wants: a fuller floor than the others, and more still to come.

What is to come lies ahead of the own pawn. A tile there is reckoned with by its chance: the more pawns are behind it,
the smaller. Of a clique two chances are needed, or one where a guest of it is on the floor already; and what one
player may sweep together, another may lose.
"""

import cython

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.evaluation import Evaluator
from gelateria.engine.state import State
from gelateria.games.gelini_nightlife.rounds import Step
from gelateria.games.gelini_nightlife.rules import ACTIONS, LETTERS, PHASES, Gelini

COIN, STAR, FLYER = (LETTERS.index(letter) for letter in "$SF")
TO_THROW, TO_ASK, TO_GATHER = PHASES.index("throw"), PHASES.index("ask"), PHASES.index("clique")
GATHER, LEAVE = ACTIONS["gather"], ACTIONS["leave"]

WON = 1000.0
TIED = 4.0
"""A shared win is nothing when all share it; with fewer it is as good as being some squares ahead."""
CROWD = 0.7
"""How much each pawn behind a tile takes from the others' chance of it. More makes hastier players."""
ACTION = 2.0
"""What an action tile is good for, in squares."""

FEW = 6.0
"""So few squares or tiles are half of nearly none."""
ROUNDS = 2
"""How many throws of the die a plan looks ahead."""

# Where each feature stands, in the order of FEATURES.
SQUARES, NEARLY_FULL, TILES_AHEAD, COINS, CLIQUES, GUESTS_AHEAD, AT_RISK = range(7)
LEAD, LATE_LEAD, OUTLOOK, CLOSE_OUTLOOK, LATE_OUTLOOK, FIRST, FOREMOST, WAY = range(7, 15)
REACH, REACH_FIRST, WINNING_THROWS, WINNING_THROWS_FIRST, OFFER, WINNING_OFFER = range(15, 21)


@cython.final
@cython.cclass
class GeliniEvaluator(Evaluator):
    """Squares, filled and in prospect, beyond what the others have on average."""

    __slots__ = (
        "dealer",
        "lonely",
        "looked",
        "loose",
        "never",
        "once",
        "seen",
        "size_once",
        "start",
        "step",
        "strengths",
        "sweeps",
        "thought",
        "trial",
    )

    FEATURES = (
        "squares",
        "nearly-full",
        "tiles-ahead",
        "coins",
        "cliques",
        "guests-ahead",
        "at-risk",
        "lead",
        "late-lead",
        "outlook",
        "close-outlook",
        "late-outlook",
        "throw",
        "foremost",
        "way",
        "reach",
        "reach-first",
        "winning-throws",
        "winning-throws-first",
        "offer",
        "winning-offer",
    )

    BURDENS = frozenset({"at-risk", "foremost", "way"})

    def __init__(self) -> None:
        Evaluator.__init__(self)
        self.samples = 1
        self.thought = Gelini.__new__(Gelini)
        self.trial = Gelini.__new__(Gelini)
        self.lonely = Gelini.__new__(Gelini)
        self.seen = Gelini.__new__(Gelini)
        self.start = Gelini.__new__(Gelini)
        self.step = Step(self)
        self.looked = 0
        self.strengths = [0.0] * 5
        self.dealer = Dealer(0)
        self.loose = [0.0] * 5  # squares in prospect from tiles without a clique
        self.never = [[0.0] * 16 for _ in range(5)]  # by clique: the chance that none of its guests ahead is reached,
        self.once = [[0.0] * 16 for _ in range(5)]  # that exactly one is,
        self.size_once = [[0.0] * 16 for _ in range(5)]  # and the squares in prospect from that one;
        self.sweeps = [[0.0] * 16 for _ in range(5)]  # the chance to bring it together

    def value(self, state: State, seat: int) -> float:
        self.thought.assign(state)
        self.foresee(self.thought, self.trial)
        return self.weigh(self.thought, seat)

    def foresee(self, thought: Gelini, trial: Gelini) -> None:
        """Go on until the die is wanted again: whoever is asked or has an action does what looks best for them."""
        out = [0] * 512
        while thought.awaiting and thought.phase != TO_THROW:
            seat = thought.first_awaited()
            n = thought.choices(seat, out)
            best = 0
            top = 0.0
            for i in range(n):
                trial.assign(thought)
                trial.move(seat, out[i], self.dealer)
                value = self.weigh_answered(trial, self.lonely, seat)
                if i == 0 or value > top:
                    top = value
                    best = out[i]
            thought.move(seat, best, self.dealer)

    def weigh_answered(self, trial: Gelini, lonely: Gelini, seat: int) -> float:
        """With the clique or without it, as is better, where that is asked."""
        if trial.phase != TO_GATHER:
            return self.weigh(trial, seat)
        lonely.assign(trial)
        lonely.move(seat, LEAVE, self.dealer)
        trial.move(seat, GATHER, self.dealer)
        return max(self.weigh(trial, seat), self.weigh(lonely, seat))

    def weigh(self, thought: Gelini, seat: int) -> float:
        if not thought.awaiting:
            return self.outcome(thought, seat)
        self.look_ahead(thought)
        others = 0.0
        for other in range(thought.players):
            if other != seat:
                others += self.strength(thought, other)
        return self.strength(thought, seat) - others / (thought.players - 1)

    def outcome(self, thought: Gelini, seat: int) -> float:
        if thought.winners == 1 << seat:
            return WON
        if not thought.winners >> seat & 1:
            return -WON
        sharing = 0
        for other in range(thought.players):
            sharing += thought.winners >> other & 1
        return TIED * (1.0 * thought.players / sharing - 1.0)

    def look_ahead(self, thought: Gelini) -> None:
        """Walk along the queue, and reckon for everybody with the tiles they have before them."""
        for seat in range(thought.players):
            self.loose[seat] = 0.0
            for clique in range(thought.cliques):
                self.never[seat][clique] = 1.0
                self.once[seat][clique] = 0.0
                self.size_once[seat][clique] = 0.0
        for place in range(1, thought.length + 1):
            kind = thought.queue[place]
            if kind >= 0:
                behind = 0
                for seat in range(thought.players):
                    if thought.pawn[seat] < place:
                        behind += 1
                chance = 1.0 / (1.0 + CROWD * behind)
                for seat in range(thought.players):
                    if thought.pawn[seat] < place:
                        self.reckon(thought, seat, kind, chance)
        for seat in range(thought.players):
            for clique in range(thought.cliques):
                self.sweeps[seat][clique] = self.sweeping(thought, seat, clique)

    def reckon(self, thought: Gelini, seat: int, kind: int, chance: float) -> None:
        """One tile more that this seat may reach."""
        clique = thought.clique[kind]
        if clique < 0:
            self.loose[seat] += chance * self.worth_of(thought, kind)
            return
        first = self.never[seat][clique] * chance
        self.size_once[seat][clique] = self.size_once[seat][clique] * (1.0 - chance) + first * thought.size[kind]
        self.once[seat][clique] = self.once[seat][clique] * (1.0 - chance) + first
        self.never[seat][clique] *= 1.0 - chance

    def worth_of(self, thought: Gelini, kind: int) -> float:
        """Squares that a tile without a clique is good for."""
        if kind == COIN:
            return 1.0 * thought.size[STAR] / thought.price if thought.stars else 0.0
        return ACTION if kind >= FLYER else thought.size[kind]

    def strength(self, thought: Gelini, seat: int) -> float:
        """Squares filled and squares to be expected."""
        squares = thought.filled[seat] + self.loose[seat]
        squares += thought.holds[seat][COIN] * self.worth_of(thought, COIN)
        for clique in range(thought.cliques):
            own = self.squares_of(thought, seat, clique)
            squares += self.sweeps[seat][clique] * self.squares_missing(thought, seat, clique)
            if own == 0:
                squares += self.size_once[seat][clique]
            else:
                for rival in range(thought.players):
                    if rival != seat:
                        squares -= self.sweeps[rival][clique] * own
        return squares

    def sweeping(self, thought: Gelini, seat: int, clique: int) -> float:
        """The chance that this seat brings the clique together."""
        if thought.members(seat, clique):
            return 1.0 - self.never[seat][clique]
        return 1.0 - self.never[seat][clique] - self.once[seat][clique]

    def squares_of(self, thought: Gelini, seat: int, clique: int) -> int:
        """What a clique fills on a floor."""
        squares = 0
        for kind in range(thought.opens[clique], thought.opens[clique + 1]):
            squares += thought.size[kind] * thought.holds[seat][kind]
        return squares

    def squares_missing(self, thought: Gelini, seat: int, clique: int) -> int:
        """What the rest of a clique would fill there."""
        squares = 0
        for kind in range(thought.opens[clique], thought.opens[clique + 1]):
            squares += thought.size[kind] * (thought.copies[kind] - thought.holds[seat][kind])
        return squares

    # What self-play weighs ------------------------------------------------------------------------

    def forecast(self, state: State, out: list[float]) -> None:
        self.look_round(state)
        self.looked = 1
        Evaluator.forecast(self, state, out)
        self.looked = 0

    def features(self, state: State, seat: int, out: list[float]) -> None:
        if not self.looked:  # a forecast looks once for all seats
            self.look_round(state)
        self.write(self.seen, seat, out)

    def look_round(self, state: State) -> None:
        """What does not depend on who looks; a clique that may come along is looked at as if it had come."""
        self.seen.assign(state)
        if self.seen.phase == TO_GATHER:
            self.seen.move(self.seen.first_awaited(), GATHER, self.dealer)
        self.look_ahead(self.seen)
        for seat in range(state.players):
            self.strengths[seat] = self.strength(self.seen, seat)

    def write(self, seen: Gelini, seat: int, out: list[float]) -> None:
        best = -1000.0
        most = 0
        front = 0
        for other in range(seen.players):
            if other != seat:
                best = max(best, self.strengths[other])
                most = max(most, seen.filled[other])
            if seen.pawn[other] > seen.pawn[front]:
                front = other
        close = FEW / (FEW + seen.capacity - max(most, seen.filled[seat]))
        late = FEW / (FEW + self.way(seen, front))
        lead = (seen.filled[seat] - most) / 10.0
        outlook = (self.strengths[seat] - best) / 10.0
        out[SQUARES] = seen.filled[seat] / 10.0
        out[NEARLY_FULL] = FEW / (FEW + seen.capacity - seen.filled[seat])
        out[TILES_AHEAD] = self.loose[seat] / 10.0
        out[COINS] = seen.holds[seat][COIN] * self.worth_of(seen, COIN) / 10.0
        self.write_cliques(seen, seat, out)
        out[LEAD] = lead
        out[LATE_LEAD] = lead * late
        out[OUTLOOK] = outlook
        out[CLOSE_OUTLOOK] = outlook * close
        out[LATE_OUTLOOK] = outlook * late
        out[FIRST] = seen.rearmost() == seat
        out[FOREMOST] = front == seat
        out[WAY] = self.way(seen, seat) / 20.0
        self.write_reach(seen, seat, out)
        self.write_offer(seen, seat, out)

    def way(self, seen: Gelini, seat: int) -> int:
        """Tiles between a pawn and the band."""
        tiles = 0
        for place in range(max(seen.pawn[seat], 0) + 1, seen.length + 1):
            tiles += seen.queue[place] >= 0
        return tiles

    def write_cliques(self, seen: Gelini, seat: int, out: list[float]) -> None:
        """Guests that may come, alone or with their clique, and guests that may be swept away."""
        out[CLIQUES] = 0.0
        out[GUESTS_AHEAD] = 0.0
        out[AT_RISK] = 0.0
        for clique in range(seen.cliques):
            own = self.squares_of(seen, seat, clique)
            out[CLIQUES] += self.sweeps[seat][clique] * self.squares_missing(seen, seat, clique) / 10.0
            if own == 0:
                out[GUESTS_AHEAD] += self.size_once[seat][clique] / 10.0
            else:
                for rival in range(seen.players):
                    if rival != seat:
                        out[AT_RISK] += self.sweeps[rival][clique] * own / 10.0

    def write_reach(self, seen: Gelini, seat: int, out: list[float]) -> None:
        """What the next throw would bring if the pawn moved by it."""
        squares = 0
        winning = 0
        for i in range(seen.faces):
            gain = self.squares_at(seen, seat, seen.die[i])
            squares += gain
            winning += seen.filled[seat] + gain >= seen.capacity
        first = 1.0 if seen.rearmost() == seat and seen.phase == TO_THROW else 0.0
        out[REACH] = squares / (5.0 * seen.faces)
        out[REACH_FIRST] = out[REACH] * first
        out[WINNING_THROWS] = 1.0 * winning / seen.faces
        out[WINNING_THROWS_FIRST] = out[WINNING_THROWS] * first

    def write_offer(self, seen: Gelini, seat: int, out: list[float]) -> None:
        """What the throw brings that the seat is asked to take."""
        out[OFFER] = 0.0
        out[WINNING_OFFER] = 0.0
        if seen.phase == TO_ASK and seen.awaiting == 1 << seat:
            squares = self.squares_at(seen, seat, seen.thrown)
            out[OFFER] = squares / 5.0
            out[WINNING_OFFER] = seen.filled[seat] + squares >= seen.capacity

    def squares_at(self, seen: Gelini, seat: int, steps: int) -> int:
        """How many squares a move by so many steps would fill."""
        kind = seen.queue[seen.reach(seat, steps)]
        if kind < 0:  # somebody has reached the band: there is nowhere to go
            return 0
        if kind == COIN:
            return seen.size[STAR] if seen.stars and seen.holds[seat][COIN] + 1 >= seen.price else 0
        if seen.clique[kind] < 0 or seen.members(seat, seen.clique[kind]) == 0:
            return seen.size[kind]
        return self.squares_missing(seen, seat, seen.clique[kind])

    # The next rounds ------------------------------------------------------------------------------

    def plan(self, state: State, seat: int, out: list[float]) -> int:
        self.start.assign(state)
        return self.step.rate(self.start, ROUNDS, out) if self.start.awaiting == 1 << seat else 0
