"""What is wrong with a result that people typed in, and what stands on the sheet."""

from collections.abc import Iterator

from msgspec.structs import replace

from tarok.cards.deck import ALONE, MOND, NONE, SKIS
from tarok.engine.card_points import all_points
from tarok.engine.deal import Game
from tarok.engine.result import Carry, Check, Checks, Feat, Mark, Result, Words
from tarok.games.slovenian.contracts import COLOUR_VALAT, COMPULSORY, KLOP_KONTRA, MOND_LOST
from tarok.games.slovenian.klop import can_begin
from tarok.games.slovenian.options import HouseOfFour, HouseOfThree, SlovenianHouse
from tarok.scoring.account import Account
from tarok.scoring.card_ledger import Known, Reserve, Table, Ways
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
    CALLED,
    NOTHING,
    Said,
    no_valats,
    of_deals,
    of_feat,
    of_made,
    of_points,
    swept,
    table,
)
from tarok.validation.causes import sentence

TALON = 6
ULTIMOS = ("king_ultimo", "pagat_ultimo")
CLAUSES = Clauses(
    seats="SL-SEAT-03",
    contracts="SL-CON-01",
    nothing="SL-IRR-05",
    kontra="SL-KON-01",
    silent="SL-KON-02",
    once="SL-ANN-05",
    fields=("skis", "revoked"),
)
MARKS = (
    Mark("radli", clause="SL-RAD-01", each=True, own=True),
    Mark("misdeals", clause="SL-IRR-01", each=True, most=30, own=True),
    Mark("compulsory_klop", clause="SL-CK-05", most=1),
    Mark("hands", clause="SL-SES-07"),
    Mark("skis_round", clause="SL-SES-01", most=1),
    Mark("last_dealer", clause="SL-SES-03", most=5),
    Mark("over", clause="SL-SES-05", most=1),
)

WORDS = Words(ends=("decided", "no_tarok", "annulled"), feats=(MOND_LOST, KLOP_KONTRA))


def checks(game: Game[SlovenianHouse], result: Result, carry: Carry) -> Checks:
    """Return the rows of a result."""
    house = game.options
    annulled = ("annulled",) if isinstance(house, HouseOfThree) and house.annul_few_taroks else ()
    yield from of_result(game, result, CLAUSES, {True: ("played", "decided"), False: ("no_tarok", *annulled)})
    if not result.contract:
        yield from blank(result, (*PLAYED, "declarer", "revoked"), CLAUSES.nothing)
        return
    hand = Account(game, game.contract(result.contract), result, carry)
    yield from _bid(hand)
    most = 0 if hand.contract.aim is None else game.kontras
    yield from of_kontras(hand, CLAUSES, most)
    yield from _personal(hand)
    yield from of_feats(hand, CLAUSES, apart=(MOND_LOST, KLOP_KONTRA))
    yield from _speakers(hand)
    deals = None if hand.contract.aim is None else _said(hand)
    yield from of_deals(hand, deals) if deals else ()
    if result.revoked is not None:
        return  # the deal was broken off, and nothing was counted
    yield from _count(hand)
    yield from of_points(hand, deals) if deals and hand.contract.counts and result.ended == "played" else ()


def _bid(hand: Account[SlovenianHouse]) -> Checks:
    """Whether this seat can have come to play this contract, alone or with a partner."""
    house, contract, result = hand.house, hand.contract, hand.result
    raised = isinstance(house, HouseOfFour) and house.colour_valat_with_partner
    yield from of_sides(hand, partner=contract.calls or (raised and contract.id == COLOUR_VALAT))
    other = isinstance(house, HouseOfFour) and contract.id == "three" and result.declarer != 0
    truth = sentence("forehand_three", "forehand alone plays three: seat 0")
    yield Check(other, "declarer", truth, "SL-CON-01")
    compulsory = house.klop_enabled and bool(hand.carry.marked("compulsory_klop"))
    held = compulsory and contract.id not in COMPULSORY
    allowed = tuple(each.id for each in hand.game.contracts if each.id in COMPULSORY)
    truth = sentence("compulsory_klop", "in a compulsory klop hand one plays {contracts}", contracts=allowed)
    yield Check(held, "contract", truth, "SL-CK-01")


