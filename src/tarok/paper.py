"""A score sheet for real cards, as a page asks for it: JSON in, JSON out, and nothing is kept in between.

The page runs this in the browser, without a server.  What it holds is how the sheet began and what was
entered; all else follows from that.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import repeat
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict

from tarok.engine.deal import Game
from tarok.engine.json_codec import from_json, to_json
from tarok.engine.result import Carry, Entry, Fault, Feat, Loan, Misdeal, Stop
from tarok.games import GAMES
from tarok.scoring.entry_form import Form, Wrong, form
from tarok.scoring.sheet import EntryView, Sheet, viewed
from tarok.validation.causes import cause_of, rejection

LENT: Final = (100, 50, -50, -100)
"""How many points people borrow, or pay back, with one tap."""


class Begun(Struct, frozen=True, forbid_unknown_fields=True):
    """How a sheet begins: its game with house rules, and the place of the first dealer."""

    game: str
    options: dict[str, Any]
    dealer: int


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """What is written of the next deal, by the fields of a result; the rest is open."""

    contract: str | UnsetType = UNSET
    forehand: int | UnsetType = UNSET
    declarer: int | UnsetType | None = UNSET
    partner: int | UnsetType | None = UNSET
    level: int | UnsetType = UNSET
    ended: str | UnsetType = UNSET
    revoked: int | UnsetType | None = UNSET
    points: tuple[int, ...] | UnsetType = UNSET
    made: bool | UnsetType | None = UNSET
    doubled: int | UnsetType = UNSET
    skis: int | UnsetType | None = UNSET
    feats: tuple[Feat, ...] | UnsetType = UNSET
    faults: tuple[Fault, ...] | UnsetType = UNSET


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet; and what is `written` of a deal, if one is being entered `before` the entry of that number.

    What follows is not looked at then: a correction shows the sheet before its entry.  `dealers` has who
    dealt at each entry as its phone knew it; null, or beyond the end: the place whose turn it is.
    """

    begun: Begun
    entries: tuple[Entry, ...]
    written: Written | None = None
    before: int | None = None
    dealers: tuple[int | None, ...] = ()


class Row(Struct, frozen=True, kw_only=True):
    """An entry on the sheet: its view and the totals after it, and who dealt; or what is wrong with it."""

    dealer: int
    totals: tuple[int, ...]
    view: EntryView | None = None
    wrong: Wrong | None = None


class Answer(Struct, frozen=True, kw_only=True):
    """The sheet so far, the places of the seats in the next deal, and what may be written.

    `may` has the entries that can come now, other than deals.
    """

    rows: tuple[Row, ...]
    carry: Carry
    over: bool
    seats: tuple[int, ...]
    may: tuple[Entry, ...]
    form: Form | None = None


def answer(question: str) -> str:
    """Answer a Question with an Answer.  ValueError: it is none, and what is wrong with it."""
    asked = from_json(question, Question)
    game = _game(msgspec.json.encode(asked.begun, order="sorted"))
    opening = Carry(dealer=asked.begun.dealer, totals=(0,) * game.places)
    if not 0 <= opening.dealer < game.places:
        text = "the places are 0 to {most}, so {place} cannot deal"
        raise rejection("no_dealer", text, most=game.places - 1, place=opening.dealer)
    dealers = (*asked.dealers, *repeat(None, len(asked.entries) - len(asked.dealers)))
    sheet, rows = _booked(game, opening, tuple(zip(asked.entries, dealers, strict=False))[: asked.before])
    if asked.before is not None and asked.before < len(dealers):
        sheet = sheet.dealt_by(dealers[asked.before])
    return to_json(
        Answer(
            rows=rows,
            carry=sheet.carry,
            over=sheet.over,
            seats=tuple(map(sheet.carry.place, range(game.seats))),
            may=() if sheet.over else tuple(_may(sheet)),
            form=None if sheet.over or asked.written is None else _form(sheet, asked.written),
        )
    ).decode()


@lru_cache(maxsize=8)
def _game(begun: bytes) -> Game:
    """Return the game of a sheet: made once, for a page asks after every tap."""
    said = from_json(begun, Begun)
    if said.game not in GAMES:
        raise rejection("no_game", "there is no game {game!r}", game=said.game)
    return GAMES[said.game](**said.options)


def _booked(
    game: Game, opening: Carry, entries: tuple[tuple[Entry, int | None], ...]
) -> tuple[Sheet, tuple[Row, ...]]:
    """Return the sheet with these entries, each with its dealer, if one is known.

    An entry that cannot be is left out of it, and its row says why.
    """
    sheet, rows = Sheet(game, opening=opening), list[Row]()
    for entry, dealer in entries:
        sheet = sheet.dealt_by(dealer)
        before, wrong, view = sheet.carry, None, None
        try:
            sheet = sheet.book(entry)
            view = viewed(sheet.rows[-1], before, range(game.places))
        except ValueError as error:
            field, clause = (getattr(error, name, "") for name in ("field", "clause"))
            wrong = Wrong(field, str(error), clause, cause_of(error) or UNSET)
        rows.append(Row(dealer=before.dealer, totals=sheet.carry.totals, view=view, wrong=wrong))
    return sheet, tuple(rows)


def _may(sheet: Sheet) -> Iterator[Entry]:
    """Yield the entries that can come now, other than deals."""
    loans = (Loan(place, amount) for amount in LENT for place in range(sheet.game.places))
    entries: tuple[Entry, ...] = (Misdeal(sheet.carry.dealer), *loans, Stop())
    for entry in entries:
        try:
            sheet.book(entry)
        except ValueError:
            continue
        yield entry


def _form(sheet: Sheet, written: Written) -> Form:
    said = {name: value for name, value in asdict(written).items() if value is not UNSET}
    return form(sheet.game, sheet.carry, said)
