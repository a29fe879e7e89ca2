"""The bonuses of Hungarian tarokk as tables: a row each, with its judge and promises (HU-BON, HU-HIGH)."""

from collections.abc import Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import ALONE, KINGS, MOND, PAGAT, SKIS, SUIT, TRULA, Card
from tarok.engine.bonuses import Always, Collects, OrIdle, WinsWith, all_tricks, catches_mond
from tarok.engine.deal import Bonus, Judge
from tarok.engine.deal_types import Promise
from tarok.games.hungarian.judges import (
    EAGLE,
    HoldsTaroks,
    LastThree,
    Pheasant,
    Series,
    at_least,
    closing_pair,
    pagat_catch,
    pair_caught,
    pair_pheasant,
)
from tarok.games.hungarian.options import HouseOfFigures, HungarianHouse

XX = MOND - 1
KING_OF = {"hearts": 7, "diamonds": 15, "spades": 23, "clubs": 31}


class Figure(Bonus, frozen=True, kw_only=True):
    """A bonus of the family.

    `quietly` judges it unannounced, where that is another feat.  `chain` names the card whose promise can be
    moved to an earlier trick, `obliges` the card for which taroks must be declared.  `undertakes` are the
    steps announced with it, whose promises are among its own; `lost_twice` says that it costs double;
    `taroks` is the number declared; `least` and `most` limit the taroks of its speaker.
    """

    quietly: Judge | None = None
    chain: Card | None = None
    obliges: Card | None = None
    undertakes: tuple[str, ...] = ()
    lost_twice: bool = False
    taroks: int = 0
    least: int = 0
    most: int = 99

    @property
    def trick(self) -> int:
        """The last trick it is aimed at; 0 if it is aimed at none."""
        return self.promises[-1].tricks[-1] if self.promises else 0


class Length(Struct, frozen=True):
    """What follows from the size of the hands: the last trick, a double game, the taroks to be declared."""

    tricks: int
    double: int
    taroks: tuple[int, ...]


NINE = Length(tricks=9, double=71, taroks=(8, 9))
TWELVE = Length(tricks=12, double=80, taroks=(8, 9, 10, 11, 12))  # HU-C54-02, HU-C54-04, HU-C54-05


def declarations(length: Length) -> Iterator[Figure]:
    """Return the rows of declared taroks: 1 for eight, and 1 more for each more (HU-DECL-01, HU-C54-05)."""
    for worth, number in enumerate(length.taroks, start=1):
        clause = "HU-DECL-02" if length is NINE else "HU-C54-05"
        yield Figure(f"taroks_{number}", clause, worth, worth, HoldsTaroks(number), taroks=number)


def _on(card: Card, trick: int) -> tuple[Promise, ...]:
    return (Promise(ALONE[card], (trick,)),)


def _named(  # noqa: PLR0913, PLR0917 - a row has many columns
    name: str, clause: str, card: Card, trick: int, announced: int, silent: int = 0
) -> Figure:
    """Return the row of a card that is to win a certain trick itself (HU-BON-13)."""
    return Figure(
        name,
        clause,
        silent,
        announced,
        WinsWith(card, trick),
        card=Always(card) if silent else None,
        promises=_on(card, trick),
        chain=card,
        obliges=card,
    )


# fmt: off
def basic(house: HungarianHouse, length: Length) -> tuple[Figure, ...]:
    """Return the bonuses that all games have (HU-PASK-01)."""
    last, kovacs = length.tricks, house.kovacs_values
    kings = (2, 4) if kovacs else (1, 2)
    ultimo = (6, 12) if kovacs else (5, 10)
    catch = (30, 60) if kovacs or house.xxi_catch_values == "30_60" else (21, 42)
    double = OrIdle(at_least(length.double))
    pagat = _named("pagat_ultimo", "HU-BON-05", PAGAT, last, ultimo[1], ultimo[0])
    return (
        #      id           clause        silent announced  when the side …
        Figure("trula",     "HU-BON-01",        1,     2, Collects(TRULA)),
        Figure("kings",     "HU-BON-02",        *kings,   Collects(KINGS)),
        Figure("double",    "HU-BON-03",        2,     4, double, of_game=True),
        Figure("valat",     "HU-BON-04",        3,     6, OrIdle(all_tricks), of_game=True),
        replace(pagat, lost_twice=house.lost_ultimo_pays_double),
        Figure("xxi_catch", "HU-BON-06",        *catch,   catches_mond),
    )


