"""The games: what there is to play, and all that a client must know of it.

None of it changes while the server runs. Whatever is got has an ETag; whoever asks with it as `v` may keep the answer
for ever, everybody else asks again and hears that nothing has changed.
"""

from asyncio import to_thread
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, NamedTuple, cast

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from gelateria.engine import Illegal, UnknownGame, find_game
from gelateria.learn.guides import GuidePlace, NoGuide, OffTheWay, read_way, tell_guide
from gelateria.server.errors import Refused, not_found, refused_by_rule
from gelateria.server.http.catalog import (
    GameAtLength,
    GameInShort,
    Material,
    Pictures,
    RuleBook,
    all_in_short,
    at_length,
    material,
    pictures,
    rule_book,
)
from gelateria.server.http.documented_errors import errors
from gelateria.server.http.parameters import GameName

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "public, no-cache"

MOST_WAY = 64
"""Longer than any guide."""
MOST_WAY_BYTES = 2**14

Tag = Annotated[
    str | None,
    QueryParameter(max_length=64, description="The answer's ETag: with it, the answer holds for ever."),
]
AnyRequest = Request[Any, Any, State]

NOT_MODIFIED = ResponseSpec(data_container=None, description="Nothing has changed.", generate_examples=False)


class WayThroughGuide(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner has done so far."""

    way: Annotated[
        list[dict[str, Any] | None],
        Meta(
            max_length=MOST_WAY,
            description="An action for each decision, null for each time that the coach only talked.",
        ),
    ] = []


class Page(NamedTuple):
    """An answer that is always the same."""

    body: bytes
    tag: str


@get("/games", responses={304: NOT_MODIFIED, **errors(400, 429)})
async def list_games(request: AnyRequest, v: Tag = None) -> Response[list[GameInShort]]:
    """What there is to play, and the bots' levels."""
    return answered(request, v, games_page())


@get("/games/{game:str}", responses={304: NOT_MODIFIED, **errors(400, 404, 429)})
async def show_game(request: AnyRequest, game: GameName, v: Tag = None) -> Response[GameAtLength]:
    """A game with its options, its edition, and the schemas of its actions, events and views."""
    return answered(request, v, game_page(game))


@get("/games/{game:str}/rules", responses={304: NOT_MODIFIED, **errors(400, 404, 429)})
async def show_rules(request: AnyRequest, game: GameName, v: Tag = None) -> Response[RuleBook]:
    """The numbered rules of a game and of the house."""
    return answered(request, v, rules_page(game))


@get("/games/{game:str}/edition", responses={304: NOT_MODIFIED, **errors(400, 404, 429)})
async def show_edition(request: AnyRequest, game: GameName, v: Tag = None) -> Response[Material]:
    """A game's printed material, and where each part of it comes from."""
    return answered(request, v, edition_page(game))


@get("/games/{game:str}/scenes", responses={304: NOT_MODIFIED, **errors(400, 404, 429)})
async def show_scenes(request: AnyRequest, game: GameName, v: Tag = None) -> Response[Pictures]:
    """Positions that show a game's rules, and which rule tells why something happens."""
    return answered(request, v, await to_thread(pictures_page, game))


@post(
    "/games/{game:str}/guide",
    status_code=200,
    request_max_body_size=MOST_WAY_BYTES,
    responses=errors(400, 404, 413, 422, 429),
)
async def go_on_in_guide(game: GameName, data: JSONBody[WayThroughGuide]) -> Response[GuidePlace]:
    """A game's first-game guide, after what the learner has done so far. Nothing of it is kept."""
    try:
        body = await to_thread(told_after, game, data.way)
    except UnknownGame:
        raise not_found("game") from None
    except NoGuide:
        raise not_found("guide") from None
    except OffTheWay as error:
        raise Refused(422, "not-in-guide", str(error)) from None
    except Illegal as error:
        raise refused_by_rule(error) from None
    return Response(cast("Any", body), media_type=MediaType.JSON)


def told_after(slug: str, way: list[dict[str, Any] | None]) -> bytes:
    game = find_game(slug)
    return tell_guide(game, read_way(game, way))


@cache
def games_page() -> Page:
    return page_of(all_in_short())


def game_page(slug: str) -> Page:
    try:
        return _game_page(slug)
    except UnknownGame:
        raise not_found("game") from None


def rules_page(slug: str) -> Page:
    try:
        return _rules_page(slug)
    except UnknownGame:
        raise not_found("game") from None


def edition_page(slug: str) -> Page:
    try:
        return _edition_page(slug)
    except UnknownGame:
        raise not_found("game") from None


@cache  # an unknown game raises, so only what there is is kept
def _game_page(slug: str) -> Page:
    return page_of(at_length(slug))


@cache
def _rules_page(slug: str) -> Page:
    return page_of(rule_book(slug))


@cache
def _edition_page(slug: str) -> Page:
    return page_of(material(slug))


def pictures_page(slug: str) -> Page:
    try:
        return _pictures_page(slug)
    except UnknownGame:
        raise not_found("game") from None


@cache
def _pictures_page(slug: str) -> Page:
    return page_of(pictures(slug))


def page_of(content: Any) -> Page:
    body = msgspec.json.encode(content)
    return Page(body, blake2b(body, digest_size=9).hexdigest())


def answered(request: AnyRequest, asked_for: str | None, page: Page) -> Response[Any]:
    headers = {"ETag": f'"{page.tag}"', "Cache-Control": FOR_EVER if asked_for == page.tag else ASK_AGAIN}
    known = {tag.strip().removeprefix("W/").strip('"') for tag in request.headers.get("if-none-match", "").split(",")}
    if page.tag in known or "*" in known:
        return Response(None, status_code=304, headers=headers)
    return Response(cast("Any", page.body), media_type=MediaType.JSON, headers=headers)


ROUTES = [
    Router(
        "/",
        route_handlers=[list_games, show_game, show_rules, show_edition, show_scenes, go_on_in_guide],
        tags=["games"],
    )
]
