"""Nobody sends us deeper than we come back from."""

import time

import pytest

from server.live_server import Guest
from tarok.server.core.json_depth import DEEPEST, too_deep


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        (b"[" * DEEPEST + b"]" * DEEPEST, False),
        (b"[" * (DEEPEST + 1), True),
        (b'{"a":' * (DEEPEST + 1), True),
        (b"[]" * 1000, False),
        (b'"' + b"[" * 1000 + b'"', False),
        (rb'["\"' + b"[" * 1000 + b'"]', False),
        (rb'["\\"' + b"[" * 1000, True),
        (b'"' + b"[" * 1000, False),  # it is never closed, so it is no JSON at all
        (b"", False),
        (b"\xff\xfe[", False),
    ],
)
def test_brackets_count_and_what_stands_in_strings_does_not(text: bytes, deep: bool) -> None:
    assert deep == too_deep(text)


def test_looking_takes_no_time_whatever_there_is_to_see() -> None:
    begun = time.process_time()
    for piece in (b"[", b'"', b'\\"', b"\\", b'"a":{', b"[]"):
        too_deep(piece * (65_536 // len(piece)))
    assert time.process_time() - begun < 2


@pytest.mark.parametrize("depth", [DEEPEST, 500, 980, 990, 1000, 15_000])
def test_a_request_that_goes_deeper_is_refused(guest: Guest, depth: int) -> None:
    nested = "[" * depth + "]" * depth
    wanted = f'{{"game":"toy","options":{{"x":{nested}}}}}'
    answer = guest.call("POST", "/api/tables", content=wanted, headers={"content-type": "application/json"})
    assert 422 == answer.status_code
    assert answer.json()["error"] == "garbled"
    # As it stands in the URL, for `params` would write three characters for each bracket.
    found = guest.get(f'/api/hall?game=toy&options={{"x":{nested[:2042]}}}')
    assert (404, "options") == (found.status_code, found.json()["error"])


def test_a_url_that_is_long_is_refused_before_it_is_read(guest: Guest) -> None:
    for brackets, refused in ((2043, (422, "garbled")), (4000, (422, "garbled")), (4100, (414, "too_large"))):
        found = guest.get(f'/api/hall?game=toy&options={{"x":{"[" * brackets}}}')
        assert refused == (found.status_code, found.json()["error"])
