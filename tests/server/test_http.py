"""Making and finding tables: docs/protocol.md."""

import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2
import pytest

from server.conftest import PARTS
from server.live_server import Guest, LiveServer, lowest
from tarok.server.room.room_registry import RoomRegistry

TABLE = {"game": "toy"}


def test_the_server_is_there(guest: Guest) -> None:
    assert {"ok": True} == guest.get("/healthz").json()


def test_the_games_come_with_their_options(guest: Guest) -> None:
    (game,) = guest.get("/api/games").json()
    assert ("toy", 2, 3) == tuple(game[name] for name in ("key", "seats", "places"))
    assert ["♥4", "♥K", "Š"] == [game["faces"][card] for card in (0, 7, 53)]
    assert 54 == len(game["worth"])
    prize, mood, endless = game["options"]
    assert {
        "name": "prize",
        "default": 1,
        "values": [],
        "least": 1,
        "most": 9,
        "clause": "TOY-03",
    } == prize
    assert ("merry", {"grave", "merry"}) == (mood["default"], set(mood["values"]))
    assert (False, [False, True]) == (endless["default"], endless["values"])


def test_the_meanings_of_options_are_told_to_whoever_asks(guest: Guest) -> None:
    told = guest.get("/api/games/toy/meanings").json()
    assert ("points for a trick", "") == (told["prize"], told["endless"])
    assert {"prize", "mood", "endless"} == set(told)
    unknown = guest.get("/api/games/chess/meanings")
    assert (404, {"error": "no_game"}) == (unknown.status_code, unknown.json())


@pytest.mark.parametrize("path", ["/api/games", "/api/openapi.json"])
def test_what_is_ready_made_is_the_same_packed_and_not(guest: Guest, path: str) -> None:
    packed, plain = (
        httpx2.get(f"http://{guest.host}{path}", headers={"Accept-Encoding": encoding}, verify=False)
        for encoding in ("gzip", "identity")
    )
    assert packed.json() == plain.json()
    assert ("gzip", None) == (packed.headers.get("Content-Encoding"), plain.headers.get("Content-Encoding"))
    assert all("Accept-Encoding" in answer.headers["Vary"] for answer in (packed, plain))


def test_the_game_of_a_table_has_its_house_rules(server: LiveServer, guest: Guest) -> None:
    table = guest.post("/api/tables", {**TABLE, "options": {"prize": 7}}).json()["table"]
    game = server.guest().get(f"/api/tables/{table}/game").json()
    assert ("toy", "toy", 7) == (game["key"], game["family"], game["options"][0]["default"])
    assert {"error": "no_table"} == guest.get("/api/tables/nosuchtable2/game").json()


def test_the_games_are_described_without_a_server() -> None:
    program = "import sys, tarok.cli.games; print({'fastapi', 'pydantic', 'sqlalchemy'} & set(sys.modules))"
    assert "set()\n" == subprocess.check_output([sys.executable, "-c", program], text=True)


def test_whoever_opens_a_table_gets_a_cookie_and_keeps_it(guest: Guest) -> None:
    response = guest.post("/api/tables", TABLE)
    assert 1 == response.json()["place"]  # of three, the dealer at place 2 sits out
    cookie = response.headers["set-cookie"].lower()
    assert {"httponly", "samesite=lax", "path=/"} <= set(cookie.split("; "))
    assert "secure" not in cookie
    assert "set-cookie" not in guest.post("/api/tables", TABLE).headers


def test_tables_have_ids_that_nobody_guesses(guest: Guest) -> None:
    tables = {guest.open() for _ in range(20)}
    assert 20 == len(tables)
    assert {12} == {len(table) for table in tables}


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({}, 422, "garbled"),
        ([], 422, "garbled"),
        ({"game": 3}, 422, "garbled"),
        ({"game": "toy", "more": 1}, 422, "garbled"),
        ({"game": "toy", "options": []}, 422, "garbled"),
        ({"game": "toy", "players": "rule"}, 422, "garbled"),
        ({"game": "chess"}, 404, "no_game"),
        ({"game": "toy", "options": {"prize": 10}}, 422, "options"),
        ({"game": "toy", "options": {"prize": "1"}}, 422, "options"),
        ({"game": "toy", "options": {"price": 1}}, 422, "options"),
        ({"game": "toy", "players": []}, 422, "players"),
        ({"game": "toy", "players": ["you", "rule"]}, 422, "players"),
        ({"game": "toy", "players": ["rule", "rule", "rule"]}, 422, "players"),
        ({"game": "toy", "players": ["you", "you", "rule"]}, 422, "players"),
        ({"game": "toy", "players": ["you", "rule", "wizard"]}, 422, "players"),
    ],
    ids=range(15),
)
def test_a_table_that_cannot_be_is_refused(guest: Guest, body: Any, status: int, error: str) -> None:
    response = guest.post("/api/tables", body)
    assert (status, error) == (response.status_code, response.json()["error"])
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"\xff", b"[" * 60000, b"9" * 5000, b'{"game": NaN}', b'{"game": "\\ud800"}'],
    ids=range(7),
)
def test_a_body_that_is_no_json_is_garbled(guest: Guest, body: Any) -> None:
    response = guest.call("POST", "/api/tables", content=body, timeout=5)
    assert response.status_code in (400, 422)
    assert "garbled" == response.json()["error"]


