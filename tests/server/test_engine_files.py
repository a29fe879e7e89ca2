"""The engine for the browser is served packed, for ever, and may compile what it brings."""

import asyncio
import gzip
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.types import ASGIApp

from server.live_server import Guest
from tarok.server.http.engine_files import PATIENCE, EngineFiles

CONTENT = b"export const four = 4;" * 99


Get = Callable[..., httpx2.Response]


@pytest.fixture
def get(tmp_path: Path) -> Get:
    """Ask for a file of an engine that is there."""
    for name, content in {"index.json": b"{}", "worker-abc.mjs": CONTENT}.items():
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(content))

    return lambda path, **more: asyncio.run(answered(EngineFiles(tmp_path), path, **more))


async def answered(app: ASGIApp, path: str, **more: Any) -> httpx2.Response:
    async with httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url="http://here") as client:
        return await client.get(path, **more)


@pytest.mark.parametrize(("accepted", "packed"), [("gzip, br", "gzip"), ("identity", None)])
def test_a_file_comes_as_it_can_be_read(get: Get, accepted: str, packed: str | None) -> None:
    answer = get("/worker-abc.mjs", headers={"Accept-Encoding": accepted})

    assert (CONTENT, packed) == (answer.content, answer.headers.get("Content-Encoding"))
    assert answer.headers["Content-Type"].startswith("text/javascript")


@pytest.mark.parametrize(("name", "kept"), [("index.json", "no-cache"), ("worker-abc.mjs", "immutable")])
def test_all_but_the_index_is_kept_for_ever(get: Get, name: str, kept: str) -> None:
    assert kept in get(f"/{name}").headers["Cache-Control"]


@pytest.mark.parametrize(("age", "status"), [(0, 503), (PATIENCE + 1, 404)])
def test_while_the_engine_is_being_built_pages_are_told_to_ask_again(
    tmp_path: Path, age: int, status: int
) -> None:
    mark = tmp_path / "building"
    mark.touch()
    os.utime(mark, (time.time() - age,) * 2)
    app = Starlette(routes=[Mount("/engine", EngineFiles(tmp_path))])
    answer = asyncio.run(answered(app, "/engine/index.json"))

    assert (status, status == 503) == (answer.status_code, "Retry-After" in answer.headers)


@pytest.mark.parametrize("name", ["nothing.mjs", "../app.py", "index.json.gz"])
def test_what_is_not_there_is_not_found(get: Get, name: str) -> None:
    with pytest.raises(Exception, match="404"):
        get(f"/{name}")


def test_webassembly_is_compiled_by_the_engine_alone(guest: Guest) -> None:
    page, engine = (
        guest.get(path).headers["Content-Security-Policy"] for path in ("/", "/engine/index.json")
    )

    assert "wasm" not in page
    assert [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ] == engine.split("; ")


def test_the_engine_that_was_built_is_light() -> None:
    """A phone fetches it once: 5 MB at most, as it is packed."""
    folder = Path(__file__).parents[2] / "src/tarok/server/engine"
    index = json.loads(gzip.decompress((folder / "index.json.gz").read_bytes()))

    assert index["worker"] in index["files"]
    assert 5_000_000 > sum((folder / f"{name}.gz").stat().st_size for name in index["files"])
