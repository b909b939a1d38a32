"""Whatever becomes of the processes in which bots think, the table's turn comes."""

from pathlib import Path
from unittest.mock import patch

from gelateria.server.workers.framing import Reply
from tests.server.tabled import Company, in_company
from tests.server.workers_here import WorkerHere


async def die(worker: WorkerHere, body: bytes) -> Reply:
    raise EOFError


def test_a_bot_that_no_process_could_think_for_is_asked_again_later(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        table, pool, bot = there.table, there.server.thinkers.pool, 1
        assert table.play
        while table.play.awaited != [0]:
            await there.settle()
        with patch.object(WorkerHere, "ask", die):
            while table.play.awaited == [0]:
                await there.ears[0].act()
            await there.until(lambda: pool.failures == 3)
        moves = table.play.match.length
        await there.pass_by(0.9)
        assert (table.play.awaited, table.play.match.length) == ([bot], moves)
        await there.pass_by(0.2)
        await there.until(lambda: table.play and table.play.match.length > moves)
        assert table.play.match.own_moves[moves].by == bot
        assert pool.deaths == 6

    in_company(tmp_path, what, "geizen", 1, bots=1, level="easy")
