"""Passkeys: who keeps one comes back as the same guest, and nobody else does."""

import json
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import httpx2
import pytest

from server.conftest import PARTS
from server.device import Device
from server.live_server import FORE, Guest, Hands, LiveServer, Seat
from tarok.server.accounts.passkey_list import MOST
from tarok.server.accounts.webauthn_challenges import LOCKED, VALID

HOST = "tarok.example"
HERE = f"https://{HOST}"
KEYS = "/api/guest/passkeys"


class Browser(Guest):
    """A browser whose page came by TLS from `tarok.example`, or from another host, at its own address."""

    ADDRESSES = count(1)

    def __init__(self, server: LiveServer, named: str = HOST) -> None:
        super().__init__(server.host)
        address = f"192.0.2.{next(self.ADDRESSES)}"
        self.headers = {"host": named, "x-forwarded-proto": "https", "x-forwarded-for": address}

    def call(self, method: str, path: str, **more: Any) -> httpx2.Response:
        if "json" in more:  # in ASCII, so that it may hold what no text can
            more["content"] = json.dumps(more.pop("json"))
        headers = {**self.headers, "content-type": "application/json"}
        return super().call(method, path, headers=headers, **more)

    def play(self, table: str, **more: Any) -> Seat:
        named = ((name, said) for name, said in self.headers.items() if name != "host")
        return super().play(table, headed={**dict(named), **dict(more.pop("headed", ()))}, **more)

    def keep_passkey(self, device: Device, origin: str = HERE, host: str | None = None) -> tuple[int, Any]:
        asked = self.post(f"{KEYS}/new", {"name": "Ana"}).json()
        return said(self.post(KEYS, {"credential": device.make(asked, origin, host)}))

    def ask(self) -> Any:
        return self.post(f"{KEYS}/ask", {}).json()

    def come(self, credential: object, *, leave: bool = False) -> tuple[int, Any]:
        return said(self.post(f"{KEYS}/come", {"credential": credential, "leave": leave}))

    def come_by(self, device: Device, origin: str = HERE, host: str | None = None) -> tuple[int, Any]:
        return self.come(device.prove(self.ask(), origin, host))

    def tables(self) -> list[str]:
        return [own["table"] for own in self.get("/api/tables").json()]

    def challenge(self) -> str:
        return next(each for each in self.cookie.split("; ") if each.startswith(LOCKED))


