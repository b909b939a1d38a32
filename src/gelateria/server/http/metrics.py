"""What can be counted about a running server, in the form that Prometheus reads."""

from collections.abc import Iterable

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from gelateria.server.errors import not_found
from gelateria.server.http.dependencies import address_of
from gelateria.server.ops.addresses import household
from gelateria.server.server import Server


@get("/metrics", include_in_schema=False)
async def metrics(request: Request, state: State) -> Response[bytes]:  # type: ignore[type-arg]
    """For Prometheus, on this machine: how busy a table is, is nobody else's business."""
    if address_of(request) not in map(household, state.core.settings.counters_for):
        raise not_found("page")
    return Response(exposition(state.core), media_type="text/plain; version=0.0.4; charset=utf-8")


class Collector:
    """Asks a server."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def collect(self) -> Iterable[Metric]:
        server, metrics = self.server, self.server.metrics
        yield _counter("commands", "Commands received over sockets.", metrics.commands)
        yield _counter("writes", "Rows and changes made durable.", server.writer.writes)
        yield _counter("commits", "Commits that made them so.", server.writer.commits)
        yield _gauge("writes_waiting", "Writes that wait for the next commit.", server.writer.backlog)
        yield _counter(
            "database_failures", "What was asked of the database and it did not do.", server.availability.failures
        )
        yield _gauge("database_away", "Whether it is away: 1 or 0.", server.availability.since is not None)
        yield _gauge(
            "sign_of_life_seconds", "How old the last sign of life is.", server.clock.now() - server.uptime.last
        )
        yield _gauge("connections", "Connections of all kinds.", server.callers.connections)
        yield _gauge("sockets", "Sockets at tables.", len(server.connections))
        yield _gauge("lobby_sockets", "Sockets in the lobby.", len(server.bystanders))
        yield _counter("stalls", "Times the event loop stood still.", metrics.stalls)
        yield _counter("stalled_seconds", "For so long altogether.", metrics.stalled_seconds)
        yield _counter("bot_decisions", "Decisions that bots made.", server.thinkers.decisions)
        yield _counter("bot_failures", "Bots that did not answer.", server.thinkers.failures)
        yield _counter("bot_seconds", "Seconds that bots thought.", server.thinkers.seconds)
        chores = CounterMetricFamily("gelateria_chore_failures", "Chores that failed.", labels=["chore"])
        for chore, count in server.chores.failures.items():
            chores.add_metric((chore,), count)
        yield chores
        yield _gauge("bots_waiting", "Decisions and hints that wait for a process.", server.thinkers.pool.waiting)
        yield _gauge(
            "hints_waiting", "People who wait for their turn to have a hint.", server.registry.bots.hint_turns.waiting
        )
        deaths = CounterMetricFamily(
            "gelateria_worker_deaths", "Processes that ended though nobody had told them to.", labels=["duty"]
        )
        for duty, pool in (("bots", server.thinkers.pool), ("records", server.replays.pool)):
            deaths.add_metric([duty], pool.deaths)
        yield deaths
        tables = GaugeMetricFamily("gelateria_tables", "Tables in memory.", labels=["game", "status"])
        counts: dict[tuple[str, str], int] = {}
        for table in server.registry.tables.values():
            key = table.plan.game, table.status
            counts[key] = counts.get(key, 0) + 1
        for labels, count in counts.items():
            tables.add_metric(labels, count)
        yield tables
        requests = CounterMetricFamily("gelateria_requests", "Answers over HTTP.", labels=["method", "status"])
        for (method, status), count in metrics.requests.items():
            requests.add_metric((method, str(status)), count)
        yield requests
        turned_away = CounterMetricFamily("gelateria_turned_away", "What was too much.", labels=["what"])
        for what, count in server.callers.turned_away.items():
            turned_away.add_metric((what,), count)
        yield turned_away


def exposition(server: Server) -> bytes:
    """All of it as text."""
    counted = CollectorRegistry(auto_describe=False)
    counted.register(Collector(server))
    return generate_latest(counted)


def _counter(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(f"gelateria_{name}", about, value=value)


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(f"gelateria_{name}", about, value=value)