def _personal(hand: Account[SlovenianHouse]) -> Checks:
    """Whether a lost mond, and a kontra to a klop, are written down as such."""
    contract, house = hand.contract, hand.house
    whats = [feat.what for feat in hand.result.feats]
    for at, feat in enumerated(hand.result):
        if feat.what == MOND_LOST:
            here = contract.aim is not None and contract.counts
            truth = sentence("mond_free", "in {contract} it costs nothing", contract=contract.id)
            yield Check(not here, f"{at}.what", truth, "SL-PLAY-06")
            truth = sentence("mond_made", "the mond is lost, or not written down")
            yield Check(feat.made, f"{at}.made", truth, "SL-PLAY-06")
            truth = sentence("mond_announced", "no player announces that the mond is lost")
            yield Check(feat.announced, f"{at}.announced", truth, "SL-PLAY-06")
        elif feat.what == KLOP_KONTRA:
            here = contract.aim is None and house.klop_kontra
            text = "there is no {feat!r} in {contract}"
            truth = sentence("no_feat", text, feat=KLOP_KONTRA, contract=contract.id)
            yield Check(not here, f"{at}.what", truth, "SL-KLOP-08")
            said = feat.announced and feat.made
            truth = sentence("klop_kontra_aloud", "kontra is said aloud")
            yield Check(not said, f"{at}.announced", truth, "SL-KLOP-08")
        once = feat.what in {MOND_LOST, KLOP_KONTRA} and whats.count(feat.what) > 1
        mond = sentence("mond_once", "the mond is lost once")
        truth = (
            mond if feat.what == MOND_LOST else sentence("klop_kontra_once", "kontra is said to a klop once")
        )
        yield Check(once, f"{at}.what", truth, "SL-PLAY-06")


def _speakers(hand: Account[SlovenianHouse]) -> Checks:
    """Whether the ultimos are of players who can have them (SL-ANN-04)."""
    holders, result = hand.house.enforce_holder_announcements, hand.result
    spoken = [feat.what for feat in result.feats if feat.announced and feat.what in ULTIMOS]
    for at, feat in enumerated(result):
        if feat.what not in ULTIMOS:
            continue
        lost = feat.announced and not feat.made and not holders  # by a player who does not have the card
        defends = feat.what == "king_ultimo" and hand.side(feat.seat) == 1 and not lost
        truth = sentence("king_of_declarer", "the declarer's side alone keeps the called king")
        yield Check(defends, f"{at}.seat", truth, "SL-BON-03")
        holder = result.declarer if result.partner is None else result.partner
        other = holders and feat.announced and feat.what == "king_ultimo" and feat.seat != holder
        truth = sentence("king_holder", "the holder of the king alone announces it")
        yield Check(other, f"{at}.seat", truth, "SL-ANN-04")
        alike = [each for each in result.feats if each.what == feat.what]
        truth = sentence("card_holder", "the player who announces it holds the card, and no other does")
        twice = holders and len(alike) > 1 and feat.what in spoken
        yield Check(twice, f"{at}.what", truth, "SL-ANN-04")


