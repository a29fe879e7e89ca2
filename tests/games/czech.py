"""What the tests of American-Czech tarock have in common: seats, sheets, results, positions.

P, A, B and C are the seats 0 to 3, and the places, for the dealer sits at place 3.  Unless a test says
otherwise P is Povinost, B the partner, and A and C defend.
"""

from functools import cache
from math import prod
from typing import Any

from tarok.engine.actions import Action
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import position
from tarok.engine.result import Booked, Carry, Dealt, Fault, Feat, Line, Result
from tarok.games import GAMES, PROFILES
from tarok.notation.words import hear, say

P, A, B, C = range(4)
Four = tuple[int, int, int, int]


@cache
def czech(**options: Any) -> Game:
    """The game with these house rules."""
    return GAMES["czech_american"](**options)


def westfest(**options: Any) -> Game:
    """The game of the Westfest tournament."""
    return czech(**{**PROFILES["czech_american"]["westfest_2012"], **options})


def mach(**options: Any) -> Game:
    """The game of the family in Texas."""
    return czech(**{**PROFILES["czech_american"]["mach_tarok"], **options})


def sheet(*totals: int, dealer: int | None = None, **marks: tuple[int, ...]) -> Carry:
    """What the sheet says in the middle of a session."""
    totals = totals or (0, 0, 0, 0)
    known = {"hands": (1,), **marks}
    return Carry(dealer=len(totals) - 1 if dealer is None else dealer, totals=totals).with_marks(**known)


def hand(points: int | None, *feats: Feat, contract: str = "four", **known: Any) -> Result:
    """A hand of Povinost, whose side has this number of points."""
    taken = () if points is None else (points,)
    named = {"declarer": P, "points": taken, "feats": feats, "partner": B if contract == "four" else None}
    return Result(contract=contract, **{**named, **known})


def said(what: str, seat: int, *, made: bool = True, doubled: int = 0) -> Feat:
    """A declaration, or a bet with some doublings."""
    return Feat(what=what, seat=seat, made=made, announced=True, doubled=doubled)


def silent(what: str, seat: int, *, made: bool = True) -> Feat:
    """A Pagat or a Valat without a bet."""
    return Feat(what=what, seat=seat, made=made)


def fault(what: str, seat: int, **known: Any) -> Fault:
    """An error."""
    return Fault(what=what, seat=seat, **known)


def settled(result: Result, game: Game | None = None) -> tuple[Line, ...]:
    """The lines of a result; each sums to zero, and is its points times its factors, or more often."""
    game = game or czech()
    lines = game.settle(game, result, sheet())
    for line in lines:
        amount = line.points * prod(factor.times for factor in line.factors)
        assert 0 == sum(line.deltas), line
        assert not any(delta % amount if amount else delta for delta in line.deltas), line
    return lines


def pays(result: Result, game: Game | None = None) -> tuple[int, ...]:
    """What each seat gains or loses."""
    return tuple(sum(line.deltas[seat] for line in settled(result, game)) for seat in range(4))


def booked(result: Result, carry: Carry | None = None, game: Game | None = None) -> Booked:
    """What a hand does to the sheet."""
    game = game or czech()
    return game.book(game, Dealt(result), carry or sheet())


# Positions

HANDS = (
    "♥K ♥Q ♦2 ♦J ♠N ♠7 ♣9 ♣8 Š XVI IX V",
    "♥N ♥4 ♦Q ♦3 ♠Q ♠8 ♣10 ♣J XXI XIV X II",
    "♥1 ♥2 ♦K ♦1 ♠K ♠9 ♣Q ♣7 I XX XI VI",
    "♥J ♥3 ♦N ♦4 ♠J ♠10 ♣K ♣N XIX XVIII XII VII",
)
TALON = "XVII VIII IIII III XV XIII"
"""A whole deal, four trumps in each hand: P has the Skys, A the XXI and the II, B the I, C XIX and XVIII."""


def at(
    phase: str, hands: tuple[str, ...] = HANDS, talon: str = TALON, *, game: Game | None = None, **fields: Any
) -> Deal:
    """The whole deal above, or another one, at the beginning of a phase; P has said Povinost."""
    known = {"contract": "four", "declarer": P, **fields}
    return position(game or czech(), phase=phase, hands=hands, talon=talon, **known)


def povinost(seat: int) -> dict[str, Any]:
    """The fact that another seat is Povinost, as in a first hand."""
    return {"facts": (Fact(FactKind.FOREHAND, seat),)}


def dealt(pack: str | None = None, *, game: Game | None = None, carry: Carry | None = None) -> Deal:
    """A deal of this pack, or of the deal above as it lies for whole hands, at its beginning."""
    game = game or czech()
    cards = game.faces.parse_all(pack or " ".join((TALON, *HANDS)))
    return start(game, cards, carry or sheet())


def do(deal: Deal, *texts: str) -> Deal:
    """The deal after these actions, in the words of the notation, with commas between them."""
    for text in texts:
        for word in text.split(", "):
            deal = act(deal, hear(word, deal.game.faces))
    return deal


def good(deal: Deal, times: int) -> Deal:
    """The deal after a number of passes."""
    return do(deal, *["pass"] * times)


def play_out(deal: Deal, *tricks: str) -> Deal:
    """The deal after these tricks, each in the order of play."""
    return do(deal, *(f"play {card}" for trick in tricks for card in trick.split()))


def turn(deal: Deal) -> int | None:
    """Whose turn it is."""
    return deal.due.seat if deal.due else None


def legal(deal: Deal) -> set[str]:
    """What may be done, in the words of the notation."""
    assert deal.due is not None
    return {_word(action, deal) for action in deal.due.legal}


def why(deal: Deal) -> dict[str, tuple[str, str]]:
    """What may not be done, with the rule and the clause."""
    assert deal.due is not None
    return {_word(each.action, deal): (each.why, each.clause) for each in deal.due.refused}


def cards(deal: Deal, names: str) -> set[int]:
    """The cards of these names."""
    return set(deal.game.faces.parse_all(names))


def _word(action: Action, deal: Deal) -> str:
    return say(action, deal.game.faces)
