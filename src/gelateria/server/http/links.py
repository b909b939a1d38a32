"""Links that lead here: by the address that was set, or by one that is surely this server's.

Whoever asks says in the Host header where they think they are. A link must not repeat that unseen: it is handed on to
people who believe that it leads to us.
"""

import ipaddress
import socket
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from gelateria.server.errors import Refused
from gelateria.server.http.security import allowed_origins
from gelateria.server.ops.network import EVERYWHERE, network_address
from gelateria.server.settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def base_address(connection: AnyConnection, settings: Settings) -> str:
    """What links to this server begin with; Refused behind a proxy whose name nobody has told us."""
    if settings.address:
        return settings.address.rstrip("/")
    told = connection.headers.get("host", "").lower()
    for origin in allowed_origins(settings):
        if urlsplit(origin).netloc.lower() == told:
            return origin
    own_host, own_port = connection.scope["server"] or ("", None)
    try:
        asked = urlsplit(f"//{told}")
        name, port = asked.hostname or "", asked.port
    except ValueError:
        name, port = "", None
    if name and (name in known_names(settings.host) or is_same_machine(name, own_host)):
        name = for_others(name, settings)
        return f"{scheme_of(connection, settings)}://{bracketed(name)}{f':{port}' if port else ''}"
    if settings.proxies:
        raise Refused(409, "conflict", "This server does not know its own address; its host sets GELATERIA_ADDRESS.")
    return f"http://{bracketed(own_host)}:{own_port}"


def for_others(name: str, settings: Settings) -> str:
    """Whoever opened the page on the server's own machine invites others, who must not look for it on theirs."""
    if settings.host not in EVERYWHERE or settings.proxies or not (name == "localhost" or is_same_machine(name, "")):
        return name
    return network_address() or name


def is_same_machine(name: str, own_host: str) -> bool:
    """Whether this is a number of our own: of the loopback, or the one at which this very request arrived."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or name == own_host


@cache
def known_names(bound: str) -> frozenset[str]:
    """The names of this machine, as far as it knows them itself."""
    own = socket.gethostname().lower()
    return frozenset({"localhost", own, f"{own}.local", bound.lower()}) - EVERYWHERE


def scheme_of(connection: AnyConnection, settings: Settings) -> str:
    """Nobody speaks TLS to this server itself; a proxy tells how it was spoken to."""
    told = connection.headers.get("x-forwarded-proto", "") if settings.proxies else ""
    return "https" if told.rpartition(",")[2].strip().lower() == "https" else "http"


def bracketed(name: str) -> str:
    return f"[{name}]" if ":" in name else name
