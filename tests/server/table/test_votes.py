"""Asking the others: what is carried is written before anybody is told so, and what is overtaken is no longer asked."""

from pathlib import Path

from gelateria.server.protocol.messages import Vote
from tests.server.tabled import Company, Ear, in_company


async def undoable(there: Company) -> Ear:
    """Play until somebody could take their move back, and return them."""
    for _ in range(200):
        for ear in there.ears:
            if ear.snapshot["can_undo"]:
                return ear
        assert await there.awaited.act() is None
    raise AssertionError("nothing could ever be taken back")


def test_who_takes_back_alone_asks_nobody_any_more(tmp_path: Path) -> None:
    async def visit(there: Company) -> None:
        ear = await undoable(there)
        other = next(one for one in there.ears if one is not ear)
        assert await ear.say("propose", what="undo") is None
        poll = other.last("poll")
        assert poll["open"]
        assert await ear.say("undo") is None
        assert not other.last("poll")["open"]
        assert other.last("poll")["outcome"] == "overtaken"
        assert there.table.play
        before = there.table.play.entries
        problem = await other.say("vote", poll=poll["poll"], yes=True)
        assert problem
        assert problem["sentence"] == "Nothing is asked."
        assert there.table.play.entries == before

    in_company(tmp_path, visit, "geizen", 2)


def test_one_answer_to_one_vote_when_the_game_is_over(tmp_path: Path) -> None:
    async def visit(there: Company) -> None:
        first, second = there.ears
        assert await first.say("propose", what="end") is None
        poll = second.last("poll")["poll"]
        assert there.table.play
        while not there.table.play.over:
            assert await there.awaited.act() is None
        await there.settle()
        assert await second.say("vote", poll=poll, yes=True)
        number = second.last("refused")["n"]
        assert [m["t"] for m in second.heard if m.get("n") == number] == ["refused"]

    in_company(tmp_path, visit, "geizen", 2)


def test_the_last_vote_is_acknowledged_when_what_it_carried_is_written(tmp_path: Path) -> None:
    async def visit(there: Company) -> None:
        first, second = there.ears
        assert await first.say("propose", what="end") is None
        vote = Vote(50, second.last("poll")["poll"], True)
        acks = second.count("ack")
        there.table.receive(second, second.viewer, vote)
        assert second.count("ack") == acks, "not before it is written"
        assert await second.repeat(vote) is None
        assert there.table.play
        assert there.table.play.over
        assert second.last("ack")["n"] == 50

    in_company(tmp_path, visit, "geizen", 2)


def test_a_question_that_is_not_answered_is_dropped(tmp_path: Path) -> None:
    async def visit(there: Company) -> None:
        first, second = there.ears
        assert await first.say("propose", what="end") is None
        assert (await second.say("propose", what="end") or {})["code"] == "conflict"
        await there.pass_by(61)
        for ear in there.ears:
            assert not ear.last("poll")["open"]
            assert ear.last("poll")["outcome"] == "lapsed", "whoever asked hears it too"
        assert await second.say("propose", what="end") is None

    in_company(tmp_path, visit, "geizen", 2)
