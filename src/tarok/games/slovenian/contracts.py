"""The contracts and bonuses of Slovenian tarok, as tables."""

from functools import partial

from msgspec.structs import replace

from tarok.cards.deck import KINGS, PAGAT, TRULA, Card
from tarok.engine.bonuses import (
    Always,
    Collects,
    LastTrickKeepsCalled,
    LastTrickWith,
    OrIdle,
    Threshold,
    all_tricks,
    no_trick,
    one_trick,
)
from tarok.engine.deal import Bonus, Contract, Deal
from tarok.engine.duties import FOLLOW, KEEP, OVERTAKE, PAGAT_LAST, TAROK
from tarok.games.slovenian.options import HouseOfFour, HouseOfThree, SlovenianHouse
from tarok.games.slovenian.tricks import EMPEROR, MOND_LEAD, SKIS_LEAD, SUITS_FIRST

THIRDS = {"36": 3 * 36 - 1, "35_plus_one_card": 3 * 35 + 1}
"""What wins, in thirds of a card point: 35 and two thirds count as 36 (SL-CNT-01, SL-CNT-03, SL-SCO-10)."""


def _called_king(deal: Deal) -> Card | None:
    """Return the called card, if it is a king: another one has no ultimo (SL-KING-04)."""
    return deal.called if deal.called is not None and deal.called in KINGS else None


# fmt: off
BONUSES = (
    #     id              clause     silent announced  when the side …
    Bonus("trula",        "SL-BON-01",  10,   20, Collects(TRULA)),
    Bonus("kings",        "SL-BON-02",  10,   20, Collects(KINGS)),
    Bonus("king_ultimo",  "SL-BON-03",  10,   20, LastTrickKeepsCalled(KINGS), card=_called_king),
    Bonus("pagat_ultimo", "SL-BON-04",  25,   50, LastTrickWith(PAGAT), card=Always(PAGAT)),
    Bonus("valat",        "SL-BON-05", 250,  500, OrIdle(all_tricks)),
)
WITHOUT_KING = tuple(bonus for bonus in BONUSES if bonus.id != "king_ultimo")


def contracts(house: SlovenianHouse) -> tuple[Contract, ...]:
    """Return all contracts, from the lowest on; the last two have no rung of their own (SL-CON-01)."""
    emperor = EMPEROR[house.emperor_trick_order]
    colours = replace(emperor, no_trumps=True)
    enough = Threshold(THIRDS[house.win_threshold])
    plain = (FOLLOW, TAROK)
    low = (*plain, OVERTAKE, PAGAT_LAST)
    high = (*plain, SUITS_FIRST) if house.colour_valat_suits_first else plain
    klop = (MOND_LEAD, *low) if house.klop_mond_lead_ban else low
    beggar = (*plain, SKIS_LEAD, OVERTAKE, PAGAT_LAST) if house.berac_skis_emperor else low
    own = partial(Contract, aim=None, counts=True)
    most = partial(Contract, aim=enough, counts=True, duties=(*plain, KEEP), beats=emperor)
    none = partial(Contract, aim=no_trick, beats=emperor, declarer_leads=True, open_play=True)
    each = partial(Contract, aim=all_tricks, declarer_leads=True)
    return (
        own(id="klop",                  clause="SL-KLOP-01", value=70,  duties=klop, beats=emperor),
        most(id="three",                clause="SL-CON-02",  value=10,  talon=3, bonuses=BONUSES, calls=True),
        most(id="two",                  clause="SL-CON-02",  value=20,  talon=2, bonuses=BONUSES, calls=True),
        most(id="one",                  clause="SL-CON-02",  value=30,  talon=1, bonuses=BONUSES, calls=True),
        most(id="solo_three",           clause="SL-CON-02",  value=40,  talon=3, bonuses=WITHOUT_KING),
        most(id="solo_two",             clause="SL-CON-02",  value=50,  talon=2, bonuses=WITHOUT_KING),
        most(id="solo_one",             clause="SL-CON-02",  value=60,  talon=1, bonuses=WITHOUT_KING),
        none(id="beggar",               clause="SL-NEG-04",  value=70,  duties=beggar),
        most(id="solo_without",         clause="SL-CON-03",  value=80,  declarer_leads=True),
        none(id="open_beggar",          clause="SL-NEG-05",  value=90,  duties=low),
        each(id="colour_valat_without", clause="SL-CON-04",  value=125, duties=high, beats=colours),
        each(id="valat_without",        clause="SL-CON-04",  value=500, duties=plain, beats=emperor),
        each(id=COLOUR_VALAT,           clause="SL-CV-01",   value=125, duties=high, beats=colours),
        none(id=PICCOLO,                clause="SL-NEG-08",  value=70,  duties=low, aim=one_trick),
    )
# fmt: on


MOND_LOST, KLOP_KONTRA = "mond", "klop_kontra"
"""What a lost mond and a kontra to a klop are called among the feats."""
COLOUR_VALAT = "colour_valat"
PICCOLO = "piccolo"
PICCOLO_ABOVE = {"above_solo_one": "solo_one", "below_solo_three": "one", "between_three_and_two": "three"}
HIGHEST = ("open_beggar", "colour_valat_without", "valat_without")
COMPULSORY = ("klop", "solo_without", *HIGHEST)
"""What may be played in a compulsory klop hand (SL-CK-01)."""
NO_RADL = (PICCOLO,)
"""The flat contracts that leave no radl (SL-NEG-08)."""


def for_four(house: HouseOfFour) -> tuple[Contract, ...]:
    """Return the contracts for four, with the piccolo on its rung (SL-NEG-08)."""
    *rows, piccolo = (contract for contract in contracts(house) if house.klop_enabled or contract.aim)
    if house.piccolo != "off":
        below = [contract.id for contract in rows].index(PICCOLO_ABOVE[house.piccolo])
        rows.insert(below + 1, piccolo)
    return tuple(rows)


def for_three(house: HouseOfThree) -> tuple[Contract, ...]:
    """Return the contracts for three, who are always alone (SL-3P-02, SL-3P-03, SL-3P-10)."""
    left_out = {"solo_three", "solo_two", "solo_one", PICCOLO}
    left_out |= set() if house.klop_enabled else {"klop"}
    left_out |= set() if house.three_player_solo_without else {"solo_without"}
    left_out |= set() if house.three_player_high_bids else {*HIGHEST, COLOUR_VALAT}
    rows = (contract for contract in contracts(house) if contract.id not in left_out)
    return tuple(replace(row, calls=False, bonuses=WITHOUT_KING) if row.calls else row for row in rows)
