"""A pytest plugin that changes one cell of the tables of a game before anything reads them.

`TAROK_MUTATION` names the change, as `mutations()` lists it: the table, the row and the cell.  A table
belongs to games that share it; whatever of them is built by `GAMES`, by any house rules, has the changed row.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from tarok import games
from tarok.engine.deal import Bonus, Contract, Game
from tarok.engine.deal_types import Verdict
from tarok.engine.duties import highest
from tarok.games import FAMILIES, GAMES

TABLES = {
    "slovenian": ("slovenian", "slovenian_5"),
    "slovenian_3": ("slovenian_3",),
    "romanian": ("romanian",),
    "taper": ("taper",),
    "czech_american": ("czech_american",),
    "hungarian": ("high", "illustrated", "paskievics"),
    "illustrated_54": ("illustrated_54",),
}
"""The games of each table; the first of them has all of its rows."""
EVERYTHING: Mapping[str, Mapping[str, Any]] = {
    "slovenian": {
        "klop_mond_lead_ban": True,
        "berac_skis_emperor": True,
        "colour_valat_suits_first": True,
        "piccolo": "above_solo_one",
    },
    "slovenian_3": {"three_player_high_bids": True},
    "romanian": {"allow_trei_in_four": True, "hold_announced_card": True, "announce_regele_prins": True},
    "hungarian": {"pagatfogas": True},
}
"""House rules that bring in rows, and duties of rows, which the table has not by itself."""


def family(table: str) -> str:
    """Return the family of a table, after which its tests are named."""
    return FAMILIES[TABLES[table][0]].id


def mutations() -> Iterator[str]:
    """Every change of one cell that a player would notice."""
    for table, keys in TABLES.items():
        game = GAMES[keys[0]](**EVERYTHING.get(table, {}))
        for contract in game.contracts:
            yield from (f"{table} {contract.id} {cell}" for cell in _cells(contract))
        for bonus in game.bonuses:
            yield from (f"{table} {bonus.id} {cell}" for cell in _columns(bonus))


def _cells(contract: Contract) -> Iterator[str]:
    yield from ("value", "beats")
    if contract.aim:
        yield from ("aim", "counts", "declarer_leads")
    if contract.talon:
        yield from ("calls", "talon")
    yield from (f"without {duty.id}" for duty in contract.duties)
    yield from (f"unpaid {bonus.id}" for bonus in contract.bonuses)


PLAIN = ("silent", "announced", "judge", "card")


def _columns(bonus: Bonus) -> Iterator[str]:
    """The columns of a bonus: those that few games have only where they say something."""
    names, usual = bonus.__struct_fields__, bonus.__struct_defaults__
    most = dict(zip(names[len(names) - len(usual) :], usual, strict=True))
    yield from PLAIN
    yield from (name for name in most if name not in PLAIN and getattr(bonus, name) != most[name])


def _contract(contract: Contract, cell: str) -> Contract:
    new: dict[str, Any] = {}
    match cell.split():
        case ["value"]:
            new = {"value": contract.value + 1}
        case ["talon"]:
            new = {"talon": 6 // contract.talon}
        case ["beats"]:
            new = {"beats": highest if contract.beats is not highest else min}
        case ["aim"]:
            new = {"aim": _idle}
        case ["without", duty]:
            new = {"duties": tuple(each for each in contract.duties if each.id != duty)}
        case ["unpaid", bonus]:
            new = {"bonuses": tuple(each for each in contract.bonuses if each.id != bonus)}
        case [flag]:
            new = {flag: not getattr(contract, flag)}
    return replace(contract, **new)


def _idle(_: object, side: int) -> Verdict:
    return Verdict.IDLE


def _bonus(bonus: Bonus, cell: str) -> Bonus:
    now = getattr(bonus, cell)
    match cell:
        case "judge" | "quietly":
            return replace(bonus, **{cell: _idle})
        case "card":
            return replace(bonus, card=None if bonus.card else lambda deal: min(deal.game.pack))
        case _ if isinstance(now, bool):
            return replace(bonus, **{cell: not now})
        case "chain" | "obliges":
            return replace(bonus, **{cell: None})
        case _:
            return replace(bonus, **{cell: now + 1 if isinstance(now, int) else ()})


def _changed(build: Callable[..., Game], row: str, cell: str, **options: Any) -> Game:
    """The game with one cell changed, wherever the row stands."""
    game = build(**options)
    if row in {contract.id for contract in game.contracts} and cell in _all_cells(game, row):
        contracts = (_contract(each, cell) if each.id == row else each for each in game.contracts)
        return replace(game, contracts=tuple(contracts))

    def of(rows: tuple[Bonus, ...]) -> tuple[Bonus, ...]:
        return tuple(_bonus(each, cell) if each.id == row else each for each in rows)

    contracts = (replace(each, bonuses=of(each.bonuses)) for each in game.contracts)
    return replace(game, contracts=tuple(contracts), bonuses=of(game.bonuses))


def _all_cells(game: Game, row: str) -> set[str]:
    return {*_cells(game.contract(row))}


def _change(mutation: str) -> None:
    table, row, cell = mutation.split(" ", 2)
    builders = {
        key: partial(_changed, build, row, cell) if key in TABLES[table] else build
        for key, build in GAMES.items()
    }
    games.GAMES = MappingProxyType(builders)


def pytest_configure() -> None:
    _change(os.environ["TAROK_MUTATION"])
