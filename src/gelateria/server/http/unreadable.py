"""uvicorn's HTTP, but that what cannot be read is answered like everything else: with a reason, in the same form."""

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from gelateria.server.errors import Problem
from gelateria.server.http.documented_errors import ErrorBody
from gelateria.server.http.security import HEADERS
from gelateria.server.protocol.encoding import ENCODER

UNREADABLE = ENCODER.encode(ErrorBody(Problem("unclear", "That is no HTTP request, or has a method nobody knows.")))


class RequestProtocol(HttpToolsProtocol):
    """Reads requests."""

    def send_400_response(self, msg: str) -> None:
        """Before any application has seen the request: so headers and body are written here."""
        headers = {
            **HEADERS,
            "content-type": "application/json",
            "content-length": str(len(UNREADABLE)),
            "connection": "close",
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.transport.write(STATUS_LINE[400] + lines.encode("ascii") + b"\r\n" + UNREADABLE)
        self.transport.close()
