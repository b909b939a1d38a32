"""The OpenAPI schema as it is shown: Litestar's, with what holds for every operation."""

from collections.abc import Iterable, Iterator
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute
from litestar.types import Method

EVERYWHERE = (400, 429, 500)
"""What any request may be answered: it makes no sense, comes too often, or we have made a mistake."""
WITH_A_BODY = (403, 413, 415)
"""What those that change something may be answered besides: they come from another site's page, are too large, or no
JSON."""
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
TAG = "What kind of message it is."
"""A tag is no field of its Struct, which could say so itself."""


class DescribedSchema(JsonRenderPlugin):
    """`openapi.json`, with what Litestar cannot know; made once, when somebody first asks."""

    _rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered is None:
            if "ErrorBody" in openapi_schema["components"]["schemas"]:
                describe(request.app, openapi_schema)
            self._rendered = super().render(request, openapi_schema)
        return self._rendered


def operation_id(handler: HTTPRouteHandler, method: Method, path: list[Any]) -> str:
    """The handler's own name; for bots `bot_…`, since they sit down too."""
    name = handler.handler_name
    return f"bot_{name}" if path[1:2] == ["bot"] else name


def describe(app: Litestar, schema: dict[str, Any]) -> None:
    """Add what holds for all operations, and who may ask. Twice does no harm."""
    for handler, method, operation in operations(app, schema):
        operation["summary"] = operation["operationId"].replace("_", " ").capitalize()
        tell_refusals(operation["responses"], EVERYWHERE if method == "GET" else (*EVERYWHERE, *WITH_A_BODY))
        for name in WHO.keys() & handler.parsed_fn_signature.parameters.keys():
            operation["security"] = WHO[name]
    for component in schema["components"]["schemas"].values():
        for field in component.get("properties", {}).values():
            if "const" in field:
                field["description"] = TAG


def tell_refusals(responses: dict[str, Any], always: Iterable[int]) -> None:
    """Every refusal looks the same, and whoever is told that there is nothing gets no body."""
    for code in always:
        responses.setdefault(str(code), {})
    for status, response in responses.items():
        if int(status) >= 400:
            response |= {"description": HTTPStatus(int(status)).phrase, "content": {"application/json": ERROR}}
    responses.get("204", {}).pop("content", None)


def operations(app: Litestar, schema: dict[str, Any]) -> Iterator[tuple[HTTPRouteHandler, Method, dict[str, Any]]]:
    """Every handler with its part of the schema."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    operation = schema["paths"].get(route.path_format, {}).get(method.lower())
                    if operation:
                        yield handler, method, operation
