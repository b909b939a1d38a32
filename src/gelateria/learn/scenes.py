"""Positions worth a picture, and the first-game guide that leads through some of them: a game's `scenes.toml`.

A scene is a real position: players, options, a seed, and the moves that led there, as a player would type them. Its
picture stands beside the rules that it shows. A guide is a row of lessons; each begins at a scene or goes on from
where the one before has led, and says what the learner may do there.
"""

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from gelateria.engine import AnyGame, Dealer, Match
from gelateria.engine.patterns import whole
from gelateria.learn.reasons import Reason, check_reasons, rule_for

FILE = "scenes.toml"
Name = Annotated[str, Meta(pattern=whole("[a-z]+(-[a-z]+)*"))]
Point = Annotated[str, Meta(pattern=whole("[a-z]+(-[a-z]+)*(=[A-Za-z0-9 ,.:_-]+)?"))]
AnyMatch = Match[Any, Any, Any, Any]


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a position comes about."""

    after: Name | None = None
    """It goes on from that scene, which stands above it, and is played with the same players, options and seed."""
    players: int = 2
    seed: int = 1
    options: dict[str, Any] = {}
    seat: int = 0
    """Through whose eyes it is seen, and whom the coach speaks to."""
    moves: list[str] = []
    """What was done, by whoever was awaited first, as a player would type it."""
    rules: list[str] = []
    """The rules that it shows."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that the coach says, and what is to be done then."""

    id: Name
    scene: Name | None = None
    """Where it begins; without one it goes on from the lesson before."""
    allows: list[str] = []
    """What may be done, as a player would type it; `*` stands for anything. Nothing: the coach only talks."""
    whole_turn: bool = False
    """It lasts until somebody else is awaited, not for one decision only."""
    until: str | None = None
    """The others play on until such an event, then the coach talks. Before something is to be done they always play."""
    rule: str | None = None
    """Where it can be read."""
    points: list[Point] = []
    """What the coach points at: `die=6` is whatever the board has marked as `data-die="6"`, and `die` any of them."""

    @property
    def only_talks(self) -> bool:
        return not self.allows

    def permits(self, label: str) -> bool:
        return any(fnmatchcase(label, pattern) for pattern in self.allows)


class Scenes(Struct, frozen=True, forbid_unknown_fields=True):
    """All that stands in a game's file."""

    scene: dict[Name, Setup] = {}
    lesson: list[Lesson] = []
    events: dict[str, Reason] = field(default_factory=dict)
    """The rule that tells why something happens, by the type of the event and what it tells."""

    def why(self, event: Any) -> str | None:
        """The rule that the log cites beside an event."""
        return rule_for(self.events, msgspec.to_builtins(event))


@cache
def scenes_of(game: AnyGame) -> Scenes:
    """A game's scenes and lessons. It may well have none. ValueError where they cannot be true."""
    file = game.folder / FILE
    if not file.is_file():
        return Scenes()
    found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Scenes)
    for name, setup in found.scene.items():
        if setup.after:
            before = found.scene[setup.after]
            moves = [*before.moves, *setup.moves]
            found.scene[name] = msgspec.structs.replace(before, moves=moves, rules=setup.rules)
    check_reasons(game, found.events)
    return found


def set_up(game: AnyGame, setup: Setup) -> AnyMatch:
    """A game played up to the scene. Chance goes on from there as the seed wills, the same every time."""
    match = Match(game.setting(setup.players, setup.options), Dealer(setup.seed))
    for label in setup.moves:
        seat = match.awaited()[0]
        match.do(seat, action_called(match, seat, label))
    return match


def action_called(match: AnyMatch, seat: int, label: str) -> Any:
    """The legal action that a player would type so; ValueError if there is none."""
    for action in match.legal(seat):
        if match.setting.game.notation.label(action) == label:
            return action
    raise ValueError(f"{match.setting.game.slug}: after {match.length} moves nobody can {label!r}")
