"""Who is let in: codes, cookies, names of the server, and HEAD."""

import asyncio
import hashlib
from collections.abc import Callable
from ipaddress import ip_address
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
from itsdangerous import Signer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response, StreamingResponse

from server.conftest import PARTS
from server.live_server import Hands, LiveServer
from server.test_rate_limits import opened
from tarok.server.accounts import rate_limits
from tarok.server.accounts.guests import COOKIE, LASTS, LOCKED, Guests
from tarok.server.accounts.join_codes import BEFORE, LENGTH, LETTERS, JoinCodes
from tarok.server.accounts.rate_limits import CODES, TRIES, RateLimits, Row, site
from tarok.server.core.errors import RequestError
from tarok.server.core.public_address import at_our_host, is_loopback
from tarok.server.core.settings import Settings
from tarok.server.http.request_checks import _without_body
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Invited, write

KEY = "a secret of sixteen letters or more"


# Codes.


def test_a_code_has_seven_letters_of_which_there_are_four_hundred_million() -> None:
    assert (7, 6) == (LENGTH, BEFORE)
    assert 410_338_673 == len(LETTERS) ** LENGTH


def test_a_code_of_six_letters_leads_to_its_table_for_as_long_as_it_is_valid(
    database: str, clock: Hands
) -> None:
    async def go(store: EventStore) -> None:
        await store.append("code KMRTZX", 0, [write(Invited("table of before", clock.at + 60))], clock.at)
        codes = JoinCodes(store, KEY, clock)
        assert ["table of before"] * 2 == [await codes.table("KMRTZX"), await codes.table("kmr tzx")]
        assert 7 == len((await codes.of("table of before")).code)
        clock.at += 61
        assert await codes.table("KMRTZX") is None

    opened(database, go)


@pytest.mark.parametrize(
    ("address", "whole"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("2001:db8:1:ffff::1", "2001:db8:1::/48"),
        ("203.0.113.5", None),
        ("::ffff:203.0.113.5", None),
        ("::1", None),
        ("", None),
    ],
)
def test_a_site_is_the_first_48_bits_of_ipv6(address: str, whole: str | None) -> None:
    assert whole == site(address)


def test_wrong_tries_from_many_networks_of_one_site_are_counted_together(database: str, clock: Hands) -> None:
    async def go(store: EventStore) -> None:
        server = RateLimits(store, clock)
        for number in range(200):
            address = f"2001:db8:1:{number:x}::1"
            await server.check(TRIES, None, address)
            await server.note(TRIES, None, address)
        with pytest.raises(RequestError) as refused:
            await server.check(TRIES, None, "2001:db8:1:fff::1")
        assert (429, "too_many_tries") == (refused.value.status, refused.value.error)
        await server.check(TRIES, None, "2001:db8:2::1")
        await server.check(TRIES, None, "203.0.113.5")

    opened(database, go)


def test_wrong_codes_of_all_callers_are_counted_together_and_passkeys_are_not(
    database: str, clock: Hands
) -> None:
    async def go(store: EventStore) -> None:
        server = RateLimits(store, clock)
        for number in range(1000):
            await server.note(CODES, None, str(ip_address(0x0B000000 + number)))
        for address in ("203.0.113.5", "2001:db8::1", "127.0.0.1"):
            with pytest.raises(RequestError) as refused:
                await server.check(CODES, "ana", address)
            assert (429, "too_many_tries") == (refused.value.status, refused.value.error)
            await server.check(TRIES, "ana", address)
        clock.at += 600
        await server.check(CODES, "ana", "203.0.113.5")

    opened(database, go)


