"""Why a bot would do what it would do: what every action is worth to it, what may follow, and a reason in words.

Everything comes from the view: the worlds it looks into are those that the view cannot rule out.
"""

from typing import Any, Generic, NamedTuple, TypeVar

from gelateria.bots.branch import Branch
from gelateria.bots.greedy import GreedyBot
from gelateria.bots.levels import levels_of
from gelateria.bots.thinker import Thinker
from gelateria.engine.dealer import Dealer, split
from gelateria.engine.game import Setting
from gelateria.engine.sense import Sense
from gelateria.engine.state import State

A = TypeVar("A")

WORLDS = 24
"""So many worlds, with as many draws of chance, are compared for a reason."""
FURTHER = 3
"""So many actions are told of what is likely to follow."""
WORTH_SAYING = 0.02
"""A difference that a feature must make to be named, on the scale of `Sense.weighed`."""
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


class Explanation(NamedTuple, Generic[A]):
    """All that a bot has to say about a position, the best option first."""

    options: list[Option[A]]
    line: list[Expected[A]]
    """What may follow the best option, in a world that may be, if everybody goes by the rule of thumb."""
    reason: str


def explain(setting: AnySetting, view: Any, seed: int = 1, level: str = "expert") -> Explanation[Any]:
    """What the level's bot thinks of every legal action of the view's seat."""
    bot = levels_of(setting.game)[level].bot(setting, seed)
    if not isinstance(bot, Thinker):
        raise TypeError(f"{level} cannot say why it does something")
    world = bot.dream(view)
    ranked = _ranked(bot.weigh_up(view, world))
    options = [_option(setting, world, view.viewer, branch) for branch in ranked]
    numbers = [branch.action for branch in ranked]
    return Explanation(
        options,
        _line(setting, world, view.viewer, numbers[0], seed),
        _reason(setting, view, numbers[:2], options, seed),
    )


def _ranked(branches: list[Branch]) -> list[Branch]:
    """The one the bot would take first: most often tried where it tries the good ones more often."""
    by_visits = len({branch.visits for branch in branches}) > 1
    return sorted(branches, key=lambda branch: (-branch.visits if by_visits else 0, -branch.value))


def _option(setting: AnySetting, world: State, seat: int, branch: Branch) -> Option[Any]:
    action = setting.game.faces.action(world, seat, branch.action)
    label = setting.game.text.label(action)
    if not branch.visits:
        return Option(action, label, 0, None, None)
    return Option(action, label, branch.visits, round(branch.value, 4), round(SURE * branch.error, 4))


def _line(setting: AnySetting, world: State, seat: int, number: int, seed: int) -> list[Expected[Any]]:
    """The action, and what follows it in one world and with one draw of chance."""
    guides = [GreedyBot(setting, split(seed, other)) for other in range(setting.players)]
    state, dealer, line = world.copy(), Dealer(split(seed, 9)), []
    while True:
        action = setting.game.faces.action(state, seat, number)
        line.append(Expected(seat, action, setting.game.text.label(action)))
        state.apply(seat, number, dealer)
        if not state.awaiting or len(line) > FURTHER:
            return line
        seat = state.seats_awaited()[0]
        number = guides[seat].choose(state.copy(), seat)


def _reason(setting: AnySetting, view: Any, numbers: list[int], options: list[Option[Any]], seed: int) -> str:
    if len(numbers) == 1:
        return "There is nothing else to do."
    best, other = options[:2]
    because = _differences(setting, view, numbers, seed)
    margin = _margin(best, other)
    if not because:
        return f"“{best.label}” {margin}."
    return f"“{best.label}” {margin}: {', and '.join(because)}."


def _margin(best: Option[Any], other: Option[Any]) -> str:
    if best.value is None or other.value is None:
        return "is the only one worth trying"
    ahead = best.value - other.value
    if ahead <= (best.error or 0) + (other.error or 0):
        return f"is about as good as “{other.label}”, {best.value:.0%} to win"
    return f"wins {best.value:.0%} of the time, “{other.label}” {other.value:.0%}"


def _differences(setting: AnySetting, view: Any, numbers: list[int], seed: int) -> list[str]:
    """What the first action brings more of than the second, the weightiest first: two things at most."""
    sense = setting.sense()
    if not sense.size:
        return []
    dealer = Dealer(split(seed, 5))
    own, others = [0.0] * sense.size, [0.0] * sense.size
    for turn in range(WORLDS):
        world = setting.imagine(view, dealer)
        first, second = (_after(world, view.viewer, number, split(seed, turn)) for number in numbers)
        for seat in range(setting.players):
            gained = _contributions(sense, first, second, seat)
            sums = own if seat == view.viewer else others
            for i, gain in enumerate(gained):
                sums[i] += gain / WORLDS
    named = list(sense.FEATURES.values())
    found = [(gain, named[i]) for i, gain in enumerate(own)]
    found += [(-gain / (setting.players - 1), f"the others without {named[i]}") for i, gain in enumerate(others)]
    return [words for gain, words in sorted(found, reverse=True)[:2] if gain > WORTH_SAYING]


def _after(world: State, seat: int, number: int, luck: int) -> State:
    state = world.copy()
    state.apply(seat, number, Dealer(luck))
    return state


def _contributions(sense: Sense, first: State, second: State, seat: int) -> list[float]:
    """How much stronger each feature makes the seat in the first position than in the second."""
    if not first.awaiting or not second.awaiting:
        return [0.0] * sense.size
    seen = zip(sense.listed_features(first, seat), sense.listed_features(second, seat), strict=True)
    return [weight * (one - other) for weight, (one, other) in zip(sense.listed_weights(), seen, strict=True)]
