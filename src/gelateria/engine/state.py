"""What every game is to its players, bots and the lab: a position that can be asked and moved on.

A State is flat: whole numbers and fixed arrays of them, so that a copy is one `memcpy` and the rules run without
Python's lock. Nothing in it is a secret kept from the rules, and none of it may reach a player: what a player may
know is built in the game's `views.py`.
"""

from typing import Any, Self
from zlib import crc32

import cython

from gelateria.engine.dealer.base import Dealer, PlainDealer, split

if cython.compiled:
    from cython.cimports.cpython.bytes import PyBytes_FromStringAndSize
    from cython.cimports.cpython.object import Py_TPFLAGS_HEAPTYPE, PyObject
    from cython.cimports.libc.string import memcpy

CLOCK = -1
"""The author of a bell's move, where a player's move has a seat. The rules ask for a negative seat."""
MOST_CHOICES = 512
"""More actions than this can never be open to one seat at once."""
RINGS_ONCE_IN = 64
Fact = int | list["Fact"]
"""What a field of a position is: a number, or an array of as many dimensions as the rules like."""
STIR = 0x9E3779B97F4A7C15


class State:
    """A position. A game's rules are a subclass that fills in `setup`, `choices`, `move` and `points`."""

    __slots__ = ("awaiting", "bell", "ending", "players", "timer", "turns", "version", "winners")

    def __init__(self, players: int) -> None:
        self.players = players
        self.version = 0  # of the rules it is played by: what was begun by earlier ones is ended by them
        self.awaiting = 0  # bit set of the seats that may act now; none when the game is over, or the clock alone acts
        self.timer = 0  # which of the game's timers runs: 1 for the first, 0 when none does
        self.bell = 0  # how many timers were started so far, which is the number of the running one
        self.turns = 0  # turns (in Gelini moves, in Jelly rounds) played to their end
        self.winners = 0  # bit set, once the game is over
        self.ending = 0  # why it is over: 1 for the first of the game's endings, 2 for the second …

    # What the rules of a game fill in. Compiled rules step in here in C; rules in plain Python (a first draft, a
    # notebook, a test) cannot, so compiled code hands the call on to them.

    def setup(self, dealer: Dealer) -> None:
        """Lay out the opening position. The one it is asked of is blank: the material in place and nothing dealt."""
        with cython.gil:
            drafted_setup(self, dealer)

    def choices(self, seat: int, out: list[int]) -> int:
        """Write the legal actions of an awaited seat to `out`; returns how many there are."""
        with cython.gil:
            count = drafted_choices(self, seat, out)
        return count

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out a legal action, or for a negative seat, the clock, the bell of that number."""
        with cython.gil:
            drafted_move(self, seat, action, dealer)

    def points(self, seat: int) -> int:
        """The seat's score as the game counts it."""
        with cython.gil:
            score = drafted_points(self, seat)
        return score

    # What everybody else asks ---------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The numbers of all actions this seat may take now; empty when it is not awaited."""
        if seat < 0 or not self.awaiting >> seat & 1:
            return []
        if not cython.compiled:
            out = [0] * 512  # in C it is there, and clearing it would cost more than all the rest
        if cython.compiled and is_draft(self):
            return drafted_legal(self, seat)
        return [out[i] for i in range(self.choices(seat, out))]

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out an action that is known to be legal. `Match` is the one that checks."""
        if cython.compiled and is_draft(self):
            drafted_move(self, seat, action, dealer)
        else:
            self.move(seat, action, dealer)

    def deal(self, dealer: Dealer) -> None:
        """`setup`, for callers in plain Python."""
        if cython.compiled and is_draft(self):
            drafted_setup(self, dealer)
        else:
            self.setup(dealer)

    @property
    def over(self) -> bool:
        """`not goes_on`, for callers in plain Python."""
        return not (self.awaiting or self.timer)

    def goes_on(self) -> bool:
        """Whether somebody is awaited: a seat, or where no seat may act, the bell of a timer that runs."""
        return self.awaiting != 0 or self.timer != 0

    def first_awaited(self) -> int:
        """The lowest awaited seat."""
        seat = 0
        while not self.awaiting >> seat & 1:
            seat += 1
        return seat

    def pick_awaited(self, dealer: Dealer) -> int:
        """An awaited seat: the only one, or one of several at random."""
        if not self.awaiting & (self.awaiting - 1):
            return self.first_awaited()
        count = 0
        for seat in range(self.players):
            count += self.awaiting >> seat & 1
        skip = dealer.below(count)
        for seat in range(self.players):
            if self.awaiting >> seat & 1:
                if skip == 0:
                    return seat
                skip -= 1
        return 0

    def worth(self, seat: int) -> float:
        """The seat's share of the win: 1 alone, a half in a tie of two, 0 for the others."""
        if not self.winners >> seat & 1:
            return 0.0
        count = 0
        for other in range(self.players):
            count += self.winners >> other & 1
        return 1.0 / count

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.players)]

    def seats_awaited(self) -> list[int]:
        return [seat for seat in range(self.players) if self.awaiting >> seat & 1]

    def seats_winning(self) -> list[int]:
        return [seat for seat in range(self.players) if self.winners >> seat & 1]

    def rollout(self, dealer: Dealer) -> int:
        """Play on at random to the end; returns the number of decisions. A running timer rings now and then."""
        if not cython.compiled:
            out = [0] * 512
        decisions = 0
        while self.goes_on():
            if self.timer and (not self.awaiting or dealer.below(RINGS_ONCE_IN) == 0):
                self.move(-1, self.bell, dealer)
                continue
            seat = self.pick_awaited(dealer)
            n = self.choices(seat, out)
            self.move(seat, out[dealer.below(n)], dealer)
            decisions += 1
        return decisions

    def playout(self, dealer: Dealer) -> int:
        """`rollout`, for callers in plain Python; other threads run meanwhile."""
        if cython.compiled and is_draft(self):
            return drafted_rollout(self, dealer)
        with cython.nogil:
            decisions = self.rollout(dealer)
        return decisions

    # Copies and comparisons -----------------------------------------------------------------------

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.assign(self)
        return twin

    def assign(self, other: "State") -> None:
        """Become equal to another position of the same game."""
        if cython.compiled and not is_draft(self):
            memcpy(flat(self), flat(other), flat_size(self))
        else:
            with cython.gil:
                self.restore(other.facts())

    def become(self, other: "State") -> None:
        """`assign`, for callers in plain Python."""
        if type(self) is not type(other):
            raise TypeError(f"a {type(self).__name__} cannot become a {type(other).__name__}")
        self.assign(other)

    def fingerprint(self) -> int:
        """A number that is the same for equal positions, within one process; quicker than `key`."""
        if cython.compiled and not is_draft(self):
            return scrambled(flat(self), flat_size(self))
        with cython.gil:
            number = crc32(self.key())
        return number

    def key(self) -> bytes:
        """Equal for equal positions, within one process."""
        if cython.compiled and not is_draft(self):
            return PyBytes_FromStringAndSize(flat(self), flat_size(self))  # type: ignore[no-any-return]  # it is bytes
        return repr(self.facts()).encode()

    def facts(self) -> dict[str, Fact]:
        """Every field by its name; the same compiled or not. Private to the rules: nothing that is kept names them."""
        return {name: getattr(self, name) for name in fields(type(self))}

    def restore(self, facts: dict[str, Fact]) -> None:
        """Become what `facts` tells: the way back."""
        for name, value in facts.items():
            if isinstance(value, list):
                value = _copied(value) if isinstance(value[0], list) else value[:]
            setattr(self, name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        # Not by what Cython writes for every class of its own accord: there, arrays of two dimensions get mixed up.
        return _unpickled, (type(self), self.facts())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.facts() == other.facts()

    __hash__ = None  # type: ignore[assignment]  # a position changes, so it is no key; `key()` is

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts().items())
        return f"{type(self).__name__}({facts})"


