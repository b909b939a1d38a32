"""Who does the work of a long run, from the words of a command line."""

from dataclasses import dataclass

from cyclopts import Parameter

from gelateria.cli.options.choosing import Positive
from gelateria.cli.options.failing import Unclear
from gelateria.lab import Backend, Workers


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class WorkerOptions:
    """Who plays: this machine or a cluster."""

    jobs: Positive | None = None
    """How many processes play; by default as many as pay for themselves."""
    backend: Backend = "joblib"
    """Who hands out the work: joblib on this machine, dask or ray on a cluster."""
    address: str = ""
    """Where the cluster is; without one, dask and ray begin one on this machine."""

    def workers(self) -> Workers:
        """All that is said about who works, if it makes sense together."""
        if self.address and self.backend == "joblib":
            raise Unclear("An --address is a cluster's: say which kind it is by --backend dask or --backend ray.")
        if self.address and self.jobs is not None:
            raise Unclear("How many work on a cluster is the cluster's affair: leave out --jobs, or the --address.")
        return Workers(self.backend, self.address, self.jobs)


ON_THIS_MACHINE = WorkerOptions()
