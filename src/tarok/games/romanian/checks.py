"""What is wrong with a result that people typed in, and what stands on the sheet."""

from collections.abc import Iterator

from msgspec.structs import replace

from tarok.cards.deck import ALONE, PAGAT, TAROKS
from tarok.engine.bonuses import LastTrickKeepsCalled, LastTrickWith
from tarok.engine.card_points import all_points
from tarok.engine.deal import Game
from tarok.engine.result import Carry, Check, Checks, Feat, Mark, Result, Words
from tarok.games.romanian.contracts import MICHI, OF_A_PARTNER, START, TAROKS_OF, CatchesCalled, GetsCalled
from tarok.games.romanian.options import HouseOfRomanian, RomanianHouse
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
    in_pile,
    no_valats,
    of_deals,
    of_feat,
    of_made,
    of_points,
    swept,
    table,
    wins,
)
from tarok.validation.causes import Sentence, sentence

TRICKS = 12
TALON = 6
OF_SIDE = {"king_ultimo": (0, "RO-BON-06"), "king_caught": (1, "RO-BON-03"), "king_left": (1, "RO-KIT-02")}
"""Bonuses that only one side can have, and why."""
LAST = ("pagat_ultimo", "king_ultimo")
"""Bonuses of the last trick."""
JUDGES: dict[type, bool] = {CatchesCalled: False, GetsCalled: False}
CLAUSES = Clauses(
    seats="RO-SEAT-01",
    contracts="RO-BID-01",
    nothing="RO-SES-03",
    kontra="RO-CON-01",
    silent="RO-CON-02",
    once="RO-ANN-09",
    fields=("level", "revoked"),
)
MARKS = (
    Mark("pool", clause="RO-POOL-09"),
    Mark("radler", clause="RO-RAD-01"),
    Mark("hands", clause="RO-SES-03"),
    Mark("stopping", clause="RO-SES-01", most=1),
    Mark("over", clause="RO-SES-01", most=1),
)

WORDS = Words(ends=("surrendered", "conceded", "abandoned", "passed_out"))


def checks(game: Game[RomanianHouse], result: Result, carry: Carry) -> Checks:
    """Return the rows of a result."""
    conceded = ("conceded",) if game.options.allow_concession else ()
    thrown = () if MICHI in game.contracts else ("passed_out",)  # RO-BID-05
    ends = {True: ("played", "surrendered", *conceded), False: ("abandoned", *thrown)}
    yield from of_result(game, result, CLAUSES, ends)
    if not result.contract:
        yield from blank(result, (*PLAYED, "declarer", "level", "revoked"), CLAUSES.nothing)
        return
    hand = Account(game, game.contract(result.contract), result, carry)
    yield from of_sides(hand, partner=hand.contract.calls)
    if hand.contract.aim is None:
        yield from _michi_michi(hand)
        return
    yield from _level(hand)
    yield from of_kontras(hand, CLAUSES, game.kontras, never=TAROKS_OF)
    yield from of_feats(hand, CLAUSES, quiet=JUDGES, personal=TAROKS_OF)
    yield from _speakers(hand)
    yield from _declared(hand)
    yield from _king(hand)
    if result.ended == "surrendered":
        yield from _surrendered(hand)
        return
    deals = _said(hand)
    yield from of_deals(hand, deals)
    yield from _count(hand)
    yield from of_points(hand, deals)


def _michi_michi(hand: Account[RomanianHouse]) -> Checks:
    """Whether there are tricks of everybody, and nothing else (RO-MIC-01)."""
    game, result = hand.game, hand.result
    many = min(result.points, default=0) < 0 or sum(result.points) > TRICKS
    early = many and len(result.points) < game.seats
    truth = sentence("tricks", "there are {count} tricks", count=TRICKS)
    yield Check(early, f"points[{len(result.points) - 1}]", truth, "RO-MIC-03")
    wrong = many or len(result.points) != game.seats or sum(result.points) != TRICKS
    text = "{contract} needs the tricks of all {count} seats, {whole} together"
    truth = sentence("tricks_of_all", text, contract=MICHI.id, count=game.seats, whole=TRICKS)
    yield Check(wrong, "points", truth, "RO-MIC-03")
    truth = sentence("michi_played", "{contract} is played", contract=MICHI.id)
    yield Check(result.ended != "played", "ended", truth, "RO-MIC-01")
    yield from blank(result, ("made", "level", "doubled", "feats"), "RO-MIC-01")


