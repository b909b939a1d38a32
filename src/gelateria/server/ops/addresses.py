"""Where somebody comes from, as far as it can be trusted."""

import ipaddress
from collections.abc import Sequence
from functools import lru_cache


def visitor_address(peer: str, forwarded: Sequence[str], proxies: int) -> str:
    """The address that limits count: the peer's, or behind proxies the last one they vouch for.

    `forwarded` are the X-Forwarded-For headers. Without proxies nobody vouches for them, whoever the peer is.
    """
    if proxies:
        told = [hop.strip() for hop in ",".join(forwarded).split(",") if hop.strip()]
        if len(told) >= proxies:
            return household(told[-proxies])
    return household(peer)


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """The address that stands for all of a household, which has a whole IPv6 network of them."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return str(parsed)
