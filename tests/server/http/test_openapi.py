"""The HTTP interface keeps to its own schema, whatever it is asked; and the schema tells everything."""

import asyncio
import contextlib
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.scale import many
from tests.server.guests import Guest
from tests.server.hosted import Hosted, hosted_beside
from tests.server.patience import PATIENCE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ENDLESS = "/api/bot/stream"
EXAMPLES = len(many(3))

Schema = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted_beside(tmp_path_factory.mktemp("server"), proxies=1) as running:
        yield running


@pytest.fixture(scope="module")
def schema(server: Hosted) -> Schema:
    told: Schema = httpx.get(f"{server.address}/api/schema/openapi.json", timeout=PATIENCE).json()
    return told


# What the schema tells -----------------------------------------------------------------------------


def operations(schema: Schema) -> Iterator[tuple[str, str, Schema]]:
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            yield method, path, operation


def test_it_is_openapi_31_and_names_every_operation_once(schema: Schema) -> None:
    assert schema["openapi"].startswith("3.1")
    ids = [operation["operationId"] for _, _, operation in operations(schema)]
    assert len(ids) == len(set(ids)) > 40
    assert all(re.fullmatch("[a-z]+(_[a-z]+)*", name) for name in ids)


def test_every_operation_says_what_it_does_and_how_it_refuses(schema: Schema) -> None:
    for method, path, operation in operations(schema):
        assert operation["description"].endswith("."), path
        assert operation["tags"]
        refusals = {int(status) for status in operation["responses"] if int(status) >= 400}
        assert refusals >= {400, 429, 500}
        assert method == "get" or 403 in refusals
        for status in refusals:
            (kind, body), *others = operation["responses"][str(status)]["content"].items()
            assert (kind, body["schema"]["$ref"], others) == ("application/json", "#/components/schemas/ErrorBody", [])
        if 401 in refusals and path != "/api/recover":
            assert operation["security"], path


def test_every_field_is_described(schema: Schema) -> None:
    for name, component in schema["components"]["schemas"].items():
        for field, about in component.get("properties", {}).items():
            assert about.get("description"), f"{name}.{field}"


def test_every_parameter_is_described(schema: Schema) -> None:
    told = [(path, about) for _, path, operation in operations(schema) for about in operation.get("parameters", [])]
    assert len(told) > 40
    assert not [f"{path}: {about['name']}" for path, about in told if not about.get("description")]


def test_a_fields_own_sentence_is_told(schema: Schema) -> None:
    assert schema["components"]["schemas"]["Plan"]["properties"]["listed"]["description"] == (
        "Whether it stands in the lobby for everybody; if not, it is found by its link."
    )


# What the server answers ---------------------------------------------------------------------------


class Somebody:
    """A person with an account, a bot and a table, so that not every answer is a refusal."""

    def __init__(self, address: str, number: int) -> None:
        asyncio.run(self._come(address, number))

    async def _come(self, address: str, number: int) -> None:
        async with Guest(address) as guest:
            guest.http.headers["X-Forwarded-For"] = self.address = f"10.{number // 250}.{number % 250}.1"
            self.person = (await guest.post("/api/guests", name=f"Ada {number}"))["id"]
            await guest.post("/api/account", login=f"ada-{number}", password="correct horse")
            plan = {"game": "geizen", "players": 3, "watch": "everyone"}
            made = await guest.post("/api/tables", plan=plan)
            self.table, self.host_key = made["table"], made["host_key"]
            bot = await guest.post("/api/bots", name="Robot")
            self.bot, self.token = bot["bot"]["id"], bot["token"]
            self.cookies = dict(guest.http.cookies)

    def known(self) -> dict[str, str]:
        """What stands in paths."""
        return {"table_id": self.table, "person": self.person, "bot": self.bot, "game": "geizen"}


@cache
def operation_names() -> list[str]:
    """Known before any server runs, so that each is a test of its own."""
    from gelateria.server.app import make_app
    from gelateria.server.settings import Settings

    told = make_app(Settings(data="unused")).openapi_schema.to_schema()
    return [f"{method.upper()} {path}" for method, path, _ in operations(told) if path != ENDLESS]


@pytest.fixture(scope="module")
def fuzzed(server: Hosted) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json", timeout=PATIENCE)


@pytest.mark.parametrize("name", operation_names())
def test_every_answer_is_as_the_schema_says(name: str, server: Hosted, fuzzed: Any) -> None:
    method, path = name.split()
    operation = fuzzed[path][method]
    somebody = Somebody(server.address, operation_names().index(name))
    with requests.Session() as line:
        ask(server, operation.as_strategy(), somebody, line)
        with contextlib.suppress(Unsatisfiable):  # nothing in it could be wrong
            ask(server, operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), somebody, line)


def ask(server: Hosted, cases: Any, somebody: Somebody, line: requests.Session) -> None:
    @seed(20)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, known=st.booleans(), who=st.sampled_from(["person", "person", "bot", "nobody"]))
    def answers(case: Any, known: bool, who: str) -> None:
        headers = {"X-Forwarded-For": somebody.address}
        cookies = somebody.cookies if who == "person" else {}
        if who == "bot":
            headers["Authorization"] = f"Bearer {somebody.token}"
        if known:
            for parameter, value in somebody.known().items():
                if parameter in (case.path_parameters or {}):
                    case.path_parameters[parameter] = value
            if "Gelateria-Key" in (case.headers or {}):
                headers["Gelateria-Key"] = somebody.host_key
        response = case.call(base_url=server.address, session=line, headers=headers, cookies=cookies, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    answers()
