"""Where this machine is found by others in its network."""

import ipaddress
import socket
from collections.abc import Iterator
from contextlib import suppress

EVERYWHERE = {"0.0.0.0", "::", ""}
"""What a server listens on that is open to the network."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address of nobody's, reserved for examples. Nothing is sent there: the system only tells which way it would go."""


def network_address() -> str | None:
    """The address of this machine that a phone in the same network can open; None where it has none."""
    return next((address for address in _addresses() if _is_of_use(address)), None)


def _addresses() -> Iterator[str]:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        way_out.connect(SOMEWHERE)
        yield way_out.getsockname()[0]
    with suppress(OSError):
        for _, _, _, _, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(place[0])


def _is_of_use(address: str) -> bool:
    number = ipaddress.ip_address(address)
    return not (number.is_loopback or number.is_unspecified or number.is_link_local)
