"""The typed face of a game: what it is called, who may play, and the parts it is made of.

A game package holds its parts as modules (`actions`, `views`, `notation`) and classes (its State, its Evaluator);
this file says what shape they have. `Setting` is a game with players, options and edition chosen: ready to be dealt.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Annotated, Any, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.dealer.stopping import StoppingDealer
from gelateria.engine.edition import EditionError, Objection, check_edition, plain_value, read_edition
from gelateria.engine.evaluation import Evaluator
from gelateria.engine.illegal import Illegal
from gelateria.engine.rulebook import Rule, read_rules
from gelateria.engine.state import State
from gelateria.engine.text import Language, Say, Words
from gelateria.engine.view import TableView
from gelateria.engine.weights import read_weights

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)
V = TypeVar("V", bound=TableView)
# The same, for the protocols below: what is only given is co-, what is only taken is contravariant.
S_co = TypeVar("S_co", bound=State, covariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
A_contra = TypeVar("A_contra", bound=msgspec.Struct, contravariant=True)
E_co = TypeVar("E_co", bound=msgspec.Struct, covariant=True)
E_contra = TypeVar("E_contra", bound=msgspec.Struct, contravariant=True)
V_contra = TypeVar("V_contra", bound=TableView, contravariant=True)

Viewer = int | None
"""A seat, or None for a spectator: the one who knows least."""

MOST_FORESEEN = 32
"""Events of a preview. What is longer, as a whole round being scored, is cut there."""


class Actions(Protocol[S_contra, A, E_co]):
    """`actions.py`: actions and events as typed records, to and from the rules' numbers."""

    Action: Any
    """The union of all action records."""
    Event: Any
    """The union of all event records."""
    ALLOWED_BY: Mapping[str, str]
    """The id of the rule that allows each action, by its tag."""

    def action(self, state: S_contra, seat: int, number: int) -> A:
        """The record of a legal action."""

    def number(self, state: S_contra, seat: int, action: A) -> int:
        """The number of an action of an awaited seat; raises Illegal with the rule against it."""

    def event(self, name: str, seat: int, a: int, b: int, c: int) -> E_co:
        """The record of what the rules told."""


class Views(Protocol[S, E, V]):
    """`views.py`: what a viewer may know."""

    View: type[V]
    SECRETS: Mapping[str, str]
    """Every secret of the game and who may know it; empty where all is open."""

    def view(self, state: S, viewer: Viewer) -> V:
        """The position as this viewer knows it, built field by field."""

    def redact(self, event: E, viewer: Viewer) -> E | None:
        """The event as this viewer sees it happen; None when it passes unseen."""

    def reveals(self, event: E) -> bool:
        """Whether somebody learnt a secret by it, so that it cannot be taken back."""

    def imagine(self, view: V, blank: S, dealer: Dealer) -> S:
        """Fill a blank position with a world this view cannot rule out, each as likely as it is."""


@runtime_checkable
class ForeseeingViews(Protocol[E_contra]):
    """Views that know how far a seat can see ahead; without it, that is as far as nothing `reveals` anything."""

    def is_unforeseen(self, event: E_contra, seat: int) -> bool:
        """Whether this event, or that it comes at all, hangs on what is hidden from this seat: a preview ends there."""


@runtime_checkable
class SummingViews(Protocol[S]):
    """Views of a game in which things are set aside, and what they come to is told when nothing more is added."""

    def as_if_last(self, state: S, seat: int, number: int) -> tuple[S, int] | None:
        """The action that would settle what this one leaves open, and where it could be taken; None if it settles it.

        Both follow from what this seat sees, and the position given stays as it is.
        """


