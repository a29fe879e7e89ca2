"""Codes of seven letters: they lead to a table for a while, and nobody guesses one."""

from typing import Any

import pytest

from server.conftest import PARTS
from server.live_server import Guest, Hands, LiveServer, lowest
from tarok.server.accounts.join_codes import LENGTH, LETTERS, VALID, spelling

HOURS = 3600.0
TRIES, TRIES_FROM, WINDOW = 10, 40, 600


def opened(guest: Guest, **more: Any) -> str:
    wanted = {"game": "toy", "name": "Ana", "manners": {"host_begins": True}, **more}
    answer = guest.post("/api/tables", wanted)
    assert 200 == answer.status_code, answer.text
    return str(answer.json()["table"])


def code_of(guest: Guest, table: str) -> str:
    answer = guest.post(f"/api/tables/{table}/code", {})
    assert 200 == answer.status_code, answer.text
    return str(answer.json()["code"])


def test_a_code_leads_to_the_table_however_it_is_typed(club: LiveServer) -> None:
    host = club.guest()
    table = opened(host)
    code = code_of(host, table)
    assert LENGTH == len(code)
    assert set(code) <= set(LETTERS)
    for typed in (code, code.lower(), f"{code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}"):
        assert {"table": table} == club.guest().get(f"/api/codes/{typed}").json()
    assert code == code_of(host, table)
    assert code != code_of(host, opened(host))


def test_only_whoever_sits_there_is_told_the_code(club: LiveServer) -> None:
    table = opened(club.guest())
    answer = club.guest().post(f"/api/tables/{table}/code", {})
    assert (403, "not_yours") == (answer.status_code, answer.json()["error"])


def test_a_code_is_valid_for_twelve_hours(club: LiveServer, clock: Hands) -> None:
    host = club.guest()
    table = opened(host)
    code = code_of(host, table)
    assert 12 * HOURS == VALID
    clock.at += 12 * HOURS - 1
    assert 200 == club.guest().get(f"/api/codes/{code}").status_code
    clock.at += 2
    answer = club.guest().get(f"/api/codes/{code}")
    assert (404, "no_code") == (answer.status_code, answer.json()["error"])
    assert {"table": table} == club.guest().get(f"/api/codes/{code_of(host, table)}").json()


def test_whoever_guesses_wrong_too_often_must_wait(club: LiveServer, clock: Hands) -> None:
    host, guesser = club.guest(), club.guest()
    table = opened(host)
    opened(guesser)  # now they have a cookie
    code = code_of(host, table)
    for _ in range(TRIES):
        assert 404 == guesser.get("/api/codes/BBBBBBB").status_code
    answer = guesser.get(f"/api/codes/{code}")
    assert (429, "too_many_tries") == (answer.status_code, answer.json()["error"])
    assert 0 < answer.json()["wait"] <= WINDOW + 1
    assert 200 == host.get(f"/api/codes/{code}").status_code  # nobody else has to wait
    clock.at += WINDOW
    assert 200 == guesser.get(f"/api/codes/{code}").status_code


def test_a_guesser_without_a_cookie_is_known_by_the_address(club: LiveServer) -> None:
    for _ in range(TRIES_FROM):
        assert 404 == club.guest().get("/api/codes/nonsense").status_code
    assert 429 == club.guest().get("/api/codes/BBBBBBB").status_code


def test_a_code_leads_nowhere_once_the_session_is_over(club: LiveServer) -> None:
    host = club.guest()
    table = opened(host, manners={"host_begins": True}, players=["you", "rule", "rule"])
    code = code_of(host, table)
    with host.play(table) as seat:
        there = seat.hear()
        seat.say(type="begin", v=there["v"])
        seat.hear_until(lambda state: state["view"]["legal"])
        v = seat.play_on(lowest)["v"]
        seat.stop()
        seat.hear_after(v)
        assert 200 == club.guest().get(f"/api/codes/{code}").status_code  # one deal is still to come
        seat.next()
        seat.hear_deal(2)
        seat.play_on(lowest)
        seat.hear_until(lambda state: state["table"]["sheet"]["over"])
    assert 404 == club.guest().get(f"/api/codes/{code}").status_code
    assert 409 == host.post(f"/api/tables/{table}/code", {}).status_code


def test_two_processes_make_one_code_and_both_know_it(database: str, clock: Hands) -> None:
    with LiveServer(database, **PARTS, now=clock) as one, LiveServer(database, **PARTS, now=clock) as two:
        host = one.guest()
        table = opened(host)
        same = Guest(two.host, host.cookie)
        assert code_of(host, table) == code_of(same, table)
        for _ in range(5):
            other = opened(host)
            assert {"table": other} == two.guest().get(f"/api/codes/{code_of(host, other)}").json()


@pytest.mark.parametrize("typed", ["", "KMRTZ", "KMRTZX", "KMRTZXBB", "KMRTZX1", "AEIOUYA", "ŽŽŽŽŽŽŽ"])
def test_what_is_no_code(typed: str) -> None:
    assert spelling(typed) is None
