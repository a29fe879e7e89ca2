"""Handles the proposals of players, and the events that follow."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from tarok.claims import Doubt, claim
from tarok.engine.actions import Play
from tarok.engine.result import Withdrawal
from tarok.engine.view import View
from tarok.server.table.events import (
    Agreed,
    Began,
    Came,
    Claimed,
    Declined,
    Filled,
    Handed,
    Mixed,
    Proposed,
    Rose,
    SilenceCalled,
    TableFact,
    Withdrew,
)
from tarok.server.table.messages import Refused
from tarok.server.table.places import PERSON, STAND_IN
from tarok.server.table.proposal_messages import (
    Agree,
    Back,
    Begin,
    Claim,
    Decline,
    Dismiss,
    Fill,
    Hand,
    Mix,
    Move,
    Propose,
    Rise,
    Silence,
    Wish,
    Withdraw,
)
from tarok.server.table.seating import by_cards
from tarok.server.table.silent_games import CALLS_TO_LEAVE
from tarok.server.table.state import Table


def respond(table: Table, place: int, wish: Wish, dice: Random) -> TableFact | Refused:
    """Return the events of a message from a place; the dice decide where chance does."""
    reply, of_host = REPLIES[type(wish)]
    if of_host and place != table.host:
        return Refused(table.seq, "not_host")
    if table.sheet.over and isinstance(wish, SEATING):
        return Refused(table.seq, "sheet_over")
    if table.contest and not isinstance(wish, Claim | Back):
        return Refused(table.seq, "begun")  # nothing is changed where all play the same
    said = Said(table, place, wish, dice)
    fact = reply(said)
    return Refused(table.seq, fact) if isinstance(fact, str) else fact


class Said(NamedTuple):
    """A message, its place, and the dice to throw."""

    table: Table
    place: int
    wish: Any
    dice: Random


def _begin(said: Said) -> TableFact | str:
    if said.table.sheet.over:
        return "sheet_closed"
    return "begun" if said.table.complete or not said.table.settled else Began()


def _fill(said: Said) -> TableFact | str:
    table, wish = said.table, said.wish
    if wish.place not in range(len(table.places)) or wish.word not in (PERSON, STAND_IN):
        return "no_place"
    if table.places[wish.place].person:
        return "taken"
    word = PERSON if wish.word == PERSON else table.opponents
    return Filled(wish.place, word) if table.settled else "deal_running"


def _mix(said: Said) -> TableFact | str:
    """Mix the seats at random, each order equally likely, or by drawn cards, as the rule book says."""
    table = said.table
    if table.deals:
        return "begun"
    if said.wish.how == "cards":
        return by_cards(table, said.dice)
    order = list(range(len(table.places)))
    said.dice.shuffle(order)
    return Mixed(tuple(order))


def _move(said: Said) -> TableFact | str:
    table, number = said.table, said.wish.place
    if number not in range(len(table.places)):
        return "no_place"
    if table.places[number].person or table.places[number].coming:
        return "taken"
    return swapped(table, said.place, number) if table.settled else "deal_running"


def swapped(table: Table, place: int, number: int) -> Mixed:
    """Return the event that exchanges two places."""
    order = list(range(len(table.places)))
    order[place], order[number] = number, place
    return Mixed(tuple(order))


def _rise(said: Said) -> TableFact | str:
    return "leaving" if said.table.places[said.place].leaving else Rose(said.place)


def _dismiss(said: Said) -> TableFact | str:
    table, number = said.table, said.wish.place
    if number not in table.people or number == said.place:
        return "nobody"
    return Rose(number, asked=True) if table.settled else "deal_running"


def _hand(said: Said) -> TableFact | str:
    return Handed(said.wish.place) if said.wish.place in said.table.people else "nobody"


def _propose(said: Said) -> TableFact | str:
    if said.table.proposal:
        return "asked_already"
    return _propose_swap(said) if said.wish.what == "swap" else _propose_to_take_back(said)


def _propose_swap(said: Said) -> TableFact | str:
    table, other = said.table, said.wish.other
    if other not in table.people or other == said.place:
        return "nobody"
    return Proposed(said.place, "swap", other) if table.settled else "deal_running"


def _propose_to_take_back(said: Said) -> TableFact | str:
    """Propose an undo to the others, if no action has followed and the actor has learnt nothing from it."""
    table, place = said.table, said.place
    if table.before is None or table.before.due != place or table.over:
        return "too_late"
    if _sights(table.view(place)) - _sights(table.before.view(place)):
        return "revealed"
    return Proposed(place, "take_back")


def _sights(view: View) -> set[int]:
    """Return every card that a reader of this view has seen."""
    lying = {*view.hand, *view.laid, *view.table, *(card for seen in view.seen for card in seen)}
    lying |= {card for trick in view.tricks for card in trick.cards}
    return lying | {card for show in view.shown for card in show.cards}


def _agree(said: Said) -> TableFact | str:
    asked, place = said.table.proposal, said.place
    if asked is None or said.wish.v < asked.seq:
        return "nothing_asked"
    mine = asked.place == place or place in asked.agreed or asked.other not in {None, place}
    return "agreed_already" if mine else Agreed(place)


def _decline(said: Said) -> TableFact | str:
    table, place = said.table, said.place
    return Declined(place) if table.proposal or table.ending == place else "nothing_asked"


def _back(said: Said) -> TableFact | str:
    place = said.table.places[said.place]
    return Came(said.place) if place.minded or place.away is not None else "here"


def _claim(said: Said) -> TableFact | Refused | str:
    """Lay the cards open and play them out, if the claim is proved from the claimer's view."""
    table, wins = said.table, said.wish.wins
    if table.due != said.place or table.places[said.place].leaving:
        return "not_your_turn"
    view = table.view(said.place)
    if (
        view.seat is None
        or view.contract is None
        or not all(isinstance(action, Play) for action in view.legal)
    ):
        return "not_your_turn"
    found = claim(table.game, view, wins=wins)
    if isinstance(found, Doubt):
        return Refused(table.seq, "not_proved", cards=tuple(found.cards))
    return Claimed(view.seat, wins, found.order)


