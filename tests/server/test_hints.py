"""What a seat is told besides the cards: what a good player would do, and how the count stands."""

import json
import sys
from typing import Any

import pytest

from server.conftest import PARTS
from server.live_server import FORE, PATIENCE, Guest, LiveServer, State, card, lowest, my_turn_or_over, seated
from server.toy import always
from tarok.bots import PLAYERS
from tarok.bots.default_player import plain
from tarok.engine.actions import Play
from tarok.engine.deal import Game
from tarok.engine.json_codec import to_json
from tarok.engine.view import Player, View
from tarok.games import GAMES
from tarok.server.room import bot_processes

MIGHTY = (*range(6), *range(42, 54), *range(6, 42, 3), *range(7, 42, 3), *range(8, 42, 3))
"""Hearts for the talon, the twelve highest taroks for forehand's packet."""

SPREAD = tuple(number * 23 % 54 for number in range(54))
"""However it is cut, everybody gets a tarok: nothing is thrown in."""

ADVICE = {"advice": True}


def advice(seat: Any, v: int | None = None) -> State:
    seat.say(type="suggest", v=seat.last["v"] if v is None else v)
    return dict(seat.hear())


def test_a_suggestion_changes_nothing(guest: Guest) -> None:
    table = guest.open(*FORE)
    with guest.play(table) as seat:
        before = seat.hear()
        for _ in range(3):
            assert {"type": "suggestion", "v": before["v"], "actions": [card(0)]} == advice(seat)
        seat.do(card(2))
        seat.hear_until(my_turn_or_over)
    with guest.play(table) as seat:
        assert [0, card(2)] == seat.hear()["view"]["log"][0]


def test_who_advises_sees_what_the_seat_sees_and_no_more(database: str) -> None:
    asked: list[View] = []

    def adviser(game: Game, seed: int) -> Player:
        def play(view: View) -> Play:
            asked.append(view)
            return Play(2)

        return play

    bots = {"bots": {"rule": adviser}}
    with (
        LiveServer(database, **PARTS | bots) as server,
        seated(server.guest(), "you", "open", "open", manners=ADVICE) as seat,
    ):
        shown = seat.hear()["view"]
        assert [card(2)] == advice(seat)["actions"]
    assert [shown] == [json.loads(to_json(view)) for view in asked]


def test_there_is_no_advice_among_people_unless_they_have_agreed_on_it(server: LiveServer) -> None:
    with seated(server.guest(), "you", "open", "rule") as seat:
        v = seat.hear()["v"]
        assert {"type": "refused", "v": v, "error": "no_advice", "why": "", "clause": ""} == advice(seat)
    with seated(server.guest(), *FORE, manners={"public": True}) as seat:
        seat.hear()
        assert "no_advice" == advice(seat)["error"]
    with seated(server.guest(), "you", "open", "rule", manners=ADVICE) as seat:
        seat.hear()
        assert [card(0)] == advice(seat)["actions"]


def test_nobody_is_advised_out_of_turn(server: LiveServer) -> None:
    ana, bine = server.guest(), server.guest()
    table = ana.open("you", "open", "rule", manners=ADVICE)
    bine.sit(table, 1)
    with bine.play(table) as other:
        v = other.hear()["v"]
        refused = {"type": "refused", "v": v, "error": "not_your_turn", "why": "", "clause": ""}
        assert refused == advice(other)
        assert "stale" == advice(other, v + 1)["error"]
    with seated(ana, *FORE) as seat:
        seat.play_on(lowest)
        assert "not_your_turn" == advice(seat)["error"]
        seat.next()
        seat.hear_deal(2)  # that place deals, and sits out
        seat.hear_until(my_turn_or_over)
        assert "not_your_turn" == advice(seat)["error"]


def nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no numbers told, which take their time."""
    monkeypatch.setattr(bot_processes, "COMMAND", (sys.executable, "-c", ""))


def unable(game: Game, seed: int) -> Player:
    raise ValueError(f"{game.key} is beyond me")


@pytest.mark.parametrize(
    "bots",
    [
        {},
        {"rule": unable},
        {"rule": lambda *_: lambda view: 1 / 0},
        {"rule": lambda *_: lambda view: Play(5)},
    ],
    ids=["none", "unable", "fails", "cheats"],
)
def test_where_nobody_knows_the_game_there_is_no_suggestion(database: str, bots: Any) -> None:
    parts = PARTS | {"bots": bots}
    with (
        LiveServer(database, **parts) as server,
        seated(server.guest(), "you", "open", "open", manners=ADVICE) as seat,
    ):
        v = seat.hear()["v"]
        refused = {"type": "refused", "v": v, "error": "no_suggestion", "why": "", "clause": ""}
        assert refused == advice(seat)
        seat.act(card(0))
        assert [[0, card(0)]] == seat.hear()["view"]["log"]


def test_a_whole_deal_is_played_by_advice_alone_and_counted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the rule bot suggests is legal all along, and the count ends where the result does."""
    nobody_thinks(monkeypatch)
    with (
        LiveServer(database, games=GAMES, bots=PLAYERS) as server,
        seated(server.guest(), game="slovenian") as seat,
    ):
        while not seat.hear_until(my_turn_or_over)["view"]["ended"]:
            for action in advice(seat)["actions"]:
                seat.do(action)
        view, tally = seat.last["view"], seat.last["table"]["tally"]
    result = view["over"]["result"]
    if result["contract"] == "klop":
        assert {"points": result["points"][3], "needed": None} == tally
    elif result["points"]:
        side = view["sides"][3]
        assert {"points": abs(70 * side - result["points"][0]), "needed": 36 - side} == tally
    else:
        assert tally is None


def test_cards_to_lay_are_suggested_together(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has taken three cards has three to lay away, and is told all of them."""
    nobody_thinks(monkeypatch)
    parts = {"games": GAMES, "bots": {"rule": plain}, "packs": always(MIGHTY)}
    said: list[State] = [
        {"type": "bid", "contract": "solo_three"},
        {"type": "choose", "contract": "solo_three"},
        {"type": "take", "part": 1},
    ]
    with (
        LiveServer(database, **parts) as server,
        seated(server.guest(), "you", "rule", "rule", "rule", game="slovenian") as seat,
    ):
        while (legal := seat.hear_until(my_turn_or_over)["view"]["legal"])[0]["type"] != "lay":
            seat.do(next((action for action in said if action in legal), legal[0]))
        hand = set(seat.last["view"]["hand"])
        advised = advice(seat)["actions"]
        assert ["lay"] * 3 == [action["type"] for action in advised]
        assert 3 == len(hand & {action["card"] for action in advised})
        for action in advised:
            seat.do(action)
        assert 12 == len(seat.last["view"]["hand"])
        assert 1 == len(advice(seat)["actions"])


def test_there_is_no_count_where_there_are_no_card_points(guest: Guest) -> None:
    with seated(guest, *FORE) as seat:
        assert seat.hear()["table"]["tally"] is None


def test_a_suggestion_says_what_it_is_worth_and_why(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_processes, "PATIENCE", PATIENCE)
    parts = {"games": GAMES, "bots": PLAYERS, "packs": always(SPREAD)}
    with LiveServer(database, **parts) as server, seated(server.guest(), game="slovenian") as seat:
        while (legal := seat.hear_until(my_turn_or_over)["view"]["legal"])[0]["type"] != "play":
            seat.do(legal[0])
        told = advice(seat)
    weighed = {action_key(each["action"]): each for each in told["advice"]["weighed"]}
    assert told["actions"] == [told["advice"]["action"]]
    assert action_key(told["actions"][0]) in weighed
    if len(legal) > 1:
        assert told["advice"]["worlds"] > 0
        assert next(iter(weighed.values()))["equal"]
    else:
        assert ["only-card"] == [reason["why"] for reason in told["advice"]["weighed"][0]["reasons"]]


def action_key(action: State) -> str:
    return json.dumps(action, sort_keys=True)


def test_who_waits_for_a_suggestion_is_not_given_another(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        bot_processes, "COMMAND", (sys.executable, "-c", "import threading; threading.Event().wait()")
    )
    monkeypatch.setattr(bot_processes, "PATIENCE", 1.0)
    with (
        LiveServer(database, games=GAMES, bots=PLAYERS) as server,
        seated(server.guest(), game="slovenian") as seat,
    ):
        seat.hear_until(my_turn_or_over)
        seat.say(type="suggest", v=seat.last["v"])
        assert "too_many" == advice(seat)["error"]
        assert "advice" not in seat.hear()  # nobody has told in time what it is worth
        assert "suggestion" == advice(seat)["type"]
