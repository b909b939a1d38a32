"""A public beacon on this machine: it signs rounds with a key of its own, as drand's would, whenever it is asked."""

import hashlib
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from py_ecc.bls.hash_to_curve import hash_to_G1
from py_ecc.bls.point_compression import compress_G1, compress_G2
from py_ecc.optimized_bls12_381.optimized_curve import G2, multiply

from gelateria.engine.beacon import DOMAIN, Beacon

SECRET = 0x6E6F626F6479206B6E6F7773
OWNER = compress_G2(multiply(G2, SECRET))
BEACON = Beacon(f"{OWNER[0]:096x}{OWNER[1]:096x}", genesis=999_000, period=3)
"""Known to nobody but these tests; its genesis is some time before their clocks begin."""


def signature_of(number: int) -> str:
    message = hashlib.sha256(number.to_bytes(8, "big")).digest()
    hashed = hash_to_G1(message, DOMAIN, hashlib.sha256)  # type: ignore[arg-type]  # they mean what makes a hash
    return f"{compress_G1(multiply(hashed, SECRET)):096x}"


class LoopbackBeacon:
    """Where it is, what it was asked, and how it answers."""

    def __init__(self) -> None:
        self.address = ""
        self.asked: list[int] = []
        self.refused = 0
        self.is_down = False
        self.lies = False

    def answer(self, number: int) -> str:
        """As the HTTP interface of drand does; one that lies tells what it signed in another round."""
        self.asked.append(number)
        return json.dumps({"round": number, "signature": signature_of(number + self.lies), "randomness": ""})

    @property
    def settings(self) -> dict[str, object]:
        """Of a server that asks this one."""
        own = {"beacon_key": BEACON.key, "beacon_genesis": BEACON.genesis, "beacon_period": BEACON.period}
        return {"beacon": self.address, **own}


@contextmanager
def loopback_beacon() -> Iterator[LoopbackBeacon]:
    beacon = LoopbackBeacon()

    class Answering(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            chain, public, number = self.path.strip("/").split("/")
            good = (chain, public, beacon.is_down) == ("chain", "public", False)
            beacon.refused += not good
            self.send_response(200 if good else 503)
            self.end_headers()
            if good:
                self.wfile.write(beacon.answer(int(number)).encode())

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Answering) as server:
        beacon.address = f"http://127.0.0.1:{server.server_port}/chain"
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield beacon
        server.shutdown()
        thread.join()
