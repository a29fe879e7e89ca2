"""Events at the tables of the server: rounds begin by themselves, and results come from the tables."""

import json
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from calling import tarok

from server.live_server import FORE, Guest, Hands, LiveServer, Seat, facts_of, lowest, waited
from server.test_processes import process
from tarok.bots import PLAYERS
from tarok.club.notes import Corrected, Protested, Slip
from tarok.engine.json_codec import from_json
from tarok.games import GAMES
from tarok.server.core.settings import Settings
from tarok.server.room import room
from tarok.server.room.leases import Leases
from tarok.server.table.events import Dealt, read
from tarok.server.tournaments import scheduler
from tarok.server.tournaments.roles import may

PARTS = {"games": GAMES, "bots": PLAYERS}
DAY = 24 * 3600
ROUNDS = {"kind": "rounds", "game": "slovenian_3", "rounds": 2, "deals": 1, "minutes": 10, "starts_in": 60}
ARENA = {"kind": "arena", "game": "slovenian_3", "deals": 1, "minutes": 10, "starts_in": 0}


@pytest.fixture
def server(database: str, clock: Hands, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    monkeypatch.setattr(scheduler, "EVERY", 0.02)
    monkeypatch.setattr("tarok.server.http.routes.events.LISTED", 0.0)
    monkeypatch.setattr(room, "GRACE", 0.05)
    with LiveServer(database, **PARTS, now=clock) as server:
        yield server


def announced(server: LiveServer, plan: Any = ROUNDS, **more: Any) -> str:
    answer = server.guest().post("/api/events", {"title": "Tuesday", **plan, **more})
    assert 200 == answer.status_code, answer.text
    return str(answer.json()["id"])


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def entered(server: LiveServer, event: str, *names: str) -> list[Guest]:
    guests = [server.guest() for _ in names]
    for guest, name in zip(guests, names, strict=True):
        answer = guest.post(f"/api/events/{event}/own", {"name": name})
        assert 200 == answer.status_code, answer.text
    return guests


def look(guest: Guest, event: str) -> Any:
    return guest.get(f"/api/events/{event}").json()


def own(guest: Guest, event: str) -> Any:
    return guest.get(f"/api/events/{event}/own").json()


def test_a_tournament_of_three_is_played_to_its_end(server: LiveServer, clock: Hands) -> None:
    event = announced(server)
    guests = entered(server, event, "Ana", "Bor", "Cene")
    assert "open" == look(guests[0], event)["info"]["stands"]
    clock.at += 60
    for number in (1, 2):
        tables = tables_of(event, *guests)
        assert 1 == len(set(tables))
        assert number == look(guests[0], event)["info"]["round"]
        together(guests, tables[0])
        waited(lambda: not own(guests[0], event)["table"])
        clock.at += 21
    told = waited_for(guests[0], event, "over")
    assert [2, 2, 2] == [person["tables"] for person in told["people"]]


def waited_for(guest: Guest, event: str, stands: str) -> Any:
    """Wait until an event stands so, and return it."""

    def found() -> Any:
        told = look(guest, event)
        return told if stands == told["info"]["stands"] else None

    return waited(found)


def tables_of(event: str, *guests: Guest) -> list[str]:
    """Wait until everybody has a table."""

    def found() -> list[str]:
        tables = [own(guest, event)["table"] for guest in guests]
        return tables if all(tables) else []

    return list(waited(found))


def together(guests: list[Guest], table: str, deal: int = 1) -> None:
    """Have these people play a deal at a table, by its number there."""
    with ThreadPoolExecutor(len(guests)) as people:
        list(people.map(lambda guest: play(guest, table, deal), guests))


def play(guest: Guest, table: str, deal: int) -> None:
    """Play a deal to its end, whatever bots have done meanwhile."""
    with guest.play(table) as seat:
        while seat.last.get("table", {}).get("deal", 0) < deal or not seat.last["view"]["ended"]:
            if seat.last.get("view", {}).get("legal"):
                seat.act(lowest(seat.last["view"]))
            elif seat.last.get("view", {}).get("ended") and seat.last["table"]["place"] in waiting(seat):
                seat.next()
            seat.hear()


def waiting(seat: Seat) -> list[int]:
    """Whose word for the next deal is awaited."""
    return list(seat.last["table"]["waiting"])


def names(told: Any) -> dict[str, str]:
    return {person["who"]: person["name"] for person in told["people"]}


def test_whoever_is_done_waits_for_the_next_round_while_others_play(server: LiveServer, clock: Hands) -> None:
    event = announced(server)
    guests = entered(server, event, "Ana", "Bor", "Cene", "Dana", "Eva", "Franc")
    clock.at += 60
    tables = tables_of(event, *guests)
    done = [guest for guest, table in zip(guests, tables, strict=True) if table == tables[0]]
    together(done, tables[0])
    waited(lambda: not own(done[0], event)["table"])
    assert 3 == sum(own(guest, event)["table"] is not None for guest in guests)
    told = look(guests[0], event)
    assert [False, True] == sorted(each["over"] for each in told["tables"])
    assert [False, True] == sorted(each["watch"] is not None for each in told["tables"])
    assert 1 == told["info"]["round"]


def test_with_too_few_it_is_called_off(server: LiveServer, clock: Hands) -> None:
    """CL-ON-01."""
    event = announced(server)
    (ana,) = entered(server, event, "Ana")
    clock.at += 60
    waited_for(ana, event, "called_off")
    assert (409, "event_over") == refused(server.guest().post(f"/api/events/{event}/own", {"name": "Bor"}))


def test_bots_take_the_places_that_are_free(server: LiveServer, clock: Hands) -> None:
    """CL-ON-01: of five at tables of three there is one bot, and at each table one place is nobody's else."""
    event = announced(server)
    guests = entered(server, event, "Ana", "Bor", "Cene", "Dana", "Eva")
    clock.at += 60
    assert 2 == len(set(tables_of(event, *guests)))
    told = look(guests[0], event)
    assert [3, 3] == [len(table["people"]) for table in told["tables"]]
    assert ["Ana", "Bor", "Bot 1", "Cene", "Dana", "Eva"] == sorted(names(told).values())
    assert [False, True] == sorted({person["bot"] for person in told["people"]})


def test_a_round_without_deals_ends_with_zeros_when_its_time_is_up(server: LiveServer, clock: Hands) -> None:
    """CL-ON-02, CL-ON-04: nobody has come to any table, so all have left, and nobody is there to go on."""
    event = announced(server)
    guests = entered(server, event, "Ana", "Bor", "Cene")
    clock.at += 60
    tables_of(event, *guests)
    clock.at += 600
    waited(lambda: not own(guests[0], event)["table"])
    told = look(guests[0], event)
    assert [[0, 0, 0]] == [table["results"] for table in told["tables"]]
    assert [True, True, True] == [person["left"] for person in told["people"]]
    for guest in guests[:2]:
        assert guest.post(f"/api/events/{event}/own", {}).json()["takes_part"]
    clock.at += 21
    assert 1 == len(set(tables_of(event, *guests[:2])))  # the two who came back, with a bot
    assert own(guests[2], event)["table"] is None


def test_a_deal_that_is_under_way_counts_if_it_is_over_in_time(
    server: LiveServer, clock: Hands, look_after_events: Callable[[], None]
) -> None:
    """CL-ON-02."""
    event = announced(server, rounds=1, deals=4)
    guests = entered(server, event, "Ana", "Bor", "Cene")
    clock.at += 60
    table = tables_of(event, *guests)[0]
    with guests[0].play(table) as seat:
        seat.hear_until(lambda state: "view" in state)  # the deal has begun
        clock.at += 601
        look_after_events()
        assert not seat.last["table"]["sheet"]["over"]
    together(guests, table)
    told = waited_for(guests[0], event, "over")
    assert [1] == [each["deals"] for each in told["tables"]]


def test_a_deal_that_takes_too_long_is_broken_off(server: LiveServer, clock: Hands) -> None:
    """CL-ON-02."""
    event = announced(server, rounds=1, deals=4)
    guests = entered(server, event, "Ana", "Bor", "Cene")
    clock.at += 60
    table = tables_of(event, *guests)[0]
    with guests[0].play(table) as seat:
        seat.hear_until(lambda state: "view" in state)
        clock.at += 721
        told = waited_for(guests[0], event, "over")
        assert [0] == [each["deals"] for each in told["tables"]]
        assert seat.hear_until(lambda state: state["table"]["sheet"]["over"])


def test_in_an_arena_people_meet_at_once_and_bots_after_a_while(server: LiveServer, clock: Hands) -> None:
    """CL-ON-03."""
    event = announced(server, ARENA)
    guests = entered(server, event, "Ana", "Bor", "Cene", "Dana")
    first = tables_of(event, *guests[:3])
    assert 1 == len(set(first))
    assert own(guests[3], event)["waits"]
    assert own(guests[3], event)["table"] is None
    clock.at += 16
    (alone,) = tables_of(event, guests[3])
    assert alone not in first
    kinds = {person["who"]: person["bot"] for person in look(guests[0], event)["people"]}
    (told,) = [each for each in look(guests[0], event)["tables"] if each["round"] == 2]
    assert 2 == sum(kinds[who] for who in told["people"])


def test_in_an_arena_one_waits_until_the_table_is_open(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CL-ON-03: they have been given one, which the server opens in a moment."""

    async def busy(*_: object) -> None:
        """The server has not come to it yet."""

    monkeypatch.setattr(scheduler.EventScheduler, "_open", busy)
    event = announced(server, ARENA)
    guests = entered(server, event, "Ana", "Bor", "Cene")
    waited(lambda: look(guests[0], event)["tables"])
    assert [(True, None)] * 3 == [
        (told["waits"], told["table"]) for told in (own(each, event) for each in guests)
    ]


def test_in_an_arena_one_plays_on_as_long_as_one_likes(
    server: LiveServer, clock: Hands, look_after_events: Callable[[], None]
) -> None:
    """CL-ON-03: the sum counts, and nobody gets a table who has not asked for one."""
    event = announced(server, ARENA)
    guests = entered(server, event, "Ana", "Bor", "Cene")
    sums = dict.fromkeys(("Ana", "Bor", "Cene"), 0)
    for _ in range(2):
        together(guests, tables_of(event, *guests)[0])
        waited(lambda: not own(guests[0], event)["table"])
        clock.at += 60
        look_after_events()
        assert [None] * 3 == [own(guest, event)["table"] for guest in guests]
        told = look(guests[0], event)
        last = max(told["tables"], key=lambda table: table["round"])
        for who, points in zip(last["people"], last["results"], strict=True):
            sums[names(told)[who]] += points
        for guest in guests:
            told = guest.post(f"/api/events/{event}/own", {}).json()
            assert told["waits"] or told["table"]
    told = look(guests[0], event)
    assert sums == {person["name"]: int(person["points"].replace("−", "-")) for person in told["people"]}
    together(guests, tables_of(event, *guests)[0])
    clock.at += 600
    waited_for(guests[0], event, "over")


def test_whoever_has_never_come_stands_behind_those_who_have_played(server: LiveServer, clock: Hands) -> None:
    """CL-ON-06: the bot that plays for Xaver may win whatever it likes."""
    event = announced(server, rounds=1, deals=2)
    ana, bor, xaver = entered(server, event, "Ana", "Bor", "Xaver")
    clock.at += 60
    table = tables_of(event, ana, bor, xaver)[0]
    with ana.play(table) as seat:
        seat.hear_until(lambda state: any(each.get("away") for each in state["table"]["players"]))
        clock.at += 21
    for deal in (1, 2):
        together([ana, bor], table, deal)
    told = waited_for(ana, event, "over")
    assert {"Ana": False, "Bor": False, "Xaver": True} == {
        person["name"]: person["absent"] for person in told["people"]
    }
    assert ("Xaver", 3) == (told["people"][-1]["name"], told["people"][-1]["rank"])


def test_a_table_does_not_say_for_whom_a_bot_has_played(server: LiveServer) -> None:
    """CL-ON-06: only the server does."""
    said = from_json('{"type": "slip", "round": 1, "table": 3, "totals": [0, 0, 0], "bots": ["p1"]}', Slip)
    assert not may("table 3", said, lambda _: True)
    assert not may("table 3", Corrected("x", said), lambda _: True)
    assert not may("table 3", Protested("p1", 1, 3, "?", "x", said), lambda _: True)
    assert may("table 3", Slip(1, 3, (0, 0, 0)), lambda _: True)
    assert may("house", said, lambda _: True)


def test_who_comes_late_takes_the_place_of_a_bot_before_the_first_deal_is_booked(
    server: LiveServer, clock: Hands
) -> None:
    """CL-ON-05."""
    event = announced(server)
    guests = entered(server, event, "Ana", "Bor")
    clock.at += 60
    table = tables_of(event, *guests)[0]
    (late,) = entered(server, event, "Cene")
    assert [table] == tables_of(event, late)
    assert [0, 1, 2] == sorted(own(guest, event)["place"] for guest in (*guests, late))
    together([*guests, late], table)
    waited(lambda: not own(late, event)["table"])
    assert {"Ana", "Bor", "Cene"} == {
        name for who, name in names(look(late, event)).items() if not who.startswith("bot")
    }


def test_who_comes_later_plays_from_the_next_round_on(server: LiveServer, clock: Hands) -> None:
    """CL-ON-05."""
    event = announced(server)
    guests = entered(server, event, "Ana", "Bor", "Cene")
    clock.at += 60
    table = tables_of(event, *guests)[0]
    late = entered(server, event, "Dana", "Eva", "Franc")
    together(guests, table)
    waited(lambda: not own(guests[0], event)["table"])
    assert own(late[0], event)["takes_part"]
    clock.at += 21
    tables = tables_of(event, *guests, *late)
    assert 2 == len(set(tables))
    for people in (guests, late):  # as few as can be meet somebody they know
        assert 2 == len(set(tables_of(event, *people)))


def test_two_of_one_name_do_not_take_part_and_nobody_twice(server: LiveServer) -> None:
    event = announced(server)
    (ana,) = entered(server, event, "Ana")
    for name in ("Ana", "ANA"):
        assert (409, "name_taken") == refused(server.guest().post(f"/api/events/{event}/own", {"name": name}))
    assert (409, "no_name") == refused(server.guest().post(f"/api/events/{event}/own", {}))
    assert ana.post(f"/api/events/{event}/own", {"name": "Bor"}).json()["takes_part"]
    assert {"p1": "Ana"} == names(look(ana, event))
    assert not ana.call("DELETE", f"/api/events/{event}/own").json()["takes_part"]
    assert {} == names(look(ana, event))
    assert ana.post(f"/api/events/{event}/own", {}).json()["takes_part"]
    assert {"p1": "Ana"} == names(look(ana, event))


def test_nothing_of_an_event_tells_who_its_guests_are(server: LiveServer, clock: Hands) -> None:
    event = announced(server)
    guests = entered(server, event, "Ana", "Bor", "Cene")
    clock.at += 60
    table = tables_of(event, *guests)[0]
    stranger = server.guest()
    told = stranger.get(f"/api/events/{event}").text + stranger.get("/api/events").text
    assert event in told
    assert table not in told
    for guest in guests:
        assert guest.get("/api/guest/data").json()["guest"] not in told


def test_an_event_is_as_one_may_play_it(server: LiveServer) -> None:
    for wrong, error in (
        ({"game": "nothing"}, (404, "no_game")),
        ({"options": {"nothing": 1}}, (409, "options")),
        ({"title": chr(0x202E)}, (409, "name_signs")),
        ({"kind": "arena", "boards": True}, (409, "no_boards")),
    ):
        assert error == refused(server.guest().post("/api/events", {**ROUNDS, **wrong}))
    assert (404, "no_book") == refused(server.guest().get("/api/events/nothing"))
    assert (404, "no_book") == refused(server.guest().get("/api/events/abcdefghijk"))


BOARDS = {**ROUNDS, "boards": True, "rounds": 1, "deals": 2}


def dealt(database: str, table: str) -> list[Any]:
    """The packs of a table, as they lay on it."""
    facts = [read(record) for record in facts_of(database, table)]
    return [fact.pack for fact in facts if isinstance(fact, Dealt)]


def test_all_tables_play_the_same_packs_and_the_differences_count(
    server: LiveServer, clock: Hands, database: str
) -> None:
    """CL-BRD-01, CL-BRD-02: each place of a table, less the mean of the same place at both."""
    event = announced(server, BOARDS)
    guests = entered(server, event, "Ana", "Bor", "Cene", "Dana", "Eva", "Franc")
    clock.at += 60
    tables = dict(zip(guests, tables_of(event, *guests), strict=True))
    for table in set(tables.values()):
        for number in (1, 2):
            played = [guest for guest in guests if tables[guest] == table]
            together(played, table, number)
    told = waited_for(guests[0], event, "over")
    one, two = (dealt(database, table) for table in dict.fromkeys(tables.values()))
    assert 2 == len(one)
    assert one == two
    assert one[0] != one[1]
    first, second = (table["results"] for table in told["tables"])
    expected = {
        who: (mine - other) / 2
        for table, others in zip(told["tables"], (second, first), strict=True)
        for who, mine, other in zip(table["people"], table["results"], others, strict=True)
    }
    assert expected == {person["who"]: number_of(person["points"]) for person in told["people"]}


def number_of(points: str) -> float:
    """What people write as −2½."""
    whole = points.replace("−", "-").replace("½", "")
    half = 0.5 if "½" in points else 0.0
    return float(whole or 0) + (-half if points.startswith("−") else half) if whole != "-" else -half


def test_of_a_board_nothing_is_told_before_the_round_is_over(
    server: LiveServer, clock: Hands, look_after_events: Callable[[], None]
) -> None:
    made = server.guest().post("/api/events", {"title": "Boards", **BOARDS}).json()
    event, director = made["id"], made["director"]
    guests = entered(server, event, "Ana", "Bor", "Cene", "Dana", "Eva", "Franc")
    clock.at += 60
    tables = tables_of(event, *guests)
    played = [guest for guest, table in zip(guests, tables, strict=True) if table == tables[0]]
    together(played, tables[0])
    look_after_events()
    other = next(guest for guest in guests if guest not in played)
    told = look(other, event)
    assert [(None, 0, None)] * 2 == [
        (each["results"], each["deals"], each["watch"]) for each in told["tables"]
    ]
    assert ["0"] * 6 == [person["points"] for person in told["people"]]
    for key in (director, told["board"]):
        board = other.get(f"/api/books/{key}/board").json()
        assert [None, None] == [table["results"] for table in board["rounds"][0]["tables"]]
    assert [] == [
        note["note"]
        for note in other.post(f"/api/books/{director}", {"after": 0}).json()["notes"]
        if note["note"]["what"]["type"] in {"scored", "slip"}
    ]
    deal = played[0].get(f"/api/tables/{tables[0]}/deals/1").json()["id"]
    assert (409, "not_yet") == refused(other.get(f"/api/deals/{deal}"))
    assert (403, "not_yours") == refused(other.get(f"/api/tables/{tables[0]}/deals/1"))
    clock.at += 800
    waited_for(other, event, "over")
    assert 200 == other.get(f"/api/deals/{deal}").status_code


def happened(database: str, event: str) -> list[str]:
    """What the server has noted of an event, and what happened beside, in order."""
    records = facts_of(database, f"book {event}")
    return [
        json.loads(record.body)["note"]["what"]["type"] if record.kind == "noted" else record.kind
        for record in records
    ]


ONCE = {"drawn": 2, "begun": 2, "placed": 2, "scored": 2, "closed": 2, "finished": 1}
"""How often each happens in a tournament of two rounds with a deal each, at one table."""


def counted(database: str, event: str) -> dict[str, int]:
    return {kind: happened(database, event).count(kind) for kind in ONCE}


def test_two_processes_that_both_look_after_an_event_do_everything_once(
    database: str, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "EVERY", 0.02)
    monkeypatch.setattr(Leases, "is_first", property(lambda _: True))
    with LiveServer(database, **PARTS, now=clock) as here, LiveServer(database, **PARTS, now=clock) as there:
        event = announced(here)
        people = [*entered(here, event, "Ana"), *entered(there, event, "Bor", "Cene")]
        guests = [Guest(here.host, guest.cookie) for guest in people]  # they play faster at one of them
        clock.at += 60
        for _ in range(2):
            together(guests, tables_of(event, *guests)[0])
            waited(lambda: not own(guests[0], event)["table"])
            clock.at += 21
        waited_for(guests[0], event, "over")
    assert ONCE == counted(database, event)


HASTY = (
    "from tarok.server.tournaments import round_progress, scheduler; "
    "round_progress.PAUSE, scheduler.EVERY = 0.5, 0.05"
)
"""What lets a server rest no longer between rounds."""


def test_kill_9_in_mid_round_loses_nothing_and_doubles_nothing(database: str) -> None:
    with process(database, HASTY) as (server, host):
        people = [Guest(host) for _ in range(3)]
        answer = people[0].post("/api/events", {"title": "", **ROUNDS, "starts_in": 1})
        event = answer.json()["id"]
        for guest, name in zip(people, ("Ana", "Bor", "Cene"), strict=True):
            guest.post(f"/api/events/{event}/own", {"name": name})
        first = tables_of(event, *people)[0]
        with people[0].play(first) as seat:
            seat.hear_until(lambda state: "view" in state)
        os.kill(server.pid, signal.SIGKILL)
    with process(database, HASTY) as (server, host):
        people = [Guest(host, guest.cookie) for guest in people]
        together(people, first)
        second = waited(lambda: (table := own(people[0], event)["table"]) != first and table)
        os.kill(server.pid, signal.SIGKILL)  # between the draw and the first card
    with process(database, HASTY) as (_, host):
        people = [Guest(host, guest.cookie) for guest in people]
        together(people, second)
        told = waited_for(people[0], event, "over")
    assert ONCE == counted(database, event)
    booked = {table: last_totals(database, table) for table in (first, second)}
    assert [booked[second], booked[first]] == [table["results"] for table in told["tables"]]


def last_totals(database: str, table: str) -> list[int]:
    """What the engine has booked at a table."""
    bodies = [json.loads(record.body) for record in facts_of(database, table) if record.kind == "settled"]
    return list(bodies[-1]["booked"]["carry"]["totals"])


def test_whoever_is_forgotten_has_no_name_in_an_event_any_more(
    server: LiveServer, clock: Hands, database: str
) -> None:
    event = announced(server)
    ana, bor, cene = entered(server, event, "Ana", "Bor", "Cene")
    kept = ana.get("/api/guest/data").json()
    assert [(event, "Ana", None)] == [(each["event"], each["name"], each["face"]) for each in kept["events"]]
    guest = kept["guest"]
    clock.at += 60
    tables_of(event, ana, bor, cene)
    assert 200 == ana.call("DELETE", "/api/guest").status_code
    told = waited(lambda: (now := look(bor, event)) and "Ana" not in str(now) and now)
    assert {"p1": "p1", "p2": "Bor", "p3": "Cene"} == names(told)
    stored = "".join(record.body for record in facts_of(database, f"book {event}"))
    assert "Bor" in stored
    assert "Ana" not in stored
    assert guest not in stored


def test_a_guest_and_an_address_have_two_events_open(database: str) -> None:
    """So that nobody takes all 50: neither without cookies, nor from elsewhere with the same one."""
    here, there = "203.0.113.7", "203.0.113.8"
    with LiveServer(database, **PARTS, settings=Settings(trusted_proxies=("127.0.0.1",))) as server:
        guest = server.guest()
        director = announced_from(guest, here).json()["director"]
        assert 200 == announced_from(server.guest(), here).status_code
        assert (409, "too_many_own_events") == refused(announced_from(server.guest(), here))
        assert 200 == announced_from(guest, there).status_code
        assert (409, "too_many_own_events") == refused(announced_from(guest, "203.0.113.9"))
        guest.call("DELETE", f"/api/books/{director}")  # what is erased does not count
        assert 200 == announced_from(server.guest(), here).status_code


def test_a_stranger_announces_an_event_two_days_ahead(database: str) -> None:
    """Who has sat at a table may do so thirty days ahead, as whoever calls from the machine itself."""
    with LiveServer(database, **PARTS, settings=Settings(trusted_proxies=("127.0.0.1",))) as server:
        stranger, player = server.guest(), server.guest()
        player.open(*FORE, game="slovenian_3")
        late = announced_from(stranger, "203.0.113.7", starts_in=2 * DAY + 1)
        assert (409, "too_far_ahead", 2) == (*refused(late), late.json()["days"])
        assert 200 == announced_from(stranger, "203.0.113.7", starts_in=2 * DAY).status_code
        assert 200 == announced_from(player, "203.0.113.8", starts_in=30 * DAY).status_code
        announced(server, starts_in=30 * DAY)


def announced_from(guest: Guest, address: str, **more: Any) -> Any:
    body = {"title": "Tuesday", **ROUNDS, **more}
    return guest.call("POST", "/api/events", json=body, headers={"X-Forwarded-For": address})


def test_whoever_runs_a_server_lists_events_and_closes_one(database: str) -> None:
    with LiveServer(database, **PARTS) as server:
        events = [announced(server, starts_in=60 * minutes) for minutes in (1, 2)]
        status, out, err = tarok("admin", "events", "--database", database, "--json")
        assert (0, "") == (status, err)
        told = [json.loads(line) for line in out.splitlines()]
        assert [(event, "Tuesday", "open", 0) for event in events] == [
            (each["event"], each["title"], each["stands"], each["people"]) for each in told
        ]
        assert 0 == tarok("admin", "events", events[0], "--close", "--database", database)[0]
        assert "called_off" == look(server.guest(), events[0])["info"]["stands"]
        assert (409, "event_over") == refused(
            server.guest().post(f"/api/events/{events[0]}/own", {"name": "Ana"})
        )
    out = tarok("admin", "events", "--database", database)[1]
    assert events[0] not in out
    assert events[1] in out
    for name, sentence in ((events[0], f"event {events[0]} is over already"), ("x", "there is no event x")):
        status, out, err = tarok("admin", "events", name, "--close", "--database", database)
        assert (2, "") == (status, out)
        assert sentence in err