def test_text_that_is_none_breaks_no_answer(guest: Guest) -> None:
    for body in (
        b'{"game": "toy", "options": {"\\ud800": 1, "\\u0000": NaN}}',
        b'{"game": "toy", "\\udfff": 1}',
    ):
        assert "garbled" == guest.call("POST", "/api/tables", content=body).json()["error"]


def test_a_body_that_is_too_large_is_not_read(guest: Guest) -> None:
    for content in (b" " * 70_000, iter([b" " * 40_000, b" " * 40_000])):  # of known length, and not
        response = guest.call("POST", "/api/tables", content=content)
        assert (413, {"error": "too_large"}) == (response.status_code, response.json())


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("GET", "/api/nothing", 404, "unknown"),
        ("GET", "/api", 404, "unknown"),
        ("GET", "/api/tables/nosuchtable2", 404, "no_table"),
        ("GET", "/api/tables/server", 404, "no_table"),
        ("GET", "/api/tables/nosuchtable2/sheet", 404, "no_table"),
        ("DELETE", "/api/games", 405, "method"),
        ("POST", "/somewhere", 405, "method"),
        ("GET", "/assets/nothing-abc.js", 404, "unknown"),
    ],
    ids=range(8),
)
def test_other_addresses_say_what_is_wrong(
    guest: Guest, method: str, path: str, status: int, error: str
) -> None:
    response = guest.call(method, path)
    assert (status, {"error": error}) == (response.status_code, response.json())


def test_whoever_has_the_link_sees_who_is_there(server: LiveServer) -> None:
    ana, bine = server.guest(), server.guest()
    table = ana.open("rule", "open", "you")
    there = bine.get(f"/api/tables/{table}").json()
    assert (table, "toy", None) == (there["table"], there["game"], there["place"])
    assert ["rule", "open", "guest"] == [player["kind"] for player in there["players"]]
    assert 2 == ana.get(f"/api/tables/{table}").json()["place"]


def test_an_open_place_is_taken_once(server: LiveServer) -> None:
    ana, bine, cene = server.guest(), server.guest(), server.guest()
    table = ana.open("open", "open", "you")
    for _ in range(2):
        assert {"table": table, "place": 1} == bine.sit(table, 1).json()
    for guest, place, status, body in (
        (cene, 1, 409, {"error": "taken"}),
        (cene, 2, 409, {"error": "taken"}),
        (cene, 3, 409, {"error": "taken"}),
        (cene, -1, 409, {"error": "taken"}),
        (bine, 0, 409, {"error": "seated", "place": 1}),
        (ana, 0, 409, {"error": "seated", "place": 2}),
    ):
        response = guest.sit(table, place)
        assert (status, body) == (response.status_code, response.json())
    assert 404 == cene.sit("nosuchtable2", 0).status_code
    assert 422 == cene.post(f"/api/tables/{table}/seat", {"place": True}).status_code
    assert 200 == cene.sit(table, 0).status_code


def test_a_bots_place_is_not_free(server: LiveServer) -> None:
    table = server.guest().open("rule", "open", "you")
    assert {"error": "taken"} == server.guest().sit(table, 0).json()


def test_the_sheet_is_that_of_the_table(guest: Guest) -> None:
    table = guest.open("you", "rule", "rule")
    assert {"totals": [0, 0, 0], "marks": {}, "over": False, "entries": []} == guest.get(
        f"/api/tables/{table}/sheet"
    ).json()
    with guest.play(table) as seat:
        over = seat.play_on(lowest)
    assert over["table"]["sheet"] == guest.get(f"/api/tables/{table}/sheet").json()