def test_whoever_types_a_wrong_code_is_counted_among_all(
    club: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(
        rate_limits.ROWS, CODES, Row(CODES, all="2/10 minutes", at_home=True, error="too_many_tries")
    )
    assert [404, 404, 429] == [club.guest().get("/api/codes/BBBBBBB").status_code for _ in range(3)]


# Cookies.


def connection(scheme: str, **cookies: str) -> HTTPConnection:
    head = "; ".join(f"{name.replace('HOST_', '__Host-')}={value}" for name, value in cookies.items())
    headers = [(b"host", b"tarok.example"), (b"cookie", head.encode())]
    return HTTPConnection(
        {
            "type": "http",
            "scheme": scheme,
            "path": "/",
            "query_string": b"",
            "headers": headers,
            "server": None,
        }
    )


def cookies_of(response: Response) -> list[str]:
    return [text for name, text in response.headers.items() if name == "set-cookie"]


def given(response: Response) -> tuple[str, str]:
    name, _, value = cookies_of(response)[0].partition(";")[0].partition("=")
    return name, value


@pytest.fixture
def guests(clock: Hands) -> Guests:
    return Guests(lambda: [KEY], clock)


def test_by_tls_a_cookie_is_of_this_very_host_and_without_it_as_before(guests: Guests) -> None:
    safe, plain = Response(), Response()
    guests.become("ana", connection("https"), safe)
    guests.become("ana", connection("http"), plain)
    (text,) = cookies_of(safe)
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax", f"Max-Age={LASTS * 86400}"} <= set(
        text.split("; ")
    )
    assert (LOCKED, COOKIE) == (given(safe)[0], given(plain)[0])
    assert "domain" not in text.lower()
    assert "ana" == guests.who(connection("wss", HOST_tarok_guest=given(safe)[1]))
    assert "ana" == guests.who(connection("http", tarok_guest=given(plain)[1]))


def test_a_cookie_of_earlier_days_is_read_and_becomes_one_of_this_host(guests: Guests, clock: Hands) -> None:
    old = (
        Signer([KEY], salt=COOKIE, digest_method=hashlib.sha256)
        .sign(f"ana~{int(clock.at // 86400)}")
        .decode()
    )
    call = connection("https", tarok_guest=old)
    headers = MutableHeaders()

    assert "ana" == guests.who(call)
    guests.renew(call, headers)
    new, gone = headers.getlist("set-cookie")
    assert new.startswith(f"{LOCKED}=")
    assert gone.startswith(f'{COOKIE}=""; ')
    assert "Max-Age=0" in gone


def test_one_that_a_sibling_plants_counts_for_nothing_beside_it(guests: Guests) -> None:
    mine, evil = Response(), Response()
    guests.become("ana", connection("https"), mine)
    guests.become("eve", connection("https"), evil)
    planted = connection("https", tarok_guest=given(evil)[1])

    assert guests.who(planted) is None  # what was got by TLS counts under its own name alone
    both = connection("https", tarok_guest=given(evil)[1], HOST_tarok_guest=given(mine)[1])
    assert "ana" == guests.who(both)
    assert guests.who(connection("https", tarok_guest=given(evil)[1], HOST_tarok_guest="x")) is None


def test_who_leaves_is_forgotten_by_both_names(guests: Guests) -> None:
    response = Response()
    guests.forget(connection("https"), response)
    assert {COOKIE, LOCKED} == {text.partition("=")[0] for text in cookies_of(response)}
    (locked,) = (text for text in cookies_of(response) if text.startswith(LOCKED))
    assert {"Secure", "Path=/", "Max-Age=0"} <= set(locked.split("; "))


# Names.

OPEN = Settings(host="0.0.0.0")


def asked(host: str, settings: Settings) -> bool:
    app = SimpleNamespace(state=SimpleNamespace(settings=settings))
    headers = [(b"host", host.encode())] if host else []
    return at_our_host(HTTPConnection({"type": "http", "app": app, "headers": headers}))


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("192.168.1.7:8000", True),
        ("[fd00::7]:8000", True),
        ("laptop:8000", True),
        ("localhost:8000", True),
        ("laptop.local", True),
        ("Tarok.LAN.", True),
        ("tarok.home.arpa:80", True),
        ("", True),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("local.evil.example", False),
        ("192.168.1.7.evil.example", False),
        ("evil.example.", False),
        ("[", False),
    ],
)
def test_beyond_this_machine_a_strange_name_is_not_ours(host: str, known: bool) -> None:
    assert known is asked(host, OPEN)


