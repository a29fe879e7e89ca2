"""A table of people on a real socket: they come, begin, go away and come back, and ask each other."""

from typing import Any

import pytest
from websockets.sync.client import connect

from server.live_server import Guest, Hands, LiveServer, Seat, lowest
from server.test_places import ANA, BINE, at_table
from tarok.server.room.connections import Connection, Connections
from tarok.server.table.events import Began, Went

FRIENDS = {"host_begins": True, "onlookers": "table"}


def invited(club: LiveServer, *names: str, **manners: Any) -> tuple[str, list[Guest]]:
    """Open a table for friends; return its id, and the guests who sit there in order."""
    host, *others = guests = [club.guest() for _ in names]
    wanted = {
        "game": "toy",
        "players": ["you", "open", "open"],
        "name": names[0],
        "manners": FRIENDS | manners,
    }
    answer = host.post("/api/tables", wanted)
    assert 200 == answer.status_code, answer.text
    table = answer.json()["table"]
    for place, (guest, name) in enumerate(zip(others, names[1:], strict=True), 1):
        assert 200 == guest.post(f"/api/tables/{table}/seat", {"place": place, "name": name}).status_code
    return table, guests


def hear(seat: Seat, wanted: Any) -> Any:
    """Wait for a message of which this is true."""
    while not wanted(message := seat.hear()):
        pass
    return message


def test_friends_gather_and_the_host_begins(club: LiveServer) -> None:
    table, (ana, bine) = invited(club, "Ana", "Bine")
    with ana.play(table) as host, bine.play(table) as other:
        there = host.hear()
        assert ("gathering", 0, 0) == (there["type"], there["place"], there["host"])
        assert [("you", "Ana"), ("guest", "Bine"), ("open", "")] == [
            (each["kind"], each["name"]) for each in there["players"]
        ]
        assert "gathering" == other.hear()["type"]
        other.say(type="begin", v=there["v"])
        assert "not_host" == hear(other, lambda message: message["type"] == "refused")["error"]
        host.say(type="begin", v=there["v"])
        state = hear(other, lambda message: message["type"] == "state")
        assert ["guest", "you", "rule"] == [each["kind"] for each in state["table"]["players"]]
        assert 1 == state["table"]["deal"]


def test_whoever_has_the_link_looks_on_and_sees_no_hand(club: LiveServer) -> None:
    table, (ana,) = invited(club, "Ana")
    with ana.play(table) as host, club.guest().play(table) as stranger:
        assert stranger.hear()["place"] is None
        hear(host, lambda message: message["company"]["onlookers"] == 1)
        stranger.say(type="begin", v=1)
        assert "no_place" == hear(stranger, lambda message: message["type"] == "refused")["error"]
        host.say(type="begin", v=1)
        state = hear(stranger, lambda message: message["type"] == "state")
        assert ([], None) == (state["view"]["hand"], state["view"]["seat"])


def test_where_nobody_may_look_on_a_stranger_sees_who_sits_there_and_no_deal(club: LiveServer) -> None:
    table, (ana,) = invited(club, "Ana", onlookers="none")
    with ana.play(table) as host, club.guest().play(table) as stranger:
        host.say(type="begin", v=1)
        assert 1 == hear(stranger, lambda message: message["deal"] == 1)["deal"]
        assert stranger.last == {}


def test_a_bot_plays_for_whoever_is_away_and_they_take_over_when_they_are_back(
    club: LiveServer, clock: Hands
) -> None:
    table, (ana, bine) = invited(club, "Ana", "Bine")
    with ana.play(table) as host:
        with bine.play(table) as other:
            host.hear()
            host.say(type="begin", v=0)
            state = hear(other, lambda message: message["type"] == "state")
        host.last = away = hear(host, lambda message: bine_is(message, away=True))
        assert not away["table"]["players"][1].get("minded")
        if away["view"]["legal"]:
            host.act(lowest(away["view"]))
        clock.at += 61
        with club.guest().play(table):  # an alarm is set anew when somebody comes
            minded = hear(host, lambda message: bine_is(message, minded=True))
            assert "Bine" == minded["table"]["players"][1]["name"]
        with bine.play(table) as other:
            back = hear(other, lambda message: bine_is(message, minded=False))
            assert set(back["view"]["hand"]) <= set(state["view"]["hand"])


def bine_is(message: Any, **marks: bool) -> bool:
    """Whether a message is a state in which this is so of the second place."""
    if message["type"] != "state":
        return False
    return all(message["table"]["players"][1].get(name, False) == mark for name, mark in marks.items())


