"""A pytest plugin that changes one cell of the tables of a game before anything reads them.

`TAROK_MUTATION` names the change, as `mutations()` lists it.
"""

import os
from collections.abc import Iterator

from msgspec.structs import replace

from tarok.deal import Bonus, Contract
from tarok.duties import highest
from tarok.games.slovenian import contracts as tables
from tarok.table import Verdict


def mutations() -> Iterator[str]:
    """Every change of one cell that a player would notice."""
    for contract in (*tables.LADDER, tables.COLOUR_VALAT):
        yield f"{contract.id} value"
        yield f"{contract.id} declarer_leads"
        if contract.id not in {"colour_valat_without", "colour_valat"}:
            yield f"{contract.id} beats"
        if contract.talon:
            yield f"{contract.id} calls"
            yield f"{contract.id} talon"
        yield from (f"{contract.id} without {duty.id}" for duty in contract.duties)
    for bonus in tables.BONUSES:
        yield from (f"{bonus.id} {cell}" for cell in ("silent", "announced", "judge"))


def _contract(contract: Contract, cell: str) -> Contract:
    match cell.split():
        case ["value"]:
            return replace(contract, value=contract.value + 1)
        case ["talon"]:
            return replace(contract, talon=6 // contract.talon)
        case ["beats"]:
            return replace(contract, beats=highest)
        case ["without", duty]:
            return replace(contract, duties=tuple(each for each in contract.duties if each.id != duty))
        case [flag]:
            return replace(contract, **{flag: not getattr(contract, flag)})


def _bonus(bonus: Bonus, cell: str) -> Bonus:
    if cell == "judge":
        return replace(bonus, judge=lambda deal, side: Verdict.IDLE)
    return replace(bonus, **{cell: getattr(bonus, cell) + 1})


def _change(mutation: str) -> None:
    row, cell = mutation.split(" ", 1)
    tables.BONUSES = tuple(_bonus(each, cell) if each.id == row else each for each in tables.BONUSES)
    new = {bonus.id: bonus for bonus in tables.BONUSES}

    def changed(contract: Contract) -> Contract:
        mine = replace(contract, bonuses=tuple(new[bonus.id] for bonus in contract.bonuses))
        return _contract(mine, cell) if contract.id == row else mine

    tables.LADDER = tuple(changed(contract) for contract in tables.LADDER)
    tables.COLOUR_VALAT = changed(tables.COLOUR_VALAT)


def pytest_configure() -> None:
    _change(os.environ["TAROK_MUTATION"])