def _level(hand: Account[RomanianHouse]) -> Checks:
    """Whether the talon can have come to this level: a look at each set, and then back (RO-TAL-02)."""
    contract, level = hand.contract, hand.result.level
    least = START[contract.id]
    most = least + 2 * (TALON // contract.talon) - 2 if contract.talon else least
    yield Check(
        not least <= level <= most,
        "level",
        _levels(contract.id, least, most, written=level != 1),
        "RO-TAL-02",
    )


def _levels(contract: str, least: int, most: int, *, written: bool) -> Sentence:
    """Return which levels a contract has, if it has any; a level that is not written is 1."""
    if most > least:
        text = "{contract} has levels {least} to {most}"
        level = sentence("levels", text, contract=contract, least=least, most=most)
        text = "{contract} has levels {least} to {most}, and where it is left out it is 1"
        missing = sentence("levels_unwritten", text, contract=contract, least=least, most=most)
        return level if written else missing
    none = sentence("levels_none", "{contract} has no levels", contract=contract)
    text = "{contract} has no levels, and where it is left out it is 1"
    return none if written else sentence("levels_none_unwritten", text, contract=contract)


def _speakers(hand: Account[RomanianHouse]) -> Checks:
    """Whether each feat is of a side, and of a seat, that can have it (RO-ANN-05)."""
    result, house = hand.result, hand.house
    for at, feat in enumerated(result):
        side, clause = OF_SIDE.get(feat.what, (None, ""))
        truth = sentence("feat_of_side", "{feat} is not of that side", feat=feat.what)
        yield Check(side not in {None, hand.side(feat.seat)}, f"{at}.seat", truth, clause)
        pagat = feat.what == "pagat_ultimo" and feat.announced
        truth = sentence("pagat_of_declarer", "only the declarer announces pagat_ultimo")
        yield Check(pagat and feat.seat != result.declarer, f"{at}.seat", truth, "RO-ANN-05")
        asks = pagat and bool(feat.doubled) and feat.doubler is None
        truth = sentence("pagat_doubler", "a doubled pagat_ultimo needs it: who said contra")
        yield Check(asks, f"{at}.doubler", truth, "RO-POOL-08")
        others = sum(each.what == feat.what for each in result.feats) > 1
        twice = pagat and others and house.enforce_holder_announcements
        truth = sentence("pagat_holder", "the player who announces it holds the pagat, and no other does")
        yield Check(twice, f"{at}.what", truth, "RO-ANN-10")
        holder = result.declarer if result.partner is None else result.partner
        king = feat.what == "king_ultimo" and feat.announced and feat.seat != holder
        truth = sentence("king_holder", "the holder of the king alone announces it")
        yield Check(king, f"{at}.seat", truth, "RO-ANN-11")
        prins = feat.what == "king_caught" and feat.announced
        agreed = isinstance(house, HouseOfRomanian) and house.announce_regele_prins
        truth = sentence("king_caught_silent", "no player announces that the king will be caught")
        yield Check(prins and not agreed, f"{at}.announced", truth, "RO-VAR-09")


def _declared(hand: Account[RomanianHouse]) -> Checks:
    """Whether seats can have declared that many taroks, each once (RO-DEC-01)."""
    seats: list[int] = []
    taroks = 0
    for at, feat in enumerated(hand.result):
        if feat.what not in TAROKS_OF:
            continue
        truth = sentence("taroks_declared_twice", "a seat declares its taroks once")
        yield Check(feat.seat in seats, f"{at}.seat", truth, "RO-DEC-01")
        seats.append(feat.seat)
        taroks += TAROKS_OF[feat.what]
        text = "there are {most} taroks, and not {count}"
        truth = sentence("taroks_too_many", text, most=len(TAROKS), count=taroks)
        yield Check(taroks > len(TAROKS), f"{at}.what", truth, "RO-DEC-01")


def _king(hand: Account[RomanianHouse]) -> Checks:
    """Whether the called king came to one end: kept, caught, or left in the talon (RO-BON-03, RO-KIT-02)."""
    result = hand.result
    kings = [(at, feat) for at, feat in enumerated(result) if feat.what in OF_A_PARTNER]
    ends = {feat.what: feat.made for _, feat in kings}
    kept, lost = ends.get("king_ultimo"), [feat for _, feat in kings if feat.what == "king_ultimo"]
    for at, feat in kings:
        if feat.what == "king_left":
            text = "a king that a player holds, and one that no player looks for, is not left in the talon"
            held = result.partner is not None or not hand.contract.talon
            yield Check(held, f"{at}.what", sentence("king_held", text), "RO-KIT-02")
            truth = sentence("king_in_talon", "it stays in the talon, and is neither played nor caught")
            yield Check(len(ends) > 1, f"{at}.what", truth, "RO-KIT-02")
            text = "at level {level} the first set was taken, and no set was seen and left"
            truth = sentence("king_first_set", text, level=result.level)
            yield Check(result.level == START[hand.contract.id], f"{at}.what", truth, "RO-KIT-02")
        caught = feat.what == "king_caught" and feat.made
        truth = sentence("king_won_last", "the king has won the last trick")
        yield Check(caught and kept is True, f"{at}.made", truth, "RO-BON-03")
    silent = any(not feat.announced and not feat.made for feat in lost) and not ends.get("king_caught")
    text = "a king that falls in the last trick to the others is caught, too: king_caught"
    truth = sentence("king_fell_last", text)
    yield Check(silent, "feats", truth, "RO-BON-06")


def _surrendered(hand: Account[RomanianHouse]) -> Checks:
    """Whether the declarer can have surrendered: the king lies in the talon (RO-SUR-01)."""
    contract, result = hand.contract, hand.result
    can = contract.calls and bool(contract.talon)
    truth = sentence("king_unseen", "in {contract} no king is seen in the talon", contract=contract.id)
    yield Check(not can, "ended", truth, "RO-SUR-01")
    truth = sentence("surrendered_alone", "a declarer who surrenders has no partner")
    yield Check(result.partner is not None, "partner", truth, "RO-SUR-01")
    truth = sentence("surrendered_lost", "a game that is surrendered is lost")
    yield Check(result.made is not False, "made", truth, "RO-SUR-03")
    yield from blank(result, ("points", "doubled", "revoked"), "RO-SUR-02")
    for at, feat in enumerated(result):
        lost = feat.what == "trula" and not feat.announced and hand.side(feat.seat) == 1
        truth = sentence("surrendered_trula", "all that can be lost with it is the trula")
        yield Check(not lost, f"{at}.what", truth, "RO-SUR-04")


def _count(hand: Account[RomanianHouse]) -> Checks:
    """Whether the card points are there, agree with `made`, and hold what the feats prove (RO-CNT-04)."""
    game, contract, result = hand.game, hand.contract, hand.result
    whole = all_points(game)
    wrong = any(not 0 <= count <= whole for count in result.points)
    yield Check(wrong, "points", sentence("points", "card points are 0 to {most}", most=whole), "RO-CNT-03")
    text = "{contract} needs the card points of the declarer's side alone"
    truth = sentence("points_of_declarer_alone", text, contract=contract.id)
    yield Check(len(result.points) > 1, "points", truth, "RO-CNT-05")
    valat = any(feat.what == "valat" for feat in result.feats)
    silent = result.made is None and not result.points and not valat
    text = "{contract} needs the card points of the declarer's side, or `made`"
    truth = sentence("points_or_made", text, contract=contract.id)
    yield Check(silent, "points", truth, "RO-CNT-04")
    gave_up = result.ended == "conceded"
    truth = sentence("given_up", "a player has given the game up")
    yield Check(gave_up and result.made is None, "made", truth, "RO-END-03")
    if not gave_up:
        yield from of_made(hand, "RO-CNT-04")
    side = swept(hand)
    late = [at for at, feat in enumerated(result) if gave_up and not feat.announced and feat.what in LAST]
    text = "the game was given up before the last trick, and nothing is made in it"
    truth = sentence("given_up_before", text)
    yield Check(bool(late), f"{late[0]}.what" if late else "feats", truth, "RO-END-03")
    against = side is not None and result.made not in {None, side == 0}
    truth = sentence("all_tricks_win", "a side that wins all tricks wins the game")
    yield Check(against, "made", truth, "RO-BON-07")


def _said(hand: Account[RomanianHouse]) -> Said:
    """Return what the result says of its deal."""
    result = hand.result
    at = table(hand, _reserves(hand))
    if result.ended == "conceded":  # what was still held counts as tricks of those who did not give up
        known: tuple[Ways, ...] = ((wins(int(not result.made)),),)
    else:
        known = no_valats(hand, (0, 1))
    if hand.contract.calls and result.partner is not None:
        known = (*known, (Known(held=((CALLED, 1 << result.partner),)),))
    return Said(at, known, tuple(_of_feat(hand, at, feat) for feat in result.feats))


def _reserves(hand: Account[RomanianHouse]) -> Iterator[Reserve]:
    """Yield the way of the talon; a lone declarer may find the called king in it in the end (RO-KIT-04)."""
    contract, result = hand.contract, hand.result
    talon = contract.talon
    reserve = Reserve(laid=(talon, 0), left=(0, TALON - talon))
    yield reserve
    unseen = bool(talon) and result.level - START[contract.id] + 1 < TALON // talon
    ended = any(feat.what in OF_A_PARTNER and not (feat.announced and not feat.made) for feat in result.feats)
    alone = contract.calls and result.partner is None and result.ended == "played"
    if alone and unseen and not ended:
        yield reserve._replace(found=1, own=ALONE[CALLED])


def _of_feat(hand: Account[RomanianHouse], at: Table, feat: Feat) -> Ways:
    """Return what a feat proves; where the game was given up no trick is the last (RO-END-04)."""
    side, row = hand.side(feat.seat), hand.contract.rows.get(feat.what)
    holds = ("king_ultimo", *(("pagat_ultimo",) if hand.house.enforce_holder_announcements else ()))
    match feat.what:
        case "king_caught" if feat.made:
            return (wins(1)._replace(piles=in_pile(1, ALONE[CALLED])),)
        case "king_left":
            return (Known(left=ALONE[CALLED]),)
    judge = row.judge if row is not None else None
    if hand.result.ended == "conceded" and isinstance(judge, LastTrickWith | LastTrickKeepsCalled):
        card = PAGAT if isinstance(judge, LastTrickWith) else CALLED
        if feat.made:
            return (Known(piles=in_pile(side, ALONE[card])),)
        (known,) = of_feat(hand, at, replace(feat, made=False), holds) if feat.announced else NOTHING
        return (known,)
    return of_feat(hand, at, feat, holds)
