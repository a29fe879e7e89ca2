"""What is wrong with a result that people typed in, and what stands on the sheet."""

from collections.abc import Iterator

from tarok.cards.deck import TRULA
from tarok.engine.deal import Game
from tarok.engine.result import LOANS, Carry, Check, Checks, Fault, Feat, Mark, Result, Words
from tarok.games.czech.bets import BETS
from tarok.games.czech.contracts import ALL_POINTS, DECLARATIONS, OF_FIVES, OF_TRUMPS
from tarok.games.czech.faults import DEALER, PENALTIES, REDEALT, VOID
from tarok.games.czech.hands import DRAWN, SEEN, TALON, can_hold, drawn, fives_of
from tarok.games.czech.options import CzechHouse
from tarok.scoring.account import Account
from tarok.scoring.card_ledger import Known, Reserve, Ways
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
from tarok.scoring.result_proofs import Said, no_valats, of_deals, of_feat, of_made, of_points, swept, table
from tarok.validation.causes import sentence

CLAUSES = Clauses(
    seats="CZ-SEAT-01",
    contracts="CZ-BID-07",
    nothing="CZ-ERR-00",
    kontra="CZ-KON-01",
    silent="CZ-KON-07",
    once="CZ-VAL-05",
    fields=("level", "forehand", "faults"),
)
MARKS = (
    Mark("hands", clause="CZ-POV-01"),
    Mark("skipped", clause="CZ-ERR-08", each=True, most=1),
    Mark("turns", clause="CZ-POV-05", each=True),
    Mark("waiting", clause="CZ-POV-05", each=True),
    Mark("chair", clause="CZ-POV-05", each=True, most=4),
    Mark("stopping", clause="CZ-TRN-02", most=1),
    Mark(LOANS, clause="CZ-CHIP-03", each=True, own=True),
    Mark("over", clause="CZ-TRN-01", most=1),
)

WORDS = Words(ends=(VOID, REDEALT, "thrown_in"), faults=tuple(PENALTIES))


def checks(game: Game[CzechHouse], result: Result, carry: Carry) -> Checks:
    """Return the rows of a result."""
    thrown = ("thrown_in",) if game.options.povinost_throw_in else ()
    yield from of_result(game, result, CLAUSES, {True: ("played",), False: (VOID, REDEALT, *thrown)})
    yield from _faults(game, result, carry)
    if not result.contract:
        yield from blank(result, (*PLAYED, "level"), CLAUSES.nothing)
        other = result.declarer not in {None, result.forehand or 0}
        truth = sentence("povinost_throws_in", "Povinost alone can throw a hand in")
        yield Check(other, "declarer", truth, "CZ-TAL-09")
        return
    hand = Account(game, game.contract(result.contract), result, carry)
    yield from _sides(hand)
    steps = 3 if hand.house.game_kontra == "three_levels" else 0
    yield from of_kontras(hand, CLAUSES, steps, never=DECLARATIONS)
    yield from of_feats(hand, CLAUSES, personal=DECLARATIONS)
    yield from _bets(hand)
    yield from _declared(hand)
    deals = None if result.faults else _said(hand)
    yield from of_deals(hand, deals) if deals else ()
    yield from _count(hand)
    yield from of_points(hand, deals) if deals else ()


def _sides(hand: Account[CzechHouse]) -> Checks:
    """Whether Povinost declares, alone or with a partner, and which set of a Prever it was."""
    contract, result = hand.contract, hand.result
    four, prever = contract.id == "four", contract.id == "prever"
    yield from of_sides(hand, partner=four)
    other = not prever and result.declarer != (result.forehand or 0)
    truth = sentence("povinost_declares", "in {contract} Povinost declares", contract=contract.id)
    yield Check(other, "declarer", truth, "CZ-BID-06")
    truth = sentence("four_alone", "four needs a partner; without one it is own_call")
    yield Check(four and result.partner is None, "partner", truth, "CZ-CALL-06")
    wrong = result.level not in ((1, 2, 3) if prever else (1,))
    truth = sentence("prever_set", "it is the set of a Prever, 1 to 3")
    yield Check(wrong, "level", truth, "CZ-PRV-06")