def test_onlookers_have_a_link_of_their_own_that_leads_to_no_place(club: LiveServer) -> None:
    table, (ana, _) = invited(club, "Ana", "Bine")
    stranger = club.guest()
    assert 403 == stranger.post(f"/api/tables/{table}/watch", {}).status_code
    link = ana.post(f"/api/tables/{table}/watch", {}).json()["watch"]
    assert link == ana.post(f"/api/tables/{table}/watch", {}).json()["watch"]
    assert ("toy", link) == tuple(
        stranger.get(f"/api/watch/{link}").json()[name] for name in ("game", "table")
    )
    assert 404 == stranger.post(f"/api/tables/{link}/seat", {"place": 2, "name": "X"}).status_code
    assert 404 == stranger.get(f"/api/watch/{table}").status_code
    with ana.play(table) as host, look(ana, link) as watcher, look(stranger, link) as another:
        assert (None, link) == (watcher.hear()["place"], another.hear()["id"])
        hear(host, lambda message: message["company"]["onlookers"] == 2)
        host.say(type="begin", v=0)
        state = hear(watcher, lambda message: message["type"] == "state")
        assert (link, [], None) == (state["table"]["id"], state["view"]["hand"], state["view"]["seat"])
        watcher.say(type="rise", v=0)
        assert "no_place" == hear(watcher, lambda message: message["type"] == "refused")["error"]


def look(guest: Guest, link: str) -> Seat:
    """Open a page by a link to look on; the cookie comes along, and makes no difference."""
    headers = {"Cookie": guest.cookie} if guest.cookie else {}
    return Seat(
        connect(f"ws://{guest.host}/api/watch/{link}/play", additional_headers=headers, open_timeout=5)
    )


@pytest.mark.parametrize(("onlookers", "status"), [("late", 200), ("table", 403)])
def test_onlookers_look_back_at_all_hands_where_the_host_lets_them(
    club: LiveServer, onlookers: str, status: int
) -> None:
    table, (ana,) = invited(club, "Ana", onlookers=onlookers)
    link = ana.post(f"/api/tables/{table}/watch", {}).json()["watch"]
    with ana.play(table) as host:
        host.hear()
        host.say(type="begin", v=0)
        hear(host, lambda message: message["type"] == "state")
        running = club.guest().get(f"/api/watch/{link}/deals/1")
        assert {403, 404} >= {running.status_code}
        host.play_on(lowest)
    replay = club.guest().get(f"/api/watch/{link}/deals/1")
    assert status == replay.status_code
    assert status != 200 or {3, 2, 1, 0} == {len(hand) for hand in replay.json()["states"][0]["seen"]} | {
        len(hand) for state in replay.json()["states"] for hand in state["seen"]
    }


def test_where_nobody_may_look_on_there_is_no_link(club: LiveServer) -> None:
    table, (ana,) = invited(club, "Ana", onlookers="none")
    answer = ana.post(f"/api/tables/{table}/watch", {})
    assert (409, "no_onlookers") == (answer.status_code, answer.json()["error"])


def test_whoever_says_they_are_back_is_not_refused(club: LiveServer, clock: Hands) -> None:
    table, (ana, bine) = invited(club, "Ana", "Bine", pace="brisk")
    with ana.play(table) as host, bine.play(table) as other:
        host.hear()
        host.say(type="begin", v=0)
        hear(other, lambda message: message["type"] == "state")
        late = hear(host, lambda message: message["type"] == "state")
        while not bine_is(late, minded=True):  # the second time that their time is up
            clock.at += 100
            if late["view"]["legal"]:
                host.act(lowest(late["view"]), late["v"])
            with club.guest().play(table):
                late = hear(host, lambda message: message["type"] == "state")
        other.say(type="back", v=0)
        assert (
            "state"
            == hear(other, lambda message: message["type"] == "refused" or bine_is(message, minded=False))[
                "type"
            ]
        )


def test_where_people_look_on_alone_nobodys_time_is_up(club: LiveServer, clock: Hands) -> None:
    table, (ana,) = invited(club, "Ana", pace="brisk")
    with ana.play(table) as host:
        host.hear()
        host.say(type="begin", v=0)
        begun = hear(host, lambda message: message["type"] == "state")
        while not begun["view"]["legal"]:
            begun = host.hear()
    clock.at += 10_000
    with club.guest().play(table) as stranger:
        stranger.hear()
        hear(stranger, lambda message: message["table"]["players"][0].get("away"))
    with ana.play(table) as host:
        back = hear(host, lambda message: message["table"]["company"]["clock"]["left"])
        assert begun["view"]["log"] == back["view"]["log"]
        assert (0, 48) == tuple(back["table"]["company"]["clock"][name] for name in ("place", "left"))


def test_each_has_their_own_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("tarok.server.room.connections.monotonic", lambda: now[0])
    pages, table = Connections(), at_table(ANA, BINE, Began())
    open_pages = [Connection(guest, wants_brief=True) for guest in ("ana", "bine", "ana")]
    for page in open_pages:
        pages.add(page)
    pages.remove(open_pages[0])  # Ana has another one
    pages.remove(open_pages[1])
    now[0] = 104.0
    pages.remove(open_pages[2])
    now[0] = 105.0
    assert [1] == pages.absent_places(table, 5.0)
    now[0] = 109.0
    assert [0, 1] == pages.absent_places(table, 5.0)
    pages.add(open_pages[1])
    assert [1] == pages.returned_places(at_table(ANA, BINE, Began(), Went(1)))