def _call_silence(said: Said) -> TableFact | str:
    """Call for a silent deal, once in it, or agree with another's call (RO-ETH-08)."""
    table, place = said.table, said.place
    if not table.manners.suceava:
        return "no_custom"
    if table.over:
        return "no_deal"
    if table.seat(place) is None or table.places[place].leaving:
        return "sitting_out"
    if table.silent:
        return "silent_game"
    return "called_already" if table.silence.caller == place else SilenceCalled(place)


def _withdraw(said: Said) -> TableFact | str:
    """Leave with a settlement after four calls, between deals (RO-ETH-09)."""
    table, place = said.table, said.place
    if not table.manners.suceava:
        return "no_custom"
    if not table.settled:
        return "deal_running"
    if table.silence.counts(table.guests)[place] < CALLS_TO_LEAVE:
        return "too_few_calls"
    try:
        return Withdrew(place, table.sheet.book(Withdrawal(place)).rows[-1])
    except ValueError:
        return "no_settlement"


SEATING: Final = (Fill, Mix, Move, Dismiss, Propose, Withdraw)
"""The messages without effect once the session is over."""
REPLIES: Final[dict[type, tuple[Callable[[Said], TableFact | Refused | str], bool]]] = {
    Begin: (_begin, True),
    Fill: (_fill, True),
    Mix: (_mix, True),
    Move: (_move, False),
    Rise: (_rise, False),
    Dismiss: (_dismiss, True),
    Hand: (_hand, True),
    Propose: (_propose, False),
    Agree: (_agree, False),
    Decline: (_decline, False),
    Back: (_back, False),
    Claim: (_claim, False),
    Silence: (_call_silence, False),
    Withdraw: (_withdraw, False),
}
"""The handler of each message, or the error key; and whether only the host may send it."""
