"""What a good player of Gelini Nightlife wants: a floor that fills faster than the others', and much still ahead."""

from gelateria.engine.dealer import Dealer
from gelateria.engine.sense import Sense
from gelateria.engine.state import State
from gelateria.games.gelini_nightlife.rules import LETTERS, LIMITS, PHASES, Gelini

KINDS = LIMITS["kinds"]
COIN, STAR, BAND, FLYER = (LETTERS.index(letter) for letter in "$SBF")
TO_THROW = PHASES.index("throw")

WON = 1000.0
HIT = 0.33
"""A pawn lands on one tile in three …"""
FAR = 0.95
"""… and each tile further ahead is a little less likely to be still there, and to be wanted still."""
ACTION = 2.5
"""What an action tile is good for, in squares."""
LONELY = 0.3
"""A guest whose clique is still to be had is worth this share of the rest on top."""
AHEAD = 0.5
"""How much of the envy goes to the best of the others; the rest to their mean."""


class GeliniSense(Sense):
    """Squares filled and squares in prospect, against the others'. Who is asked meanwhile answers for their own good."""

    __slots__ = ("dealer", "thought", "trial")

    def __init__(self) -> None:
        self.samples = 1
        self.thought = Gelini.__new__(Gelini)
        self.trial = Gelini.__new__(Gelini)
        self.dealer = Dealer(0)

    def value(self, state: State, seat: int) -> float:
        self.thought.assign(state)
        self.foresee(self.thought, self.trial)
        return self.weigh(self.thought, seat)

    def foresee(self, thought: Gelini, trial: Gelini) -> None:
        """Play on in thought until the die is wanted: whoever is to answer takes what looks best for them at once."""
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
        """How far the seat is ahead of the others, in squares."""
        if not thought.awaiting:
            return WON if thought.winners >> seat & 1 else -WON
        most = -WON
        others = 0.0
        for other in range(thought.players):
            if other != seat:
                strength = self.strength(thought, other)
                others += strength
                if strength > most:
                    most = strength
        others /= thought.players - 1
        return self.strength(thought, seat) - AHEAD * most - (1.0 - AHEAD) * others

    def strength(self, thought: Gelini, seat: int) -> float:
        """Squares filled, and what the tiles ahead promise."""
        gains = [0.0] * 48
        for kind in range(thought.kinds):
            gains[kind] = thought.size[kind]
        gains[COIN] = thought.size[STAR] / thought.price if thought.stars else 0.0
        gains[FLYER] = gains[FLYER + 1] = gains[FLYER + 2] = ACTION
        gains[BAND] = 0.0
        for clique in range(thought.cliques):
            own = 0
            rest = 0
            for kind in range(thought.opens[clique], thought.opens[clique + 1]):
                own += thought.holds[seat * KINDS + kind]
                rest += thought.size[kind] * (thought.copies[kind] - thought.holds[seat * KINDS + kind])
            for kind in range(thought.opens[clique], thought.opens[clique + 1]):
                if own:
                    gains[kind] = rest
                else:
                    gains[kind] += LONELY * (rest - thought.size[kind])
        squares = thought.filled[seat] + gains[COIN] * thought.holds[seat * KINDS + COIN]
        chance = HIT
        for place in range(thought.pawn[seat] + 1 if thought.pawn[seat] > 0 else 1, thought.length + 1):
            kind = thought.line[place]
            if kind >= 0:
                squares += chance * gains[kind]
                chance *= FAR
        return squares