def said(answer: httpx2.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()


def refused(status: int, error: str, **more: object) -> tuple[int, dict[str, object]]:
    return status, {"error": error, **more}


@pytest.fixture
def ana(server: LiveServer) -> Browser:
    """Somebody with a table and no passkey."""
    browser = Browser(server)
    browser.open(*FORE)
    return browser


@pytest.fixture
def device(ana: Browser) -> Device:
    """The device on which Ana keeps her passkey."""
    device = Device()
    assert 200 == ana.keep_passkey(device)[0]
    return device


def test_who_has_lost_everything_else_comes_back_by_a_passkey(server: LiveServer, ana: Browser) -> None:
    device = Device()
    status, (kept,) = ana.keep_passkey(device)
    assert (200, 1, None) == (status, kept["number"], kept["used"])
    again = Browser(server)
    assert [] == again.get(KEYS).json()
    assert (200, {"tables": 1}) == again.come_by(device)
    assert ana.tables() == again.tables()
    (used,) = again.get(KEYS).json()
    assert used["kept"] <= used["used"]
    assert refused(409, "same_guest") == again.come_by(device)


def test_what_a_browser_is_asked(ana: Browser) -> None:
    first, second = (ana.post(f"{KEYS}/new", {"name": " Ana  B. "}).json() for _ in range(2))
    assert {"name": "Tarok", "id": HOST} == first["rp"]
    assert ("Ana B.", "Ana B.") == (first["user"]["name"], first["user"]["displayName"])
    assert first["user"]["id"] == second["user"]["id"]
    assert first["challenge"] != second["challenge"]
    assert "required" == first["authenticatorSelection"]["residentKey"]
    assert [] == first["excludeCredentials"]
    device = Device()
    ana.keep_passkey(device)
    known = ana.post(f"{KEYS}/new", {}).json()
    assert [device.id] == [each["id"] for each in known["excludeCredentials"]]
    assert "Tarok" == known["user"]["name"]
    asked = ana.ask()
    assert (HOST, []) == (asked["rpId"], asked["allowCredentials"])
    assert 300_000 == asked["timeout"] == known["timeout"]


def test_the_handle_tells_nobody_who_it_is(server: LiveServer, ana: Browser) -> None:
    guest = ana.cookie.removeprefix("tarok_guest=").split("~")[0]
    other = Browser(server)
    other.open(*FORE)
    handles = [each.post(f"{KEYS}/new", {}).json()["user"]["id"] for each in (ana, other)]
    assert 2 == len(set(handles))
    assert guest not in handles


def test_a_stranger_has_nothing_to_keep(server: LiveServer) -> None:
    stranger = Browser(server)
    assert refused(403, "no_guest") == said(stranger.post(f"{KEYS}/new", {}))
    assert refused(403, "no_guest") == said(stranger.post(KEYS, {"credential": {}}))
    assert refused(403, "no_guest") == said(stranger.call("DELETE", f"{KEYS}/1"))
    assert "" == stranger.cookie


def test_nobody_leaves_own_tables_behind_unasked(server: LiveServer, ana: Browser, device: Device) -> None:
    other = Browser(server)
    left = [other.open(*FORE) for _ in range(2)]
    proof = device.prove(other.ask(), HERE)
    assert refused(409, "places_here", tables=2) == other.come(proof)
    assert set(left) == set(other.tables())
    assert (200, {"tables": 1}) == other.come(proof, leave=True)
    assert ana.tables() == other.tables()


def test_an_answer_counts_once_wherever_it_comes_from(server: LiveServer, ana: Browser) -> None:
    device = Device(counts=False)  # so that it is not the count that gives it away
    ana.keep_passkey(device)
    again, thief = Browser(server), Browser(server)
    proof = device.prove(again.ask(), HERE)
    thief.keep(again.challenge())
    assert 200 == again.come(proof)[0]
    assert refused(409, "challenge_used") == thief.come(proof)
    thief.ask()
    assert refused(403, "passkey_wrong") == thief.come(proof)
    assert [] == thief.tables()
    assert (200, {"tables": 1}) == thief.come_by(device)  # with the device itself it is nobody else


def test_a_passkey_that_was_made_is_kept_once(ana: Browser) -> None:
    device = Device()
    made = device.make(ana.post(f"{KEYS}/new", {}).json(), HERE)
    assert 200 == ana.post(KEYS, {"credential": made}).status_code
    assert refused(409, "challenge_used") == said(ana.post(KEYS, {"credential": made}))
    assert refused(409, "passkey_known") == ana.keep_passkey(device)
    assert 1 == len(ana.get(KEYS).json())


def test_the_challenge_goes_by_tls_and_is_of_this_very_host(ana: Browser) -> None:
    cookie = ana.post(f"{KEYS}/ask", {}).headers["set-cookie"]
    said = {each.strip().lower() for each in cookie.split(";")[1:]}
    assert cookie.startswith("__Host-tarok_challenge=")
    assert {"httponly", "secure", "samesite=strict", "path=/", "max-age=300"} == said


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://tarok.example.evil", None),
        ("http://tarok.example", None),
        ("https://tarok.example:444", None),
        ("https://www.tarok.example", None),
        (HERE, "example"),
        (HERE, "evil"),
    ],
)
def test_what_was_answered_elsewhere_does_not_count(
    server: LiveServer, ana: Browser, device: Device, origin: str, host: str | None
) -> None:
    assert refused(403, "passkey_wrong") == ana.keep_passkey(Device(), origin, host)
    assert 1 == len(ana.get(KEYS).json())
    again = Browser(server)
    assert refused(403, "passkey_wrong") == again.come_by(device, origin, host)
    assert "tarok_guest" not in again.cookie


@pytest.mark.parametrize(
    ("named", "origin", "status"),
    [
        ("localhost:8000", "http://localhost:8000", 200),
        ("localhost:8000", "http://localhost", 403),
        ("127.0.0.1:8000", "http://127.0.0.1:8000", 403),
        ("tarok.example:8443", "https://tarok.example:8443", 200),
        ("TAROK.example", HERE, 200),
    ],
)
def test_by_tls_and_on_ones_own_machine_one_keeps_and_comes_back(
    server: LiveServer, named: str, origin: str, status: int
) -> None:
    here, again, device = Browser(server, named), Browser(server, named), Device()
    here.open(*FORE)
    assert status == here.keep_passkey(device, origin)[0]
    if status == 200:
        assert (200, {"tables": 1}) == again.come_by(device, origin)


