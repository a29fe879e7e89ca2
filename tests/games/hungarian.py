"""What the tests of the Hungarian games have in common: games, positions, and what may be said in them."""

from functools import cache
from typing import Any

from tarok.cards.deck import Cards
from tarok.engine.actions import PASS, Action, Announce, Bid, Call, Choose, Kontra, Lay, Play, ThrowIn
from tarok.engine.deal import Deal, Game, act
from tarok.engine.deal_types import Fact, Stake, Trick
from tarok.engine.duties import highest
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import position
from tarok.engine.result import Carry, Dealt, Feat, Line, Result
from tarok.games import GAMES

A, B, C, D = range(4)
XX = 51
SEATS = {"A": A, "B": B, "C": C, "D": D}


@cache
def game(key: str = "illustrated", **options: Any) -> Game:
    return GAMES[key](**options)


def at(phase: str, *hands: str, key: str = "illustrated", options: dict | None = None, **fields: Any) -> Deal:
    """A deal at the beginning of a phase; hands that are not given are empty."""
    whole = (*hands, *[""] * (4 - len(hands)))
    return position(game(key, **(options or {})), phase=phase, hands=whole, **fields)


def bidding(hands: dict[str, str], said: str, **known: Any) -> Deal:
    """An auction after these words, A first."""
    deal = at("auction", *(hands.get(name, "") for name in SEATS), **known)
    for word in said.split():
        deal = act(deal, PASS if word == "pass" else Bid(word))
    return deal


def words(deal: Deal) -> set[str]:
    """What may be said."""
    assert deal.due is not None
    return {word(deal, action) for action in deal.due.legal}


def why(deal: Deal) -> dict[str, str]:
    """What may not be said or played, with its clause."""
    assert deal.due is not None
    return {word(deal, refusal.action): refusal.clause for refusal in deal.due.refused}


def word(deal: Deal, action: Action) -> str:
    names = deal.game.faces.names
    match action:
        case Bid(name) | Choose(name) | Announce(name):
            return name
        case Kontra(what, seat):
            return f"kontra {what} {'ABCD'[seat]}"
        case Call(card):
            return f"call {names[card]}"
        case Play(card) | Lay(card):
            return names[card]
        case ThrowIn():
            return "annul"
        case _:
            return "pass"


def say(deal: Deal, *said: str) -> Deal:
    """The deal after these words, in the form of `word`."""
    for what in said:
        assert deal.due is not None
        fitting = [action for action in deal.due.legal if word(deal, action) == what]
        assert fitting, f"{what} is not among {sorted(words(deal))}: {why(deal).get(what)}"
        deal = act(deal, fitting[0])
    return deal


TALK = (
    "Š V ♥K ♥Q ♦Q ♠Q ♣Q ♠J ♣J",
    "XX XIX I II III ♥J ♦J ♠N ♣N",
    "XXI XVIII XVII XVI ♦K ♦N ♠10 ♣10 ♥1",
    "XV XIV XIII XII XI X IX VIII ♠K",
)
"""A declares with the škis; B holds the XX; C the XXI; D eight taroks and ♠K; the ♣K lies away."""


def talking(
    *hands: str, key: str = "illustrated", declarer: int = A, contract: str = "three", **known: Any
) -> Deal:
    """The round of announcements of a declarer."""
    return at("announcements", *(hands or TALK), key=key, declarer=declarer, contract=contract, **known)


def trick(*hands: str, number: int, said: str = "", partner: int | None = C, **known: Any) -> Deal:
    """The beginning of a trick of A and C against B and D, after A has announced these.

    A has taken the tricks before, but B those in `lost`, and `last` the last of them.
    """
    fields: dict[str, Any] = {"contract": "three", "declarer": A, "partner": partner, "called": XX}
    stakes = (Stake("game", A), *(Stake(what, A) for what in said.split()))
    last, lost = known.pop("last", A), known.pop("lost", ())
    winners = [B if n in lost else A for n in range(1, number - 1)] + [last]
    tricks = tuple(Trick(A, (), winner) for winner in winners[: number - 1])
    facts = (Fact(FactKind.PARTNER, C),) if partner == C else ()
    fields |= {"stakes": stakes, "tricks": tricks, "facts": facts, **known}
    return at("trick", *hands, nth=number - 1, **fields)


