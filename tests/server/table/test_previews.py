"""What each choice would do, asked over the socket."""

from pathlib import Path
from typing import Any

import pytest

from gelateria.engine import Setting
from tests.marks import rule
from tests.server.tabled import Company, Ear, in_company


async def previews_of(ear: Ear) -> dict[str, Any]:
    await ear.ask("preview")
    await ear.table.settled()
    return ear.last("previews")


@rule("table.preview")
def test_they_stand_in_the_order_of_the_choices_and_come_true(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        for _ in range(12):
            mover = there.awaited
            told, snapshot = await previews_of(mover), mover.snapshot
            assert (told["number"], told["decision"]) == (snapshot["number"], snapshot["decision"])
            assert len(told["previews"]) == len(snapshot["choices"])
            preview = told["previews"][-1]
            assert await mover.act(-1) is None
            happened = mover.latest["steps"][-1]["events"]
            assert preview["events"] == happened[: len(preview["events"])]
            assert preview["open"] or preview["events"] == happened

    in_company(tmp_path, what, "gelini-nightlife", 3)


def test_who_is_not_awaited_gets_none(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        other = next(ear for ear in there.ears if ear is not there.awaited)
        assert await other.say("preview") == {
            "code": "conflict",
            "sentence": "It is not your turn.",
            "rule": "table.turn",
        }

    in_company(tmp_path, what, "geizen", 2)


def test_who_watches_gets_none(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        watcher = Ear(there.table, None)
        there.table.join(watcher, None, None, None)
        problem = await watcher.say("preview")
        assert problem
        assert problem["code"] == "forbidden"
        assert not watcher.count("previews")

    in_company(tmp_path, what, "geizen", 2)


def test_who_has_resigned_gets_none(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        mover = there.awaited
        assert await mover.say("resign") is None
        problem = await mover.say("preview")
        assert problem
        assert problem["rule"] == "table.resign"

    in_company(tmp_path, what, "geizen", 3)


def test_to_ask_twice_costs_once_until_something_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    honest = Setting.previews

    def previews(setting: Setting[Any, Any, Any, Any], state: Any, seat: int) -> Any:
        asked.append(seat)
        return honest(setting, state, seat)

    monkeypatch.setattr(Setting, "previews", previews)

    async def what(there: Company) -> None:
        mover = there.awaited
        first, second = await previews_of(mover), await previews_of(mover)
        assert first["previews"] == second["previews"]
        assert asked == [mover.viewer]
        assert await mover.act() is None
        await previews_of(there.awaited)
        assert len(asked) == 2

    in_company(tmp_path, what, "geizen", 2)


def test_a_move_asks_for_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def previews(setting: Setting[Any, Any, Any, Any], state: Any, seat: int) -> Any:
        raise AssertionError("nobody has asked")

    monkeypatch.setattr(Setting, "previews", previews)

    async def what(there: Company) -> None:
        assert await there.awaited.act() is None

    in_company(tmp_path, what, "geizen", 2)


def test_in_rated_games_too(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        assert (await previews_of(there.awaited))["previews"]

    in_company(tmp_path, what, "geizen", 2, rated=True)