def test_the_name_of_the_machine_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Server.club.example")
    assert asked("server.club.example:8000", OPEN)
    assert not asked("other.club.example:8000", OPEN)


def test_where_it_is_said_or_where_only_this_machine_calls_any_name_is_let_in() -> None:
    assert asked("tarok.example", Settings(host="0.0.0.0", public_url="https://tarok.example"))
    assert all(asked("tarok.example", Settings(host=host)) for host in ("127.0.0.1", "::1", "localhost"))
    assert [True, True, False, False] == [*map(is_loopback, ("127.0.0.2", "localhost", "::", "192.168.1.7"))]


def test_whoever_comes_under_a_strange_name_reads_why(database: str) -> None:
    with LiveServer(database, **PARTS, settings=OPEN) as server:
        call = {"headers": {"Host": "evil.example"}, "verify": False}
        page = httpx2.get(f"http://{server.host}/", **call)  # type: ignore[arg-type] # two options that it has
        api = httpx2.get(f"http://{server.host}/api/games", **call)  # type: ignore[arg-type] # the same
        ours = httpx2.get(f"http://{server.host}/api/games", verify=False)

    assert (421, "strange_host") == (api.status_code, api.json()["error"])
    assert 421 == page.status_code
    assert "TAROK_PUBLIC_URL" in page.text
    assert "text/plain" in page.headers["content-type"]
    assert 200 == ours.status_code


# HEAD.


@pytest.mark.parametrize(
    "path", ["/healthz", "/readyz", "/api/games", "/api/tables", "/api/openapi.json", "/no"]
)
def test_a_head_is_answered_as_the_get_would_be_without_the_body(server: LiveServer, path: str) -> None:
    plain = {"Accept-Encoding": "identity"}
    head = httpx2.head(f"http://{server.host}{path}", headers=plain, verify=False)
    get = httpx2.get(f"http://{server.host}{path}", headers=plain, verify=False)

    assert (get.status_code, b"") == (head.status_code, head.content)
    told = {*get.headers} - {"date", "vary"}
    assert {name: get.headers[name] for name in told} == {name: head.headers[name] for name in told}


def test_every_get_can_be_asked_by_head(server: LiveServer) -> None:
    """Ids that lead nowhere: none is answered that its method is not allowed, nor with a body."""
    paths: dict[str, Any] = httpx2.get(f"http://{server.host}/api/openapi.json", verify=False).json()["paths"]
    gets = [path for path, calls in paths.items() if "get" in calls]
    assert len(gets) > 20
    for path in gets:
        answer = httpx2.head(f"http://{server.host}{path.replace('{', '').replace('}', '')}", verify=False)
        assert (405, b"") != (answer.status_code, answer.content), path
        assert b"" == answer.content


def test_a_stream_ends_at_once_when_only_its_head_is_wanted() -> None:
    made: list[int] = []

    async def numbers() -> Any:
        number = 0
        while True:
            number += 1
            made.append(number)
            yield b"%d\n" % number

    async def receive() -> Any:
        await asyncio.sleep(3600)

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def go() -> None:
        scope = {"type": "http", "method": "HEAD", "asgi": {"spec_version": "2.3"}}
        async with asyncio.timeout(10):
            await _without_body(StreamingResponse(numbers()), scope, receive, send)

    asyncio.run(go())
    assert ["http.response.start", "http.response.body"] == [message["type"] for message in sent]
    assert b"" == sent[1]["body"]
    assert len(made) < 3


def test_the_engine_may_not_be_framed_and_takes_nothing_from_elsewhere(server: LiveServer) -> None:
    policy = httpx2.get(f"http://{server.host}/engine/nothing", verify=False).headers[
        "content-security-policy"
    ]
    rules: Callable[[str], bool] = policy.split("; ").__contains__
    assert all(
        map(rules, ("frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'", "form-action 'none'"))
    )
    assert rules("script-src 'self' 'wasm-unsafe-eval'")
