"""A body is read as what its handler asks for, and no further than that."""

import httpx
import pytest
from litestar import Litestar, post
from litestar.params import JSONBody
from litestar.testing import TestClient
from msgspec import Struct

from gelateria.server.app import answer_http
from gelateria.server.http.typed_body import TypedRequest


class Inner(Struct, forbid_unknown_fields=True):
    """A part of a wish."""

    count: int = 0


class Wish(Struct, forbid_unknown_fields=True):
    """What somebody would like."""

    name: str
    inner: Inner | None = None


@post("/wish", status_code=200)
async def wish(data: JSONBody[Wish]) -> Wish:
    return data


def ask(body: bytes) -> httpx.Response:
    from litestar.exceptions import HTTPException

    app = Litestar([wish], request_class=TypedRequest, exception_handlers={HTTPException: answer_http})
    with TestClient(app) as client:
        return client.post("/wish", content=body, headers={"content-type": "application/json"})


def test_what_fits_arrives() -> None:
    assert ask(b'{"name": "Ada", "inner": {"count": "3"}}').json() == {"name": "Ada", "inner": {"count": 3}}


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b'{"name": [[0],[0]]}', "name: Expected `str`, got `array`"),
        (b'{"name": "Ada", "inner": {"count": []}}', "inner.count: Expected `int`, got `array`"),
        (b'{"nothing": 1}', "body: Object contains unknown field `nothing`"),
        (b"[]", "body: Expected `object`, got `array`"),
    ],
)
def test_what_does_not_fit_is_named(body: bytes, sentence: str) -> None:
    answer = ask(body)
    assert answer.status_code == 400
    assert answer.json()["error"] == {"code": "unclear", "sentence": sentence}


def test_what_is_wrong_early_is_not_read_to_the_end() -> None:
    assert ask(b'{"name": [' + b"[0]," * 1000).json()["error"]["sentence"] == "name: Expected `str`, got `array`"


@pytest.mark.parametrize("body", [b"{", b"", b"\xff\xfe"])
def test_what_is_no_json_is_refused(body: bytes) -> None:
    assert ask(body).status_code == 400
