"""What the description of the HTTP interface promises holds, whatever is sent (schemathesis)."""

from typing import Any

import nets
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from server.live_server import FORE, LiveServer, lowest

OPERATIONS = [
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/meanings"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/game"),
    ("POST", "/api/tables/{table}/seat"),
    ("GET", "/api/tables/{table}/sheet"),
    ("GET", "/api/tables/{table}/deals/{number}"),
    ("POST", "/api/tables/{table}/watch"),
    ("GET", "/api/watch/{link}"),
    ("GET", "/api/watch/{link}/game"),
    ("GET", "/api/watch/{link}/deals/{number}"),
    ("GET", "/api/deals/{deal}"),
    ("GET", "/api/deals/{deal}/game"),
    ("GET", "/api/deals/{deal}/why/{number}"),
    ("GET", "/api/deals/{deal}/report"),
    ("GET", "/api/mistakes"),
    ("GET", "/api/mistakes/analysis"),
    ("GET", "/api/mistakes/{deal}/{number}"),
    ("POST", "/api/mistakes/{deal}/{number}"),
    ("GET", "/api/lessons"),
    ("GET", "/api/lessons/{name}/game"),
    ("POST", "/api/lessons/{name}"),
    ("GET", "/api/puzzles"),
    ("GET", "/api/puzzles/next"),
    ("GET", "/api/puzzles/{name}"),
    ("POST", "/api/puzzles/{name}"),
    ("GET", "/api/daily/{game}"),
    ("POST", "/api/daily/{game}"),
    ("GET", "/api/same/{link}"),
    ("POST", "/api/same/{link}"),
    ("GET", "/api/same/{link}/game"),
    ("POST", "/api/deals/{deal}/ask"),
    ("GET", "/api/codes/{code}"),
    ("POST", "/api/tables/{table}/code"),
    ("POST", "/api/texts"),
    ("GET", "/api/hall"),
    ("POST", "/api/hall/play"),
    ("POST", "/api/guest/along"),
    ("POST", "/api/guest/take"),
    ("GET", "/api/guest/passkeys"),
    ("POST", "/api/guest/passkeys"),
    ("POST", "/api/guest/passkeys/new"),
    ("POST", "/api/guest/passkeys/ask"),
    ("POST", "/api/guest/passkeys/come"),
    ("DELETE", "/api/guest/passkeys/{number}"),
    ("GET", "/api/guest"),
    ("POST", "/api/guest/alone"),
    ("GET", "/api/guest/data"),
    ("POST", "/api/guest/leave"),
    ("DELETE", "/api/guest"),
    ("POST", "/api/books"),
    ("POST", "/api/books/{key}"),
    ("GET", "/api/books/{key}/board"),
    ("GET", "/api/books/{key}/draw"),
    ("GET", "/api/books/{key}/links"),
    ("POST", "/api/books/{key}/links"),
    ("DELETE", "/api/books/{key}"),
    ("GET", "/api/formats"),
    ("POST", "/api/seasons"),
    ("POST", "/api/events"),
    ("GET", "/api/events"),
    ("GET", "/api/events/{event}"),
    ("GET", "/api/events/{event}/own"),
    ("POST", "/api/events/{event}/own"),
    ("DELETE", "/api/events/{event}/own"),
    ("GET", "/healthz"),
    ("GET", "/readyz"),
]


@pytest.fixture(scope="module")
def schema(server: LiveServer) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"http://{server.host}/api/openapi.json")


def test_every_operation_is_tried(schema: schemathesis.BaseSchema) -> None:
    paths = schema.raw_schema["paths"]
    assert set(OPERATIONS) == {(method.upper(), path) for path in paths for method in paths[path]}


@pytest.mark.parametrize("cases", nets.deals(15, 400, long=40))
@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=range(len(OPERATIONS)))
def test_the_server_keeps_its_promises(
    schema: schemathesis.BaseSchema, method: str, path: str, cases: int
) -> None:
    @settings(max_examples=cases, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=schema[path][method].as_strategy())
    def check(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate()

    check()


def test_real_answers_are_as_described(server: LiveServer, schema: schemathesis.BaseSchema) -> None:
    guest = server.guest()
    table = guest.open(*FORE)
    with guest.play(table) as seat:
        seat.play_on(lowest)
    deal = guest.get(f"/api/tables/{table}/deals/1").json()["id"]
    for path, parameters in (
        ("/api/games", {}),
        ("/api/tables", {}),
        ("/api/tables/{table}", {"table": table}),
        ("/api/tables/{table}/sheet", {"table": table}),
        ("/api/tables/{table}/deals/{number}", {"table": table, "number": 1}),
        ("/api/deals/{deal}", {"deal": deal}),
    ):
        case = schema[path]["GET"].Case(path_parameters=parameters, headers={"cookie": guest.cookie})
        assert 200 == case.call_and_validate().status_code
