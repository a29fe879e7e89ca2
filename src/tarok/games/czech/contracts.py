"""The contracts, declarations and bets of American-Czech tarock, as tables."""

from collections.abc import Collection

from msgspec.structs import replace

from tarok.cards.deck import KINGS, PAGAT, SUIT, TAROKS, TRULA, WORTH, Cards
from tarok.engine.bonuses import Always, Declared, LastTrickWith, OrIdle, Threshold, all_tricks
from tarok.engine.deal import Bonus, Contract
from tarok.engine.duties import FOLLOW, TAROK, highest
from tarok.games.czech.options import CzechHouse

ALL_POINTS = sum(WORTH)
HALF = ALL_POINTS // 2
REJECTABLE = Cards.of(card for suit in SUIT[:4] for card in suit) - KINGS
"""What is discarded first: suit cards that are not kings (CZ-DISC-03)."""
DUTIES = (replace(FOLLOW, clause="CZ-PLAY-02"), replace(TAROK, clause="CZ-PLAY-02"))

more_than_half = Threshold(HALF + 1)
"""The side has more than 53 of the 106 points (CZ-CNT-02)."""

# fmt: off
TRUMPS: tuple[tuple[str, str, int, Collection[int]], ...] = (
    # id             clause     chips  with how many trumps
    ("big_ones",    "CZ-DEC-01", 4,    range(10, 23)),
    ("little_ones", "CZ-DEC-02", 2,    (8, 9)),
    ("beeda",       "CZ-DEC-03", 2,    (1, 2)),
    ("uni",         "CZ-DEC-04", 4,    (0,)),
)
FIVE_POINTERS: tuple[tuple[str, int, Collection[tuple[int, int]]], ...] = (
    # id           chips  with how many cards of the trull, and how many kings (CZ-DEC-05)
    ("all_seven",    10,  {(3, 4)}),
    ("rosanne_pane",  6,  {(1, 4), (2, 4)}),
    ("kings",         4,  {(0, 4)}),
    ("trull_pane",    4,  {(3, 1), (3, 2), (3, 3)}),
    ("trull",         2,  {(3, 0)}),
    ("pane",          2,  {(1, 3), (2, 2), (2, 3)}),
)
# fmt: on
OF_TRUMPS = tuple(row[0] for row in TRUMPS)
OF_FIVES = tuple(row[0] for row in FIVE_POINTERS)
DECLARATIONS = (*OF_TRUMPS, *OF_FIVES)
PANE = "trull_pane"


def best(hand: Cards, house: CzechHouse) -> tuple[str, ...]:
    """Return what a hand may declare: the best of each group (CZ-DEC-07)."""
    number, trull, kings = len(hand & TAROKS), len(hand & TRULA), len(hand & KINGS)
    found = [name for name, _, _, numbers in TRUMPS if number in numbers]
    fives = [name for name, _, pairs in FIVE_POINTERS if (trull, kings) in pairs]
    if fives == ["pane"] and trull + kings > 4 and house.trull_pane_condition == "pane_plus_king":
        fives = [PANE]  # CZ-DEC-06
    return (*found, *fives)


def bonuses(house: CzechHouse) -> tuple[Bonus, ...]:
    """Return the declarations, which are paid at once, and the bets."""
    fives = (
        (name, house.all_seven_value if name == "all_seven" else chips) for name, chips, _ in FIVE_POINTERS
    )
    return (
        *(Bonus(name, clause, 0, chips, Declared(name)) for name, clause, chips, _ in TRUMPS),
        *(Bonus(name, "CZ-DEC-05", 0, chips, Declared(name)) for name, chips in fives),
        Bonus("valat", "CZ-VAL-01", house.valat_silent_value, house.valat_bet_value, OrIdle(all_tricks)),
        Bonus(
            "pagat",
            "CZ-PAG-01",
            house.pagat_silent_value,
            house.pagat_bet_value,
            LastTrickWith(PAGAT),
            card=Always(PAGAT),
        ),
    )


def contracts(house: CzechHouse) -> tuple[Contract, ...]:
    """Return the contracts; `value` is what the count is multiplied by (CZ-BID-07, CZ-PAY-01).

    No player bids `own_call`: a hand of `four` comes out as one when Povinost has called an own trump.
    """
    rows = bonuses(house)

    def row(name: str, clause: str, value: int, *, calls: bool = False, talon: int = 0) -> Contract:
        return Contract(
            id=name,
            clause=clause,
            value=value,
            aim=more_than_half,
            duties=DUTIES,
            beats=highest,
            counts=True,
            calls=calls,
            talon=talon,
            bonuses=rows,
        )

    return (
        row("four", "CZ-BID-01", 2, calls=True),
        row("own_call", "CZ-CALL-07", house.own_call_multiplier),
        row("prever", "CZ-BID-01", 3, talon=3),
    )
