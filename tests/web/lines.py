"""The line of a phone, which a test can cut: at once, as of an app put away, or so that nobody notices for long."""

import json

from playwright.sync_api import Page, WebSocketRoute


class Line:
    """A page's way to its table. Lay it before the page comes to one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.signs = 0
        """How often the server has asked this page for a sign of life and got it."""
        self._is_down = self._is_dead = False
        self._under_way: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/tables/*", self._carry)

    def cut(self) -> None:
        """Both ends are told so; nothing gets through until it is mended."""
        self._is_down = True
        for route in self._under_way:
            route.close()
        self._under_way.clear()

    def go_dead(self) -> None:
        """Nothing gets through any more, and nobody is told: a phone in a tunnel."""
        self._is_down = self._is_dead = True

    def mend(self) -> None:
        """Whoever tries again gets through. What was under way before is lost."""
        self._is_down = False

    def _carry(self, route: WebSocketRoute) -> None:
        if self._is_down:
            route.close()
            return
        self._is_dead = False
        server = route.connect_to_server()
        self._under_way.append(route)
        is_lost = False

        def passes() -> bool:
            nonlocal is_lost
            is_lost = is_lost or self._is_dead
            return not is_lost

        def up(frame: str | bytes) -> None:
            if passes():
                server.send(frame)
                self.signs += json.loads(frame)["t"] == "pong"

        def down(frame: str | bytes) -> None:
            if passes():
                route.send(frame)

        route.on_message(up)
        server.on_message(down)
        server.on_close(lambda code, reason: route.close(code=code, reason=reason) if passes() else None)
        route.on_close(lambda code, reason: server.close(code=code, reason=reason) if passes() else None)