def _bets(hand: Account[CzechHouse]) -> Checks:
    """Whether the bets, and what was made without one, can stand together (CZ-BET, CZ-VAL)."""
    seen: list[Feat] = []
    anyone = hand.house.silent_valat_sides == "any_side"
    for at, feat in enumerated(hand.result):
        before = [each for each in seen if each.what == feat.what]
        pagat, valat = feat.what == "pagat", feat.what == "valat"
        truth = sentence("pagat_once", "one seat alone has the Pagat")
        yield Check(pagat and bool(before), f"{at}.what", truth, "CZ-BET-02")
        bet = valat and feat.announced and any(each.announced for each in before)
        truth = sentence("valat_bet_once", "there is one bet on Valat")
        yield Check(bet, f"{at}.announced", truth, "CZ-BET-03")
        silent = valat and not feat.announced and hand.side(feat.seat) == 1
        truth = sentence("valat_of_defenders", "a Valat of the defenders counts only if it was bet")
        yield Check(silent and not anyone, f"{at}.seat", truth, "CZ-VAL-07")
        seen.append(feat)


def _declared(hand: Account[CzechHouse]) -> Checks:
    """Whether the hands can have held what was declared, the best of each group once (CZ-DEC-07)."""
    feats = [(at, feat) for at, feat in enumerated(hand.result) if feat.what in DECLARATIONS]
    for group in (OF_TRUMPS, OF_FIVES):
        seats = set[int]()
        for at, feat in feats:
            truth = sentence("best_of_group", "of a group one seat declares the best alone")
            yield Check(feat.what in group and feat.seat in seats, f"{at}.seat", truth, "CZ-DEC-07")
            seats |= {feat.seat} if feat.what in group else set()
    if any(fault.what == "illegal_declaration" for fault in hand.result.faults or ()):
        return  # it was not so
    bets = [(at, feat) for at, feat in enumerated(hand.result) if feat.what in {*DECLARATIONS, "pagat"}]
    said: list[Feat] = []
    for at, feat in bets:
        said.append(feat)
        truth = sentence("no_hands", "no deal has hands like these")
        yield Check(not can_hold(hand, said), f"{at}.what", truth, "CZ-DEC-07")


def _count(hand: Account[CzechHouse]) -> Checks:
    """Whether the card points are there, agree with `made`, and hold what the feats prove (CZ-CNT-02)."""
    contract, result, side = hand.contract, hand.result, swept(hand)
    wrong = len(result.points) != 1 or not 0 <= result.points[0] <= ALL_POINTS
    text = "{contract} needs the card points of the declaring side alone, 0 to {most}"
    truth = sentence("points_of_side", text, contract=contract.id, most=ALL_POINTS)
    yield Check(wrong and not (side is not None and not result.points), "points", truth, "CZ-CNT-01")
    yield from of_made(hand, "CZ-CNT-02")


def _said(hand: Account[CzechHouse]) -> Said:
    """Return what the result says of its deal."""
    at = table(hand, _reserves(hand))
    sides = (0, 1) if hand.house.silent_valat_sides == "any_side" else (0,)
    known = (*_holders(hand), *no_valats(hand, sides))
    return Said(at, known, tuple(of_feat(hand, at, feat, BETS) for feat in hand.result.feats))


def _reserves(hand: Account[CzechHouse]) -> Iterator[Reserve]:
    """Yield whose the cards are that were discarded, or left of a Prever's talon (CZ-CNT-01)."""
    result, contract = hand.result, hand.contract
    if contract.id == "prever":
        yield Reserve(laid=(SEEN, 0), left=(0, SEEN))
        return
    partner = result.partner
    away = range(1) if partner is None else drawn(hand, partner)
    for number in away:
        yield Reserve(laid=(DRAWN + number, TALON - DRAWN - number), left=(0, 0))


def _holders(hand: Account[CzechHouse]) -> Iterator[Ways]:
    """Yield who held the trull by the declarations (CZ-DEC-05)."""
    everybody = (1 << hand.game.seats) - 1
    for feat in hand.result.feats:
        trull = {number for number, _ in fives_of(feat.what, hand.house)}
        if trull == {len(TRULA)}:
            yield (Known(held=tuple((card, 1 << feat.seat) for card in TRULA)),)
        elif trull == {0} or feat.what == "uni":
            yield (Known(held=tuple((card, everybody - (1 << feat.seat)) for card in TRULA)),)


