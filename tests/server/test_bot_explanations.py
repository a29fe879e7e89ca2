"""Why a bot did something: told when the deal is over, by what its seat could see just before."""

import asyncio
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from server import few_worlds
from server.live_server import PATIENCE, Guest, LiveServer, State, card
from server.test_finished_deal import link, one_deal
from server.test_state import OPENED, played, settled
from server.toy import always, toy
from tarok.cards.deck import FACES, MOND, SKIS, Card
from tarok.engine.actions import Action, Knock, Pass
from tarok.engine.deal import Game
from tarok.engine.view import Player, View
from tarok.games import GAMES
from tarok.server.room import bot_processes
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Came, Claimed, Minded, Shared, TakenBack, TimeUp, write
from tarok.server.table.finished_deal import find

FORE = FACES.parse_all("♣K XI XII XIII XIV XV XVI XVII XVIII XIX XX Š")
NEXT = FACES.parse_all("♦4 ♦1 ♦Q ♠8 ♠J ♠K ♣9 ♣N II V VIII XXI")
OTHERS = FACES.parse_all("♣K ♥K XII XIII XIV XV XVI XVII XVIII XIX XX Š")
SOLO = {"type": "bid", "contract": "solo_without"}


def packed(fore: Sequence[Card], following: Sequence[Card], turned: int = 0) -> tuple[Card, ...]:
    """A pack that nobody cuts: the talon, these hands, and two more, which each turn makes others."""
    rest = [each for each in range(54) if each not in {*fore, *following}]
    rest = rest[turned:] + rest[:turned]
    return (*rest[:6], *fore, *following, *rest[6::2], *rest[7::2])


def quiet(game: Game, seed: int) -> Player:
    """Says nothing, and plays the lowest card."""

    def choose(view: View) -> Action:
        return next((said for said in (Knock(), Pass()) if said in view.legal), view.legal[0])

    return choose


def solo(view: State) -> Any:
    """Play a solo without the talon, lead the škis, and whatever else there is."""
    wanted = [SOLO, {"type": "pass"}, card(SKIS)]
    return next((action for action in wanted if action in view["legal"]), view["legal"][0])


def a_solo(database: str, pack: Sequence[Card], number: int | None = None) -> Any:
    """Have a solo played with this pack; return the answer to why seat 1 played to the škis, or did this."""
    parts = {"games": GAMES, "bots": {"rule": quiet}, "packs": always(tuple(pack))}
    with LiveServer(database, **parts) as server:
        guest = server.guest()
        table = guest.open("you", "rule", "rule", "rule", game="slovenian")
        with guest.play(table) as seat:
            log = seat.play_on(solo)["view"]["log"]
        if number is None:
            number = log.index([0, card(SKIS)]) + 1
        return guest.get(f"/api/deals/{link(guest, table)}/why/{number}")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_processes, "COMMAND", (sys.executable, few_worlds.__file__))
    monkeypatch.setattr(bot_processes, "PATIENCE", float(PATIENCE))