def test_a_passkey_leads_nowhere_from_another_host(server: LiveServer, ana: Browser, device: Device) -> None:
    elsewhere = Browser(server, "tarok.evil")
    assert refused(404, "no_passkey") == elsewhere.come_by(device, "https://tarok.evil")


def test_nobody_comes_in_by_anothers_passkey(server: LiveServer, ana: Browser, device: Device) -> None:
    bine, own = Browser(server), Device()
    bine.open(*FORE)
    bine.keep_passkey(own)
    thief = Browser(server)
    whose = device.handle
    device.handle = own.handle
    assert refused(404, "no_passkey") == thief.come_by(device)
    device.handle, device.id, real = whose, own.id, device.id
    assert refused(404, "no_passkey") == thief.come_by(device)
    own.handle, own.id = whose, real
    assert refused(403, "passkey_wrong") == thief.come_by(own)
    assert "tarok_guest" not in thief.cookie


@pytest.mark.parametrize(
    ("kept", "come", "status"),
    [(5, 4, 403), (5, 5, 403), (5, 0, 403), (5, 6, 200), (0, 0, 200), (0, 1, 200)],
)
def test_a_count_that_does_not_grow_is_a_copy(server: LiveServer, kept: int, come: int, status: int) -> None:
    device, here, again = Device(counts=False), Browser(server), Browser(server)
    here.open(*FORE)
    device.uses = kept
    here.keep_passkey(device)
    device.uses = come
    answer = again.come_by(device)
    assert status == answer[0]
    if status == 403:
        assert {"error": "passkey_copied"} == answer[1]
        device.uses = kept + 1
        assert 200 == again.come_by(device)[0]


def test_the_count_is_that_of_the_last_time(server: LiveServer, ana: Browser, device: Device) -> None:
    for _ in range(3):
        assert 200 == Browser(server).come_by(device)[0]
    device.uses -= 2
    assert refused(403, "passkey_copied") == Browser(server).come_by(device)


@pytest.mark.parametrize("late", [False, True])
def test_after_five_minutes_an_answer_is_too_late(club: LiveServer, clock: Hands, late: bool) -> None:
    ana, again, device = Browser(club), Browser(club), Device()
    ana.open(*FORE)
    expected = refused(409, "challenge_old")
    made = device.make(ana.post(f"{KEYS}/new", {}).json(), HERE)
    clock.at += VALID - 1 + late
    answer = said(ana.post(KEYS, {"credential": made}))
    assert (answer == expected) is late
    if late:
        assert 200 == ana.keep_passkey(device)[0]
    proof = device.prove(again.ask(), HERE)
    clock.at += VALID - 1 + late
    assert (again.come(proof) == expected) is late
    assert bool(again.tables()) is not late


def test_a_removed_passkey_leads_nowhere(server: LiveServer, ana: Browser, device: Device) -> None:
    second = Device()
    ana.keep_passkey(second)
    first, other = ana.get(KEYS).json()
    bine = Browser(server)
    bine.open(*FORE)
    assert refused(404, "no_passkey") == said(bine.call("DELETE", f"{KEYS}/{first['number']}"))
    waiting = Browser(server)
    proof = device.prove(waiting.ask(), HERE)
    assert (200, [other]) == said(ana.call("DELETE", f"{KEYS}/{first['number']}"))
    assert refused(404, "no_passkey") == said(ana.call("DELETE", f"{KEYS}/{first['number']}"))
    assert refused(404, "no_passkey") == waiting.come(proof)
    assert (200, {"tables": 1}) == Browser(server).come_by(second)


def test_a_guest_keeps_no_more_than_ten(ana: Browser) -> None:
    for number in range(1, MOST + 1):
        status, kept = ana.keep_passkey(Device())
        assert (200, number) == (status, len(kept))
    assert refused(409, "too_many_passkeys") == said(ana.post(f"{KEYS}/new", {}))
    ana.call("DELETE", f"{KEYS}/{kept[0]['number']}")
    assert 200 == ana.keep_passkey(Device())[0]


