"""Who has all their other browsers forget them is known here alone; by a passkey one comes back."""

import time

import pytest

from server.conftest import PARTS
from server.device import Device
from server.live_server import FORE, Guest, Hands, LiveServer, seated, waited
from server.test_operator_orders import at_desk
from server.test_passkeys import Browser
from server.test_proposals import invited
from tarok.server.accounts import operator_orders
from tarok.server.accounts.guests import DAY
from tarok.server.accounts.operator_orders import OperatorSettings, rotate
from tarok.server.maintenance import operator_worker
from tarok.server.storage.event_store import EventStore

OUT = "/api/guest/alone"
SIGNED_OUT = (401, {"error": "signed_out"})


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator_worker, "PACE", 0.02)


def answer(guest: Guest, path: str = "/api/tables") -> tuple[int, object]:
    told = guest.get(path)
    return told.status_code, told.json()


def tables(guest: Guest) -> list[str]:
    return [own["table"] for own in guest.get("/api/tables").json()]


def elsewhere(guest: Guest, server: LiveServer | None = None) -> Guest:
    """The same guest in another browser."""
    return Guest(server.host if server else guest.host, guest.cookie)


def test_all_other_browsers_are_strangers_and_are_told_why(server: LiveServer) -> None:
    here = server.guest()
    table = here.open(*FORE)
    there, former = elsewhere(here), here.cookie
    assert 200 == here.post(OUT, {}).status_code
    assert former != here.cookie
    assert [table] == tables(here)
    for path in ("/api/tables", "/api/guest", "/api/guest/data"):
        assert SIGNED_OUT == answer(there, path)
    assert 401 == there.post("/api/guest/along", {}).status_code
    assert 401 == there.post(OUT, {}).status_code
    with there.play(table) as seat:
        assert 4401 == seat.closed()
    assert former == there.cookie  # nobody makes it anew
    with here.play(table) as seat:
        assert 0 == seat.hear()["table"]["place"]
    there.post("/api/guest/leave", {})
    assert [] == there.get("/api/tables").json()


def test_whoever_is_signed_out_may_come_as_somebody_else(server: LiveServer) -> None:
    here = server.guest()
    here.open(*FORE)
    there = elsewhere(here)
    here.post(OUT, {})
    new = there.open(*FORE)
    assert [new] == tables(there)


def test_pages_that_are_open_elsewhere_are_closed_and_ones_own_come_back(server: LiveServer) -> None:
    here = server.guest()
    with seated(here, *FORE) as own, elsewhere(here).play(own.hear()["table"]["id"]) as other:
        other.hear()
        here.post(OUT, {})
        assert (1013, 1013) == (own.closed(), other.closed())  # to a page: call again
        with here.play(own.last["table"]["id"]) as again:
            assert "state" == again.hear()["type"]


def test_a_stranger_has_no_other_browsers(server: LiveServer) -> None:
    told = server.guest().post(OUT, {})
    assert (403, {"error": "no_guest"}) == (told.status_code, told.json())


def test_one_is_signed_out_again_and_again(server: LiveServer) -> None:
    here = server.guest()
    here.open(*FORE)
    former = []
    for _ in range(3):
        former.append(elsewhere(here))
        here.post(OUT, {})
    assert [SIGNED_OUT] * 3 == [answer(each) for each in former]
    assert 200 == answer(here)[0]


def test_nobody_else_is_signed_out(server: LiveServer) -> None:
    here, other = server.guest(), server.guest()
    here.open(*FORE)
    table = other.open(*FORE)
    here.post(OUT, {})
    assert [table] == tables(other)


def test_a_code_that_was_offered_before_is_too_old(server: LiveServer) -> None:
    here, new = server.guest(), server.guest()
    here.open(*FORE)
    code = here.post("/api/guest/along", {}).json()["code"]
    here.post(OUT, {})
    told = new.post("/api/guest/take", {"code": code})
    assert (409, {"error": "code_old"}) == (told.status_code, told.json())
    fresh = here.post("/api/guest/along", {}).json()["code"]
    assert 200 == new.post("/api/guest/take", {"code": fresh}).status_code
    assert tables(here) == tables(new)


def test_other_processes_hear_of_it_and_a_new_one_knows(database: str) -> None:
    with LiveServer(database, **PARTS) as one, LiveServer(database, **PARTS) as other:
        here = one.guest()
        table = here.open(*FORE)
        there, known = elsewhere(here, other), None
        with there.play(table) as seat:
            seat.hear()
            here.post(OUT, {})
            assert 1013 == seat.closed()
        assert SIGNED_OUT == answer(there)
        known = elsewhere(here, other)
        assert [table] == tables(known)
    with LiveServer(database, **PARTS) as third:
        assert SIGNED_OUT == answer(elsewhere(there, third))
        assert [table] == tables(elsewhere(known, third))


