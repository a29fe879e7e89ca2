"""What is kept about somebody is told to them, and taken away when they ask; the tables of others stay."""

import asyncio
from typing import Any

from server.live_server import FORE, Guest, Hands, LiveServer, facts_of, lowest
from server.test_chat import hear_talk
from server.test_proposals import hear, invited
from tarok.server.accounts.guests import DAY
from tarok.server.accounts.passkeys import Passkeys
from tarok.server.maintenance.personal_data import Kept, PersonalData
from tarok.server.play.puzzle_ratings import PuzzleRatings
from tarok.server.storage.event_store import EventStore
from tarok.server.table.alias import alias


def data(guest: Guest) -> dict[str, Any]:
    answer = guest.get("/api/guest/data")
    assert 200 == answer.status_code, answer.text
    assert 'attachment; filename="tarok.json"' == answer.headers["Content-Disposition"]
    told: dict[str, Any] = answer.json()
    return told


def test_somebody_is_told_what_is_kept_about_them(club: LiveServer) -> None:
    table, (ana, bine) = invited(club, "Ana", "Bine", talk="free")
    bine.post(f"/api/tables/{table}/seat", {"place": 1, "name": "Binca", "face": 7})
    alone = bine.open(*FORE)
    with ana.play(table) as one, bine.play(table) as other:
        one.say(type="write", v=0, text="I am Ana")
        hear_talk(one)
        other.say(type="write", v=0, text="and I am not")
        hear_talk(one, 2)
    told = data(bine)
    assert {(table, "toy"), (alone, "toy")} == {(each["table"], each["game"]) for each in told["tables"]}
    own = [(each["place"], each["name"], each["face"]) for each in told["seats"] if each["table"] == table]
    assert [(1, "Bine", None), (1, "Binca", 7)] == own
    assert [(table, "Binca", "and I am not")] == [
        (each["table"], each["name"], each["text"]) for each in told["said"]
    ]
    assert [] == told["passkeys"]
    assert "Ana" not in str(told)


def test_a_stranger_has_nothing_that_could_be_told_or_taken_away(club: LiveServer) -> None:
    stranger = club.guest()
    assert 403 == stranger.get("/api/guest/data").status_code
    assert 403 == stranger.call("DELETE", "/api/guest").status_code


def test_whoever_leaves_a_browser_is_a_stranger_there_and_has_all_elsewhere(club: LiveServer) -> None:
    table, (_, bine) = invited(club, "Ana", "Bine")
    here = Guest(club.host, bine.cookie)
    assert 200 == here.post("/api/guest/leave", {}).status_code
    assert "tarok_guest=" in here.cookie
    assert [] == here.get("/api/tables").json()
    assert [table] == [each["table"] for each in bine.get("/api/tables").json()]


def test_in_the_middle_of_a_deal_a_bot_plays_for_whoever_is_forgotten(
    club: LiveServer, database: str
) -> None:
    table, (ana, bine) = invited(club, "Ana", "Bine", talk="free")
    bine_id = data(bine)["guest"]
    with ana.play(table) as one, bine.play(table) as other:
        one.say(type="begin", v=0)
        hear(other, lambda message: message["type"] == "state")
        other.say(type="write", v=0, text="my number is 12345")
        hear_talk(one)
        old = Guest(club.host, bine.cookie)
        answer = bine.call("DELETE", "/api/guest")
        assert {"tables": 1} == answer.json()
        state = hear(one, lambda message: message["table"]["players"][1]["kind"] == "gone")
        assert {"kind": "gone", "name": "", "leaving": True} == state["table"]["players"][1]
        assert ["gone"] == [
            each["kind"] for each in state["table"]["company"]["accounts"] if not each["name"]
        ]
        one.last = state
        end = one.play_on(lowest)
        assert "open" == end["table"]["players"][1]["kind"]
        assert [] == old.get("/api/tables").json()  # their other browsers have nothing more, either
        assert {"seats": [], "tables": [], "said": []}.items() <= data(old).items()
    with club.guest().play(table) as stranger:
        assert [] == [words for each in stranger.talk for words in each["said"]]
    with ana.play(table) as one:
        assert "state" == one.hear()["type"]
        assert [] == hear_talk(one, 0)
    kept = str([facts_of(database, stream) for stream in (table, f"talk:{table}")])
    assert bine_id not in kept
    assert "Bine" not in kept
    assert "12345" not in kept
    assert "Ana" in kept
    assert alias(bine_id) in kept


def test_a_deal_that_is_over_can_be_seen_still(club: LiveServer) -> None:
    table, (ana, bine) = invited(club, "Ana", "Bine")
    with ana.play(table) as one, bine.play(table) as other:
        one.say(type="begin", v=0)
        v = hear(other, lambda message: message["type"] == "state")["v"]
        other.say(type="rise", v=v)  # so that a bot plays on
        one.last = hear(one, lambda message: message["type"] == "state" and message["v"] > v)
        one.play_on(lowest)
    assert 200 == bine.call("DELETE", "/api/guest").status_code
    deal = ana.get(f"/api/tables/{table}/deals/1").json()
    assert ["you", "gone", "rule"] == [each["kind"] for each in deal["players"]]
    with ana.play(table) as one:
        state = one.hear()
        assert ["you", "open", "rule"] == [each["kind"] for each in state["table"]["players"]]


def test_a_process_of_its_own_can_take_it_away_while_a_house_serves(
    club: LiveServer, database: str, clock: Hands
) -> None:
    table, (ana, bine) = invited(club, "Ana", "Bine")
    guest = data(bine)["guest"]

    async def remove() -> tuple[Kept, int, int]:
        store = EventStore(database)
        await store.open()
        try:
            secret = await store.secret()
            traces = PersonalData(
                store, Passkeys(store, secret, clock), PuzzleRatings(store, secret, clock), clock
            )
            return await traces.of(guest), await traces.remove(guest), await traces.remove(guest)
        finally:
            await store.close()

    with ana.play(table) as one:
        one.hear()
        told, tables, again = asyncio.run(remove())
        assert ["Bine"] == [seat.name for seat in told.seats]
        assert (1, 0) == (tables, again)
        hear(one, lambda message: message["players"][1]["kind"] == "open")
    assert 200 == club.guest().post(f"/api/tables/{table}/seat", {"place": 1, "name": "Bine"}).status_code


def test_a_code_that_was_offered_leads_nowhere_any_more(club: LiveServer) -> None:
    _, (_, bine) = invited(club, "Ana", "Bine")
    code = bine.post("/api/guest/along", {}).json()["code"]
    assert 200 == bine.call("DELETE", "/api/guest").status_code
    assert 404 == club.guest().post("/api/guest/take", {"code": code}).status_code


def test_a_cookie_is_renewed_while_it_is_used_and_counts_no_more_after_400_days(
    club: LiveServer, clock: Hands
) -> None:
    guest, idle = club.guest(), club.guest()
    table = guest.open(*FORE)
    idle.open(*FORE)
    first = guest.cookie
    clock.at += 6 * DAY
    guest.get("/api/tables")
    assert first == guest.cookie  # a week it stays as it is
    clock.at += 1 * DAY
    guest.get("/api/games")
    assert first != guest.cookie
    clock.at += 393 * DAY
    assert 1 == len(Guest(club.host, first).get("/api/tables").json())
    clock.at += 1 * DAY
    for late in (Guest(club.host, first), idle):
        assert {"error": "expired"} == late.get("/api/tables").json()
    assert [table] == [own["table"] for own in guest.get("/api/tables").json()]
    clock.at += 399 * DAY
    assert [table] == [own["table"] for own in guest.get("/api/tables").json()]
