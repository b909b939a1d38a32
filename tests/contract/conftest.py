"""The fixture that runs a contract test once for every table."""

import pytest

from tests.contract.tables import TABLES, AnySetting, Table


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found


@pytest.fixture
def setting(table: Table) -> AnySetting:
    return table.setting()
