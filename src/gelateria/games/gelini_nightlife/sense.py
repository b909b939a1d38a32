"""What a good player of Gelini Nightlife wants: a fuller floor than the others, and more still to come.

What is to come lies ahead of the own pawn. A tile there is reckoned with by its chance: the more pawns are behind it,
the smaller. Of a clique two chances are needed, or one where a guest of it is on the floor already; and what one
player may sweep together, another may lose.
"""

from gelateria.engine.dealer import Dealer
from gelateria.engine.sense import Sense
from gelateria.engine.state import State
from gelateria.games.gelini_nightlife.rules import LETTERS, LIMITS, PHASES, Gelini

KINDS = LIMITS["kinds"]
CLIQUES = 16
COIN, STAR, FLYER = (LETTERS.index(letter) for letter in "$SF")
TO_THROW = PHASES.index("throw")

WON = 1000.0
TIED = 4.0
"""A shared win is nothing when all share it; with fewer it is as good as being some squares ahead."""
CROWD = 0.7
"""How much each pawn behind a tile takes from the others' chance of it. More makes hastier players."""
ACTION = 2.0
"""What an action tile is good for, in squares."""


class GeliniSense(Sense):
    """Squares, filled and in prospect, beyond what the others have on average."""

    __slots__ = ("dealer", "loose", "never", "once", "size_once", "thought", "trial")

    def __init__(self) -> None:
        self.samples = 1
        self.thought = Gelini.__new__(Gelini)
        self.trial = Gelini.__new__(Gelini)
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
            seat = thought.first()
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
