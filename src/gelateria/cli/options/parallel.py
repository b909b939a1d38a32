"""Who does the work of a long run, from the words of a command line."""

from typing import Annotated

from cyclopts import Parameter

from gelateria.cli.options.failing import Unclear
from gelateria.lab import Backend, Crew

Clusters = Annotated[Backend, Parameter(name="--backend")]


def read_crew(backend: Backend, address: str, jobs: int | None) -> Crew:
    """All that is said about who works, if it makes sense together."""
    if address and backend == "joblib":
        raise Unclear("An --address is a cluster's: say which kind it is by --backend dask or --backend ray.")
    if address and jobs is not None:
        raise Unclear("How many work on a cluster is the cluster's affair: leave out --jobs, or the --address.")
    return Crew(backend, address, jobs)
