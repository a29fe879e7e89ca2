"""What may not be said in a turn, and why (HU-ANN, HU-ALLG, HU-DECL, HU-KON, HU-PASK-03, HU-PASK-07)."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Final

from msgspec import Struct

from tarok.cards.deck import ALONE, KINGS, PAGAT, SKIS, TAROKS, TRULA, Card, Cards
from tarok.chapters.kontra import Ladder
from tarok.chapters.kontra import why_no_kontra as why_no_step
from tarok.engine.actions import Action, Announce, Kontra, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Reason, Stake, together
from tarok.engine.fact_kinds import PROMISED, FactKind, ShowKind
from tarok.engine.sides import Sides, sides
from tarok.engine.stakes import GAME
from tarok.games.hungarian.auction import HIGH
from tarok.games.hungarian.call import laid_called, promise
from tarok.games.hungarian.figures import Figure
from tarok.games.hungarian.judges import EAGLE
from tarok.games.hungarian.options import HouseOfFigures, HungarianHouse

DOUBLES = ("double", "long_double")
VALAT, TRULL, ULTIMO = "valat", "trula", "pagat_ultimo"
OBLIGING = {
    "pagat_and_king_figures": ALONE[PAGAT] | KINGS,
    "pagat_and_eagle_figures": ALONE[PAGAT] | ALONE[EAGLE],
    "pagatultimo": ALONE[PAGAT],
}
BIRDS = ("centrum", "small_bird", "large_bird")


class Manner(Struct, frozen=True, dict=True):
    """What is agreed about announcing: the rows, the house rules, and what this game adds to them.

    `obliging` are cards that oblige to declare taroks in addition to those of the house rules;
    `skis_for_trull` says that the škis alone stands for two honours (HU-PASK-07).
    """

    rows: tuple[Figure, ...]
    house: HungarianHouse
    obliging: Cards = Cards()
    skis_for_trull: bool = False

    @cached_property
    def table(self) -> dict[str, Figure]:
        """The rows by their ids."""
        return {row.id: row for row in self.rows}

    @cached_property
    def figures(self) -> HouseOfFigures:
        """The house rules about figures; where there are none, as they usually are."""
        return self.house if isinstance(self.house, HouseOfFigures) else HouseOfFigures()


class Turn(Struct, frozen=True):
    """The turn of a seat: its number, what stood before, the last speaker, and if taroks are owed."""

    number: int
    stakes: tuple[Stake, ...]
    speaker: Seat
    obliged: bool = False


class Moment(Struct, frozen=True):
    """What a seat that may speak goes by.

    `known` are the sides as it knows them, `public` as all do; `ours` and `said` are what its own
    side has announced.
    """

    deal: Deal
    seat: Seat
    turn: Turn
    manner: Manner
    known: Sides
    public: Sides
    ours: tuple[Stake, ...]
    said: frozenset[str]

    @property
    def house(self) -> HungarianHouse:
        return self.manner.house

    @property
    def hand(self) -> Cards:
        return self.deal.hands[self.seat]

    @property
    def taroks(self) -> int:
        return len(self.hand & TAROKS)


def moment(deal: Deal, seat: Seat, turn: Turn, manner: Manner) -> Moment:
    """Return what `seat` goes by now."""
    known = sides(deal, seat)
    ours = tuple(stake for stake in deal.stakes[1:] if known[stake.seat] == known[seat])
    said = frozenset(stake.what for stake in ours)
    return Moment(deal, seat, turn, manner, known, sides(deal, None), ours, said)


def tells(deal: Deal, row: Figure, manner: Manner) -> bool:
    """Whether announcing this tells the side of the speaker (HU-ALLG-01, HU-OPT-27, HU-OPT-31)."""
    if row.taroks:
        return manner.house.tarokk_declaration_identifies
    match manner.figures.allegiance_exceptions:
        case "centrum":
            return row.id != "centrum"
        case "centrum_birds_after_declarer_trull":
            trull = any((stake.what, stake.seat) == (TRULL, deal.declarer) for stake in deal.stakes)
            return not (trull and row.id in BIRDS)
        case _:
            return True


def why_no_announcement(now: Moment, row: Figure) -> Reason | None:
    """Return why a seat may not announce this."""
    if row.taroks:
        why = _why_no_declaration(now, row)
    elif now.deal.called is None:
        why = ("call_first", "HU-ANN-03")
    else:
        why = _why_no_figure(now, row)
    return why or _why_no_side(now, row)


def _why_no_side(now: Moment, row: Figure) -> Reason | None:
    """Return why a seat must say kontra first to show its side (HU-ALLG-02, HU-ALLG-03, HU-ALLG-06)."""
    public = now.public
    if now.deal.called is None or public[now.seat] is not None or not tells(now.deal, row, now.manner):
        return None
    false = public[now.turn.speaker] != now.known[now.seat]
    return ("identify_first", "HU-ALLG-03") if false else None


def _why_no_declaration(now: Moment, row: Figure) -> Reason | None:
    if now.taroks != row.taroks:
        return "not_so_many", "HU-DECL-01"
    return ("declared_already", "HU-DECL-01") if Stake(row.id, now.seat) in now.deal.stakes else None


def _why_no_figure(now: Moment, row: Figure) -> Reason | None:
    said = now.said
    if row.id in said or (row.id in DOUBLES and said & {*DOUBLES}):
        return "announced_already", "HU-ANN-05"
    if not row.least <= now.taroks <= row.most:
        return "number_of_taroks", "HU-HIGH-12"
    why = OF_ONE.get(row.id)
    return (why(now, row) if why else None) or (_why_no_upgrade(now, row) if row.promises else None)


def _why_no_valat(now: Moment, row: Figure) -> Reason | None:
    """Return why double game and volat do not go together here (HU-ANN-06, HU-ANN-07)."""
    said = now.said
    if VALAT in said and row.id in DOUBLES:
        return "after_valat", "HU-ANN-07"
    house = now.house
    if VALAT in said and row.id in (TRULL, "kings") and house.after_volat_forbidden == "trull_kings_double":
        return "after_valat", "HU-OPT-34"
    if row.id != VALAT or not said & {*DOUBLES}:
        return None
    if house.double_and_volat_same_turn == "never_both":
        return "never_both", "HU-OPT-33"
    new = _pairs(now.deal.stakes) - _pairs(now.turn.stakes)
    mine = {what for what, seat in new if seat == now.seat}
    return (
        ("same_turn", "HU-ANN-06")
        if mine & {*DOUBLES} and house.double_and_volat_same_turn == "false"
        else None
    )


def _pairs(stakes: Iterable[Stake]) -> set[tuple[str, Seat]]:
    return {(stake.what, stake.seat) for stake in stakes}


def _why_no_upgrade(now: Moment, row: Figure) -> Reason | None:
    """Return why this trick cannot be promised after what the side has promised (HU-ANN-08 … HU-ANN-13)."""
    for stake in now.ours:
        other = now.manner.table[stake.what]
        if row.chain is not None and other.chain == row.chain:
            if other.trick < row.trick:
                return "earlier_trick_promised", "HU-ANN-10"
            if stake.seat == now.seat:
                return "own_promise", "HU-ANN-11"
            if now.manner.figures.ultimo_to_uhu_upgrade == "off":
                return "no_upgrade", "HU-OPT-35"
        elif now.manner.figures.one_figure_per_trick and other.trick == row.trick:
            return "one_figure_per_trick", "HU-OPT-36"
    return None


def _why_no_trull(now: Moment, row: Figure) -> Reason | None:
    """Return what a trull would promise that the hand has not (HU-PASK-07)."""
    if now.house.trull_promises == "off":
        return None
    hand = now.hand
    high = hand & HIGH
    promised = next((fact for fact in now.deal.facts if fact.what in PROMISED), None)
    enough = bool(high)
    if now.seat == now.deal.declarer and now.turn.number == 0 and promise(now.deal) is None:
        bidders = now.deal.fact(FactKind.BIDDERS)
        enough = SKIS in hand if bidders and bidders.value >= 3 else high == HIGH
    elif promised and promised.seat == now.seat != now.deal.declarer:
        enough = len(hand & TRULA) >= 2 or (now.manner.skis_for_trull and SKIS in hand)
    return None if enough else ("trull_promises", "HU-PASK-07")


def _why_no_pheasant(now: Moment, row: Figure) -> Reason | None:
    """Only a player who is known to be against forehand announces the pair pheasant (HU-HIGH-11)."""
    known = now.known
    return None if {known[0], known[now.seat]} == {0, 1} else ("against_forehand", "HU-HIGH-11")


OF_ONE: Final[dict[str, Callable[[Moment, Figure], Reason | None]]] = {
    TRULL: lambda now, row: _why_no_valat(now, row) or _why_no_trull(now, row),
    "pair_pheasant": _why_no_pheasant,
    **dict.fromkeys((VALAT, "kings", *DOUBLES), _why_no_valat),
}
"""Why one bonus or another may not be announced, in addition to what holds for all."""


def why_no_kontra(now: Moment, stake: Stake) -> Reason | None:
    """Return why a seat may not double a stake (HU-KON-01, HU-KON-03)."""
    if now.deal.called is None:
        return "call_first", "HU-ANN-03"
    if stake.what != GAME and now.manner.table[stake.what].taroks:
        return "never_doubled", "HU-KON-02"
    if now.public[stake.seat] is None:
        return "side_unknown", "HU-ALLG-06"
    known, step = now.known, "HU-KON-01"
    steps = Ladder(now.deal.game.kontras, "HU-KON-03", unknown="HU-ALLG-06", game=step, bonus=step)
    return why_no_step(steps, stake, known[now.seat], known[stake.seat])


def obliges(deal: Deal, seat: Seat, said: Action, manner: Manner) -> bool:
    """Return whether the speaker must have declared, or must now declare, their taroks (HU-DECL-03)."""
    match said:
        case Announce(what):
            card = manner.table[what].obliges
            own_only = manner.house.tarokk_declaration_compulsory == "pagat_and_eagle_figures"
            elsewhere = card is not None and card not in deal.hands[seat]
            return _obliging(card, manner) and not (own_only and elsewhere)
        case Kontra(what, owner) if what != GAME:
            first = Stake(what, owner) in deal.stakes
            return first and _obliging(manner.table[what].obliges, manner)
        case _:
            return False


def _obliging(card: Card | None, manner: Manner) -> bool:
    cards = OBLIGING[manner.house.tarokk_declaration_compulsory] | manner.obliging
    return card is not None and card in cards


def why_no_pass(now: Moment) -> Reason | None:
    """Return what a seat still has to say before it may pass."""
    if now.deal.called is None:
        return "call_first", "HU-CALL-01"
    if laid_called(now.deal, now.seat) and not now.deal.stakes[0].doubled and now.seat != now.deal.declarer:
        return "official_kontra", "HU-CALL-08"
    if now.turn.obliged and any(not _why_no_declaration(now, row) for row in now.manner.rows if row.taroks):
        return "declare_taroks", "HU-DECL-03"
    for what, why in _owed(now):
        if what not in now.said and why_no_announcement(now, now.manner.table[what]) is None:
            return why
    return None


def _owed(now: Moment) -> Iterator[tuple[str, Reason]]:
    """Return what must be announced in the first turn after an accepted cue bid, and why."""
    promised = promise(now.deal)
    if now.turn.number or promised is None or promised.what != FactKind.CUE:
        return
    if now.seat == promised.seat and _bid_on_pagat(now.deal, now.seat):
        yield ULTIMO, ("announce_ultimo", "HU-PASK-03")
    if now.seat == now.deal.declarer and now.house.cue_acceptor_must_announce != "off":
        if now.hand & HIGH:
            yield TRULL, ("accepted_with_high_honour", "HU-OPT-15")
        else:
            yield ULTIMO, ("accepted_with_pagat", "HU-OPT-15")


def _bid_on_pagat(deal: Deal, seat: Seat) -> bool:
    """Whether the I was the only honour in the hand when it made its cue bid."""
    drawn = together(show for show in deal.shown if show.what == ShowKind.DRAWN and show.seat == seat)
    dealt = (deal.hands[seat] | deal.laid[seat]) - drawn
    return dealt & TRULA == ALONE[PAGAT]
