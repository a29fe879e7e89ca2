"""What is wrong with a result that people typed in, and what stands on the sheet."""

from collections.abc import Iterator
from typing import cast

from tarok.cards.deck import ALONE, MOND, NONE, PACK, PAGAT, SKIS, TAROKS
from tarok.engine.bonuses import WinsWith
from tarok.engine.card_points import all_points
from tarok.engine.deal import Game
from tarok.engine.result import Carry, Check, Checks, Feat, Mark, Result, Words
from tarok.games.hungarian.announcements import NOT_PLAYED
from tarok.games.hungarian.figures import TWELVE, Figure
from tarok.games.hungarian.judges import (
    EAGLE,
    ClosingPair,
    HoldsTaroks,
    LastThree,
    PagatCatch,
    PairPheasant,
    Pheasant,
    Series,
)
from tarok.games.hungarian.options import HungarianHouse
from tarok.games.hungarian.outcome import HAT
from tarok.games.hungarian.rounds import pot_limit
from tarok.games.hungarian.rulings import DOUBLES, VALAT
from tarok.games.hungarian.settle import double_of
from tarok.scoring.account import Account
from tarok.scoring.card_ledger import Known, Reserve, Table, Trick, Ways
from tarok.scoring.result_check import (
    PLAYED,
    Clauses,
    blank,
    enumerated,
    of_feats,
    of_kontras,
    of_result,
    of_sides,
)
from tarok.scoring.result_proofs import (
    NOTHING,
    Said,
    in_pile,
    no_valats,
    of_deals,
    of_feat,
    of_made,
    of_points,
    table,
    wins,
)
from tarok.validation.causes import sentence

TALON = 6
LAST_SEAT = 3
DECLARED = {f"taroks_{number}": number for number in TWELVE.taroks}
"""The declarations of all games, each with its number of taroks."""
TRIALS = {"three_two_one": ("three", "two", "one"), "three_only": ("three",)}
NEVER_MISSED: tuple[type, ...] = (Series, LastThree, HoldsTaroks, ClosingPair, PagatCatch, PairPheasant)
JUDGES = {WinsWith: True, Pheasant: True, **dict.fromkeys(NEVER_MISSED, False)}
"""Only what a card is to win itself can be missed in silence (HU-BON-14, HU-HIGH-01)."""
CLAUSES = Clauses(
    seats="HU-SEAT-01",
    contracts="HU-BID-01",
    nothing="HU-SCO-20",
    kontra="HU-KON-03",
    silent="HU-KON-02",
    once="HU-ANN-05",
    fields=("skis",),
)

WORDS = Words(ends=("trial_failed", NOT_PLAYED, "passed_out", "annulled"), feats=(HAT,))


def marks(house: HungarianHouse) -> tuple[Mark, ...]:
    """Return what may stand on the sheet."""
    return (
        *(Mark(f"doubled_{left}", clause="HU-SCO-22") for left in range(1, house.players + 1)),
        Mark("doubled", clause="HU-SCO-24"),
        Mark("quadruple", clause="HU-SCO-24", most=1),
        Mark("pot", clause="HU-SCO-24", most=pot_limit(house) + 3 * 3),
        Mark("hat", clause="HU-BON-20", each=True, most=1, own=True),
        Mark("hands", clause="HU-ILLU-04"),
        Mark("skis_round", clause="HU-SESS-01", most=1),
        Mark("deals_left", clause="HU-SESS-01", most=2 * house.players),
        Mark("over", clause="HU-SESS-01", most=1),
    )


def checks(game: Game[HungarianHouse], result: Result, carry: Carry) -> Checks:
    """Return the rows of a result."""
    house = game.options
    annulled = () if house.annul_holdings == "none" else ("annulled",)
    stands = (NOT_PLAYED,) if house.three_trull_not_played else ()
    ends = {True: ("played", "trial_failed", *stands), False: ("passed_out", *annulled)}
    yield from of_result(game, result, CLAUSES, ends)
    if not result.contract:
        yield from blank(result, (*PLAYED, "declarer"), CLAUSES.nothing)
        return
    hand = Account(game, game.contract(result.contract), result, carry)
    yield from of_sides(hand, partner=True)
    if result.ended == "trial_failed":
        yield from _trial(hand)
        return
    yield from of_kontras(hand, CLAUSES, game.kontras, never=DECLARED)
    yield from of_feats(hand, CLAUSES, quiet=JUDGES, personal=DECLARED, apart=(HAT,))
    yield from _declared(hand)
    yield from _hat(hand)
    yield from _said(hand)
    if result.ended == NOT_PLAYED:
        yield from _stands(hand)
        return
    deals = _said_of(hand)
    yield from of_deals(hand, deals)
    yield from _count(hand)
    yield from of_points(hand, deals)


