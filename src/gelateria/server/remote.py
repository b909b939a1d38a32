"""stub"""


class RemoteBots:
    def notify(self, person: str, line: bytes) -> None: ...