def _copied(rows: list[Any]) -> list[Any]:
    """An array with rows of its own; rows of numbers are copied at one stroke."""
    return [_copied(row) if isinstance(row[0], list) else row[:] for row in rows]


def _unpickled(kind: type[State], facts: dict[str, Fact]) -> State:
    state = kind.__new__(kind)
    state.restore(facts)
    return state


def fields(kind: type) -> list[str]:
    """The names of all fields of a State class, its bases' first."""
    return [name for base in reversed(kind.__mro__) for name in base.__dict__.get("__slots__", ())]


def is_draft(state: State) -> bool:
    """Whether the rules of this position are plain Python on a compiled engine; compiled only."""
    kind = cython.cast(cython.pointer(PyObject), state).ob_type
    return kind.tp_flags & Py_TPFLAGS_HEAPTYPE != 0  # type: ignore[no-any-return]  # a C number


# By name, because the name finds the draft's own method where a call would find the compiled one again.


def drafted_setup(state: State, dealer: Dealer) -> None:
    _own(state, "setup")(PlainDealer(dealer))


def drafted_legal(state: State, seat: int) -> list[int]:
    out = [0] * 512
    return out[: _own(state, "choices")(seat, out)]


def drafted_choices(state: State, seat: int, out: list[int]) -> int:
    listed = drafted_legal(state, seat)
    for i in range(len(listed)):
        out[i] = listed[i]
    return len(listed)


