"""A game's first-game guide, played by one learner. Nobody keeps it: whoever asks tells the whole way so far.

The way is a list: an action for each decision, None for each time that the coach only talked. The others are played by
a bot, and all chance comes from the seeds of the scenes, so the same way always leads to the same place.
"""

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from gelateria.bots import make_bot
from gelateria.engine import AnyGame, Choice, Preview
from gelateria.learn.scenes import AnyMatch, Lesson, Setup, scenes_of, set_up

OTHERS = "greedy"
MOST_REPLIES = 60
"""The others make no more moves than this before the learner is asked again."""
MOST_KEPT = 256

Way = tuple[Any, ...]


class OffTheWay(Exception):
    """What the learner did is not what this lesson is about; the text says what is."""


class NoGuide(LookupError):
    """The game has no guide."""


class GuideStep(Struct, frozen=True):
    """Something that happened since the learner's last decision."""

    by: Annotated[int, Meta(description="A seat.")]
    events: Annotated[tuple[Any, ...], Meta(description="What came of it, as the learner saw it.")]
    view: Annotated[Any, Meta(description="How the table looked to the learner then.")]


class GuidePlace(Struct, frozen=True, kw_only=True):
    """Where the guide is."""

    lesson: Annotated[str, Meta(description="What the coach says is the message `GAME-lesson-…` of this name.")]
    number: Annotated[int, Meta(description="Of the lesson, counted from 0.")]
    lessons: Annotated[int, Meta(description="So many there are.")]
    rule: Annotated[str | None, Meta(description="The rule that the lesson is about.")]
    points: Annotated[
        list[str],
        Meta(description="What the coach points at: `die=6` is what a board marks as `data-die` 6, `die` any of them."),
    ]
    seat: Annotated[int, Meta(description="The learner's seat.")]
    players: Annotated[int, Meta(description="How many players.")]
    options: Annotated[dict[str, Any], Meta(description="What is played with.")]
    fresh: Annotated[bool, Meta(description="The lesson begins somewhere else: nothing led here.")]
    steps: Annotated[list[GuideStep], Meta(description="What happened since the learner's last decision.")]
    view: Annotated[Any, Meta(description="How the table looks to the learner.")]
    choices: Annotated[list[Choice], Meta(description="What the learner may do; nothing while the coach only talks.")]
    previews: Annotated[list[Preview], Meta(description="What each of these would do, in their order.")]
    over: Annotated[bool, Meta(description="It is the last lesson.")]


class Walk:
    """One learner's way through a guide."""

    def __init__(self, game: AnyGame, lessons: list[Lesson]) -> None:
        self.game = game
        self.lessons = lessons
        self.number = -1
        self.fresh = True
        self.steps: list[GuideStep] = []
        self.match: AnyMatch
        self.setup: Setup
        self.bot: Any
        self._next_lesson()

    @property
    def lesson(self) -> Lesson:
        return self.lessons[self.number]

    @property
    def over(self) -> bool:
        return self.number == len(self.lessons) - 1

    def choices(self) -> list[Choice]:
        """What the learner may do."""
        return [choice for choice, _ in self._foreseen_choices()]

    def _foreseen_choices(self) -> list[tuple[Choice, Preview]]:
        """The same, each with what it would do."""
        seat, setting, state = self.setup.seat, self.match.setting, self.match.state
        if self.lesson.only_talks or seat not in self.match.awaited():
            return []
        return [
            (choice, preview)
            for choice, preview in zip(setting.choices(state, seat), setting.previews(state, seat), strict=True)
            if self.lesson.permits(self.game.notation.label(choice.action))
        ]

    def go_on(self, action: Any) -> None:
        """The learner's next decision, or None after the coach has talked."""
        if self.over:
            raise OffTheWay("The guide ends here. Now a real game!")
        self.steps = []
        self.fresh = False
        if self.lesson.only_talks:
            if action is not None:
                raise OffTheWay("The coach is talking: nothing is to be done here.")
        elif action is None:
            raise OffTheWay("The coach waits for you to do something here.")
        else:
            self._act(action)
            if self.lesson.whole_turn and self.match.awaited() == [self.setup.seat]:
                return
        self._next_lesson()

    def _act(self, action: Any) -> None:
        number = self.match.setting.number(self.match.state, self.setup.seat, action)
        wanted = self.match.setting.game.actions.action(self.match.state, self.setup.seat, number)
        if not self.lesson.permits(self.game.notation.label(wanted)):
            raise OffTheWay("The rules allow it, but the coach has something else in mind.")
        self._do(self.setup.seat, wanted)

    def _do(self, seat: int, action: Any) -> tuple[Any, ...]:
        """Carry it out; returns what the learner sees happen."""
        before, learner = self.match.view(self.setup.seat), self.setup.seat
        seen = self.match.setting.seen(self.match.do(seat, action), learner)
        view = self.match.view(learner)
        if seen or seat == learner or view != before:
            self.steps.append(GuideStep(seat, seen, view))
        return seen

    def _next_lesson(self) -> None:
        self.number += 1
        scenes = scenes_of(self.game).scene
        if self.lesson.scene:
            self.steps = []
            self.fresh = True
            self.setup = scenes[self.lesson.scene]
            self.match = set_up(self.game, self.setup)
            self.bot = make_bot(OTHERS, self.match.setting, self.setup.seed)
        elif self.lesson.until or not self.lesson.only_talks:
            self._let_others_play(self.lesson.until)

    def _let_others_play(self, until: str | None) -> None:
        for _ in range(MOST_REPLIES):
            awaited = self.match.awaited()
            if not awaited or self.setup.seat in awaited:
                return
            events = self._do(awaited[0], self.bot.decide(self.match.recollection(awaited[0])))
            if any(event.__struct_config__.tag == until for event in events):
                return

    def place(self) -> GuidePlace:
        choices = self._foreseen_choices()
        return GuidePlace(
            lesson=self.lesson.id,
            number=self.number,
            lessons=len(self.lessons),
            rule=self.lesson.rule,
            points=self.lesson.points,
            seat=self.setup.seat,
            players=self.setup.players,
            options=self.setup.options,
            fresh=self.fresh,
            steps=self.steps,
            view=self.match.view(self.setup.seat),
            choices=[choice for choice, _ in choices],
            previews=[preview for _, preview in choices],
            over=self.over,
        )


def read_way(game: AnyGame, way: list[Any]) -> Way:
    """The actions of a way as records; Illegal where one is none of this game's."""
    setting = game.setting(game.seats[0])
    return tuple(None if action is None else setting.read_action(action) for action in way)


def walk(game: AnyGame, way: Way) -> Walk:
    """The learner after that way. OffTheWay or Illegal where it leads astray; NoGuide where there is none."""
    lessons = scenes_of(game).lesson
    if not lessons:
        raise NoGuide(f"{game.title} has no guide.")
    walking = Walk(game, lessons)
    for action in way:
        walking.go_on(action)
    return walking


@lru_cache(MOST_KEPT)
def tell_guide(game: AnyGame, way: Way) -> bytes:
    """Where that way leads, as JSON."""
    return msgspec.json.encode(walk(game, way).place())
