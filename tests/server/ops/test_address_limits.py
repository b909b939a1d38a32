"""One address is one, however many connections it opens; and a crowd of addresses does not fill the memory."""

import pytest

from gelateria.server.ops.address_limits import BESIDE_SOCKETS, Callers
from gelateria.server.ops.addresses import household, visitor_address
from gelateria.server.settings import Settings

FEW = Settings(http_rate=1, socket_rate=1, most_sockets=2)


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "address"),
    [
        ("192.0.2.1", [], 0, "192.0.2.1"),
        ("127.0.0.1", ["203.0.113.9"], 0, "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.9"], 1, "203.0.113.9"),
        ("127.0.0.1", ["198.51.100.1, 203.0.113.9"], 1, "203.0.113.9"),
        ("127.0.0.1", ["198.51.100.1", "203.0.113.9"], 2, "198.51.100.1"),
        ("127.0.0.1", ["203.0.113.9"], 2, "127.0.0.1"),
        ("127.0.0.1", [], 1, "127.0.0.1"),
        ("127.0.0.1", [" , "], 1, "127.0.0.1"),
        ("::ffff:192.0.2.1", [], 0, "192.0.2.1"),
    ],
)
def test_only_configured_proxies_are_believed(peer: str, forwarded: list[str], proxies: int, address: str) -> None:
    assert visitor_address(peer, forwarded, proxies) == address


def test_a_household_is_one_network() -> None:
    assert household("2001:db8:1:2:aaaa::1") == household("2001:db8:1:2:bbbb::2") != household("2001:db8:1:3::1")


def test_connections_of_one_address_are_few_and_come_slowly() -> None:
    now = [0.0]
    callers = Callers(FEW, lambda: now[0])
    caller = callers.of("192.0.2.1")
    assert sum(callers.may_connect(caller) for _ in range(20)) == 10, "a burst of ten seconds"
    now[0] += 1
    assert [callers.may_connect(caller) for _ in range(2)] == [True, False]
    now[0] += 1000
    caller.connections = 2 + BESIDE_SOCKETS
    assert not callers.may_connect(caller)
    assert callers.may_connect(callers.of("192.0.2.2")), "others are not asked to wait"
    assert callers.turned_away == {"connections": 12}


def test_sockets_of_one_address_are_counted() -> None:
    callers = Callers(FEW, lambda: 0.0)
    caller = callers.of("192.0.2.1")
    assert [callers.enter_socket(caller) for _ in range(3)] == [True, True, False]
    caller.sockets -= 1
    assert callers.enter_socket(callers.of("192.0.2.1"))


def test_who_has_spent_something_or_has_something_open_is_remembered() -> None:
    now = [0.0]
    callers = Callers(FEW, lambda: now[0])
    spent = callers.of("192.0.2.1")
    spent.requests.take(0.0, 5)
    open_ = callers.of("192.0.2.2")
    open_.connections = 1
    rested = callers.of("192.0.2.3")
    for number in range(10):
        callers.of(f"198.51.100.{number}")
    assert callers.of("192.0.2.1") is spent
    assert callers.of("192.0.2.2") is open_
    assert callers.of("192.0.2.3") is not rested
    now[0] += 5
    for number in range(10):
        callers.of(f"203.0.113.{number}")
    assert callers.of("192.0.2.1") is not spent


def test_a_crowd_of_addresses_does_not_fill_the_memory() -> None:
    callers = Callers(FEW, lambda: 0.0, most=50)
    for number in range(1000):
        callers.of(f"2001:db8:{number:x}::").requests.take(0.0)
        assert len(callers) <= 51
