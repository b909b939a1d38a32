"""Whoever watches has a name, signs what they say with it, and everybody sees who they are."""

from pathlib import Path

from gelateria.server.table.spectators import MOST_NAMED
from tests.server.table.test_arranging import Evening, in_the_evening, told
from tests.server.tabled import Ear


def test_a_spectator_has_a_name_that_nobody_else_here_has_and_signs_with_it(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        assert (told(ears[0])["watchers"], told(ears[0])["watching"]) == (1, ["Wanda"])
        liar = Ear(there.table, None)
        liar.person, liar.name = "Zoe", "Ada"
        there.table.join(liar, None, None, None)
        assert liar.last("welcome")["name"] == "Ada 2"
        assert await liar.say("say", text="I am the host!") is None
        for ear in ears:
            assert (ear.last("chat")["name"], ear.last("chat")["seat"]) == ("Ada 2", None)
            assert told(ear)["watching"] == ["Wanda", "Ada 2"]
        assert there.table.spectators.rename("Zoe", "Wanda") == "Wanda 2"
        assert told(ears[1])["watching"] == ["Wanda", "Wanda 2"]

    in_the_evening(tmp_path, scene)


def test_two_windows_are_one_spectator_and_of_very_many_only_some_are_named(tmp_path: Path) -> None:
    async def scene(there: Evening, ears: list[Ear]) -> None:
        second = Ear(there.table, None, "another tab")
        second.person, second.name = "Wanda", "Wanda"
        there.table.join(second, None, None, None)
        assert told(ears[0])["watchers"] == 1
        there.table.leave(second, None)
        assert told(ears[0])["watching"] == ["Wanda"]
        crowd = [Ear(there.table, None, f"tab {number}") for number in range(30)]
        for number, ear in enumerate(crowd):
            ear.person, ear.name = f"person {number}", "Ada"
            there.table.join(ear, None, None, None)
        assert (told(ears[0])["watchers"], len(told(ears[0])["watching"])) == (31, MOST_NAMED)
        there.table.leave(ears[2], None)
        assert "Wanda" not in told(ears[0])["watching"]

    in_the_evening(tmp_path, scene)
