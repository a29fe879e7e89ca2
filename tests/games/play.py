"""What the tests of playing have in common: four hands, positions, and what a seat may do in them."""

from typing import Any

from games.table import slovenian

from tarok.cards.deck import FACES, Card, Cards
from tarok.engine.actions import PASS, Action, Announce, Bid, Call, Choose, Kontra, Lay, Play
from tarok.engine.deal import Deal, act
from tarok.engine.deal_types import Show
from tarok.engine.phases import position
from tarok.engine.view import view

HANDS = (
    "♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 ♣8 Š XVI IX V",
    "♥K ♥N ♦Q ♦3 ♠Q ♠8 ♣10 ♣J XXI XIV X II",
    "♥4 ♥2 ♦K ♦1 ♠K ♠9 ♣Q ♣7 I XX XI VI",
    "♥J ♥3 ♦N ♦2 ♠J ♠10 ♣K ♣N XIX XVIII XII VII",
)
TALON = "XVII VIII IIII III XV XIII"
"""A whole deal: A has the škis, B the mond and ♥K, C the pagat with ♦K and ♠K, D ♣K."""

OTHERS = (
    "♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 ♣K Š XVI IX V",
    "♥K ♥N ♦Q ♦3 ♠Q ♠8 ♣10 ♣J XX XIV X II",
    "♥4 ♥2 ♦1 ♦2 ♠9 ♠10 ♣Q ♣7 I III XI VI",
    "♥J ♥3 ♦N ♦K ♠J ♣N XIX XVIII XVII XII VIII VII",
)
OPEN_TALON = "♣8 XV ♠K IIII XXI XIII"
"""Another: in two the sets are ♣8 XV, ♠K IIII and XXI XIII: a king in the second, the mond in the third."""


def card(name: str) -> Card:
    return FACES.parse(name)


def cards(names: str) -> Cards:
    return Cards.parse(names)


def at(phase: str, *, options: dict[str, Any] | None = None, **fields: Any) -> Deal:
    """The whole deal above, or another one, at the beginning of a phase."""
    known = {"hands": HANDS, "talon": TALON, **fields}
    return position(slovenian(**options or {}), phase=phase, **known)


def announcing(contract: str = "two", *, king: str = "♥K", **fields: Any) -> Deal:
    """The round of announcements; A is the declarer, the holder of the called king the partner."""
    known = {"contract": contract, "declarer": 0, **fields}
    if contract in {"three", "two", "one"}:
        hands = known.get("hands", HANDS)
        holder = next((seat for seat, hand in enumerate(hands) if king in hand.split()), None)
        known = {"called": card(king), "partner": holder or None, **known}
    return at("announcements", **known)


def trick(contract: str, *hands: str, number: int = 1, **fields: Any) -> Deal:
    """The beginning of a trick; A is the declarer.  `talon` holds what nobody took."""
    known = {"talon": "", "contract": contract, "declarer": None if contract == "klop" else 0, **fields}
    seats = slovenian(**fields.get("options") or {}).seats
    return at("trick", hands=(*hands, *[""] * (seats - len(hands))), nth=number - 1, **known)


def facing(contract: str, table: str, hand: str, **fields: Any) -> Deal:
    """Somebody with this hand is to play after these cards, which A led and the others played in turn."""
    played = table.split()
    return do(trick(contract, *played, hand, **fields), *(Play(card(name)) for name in played))


def do(deal: Deal, *actions: Action) -> Deal:
    """The deal after these actions."""
    for action in actions:
        deal = act(deal, action)
    return deal


def say(deal: Deal, *words: str) -> Deal:
    """The deal after these words: `pass`, the id of a bonus, or what is doubled and whose, as `game 0`."""
    for word in words:
        what, _, seat = word.partition(" ")
        said = PASS if word == "pass" else Kontra(what, int(seat)) if seat else Announce(what)
        deal = act(deal, said)
    return deal


def tricks(deal: Deal, *rows: str) -> Deal:
    """The deal after these tricks, each in the order of play."""
    return do(deal, *(Play(card(name)) for row in rows for name in row.split()))


def turn(deal: Deal) -> int | None:
    """Whose turn it is."""
    return deal.due.seat if deal.due else None


def words(deal: Deal) -> set[str]:
    """What may be said, in the words of `say`; bids and choices by their contracts."""
    assert deal.due is not None
    return {_word(action) for action in deal.due.legal}


def why(deal: Deal) -> dict[str, tuple[str, str]]:
    """What may not be done, with the rule and the clause."""
    assert deal.due is not None
    return {_word(refusal.action): (refusal.why, refusal.clause) for refusal in deal.due.refused}


def playable(deal: Deal) -> Cards:
    """The cards that may be played, or laid away."""
    assert deal.due is not None
    return Cards.of(action.card for action in deal.due.legal if isinstance(action, Play | Lay))


def shown(deal: Deal, what: str, viewer: int | None = None) -> list[Show]:
    """What of this kind `viewer` has been shown; None sees what everybody sees."""
    return [show for show in view(deal, viewer).shown if show.what == what]


def sides(deal: Deal, viewer: int | None) -> tuple[int | None, ...]:
    """What a seat, or an onlooker, knows of the sides of A, B, C and D."""
    return view(deal, viewer).sides


def _word(action: Action) -> str:
    match action:
        case Bid(contract) | Choose(contract):
            return contract
        case Announce(bonus):
            return bonus
        case Kontra(what, seat):
            return f"{what} {seat}"
        case Play(number) | Call(number):
            return FACES.names[number]
        case Lay(number) if number is not None:
            return FACES.names[number]
        case _:
            return "pass" if action == PASS else repr(action)