def _count(hand: Account[SlovenianHouse]) -> Checks:
    """Whether the card points are those that are counted, and say the same as `made`."""
    game, contract, result, house = hand.game, hand.contract, hand.result, hand.house
    pack = all_points(game)
    wrong = contract.aim is not None and any(not 0 <= count <= pack for count in result.points)
    yield Check(wrong, "points", sentence("points", "card points are 0 to {most}", most=pack), "SL-CNT-02")
    given, early = len(result.points), result.ended == "decided"
    if contract.aim is None:
        yield from _klop(hand)
        yield Check(early, "ended", sentence("klop_ends", "a klop is played out"), "SL-END-01")
        yield from blank(result, ("made",), "SL-KLOP-01")
        return
    announced = any(feat.what == "valat" and feat.announced for feat in result.feats)
    valat = announced or swept(hand) is not None
    text = "{contract} is played out: only a trick can decide it that loses a valat or a beggar"
    truth = sentence("decided_early", text, contract=contract.id)
    stops = house.early_termination and (announced if contract.counts else True)
    yield Check(early and not stops, "ended", truth, "SL-END-01")
    text = "{contract} needs the card points of the declarer's side"
    truth = sentence("points_of_declarer", text, contract=contract.id)
    yield Check(bool(contract.bonuses) and not valat and given != 1, "points", truth, "SL-CNT-04")
    most = 1 if contract.counts else 0
    text = "{contract} is not played for card points"
    truth = sentence("points_not_counted", text, contract=contract.id)
    if most:
        truth = sentence("points_one_number", "one number, of the declarer's side")
    yield Check(given > most, "points", truth, "SL-CON-04")
    sure = given == 1 and (house.win_threshold == "36" or result.points[0] != pack // 2)
    needs = not valat and not sure and result.made is None
    text = "{contract} needs it: whether the declarer has made the contract"
    truth = sentence("made", text, contract=contract.id)
    yield Check(needs, "made", truth, "SL-SCO-09")
    if sure:
        yield from of_made(hand, "SL-CNT-03")
    lost = early and not contract.counts and result.made is True
    truth = sentence("early_lost", "a contract that is decided early is lost")
    yield Check(lost, "made", truth, "SL-END-01")


def _klop(hand: Account[SlovenianHouse]) -> Checks:
    """Whether the piles of a klop can count so; the first number that goes with none before it is named."""
    game, said = hand.game, hand.result.points[: hand.game.seats]
    ends = (end for end in range(1, len(said) + 1) if not can_begin(game, said[:end]))
    wrong = None if can_begin(game, said) else next(ends)
    lies = sentence("klop_piles", "no deal has piles of {points} card points", points=(*said[:wrong],))
    last = wrong is not None and wrong < game.seats
    yield Check(wrong is not None, f"points[{(wrong or 1) - 1}]" if last else "points", lies, "SL-CNT-02")
    text = "{contract} needs the card points of all {count} seats"
    truth = sentence("points_of_all", text, contract=hand.contract.id, count=game.seats)
    yield Check(len(hand.result.points) != game.seats, "points", truth, "SL-KLOP-04")


def _said(hand: Account[SlovenianHouse]) -> Said:
    """Return what the result says of its deal."""
    result, house = hand.result, hand.house
    at = table(hand, _reserves(hand), free_pagat=isinstance(house, HouseOfThree) and house.vogel_frei)
    played = result.revoked is None and result.ended == "played"
    known = (*_holders(hand), *(no_valats(hand, (0, 1)) if played else ()))
    return Said(at, known, tuple(_of_feat(hand, at, feat) for feat in result.feats))


def _reserves(hand: Account[SlovenianHouse]) -> Iterator[Reserve]:
    """Yield whose the rest of the talon is: the defenders', or won back with a called card (SL-TAL-08)."""
    talon, house = hand.contract.talon, hand.house
    yield Reserve(laid=(talon, 0), left=(0, TALON - talon))
    if hand.contract.calls and talon and hand.result.partner is None:
        kings = isinstance(house, HouseOfFour) and house.four_kings_call == "own_king"
        own = ALONE[CALLED] if kings else NONE
        yield Reserve(laid=(talon, 0), left=(TALON - talon, 0), own=own, tricks=1)


def _holders(hand: Account[SlovenianHouse]) -> Iterator[Ways]:
    """Yield who held what: the škis is written down, and the called card is the partner's."""
    result = hand.result
    if result.skis is not None and hand.contract.counts:
        yield (Known(held=((SKIS, 1 << result.skis),)),)
    if hand.contract.calls and result.partner is not None:
        yield (Known(held=((CALLED, 1 << result.partner),)),)


def _of_feat(hand: Account[SlovenianHouse], at: Table, feat: Feat) -> Ways:
    """Return what a feat proves; where the deal was broken off no announcement was made or missed."""
    if feat.what == MOND_LOST:
        caught = Known(held=((MOND, 1 << feat.seat),), caught=True)
        left = hand.contract.talon and feat.seat == hand.result.declarer  # SL-PLAY-07
        return (caught, Known(left=ALONE[MOND])) if left else (caught,)
    if hand.result.revoked is not None and feat.announced:
        feat = replace(feat, made=False)
        if feat.what not in ULTIMOS:
            return NOTHING
    holds = ULTIMOS if hand.house.enforce_holder_announcements else ()
    return of_feat(hand, at, feat, holds)
