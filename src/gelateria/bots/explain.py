"""Why a bot would do what it would do: what every action is worth to it, what may follow, and what speaks for it.

Everything comes from the view: the worlds it looks into are those that the view cannot rule out. Where people have to
remember what they saw, it advises by a perfect memory, but keeps to itself what that memory holds: nothing is said of
what others may do next, nor of what they have.
"""

from typing import Any, Generic, Literal, NamedTuple, TypeVar

from gelateria.bots.branch import Branch
from gelateria.bots.greedy import GreedyBot
from gelateria.bots.levels import levels_of
from gelateria.bots.thinker import Thinker
from gelateria.engine.dealer.base import Dealer, split
from gelateria.engine.evaluation import Evaluator
from gelateria.engine.game import Setting
from gelateria.engine.state import State

A = TypeVar("A")

WORLDS = 24
"""So many worlds, with as many draws of chance, are compared for a reason."""
LINES = 3
"""So many of the best options are followed further,"""
FURTHER = 3
"""each for so many actions."""
WORTH_SAYING = 0.02
"""A difference that a feature must make to be named, on the scale of `Evaluator.weighed`."""
A_DIFFERENCE = 0.01
"""Options whose chances to win are no further apart than this are about as good, however sure they are."""
SURE = 1.96

AnySetting = Setting[Any, Any, Any, Any]


class Option(NamedTuple, Generic[A]):
    """A legal action as the bot sees it."""

    action: A
    label: str
    tries: int
    """How often it was tried in thought; 0: not worth trying."""
    value: float | None
    """The chance to win, None if it was not tried."""
    error: float | None
    """Half of the interval in which that lies with 95 % confidence, as far as the trials tell."""


class Expected(NamedTuple, Generic[A]):
    """Something that is likely to follow."""

    seat: int
    action: A
    label: str


class Because(NamedTuple):
    """Something that speaks for the best option, compared with the second."""

    feature: str
    """Its name among the `FEATURES` of the game's evaluator."""
    whose: Literal["own", "others"]
    """Who has more of it; of the others it is said that they have less."""


class Explanation(NamedTuple, Generic[A]):
    """All that a bot has to say about a position, the best option first."""

    options: list[Option[A]]
    lines: list[list[Expected[A]]]
    """The best options, each with what may follow in a world that may be, if everybody goes by the rule of thumb.

    Only one's own actions where others' would tell what one should have remembered.
    """
    because: list[Because]
    """The weightiest first: two things at most."""
    clear: bool
    """Whether the best option is surely and noticeably better than the second."""


def explain(setting: AnySetting, view: Any, seed: int = 1, level: str = "expert") -> Explanation[Any]:
    """What the level's bot thinks of every legal action of the view's seat."""
    bot = levels_of(setting.game)[level].bot(setting, seed)
    if not isinstance(bot, Thinker):
        raise TypeError(f"{level} cannot say why it does something")
    world = bot.imagine(view)
    ranked = _ranked(bot.weigh_up(view, world))
    options = [_option(setting, world, view.viewer, branch) for branch in ranked]
    numbers = [branch.action for branch in ranked]
    because = _because(setting, view, numbers[:2], seed) if len(numbers) > 1 else []
    return Explanation(
        options,
        [_line(setting, world, view.viewer, number, seed) for number in numbers[:LINES]],
        because,
        _is_clear(options),
    )


def _ranked(branches: list[Branch]) -> list[Branch]:
    """The one the bot would take first: most often tried where it tries the good ones more often."""
    by_visits = len({branch.visits for branch in branches}) > 1
    return sorted(branches, key=lambda branch: (-branch.visits if by_visits else 0, -branch.value))


def _option(setting: AnySetting, world: State, seat: int, branch: Branch) -> Option[Any]:
    action = setting.game.actions.action(world, seat, branch.action)
    label = setting.game.notation.label(action)
    if not branch.visits:
        return Option(action, label, 0, None, None)
    return Option(action, label, branch.visits, round(branch.value, 4), round(SURE * branch.error, 4))


def _line(setting: AnySetting, world: State, seat: int, number: int, seed: int) -> list[Expected[Any]]:
    """The action, and what follows it in one world and with one draw of chance."""
    guides = [GreedyBot(setting, split(seed, other)) for other in range(setting.players)]
    state, dealer, line = world.copy(), Dealer(split(seed, 9)), []
    while True:
        action = setting.game.actions.action(state, seat, number)
        line.append(Expected(seat, action, setting.game.notation.label(action)))
        state.apply(seat, number, dealer)
        if not state.awaiting or len(line) > FURTHER:
            return line
        if setting.left_to_memory and state.seats_awaited()[0] != seat:
            return line
        seat = state.seats_awaited()[0]
        number = guides[seat].choose(state.copy(), seat)


def _is_clear(options: list[Option[Any]]) -> bool:
    if len(options) == 1:
        return True
    best, other = options[:2]
    if best.value is None or other.value is None:
        return True
    return best.value - other.value > max(A_DIFFERENCE, (best.error or 0) + (other.error or 0))


def _because(setting: AnySetting, view: Any, numbers: list[int], seed: int) -> list[Because]:
    """What the first action brings more of than the second, the weightiest first: two things at most.

    Self-play weighs all features together. Where one that is good to have got a negative weight, it corrects another
    and is no reason that anybody would give.
    """
    evaluator = setting.evaluator()
    own, others = _gains(setting, evaluator, view, numbers, seed)
    found: list[tuple[float, Because]] = []
    for i, (name, weight) in enumerate(zip(evaluator.FEATURES, evaluator.listed_weights(), strict=False)):
        burden = name in evaluator.BURDENS
        if (weight < 0) == burden:
            theirs = 0.0 if burden or setting.left_to_memory else -others[i] / (setting.players - 1)
            mine = own[i] >= theirs
            found.append((own[i], Because(name, "own")) if mine else (theirs, Because(name, "others")))
    return [item for gain, item in sorted(found, reverse=True)[:2] if gain > WORTH_SAYING]


def _gains(
    setting: AnySetting, evaluator: Evaluator, view: Any, numbers: list[int], seed: int
) -> tuple[list[float], list[float]]:
    """By feature, how much stronger the first action makes this seat than the second, and all others together."""
    dealer = Dealer(split(seed, 5))
    own, others = [0.0] * evaluator.size, [0.0] * evaluator.size
    for turn in range(WORLDS if evaluator.size else 0):
        world = setting.imagine(view, dealer)
        first, second = (_after(world, view.viewer, number, split(seed, turn)) for number in numbers)
        for seat in range(setting.players):
            sums = own if seat == view.viewer else others
            for i, gain in enumerate(_contributions(evaluator, first, second, seat)):
                sums[i] += gain / WORLDS
    return own, others


def _after(world: State, seat: int, number: int, luck: int) -> State:
    state = world.copy()
    state.apply(seat, number, Dealer(luck))
    return state


def _contributions(evaluator: Evaluator, first: State, second: State, seat: int) -> list[float]:
    """How much stronger each feature makes the seat in the first position than in the second."""
    if first.over or second.over:
        return [0.0] * evaluator.size
    seen = zip(evaluator.listed_features(first, seat), evaluator.listed_features(second, seat), strict=True)
    return [weight * (one - other) for weight, (one, other) in zip(evaluator.listed_weights(), seen, strict=True)]
