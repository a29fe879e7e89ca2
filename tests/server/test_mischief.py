"""What attackers try at a table of people, and what clumsy ones do: nobody else's evening suffers from it."""

import asyncio
from contextlib import nullcontext
from typing import Any

import pytest

from server.live_server import Guest, LiveServer
from server.test_places import ALL, ANA, BINE, CENE, DEAL, at_table, said
from server.test_proposals import hear, invited
from tarok.server.accounts.rate_limits import TRIES, RateLimits
from tarok.server.core.errors import RequestError
from tarok.server.room.commands import handle_command
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Agreed, Began, Came, Minded, Proposed, Rose, Seated, Seen, Stopped, Went
from tarok.server.table.messages import Next, Stop
from tarok.server.table.proposal_messages import Dismiss, Fill, Mix, Move, Propose
from tarok.server.table.seating import settled_in
from tarok.server.table.state import Table
from tarok.server.table.table_settings import Manners

OVER = (*ALL, Began(), *DEAL)
ENDED = (*OVER, Proposed(0, "stop"), Agreed(1), Agreed(2), *map(Seen, range(3)), *DEAL)
"""The end was asked for, so that the second deal is the last."""


def unwelcome(table: Table, seated: Seated) -> str:
    """Why somebody may not sit down."""
    with pytest.raises(RequestError) as caught:
        settled_in(table, seated)
    return str(caught.value)


class TestAskedToLeave:
    def test_nobody_is_sent_away_in_the_middle_of_a_deal(self) -> None:
        assert "deal_running" == said(at_table(*ALL, Began()), 0, Dismiss(0, 1))

    def test_whoever_was_asked_to_leave_comes_back_when_the_next_deal_has_begun(self) -> None:
        asked = (*OVER, Rose(1, asked=True))
        assert "asked_out" == unwelcome(at_table(*asked), BINE)
        assert "asked_out" == unwelcome(at_table(*asked), Seated(1, "bine", "Bertie"))
        assert not settled_in(at_table(*asked), Seated(1, "dora", "Dora"))
        assert not settled_in(at_table(*asked, Began(), Seen(0), Seen(2)), BINE)

    def test_before_the_first_deal_friends_come_back_at_once_and_strangers_do_not(self) -> None:
        asked = (ANA, BINE, Rose(1, asked=True))
        assert not settled_in(at_table(*asked), BINE)
        strangers = Manners(host_begins=True, public=True)
        assert "asked_out" == unwelcome(at_table(*asked, manners=strangers), BINE)

    def test_whoever_left_by_themselves_comes_back_at_once(self) -> None:
        assert not settled_in(at_table(*OVER, Rose(1)), BINE)


class TestHost:
    def test_with_everybody_away_it_is_not_a_stranger_who_becomes_the_host(self) -> None:
        gone = (ANA, BINE, Went(1), Rose(0))
        assert 1 == at_table(*gone).host
        assert 1 == at_table(*gone, Seated(0, "dora", "Dora")).host
        # Bine does not come back in time: somebody must be able to begin.
        assert 0 == at_table(*gone, Seated(0, "dora", "Dora"), Minded(1)).host
        assert 1 == at_table(*gone, Came(1)).host

    def test_the_last_who_leaves_leaves_nobody_and_the_next_who_comes_is_the_host(self) -> None:
        assert 2 == at_table(ANA, Rose(0), CENE).host


class TestEnd:
    @pytest.mark.parametrize(
        "wish", [Dismiss(0, 1), Fill(0, 2, "rule"), Mix(0, "chance"), Propose(0, "swap", 1)]
    )
    def test_when_the_session_is_over_everybody_stays_where_they_sat(self, wish: Any) -> None:
        table = at_table(*ENDED)
        assert table.sheet.over
        assert "sheet_over" == said(table, 0, wish)
        assert "sheet_over" == said(at_table(*ENDED, Rose(2)), 0, Move(0, 2))

    def test_nobody_sits_down_any_more_and_whoever_sat_there_may_change_their_name(self) -> None:
        left = at_table(*ENDED, Rose(2))
        assert "sheet_over" == unwelcome(left, Seated(2, "dora", "Dora"))
        assert not settled_in(left, Seated(0, "ana", "Anica"))

    def test_a_tunnel_of_the_others_is_no_chance_to_finish_without_them(self) -> None:
        away = (*OVER, Went(1), Went(2))
        table = at_table(*away)
        assert Proposed(0, "stop") == handle_command(table, 0, Stop(table.seq))
        asked = at_table(*away, Proposed(0, "stop"), Came(1), Agreed(1))
        assert (1, {1, 2}) == (len(asked.sheet.rows), asked.asked(0, "stop"))
        assert 2 == len(at_table(*away, Proposed(0, "stop"), Came(1), Agreed(1), Minded(2)).sheet.rows)
        alone = at_table(*away, Minded(1), Minded(2))
        assert isinstance(handle_command(alone, 0, Stop(alone.seq)), Stopped)


def test_who_taps_twice_has_asked_once() -> None:
    table = at_table(*OVER, Seen(0))
    assert "agreed_already" == said(table, 0, Next(table.seq))


@pytest.mark.parametrize(
    ("name", "why"),
    [("ANA", "name_taken"), ("Ana ", "name_taken"), ("\uff21na", "name_taken"), ("\u0410na", "name_mixed")],
    ids=["capitals", "blank", "wide A", "Cyrillic A"],
)
def test_nobody_takes_a_name_that_looks_like_anothers_later_on(club: LiveServer, name: str, why: str) -> None:
    table, (_, bine) = invited(club, "Ana", "Bine")
    assert why == bine.post(f"/api/tables/{table}/seat", {"place": 1, "name": name}).json()["error"]


def test_one_browser_has_one_place(club: LiveServer) -> None:
    table, (ana,) = invited(club, "Ana")
    answers = [ana.post(f"/api/tables/{table}/seat", {"place": place, "name": "A"}) for place in (1, 2)]
    assert [(409, "seated", 0)] * 2 == [
        (each.status_code, each.json()["error"], each.json()["place"]) for each in answers
    ]


def test_whoever_fills_the_places_with_nobody_is_sent_away_by_the_host(club: LiveServer) -> None:
    table, (ana,) = invited(club, "Ana")
    for place in (1, 2):
        ghost = Guest(club.host)
        assert (
            200 == ghost.post(f"/api/tables/{table}/seat", {"place": place, "name": f"X{place}"}).status_code
        )
    with ana.play(table) as host:
        hear(host, lambda message: all(each.get("away") for each in message["players"][1:]))
        for place in (1, 2):
            host.say(type="dismiss", v=0, place=place)
        hear(host, lambda message: [each["kind"] for each in message["players"]] == ["you", "open", "open"])


@pytest.mark.parametrize(
    ("addresses", "counted"),
    [
        (["2001:db8::1", "2001:db8::2", "2001:db8::ffff:1"], True),
        (["2001:db8:0:1::1", "2001:db8:0:2::1", "2001:db8:0:3::1"], False),
        (["192.0.2.1", "192.0.2.2", "192.0.2.3"], False),
    ],
    ids=["one home", "three homes", "three homes by IPv4"],
)
def test_whoever_guesses_codes_has_one_home_whatever_its_addresses(
    addresses: list[str], counted: bool, file: str
) -> None:
    async def guess() -> None:
        server = RateLimits(EventStore(file), lambda: 0.0)
        for number in range(40):
            await server.note(TRIES, None, addresses[number % 3])
        await server.check(TRIES, None, addresses[0])

    with pytest.raises(RequestError) if counted else nullcontext():
        asyncio.run(guess())
