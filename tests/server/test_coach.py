"""A coach: whoever wants one is told what gave away much, by what they could see just before."""

import asyncio
import json
from typing import Any

import pytest

from server.live_server import PATIENCE, LiveServer, State, card, lowest
from server.test_bot_explanations import FORE, NEXT, packed, quiet
from server.toy import always
from tarok.analysis.advice import Advice, Weighed
from tarok.cards.deck import FACES, MOND, SKIS, Card
from tarok.engine.actions import PLAY, Action, Bid, Play
from tarok.engine.deal import Game
from tarok.engine.view import Player, View
from tarok.games import GAMES
from tarok.server.room import bot_processes
from tarok.server.room.bot_processes import BotProcessPool
from tarok.server.room.connections import Connection
from tarok.server.room.hints import Hints
from tarok.server.table.events import Dealt, Did, Opened, Seated
from tarok.server.table.messages import Act
from tarok.server.table.reducer import apply_event, fold
from tarok.server.table.state import Table
from tarok.server.table.table_settings import Manners

LOWEST = FACES.parse("II")
PACK = packed(FORE, NEXT)
ALONE = Opened("slovenian", {}, ("rule", "open", "rule", "rule"))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_processes, "PATIENCE", float(PATIENCE))


def soloist(game: Game, seed: int) -> Player:
    """Plays a solo and leads the škis, if it has it; otherwise says nothing, and plays the lowest card."""
    wanted = (Bid("solo_without"), Play(SKIS))

    def choose(view: View) -> Action:
        otherwise = quiet(game, seed)(view)
        return next((action for action in wanted if action in view.legal and SKIS in view.hand), otherwise)

    return choose


def to_the_skis(opened: Opened) -> Table:
    """The table at which forehand has led the škis, and ana holds the mond beside lower taroks."""
    table = fold("t", (opened, Seated(1, "ana"), Dealt(PACK)), GAMES)
    assert table is not None
    while SKIS not in table.view(1).table:
        assert table.due is not None
        view = table.view(table.due)
        assert view.seat is not None
        table = apply_event(table, Did(view.seat, soloist(table.game, 0)(view)))
    assert 1 == table.due
    return table


def told(table: Table, *played: Card, guest: str = "ana") -> list[State]:
    """What a page is told after it has played these cards, all before the first has been judged."""

    async def watch() -> list[State]:
        minds, running, page = (
            BotProcessPool(1),
            set[asyncio.Task[None]](),
            Connection(guest, wants_brief=False),
        )
        advising = Hints({}, minds, running)
        for number in played:
            advising.judge_later(page, table, Act(table.seq, PLAY[number], coach=True))
            await asyncio.sleep(0)  # the first is begun
        await asyncio.gather(*running)
        await minds.close()
        return [json.loads(page.outbox.get_nowait()) for _ in range(page.outbox.qsize())]

    return asyncio.run(watch())


def test_the_mond_to_the_skis_is_costly() -> None:
    """Nothing takes the škis that was led, and a mond that falls to it costs its player 20 (SL-PLAY-06)."""
    table = to_the_skis(ALONE)
    (costly,) = told(table, MOND)
    assert ("costly", table.seq, card(MOND)) == (costly["type"], costly["v"], costly["done"])
    assert sorted(NEXT) == costly["view"]["hand"]
    rows = {each["action"]["card"]: each["points"] for each in costly["advice"]["weighed"]}
    assert rows[LOWEST] - rows[MOND] >= 20


@pytest.mark.parametrize(
    ("manners", "guest", "played"),
    [
        pytest.param(Manners(), "ana", [LOWEST], id="the lowest tarok is as good as any"),
        pytest.param(Manners(), "ana", [FORE[0]], id="it was another position"),
        pytest.param(Manners(), "bine", [MOND], id="somebody without a place"),
        pytest.param(Manners(public=True), "ana", [MOND], id="people who have not agreed on advice"),
    ],
)
def test_nothing_is_told(manners: Manners, guest: str, played: list[Card]) -> None:
    opened = Opened("slovenian", {}, ALONE.players, manners=manners)
    assert [] == told(to_the_skis(opened), *played, guest=guest)


def test_people_may_agree_on_a_coach() -> None:
    opened = Opened("slovenian", {}, ALONE.players, manners=Manners(public=True, advice=True))
    assert 1 == len(told(to_the_skis(opened), MOND))


def test_of_what_is_done_meanwhile_the_newest_is_judged_afterwards() -> None:
    assert 2 == len(told(to_the_skis(ALONE), MOND, LOWEST, MOND))
    assert 1 == len(told(to_the_skis(ALONE), MOND, MOND, LOWEST))


def test_a_page_is_told_that_wants_it(database: str) -> None:
    """Who plays without a coach first hears nothing of it; the second deal is the same, with one."""
    with LiveServer(database, games=GAMES, bots={"rule": soloist}, packs=always(PACK)) as server:
        guest = server.guest()
        for coach in ({}, {"coach": True}):
            with guest.play(guest.open("rule", "you", "rule", "rule", game="slovenian")) as seat:
                while True:
                    state = seat.hear()
                    if state["type"] == "costly" or state["view"]["ended"]:
                        break
                    if state["view"]["legal"]:
                        act(seat, state, **coach)
                while coach and state["type"] != "costly":
                    state = seat.hear()
            assert coach == {} or card(MOND) == state["done"]


def act(seat: Any, state: State, **coach: bool) -> None:
    """Play the mond to the škis; else say nothing, and play the lowest card."""
    caught = SKIS in state["view"]["table"]
    quietly = [said for said in ({"type": "knock"}, {"type": "pass"}) if said in state["view"]["legal"]]
    done = card(MOND) if caught else [*quietly, lowest(state["view"])][0]
    seat.say(type="act", v=state["v"], action=done, **(coach if caught else {}))


def weighed(points: float, *, equal: bool = False, number: int = 0) -> Weighed:
    return Weighed(Play(number), (), points, equal, ahead=0.5, made=None, reasons=())


@pytest.mark.parametrize(
    ("best", "done", "costly"),
    [
        (10.0, 8.0, True),  # a fifth of 10
        (10.0, 8.1, False),
        (0.5, -0.5, True),  # a point
        (0.5, -0.4, False),
        (-10.0, -12.5, True),  # a fifth of 12.5
        (-10.0, -12.4, False),
    ],
)
def test_much_is_a_fifth_of_what_there_is_and_a_point_at_least(
    best: float, done: float, costly: bool
) -> None:
    two = (weighed(best, equal=True), weighed(done, number=1))
    assert Advice(Play(0), 100, by_rules=False, shared=(), weighed=two).costly(Play(1)) == costly
    assert not Advice(Play(0), 100, by_rules=False, shared=(), weighed=two).costly(Play(0))
    assert not Advice(Play(0), 100, by_rules=True, shared=(), weighed=two).costly(Play(1))


def test_what_may_be_as_good_costs_nothing() -> None:
    two = (weighed(10.0, equal=True), weighed(1.0, equal=True, number=1))
    assert 0 == Advice(Play(0), 100, by_rules=False, shared=(), weighed=two).cost(Play(1))
