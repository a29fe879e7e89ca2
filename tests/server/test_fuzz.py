"""What the description of the HTTP interface promises holds, whatever is sent (schemathesis)."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from server.house import House

OPERATIONS = [
    ("GET", "/api/games"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/seat"),
    ("GET", "/api/tables/{table}/sheet"),
    ("GET", "/api/tables/{table}/deals/{number}"),
    ("GET", "/api/deals/{deal}"),
    ("GET", "/healthz"),
]


@pytest.fixture(scope="module")
def schema(house: House) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"http://{house.host}/api/openapi.json")


def test_every_operation_is_tried(schema: schemathesis.BaseSchema) -> None:
    paths = schema.raw_schema["paths"]
    assert set(OPERATIONS) == {(method.upper(), path) for path in paths for method in paths[path]}


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=range(len(OPERATIONS)))
def test_the_server_keeps_its_promises(schema: schemathesis.BaseSchema, method: str, path: str) -> None:
    @settings(max_examples=100, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=schema[path][method].as_strategy())
    def check(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate()

    check()
