"""Where the server is: behind a proxy that sees to TLS, at an address that the one who runs it has said."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import InvalidStatus

from server.conftest import PARTS
from server.live_server import FORE, Guest, LiveServer
from tarok.server.core.settings import Settings
from tarok.server.http.proxies import believing
from tarok.server.main import configured

HOME = "https://tarok.example"
SETTINGS = Settings(public_url=HOME, trusted_proxies=("127.0.0.1",))
PAGE = '<meta property="og:image" content="/preview.png" /><meta name="public-url" content="" />'


class Behind(LiveServer):
    """A server that believes who is in front of it."""

    def configured(self, app: FastAPI) -> uvicorn.Config:
        return configured(app, SETTINGS)


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text(PAGE)
    (folder / "card.svg").write_text("<svg/>")
    return folder


@pytest.fixture(scope="module")
def server(new_database: Callable[[], str], page: Any) -> Iterator[LiveServer]:
    with Behind(new_database(), page=page, settings=SETTINGS, **PARTS) as server:
        yield server


def by_tls(guest: Guest, method: str, path: str, **more: Any) -> httpx2.Response:
    return guest.call(method, path, headers={"X-Forwarded-Proto": "https"}, **more)


async def seen(settings: Settings, client: tuple[str, int] | None, **headers: str) -> tuple[object, object]:
    """Return who calls, and how, as the application sees it."""
    found: list[Any] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        found.append((scope["client"], scope["scheme"]))

    told = [(f"x-forwarded-{name}".encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "client": client, "scheme": "http", "headers": [*told]}
    nothing: Any = None
    await believing(app, settings)(scope, nothing, nothing)
    return found[0]


@pytest.mark.parametrize(
    ("settings", "client", "headers", "known"),
    [
        (Settings(), ("127.0.0.1", 9), {"for": "1.2.3.4", "proto": "https"}, (("127.0.0.1", 9), "http")),
        (SETTINGS, ("127.0.0.2", 9), {"for": "1.2.3.4", "proto": "https"}, (("127.0.0.2", 9), "http")),
        (SETTINGS, ("127.0.0.1", 9), {"for": "1.2.3.4", "proto": "https"}, (("1.2.3.4", 0), "https")),
        (SETTINGS, ("127.0.0.1", 9), {"for": "6.6.6.6, 1.2.3.4"}, (("1.2.3.4", 0), "http")),
        (SETTINGS, ("127.0.0.1", 9), {"for": "6.6.6.6, 1.2.3.4, 127.0.0.1"}, (("1.2.3.4", 0), "http")),
        (SETTINGS, None, {"for": "1.2.3.4", "proto": "https"}, (("unix", 0), "http")),
        (
            Settings(uds=Path("/tarok")),
            None,
            {"for": "6.6.6.6, 1.2.3.4", "proto": "https"},
            (("1.2.3.4", 0), "https"),
        ),
    ],
    ids=["nobody", "another", "trusted", "made up", "two", "no socket of ours", "socket"],
)
def test_only_those_are_believed_who_are_trusted(
    settings: Settings, client: Any, headers: dict[str, str], known: tuple[object, object]
) -> None:
    assert known == asyncio.run(seen(settings, client, **headers))


def test_by_tls_a_cookie_comes_back_by_tls_alone(server: LiveServer) -> None:
    said = by_tls(server.guest(), "POST", "/api/tables", json={"game": "toy"}).headers["set-cookie"].lower()
    assert "secure" in said.split("; ")


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/card.svg", 200), ("/api/games", 200), ("/api/x", 404), ("/nowhere", 404)],
)
def test_whoever_came_by_tls_is_to_come_by_tls_for_a_year(server: LiveServer, path: str, status: int) -> None:
    answers = server.guest().get(path), by_tls(server.guest(), "GET", path)
    assert [status] * 2 == [answer.status_code for answer in answers]
    assert [None, "max-age=31536000"] == [a.headers.get("strict-transport-security") for a in answers]


@pytest.mark.parametrize(
    ("origin", "at_home"),
    [
        (HOME, True),
        ("HTTPS://TAROK.example", True),
        ("http://tarok.example", False),
        ("https://tarok.example:8443", False),
        ("https://tarok.example.evil", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_pages_of_the_public_address_alone_are_ours(server: LiveServer, origin: str, at_home: bool) -> None:
    guest = server.guest()
    table = guest.open()
    asked = guest.call("POST", "/api/tables", json={"game": "toy"}, headers={"Origin": origin})
    assert (200 if at_home else 403) == asked.status_code
    assert at_home or {"error": "elsewhere"} == asked.json()
    if at_home:
        with guest.play(table, origin=origin) as seat:
            assert "state" == seat.hear()["type"]
    else:
        with pytest.raises(InvalidStatus), guest.play(table, origin=origin):
            pass


def test_the_page_is_told_where_it_invites_people_to(server: LiveServer) -> None:
    picture, home = f'property="og:image" content="{HOME}/preview.png"', f'name="public-url" content="{HOME}"'
    told = f"<meta {picture} /><meta {home} />"
    assert [told, told] == [server.guest().get(path).text for path in ("/", "/table/k3v9")]


def test_passkeys_belong_to_the_public_address(server: LiveServer) -> None:
    guest = server.guest()
    guest.open()
    made = guest.post("/api/guest/passkeys/new", {"name": "Ana"}).json()
    assert "tarok.example" == made["rp"]["id"]


def test_a_page_of_another_site_that_is_not_let_in_is_told_what_ours_never_do(server: LiveServer) -> None:
    guest = server.guest()
    with (
        pytest.raises(InvalidStatus) as refused,
        guest.play(guest.open(*FORE), headed={"Origin": "http://evil"}),
    ):
        pass
    told = refused.value.response
    assert 403 == told.status_code
    assert "frame-ancestors 'none'" in told.headers["content-security-policy"]
    assert "nosniff" == told.headers["x-content-type-options"]
