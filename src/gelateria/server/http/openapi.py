"""The OpenAPI schema as it is shown: Litestar's, with what holds for every operation and a word about every field."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute
from litestar.types import Method
from msgspec import Struct

EVERYWHERE = (400, 429, 500)
"""What any request may be answered: it makes no sense, comes too often, or we have made a mistake."""
WITH_A_BODY = (403, 413)
"""What those that change something may be answered besides: they come from another site's page, or are too large."""
ERROR = {"schema": {"$ref": "#/components/schemas/ErrorBody"}}
SECURITY = Components(
    security_schemes={
        "session": SecurityScheme("apiKey", "A person's session: POST /api/guests sets it.", "gelateria", "cookie"),
        "bot": SecurityScheme("http", "A bot's token: POST /api/bots tells it.", scheme="bearer"),
    }
)
WHO: dict[str, list[dict[str, list[str]]]] = {
    "visitor": [{"session": []}],
    "player": [{"session": []}, {"bot": []}],
    "bot_visitor": [{"bot": []}],
    "optional_visitor": [{}, {"session": []}],
}
"""Which dependency asks for whom."""
GLOSSARY = {
    "about": "What it is like, for people.",
    "action": "The action, as the game describes it.",
    "actions": "The schema of its actions.",
    "after": "The rating after it, where it was rated.",
    "at": "When, in milliseconds since 1970.",
    "before": "The rating before it, where it was rated.",
    "best_score": "The highest score so far.",
    "blurb": "The game in a sentence.",
    "bot": "The level of the bot that plays here, or null.",
    "by": "Who did it: a seat, or -1 for the clock.",
    "checked": "How many numbers were checked.",
    "chi_square": "Pearson's measure of how uneven they are.",
    "choices": "What can be done there.",
    "clock": "How time is counted.",
    "code": "What went wrong, for programs.",
    "commitment": "The fingerprint of the seed that all chance at the table comes from.",
    "curve": "How the rating went, the oldest first.",
    "designer": "Who made the game.",
    "edition": "The numbers printed on the material.",
    "edition_schema": "The schema of its editions.",
    "edition_sources": "Where each number of the printed edition comes from.",
    "ended": "When it was over, in milliseconds since 1970.",
    "endings": "The rules by which it can be over.",
    "error": "What went wrong.",
    "events": "What happened, or the schema of what can happen.",
    "expected": "How often each would come up if they were even.",
    "faults": "What does not fit, if anything.",
    "free": "Nobody sits there.",
    "game": "The game, by its short name.",
    "games": "How many games, or one entry for each.",
    "given": "What the seed gives.",
    "has_proof": "Whether the record holds the seed of its dice.",
    "here": "Whether they are at the table now.",
    "holds": "Whether all is as it was promised.",
    "host": "The name of whoever runs the table.",
    "host_key": "The key that runs the table: kick, reorder, start, close. Empty for those who only join.",
    "id": "Its id.",
    "invite": "The key of an invitation.",
    "key": "The key to join the table's socket with.",
    "kind": "What kind it is.",
    "label": "The action as a player would type it.",
    "level": "How well the bots play.",
    "levels": "The bots that play it.",
    "limit": "What would have been allowed, where that can be said in a word or a number.",
    "link": "The link, with its key behind the #.",
    "login": "The name to sign in with.",
    "made": "Since when, in milliseconds since 1970.",
    "mean_place": "The mean place, 1 is the best.",
    "minutes": "About how long a game takes.",
    "moments": "The positions asked for.",
    "move": "After so many moves.",
    "moves": "How many moves.",
    "my_turn": "Whether it is my turn.",
    "name": "The name that is shown.",
    "next": "Where it goes on, or null.",
    "nonces": "What each player's device added to the chance.",
    "old": "The password until now.",
    "opening": "What happened before the first move.",
    "options": "The options, by name.",
    "order": "Who sits where: the one who is in seat order[0] now comes to seat 0.",
    "over": "Whether it is over, or how it ended.",
    "pace": "How long bots wait before they act, so that people can follow.",
    "p_value": "How often honest dice would look at least as uneven.",
    "password": "The password.",
    "person": "The person's id, or null for a bot of the house.",
    "place": "The place, 1 is the best; equals share one.",
    "places": "How each seat came out.",
    "plan": "How the table is set up.",
    "players": "How many players, or one entry for each.",
    "provisional": "Too few games to be sure of it.",
    "publisher": "Who published the game.",
    "qr": "The same link as an SVG picture.",
    "rank": "The rank, 1 is the best.",
    "ranked": "The players, the best first.",
    "rated": "Whether it counts for ratings.",
    "rating": "The rating.",
    "real_time": "Whether everybody acts at once against a clock.",
    "recent": "The last games, the newest first.",
    "record": "A record: its token, or its JSON as text.",
    "recovery_code": "To be written down: it opens the account when the password is forgotten. It is told once.",
    "resigned": "Whether they have given up.",
    "room": "The table and who is there.",
    "rounds": "How many rounds.",
    "rule": "The id of the rule.",
    "rules": "The rules, numbered.",
    "said": "What the record says.",
    "score": "The score.",
    "scores": "The score of each seat.",
    "seat": "A seat, counted from 0.",
    "seat_key": "The key to join the table's socket with.",
    "seats": "The seats, one entry for each; or how many may play.",
    "secrets": "What is hidden, and from whom.",
    "section": "Where it stands in the rulebook.",
    "seed": "The seed that all chance came from, in hexadecimal.",
    "sentence": "The same for people.",
    "sides": "How many sides.",
    "since": "Since when, in milliseconds since 1970.",
    "slug": "The game's short name.",
    "source": "Where it comes from.",
    "sources": "Where the rules come from.",
    "stand_in": "A bot plays here until the player comes back.",
    "status": "`open`, `playing`, `over` or `closed`.",
    "steps": "What happened, move by move.",
    "streak": "Games won in a row.",
    "t": "What kind of message it is.",
    "table": "The table's id; in a rulebook, the rules that hold for every table.",
    "tables": "The tables.",
    "taken_over": "How many numbers came from an earlier game.",
    "throws": "How often.",
    "title": "The game's name.",
    "token": "A record as one line of text, or what a bot shows to come in.",
    "version": "The version of its rules.",
    "view": "The position as the viewer sees it, or the schema of it.",
    "viewer": "Through whose eyes: a seat, or null for a spectator.",
    "watch": "Who may watch.",
    "watchers": "How many watch.",
    "why": "The id of the rule that ended it.",
    "why_over": "The id of the rule that ended it.",
    "winners": "The seats that won.",
    "wins": "Games won.",
    "won": "The share of the win.",
}
"""Fields that are called the same mean the same, and need no sentence of their own."""


