"""What the tests of Romanian tarok and taper share: seats, sheets, results filled in by hand, positions.

A, B, C and D are the seats 0, 1, 2 and 3.  Unless a test says otherwise the dealer sits at the last place, so
that seats and places are the same, A is the declarer, B the partner, and C and D are the opponents.
"""

from functools import cache
from math import prod
from typing import Any

from tarok.cards.deck import FACES, Card, Cards
from tarok.engine.actions import (
    PASS,
    Action,
    Announce,
    Bid,
    Call,
    Kontra,
    Lay,
    Oppose,
    Play,
    Reject,
    Surrender,
    Take,
)
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.deal_types import Show
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import position
from tarok.engine.result import Booked, Carry, Dealt, Feat, Line, Result
from tarok.engine.view import view
from tarok.games import GAMES

A, B, C, D = range(4)


@cache
def romanian(**options: Any) -> Game:
    """The game for four, with these house rules."""
    return GAMES["romanian"](**options)


@cache
def taper(**options: Any) -> Game:
    """The game for three."""
    return GAMES["taper"](**options)


def sheet(
    *, pool: int = 0, radler: int = 0, dealer: int | None = None, places: int = 4, **marks: tuple[int, ...]
) -> Carry:
    """What the sheet says before the hand; `pool` is what lies there when the hand is played, 0: no matter.

    The dealer has put 1 of it there just now (RO-POOL-02).
    """
    before = Carry(dealer=places - 1 if dealer is None else dealer, totals=(0,) * places)
    return before.with_marks(pool=(max(pool - 1, 0),), radler=(radler,), **marks)


def hand(contract: str, count: int, *feats: Feat, **known: Any) -> Result:
    """A hand of A, whose side has this number of card points; B is the partner."""
    named = {"contract": contract, "declarer": A, "partner": B, "points": (count,), "feats": feats}
    return Result(**{**named, **known})


def won(contract: str = "doi_1", *feats: Feat, **known: Any) -> Result:
    """A hand that A wins with 36 card points, with B."""
    return hand(contract, 36, *feats, **known)


def lost(contract: str = "doi_1", *feats: Feat, **known: Any) -> Result:
    """The same, lost with 35."""
    return hand(contract, 35, *feats, **known)


def said(what: str, seat: int, *, made: bool = True, doubled: int = 0, doubler: int | None = None) -> Feat:
    """An announced bonus, with some doublings, or a declaration."""
    return Feat(what=what, seat=seat, made=made, announced=True, doubled=doubled, doubler=doubler)


def silent(what: str, seat: int, *, made: bool = True) -> Feat:
    """A bonus that nobody had announced, of the side of `seat`."""
    return Feat(what=what, seat=seat, made=made)


def settled(
    result: Result, carry: Carry | None = None, game: Game | None = None, **options: Any
) -> tuple[Line, ...]:
    """The lines of a result; each is checked to sum to zero, and to be its points times its factors."""
    game = game or romanian(**options)
    lines = game.settle(game, result, carry or sheet(places=game.places))
    for line in lines:
        amount = line.points * prod(factor.times for factor in line.factors)
        assert 0 == sum(line.deltas) + line.pot, line
        assert line.pot in {-amount, amount} or not any(delta % amount for delta in line.deltas), line
    return lines


def sums(lines: tuple[Line, ...], seats: int = 4) -> tuple[int, ...]:
    """What each seat gains or loses by all the lines together."""
    return tuple(sum(line.deltas[seat] for line in lines) for seat in range(seats))


def pays(
    result: Result, carry: Carry | None = None, game: Game | None = None, **options: Any
) -> tuple[int, ...]:
    """What each seat gains or loses by the hand."""
    return sums(settled(result, carry, game, **options), (game or romanian(**options)).seats)


def worth(what: str, result: Result, carry: Carry | None = None, **options: Any) -> tuple[int, ...]:
    """What each seat gains or loses by this alone."""
    return sums(tuple(line for line in settled(result, carry, **options) if line.what == what))


def pool_after(result: Result, carry: Carry, game: Game | None = None, **options: Any) -> int:
    """What lies in the pool after the hand."""
    return booked(result, carry, game, **options).carry.marked("pool")


def booked(result: Result, carry: Carry | None = None, game: Game | None = None, **options: Any) -> Booked:
    """What the hand does to the sheet."""
    game = game or romanian(**options)
    return game.book(game, Dealt(result), carry or sheet(places=game.places))


# Positions

HANDS = (
    "♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 ♣8 Š XVI IX V",
    "♥K ♥N ♦Q ♦3 ♠Q ♠8 ♣10 ♣J XXI XIV X II",
    "♥4 ♥2 ♦K ♦1 ♠K ♠9 ♣Q ♣7 I XX XI VI",
    "♥J ♥3 ♦N ♦2 ♠J ♠10 ♣K ♣N XIX XVIII XII VII",
)
TALON = "XVII VIII IIII III XV XIII"
"""A whole deal: A has the skiz, B the luna and ♥K, C the pagat with ♦K and ♠K, D ♣K; four taroks each."""

