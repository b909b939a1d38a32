"""The games as clients need to know them: what can be chosen, what can be sent, what will come back."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from gelateria.bots import levels_of
from gelateria.engine import AnyGame, Rule, find_game, games
from gelateria.engine.edition import plain_value
from gelateria.engine.rulebook import COMMON, SOURCES, read_rules
from gelateria.learn.scenes import scenes_of, set_up

Schema = dict[str, Any]


class BotLevel(Struct, frozen=True):
    """A strength of bots."""

    name: str
    about: str


class GameInShort(Struct, frozen=True):
    """A game on the shelf."""

    slug: str
    title: str
    designer: str
    publisher: str
    blurb: str
    seats: list[int]
    """So many can play."""
    minutes: int
    """About how long it takes."""
    real_time: bool
    """Whether it is played against the clock, if nobody chooses otherwise."""
    version: int
    """Of the rules: what was recorded by another one cannot be replayed."""
    levels: list[BotLevel]
    """From weak to strong."""
    guide: bool
    """Whether there is a first-game guide."""


class GameAtLength(Struct, frozen=True):
    """A game, and everything that a client must know to offer and show it."""

    game: GameInShort
    options: dict[str, Schema]
    """Each option's type, default and meaning, as JSON Schema."""
    edition: dict[str, Any]
    """The printed material as a value; a changed one can be played."""
    edition_sources: dict[str, str]
    """Which parts of it were read off the printed game, and which are reconstructed."""
    edition_schema: Schema
    actions: Schema
    """What can be sent, as JSON Schema."""
    events: Schema
    """What can happen, as JSON Schema."""
    view: Schema
    """How a position looks, as JSON Schema."""
    endings: list[str]
    """The ids of the rules that can end it."""
    secrets: dict[str, str]
    """What is hidden, and who may know it."""


class Picture(Struct, frozen=True):
    """A position that shows some rules, drawn beside them."""

    scene: str
    """What it shows is the message `GAME-scene-…` of this name."""
    rules: list[str]
    """The ids of the rules that it shows."""
    seat: int
    """Through whose eyes it is seen."""
    view: Any


class Pictures(Struct, frozen=True):
    """What there is to look at beside a game's rules."""

    pictures: list[Picture]
    """In the order of the game's file."""
    events: dict[str, str]
    """The rule that tells why something happens, by the type of the event. Not every event needs one."""


class RuleBook(Struct, frozen=True):
    """The numbered rules of a game, with those that hold at every table."""

    title: str
    rules: list[Rule]
    """The game's own, in the order of its page."""
    table: list[Rule]
    """Those of the house."""
    sources: dict[str, str]
    """What the marks of `source` mean."""


def all_in_short() -> list[GameInShort]:
    return [in_short(game) for game in games().values()]


@cache
def in_short(game: AnyGame) -> GameInShort:
    return GameInShort(
        slug=game.slug,
        title=game.title,
        designer=game.designer,
        publisher=game.publisher,
        blurb=game.blurb,
        seats=list(game.seats),
        minutes=game.minutes,
        real_time=bool(game.setting(game.seats[0]).timers),
        version=game.version,
        levels=[BotLevel(name, level.about) for name, level in levels_of(game).items()],
        guide=bool(scenes_of(game).lesson),
    )


def at_length(slug: str) -> GameAtLength:
    """The game; UnknownGame if there is none."""
    game = find_game(slug)
    edition = plain_value(game.printed_edition())
    return GameAtLength(
        game=in_short(game),
        options=game.describe_options(),
        edition=edition,
        edition_sources={
            name: str(part["source"]) for name, part in edition.items() if isinstance(part, dict) and "source" in part
        },
        edition_schema=msgspec.json.schema(game.edition),
        actions=msgspec.json.schema(game.action_records),
        events=msgspec.json.schema(game.event_records),
        view=msgspec.json.schema(game.view_record),
        endings=list(game.endings),
        secrets=dict(game.views.SECRETS),
    )


def rule_book(slug: str) -> RuleBook:
    """The game's rules; UnknownGame if there is none."""
    game = find_game(slug)
    return RuleBook(game.title, list(game.rulebook.values()), list(read_rules(COMMON).values()), SOURCES)


def pictures(slug: str) -> Pictures:
    """The game's scenes as they look; UnknownGame if there is none."""
    game = find_game(slug)
    scenes = scenes_of(game)
    return Pictures(
        [
            Picture(name, scene.rules, scene.seat, set_up(game, scene).view(scene.seat))
            for name, scene in scenes.scene.items()
        ],
        scenes.events,
    )
