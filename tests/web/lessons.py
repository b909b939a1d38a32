"""Any lesson of a guide, opened at once: the page is told of it as if the learner had come all the way."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, Route

from gelateria.engine import find_game
from gelateria.learn.guides import Walk, walk
from gelateria.learn.scenes import Lesson
from tests.web.tables import follow

LEAVE = """async () => {
    history.pushState(null, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((left) => setTimeout(left));
}"""
"""Away from the guide, without loading anything: whoever comes back begins anew."""


class Stop(NamedTuple):
    """A lesson, and a way that leads to it."""

    lesson: Lesson
    way: list[Any]


def stops(slug: str) -> Iterator[Stop]:
    """All lessons of a game's guide, one after the other; the first choice is taken always."""
    way: list[Any] = []
    walking = walk(find_game(slug), ())
    number = -1
    while True:
        if walking.number != number:
            number = walking.number
            yield Stop(walking.lesson, msgspec.to_builtins(way))
        if walking.over:
            return
        way.append(_step(walking))
        walking.go_on(way[-1])


def _step(walking: Walk) -> Any:
    choices = walking.choices()
    return choices[0].action if choices else None


class Guided:
    """A page whose guide begins wherever it is told to."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._before: list[Any] = []
        page.route("**/api/games/*/guide", self._go_on)

    def _go_on(self, route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({"way": [*self._before, *asked.get("way", [])]}))

    def open(self, slug: str, stop: Stop) -> None:
        self._before = stop.way
        if self.page.url.startswith("http"):
            self.page.evaluate(LEAVE)
        follow(self.page, f"/guide/{slug}")
        self.page.locator(f'[data-lesson="{stop.lesson.id}"] > *').first.wait_for()
