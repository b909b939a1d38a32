"""What a seat of Gelato Mio may come to: the customers it would serve next, one after the other, and how soon.

A plan takes the customer who is worth most, by points and by the turns it takes, uses up what that takes, and goes on
to the next. What lies in the display is nearer than what has to come up first.
"""

import cython

from gelateria.games.gelato_mio.rules import GelatoMio

CARDS = 8
FLAVOURS = 3
PLACES = 4
NOBODY = -1
LINE = 3
CELLS = 9
STEPS = 2
"""So many customers are planned ahead."""

EACH_TURN = 0.9  # what is left of a customer's worth when one more turn of work is to be done
A_SHOWN_CARD = 0.9  # turns until a wanted card that lies in the display is in the hand
A_SAME_CARD = 0.4  # … and those that would come along
AN_UNSEEN_CARD = 1.3
A_HELD_CARD = 4.0  # … when all of its kind are in hands
OUT_OF_REACH = 60.0
RACE = 0.5  # how much of a race's prize counts for a customer who brings it nearer
LAST_TURNS = 2.0  # how many turns everybody has when a pile is all but empty …
TURNS_A_BALL = 13.0  # … and how many more, for all players together, with each ball on the lowest pile


@cython.final
@cython.cclass
class Outlook:
    """The plan of one seat. `worth` and `when` tell of each step what it brings and how many turns away it is."""

    __slots__ = ("balls", "cards", "rest", "shown", "together", "used", "when", "worth")

    def __init__(self) -> None:
        self.balls = [0] * 3
        self.cards = [0] * 8
        self.shown = [0] * 8
        self.together = [0] * 8
        self.used = [0] * 4
        self.when = [0.0] * 2
        self.worth = [0.0] * 2
        self.rest = 0.0

    def plan(self, state: GelatoMio, seat: int) -> None:
        self.rest = turns_left(state)
        self.look_at_display(state)
        for kind in range(CARDS):
            self.cards[kind] = state.hand[seat][kind]
        for flavour in range(FLAVOURS):
            self.balls[flavour] = state.balls[seat][flavour]
        for place in range(PLACES):
            self.used[place] = 0
        spent = 0.0
        for step in range(STEPS):
            best = -1
            self.worth[step] = 0.0
            self.when[step] = OUT_OF_REACH
            for place in range(PLACES):
                if state.open[place] != NOBODY and not self.used[place]:
                    when = spent + self.work(state, state.open[place])
                    worth = self.promise(state, seat, state.open[place], when)
                    if worth > self.worth[step]:
                        best = place
                        self.worth[step] = worth
                        self.when[step] = when
            if best >= 0:
                self.used[best] = 1
                self.use_up(state, state.open[best])
                spent = self.when[step]

    def look_at_display(self, state: GelatoMio) -> None:
        """How many of each kind lie open, and the most that one draw brings."""
        for kind in range(CARDS):
            self.shown[kind] = self.together[kind] = 0
        for cell in range(CELLS):
            kind = state.display[cell]
            if kind >= 0:
                self.shown[kind] += 1
                count = 1
                if cell % LINE > 0 and state.display[cell - 1] == kind:
                    count += 1
                if cell % LINE < LINE - 1 and state.display[cell + 1] == kind:
                    count += 1
                if cell >= LINE and state.display[cell - LINE] == kind:
                    count += 1
                if cell < CELLS - LINE and state.display[cell + LINE] == kind:
                    count += 1
                if count > self.together[kind]:
                    self.together[kind] = count

    def work(self, state: GelatoMio, order: int) -> float:
        """The turns until that customer is served, from what is left of hand and table."""
        turns = 1.0
        missing = 0
        for flavour in range(FLAVOURS):
            need = state.needs[order][flavour] - self.balls[flavour]
            if need > 0:
                if need > state.pile[flavour]:
                    return OUT_OF_REACH
                missing += need
                turns += need + self.effort(state, flavour, need - self.cards[flavour])
        for kind in range(FLAVOURS, CARDS):
            need = state.takes[order][kind] + missing * state.for_ball[0][kind]  # but for their flavour all are alike
            turns += self.effort(state, kind, need - self.cards[kind])
        return turns

    def effort(self, state: GelatoMio, kind: int, need: int) -> float:
        """The turns it takes to get so many more cards of a kind."""
        if need <= 0:
            return 0.0
        if need > state.stock[kind] - state.gone[kind]:
            return OUT_OF_REACH
        turns = 0.0
        if self.shown[kind]:
            turns = A_SHOWN_CARD
            need -= 1
            along = self.together[kind] - 1
            while need and along:
                turns += A_SAME_CARD
                need -= 1
                along -= 1
            if need > 0 and self.shown[kind] > self.together[kind]:
                turns += A_SHOWN_CARD
                need -= 1
        coming = state.deck[kind] + state.discards[kind]
        if need > coming:
            return turns + AN_UNSEEN_CARD * coming + A_HELD_CARD * (need - coming)
        return turns + AN_UNSEEN_CARD * need

    def promise(self, state: GelatoMio, seat: int, order: int, when: float) -> float:
        """The worth of a customer who is served in so many turns."""
        if when >= OUT_OF_REACH:
            return 0.0
        worth = float(state.pays[order])
        race = state.race[order]
        if state.owner[race] == NOBODY:
            worth += RACE * state.prize[race] * (1.0 if state.would_claim(seat, race) else 0.5)
        worth *= self.rest * self.rest / (self.rest * self.rest + when * when)
        while when >= 1.0:
            worth *= EACH_TURN
            when -= 1.0
        return worth * (1.0 - when * (1.0 - EACH_TURN))

    def use_up(self, state: GelatoMio, order: int) -> None:
        """Take what that customer takes off what is left; what is short is got on the way."""
        missing = 0
        for flavour in range(FLAVOURS):
            left = self.balls[flavour] - state.needs[order][flavour]
            if left < 0:
                missing -= left
                self.cards[flavour] += left
                left = 0
            self.balls[flavour] = left
        for kind in range(FLAVOURS, CARDS):
            self.cards[kind] -= state.takes[order][kind] + missing * state.for_ball[0][kind]
        for kind in range(CARDS):
            if self.cards[kind] < 0:
                self.cards[kind] = 0


def turns_left(state: GelatoMio) -> float:
    """How many turns each player may expect to have."""
    return LAST_TURNS + TURNS_A_BALL * lowest_pile(state) / state.players


def lowest_pile(state: GelatoMio) -> int:
    low = state.pile[0]
    for flavour in range(1, FLAVOURS):
        if state.pile[flavour] < low:
            low = state.pile[flavour]
    return low
