"""A link leads to this server, whatever somebody claims to have asked."""

import ipaddress
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from gelateria.server.http import links
from gelateria.server.http.links import for_others
from gelateria.server.ops.network import network_address
from gelateria.server.settings import Settings
from tests.attack.figures import tally
from tests.server.hosted import Hosted, hosted_beside
from tests.server.patience import PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted_beside(tmp_path_factory.mktemp("links")) as running:
        yield running


def invite(server: Hosted, host: str, **headers: str) -> httpx.Response:
    """The answer to somebody who asks for an invitation to their table, of a server by that name."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as ada:
        ada.post("/api/guests", json={"name": "Ada"})
        made = ada.post("/api/tables", json={"plan": {"game": "geizen", "players": 2}}).json()
        told = {"Gelateria-Key": made["host_key"], "Host": host.replace("PORT", server.address.rpartition(":")[2])}
        answer = ada.post(f"/api/tables/{made['table']}/invite", headers=told | headers)
        answer.extensions["own"] = server.address
        return answer


def invite_elsewhere(folder: Path, host: str, headers: dict[str, str] | None = None, **settings: Any) -> httpx.Response:
    with hosted_beside(folder, **settings) as elsewhere:
        return invite(elsewhere, host, **headers or {})


def base(answer: httpx.Response) -> str:
    told: str = answer.json()["link"]
    return told.partition("/table/")[0].replace(answer.extensions["own"], "OWN")


FOREIGN = (
    "evil.example",
    "evil.example:8000",
    "203.0.113.9:8000",
    "localhost@evil.example",
    "localhost.evil.example",
)


@pytest.mark.parametrize(
    ("host", "begins"),
    [
        ("localhost:PORT", "http://localhost"),
        ("LOCALHOST:9000", "http://localhost:9000"),
        ("127.0.0.1:PORT", "OWN"),
        ("127.1.2.3", "http://127.1.2.3"),
        ("[::1]:8000", "http://[::1]:8000"),
        *((host, "OWN") for host in FOREIGN),
        ("localhost:port", "OWN"),
        ("", "OWN"),
    ],
)
def test_a_link_repeats_no_name_but_our_own(host: str, begins: str, server: Hosted) -> None:
    answer = invite(server, host)
    tally("host-header", asked=host in FOREIGN, repeated=host in FOREIGN and host in answer.text)
    assert base(answer).startswith(begins)
    assert "evil" not in answer.text


def test_this_machines_name_is_known(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    links.known_names.cache_clear()
    monkeypatch.setattr(socket, "gethostname", lambda: "Parlour")
    assert base(invite(server, "parlour.local:8000")) == "http://parlour.local:8000"
    links.known_names.cache_clear()


def test_the_address_that_is_set_comes_first(tmp_path: Path) -> None:
    assert (
        base(invite_elsewhere(tmp_path, "evil.example", address="http://play.example.org/"))
        == "http://play.example.org"
    )


def test_pages_that_may_talk_to_us_are_ours_too(tmp_path: Path) -> None:
    origins = "https://play.example.org, https://other.example"
    assert base(invite_elsewhere(tmp_path, "other.example", origins=origins)) == "https://other.example"


def test_behind_a_proxy_without_a_name_there_is_no_link(tmp_path: Path) -> None:
    answer = invite_elsewhere(tmp_path, "evil.example", proxies=1)
    assert answer.status_code == 409
    assert answer.json()["error"] == {
        "code": "conflict",
        "sentence": "This server does not know its own address; its host sets GELATERIA_ADDRESS.",
    }


def test_a_proxy_tells_how_it_was_spoken_to(tmp_path: Path) -> None:
    told = {"X-Forwarded-Proto": "https"}
    assert base(invite_elsewhere(tmp_path, "localhost", told, proxies=1)) == "https://localhost"


def test_nobody_else_does(server: Hosted) -> None:
    assert base(invite(server, "localhost", **{"X-Forwarded-Proto": "https"})) == "http://localhost"


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "::1"])
def test_where_the_network_may_come_in_an_invitation_does_not_send_a_phone_to_itself(name: str) -> None:
    here = network_address()
    assert here is None or not ipaddress.ip_address(here).is_loopback
    assert for_others(name, Settings(host="0.0.0.0")) == (here or name)
    assert for_others(name, Settings(host="127.0.0.1")) == name
    assert for_others(name, Settings(host="0.0.0.0", proxies=1)) == name, "who stands before it knows better"
    assert for_others("parlour.local", Settings(host="0.0.0.0")) == "parlour.local"