class DescribedSchema(JsonRenderPlugin):
    """`openapi.json`, with everything described."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if "ErrorBody" in openapi_schema["components"]["schemas"]:
            describe(request.app, openapi_schema)
        return super().render(request, openapi_schema)


def operation_id(handler: HTTPRouteHandler, method: Method, path: list[Any]) -> str:
    """The handler's own name; for bots `bot_…`, since they sit down too."""
    name = handler.handler_name
    return f"bot_{name}" if path[1:2] == ["bot"] else name


def describe(app: Litestar, schema: dict[str, Any]) -> None:
    """Add what holds for all operations, who may ask, and the meaning of fields. Twice does no harm."""
    for handler, method, operation in operations(app, schema):
        for status in EVERYWHERE if method == "GET" else (*EVERYWHERE, *WITH_A_BODY):
            operation["responses"].setdefault(str(status), {})
        for status, response in operation["responses"].items():
            if int(status) >= 400:
                response["description"] = HTTPStatus(int(status)).phrase
                response["content"] = {"application/json": ERROR}
            elif status == "204":
                response.pop("content", None)
        operation["summary"] = operation["operationId"].replace("_", " ").capitalize()
        for name in handler.parsed_fn_signature.parameters:
            if name in WHO:
                operation["security"] = WHO[name]
    for name, component in schema["components"]["schemas"].items():
        for field, about in component.get("properties", {}).items():
            if "description" not in about:
                sentence = words_of(name, frozenset(component["properties"])).get(field) or GLOSSARY.get(field)
                if sentence:
                    about["description"] = sentence


def operations(app: Litestar, schema: dict[str, Any]) -> Iterator[tuple[HTTPRouteHandler, Method, dict[str, Any]]]:
    """Every handler with its part of the schema."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    operation = schema["paths"].get(route.path_format, {}).get(method.lower())
                    if operation:
                        yield handler, method, operation


@cache
def words_of(name: str, fields: frozenset[str]) -> dict[str, str]:
    """The sentences that stand under the fields of a Struct in its source."""
    for kind in subclasses(Struct):
        if (
            kind.__name__ == name
            and kind.__module__.startswith("gelateria.")
            and fields >= {*kind.__struct_encode_fields__}
        ):
            return docstrings(kind)
    return {}


def subclasses(kind: type[Struct]) -> Iterator[type[Struct]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from subclasses(sub)


def docstrings(kind: type[Struct]) -> dict[str, str]:
    """Each field's docstring, by its name on the wire."""
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    found: dict[str, str] = {}
    encoded = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    for statement, after in zip(definition.body, definition.body[1:], strict=False):
        match statement, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[encoded.get(name, name)] = " ".join(text.split())
    return found