def test_a_cookie_that_is_made_anew_keeps_its_turn(club: LiveServer, clock: Hands) -> None:
    here = club.guest()
    table = here.open(*FORE)
    here.post(OUT, {})
    first, there = here.cookie, elsewhere(here)
    clock.at += 8 * DAY
    assert [table] == tables(here)
    assert first != here.cookie
    here.post(OUT, {})
    assert SIGNED_OUT == answer(there)
    assert [table] == tables(here)


def test_people_are_told_how_long_they_are_known_and_that_they_were(club: LiveServer, clock: Hands) -> None:
    guest = club.guest()
    assert (200, {"until": None}) == answer(guest, "/api/guest")
    table = guest.open(*FORE)
    clock.at = 100 * DAY
    assert 200 == answer(guest, "/api/guest")[0]
    assert (200, {"until": "1971-05-17T00:00:00+00:00"}) == answer(
        guest, "/api/guest"
    )  # 1970-04-11 + 401 days
    idle = elsewhere(guest)
    clock.at = 501 * DAY - 1
    assert 200 == answer(elsewhere(idle))[0]
    clock.at = 501 * DAY
    assert (401, {"error": "expired"}) == answer(idle)
    assert (401, {"error": "expired"}) == answer(idle, "/api/guest")
    with idle.play(table) as seat:
        assert 4408 == seat.closed()


def test_nothing_that_is_stored_says_who_it_was(club: LiveServer, database: str) -> None:
    _, (ana, _) = invited(club, "Ana", "Bine")
    guest = ana.get("/api/guest/data").json()["guest"]
    ana.post(OUT, {})

    async def stored(store: EventStore) -> str:
        return str(await store.read("server"))

    told = at_desk(database, stored)
    assert "signed out" in told
    assert guest not in told


@pytest.fixture
def kept(club: LiveServer, clock: Hands) -> tuple[Browser, Device, str]:
    """A browser with a table, and a passkey that leads back to it."""
    clock.at = time.time()  # at which a secret is rotated
    ana, device = Browser(club), Device()
    table = ana.open(*FORE)
    assert 200 == ana.keep_passkey(device)[0]
    return ana, device, table


def test_passkeys_stay_when_all_others_are_signed_out(
    club: LiveServer, kept: tuple[Browser, Device, str]
) -> None:
    ana, device, table = kept
    there = Browser(club)
    there.keep(ana.cookie.split("; ")[0])
    ana.post(OUT, {})
    assert SIGNED_OUT == answer(there)
    assert (200, {"tables": 1}) == there.come_by(device)
    assert [table] == there.tables()
    assert [table] == ana.tables()


def test_passkeys_and_places_outlive_the_secret(
    club: LiveServer,
    kept: tuple[Browser, Device, str],
    database: str,
    clock: Hands,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(operator_orders, "HEARD", 0.0)
    ana, device, table = kept
    idle, former = elsewhere(ana), ana.cookie
    at_desk(database, lambda store: rotate(store, here=False))
    clock.at = time.time() + 1
    visitor = Browser(club)
    visitor.keep(former)
    waited(lambda: visitor.get("/api/tables") and visitor.cookie != former)  # the server has heard of it
    again = Browser(club)
    assert (200, {"tables": 1}) == again.come_by(device)  # by the new secret
    assert [table] == again.tables()
    with ana.play(table) as seat:  # the old cookie counts
        assert 0 == seat.hear()["table"]["place"]
    assert [table] == ana.tables()
    assert former != ana.cookie  # and is made anew
    clock.at += operator_orders.LIVES_ON
    waited(lambda: idle.get("/api/tables").json() == [])  # no one can tell whose it was
    assert [table] == ana.tables()
    assert (200, {"tables": 1}) == Browser(club).come_by(device)


def test_the_desk_of_another_process_knows_the_turn(database: str) -> None:
    async def look(store: EventStore) -> tuple[int, int, int]:
        desk = OperatorSettings(store, lambda: 5.0, tuple)
        await desk.open()
        before = desk.turn("ana")
        await desk.sign_out("ana")
        other = OperatorSettings(store, lambda: 5.0, tuple)
        await other.open()
        return before, desk.turn("ana"), other.turn("ana")

    before, own, others = at_desk(database, look)
    assert (0, own) == (before, others)
    assert own