def playable(deal: Deal) -> Cards:
    assert deal.due is not None
    return Cards.of(action.card for action in deal.due.legal if isinstance(action, Play | Lay))


# Results filled in by hand: A declares with C, unless told otherwise.


def hand(contract: str, points: int | None, *feats: Feat, **known: Any) -> Result:
    fields = {"contract": contract, "declarer": A, "partner": C, "feats": feats, **known}
    return Result(points=() if points is None else (points,), **fields)


def said(what: str, seat: int, *, made: bool = True, doubled: int = 0) -> Feat:
    return Feat(what=what, seat=seat, made=made, announced=True, doubled=doubled)


def silent(what: str, seat: int, *, made: bool = True) -> Feat:
    return Feat(what=what, seat=seat, made=made)


def lines(
    result: Result, key: str = "illustrated", carry: Carry | None = None, **options: Any
) -> tuple[Line, ...]:
    built = game(key, **options)
    found = built.settle(built, result, carry or Carry(dealer=built.places - 1, totals=(0,) * built.places))
    assert all(0 == sum(line.deltas) + line.pot for line in found)
    return found


def items(result: Result, key: str = "illustrated", **options: Any) -> list[tuple[str, int]]:
    """The lines as the declarer's partner, or B's enemy, sees them: what each opponent pays."""
    return [(line.what, -line.deltas[B]) for line in lines(result, key, **options)]


def pays(
    result: Result, key: str = "illustrated", carry: Carry | None = None, **options: Any
) -> tuple[int, ...]:
    """What A, B, C and D gain."""
    found = lines(result, key, carry, **options)
    return tuple(sum(line.deltas[seat] for line in found) for seat in range(4))


def after(result: Result, carry: Carry, key: str = "illustrated", **options: Any) -> Carry:
    built = game(key, **options)
    return built.book(built, Dealt(result), carry).carry


def played(*rows: str, key: str = "illustrated", winners: str = "A", said: str = "", **known: Any) -> Result:
    """How a hand came out of which these tricks matter, as `9 A I V ♥K ♥Q`: number, leader, cards in order.

    The other tricks go to `winners` in turn, with cards that do not matter.  `said` is what was announced, as
    `A centrum`, with commas.  A and C play against B and D.
    """
    built = game(key)
    parse = built.faces.parse_all
    given = {int(row.split()[0]): (SEATS[row.split()[1]], parse(" ".join(row.split()[2:]))) for row in rows}
    taken = {card for _, cards in given.values() for card in cards}
    rest = iter([card for card in built.pack if card not in taken])
    count = 12 if key == "illustrated_54" else 9
    tricks, won = [], [Cards()] * 4
    for number in range(1, count + 1):
        if number in given:
            leader, cards = given[number]
            winner = (leader + cards.index(highest(cards))) % 4
        else:
            leader, cards = A, tuple(next(rest) for _ in range(4))
            winner = SEATS[winners[(number - 1) % len(winners)]]
        tricks.append(Trick(leader, cards, winner))
        won[winner] = won[winner] | Cards.of(cards)
    words = [word.split() for word in said.split(",") if word]
    stakes = (Stake("game", A), *(Stake(what, SEATS[seat]) for seat, what in words))
    fields = {
        "contract": "three",
        "declarer": A,
        "partner": C,
        "called": XX,
        "facts": (Fact(FactKind.PARTNER, C),),
    }
    fields |= {"tricks": tuple(tricks), "won": tuple(won), "stakes": stakes, "ended": "played", **known}
    laid = list(rest)
    deal = position(
        built, phase="trick", nth=count - 1, hands=[""] * 4, laid=(Cards.of(laid), *[Cards()] * 3), **fields
    )
    return built.result(deal)


def feats(result: Result, what: str) -> list[tuple[str, bool, bool]]:
    """The feats of this kind: whose, announced or not, made or not."""
    return [("ABCD"[feat.seat], feat.announced, feat.made) for feat in result.feats if feat.what == what]