def test_an_answer_is_to_what_this_browser_was_asked(
    server: LiveServer, ana: Browser, device: Device
) -> None:
    bine, again = Browser(server), Browser(server)
    bine.open(*FORE)
    old = refused(409, "challenge_old")
    fresh = Device()
    made = fresh.make(bine.post(f"{KEYS}/new", {}).json(), HERE)
    ana.keep(bine.challenge())
    assert old == said(ana.post(KEYS, {"credential": made}))
    proof = device.prove(again.ask(), HERE)
    assert old == Browser(server).come(proof)  # who was never asked
    ana.keep(again.challenge())
    assert old == ana.come(proof)  # a stranger was asked
    bine.keep(again.challenge()[:-1] + "!")
    assert old == bine.come(proof)  # it is not signed
    assert 200 == again.come(proof)[0]


GARBLED: list[Callable[[dict[str, Any]], object]] = [
    lambda proof: {},
    lambda proof: {**proof, "response": None},
    lambda proof: {**proof, "response": {**proof["response"], "userHandle": None}},
    lambda proof: {**proof, "response": {**proof["response"], "userHandle": "\ud800" * 43}},
    lambda proof: {**proof, "response": {**proof["response"], "userHandle": "server"}},
    lambda proof: {**proof, "response": {**proof["response"], "authenticatorData": "AAAA"}},
    lambda proof: {**proof, "response": {**proof["response"], "clientDataJSON": "AAAA"}},
    lambda proof: {**proof, "response": {**proof["response"], "signature": 5}},
    lambda proof: {**proof, "rawId": "AAAA"},
    lambda proof: {**proof, "type": "password"},
]


@pytest.mark.parametrize("spoil", GARBLED, ids=range(len(GARBLED)))
def test_a_garbled_answer_is_one_error_and_is_not_complained_of(
    server: LiveServer,
    ana: Browser,
    device: Device,
    spoil: Callable[[dict[str, Any]], object],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    again = Browser(server)
    proof = device.prove(again.ask(), HERE)
    assert refused(403, "passkey_wrong") == again.come(spoil(proof))
    assert refused(403, "passkey_wrong") == said(
        ana.post(KEYS, {"credential": device.make(ana.post(f"{KEYS}/new", {}).json(), HERE) | {"type": 1}})
    )
    assert 200 == again.come(proof)[0]
    assert [] == [record for record in caplog.records if device.id in record.getMessage()]
    assert [] == [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.fixture
def other_server(database: str) -> Iterator[LiveServer]:
    with LiveServer(database, **PARTS) as server:
        yield server


def test_whoever_guesses_must_wait(other_server: LiveServer) -> None:
    ana, bine, device = Browser(other_server), Browser(other_server), Device()
    for each in (ana, bine):
        each.open(*FORE)
    ana.keep_passkey(device)
    for _ in range(10):
        assert 403 == bine.come_by(device, "https://tarok.evil")[0]
    status, answer = bine.come_by(device)
    assert (429, "too_many_tries") == (status, answer["error"])


def test_one_server_asks_and_another_is_answered(database: str, other_server: LiveServer) -> None:
    with LiveServer(database, **PARTS) as there:
        ana, device = Browser(other_server), Device()
        ana.open(*FORE)
        asked = ana.post(f"{KEYS}/new", {}).json()
        ana.host = there.host
        assert 200 == ana.post(KEYS, {"credential": device.make(asked, HERE)}).status_code
        again = Browser(there)
        proof = device.prove(again.ask(), HERE)
        again.host = other_server.host
        assert (200, {"tables": 1}) == again.come(proof)


def test_of_many_who_come_by_one_answer_at_two_servers_one_gets_in(
    database: str, other_server: LiveServer
) -> None:
    with LiveServer(database, **PARTS) as there, ThreadPoolExecutor(max_workers=6) as crowd:
        ana, device = Browser(other_server), Device(counts=False)
        ana.open(*FORE)
        ana.keep_passkey(device)
        first, *others = [Browser(server) for server in (other_server, there) for _ in range(3)]
        proof = device.prove(first.ask(), HERE)
        for each in others:
            each.keep(first.challenge())
        answers = list(crowd.map(Browser.come, [first, *others], [proof] * 6))
        assert [200, 409, 409, 409, 409, 409] == sorted(status for status, _ in answers)
        assert {"challenge_used"} == {told["error"] for status, told in answers if status == 409}