@runtime_checkable
class MemoryViews(Views[S, E, V], Protocol[S, E, V]):
    """The `views.py` of a game in which people may have to keep in mind themselves what they saw."""

    def leaves_to_memory(self, state: S) -> bool:
        """Whether it is played so that views leave out what their viewer saw and would have to remember."""

    def recollection(self, state: S, viewer: Viewer) -> V:
        """The position as a viewer knows it who forgets nothing."""

    def forget(self, view: V, memory: float, dealer: Dealer) -> V:
        """A recollection in a worse memory: each thing in it stays with this probability."""

    def begins(self, event: E) -> int | None:
        """Whose turn begins with this event: what they did before is told as it is told later from then on."""

    def later(self, event: E, viewer: Viewer) -> E | None:
        """What a viewer was shown, without what they have to keep in mind themselves; None where nothing is left."""


class Notation(Protocol[A_contra, V]):
    """`notation.py`: the game in letters, to be drawn and typed."""

    INKS: Mapping[str, str]
    """Colours of the drawing: a regular expression and the style of what it matches."""

    def draw(self, view: V) -> str:
        """The board as text."""

    def read(self, text: str) -> V:
        """The way back: the spectator's view that draws so."""

    def label(self, action: A_contra) -> str:
        """The action as a player would type it."""


@runtime_checkable
class SpokenNotation(Notation[A_contra, V], Protocol[A_contra, V]):
    """A notation that can be drawn and labelled in any language; what is read back and typed is its English."""

    PHRASES: Mapping[str, str]
    """Everything it says, in English, by names; `GAME-notation-NAME` says the same in another language."""
    INKED: Mapping[str, str]
    """The styles of phrases, by their names: they look the same in every language."""

    def draw(self, view: V, say: Say = ..., /) -> str:
        """The board as text, said so; in English by default."""

    def label(self, action: A_contra, say: Say = ..., /) -> str:
        """The action as a player would type it, said so; in English by default."""


class GameWords(Protocol[E_contra, V_contra]):
    """`words.py`: what the game's messages say and its records do not; the others follow from the fields' names."""

    def event(self, event: E_contra, language: Language) -> Words:
        """More for `GAME-event-TAG` than the event's fields."""

    def ask(self, view: V_contra, language: Language) -> Words:
        """More for `GAME-ask-PHASE` than the view's figures."""


class Gain(msgspec.Struct, frozen=True):
    """Points that somebody got, or lost, and what for."""

    seat: Annotated[int, msgspec.Meta(description="Whose they are.")]
    reason: Annotated[str, msgspec.Meta(description="What they are for: a word of the game's.")]
    points: Annotated[int, msgspec.Meta(description="How many; below zero if they are lost.")]


class Points(Protocol[E_contra, S_contra]):
    """`points.py`: what an event does to the scores. `GAME-points-REASON` says what for."""

    REASONS: tuple[str, ...]
    """All there are, in the order they are told."""

    def gains(self, event: E_contra, scores: Sequence[int], blank: S_contra) -> Iterable[Gain]:
        """What this event brought and cost, where everybody stood so; `blank` has the material's numbers."""

    def is_final(self, event: E_contra) -> bool:
        """Whether it belongs to the scoring at the end."""


class Rules(Protocol[S_co]):
    """The State class of a game: how a blank position is made of the material."""

    def __call__(self, players: int, options: Any, edition: Any) -> S_co: ...


