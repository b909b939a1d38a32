"""What a server counts while it runs; the rest is asked when somebody wants to know."""


class Metrics:
    """Counters of this process."""

    def __init__(self) -> None:
        self.commands = 0
        self.requests: dict[tuple[str, int], int] = {}
        self.stalls = 0
        self.stalled_seconds = 0.0

    def request(self, method: str, status: int) -> None:
        self.requests[method, status] = self.requests.get((method, status), 0) + 1
