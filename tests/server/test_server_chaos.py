"""Three servers and two workers on one PostgreSQL: whatever of them is killed, nothing acknowledged is lost."""

from __future__ import annotations

from tests.postgres import Postgres
from tests.server.chaos import Chaos


async def test_servers_workers_and_the_database_die_and_every_table_goes_on(postgres: Postgres) -> None:
    chaos = Chaos(postgres, servers=3, workers=2, tables=2, seed=7)
    figures = await chaos.run(["worker", "database", "server"])
    assert figures.lost == 0
    assert figures.twice == 0
    # How many there are and how soon each goes on is the machine's business here; `make soak-server` measures it.
    assert figures.games >= 1
    assert figures.moves > 20
    assert figures.longest < 60, figures.pauses
    for process in chaos.processes:
        assert "Traceback" not in process.stderr, process.stderr
