"""A pytest plugin that changes one cell of the tables of a game before anything reads them.

`TAROK_MUTATION` names the change, as `mutations()` lists it: the table, the row and the cell.  The tables are
those of the game for four, which five play as well, and of that for three; bonuses are worth the same in all.
"""

import os
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from msgspec.structs import replace

from tarok.deal import Bonus, Contract
from tarok.duties import highest
from tarok.games.slovenian import contracts as tables
from tarok.games.slovenian.options import HouseOfFour, HouseOfThree
from tarok.table import Verdict

game = import_module("tarok.games.slovenian")
EVERYTHING = {"klop_mond_lead_ban": True, "berac_skis_emperor": True, "colour_valat_suits_first": True}
TABLES: dict[str, Callable[[], tuple[Contract, ...]]] = {
    "for_four": lambda: tables.for_four(HouseOfFour(piccolo="above_solo_one", **EVERYTHING)),
    "for_three": lambda: tables.for_three(HouseOfThree(three_player_high_bids=True, **EVERYTHING)),
}


def mutations() -> Iterator[str]:
    """Every change of one cell that a player would notice."""
    for table, rows in TABLES.items():
        for contract in rows():
            yield from (f"{table} {contract.id} {cell}" for cell in _cells(contract))
    for bonus in tables.BONUSES:
        yield from (f"bonuses {bonus.id} {cell}" for cell in ("silent", "announced", "judge", "card"))


def _cells(contract: Contract) -> Iterator[str]:
    yield from ("value", "beats")
    if contract.aim:
        yield from ("aim", "counts", "declarer_leads")
    if contract.talon:
        yield from ("calls", "talon")
    yield from (f"without {duty.id}" for duty in contract.duties)
    yield from (f"unpaid {bonus.id}" for bonus in contract.bonuses)


def _contract(contract: Contract, cell: str) -> Contract:
    new: dict[str, Any] = {}
    match cell.split():
        case ["value"]:
            new = {"value": contract.value + 1}
        case ["talon"]:
            new = {"talon": 6 // contract.talon}
        case ["beats"]:
            new = {"beats": highest}
        case ["aim"]:
            new = {"aim": lambda deal, side: Verdict.IDLE}
        case ["without", duty]:
            new = {"duties": tuple(each for each in contract.duties if each.id != duty)}
        case ["unpaid", bonus]:
            new = {"bonuses": tuple(each for each in contract.bonuses if each.id != bonus)}
        case [flag]:
            new = {flag: not getattr(contract, flag)}
    return replace(contract, **new)


def _bonus(bonus: Bonus, cell: str) -> Bonus:
    match cell:
        case "judge":
            return replace(bonus, judge=lambda deal, side: Verdict.IDLE)
        case "card":
            return replace(bonus, card=None if bonus.card else lambda deal: min(deal.game.pack))
        case _:
            return replace(bonus, **{cell: getattr(bonus, cell) + 1})


def _change(mutation: str) -> None:
    table, row, cell = mutation.split(" ", 2)
    if table == "bonuses":
        tables.BONUSES = tuple(_bonus(each, cell) if each.id == row else each for each in tables.BONUSES)
        tables.WITHOUT_KING = tuple(each for each in tables.BONUSES if each.id != "king_ultimo")
        game.BONUSES, game.WITHOUT_KING = tables.BONUSES, tables.WITHOUT_KING
        return
    original = getattr(tables, table)

    def changed(house: Any) -> tuple[Contract, ...]:
        return tuple(_contract(each, cell) if each.id == row else each for each in original(house))

    setattr(game, table, changed)


def pytest_configure() -> None:
    _change(os.environ["TAROK_MUTATION"])