def _faults(game: Game[CzechHouse], result: Result, carry: Carry) -> Checks:
    """Whether the faults fit together, and to Povinost's seat (CZ-ERR, CZ-POV-03)."""
    faults = result.faults or ()
    for number, fault in enumerate(faults):
        at = f"faults[{number}]"
        text = "there is no error {fault!r}; there is {faults}"
        truth = sentence("no_fault", text, fault=fault.what, faults=tuple(PENALTIES))
        yield Check(fault.what not in PENALTIES, f"{at}.what", truth, "CZ-ERR-00")
        truth = sentence("fault_of_two", "{fault} needs two different seats", fault=fault.what)
        yield Check(fault.other == fault.seat, f"{at}.other", truth, "CZ-ERR-00")
        yield from _fault(game.options, result, fault, at)
    wrong = next((fault for fault in faults if fault.what == "wrong_povinost"), None)
    povinost = result.forehand or 0
    truth = sentence("povinost_wrong_seat", "it is the seat of a wrong Povinost")
    yield Check(wrong is not None and wrong.seat != povinost, "forehand", truth, "CZ-ERR-08")
    usual = bool(carry.marked("hands")) and povinost != 0 and wrong is None
    text = "Povinost sits next to the dealer, but in the first hand; another one is a fault, wrong_povinost"
    truth = sentence("povinost_seat", text)
    yield Check(usual, "forehand", truth, "CZ-POV-03")
    truth = sentence("void_by_fault", "a void hand needs the fault that made it void")
    yield Check(result.ended == VOID and not faults, "faults", truth, "CZ-ERR-07")


def _fault(house: CzechHouse, result: Result, fault: Fault, at: str) -> Iterator[Check]:
    """Whether a fault says what it must, and the hand ended as it makes it end."""
    what, void, again = fault.what, result.ended == VOID, result.ended == REDEALT
    povinost, trump = what == "wrong_povinost", what == "wrong_trump"
    lone = povinost and fault.other is None
    truth = sentence("povinost_rightly", "wrong_povinost needs it: who should have been")
    yield Check(lone, f"{at}.other", truth, "CZ-ERR-08")
    late = trump and not fault.early and fault.other is None
    truth = sentence("trump_holder", "wrong_trump found late needs it: who holds the right trump")
    yield Check(late, f"{at}.other", truth, "CZ-ERR-07")
    truth = sentence("wrong_trump_void", "after wrong_trump the hand is {ended}", ended=VOID)
    yield Check(trump and not void, "ended", truth, "CZ-ERR-07")
    unsaid = what == "illegal_declaration" and fault.of not in DECLARATIONS
    truth = sentence("declaration_named", "it says which declaration it was")
    yield Check(unsaid, f"{at}.of", truth, "CZ-ERR-06")
    dealt = what in {"late_misdeal", "exposed_honour"} and fault.seat != DEALER
    truth = sentence("fault_of_dealer", "the dealer is seat {seat}", seat=DEALER)
    yield Check(dealt, f"{at}.seat", truth, "CZ-ERR-02")
    lies = what in {"exposed_honour", "peek_bottom"} and not again
    text = "after {fault} the cards are dealt again: {ended}"
    truth = sentence("dealt_again", text, fault=what, ended=REDEALT)
    yield Check(lies, "ended", truth, "CZ-ERR-16" if what == "peek_bottom" else "CZ-ERR-13")
    free = what == "exposed_honour" and not house.exposed_honour_redeal
    truth = sentence("exposed_free", "an exposed card costs nothing here")
    yield Check(free, f"{at}.what", truth, "CZ-ERR-13")
    played = povinost and house.wrong_povinost_hand == "play_out"
    truth = sentence("povinost_plays_on", "a hand of the wrong Povinost is played out here")
    yield Check(played and void, "ended", truth, "CZ-ERR-08")
    stands = povinost and house.wrong_povinost_hand == "void" and not void
    truth = sentence("povinost_void", "a hand of the wrong Povinost is {ended} here", ended=VOID)
    yield Check(stands, "ended", truth, "CZ-ERR-08")
