"""An evening that is over goes on with the same people, at a table of its own."""

import json
from contextlib import suppress
from typing import Any

from server.live_server import LiveServer, Seat
from server.test_proposals import hear, invited


def latest(seat: Seat) -> Any:
    """Return the last state that has come."""
    with suppress(TimeoutError):
        while True:
            message = json.loads(seat.socket.recv(timeout=0.05))
            if message["type"] == "state":
                seat.last = message
    return seat.last


def play_out(*seats: Seat) -> None:
    """Play until the sheet is over: the first person asks for the end, and the other agrees."""
    asked = False
    while not all(latest(seat) and seat.last["table"]["sheet"]["over"] for seat in seats):
        for seat in seats:
            view, table = latest(seat)["view"], seat.last["table"]
            if view["legal"]:
                seat.act(view["legal"][0])
            elif view["ended"] and not asked:
                seat.stop()
                asked = True
            elif proposal := table["company"]["proposal"]:
                assert "stop" == proposal["what"]
                if table["place"] != proposal["place"]:
                    seat.say(type="agree", v=seat.last["v"])
            elif table["place"] in table["waiting"]:
                seat.next()


def test_the_evening_goes_on_with_the_same_people_and_manners(club: LiveServer) -> None:
    table, (ana, bine) = invited(club, "Ana", "Bine", talk="free")
    early = ana.post("/api/tables", {"after": table})
    assert (409, "not_over") == (early.status_code, early.json()["error"])
    with ana.play(table) as one, bine.play(table) as other:
        one.say(type="begin", v=0)
        for seat in (one, other):
            seat.last = hear(seat, lambda message: message["type"] == "state")
        play_out(one, other)
        stranger = club.guest().post("/api/tables", {"after": table})
        assert (403, "not_yours") == (stranger.status_code, stranger.json()["error"])
        opened = bine.post("/api/tables", {"after": table}).json()
        assert 1 == opened["place"]
        told = hear(one, lambda message: message["table"]["company"]["continued_at"])
        assert opened["table"] == told["table"]["company"]["continued_at"]
        assert {"table": opened["table"], "place": 0} == ana.post("/api/tables", {"after": table}).json()
        assert {"table": opened["table"], "place": 0} == ana.post("/api/tables", {"after": table}).json()
    with ana.play(opened["table"]) as one:
        there = one.hear()
        assert ["you", "guest", "rule"] == [each["kind"] for each in there["players"]]
        assert ["Ana", "Bine"] == [each["name"] for each in there["players"][:2]]
        assert "free" == there["company"]["manners"]["talk"]
        assert 1 == there["host"]
