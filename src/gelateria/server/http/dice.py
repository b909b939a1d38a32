"""All dice this server has thrown in games that are over: public, for whoever doubts them."""

from typing import Annotated

from litestar import Router, get
from litestar.datastructures import State
from msgspec import Meta, Struct
from sqlalchemy import select

from gelateria.engine import dice_test
from gelateria.server.core import Core
from gelateria.server.http.documented_errors import errors
from gelateria.server.store.schema import dice as dice_table


class Throws(Struct, frozen=True):
    """What came up when chance chose among so many sides."""

    sides: Annotated[int, Meta(description="How many sides.")]
    throws: Annotated[int, Meta(description="How many throws.")]
    counts: Annotated[list[int], Meta(description="How often each came up, from the lowest.")]
    expected: Annotated[float, Meta(description="How often each would come up if they were even.")]
    chi_square: Annotated[float, Meta(description="Pearson's measure of how uneven they are.")]
    p_value: Annotated[float, Meta(description="How often honest dice would look at least as uneven as these.")]


class Statistics(Struct, frozen=True):
    """All throws, by game, and of all games together under the empty name."""

    games: Annotated[
        dict[str, list[Throws]],
        Meta(description="All throws, by the game's short name; of all games together under the empty name."),
    ]


@get("/dice", responses=errors(429))
async def statistics(state: State) -> Statistics:
    """How often every side of every die came up. A die with n sides is any choice among n equal things, cards too."""
    core: Core = state.core
    counts: dict[str, dict[tuple[int, int], int]] = {"": {}}
    for row in await core.rows(select(dice_table)):
        side = row["sides"], row["face"]
        for game in ("", row["game"]):
            of_game = counts.setdefault(game, {})
            of_game[side] = of_game.get(side, 0) + row["count"]
    return Statistics(
        {
            game: [
                Throws(fit.sides, fit.throws, list(fit.counts), fit.expected, fit.chi_square, fit.p_value)
                for fit in dice_test(of_game)
            ]
            for game, of_game in counts.items()
        }
    )


ROUTES = [Router("/", route_handlers=[statistics], tags=["records"])]