class Game(msgspec.Struct, Generic[S, A, E, V], frozen=True, kw_only=True, eq=False):
    """A game in its box. One instance a game, called `GAME`, in the game's `__init__.py`."""

    slug: str
    title: str
    designer: str
    publisher: str
    seats: range
    minutes: int = 30
    """About how long it takes."""
    longest: int = 5000
    """More moves than a game has: four times as many as the longest that was seen. A longer record is not played on."""
    decisions: int = 20
    """About how often a player has a choice in a whole game, where the table is full."""
    version: int
    """Goes up when the same moves and draws would lead elsewhere, or the numbers of actions change."""
    oldest: int = 1
    """The oldest version that the rules still know: they ask `State.version` where it makes a difference."""
    options: type[msgspec.Struct]
    edition: type[msgspec.Struct]
    objection: Callable[[Any], Objection | None] = lambda edition: None
    """What today's rules have against an edition that earlier versions of them played."""
    settled: Mapping[str, tuple[str, str]] = {}
    """By tags of actions that another's answer can settle: the rule, and what who comes too late with one is told."""
    events: tuple[str, ...]
    """The names of what the rules tell, in the order of their numbers."""
    endings: tuple[str, ...]
    """Why a game can be over: rule ids, in the order of `State.ending`, the first is 1. New ones go to the end."""
    timers: tuple[float, ...] | Callable[[Any, Any], tuple[float, ...]] = ()
    """Seconds of each timer, in the order of `State.timer`, the first is 1; or how options and edition tell them."""
    races: Callable[[Any], bool] = lambda state: False
    """Whether all hurry just now in this position, so that it would be unfair to stop and think."""
    folder: Path
    rules: Rules[S]
    actions: Actions[S, A, E]
    views: Views[S, E, V]
    notation: Notation[A, V]
    words: GameWords[E, V] | None = None
    points: Points[E, S] | None = None
    evaluator: type[Evaluator]

    @property
    def enough_decisions(self) -> int:
        """So many of one's own, and one has played: a quarter of what a whole game brings."""
        return max(1, self.decisions // 4)

    @property
    def action_records(self) -> Any:
        """The union of all action records."""
        return self.actions.Action

    @property
    def event_records(self) -> Any:
        """The union of all event records."""
        return self.actions.Event

    @property
    def view_record(self) -> type[V]:
        """The record of what a viewer may know."""
        return self.views.View

    @property
    def rulebook(self) -> dict[str, Rule]:
        """The numbered rules, from the page that lies in the game's folder."""
        return read_rules(self.folder / "rules.md")

    def printed_edition(self) -> msgspec.Struct:
        return read_edition(self.edition, self.folder / "edition.toml")

    def setting(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        edition: Mapping[str, Any] | Path | None = None,
        version: int | None = None,
    ) -> "Setting[S, A, E, V]":
        """The game laid out for that many players, with these options and this edition (a value or a file).

        By today's rules, or by an earlier version of them, for what was begun by those.
        """
        if version is not None and not self.oldest <= version <= self.version:
            raise Illegal("table.options", f"{self.title} knows no version {version} of its rules.", self.versions)
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            span = f"{self.seats[0]} to {self.seats[-1]}"
            raise Illegal("table.seats", f"{self.title} is for {span} players, not {players}.", span)
        try:
            chosen = msgspec.convert(dict(options or {}), self.options)
        except msgspec.ValidationError as error:
            raise Illegal("table.options", f"{self.title} has no such option: {error}.", self.option_names()) from None
        if edition is None:
            material = self.printed_edition()
        elif isinstance(edition, Path):
            material = read_edition(self.edition, edition)
        else:
            material = check_edition(self.edition, edition)
        if version in (None, self.version) and (objection := self.objection(material)):
            raise EditionError(edition.name if isinstance(edition, Path) else "edition", *objection)
        return Setting(self, players, chosen, material, version)

    @property
    def versions(self) -> str:
        """Those that can be played."""
        return f"{self.oldest} to {self.version}" if self.oldest < self.version else f"{self.version}"

    def option_names(self) -> list[str]:
        return [field.name for field in msgspec.structs.fields(self.options)]

    def describe_options(self) -> dict[str, dict[str, Any]]:
        """Each option's type, default and meaning, as plain values."""
        schema = msgspec.json.schema(self.options)
        (properties,) = [kind.get("properties", {}) for kind in schema["$defs"].values()]
        return {name: dict(about) for name, about in properties.items()}


class Choice(msgspec.Struct, frozen=True):
    """A legal action, and the rule that allows it."""

    action: Annotated[Any, msgspec.Meta(description="The action, as the game describes it.")]
    rule: Annotated[str, msgspec.Meta(description="The id of the rule that allows it.")]


class Preview(msgspec.Struct, frozen=True):
    """What an action would do, as far as whoever takes it can know."""

    events: Annotated[tuple[Any, ...], msgspec.Meta(description="What would happen, as this seat would see it.")]
    open: Annotated[
        bool, msgspec.Meta(description="More would follow: chance has its say, or something hidden comes to light.")
    ]
    so_far: Annotated[
        tuple[Any, ...] | msgspec.UnsetType,
        msgspec.Meta(description="What all that was set aside by then would come to, if nothing more were added."),
    ] = msgspec.UNSET


class Setting(Generic[S, A, E, V]):
    """A game with players, options and edition chosen. Everything a table, a bot or the lab asks of a game."""

    def __init__(
        self,
        game: Game[S, A, E, V],
        players: int,
        options: msgspec.Struct,
        edition: msgspec.Struct,
        version: int | None = None,
    ) -> None:
        self.game = game
        self.version = game.version if version is None else version
        """Of the rules."""
        self.players = players
        self.options = options
        self.edition = edition
        self._blank = game.rules(players, options, edition)
        self._blank.version = self.version
        self._rules: dict[type, str] = {}
        views = game.views
        remembers = isinstance(views, MemoryViews) and views.leaves_to_memory(self._blank)
        self._memory = views if isinstance(views, MemoryViews) and remembers else None

    def blank(self) -> S:
        """A position with the material in place and nothing dealt."""
        return self._blank.copy()

    def start(self, dealer: Dealer) -> S:
        """The opening position."""
        state = self.blank()
        state.deal(dealer)
        return state

    @property
    def timers(self) -> tuple[float, ...]:
        """Seconds of each timer, in the order of `State.timer`, the first is 1."""
        timers = self.game.timers
        return timers(self.options, self.edition) if callable(timers) else timers

    def evaluator(self) -> Evaluator:
        """What the game's good players know, with what self-play taught for so many players."""
        evaluator = self.game.evaluator()
        evaluator.learn(read_weights(self.game.folder / "weights.toml", self.players, evaluator.FEATURES))
        return evaluator

    def option_values(self) -> dict[str, Any]:
        """What was chosen, of what could be chosen by these rules."""
        since = getattr(self.options, "SINCE", {})
        return {name: value for name, value in plain_value(self.options).items() if since.get(name, 1) <= self.version}

    def edition_values(self) -> dict[str, Any]:
        return plain_value(self.edition)

    def legal(self, state: S, seat: int) -> list[A]:
        """All legal actions of a seat, as records."""
        return [self.game.actions.action(state, seat, number) for number in state.legal(seat)]

    def choices(self, state: S, seat: int) -> list[Choice]:
        """All legal actions of a seat, each with the rule that allows it."""
        known, record = self._rules, self.game.actions.action
        actions = [record(state, seat, number) for number in state.legal(seat)]
        return [Choice(action, known.get(type(action)) or self._rule_for(action)) for action in actions]

    def previews(self, state: S, seat: int) -> list[Preview]:
        """What each legal action of a seat would do, in the order of `legal`. The position stays as it is."""
        views, previews = self.game.views, []
        for number in state.legal(seat):
            preview = self._preview(state.copy(), seat, number)
            if preview.open and isinstance(views, SummingViews) and (last := views.as_if_last(state, seat, number)):
                so_far = self._preview(last[0], seat, last[1]).events
                preview = msgspec.structs.replace(preview, so_far=so_far)
            previews.append(preview)
        return previews

    def _preview(self, trial: S, seat: int, number: int) -> Preview:
        """Up to the first act of chance, or to the first event that this seat cannot foresee."""
        dealer = StoppingDealer()
        trial.apply(seat, number, dealer)
        events = self.events(dealer.told[:MOST_FORESEEN])
        is_open = dealer.asked or len(dealer.told) > MOST_FORESEEN
        known = list(takewhile(lambda event: not self._is_unforeseen(event, seat), events))
        return Preview(self.seen(tuple(known), seat), is_open or len(known) < len(events))

    def _is_unforeseen(self, event: E, seat: int) -> bool:
        views = self.game.views
        return views.is_unforeseen(event, seat) if isinstance(views, ForeseeingViews) else views.reveals(event)

    def _rule_for(self, action: A) -> str:
        kind = type(action)
        rule = self._rules.get(kind)
        if rule is None:
            rule = self._rules[kind] = self.game.actions.ALLOWED_BY[str(action.__struct_config__.tag)]
        return rule

    def read_action(self, data: Any) -> A:
        """An action from a plain value (decoded JSON); raises Illegal when it is none of this game's."""
        try:
            plain = msgspec.to_builtins(data) if isinstance(data, msgspec.Struct) else data
            action: A = msgspec.convert(plain, self.game.actions.Action)
        except (msgspec.ValidationError, RecursionError) as error:
            raise Illegal("table.form", f"That is no action of {self.game.title}: {error}.") from None
        return action

    def number(self, state: S, seat: int, action: A) -> int:
        """The number of a legal action; anything else raises Illegal with the rule that stands against it."""
        if not (state.awaiting or state.timer):
            raise Illegal("table.over", "The game is over.")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Illegal("table.seats", "Nobody sits there.", f"0 to {self.players - 1}")
        if not state.awaiting:
            raise Illegal("table.clock", "Not yet: wait until the timer has run out.")
        if not state.awaiting >> seat & 1:
            raise Illegal(*self._against_the_belated(action), state.seats_awaited())
        number = self.game.actions.number(state, seat, self.read_action(action))
        if number not in state.legal(seat):
            raise Illegal("table.form", "That cannot be done now.")
        return number

    def _against_the_belated(self, action: A) -> tuple[str, str]:
        """What who is not awaited is told: another's answer has settled it, or it is not their turn."""
        not_yours = ("table.turn", "It is not your turn.")
        if not self.game.settled:
            return not_yours
        return self.game.settled.get(str(self.read_action(action).__struct_config__.tag), not_yours)

    def events(self, told: list[tuple[int, int, int, int, int]]) -> tuple[E, ...]:
        """What a dealer was told, as records."""
        return tuple(self.game.actions.event(self.game.events[event], seat, a, b, c) for event, seat, a, b, c in told)

    def seen(self, events: tuple[E, ...], viewer: Viewer) -> tuple[E, ...]:
        """The events as a viewer sees them."""
        redacted = (self.game.views.redact(event, viewer) for event in events)
        return tuple(event for event in redacted if event is not None)

    def view(self, state: S, viewer: Viewer) -> V:
        return self.game.views.view(state, viewer)

    @property
    def left_to_memory(self) -> bool:
        """Whether views leave out what their viewer saw and would have to remember."""
        return self._memory is not None

    def recollection(self, state: S, viewer: Viewer) -> V:
        """The view of somebody who forgets nothing: what bots play by, which see one view at a time."""
        return self._memory.recollection(state, viewer) if self._memory else self.view(state, viewer)

    def forget(self, view: V, memory: float, dealer: Dealer) -> V:
        """A recollection in a worse memory, where anything is left to it: each thing in it stays as likely as that."""
        return self._memory.forget(view, memory, dealer) if self._memory else view

    def turns_begun(self, events: tuple[E, ...]) -> set[int]:
        """The seats whose own moves before these events are left to memory with them."""
        memory = self._memory
        return {seat for event in events if (seat := memory.begins(event)) is not None} if memory else set()

    def later(self, seen: tuple[E, ...], viewer: Viewer) -> tuple[E, ...]:
        """What a viewer was shown of a move, as it is told when it is left to memory."""
        if self._memory is None:
            return seen
        told = (self._memory.later(event, viewer) for event in seen)
        return tuple(event for event in told if event is not None)

    def imagine(self, view: V, dealer: Dealer) -> S:
        """A world the view cannot rule out."""
        return self.game.views.imagine(view, self.blank(), dealer)