KING_BELOW = (
    "♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 ♣8 Š XVI IX V",
    "♥K ♥N ♦Q ♦3 ♠Q ♠8 ♣10 ♣J XXI XIV X II",
    "♥4 ♥2 ♦K ♦1 IIII ♠9 ♣Q ♣7 I XX XI VI",
    "♥J ♥3 ♦N ♦2 ♠J ♠10 ♣K ♣N XIX XVIII XII VII",
)
TALON_WITH_KING = "XVII VIII ♠K III XV XIII"
"""Another: ♠K lies third in the talon, in the second pair."""


def card(name: str) -> Card:
    return FACES.parse(name)


def cards(names: str) -> Cards:
    return Cards.parse(names)


def at(phase: str, *, game: Game | None = None, options: dict[str, Any] | None = None, **fields: Any) -> Deal:
    """The whole deal above, or another one, at the beginning of a phase."""
    known = {"hands": HANDS, "talon": TALON, **fields}
    return position(game or romanian(**options or {}), phase=phase, **known)


def announcing(contract: str = "doi_1", *, king: str = "♥K", **fields: Any) -> Deal:
    """The round of announcements; A is the declarer, the holder of the called king the partner."""
    hands = fields.get("hands", HANDS)
    holder = next((seat for seat, held in enumerate(hands) if king in held.split()), None)
    known = {"contract": contract, "declarer": A, "called": card(king), "partner": holder or None, **fields}
    return at("announcements", **known)


def last_trick(*hands: str, **fields: Any) -> Deal:
    """The beginning of the twelfth trick; A leads, unless told otherwise, and is the declarer with B."""
    known = {"talon": "", "contract": "doi_1", "declarer": A, "partner": B, "called": card("♥K"), **fields}
    return at("trick", hands=hands, nth=11, **known)


def do(deal: Deal, *actions: Action) -> Deal:
    """The deal after these actions."""
    for action in actions:
        deal = act(deal, action)
    return deal


def say(deal: Deal, *words: str) -> Deal:
    """The deal after these words: `pass`, `oppose`, a bonus, or what is doubled and whose, as `game 0`."""
    for word in words:
        what, _, seat = word.partition(" ")
        plain = {"pass": PASS, "oppose": Oppose(), "reject": Reject(), "surrender": Surrender()}
        deal = act(deal, plain.get(word) or (Kontra(what, int(seat)) if seat else Announce(what)))
    return deal


def bids(deal: Deal, *words: str) -> Deal:
    """The deal after these bids and passes."""
    return do(deal, *(PASS if word == "pass" else Bid(word) for word in words))


def play_out(deal: Deal, *rows: str) -> Deal:
    """The deal after these tricks, each in the order of play."""
    return do(deal, *(Play(card(name)) for row in rows for name in row.split()))


def turn(deal: Deal) -> int | None:
    """Whose turn it is."""
    return deal.due.seat if deal.due else None


def words(deal: Deal) -> set[str]:
    """What may be said or done."""
    assert deal.due is not None
    return {_word(action) for action in deal.due.legal}


def why(deal: Deal) -> dict[str, tuple[str, str]]:
    """What may not be done, with the rule and the clause."""
    assert deal.due is not None
    return {_word(refusal.action): (refusal.why, refusal.clause) for refusal in deal.due.refused}


def shown(deal: Deal, what: str, viewer: int | None = None) -> list[Show]:
    """What of this kind `viewer` has been shown; None sees what everybody sees."""
    return [show for show in view(deal, viewer).shown if show.what == what]


def sides(deal: Deal, viewer: int | None) -> tuple[int | None, ...]:
    """What a seat, or an onlooker, knows of the sides of A, B, C and D."""
    return view(deal, viewer).sides


def level(deal: Deal) -> int:
    """The level that the talon has come to."""
    fact = deal.fact(FactKind.LEVEL)
    assert fact is not None
    return fact.value


def dealt(game: Game, pack: str | None = None, carry: Carry | None = None) -> Deal:
    """A deal of this pack, or of all cards in order, at its beginning."""
    cards_ = FACES.parse_all(pack) if pack else tuple(game.pack)
    return start(game, cards_, carry or sheet(places=game.places))


def _word(action: Action) -> str:
    match action:
        case Bid(name) | Announce(name):
            return name
        case Kontra(what, seat):
            return f"{what} {seat}"
        case Play(number) | Call(number) | Lay(number):
            return FACES.names[number]
        case Take(part):
            return f"take {part}"
        case _:
            return type(action).__name__.lower()