def drafted_move(state: State, seat: int, action: int, dealer: Dealer) -> None:
    _own(state, "move")(seat, action, PlainDealer(dealer))


def drafted_points(state: State, seat: int) -> int:
    score: int = _own(state, "points")(seat)
    return score


def drafted_rollout(state: State, dealer: Dealer) -> int:
    """`State.rollout` with errors that come through: a mistake in a draft would hang it."""
    decisions = 0
    while state.goes_on():
        if state.timer and (not state.awaiting or dealer.draw(RINGS_ONCE_IN) == 0):
            state.apply(-1, state.bell, dealer)
            continue
        seat = state.pick_awaited(dealer)
        legal = state.legal(seat)
        state.apply(seat, legal[dealer.draw(len(legal))], dealer)
        decisions += 1
    return decisions


def _own(state: State, name: str) -> Any:
    method = own_method(state, name, State)
    if method is None:
        raise NotImplementedError(f"{type(state).__name__} has no {name}")
    return method


def own_method(thing: object, name: str, base: type) -> Any:
    """The method that a class below `base` defines in plain Python, or None."""
    for kind in type(thing).__mro__:
        if kind is base:
            break
        if name in kind.__dict__:
            return getattr(thing, name)
    return None


def flat(state: State) -> Any:
    """Where a position's numbers begin in memory; compiled only."""
    return cython.cast(cython.p_char, cython.address(state.players))


def flat_size(state: State) -> Any:
    """How many bytes they are; compiled only."""
    start = cython.cast(cython.p_char, cython.cast(cython.p_void, state))
    return cython.cast(cython.pointer(PyObject), state).ob_type.tp_basicsize - (flat(state) - start)


def scrambled(start: Any, size: int) -> int:
    """All of a position's numbers in one; compiled only."""
    number = STIR
    numbers = cython.cast(cython.p_uint, start)
    for i in range(size // 4):
        number = (number ^ numbers[i]) * STIR
        number ^= number >> 29
    return number


def run(blank: State, state: State, games: int, seed: int, dealer: Dealer) -> int:
    decisions = 0
    for game in range(games):
        dealer.word = split(seed, game)
        state.assign(blank)
        state.setup(dealer)
        decisions += state.rollout(dealer)
    return decisions


def run_draft(blank: State, state: State, games: int, seed: int, dealer: Dealer) -> int:
    decisions = 0
    for game in range(games):
        dealer.word = split(seed, game)
        state.assign(blank)
        state.deal(dealer)
        decisions += drafted_rollout(state, dealer)
    return decisions


def playouts(blank: State, games: int, seed: int, state: State | None = None) -> int:
    """Play that many random games from a blank position, which stays blank; returns the number of decisions.

    In `state`, where it is given, they are played: it then holds the last one's end.
    """
    dealer = Dealer(seed)
    state = blank.copy() if state is None else state
    if cython.compiled and is_draft(blank):
        return run_draft(blank, state, games, seed, dealer)
    with cython.nogil:
        decisions = run(blank, state, games, seed, dealer)
    return decisions
