"""The browser client, as it was built: one page for all its addresses, and files that never change under their name.

Without it (`make web` builds it, a wheel has it inside) the front page says so, and everything else works.
"""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from gelateria.server.errors import not_found

BUILT = Path(__file__).parents[1] / "web"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
AT_THE_ROOT = [
    "sw.js",
    "manifest.webmanifest",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "icon-touch.png",
    "offline.html",
    "offline.css",
    "offline.js",
]
FOR_PROGRAMS = ("/api/", "/ws/", "/assets/", "/.well-known/")
"""What is not found under these is told as JSON."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How a file may lie there a second time, smaller; the smallest first."""
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gelateria</title>
<h1>Gelateria is open, but its tables cannot be seen yet</h1>
<p>The server runs. What is missing is the browser client, which is built from <code>web/</code> with Node 20:</p>
<pre>make web</pre>
<p>Then load this page again. Installed packages have it inside.
Programs find the interface at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>,
and <code>gelateria</code> in a terminal plays without a browser.</p>
"""

AnyRequest = Request[Any, Any, State]


class Kept(NamedTuple):
    """A file with its smaller twins, in memory: there are few, and they are small."""

    kind: str
    plain: bytes
    small: dict[str, bytes]
    """By the name of the encoding."""


@cache
def read_all(folder: Path) -> dict[str, Kept]:
    """Everything that was built, by its path; what is not listed here is never read."""
    return {
        path.relative_to(folder).as_posix(): Kept(
            KINDS[path.suffix],
            path.read_bytes(),
            {name: twin.read_bytes() for name, end in ENCODINGS.items() if (twin := Path(f"{path}{end}")).is_file()},
        )
        for path in sorted(folder.rglob("*"))
        if path.suffix in KINDS
    }


def answer(request: AnyRequest, path: str, keep: str) -> Response[bytes]:
    """A built file, as small as the visitor's browser understands."""
    kept = read_all(BUILT).get(path)
    if kept is None:
        raise not_found("page")
    offers = {offer.partition(";")[0].strip() for offer in request.headers.get("accept-encoding", "").split(",")}
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    for name, body in kept.small.items():
        if name in offers:
            return Response(body, media_type=kept.kind, headers={**headers, "content-encoding": name})
    return Response(kept.plain, media_type=kept.kind, headers=headers)


def the_client(request: AnyRequest) -> Response[Any]:
    if "index.html" not in read_all(BUILT):
        return Response(NOT_BUILT, media_type=MediaType.HTML, headers={"cache-control": "no-store"})
    return answer(request, "index.html", ASK_AGAIN)


@get(
    ["/", "/table/{table:str}", "/rules/{game:str}", "/guide/{game:str}", "/replay"],
    include_in_schema=False,
    name="client",
)
async def client(request: AnyRequest) -> Response[Any]:
    """The client itself: it reads the address and knows what to show."""
    return the_client(request)


def is_for_people(request: AnyRequest) -> bool:
    """Whether a browser asks for a page there, and not a program, nor a page for one of its parts."""
    return request.method == "GET" and not request.url.path.startswith(FOR_PROGRAMS)


def lost_page(request: AnyRequest) -> Response[Any]:
    """The client, which says that there is nothing at this address."""
    page = the_client(request)
    page.status_code = 404
    return page


@get("/assets/{name:path}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[Path]) -> Response[bytes]:
    """What the client is made of. The name has a fingerprint of the content, so it may be kept for ever."""
    return answer(request, f"assets/{str(name).lstrip('/')}", FOR_EVER)


@get([f"/{name}" for name in AT_THE_ROOT], include_in_schema=False, name="at-the-root")
async def at_the_root(request: AnyRequest) -> Response[bytes]:
    """What browsers look for at fixed places."""
    return answer(request, request.url.path.lstrip("/"), ASK_AGAIN)


ROUTES = [client, asset, at_the_root]