def test_the_bot_kept_its_mond_from_the_skis(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The škis is led; nothing takes it, and a mond that falls to it costs its player 20 (SL-PLAY-06)."""
    monkeypatch.setattr(bot_processes, "PATIENCE", float(PATIENCE))
    told = a_solo(database, packed(FORE, NEXT)).json()
    two = FACES.parse("II")
    assert ((1, sorted(NEXT)), card(two)) == ((told["view"]["seat"], told["view"]["hand"]), told["done"])
    assert sorted(NEXT)[-4:] == [each["card"] for each in told["view"]["legal"]]
    rows = {each["action"]["card"]: each for each in told["advice"]["weighed"]}
    assert ["saves-mond"] == [reason["why"] for reason in rows[two]["reasons"]]
    assert [] == rows[MOND]["reasons"]
    assert rows[two]["points"] - rows[MOND]["points"] >= 20
    assert (True, False) == (rows[two]["equal"], rows[MOND]["equal"])


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("turned", [5, 17])
def test_it_does_not_depend_on_what_the_seat_could_not_see(new_database: Any, turned: int) -> None:
    """The talon is another, and so are all other hands, even that from which the škis is led."""
    packs = packed(FORE, NEXT), packed(OTHERS, NEXT, turned)
    one, other = (a_solo(new_database(), pack) for pack in packs)
    assert 200 == one.status_code
    assert one.text == other.text


@pytest.mark.usefixtures("few")
def test_words_are_explained_as_well(database: str) -> None:
    """Seat 1 passed before anybody had said anything: it holds four taroks, one of the trula, one king."""
    told = a_solo(database, packed(FORE, NEXT), 3).json()
    assert (1, {"type": "pass"}) == (told["view"]["seat"], told["done"])
    rows = [each for each in told["advice"]["weighed"] if each["action"] == {"type": "pass"}]
    whys = [*told["advice"]["shared"], *rows[0]["reasons"]]
    assert [{"taroks": 4, "honours": 1, "kings": 1}] == [each["numbers"] for each in whys]


@pytest.mark.usefixtures("few")
def test_what_no_bot_has_decided_is_not_explained(database: str) -> None:
    """Seat 0, a person, bid the solo."""
    for number, status, error in ((6, 409, "no_bot"), (999, 404, "unknown"), (-1, 404, "unknown")):
        response = a_solo(database, packed(FORE, NEXT), number)
        assert (status, {"error": error}) == (response.status_code, response.json())


def test_nothing_is_told_while_the_deal_runs(database: str) -> None:
    """Nor does it help to have a link that nobody has been given."""
    parts = {"games": GAMES, "bots": {"rule": quiet}, "packs": always(packed(FORE, NEXT))}
    with LiveServer(database, **parts) as server:
        guest = server.guest()
        table = guest.open("you", "rule", "rule", "rule", game="slovenian")
        with guest.play(table) as seat:
            seat.hear_until(lambda state: state["view"]["due"] == 0 and state["view"]["log"])
        share(database, "a" * 20, Shared(table, 1))
        response = guest.get(f"/api/deals/{'a' * 20}/why/0")
        assert (404, {"error": "no_deal"}) == (response.status_code, response.json())


def share(database: str, stream: str, fact: Shared) -> None:
    async def store() -> None:
        facts = EventStore(database)
        await facts.append(stream, 0, [write(fact)])
        await facts.close()

    asyncio.run(store())


def test_where_nobody_knows_the_game_nothing_is_told(guest: Guest) -> None:
    response = guest.get(f"/api/deals/{link(guest, one_deal(guest))}/why/1")
    assert (409, {"error": "no_suggestion"}) == (response.status_code, response.json())


def test_who_waits_for_an_answer_is_refused_another(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        bot_processes, "COMMAND", (sys.executable, "-c", "import threading; threading.Event().wait()")
    )
    monkeypatch.setattr(bot_processes, "PATIENCE", 3.0)
    parts = {"games": GAMES, "bots": {"rule": quiet}, "packs": always(packed(FORE, NEXT))}
    with LiveServer(database, **parts) as server, ThreadPoolExecutor() as threads:
        guest = server.guest()
        table = guest.open("you", "rule", "rule", "rule", game="slovenian")
        with guest.play(table) as seat:
            seat.play_on(solo)
        address = f"/api/deals/{link(guest, table)}/why/3"
        answers = [*threads.map(guest.get, [address] * 2)]
    assert [(429, "too_many"), (503, "no_suggestion")] == sorted(
        (answer.status_code, answer.json()["error"]) for answer in answers
    )
    assert ["2", "2"] == [answer.headers["retry-after"] for answer in answers]


def test_it_is_known_which_actions_bots_decided_on() -> None:
    """Seat 0 is a person's, seat 1 a bot's: it does the second, the third and the fifth."""
    one, *did = played()
    rest = (*did, settled(toy()))
    assert (1, 2, 4) == bots(one, *rest)
    assert (1, 2, 3, 4) == bots(one, Minded(0), *did[:3], Came(0), *did[3:], settled(toy()))
    assert (0, 1, 2, 4) == bots(TimeUp(0), one, *rest)
    assert (1, 2, 4) == bots(one, TakenBack(), one, *rest)
    assert (1,) == bots(one, did[0], Claimed(0, wins=False, order=()), *rest[1:])


def bots(*facts: Any) -> tuple[int, ...]:
    past = find("t", 1, (*OPENED, *facts), toy())
    assert past is not None
    return past.bots
