"""What people say to each other: who may say what, how often, and how long it is kept."""

import asyncio
from typing import Any

import pytest

from server.conftest import PARTS
from server.live_server import Hands, LiveServer, Seat
from server.test_proposals import hear, invited
from tarok.games import ALL
from tarok.server.room import chat
from tarok.server.storage.event_store import EventStore
from tarok.server.table.phrases import COURTESIES, INFORMING, clean, phrases
from tarok.server.table.table_settings import Manners


def hear_talk(seat: Seat, said: int = 1) -> list[Any]:
    """Wait until so much has been said, and return it."""
    while len(all_said := [words for each in seat.talk for words in each["said"]]) < said:
        seat.hear_any()
    return all_said


def refused(seat: Seat) -> str:
    return str(hear(seat, lambda message: message["type"] == "refused")["error"])


def greet(seat: Seat) -> None:
    """Wait until the page has been told what may be said."""
    while not seat.talk:
        seat.hear_any()


def test_a_phrase_reaches_everybody_by_its_id(club: LiveServer) -> None:
    table, (ana, bine) = invited(club, "Ana", "Bine")
    with ana.play(table) as one, bine.play(table) as other:
        greet(other)
        assert list(COURTESIES) == other.talk[0]["phrases"]
        one.say(type="say", v=0, phrase="hello")
        (own,), (heard,) = hear_talk(one), hear_talk(other)
        assert (0, "Ana", "hello", "") == (heard["place"], heard["name"], heard["phrase"], heard["text"])
        assert (True, False) == (own["own"], heard["own"])
        assert own["by"] == heard["by"]


def test_a_page_that_comes_later_is_told_what_was_said_before_by_another_server_too(
    club: LiveServer, clock: Hands, database: str
) -> None:
    table, (ana, bine) = invited(club, "Ana", "Bine")
    with ana.play(table) as one:
        one.say(type="say", v=0, phrase="hello")
        hear_talk(one)
        clock.at += 7
        with LiveServer(database, **PARTS, now=clock) as second:
            bine.host = second.host
            with bine.play(table) as other:
                assert [("hello", 7.0)] == [(each["phrase"], each["ago"]) for each in hear_talk(other)]
                other.say(type="say", v=0, phrase="thank_you")
                assert ["hello", "thank_you"] == [each["phrase"] for each in hear_talk(one, 2)]


def test_a_page_is_told_the_last_thirty(club: LiveServer, clock: Hands) -> None:
    table, (ana,) = invited(club, "Ana", talk="free")
    with ana.play(table) as one:
        for number in range(34):
            one.say(type="write", v=0, text=f"{number}")
            clock.at += 3
            hear_talk(one, number + 1)
    with ana.play(table) as again:
        assert [str(number) for number in range(4, 34)] == [each["text"] for each in hear_talk(again, 30)]


def test_whoever_has_no_place_says_nothing_and_hears_only_where_they_may_look_on(club: LiveServer) -> None:
    for onlookers, hears in (("table", True), ("none", False)):
        table, (ana,) = invited(club, "Ana", onlookers=onlookers)
        with ana.play(table) as one, club.guest().play(table) as stranger:
            greet(stranger)
            stranger.say(type="say", v=0, phrase="hello")
            assert "no_place" == refused(stranger)
            one.say(type="say", v=0, phrase="hello")
            hear_talk(one)
            one.say(type="begin", v=0)
            hear(stranger, lambda message: message["deal"] if "deal" in message else message["table"]["deal"])
            assert hears == bool([words for each in stranger.talk for words in each["said"]])


@pytest.mark.parametrize(
    ("manners", "message", "error"),
    [
        ({}, {"type": "say", "phrase": "abracadabra"}, "no_talk"),
        ({}, {"type": "say", "phrase": "good_hand"}, "no_talk"),
        ({"talk": "none"}, {"type": "say", "phrase": "hello"}, "no_talk"),
        ({}, {"type": "write", "text": "hello"}, "no_talk"),
        ({"talk": "free"}, {"type": "write", "text": "a" * 201}, "too_long"),
        ({"talk": "free"}, {"type": "write", "text": " \u202e\u200b\n"}, "garbled"),
    ],
    ids=["unknown", "informing", "silent", "text", "long", "unseen"],
)
def test_what_may_not_be_said(
    club: LiveServer, manners: dict[str, Any], message: dict[str, Any], error: str
) -> None:
    table, (ana,) = invited(club, "Ana", **manners)
    with ana.play(table) as one:
        one.say(v=0, **message)
        assert error == refused(one)
        assert [] == [words for each in one.talk for words in each["said"]]


