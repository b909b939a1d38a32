"""What a table is made with: everything that is chosen before the game and holds to its end."""

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from gelateria.engine import EditionError, Illegal, Setting, UnknownGame, find_game
from gelateria.server.errors import not_found, refused_by_rule, unclear
from gelateria.server.fields import ONLY_PLAIN, TOKEN, IsRated, OptionValues, is_plain, texts_in

TimeControl = Literal["none", "relaxed", "fast", "days"]
Watching = Literal["none", "link", "everyone"]
BotPace = Annotated[
    Literal["natural", "brisk", "instant"],
    Meta(description="How long bots wait before they act, so that people can follow."),
]
Played = Annotated[str, Meta(max_length=64, pattern=TOKEN, description="The game, by its short name.")]
Players = Annotated[int, Meta(ge=1, le=16, description="How many players.")]
Clock = Annotated[TimeControl, Meta(description="How time is counted.")]
Days = Annotated[int, Meta(ge=1, le=14, description="For one decision, where the clock is `days`.")]
Listed = Annotated[
    bool, Meta(description="Whether it stands in the lobby for everybody; if not, it is found by its link.")
]
Watch = Annotated[Watching, Meta(description="Who may watch.")]

StandInAfter = Annotated[
    int,
    Meta(
        ge=0,
        le=3600,
        description="Seconds after which a bot plays for somebody who is gone while others wait; 0 is never. "
        "What the server does otherwise, if you do not say.",
    ),
]

SECONDS = {"relaxed": 90.0, "fast": 20.0}
"""What each clock gives for one decision."""

MOST_TO_LAY_OUT = 65_536
"""Bytes: several times the largest edition. What is laid out stays in memory for a while."""


FIRST_RULES = 1
"""The version of the rules that tables were made with while their plans did not yet tell it."""


@lru_cache(maxsize=256)
def laid_out(game: str, players: int, options: bytes, edition: bytes, rules: int | None) -> Setting[Any, Any, Any, Any]:
    """The same for all tables that are set up alike: reading an edition takes longer than a move."""
    return find_game(game).setting(players, msgspec.json.decode(options), msgspec.json.decode(edition), rules)


class Plan(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table is set up."""

    game: Played
    players: Players
    options: OptionValues = {}
    edition: Annotated[dict[str, Any] | None, Meta(description="Another edition than the printed one, as a value.")] = (
        None
    )
    clock: Clock = "none"
    days: Days = 2
    listed: Listed = True
    watch: Watch = "link"
    rated: IsRated = False
    pace: BotPace = "natural"
    stand_in: StandInAfter | None = None
    rules: Annotated[
        int | None,
        Meta(description="The version of the game's rules. The server says it: a new table is played by today's."),
    ] = None

    @property
    def allowance(self) -> float | None:
        """Seconds for one decision, or None where nobody counts them."""
        return self.days * 86_400.0 if self.clock == "days" else SECONDS.get(self.clock)

    def setting(self) -> Setting[Any, Any, Any, Any]:
        """The game laid out; Refused, with the reason, where it cannot be."""
        options, edition = msgspec.json.encode(self.options), msgspec.json.encode(self.edition)
        if len(options) + len(edition) > MOST_TO_LAY_OUT:
            raise unclear(f"Options and edition together have at most {MOST_TO_LAY_OUT} bytes.")
        try:
            setting = laid_out(self.game, self.players, options, edition, self.rules)
        except UnknownGame:
            raise not_found("game") from None
        except Illegal as error:
            raise refused_by_rule(error) from None
        except EditionError as error:
            raise unclear(str(error)) from None
        if self.rated and self.stand_in == 0 and self.clock == "none":
            raise unclear("A rated game cannot wait for ever: choose a clock, or let a bot stand in.")
        if setting.timers and self.clock == "days":
            raise unclear("Nobody races for days: choose the calm mode, or another clock.")
        return setting


def by_todays_rules(plan: Plan) -> Plan:
    """The plan with the version of the rules that it is played by: what it names, else today's."""
    return msgspec.structs.replace(plan, rules=plan.setting().version)


def refuse_odd_texts(plan: Plan) -> None:
    """An edition names things that everybody at the table reads."""
    if not all(map(is_plain, texts_in([plan.options, plan.edition]))):
        raise unclear(f"edition: {ONLY_PLAIN}.")


def stored_plan(text: str) -> Plan:
    """A plan as the store has it: a table goes on by the rules that it was made with."""
    plan = msgspec.json.decode(text, type=Plan)
    return plan if plan.rules is not None else msgspec.structs.replace(plan, rules=FIRST_RULES)
