"""The games as clients need to know them: what can be chosen, what can be sent, what will come back."""

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from gelateria.bots import levels_of
from gelateria.engine import AnyGame, Rule, find_game, games
from gelateria.engine.edition import plain_value, sources_of
from gelateria.engine.rulebook import COMMON, SOURCES, read_rules
from gelateria.language import DEFAULT, speak_of
from gelateria.learn.reasons import Reason
from gelateria.learn.scenes import scenes_of, set_up

Schema = dict[str, Any]

FROM = "Whether a part of it (`table`, or `table.field`) is printed, deduced, reconstructed or a ruling."


class BotLevel(Struct, frozen=True):
    """A strength of bots."""

    name: Annotated[str, Meta(description="The level, as it is asked for.")]
    about: Annotated[str, Meta(description="What it is like, for people.")]


class GameInShort(Struct, frozen=True):
    """A game on the shelf."""

    slug: Annotated[str, Meta(description="The game's short name.")]
    title: Annotated[str, Meta(description="The game's name.")]
    designer: Annotated[str, Meta(description="Who made the game.")]
    publisher: Annotated[str, Meta(description="Who published the game.")]
    blurb: Annotated[str, Meta(description="The game in a sentence.")]
    seats: Annotated[list[int], Meta(description="So many can play.")]
    minutes: Annotated[int, Meta(description="About how long it takes.")]
    real_time: Annotated[bool, Meta(description="Whether it is played against the clock, if nobody chooses otherwise.")]
    version: Annotated[int, Meta(description="Of the rules. What was recorded by an earlier one is replayed by that.")]
    levels: Annotated[list[BotLevel], Meta(description="From weak to strong.")]
    guide: Annotated[bool, Meta(description="Whether there is a first-game guide.")]


class GameAtLength(Struct, frozen=True):
    """A game, and everything that a client must know to offer and show it."""

    game: Annotated[GameInShort, Meta(description="The game in short.")]
    options: Annotated[dict[str, Schema], Meta(description="Each option's type, default and meaning, as JSON Schema.")]
    edition: Annotated[
        dict[str, Any], Meta(description="The printed material as a value; a changed one can be played.")
    ]
    edition_sources: Annotated[dict[str, str], Meta(description=FROM)]
    edition_schema: Annotated[Schema, Meta(description="The schema of its editions.")]
    actions: Annotated[Schema, Meta(description="What can be sent, as JSON Schema.")]
    events: Annotated[Schema, Meta(description="What can happen, as JSON Schema.")]
    view: Annotated[Schema, Meta(description="How a position looks, as JSON Schema.")]
    endings: Annotated[list[str], Meta(description="The ids of the rules that can end it.")]
    secrets: Annotated[dict[str, str], Meta(description="What is hidden, and who may know it.")]


class Material(Struct, frozen=True):
    """What lies in a game's box, to be drawn beside its rules."""

    edition: Annotated[dict[str, Any], Meta(description="The printed material as a value.")]
    sources: Annotated[dict[str, str], Meta(description=FROM)]


class Picture(Struct, frozen=True):
    """A position that shows some rules, drawn beside them."""

    scene: Annotated[str, Meta(description="What it shows is the message `GAME-scene-…` of this name.")]
    rules: Annotated[list[str], Meta(description="The ids of the rules that it shows.")]
    seat: Annotated[int, Meta(description="Through whose eyes it is seen.")]
    view: Annotated[Any, Meta(description="The position as that seat sees it.")]


class Pictures(Struct, frozen=True):
    """What there is to look at beside a game's rules."""

    pictures: Annotated[list[Picture], Meta(description="In the order of the game's file.")]
    events: Annotated[
        dict[str, Reason],
        Meta(
            description="Why something happens, by the type of the event: the rule that tells it, or several cases. "
            "The first counts whose fields are all as the event tells, or one of a list; `none` stands for nothing."
        ),
    ]


class RuleBook(Struct, frozen=True):
    """The numbered rules of a game, with those that hold at every table."""

    title: Annotated[str, Meta(description="The game's name.")]
    rules: Annotated[list[Rule], Meta(description="The game's own, in the order of its page.")]
    table: Annotated[list[Rule], Meta(description="Those of the house.")]
    sources: Annotated[dict[str, str], Meta(description="What the marks of `source` mean.")]


def all_in_short() -> list[GameInShort]:
    return [in_short(game) for game in games().values()]


@cache
def in_short(game: AnyGame) -> GameInShort:
    return GameInShort(
        slug=game.slug,
        title=game.title,
        designer=game.designer,
        publisher=game.publisher,
        blurb=speak_of(game, DEFAULT).blurb,
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
        options=speak_of(game, DEFAULT).options(),
        edition=edition,
        edition_sources=dict(sources_of(edition)),
        edition_schema=msgspec.json.schema(game.edition),
        actions=msgspec.json.schema(game.action_records),
        events=msgspec.json.schema(game.event_records),
        view=msgspec.json.schema(game.view_record),
        endings=list(game.endings),
        secrets=dict(game.views.SECRETS),
    )


def material(slug: str) -> Material:
    """The game's printed edition; UnknownGame if there is none."""
    edition = plain_value(find_game(slug).printed_edition())
    return Material(edition, dict(sources_of(edition)))


def rule_book(slug: str) -> RuleBook:
    """The game's rules; UnknownGame if there is none."""
    game = find_game(slug)
    return RuleBook(game.title, list(game.rulebook.values()), list(read_rules(COMMON).values()), dict(SOURCES))


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