def test_informing_phrases_and_texts_where_the_table_has_agreed_to_them(club: LiveServer) -> None:
    table, (ana,) = invited(club, "Ana", talk="free", informing=True)
    with ana.play(table) as one:
        greet(one)
        assert set(INFORMING) < set(one.talk[0]["phrases"])
        one.say(type="say", v=0, phrase="good_hand")
        one.say(type="write", v=0, text="  https://example.org\u202e  <b>hm</b>\n")
        assert ["", "https://example.org <b>hm</b>"] == [each["text"] for each in hear_talk(one, 2)]


def test_five_times_in_ten_seconds_and_no_more(club: LiveServer, clock: Hands) -> None:
    table, (ana, bine) = invited(club, "Ana", "Bine")
    with ana.play(table) as one, bine.play(table) as other:
        for _ in range(6):
            one.say(type="say", v=0, phrase="sorry")
        assert "too_often" == refused(one)
        other.say(type="say", v=0, phrase="hello")  # it is each person's own breath
        assert 6 == len(hear_talk(one, 6))
        clock.at += 10.5
        one.say(type="say", v=0, phrase="sorry")
        assert 7 == len(hear_talk(one, 7))


def test_what_was_said_is_forgotten_when_the_evening_is_over_and_all_have_gone(
    club: LiveServer, database: str
) -> None:
    table, (ana,) = invited(club, "Ana")
    with ana.play(table) as one:
        one.say(type="begin", v=0)
        hear(one, lambda message: message["type"] == "state")
        one.say(type="say", v=0, phrase="good_game")
        hear_talk(one)
    assert 1 == kept(database, table)
    with ana.play(table) as one:
        one.hear()
        for _ in range(2):
            one.play_on(lambda view: {"type": "play", "card": view["legal"][0]["card"]})
            if not one.last["table"]["sheet"]["over"]:
                one.stop()
                one.hear_after(one.last["v"])
                one.next()
                one.hear_after(one.last["v"])
        assert one.last["table"]["sheet"]["over"]
        assert 1 == kept(database, table)
    assert 200 == ana.get(f"/api/tables/{table}").status_code  # whoever leaves last turns off the light
    assert 0 == kept(database, table)


def kept(database: str, table: str) -> int:
    """Return how much of what was said is kept."""

    async def count() -> int:
        store = EventStore(database)
        records = await store.read(f"{chat.STREAMS}{table}")
        await store.close()
        return len(records)

    return asyncio.run(count())


def test_what_was_said_twelve_hours_ago_is_forgotten(database: str) -> None:
    async def evening() -> list[str]:
        store = EventStore(database)
        await store.open()
        await store.append("talk:a", 0, [("spoke", "1")], 1_000_000.0)
        await store.append("talk:a", 1, [("spoke", "2")], 1_050_000.0)
        await store.append("table", 0, [("opened", "3")], 1_000_000.0)
        await store.forget(chat.STREAMS, 1_050_000.0)
        left = [record.body for stream in ("talk:a", "table") for record in await store.read(stream)]
        await store.close()
        return left

    assert ["2", "3"] == asyncio.run(evening())


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("one\ttwo\r\nthree", "one two three"),
        ("\u202eback\u2066wards\u200f", "backwards"),
        ("a" + "\u0301" * 9, "á\u0301\u0301"),
        ("\x00\x07bell", "bell"),
        ("igrišče 🃏", "igrišče 🃏"),
    ],
)
def test_a_text_is_one_line_of_what_can_be_seen(written: str, read: str) -> None:
    assert read == clean(written)


def test_every_family_has_customs_of_its_own_that_no_other_phrase_is_called_like() -> None:
    for family in ALL:
        (game, *_) = family.games
        known = phrases(game, Manners(informing=True))
        assert len(known) == len(set(known))
        assert set(family.customs) == set(known) - set(COURTESIES) - set(INFORMING) != set()
    assert () == phrases("slovenian", Manners(talk="none"))
