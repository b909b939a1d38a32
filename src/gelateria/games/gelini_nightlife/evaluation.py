"""What a good player of Gelini Nightlife wants: a fuller floor than the others, and more still to come.

What is to come lies ahead of the own pawn. A tile there is reckoned with by its chance: the more pawns are behind it,
the smaller. Of a clique two chances are needed, or one where a guest of it is on the floor already; and what one
player may sweep together, another may lose.
"""

from types import MappingProxyType

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.evaluation import Evaluator
from gelateria.engine.state import State
from gelateria.games.gelini_nightlife.rounds import Step
from gelateria.games.gelini_nightlife.rules import LETTERS, LIMITS, PHASES, Gelini

KINDS = LIMITS["kinds"]
CLIQUES = 16
COIN, STAR, BAND, FLYER = (LETTERS.index(letter) for letter in "$SBF")
TO_THROW, TO_ASK = PHASES.index("throw"), PHASES.index("ask")

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


class GeliniEvaluator(Evaluator):
    """Squares, filled and in prospect, beyond what the others have on average."""

    __slots__ = (
        "dealer",
        "looked",
        "loose",
        "never",
        "once",
        "seen",
        "size_once",
        "start",
        "step",
        "strengths",
        "thought",
        "trial",
    )

    FEATURES = MappingProxyType(
        {
            "squares": "more squares filled",
            "nearly-full": "a floor that is nearly full",
            "tiles-ahead": "more tiles without a clique ahead",
            "coins": "more coins towards a star",
            "cliques": "more cliques to bring together",
            "guests-ahead": "more single guests ahead",
            "at-risk": "fewer guests that others may take away",
            "lead": "a bigger lead over the fullest other floor",
            "late-lead": "a bigger lead when the band is near",
            "outlook": "a better outlook than anybody else",
            "close-outlook": "a better outlook than anybody else when a floor is nearly full",
            "late-outlook": "a better outlook than anybody else when the band is near",
            "throw": "the throw",
            "foremost": "a pawn that is not the foremost",
            "way": "a shorter way to the band",
            "reach": "better tiles within reach",
            "reach-first": "better tiles for the coming throw",
            "winning-throws": "more throws that fill the floor",
            "winning-throws-first": "more ways to fill the floor with the coming throw",
            "offer": "a better tile on offer",
            "winning-offer": "a tile on offer that fills the floor",
        }
    )

    BURDENS = frozenset({"at-risk", "foremost", "way"})

    def __init__(self) -> None:
        Evaluator.__init__(self)
        self.samples = 1
        self.thought = Gelini.__new__(Gelini)
        self.trial = Gelini.__new__(Gelini)
        self.seen = Gelini.__new__(Gelini)
        self.start = Gelini.__new__(Gelini)
        self.step = Step(self)
        self.looked = 0
        self.strengths = [0.0] * 5
        self.dealer = Dealer(0)
        self.loose = [0.0] * 5  # squares in prospect from tiles without a clique
        self.never = [0.0] * 80  # by seat and clique: the chance that none of its guests ahead is reached,
        self.once = [0.0] * 80  # that exactly one is,
        self.size_once = [0.0] * 80  # and the squares in prospect from that one

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
                value = self.weigh(trial, seat)
                if i == 0 or value > top:
                    top = value
                    best = out[i]
            thought.move(seat, best, self.dealer)

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
        for i in range(thought.players * CLIQUES):
            self.never[i] = 1.0
            self.once[i] = 0.0
            self.size_once[i] = 0.0
        for place in range(1, thought.length + 1):
            kind = thought.line[place]
            if kind >= 0:
                behind = 0
                for seat in range(thought.players):
                    if thought.pawn[seat] < place:
                        behind += 1
                chance = 1.0 / (1.0 + CROWD * behind)
                for seat in range(thought.players):
                    if thought.pawn[seat] < place:
                        self.reckon(thought, seat, kind, chance)

    def reckon(self, thought: Gelini, seat: int, kind: int, chance: float) -> None:
        """One tile more that this seat may reach."""
        if thought.clique[kind] < 0:
            self.loose[seat] += chance * self.worth_of(thought, kind)
            return
        i = seat * CLIQUES + thought.clique[kind]
        self.size_once[i] = self.size_once[i] * (1.0 - chance) + self.never[i] * chance * thought.size[kind]
        self.once[i] = self.once[i] * (1.0 - chance) + self.never[i] * chance
        self.never[i] *= 1.0 - chance

    def worth_of(self, thought: Gelini, kind: int) -> float:
        """Squares that a tile without a clique is good for."""
        if kind == COIN:
            return 1.0 * thought.size[STAR] / thought.price if thought.stars else 0.0
        return ACTION if kind >= FLYER else thought.size[kind]

    def strength(self, thought: Gelini, seat: int) -> float:
        """Squares filled and squares to be expected."""
        squares = thought.filled[seat] + self.loose[seat]
        squares += thought.holds[seat * KINDS + COIN] * self.worth_of(thought, COIN)
        for clique in range(thought.cliques):
            own = 0
            total = 0
            for kind in range(thought.opens[clique], thought.opens[clique + 1]):
                own += thought.size[kind] * thought.holds[seat * KINDS + kind]
                total += thought.size[kind] * thought.copies[kind]
            squares += self.sweeping(thought, seat, clique) * (total - own)
            if own == 0:
                squares += self.size_once[seat * CLIQUES + clique]
            else:
                for rival in range(thought.players):
                    if rival != seat:
                        squares -= self.sweeping(thought, rival, clique) * own
        return squares

    def sweeping(self, thought: Gelini, seat: int, clique: int) -> float:
        """The chance that this seat brings the clique together."""
        i = seat * CLIQUES + clique
        if thought.members(seat, clique):
            return 1.0 - self.never[i]
        return 1.0 - self.never[i] - self.once[i]

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
        """What does not depend on who looks."""
        self.seen.assign(state)
        self.look_ahead(self.seen)
        for seat in range(state.players):
            self.strengths[seat] = self.strength(self.seen, seat)

    def write(self, seen: Gelini, seat: int, out: list[float]) -> None:
        best = -1000.0
        most = 0
        front = 0
        fullest = 0
        for other in range(seen.players):
            if other != seat:
                if self.strengths[other] > best:
                    best = self.strengths[other]
                if seen.filled[other] > most:
                    most = seen.filled[other]
            if seen.filled[other] > fullest:
                fullest = seen.filled[other]
            if seen.pawn[other] > seen.pawn[front]:
                front = other
        close = FEW / (FEW + seen.capacity - fullest)
        late = FEW / (FEW + self.way(seen, front))
        out[0] = seen.filled[seat] / 10.0
        out[1] = FEW / (FEW + seen.capacity - seen.filled[seat])
        out[2] = self.loose[seat] / 10.0
        out[3] = seen.holds[seat * KINDS + COIN] * self.worth_of(seen, COIN) / 10.0
        self.write_cliques(seen, seat, out)
        out[7] = (seen.filled[seat] - most) / 10.0
        out[8] = out[7] * late
        out[9] = (self.strengths[seat] - best) / 10.0
        out[10] = out[9] * close
        out[11] = out[9] * late
        out[12] = seen.rearmost() == seat
        out[13] = front == seat
        out[14] = self.way(seen, seat) / 20.0
        self.write_reach(seen, seat, out)
        out[19] = 0.0
        out[20] = 0.0
        if seen.phase == TO_ASK and seen.awaiting == 1 << seat:
            squares = self.squares_at(seen, seat, seen.thrown)
            out[19] = squares / 5.0
            out[20] = seen.filled[seat] + squares >= seen.capacity

    def way(self, seen: Gelini, seat: int) -> int:
        """Tiles between a pawn and the band."""
        tiles = 0
        for place in range(seen.pawn[seat] + 1 if seen.pawn[seat] > 0 else 1, seen.length + 1):
            tiles += seen.line[place] >= 0
        return tiles

    def write_cliques(self, seen: Gelini, seat: int, out: list[float]) -> None:
        """Guests that may come, alone or with their clique, and guests that may be swept away."""
        out[4] = 0.0
        out[5] = 0.0
        out[6] = 0.0
        for clique in range(seen.cliques):
            own = 0
            total = 0
            for kind in range(seen.opens[clique], seen.opens[clique + 1]):
                own += seen.size[kind] * seen.holds[seat * KINDS + kind]
                total += seen.size[kind] * seen.copies[kind]
            out[4] += self.sweeping(seen, seat, clique) * (total - own) / 10.0
            if own == 0:
                out[5] += self.size_once[seat * CLIQUES + clique] / 10.0
            else:
                for rival in range(seen.players):
                    if rival != seat:
                        out[6] += self.sweeping(seen, rival, clique) * own / 10.0

    def write_reach(self, seen: Gelini, seat: int, out: list[float]) -> None:
        """What the next throw would bring if the pawn moved by it."""
        squares = 0
        winning = 0
        for i in range(seen.faces):
            gain = self.squares_at(seen, seat, seen.die[i])
            squares += gain
            winning += seen.filled[seat] + gain >= seen.capacity
        first = 1.0 if seen.rearmost() == seat and seen.phase == TO_THROW else 0.0
        out[15] = squares / (5.0 * seen.faces)
        out[16] = out[15] * first
        out[17] = 1.0 * winning / seen.faces
        out[18] = out[17] * first

    def squares_at(self, seen: Gelini, seat: int, steps: int) -> int:
        """How many squares a move by so many steps would fill."""
        kind = seen.line[seen.reach(seat, steps)]
        if kind < 0:  # somebody has reached the band: there is nowhere to go
            return 0
        if kind == COIN:
            return seen.size[STAR] if seen.stars and seen.holds[seat * KINDS + COIN] + 1 >= seen.price else 0
        if seen.clique[kind] < 0 or seen.members(seat, seen.clique[kind]) == 0:
            return seen.size[kind]
        squares = 0
        for member in range(seen.opens[seen.clique[kind]], seen.opens[seen.clique[kind] + 1]):
            squares += seen.size[member] * (seen.copies[member] - seen.holds[seat * KINDS + member])
        return squares

    # The next rounds ------------------------------------------------------------------------------

    def plan(self, state: State, seat: int, out: list[float]) -> int:
        self.start.assign(state)
        return self.step.rate(self.start, ROUNDS, out) if self.start.awaiting == 1 << seat else 0