def illustrated_figures(house: HouseOfFigures, length: Length) -> Iterator[Figure]:
    """Return the bonuses of illustrated tarokk in addition to the basic ones (HU-BON-07 … HU-BON-12)."""
    last, before, preset = length.tricks, length.tricks - 1, house.janoska_horvath
    uhu = 19 if preset else house.pagatuhu_value
    fives, birds = (6, (8, 6)) if preset else (10, (10, 10))
    five, six, seven = ((Promise(ALONE[c], (n,), soft=True),) for c, n in ((XX, 5), (MOND, 6), (SKIS, 7)))
    yield Figure("centrum",    "HU-BON-07", 0, fives,    Series(five),  promises=five)
    yield Figure("small_bird", "HU-BON-08", 0, birds[0], Series(six),   promises=six)
    yield Figure("large_bird", "HU-BON-09", 0, birds[1], Series(seven), promises=seven)
    ending = [_named("pagat_uhu", "HU-BON-10", PAGAT, before, uhu)]
    for suit, king in KING_OF.items():
        ending.append(_named(f"king_ultimo_{suit}", "HU-BON-11", king, last, 15))
        ending.append(_named(f"king_uhu_{suit}", "HU-BON-12", king, before, 20))
    if house.eagle_figures:
        ending.append(_named("eagle_ultimo", "HU-OPT-39", EAGLE, last, 10, 5))
        ending.append(_named("eagle_uhu", "HU-OPT-39", EAGLE, before, uhu))
    yield from (replace(row, lost_twice=house.lost_ultimo_pays_double) for row in ending)
    if house.pagatfogas or preset:
        yield Figure("pagat_catch", "HU-OPT-40", 4, 8, pagat_catch)


def stepwise(rows: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """Return the rows with birds that stand on the centrum and on one another (HU-C54-07)."""
    below, owed = ("centrum", "small_bird"), {row.id: row.promises for row in rows}
    two = owed["centrum"] + owed["small_bird"]
    three = two + owed["large_bird"]
    steps = {
        "small_bird": {"announced": 20, "judge": Series(two), "undertakes": below[:1], "promises": two},
        "large_bird": {"announced": 40, "judge": Series(three), "undertakes": below, "promises": three},
    }
    return tuple(
        replace(row, clause="HU-C54-07", **steps[row.id]) if row.id in steps else row for row in rows
    )


def high_figures(house: HouseOfFigures) -> Iterator[Figure]:
    """Return the bonuses of high tarokk in addition to those of illustrated (HU-HIGH-01 … HU-HIGH-10)."""
    low = ALONE[PAGAT] | ALONE[EAGLE]
    closing = (Promise(low, (8, 9)),)
    pagat = Figure("pagat_pheasant", "HU-HIGH-01", 10, 50, Pheasant(PAGAT), card=Always(PAGAT))
    eagle = Figure("eagle_pheasant", "HU-HIGH-02", 10, 50, Pheasant(EAGLE), card=Always(EAGLE))
    cards = {"pagat": PAGAT, "eagle": EAGLE, **{f"king_{suit}": king for suit, king in KING_OF.items()}}
    bird = partial(_named, announced=40, trick=6, clause="HU-HIGH-08")
    great = partial(_named, announced=30, trick=7, clause="HU-HIGH-09")
    yield replace(pagat, promises=_on(PAGAT, 1))
    yield replace(eagle, promises=_on(EAGLE, 1), obliges=EAGLE)
    yield Figure("pair_pheasant",  "HU-HIGH-03", 30, 60, pair_pheasant, quietly=pair_caught)
    if not house.eagle_figures:
        yield _named("eagle_ultimo", "HU-HIGH-04", EAGLE, 9, 10, 5)
    for number, suit in enumerate(KING_OF):
        yield Figure(f"suit_family_{suit}", "HU-HIGH-05", 0, 100, LastThree(SUIT[number]))
    yield Figure("three_kings",  "HU-HIGH-06", 0, 100, LastThree(KINGS))
    yield Figure("closing_pair", "HU-HIGH-07", 0, 40, closing_pair, promises=closing)
    for name, card in cards.items():
        yield bird(name=f"{name}_small_bird", card=card)
        yield great(name=f"{name}_large_bird", card=card)
    if not house.eagle_figures:
        yield _named("eagle_uhu", "HU-HIGH-10", EAGLE, 8, 20)


def long_double(rows: tuple[Figure, ...]) -> Iterator[Figure]:
    """Return the rows with a double game for long hands in addition to the plain one (HU-HIGH-12)."""
    for row in rows:
        yield row if row.id != "double" else replace(row, most=6)
        if row.id == "double":
            yield replace(row, id="long_double", clause="HU-HIGH-12", silent=0, least=7)
# fmt: on
