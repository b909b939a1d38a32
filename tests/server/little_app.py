"""An app with some routes only, and whatever of the server they ask for."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.testing import TestClient

from gelateria.server.errors import Refused
from gelateria.server.http.documented_errors import ErrorBody


def tell(_: Request[Any, Any, Any], refusal: Refused) -> Response[ErrorBody]:
    return Response(ErrorBody(refusal.problem), status_code=refusal.status)


@contextmanager
def little_app(routes: Sequence[Any], starts: Sequence[Any] = (), **core: Any) -> Iterator[TestClient[Litestar]]:
    """A client of it; what `starts` is started before and stopped after."""
    app = Litestar(
        list(routes),
        path="/api",
        state=State({"core": SimpleNamespace(**core)}),
        exception_handlers={Refused: tell},
        on_startup=[part.start for part in starts],
        on_shutdown=[part.stop for part in starts],
    )
    with TestClient(app) as client:
        yield client