def _rows(hand: Account[HungarianHouse]) -> dict[str, Figure]:
    return cast("dict[str, Figure]", hand.contract.rows)


def _trial(hand: Account[HungarianHouse]) -> Checks:
    """Whether the last player tried a bid that may be tried, and nothing was played (HU-BID-12)."""
    result, levels = hand.result, TRIALS[hand.house.trial_bid_levels]
    truth = sentence("trial_levels", "one tries {contracts:or}", contracts=levels)
    yield Check(result.contract not in levels, "contract", truth, "HU-BID-12")
    text = "the fourth player alone tries a bid: seat {seat}"
    truth = sentence("trial_seat", text, seat=LAST_SEAT)
    yield Check(result.declarer != LAST_SEAT, "declarer", truth, "HU-BID-12")
    yield from blank(result, ("partner", "points", "made", "doubled", "feats"), "HU-BID-13")


def _stands(hand: Account[HungarianHouse]) -> Checks:
    """Whether a three, and a trull of the declarer's side, is all that was said (HU-OPT-52)."""
    result = hand.result
    truth = sentence("three_alone", "a three alone need not be played")
    yield Check(result.contract != "three", "contract", truth, "HU-OPT-52")
    trull = [(feat.what, feat.announced, feat.made, hand.side(feat.seat)) for feat in result.feats]
    text = "the declarer's side has announced a trull, and no player anything else"
    truth = sentence("trull_alone", text)
    yield Check(trull != [("trula", True, True, 0)], "feats", truth, "HU-OPT-52")
    yield Check(any(feat.doubled for feat in result.feats), "feats", truth, "HU-OPT-52")
    truth = sentence("declarer_won", "the declarer's side has won")
    yield Check(result.made is False, "made", truth, "HU-OPT-52")
    yield from blank(result, ("points", "doubled"), "HU-OPT-52")


def _declared(hand: Account[HungarianHouse]) -> Checks:
    """Whether seats can have held that many taroks, each once (HU-DECL-01, HU-DECL-04)."""
    seats, taroks = set[int](), 0
    claims = hand.house.undeclared_tarokk_claim != "off"
    for at, feat in enumerated(hand.result):
        if feat.what not in DECLARED:
            continue
        truth = sentence("taroks_not_claimed", "undeclared tarokks are not claimed here")
        yield Check(not feat.announced and not claims, f"{at}.announced", truth, "HU-OPT-29")
        truth = sentence("taroks_twice", "a seat holds one number of tarokks")
        yield Check(feat.seat in seats, f"{at}.seat", truth, "HU-DECL-01")
        taroks, seats = taroks + DECLARED[feat.what], seats | {feat.seat}
        text = "there are {most} tarokks, and not {count}"
        truth = sentence("tarokks_too_many", text, most=len(TAROKS), count=taroks)
        yield Check(taroks > len(TAROKS), f"{at}.what", truth, "HU-DECL-01")


def _hat(hand: Account[HungarianHouse]) -> Checks:
    """Whether a hat is worn for a XXI that the other side has caught (HU-BON-20)."""
    feats = hand.result.feats
    catchers = {hand.side(feat.seat) for feat in feats if feat.what == "xxi_catch" and feat.made}
    hats = [(at, feat) for at, feat in enumerated(hand.result) if feat.what == HAT]
    for number, (at, feat) in enumerate(hats):
        worn = feat.made or feat.announced or number > 0
        truth = sentence("hat_once", "a hat is one that was lost, and there is one")
        yield Check(worn, f"{at}.what", truth, "HU-BON-20")
        truth = sentence("hat_uncaught", "the other side has not caught the XXI: xxi_catch")
        yield Check(1 - hand.side(feat.seat) not in catchers, f"{at}.seat", truth, "HU-BON-20")


def _said(hand: Account[HungarianHouse]) -> Checks:
    """Whether a side has announced nothing that the house keeps apart (HU-ANN, HU-OPT-33, HU-HIGH-12)."""
    result, house, rows = hand.result, hand.house, _rows(hand)
    promised = set[tuple[int | None, int]]()
    for at, feat in enumerated(result):
        row = rows.get(feat.what) if feat.announced else None
        if row is None or not (row.chain or row.of_game):
            continue
        side = hand.side(feat.seat)
        said = {each.what for each in result.feats if each.announced and hand.side(each.seat) == side}
        twice = row.chain is not None and (row.chain, side) in promised
        promised.add((row.chain, side))
        truth = sentence("promised_elsewhere", "a side has promised that card to another trick")
        yield Check(twice, f"{at}.what", truth, "HU-ANN-10")
        doubles = len(said & {*DOUBLES}) > 1 and feat.what in DOUBLES
        truth = sentence("double_once", "a side announces one kind of double game")
        yield Check(doubles, f"{at}.what", truth, "HU-HIGH-12")
        both = house.double_and_volat_same_turn == "never_both" and feat.what == VALAT
        truth = sentence("double_or_volat", "a side announces double game or volat, not both")
        yield Check(both and bool(said & {*DOUBLES}), f"{at}.what", truth, "HU-OPT-33")


