"""The contracts and bonuses of Romanian tarok and of taper, as tables."""

from collections.abc import Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import KINGS, PAGAT, TRULA
from tarok.engine.bonuses import (
    Always,
    Collects,
    Declared,
    LastTrickKeepsCalled,
    LastTrickWith,
    OrIdle,
    Threshold,
    all_tricks,
    called,
    catches_mond,
    caught,
    side_of,
)
from tarok.engine.deal import Bonus, Contract, Deal
from tarok.engine.deal_types import Verdict
from tarok.engine.duties import FOLLOW, KEEP, TAROK, highest
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.rule_terms import Event, Stands
from tarok.games.romanian.options import HouseOfRomanian, RomanianHouse


class CatchesCalled(Struct, frozen=True):
    """The called king falls in a trick that the opponents win."""

    def __call__(self, deal: Deal, side: int) -> Verdict:
        falls = any(deal.called in trick.cards and deal.side(trick.winner) == 1 for trick in deal.tricks)
        return Verdict.MADE if side == 1 and falls else Verdict.IDLE

    def watches(self, deal: Deal) -> Iterator[Event]:
        """The trick of the called king."""
        if deal.called is not None and side_of(deal, deal.called) is not None:
            yield from caught(deal, deal.called, 1)


class GetsCalled(Struct, frozen=True):
    """The declarer has seen the called king in the talon, and left it to the opponents."""

    def __call__(self, deal: Deal, side: int) -> Verdict:
        left = deal.called in deal.talon and deal.called in deal.turned_up(ShowKind.TALON)
        return Verdict.MADE if side == 1 and left else Verdict.IDLE

    def watches(self, deal: Deal) -> Stands:  # noqa: ARG002 - whatever the deal
        """The king has been left before the play."""
        return Stands()


DUTIES = (replace(FOLLOW, clause="RO-PLAY-02"), replace(TAROK, clause="RO-PLAY-02"))
HELD = replace(KEEP, clause="RO-PLAY-04")

catches_called, gets_called = CatchesCalled(), GetsCalled()

# fmt: off
BONUSES = (
    #     id              clause     silent announced  when the side …
    Bonus("trula",        "RO-BON-01",   1,    2, Collects(TRULA)),
    Bonus("kings",        "RO-BON-02",   1,    2, Collects(KINGS)),
    Bonus("king_caught",  "RO-BON-03",   1,    2, catches_called),
    Bonus("king_left",    "RO-KIT-02",   2,    0, gets_called),
    Bonus("mond_caught",  "RO-BON-04",   1,    2, catches_mond),
    Bonus("king_ultimo",  "RO-BON-06",   1,    2, LastTrickKeepsCalled(KINGS), card=called),
    Bonus("valat",        "RO-BON-07",   8,   16, OrIdle(all_tricks)),
    Bonus("pagat_ultimo", "RO-BON-05",   1,    7, LastTrickWith(PAGAT), card=Always(PAGAT)),
)
SOLO = {
    # in solo       silent announced
    "trula":         (2,    4),
    "kings":         (2,    4),
    "king_caught":   (2,    4),
    "mond_caught":   (2,    4),
    "king_ultimo":   (2,    4),
    "valat":        (32,   64),
    "pagat_ultimo":  (2,    9),
}
OF_A_PARTNER = ("king_caught", "king_left", "king_ultimo")
"""Bonuses of the called king."""

FAMILIES = (
    #      bids    clause      value talon
    ("trei", "RO-TAP-07", 1,    3),
    ("doi",  "RO-BID-01", 2,    2),
    ("unu",  "RO-BID-01", 3,    1),
)  # RO-BID-01, RO-TAP-05
SOLO_VALUE = 8
MICHI = Contract(
    id="michi_michi", clause="RO-MIC-01", value=1, aim=None, duties=DUTIES, beats=highest
)
# fmt: on

START = {f"{family}_{level}": level for family, *_ in FAMILIES for level in range(1, 7)} | {"solo": 1}
"""At which level a contract begins, by its bid."""
TAROKS_OF = {f"taroks_{least}": least for least in range(8, 13)}
"""How many taroks are declared; the highest number of a game stands for all above it, too."""


def declarations(least: int) -> tuple[Bonus, ...]:
    """Return the three declarations of a game, of this number of taroks and more (RO-DEC-01, RO-TAP-09).

    They are worth 1, 2 and 3 (RO-DEC-02).
    """
    clause = "RO-DEC-01" if least == 8 else "RO-TAP-09"
    names = (f"taroks_{least + i}" for i in range(3))
    return tuple(Bonus(name, clause, 0, i, Declared(name)) for i, name in enumerate(names, start=1))


def bonuses(house: RomanianHouse, *, taroks: int, calls: bool) -> tuple[Bonus, ...]:
    """Return the bonuses as they count where cards are taken: the declarations first, the pagat last."""
    rows = (*declarations(taroks), *(bonus for bonus in BONUSES if calls or bonus.id not in OF_A_PARTNER))
    return tuple(_kings(house, bonus) for bonus in rows)


def in_solo(house: RomanianHouse, rows: tuple[Bonus, ...]) -> tuple[Bonus, ...]:
    """Return the bonuses as they count in a solo."""
    if house.solo_bonuses_as_doi:  # RO-VAR-08
        return rows
    values = ((bonus, SOLO.get(bonus.id, (bonus.silent, bonus.announced))) for bonus in rows)
    return tuple(
        _kings(house, replace(bonus, silent=silent, announced=announced))
        for bonus, (silent, announced) in values
    )


def _kings(house: RomanianHouse, bonus: Bonus) -> Bonus:
    if house.toti_regii_value == "four_two" and bonus.id == "kings":  # RO-VAR-07
        return replace(bonus, silent=2, announced=4)
    return bonus


def ladder(house: RomanianHouse, rows: tuple[Bonus, ...], *, least: int, calls: bool) -> Iterator[Contract]:
    """Return what may be bid, weakest first; `least` thirds of a card point win (RO-CNT-04)."""
    duties = (*DUTIES, HELD) if house.hold_announced_card else DUTIES
    made = partial(
        Contract,
        aim=Threshold(least),
        counts=True,
        duties=duties,
        beats=highest,
        calls=calls,
        hides_talon=True,
    )
    for family, clause, value, talon in FAMILIES:
        top = house.unu_max_bid_level if family == "unu" else 3  # RO-BID-03
        for level in range(1, top + 1):
            if _allowed(house, family):
                yield made(id=f"{family}_{level}", clause=clause, value=value, talon=talon, bonuses=rows)
    yield made(id="solo", clause="RO-BID-01", value=SOLO_VALUE, bonuses=in_solo(house, rows))


def _allowed(house: RomanianHouse, family: str) -> bool:
    """Whether this house bids this number of cards (RO-VAR-01, RO-VAR-02)."""
    if family == "trei":
        return house.allow_trei_in_four if isinstance(house, HouseOfRomanian) else True
    return house.allow_unu or family != "unu"
