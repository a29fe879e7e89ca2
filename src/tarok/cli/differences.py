"""`tarok games --differs`: describes a game in Markdown for readers who know Slovenian tarok for four."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from tarok.cards.deck import KINGS, PACK
from tarok.catalogue import OptionInfo, describe, meanings, needed
from tarok.engine.bonuses import (
    AllTricks,
    Declared,
    FewTricks,
    LastTrickKeepsCalled,
    LastTrickWith,
    Threshold,
    WinsWith,
)
from tarok.engine.card_points import all_points
from tarok.engine.deal import Bonus, Contract, Game
from tarok.games import FAMILIES, GAMES
from tarok.validation.arguments import near

KNOWN: Final = "slovenian"
CLAUSE: Final = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-\d\d\b")
TRICK: Final = "trick"
OF_A_CALL: Final = ("call_king", "find_king")
"""The phases in which nothing happens in a game whose contracts call no king."""

Cells: TypeAlias = tuple[str, ...]


def difference(key: str) -> str:
    """Return the page of a game: the differences from Slovenian tarok for four, each by its own defaults.

    ValueError: there is no such game.
    """
    if key not in GAMES:
        raise ValueError(f"there is no game {key!r}; {near(key, GAMES, 'there is')}")
    game, known = GAMES[key](), GAMES[KNOWN]()
    parts = (
        [_heading(key)],
        _section("At the table", _table(game, known)),
        _section("Contracts", _contracts(game, known)),
        _section("Bonuses", _bonuses(game, known)),
        _section("What a player owes to a trick", _duties(game, known)),
        _section("House rules", _options(key, game, known)),
        _section("House rules with a name", _profiles(key, game)),
    )
    text = "\n\n".join(block for part in parts for block in part) + "\n"
    return CLAUSE.sub(rf"[\g<0>](../rules/{FAMILIES[key].id}.md#\g<0>)", text)


def _heading(key: str) -> str:
    return (
        f"# You know Slovenian tarok: this differs in `{key}`\n\n"
        "What can be read off the tables of both games, each by its own defaults. How a hand goes is told\n"
        f"by [the rule book](../rules/{FAMILIES[key].id}.md). "
        f"This page is what `tarok games --differs {key}` prints."
    )


def _section(title: str, blocks: Iterable[str]) -> list[str]:
    """Return a section, if there is anything in it."""
    found = [block for block in blocks if block]
    return [f"## {title}", *found] if found else []


def _rows(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table, if it has rows."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) if len(lines) > 2 else ""


def _together(rows: Iterable[tuple[str, Cells]]) -> Iterator[Cells]:
    """Return the rows; those that differ only in their names are merged."""
    names: dict[Cells, list[str]] = {}
    for name, row in rows:
        names.setdefault(row, []).append(name)
    return ((_all_of(alike), *row) for row, alike in names.items())


def _name(identifier: str) -> str:
    return identifier.replace("_", " ")


# At the table.


def _tricks(game: Game) -> int:
    return sum(phase.__name__ == TRICK for phase in game.phases)


def _chapters(game: Game) -> str:
    """Return the phases of a hand in order; those between its tricks are left out."""
    calls = any(contract.calls for contract in game.contracts)
    names = [phase.__name__ for phase in game.phases if calls or phase.__name__ not in OF_A_CALL]
    first, last = names.index(TRICK), len(names) - names[::-1].index(TRICK)
    after = [name for name in names[last:] if name not in names[first:last]]
    return ", ".join(map(_name, (*names[:first], f"{_tricks(game)} tricks", *after)))


FACTS: Final[tuple[tuple[str, Callable[[Game], str]], ...]] = (
    ("who play", lambda game: str(game.seats)),
    ("who sit at the table", lambda game: str(game.places)),
    ("cards", lambda game: str(len(game.pack))),
    ("left out", lambda game: " ".join(game.faces.names[card] for card in PACK - game.pack) or "nothing"),
    ("red cards, lowest first", lambda game: " ".join(name[1:] for name in game.faces.names[:8])),
    ("cards in a hand", lambda game: str(_tricks(game))),
    ("talon", lambda game: str(len(game.pack) - game.seats * _tricks(game))),
    ("a hand", _chapters),
    ("cards are counted", lambda game: "in threes" if game.in_threes else "one by one"),
    ("card points in all", lambda game: str(all_points(game))),
    ("a stake is doubled up to", lambda game: f"{game.kontras} times"),
    ("points", lambda game: "the players pay one another" if game.zero_sum else "are written down"),
)


def _table(game: Game, known: Game) -> Iterator[str]:
    rows = [(what, read(known), read(game)) for what, read in FACTS]
    yield _rows(("", "Slovenian", "here"), [row for row in rows if row[1] != row[2]])


# Contracts.


def _needs(game: Game, contract: Contract) -> str:
    match contract.aim:
        case None:
            return f"nothing: all play alone, and {'card points' if contract.counts else 'tricks'} cost"
        case Threshold() as aim:
            return f"{needed(game, aim)} card points"
        case AllTricks():
            return "all tricks"
        case FewTricks(least, most):
            return _few(least, most)
        case other:
            return _name(type(other).__name__)


def _few(least: int, most: int) -> str:
    if not most:
        return "no trick"
    number = str(most) if least == most else f"{least} to {most}"
    return f"{number} trick{'s' * (most > 1)}"


def _contract(game: Game, contract: Contract) -> Cells:
    return (
        str(contract.value),
        _needs(game, contract),
        str(contract.talon or "–"),
        "called" if contract.calls else "none",
        "declarer" if contract.declarer_leads else "forehand",
        contract.clause,
    )


def _contracts(game: Game, known: Game) -> Iterator[str]:
    mine, theirs = ({row.id: _contract(each, row) for row in each.contracts} for each in (game, known))
    if mine == theirs:
        return
    columns = ("from the lowest on", "value", "needs", "from the talon", "partner", "leads", "clause")
    yield _rows(columns, _together(mine.items()))
    yield _missing(theirs, mine)


# Bonuses.


def _values(bonus: Bonus) -> tuple[str, str]:
    times = " × the game" if bonus.of_game else ""
    silent, announced = (f"{value}{times}" if value else "–" for value in (bonus.silent, bonus.announced))
    return silent, announced


def _feat(game: Game, bonus: Bonus) -> object:
    """Return the condition of a bonus: games use several ids for the same one."""
    match bonus.judge:
        case LastTrickWith(card):
            return LastTrickWith, card
        case WinsWith(card, number) if number == _tricks(game):
            return LastTrickWith, "king" if card in KINGS else card
        case LastTrickKeepsCalled():
            return LastTrickWith, "king"
        case Declared("trull"):
            return "trula"  # the same three cards, shown in one hand (CZ-DEC-05)
        case _:
            return bonus.id


def _counted(game: Game) -> dict[str, dict[tuple[str, str], list[str]]]:
    """Return in which contracts each bonus counts how much."""
    found: dict[str, dict[tuple[str, str], list[str]]] = {}
    for contract in game.contracts:
        for bonus in contract.bonuses:
            found.setdefault(bonus.id, {}).setdefault(_values(bonus), []).append(contract.id)
    return found


def _bonuses(game: Game, known: Game) -> Iterator[str]:
    mine, theirs = _counted(game), _counted(known)
    feats = {bonus.id: _feat(game, bonus) for bonus in game.bonuses}
    before = {_feat(known, bonus): theirs[bonus.id] for bonus in known.bonuses if bonus.id in theirs}
    places = [contract.id for contract in game.contracts if contract.bonuses]
    clauses = {bonus.id: bonus.clause for bonus in game.bonuses}
    same = [what for what in mine if what in theirs and mine[what].keys() == theirs[what].keys()]
    rows = [
        (what, (*values, _where(ids, places), _before(before.get(feats[what], {})), clauses[what]))
        for what in mine
        for values, ids in mine[what].items()
        if what not in same
    ]
    yield _rows(("bonus", "silent", "announced", "counts in", "Slovenian", "clause"), _together(rows))
    yield f"As you know them: {_all_of(same)}." if same and rows else ""
    here = {feats[what] for what in mine}
    gone = [bonus.id for bonus in known.bonuses if bonus.id in theirs and _feat(known, bonus) not in here]
    yield _missing(gone, ())


def _before(known: Iterable[tuple[str, str]]) -> str:
    return ", ".join(f"{silent} / {announced}" for silent, announced in known) or "–"


def _where(ids: Sequence[str], places: Sequence[str]) -> str:
    """Return some of the contracts that have bonuses, in as few words as there are."""
    others = [place for place in places if place not in ids]
    if not others:
        return "all"
    return _all_of(ids) if len(ids) <= len(others) else f"all but {_all_of(others)}"


# Duties, house rules.


def _duties(game: Game, known: Game) -> Iterator[str]:
    mine, theirs = (
        {duty.id: duty for row in each.contracts for duty in row.duties} for each in (game, known)
    )
    places = [contract.id for contract in game.contracts]
    new = [duty for what, duty in mine.items() if what not in theirs]
    bound = {duty.id: [row.id for row in game.contracts if duty in row.duties] for duty in new}
    rows = [(_name(duty.id), _where(bound[duty.id], places), duty.clause) for duty in new]
    yield _rows(("duty", "in", "clause"), rows)
    yield _missing(theirs, mine)


def _options(key: str, game: Game, known: Game) -> Iterator[str]:
    settled, theirs = meanings(game), meanings(known)
    alike = {_agreed(option, theirs) for option in describe(KNOWN, known).options}
    rows = [
        (f"`{option.name}`", _word(option.default), _others(option), settled[option.name], option.clause)
        for option in describe(key, game).options
        if _agreed(option, settled) not in alike
    ]
    yield _rows(("option", "usually", "or", "what is agreed", "clause"), rows)


def _agreed(option: OptionInfo, settled: Mapping[str, str]) -> tuple[object, ...]:
    return option.name, option.default, option.values, settled[option.name]


def _others(option: OptionInfo) -> str:
    others = [_word(value) for value in option.values if value != option.default]
    return ", ".join(others) or f"{option.least} to {option.most}"


def _word(value: object) -> str:
    return f"`{str(value).lower()}`"


def _profiles(key: str, game: Game) -> Iterator[str]:
    info = describe(key, game)
    known = {option.name: option for option in info.options}
    settled = meanings(game)
    for profile in info.profiles:
        agreed = [
            (f"`{name}`", _word(value), settled[name], known[name].clause)
            for name, value in profile.options.items()
        ]
        if agreed:
            yield f"### {_name(profile.name)}"
            yield _rows(("option", "here", "what is agreed", "clause"), agreed)


def _all_of(ids: Iterable[str]) -> str:
    return ", ".join(map(_name, ids))


def _missing(theirs: Iterable[str], mine: Iterable[str]) -> str:
    gone = [what for what in theirs if what not in set(mine)]
    return f"Not here: {_all_of(gone)}." if gone else ""