def _count(hand: Account[HungarianHouse]) -> Checks:
    """Whether the card points are there, agree with `made`, and hold what the feats prove (HU-SCO-02)."""
    game, contract, result = hand.game, hand.contract, hand.result
    whole = all_points(game)
    text = "{contract} needs the card points of the declarer's side"
    truth = sentence("points_of_declarer", text, contract=contract.id)
    yield Check(len(result.points) != 1, "points", truth, "HU-SCO-01")
    count = result.points[0]
    truth = sentence("points", "card points are 0 to {most}", most=whole)
    yield Check(not 0 <= count <= whole, "points", truth, "HU-CARD-04")
    yield from of_made(hand, "HU-SCO-02")
    double = double_of(hand)
    for at, feat in enumerated(result):
        if feat.what in DOUBLES and feat.made != (double == hand.side(feat.seat)):
            text = "with {count} of {whole} card points it is the other way round"
            truth = sentence("made_against", text, count=count, whole=whole)
            yield Check(wrong=True, field=f"{at}.made", truth=truth, clause="HU-BON-03")


def _said_of(hand: Account[HungarianHouse]) -> Said:
    """Return what the result says of its deal."""
    result = hand.result
    at = table(hand, _reserves(hand))
    skis: Ways = NOTHING if result.skis is None else (Known(held=((SKIS, 1 << result.skis),)),)
    known = (skis, *no_valats(hand, (0, 1)))
    return Said(at, known, tuple(_of_feat(hand, at, feat) for feat in result.feats))


def _reserves(hand: Account[HungarianHouse]) -> Iterator[Reserve]:
    """Yield whose the cards are that were discarded (HU-DISC-06, HU-CALL-09)."""
    talon = hand.contract.talon
    yield Reserve(laid=(talon, TALON - talon), left=(0, 0))
    if hand.result.partner is None and hand.house.called_discard_points == "all_to_declarer":
        yield Reserve(laid=(TALON, 0), left=(0, 0))


def _of_feat(hand: Account[HungarianHouse], at: Table, feat: Feat) -> Ways:
    """Return what a feat proves, by the judges of the family or those that all share."""
    row, side = hand.contract.rows.get(feat.what), hand.side(feat.seat)
    if feat.what == HAT:
        return (Known(held=((MOND, 1 << feat.seat),)),)
    judge, own, other = row.judge if row is not None else None, at.of(side), at.of(1 - side)
    match judge:
        case Pheasant(card) if feat.made or not feat.announced:
            winners = ALONE[card] if feat.made else PACK - ALONE[card]
            first = Trick(1, side if feat.made else 1 - side, ALONE[card], winners)
            return (Known(held=((card, own),), tricks=(first,)),)
        case PairPheasant() if feat.made:
            whose = () if feat.announced else (other,)
            return tuple(
                Known(
                    held=tuple((card, mask) for mask in whose),
                    tricks=(Trick(1, side, ALONE[MOND] | ALONE[card], ALONE[MOND]),),
                )
                for card in (PAGAT, EAGLE)
            )
        case PagatCatch() if feat.made:
            return (wins(side)._replace(held=((PAGAT, other),), piles=in_pile(side, ALONE[PAGAT])),)
        case Series() | LastThree() | ClosingPair() if feat.made:
            return (Known(tricks=tuple(_won(judge, side, at.last))),)
    return of_feat(hand, at, feat, ())


def _won(judge: Series | LastThree | ClosingPair, side: int, last: int) -> Iterator[Trick]:
    """Yield the tricks that a side has won with cards that a figure names."""
    match judge:
        case Series():
            cards = {number: ALONE[card] for card, number in judge.cards}
            for number in range(1, max(cards) + 1):
                card = cards.get(number)
                yield Trick(number, side, card or NONE, card)
        case LastThree(cards):
            yield from (Trick(number, side, NONE, cards) for number in range(last - 2, last + 1))
        case ClosingPair():
            low = ALONE[PAGAT] | ALONE[EAGLE]
            yield from (Trick(number, side, NONE, low) for number in (last - 1, last))
