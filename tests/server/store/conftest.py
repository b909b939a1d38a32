"""A PostgreSQL for the tests that need one."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.postgres import a_postgres, new_database


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with a_postgres() as address:
        yield address


@pytest.fixture
def database(postgres: str, request: pytest.FixtureRequest) -> str:
    return asyncio.run(new_database(postgres, request.node.name[-40:]))
