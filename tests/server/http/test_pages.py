"""The built client over HTTP. What is built lies in a folder of the test, so that no Node is needed."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.testing import TestClient

from gelateria.server.app import answer_http, answer_refused
from gelateria.server.errors import Refused
from gelateria.server.http import pages
from gelateria.server.http.security import POLICY, SecurityHeaders

PAGE = b"<!doctype html><title>Gelateria</title>"
SCRIPT = b"console.log('five scoops')"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "sw.js").write_bytes(b"// offline")
    (folder / "files.json").write_bytes(b"{}")
    (folder / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    monkeypatch.setattr(pages, "BUILT", folder)
    return folder


@pytest.fixture
def visitor() -> Iterator[TestClient[Any]]:
    app = Litestar(
        pages.ROUTES,
        before_send=[SecurityHeaders(secure=False)],
        exception_handlers={Refused: answer_refused, HTTPException: answer_http},
        openapi_config=None,
    )
    with TestClient(app) as client:
        yield client


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/", "/table/abcdefghjk", "/rules/geizen", "/guide/gelati", "/replay"])
def test_every_address_of_the_client_is_the_same_page(visitor: TestClient[Any], address: str) -> None:
    answer = visitor.get(address)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/nonsense", "/table/x/y", "/rules", "/table/", "/favicon.ico"])
def test_an_address_that_nobody_knows_is_the_clients_to_explain(visitor: TestClient[Any], address: str) -> None:
    answer = visitor.get(address)
    assert (answer.status_code, answer.content) == (404, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/api/nonsense", "/api/tables/x/y", "/ws/nowhere"])
def test_a_program_is_told_in_json(visitor: TestClient[Any], address: str) -> None:
    answer = visitor.get(address)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")


@pytest.mark.usefixtures("built")
def test_what_has_a_fingerprint_in_its_name_is_kept_for_ever(visitor: TestClient[Any]) -> None:
    answer = visitor.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
    assert answer.content == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert "content-encoding" not in answer.headers


@pytest.mark.usefixtures("built")
def test_whoever_understands_it_gets_it_small(visitor: TestClient[Any]) -> None:
    answer = visitor.get("/assets/index-1a2b.js", headers={"accept-encoding": "gzip;q=0.9, br"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.content == SCRIPT


@pytest.mark.usefixtures("built")
def test_the_service_worker_is_asked_for_again_each_time(visitor: TestClient[Any]) -> None:
    assert visitor.get("/sw.js").headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "address", ["/assets/none.js", "/assets/../index.html", "/assets/%2e%2e/files.json", "/assets//etc/passwd"]
)
def test_nothing_but_what_was_built_can_be_read(visitor: TestClient[Any], address: str) -> None:
    assert visitor.get(address).status_code == 404


def test_without_a_build_the_front_page_says_what_to_do(
    visitor: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path / "nothing")
    answer = visitor.get("/")
    assert answer.status_code == 200
    assert "make web" in answer.text
    assert answer.headers["cache-control"] == "no-store"