@pytest.fixture
def built(database: str, tmp_path: Path) -> Any:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>page</title>")
    (page / "assets" / "index-B4x.js").write_text("1")
    (page / "deck.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with LiveServer(database, page=page, **PARTS) as server:
        yield server.guest()


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/?game=toy", 200),
        ("/index.html", 200),
        ("/table/k3v9", 200),
        ("/watch/k3v9", 200),
        ("/deal/k3v9", 200),
        ("/anything", 404),
        ("/me", 200),
        ("/lobby", 200),
        ("/table", 404),
        ("/table/k3v9/more", 404),
        ("/anything/else?x=1", 404),
        ("/../secret.txt", 404),
        ("/%2e%2e/secret.txt", 404),
    ],
    ids=range(14),
)
def test_the_page_is_served_at_every_address(built: Guest, path: str, status: int) -> None:
    """Where it has nothing to show it says so itself, and the status does."""
    response = built.get(path)
    assert (status, "<title>page</title>") == (response.status_code, response.text)
    assert "no-cache" == response.headers["cache-control"]
    assert response.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("tarok.example", "http://tarok.example/preview.png"),
        ("localhost:8000", "http://localhost:8000/preview.png"),
        ('"><script>', None),
    ],
    ids=["name", "port", "markup"],
)
def test_a_link_shows_its_picture_at_the_full_address(
    database: str, tmp_path: Path, host: str, address: str | None
) -> None:
    (tmp_path / "index.html").write_text('<meta property="og:image" content="/preview.png" />')
    with LiveServer(database, page=tmp_path, **PARTS) as server:
        for path in ("/", "/index.html", "/table/k3v9"):
            text = httpx2.get(
                f"http://{server.guest().host}{path}", headers={"host": host}, verify=False
            ).text
            assert "<script" not in text
            assert address is None or f'<meta property="og:image" content="{address}" />' == text


def test_what_has_its_content_in_its_name_may_be_kept_for_ever(built: Guest) -> None:
    assert "public, max-age=31536000, immutable" == built.get("/assets/index-B4x.js").headers["cache-control"]
    response = built.get("/deck.svg")
    assert ("no-cache", "<svg/>") == (response.headers["cache-control"], response.text)
    missing = built.get("/assets/index-old.js")
    assert (404, None) == (missing.status_code, missing.headers.get("cache-control"))


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [("gzip, br", "br", b"packed"), ("gzip", None, b"plain"), ("br;q=1.0, *;q=0.1", "br", b"packed")],
)
def test_a_script_is_sent_as_the_build_has_compressed_it(
    database: str, tmp_path: Path, accepted: str, encoding: str | None, body: bytes
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/index-B4x.js").write_bytes(b"plain")
    (tmp_path / "assets/index-B4x.js.br").write_bytes(b"packed")
    with LiveServer(database, page=tmp_path, **PARTS) as server:
        address = f"http://{server.guest().host}/assets/index-B4x.js"
        with httpx2.stream("GET", address, headers={"accept-encoding": accepted}, verify=False) as response:
            assert body == b"".join(response.iter_raw())
    assert encoding == response.headers.get("content-encoding")
    assert response.headers["content-type"].startswith("text/javascript")
    assert "public, max-age=31536000, immutable" == response.headers["cache-control"]


def test_a_page_that_is_not_built_says_so_in_a_sentence(database: str, tmp_path: Path) -> None:
    with LiveServer(database, page=tmp_path / "nothing", **PARTS) as server:
        response = server.guest().get("/")
    assert (503, 1) == (response.status_code, response.text.count("\n"))
    assert "run.py" in response.text


FIXED = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", None),
        ("GET", "/api/games", 200),
        ("HEAD", "/", None),
        ("GET", "/api/nothing", 404),
        ("GET", "/assets/nothing.js", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/tables", 422),
        ("GET", "/api/tables/broken", 500),
        ("GET", "/healthz", 200),
    ],
    ids=range(9),
)
def test_browsers_are_told_what_our_pages_never_do(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, method: str, path: str, status: int | None
) -> None:
    if status == 500:
        monkeypatch.setattr(RoomRegistry, "room", None)
        logging.disable()
    response = guest.call(method, path)
    logging.disable(logging.NOTSET)
    assert status in (None, response.status_code)
    headers: httpx2.Headers = response.headers
    assert FIXED == {name: headers.get(name) for name in FIXED}
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy  # so that default-src holds for scripts: nothing inline
    assert {"camera=()", "microphone=()", "geolocation=()"} <= set(headers["permissions-policy"].split(", "))
    assert "strict-transport-security" not in headers  # it did not come by TLS
    assert ("no-store" if path.startswith("/api/") else None) in (headers.get("cache-control"), None)
