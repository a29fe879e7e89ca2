"""Checks a result or a sheet that people typed in: rows of checks, and the first one that fails.

A row says whether a field is wrong, what is true instead, and by which clause.  Here stand the rows that all
families share; each family gives its own as the `checks` of its games.  A law holds them both ways: they let
every deal pass that was played, and nothing that no deal can come to.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import UNSET, Struct

from tarok.engine.actions import Seat
from tarok.engine.bonuses import CatchesMond, Collects, Declared, LastTrickKeepsCalled, LastTrickWith, OrIdle
from tarok.engine.deal import Game
from tarok.engine.json_codec import to_json
from tarok.engine.result import Carry, Check, Checks, Dealt, Entry, Feat, Result, Unfit
from tarok.scoring.account import Account
from tarok.validation.causes import sentence

ALWAYS = ("contract", "declarer", "partner", "points", "made", "doubled", "feats", "ended")
"""The fields of a result that every game reads."""
PLAYED = ("partner", "points", "made", "doubled", "feats")
"""Fields that mean nothing where nothing was played."""
DEFAULT = Result()
ASKED = {name: getattr(DEFAULT, name) for name in Result.__struct_fields__ if name not in ALWAYS}
"""Fields that only some games read, with their defaults."""


QUIET: Mapping[type, bool] = {
    Collects: False,
    OrIdle: False,
    Declared: False,
    CatchesMond: False,
    LastTrickWith: True,
    LastTrickKeepsCalled: True,
}
"""Whether a judge can call a feat missed that no player had announced: of an attempt it does."""


class Clauses(Struct, frozen=True, kw_only=True):
    """By which clauses of its book a family refuses what all families refuse, and which `fields` it reads."""

    seats: str
    contracts: str
    nothing: str
    kontra: str
    silent: str
    once: str
    fields: tuple[str, ...] = ()


def check_entry(game: Game, entry: Entry, carry: Carry) -> None:
    """Check a sheet, and the result to be entered on it, against the game.  Unfit: the first error."""
    refuse(carry, of_sheet(game, carry))
    if isinstance(entry, Dealt):
        refuse(entry.result, game.checks(game, entry.result, carry))


def refuse(typed: Result | Carry, checks: Iterable[Check]) -> None:
    """Raise Unfit for the first row that is wrong, if there is one."""
    for check in checks:
        if check.wrong:
            value = _value(typed, check.field)
            missing = value is None or value is UNSET or value in ((), "")
            said = "missing" if missing else to_json(value).decode()
            raise Unfit(check, said)


def _value(typed: Any, field: str) -> Any:  # noqa: ANN401 - whatever stands in the field
    """Return the value of a field that is named like `feats[0].seat`."""
    for name in re.findall(r"\w+", field):
        if name.isdigit():
            typed = typed[int(name)]
        else:
            typed = typed[name] if isinstance(typed, dict) else getattr(typed, name)
    return typed


def of_sheet(game: Game, carry: Carry) -> Checks:
    """Whether a sheet bears marks of this game, each with as many numbers as it has."""
    known = {mark.name: mark for mark in game.marks}
    for name, numbers in carry.marks.items():
        text = "the sheet of {game} has the marks {marks}"
        there = sentence("marks_unknown", text, game=game.key, marks=(*known,))
        marks = there if known else sentence("marks_none", "there are no marks")
        yield Check(name not in known, f"marks.{name}", marks, "docs/cli.md")
        mark, field = known[name], f"marks.{name}"
        count = carry.places if mark.each else 1
        each = sentence("mark_each", "it has one number for each of {count} places", count=count)
        long = each if mark.each else sentence("mark_single", "it has a single number")
        yield Check(len(numbers) != count, field, long, mark.clause)
        most = 10**6 if mark.most is None else mark.most
        wrong = any(not 0 <= number <= most for number in numbers)
        yield Check(
            wrong, field, sentence("mark_range", "its numbers are 0 to {most}", most=most), mark.clause
        )
    if "chair" in carry.marks:
        chairs, clause = carry.mark("chair"), known["chair"].clause
        sit = sorted(chair for chair in chairs if chair)
        text = "{count} people sit on the chairs 1 to {count}, and the others wait with 0"
        truth = sentence("chairs", text, count=game.seats)
        yield Check(sit != [*range(1, game.seats + 1)], "marks.chair", truth, clause)
        truth = sentence("chair_of_dealer", "the dealer has a chair")
        yield Check(not chairs[carry.dealer], "marks.chair", truth, clause)


def of_result(game: Game, result: Result, clauses: Clauses, ends: Mapping[bool, tuple[str, ...]]) -> Checks:
    """Whether the fields fit together; `ends` are the words for a deal with a contract or without one."""
    for field, seat in _seats(result):
        if seat is not None and not 0 <= seat < game.seats:
            truth = sentence("seats", "seats are 0 to {most}", most=game.seats - 1)
            yield Check(wrong=True, field=field, truth=truth, clause=clauses.seats)
    for name, usual in ASKED.items():
        if getattr(result, name) != usual and name not in clauses.fields:
            truth = sentence("not_asked", "{game} does not ask for it", game=game.key)
            yield Check(wrong=True, field=name, truth=truth, clause=clauses.nothing)
    if result.contract and all(result.contract != contract.id for contract in game.contracts):
        ids = tuple(contract.id for contract in game.contracts)
        text = "there is no contract {contract!r} in {game}, only {contracts}"
        truth = sentence("no_contract", text, contract=result.contract, game=game.key, contracts=ids)
        yield Check(wrong=True, field="contract", truth=truth, clause=clauses.contracts)
    words = ends[bool(result.contract)]
    if result.ended in words:
        return
    nameless = not result.contract and result.ended in {"played", ""}
    text = "a deal needs its contract, or in `ended` why nothing was played: {ends:or}"
    truth = sentence("contract_or_end", text, ends=words)
    yield Check(nameless, "contract", truth, clauses.contracts)
    played = sentence("ends_played", "a deal with a contract ends as {ends:or}", ends=words)
    thrown = sentence("ends_thrown", "a deal without a contract ends as {ends:or}", ends=words)
    truth = played if result.contract else thrown
    yield Check(wrong=True, field="ended", truth=truth, clause=clauses.nothing)


def blank(result: Result, names: Iterable[str], clause: str) -> Checks:
    """Whether these fields are left out, as they must be after a deal that ended so."""
    for name in names:
        value = getattr(result, name)
        truth = sentence("left_out", "after {ended} it is left out", ended=result.ended)
        yield Check(value != getattr(DEFAULT, name), name, truth, clause)


def of_sides(account: Account[Any], *, partner: bool) -> Checks:
    """Whether there is a declarer where one is needed, and a partner only where one can be."""
    contract, result = account.contract, account.result
    alone, clause = contract.aim is None, contract.clause
    who, mate = result.declarer, result.partner
    if alone == (who is not None):
        none = sentence("declarer_none", "{contract} has no declarer", contract=contract.id)
        truth = none if alone else sentence("declarer", "{contract} needs a declarer", contract=contract.id)
        yield Check(wrong=True, field="declarer", truth=truth, clause=clause)
    if mate is not None and not partner:
        truth = sentence("partner_none", "{contract} is played without a partner", contract=contract.id)
        yield Check(wrong=True, field="partner", truth=truth, clause=clause)
    if mate is not None and mate == who:
        truth = sentence("partner_declares", "that is the declarer, too")
        yield Check(wrong=True, field="partner", truth=truth, clause=clause)


def of_kontras(account: Account[Any], clauses: Clauses, most: int, *, never: Collection[str] = ()) -> Checks:
    """Whether the game, which can be doubled that number of times, and each feat are doubled as they can be.

    What is `never` doubled is what people hold, and not what they announce that they will do.
    """
    result, game = account.result, account.game
    truth = sentence("doubled_game", "the game is doubled 0 to {most} times", most=most)
    yield Check(not 0 <= result.doubled <= most, "doubled", truth, clauses.kontra)
    for at, feat in enumerated(result):
        if not feat.doubled and feat.doubler is None:
            continue
        silent = bool(feat.doubled) and not feat.announced
        truth = sentence("doubled_silent", "{feat} was silent, and cannot be doubled", feat=feat.what)
        yield Check(silent, f"{at}.doubled", truth, clauses.silent)
        held = bool(feat.doubled) and feat.what in never
        truth = sentence("doubled_never", "{feat} cannot be doubled", feat=feat.what)
        yield Check(held, f"{at}.doubled", truth, clauses.silent)
        wrong = not 0 <= feat.doubled <= game.kontras
        truth = sentence("doubled_feat", "a feat is doubled 0 to {most} times", most=game.kontras)
        yield Check(wrong, f"{at}.doubled", truth, clauses.kontra)
        idle = feat.doubler is not None and not feat.doubled
        truth = sentence("doubler_none", "no player has doubled {feat}", feat=feat.what)
        yield Check(idle, f"{at}.doubler", truth, clauses.kontra)
        own = feat.doubler is not None and account.side(feat.doubler) == account.side(feat.seat)
        truth = sentence("doubler_own", "the first contra is for the other side")
        yield Check(own, f"{at}.doubler", truth, clauses.kontra)


def of_feats(
    account: Account[Any],
    clauses: Clauses,
    *,
    quiet: Mapping[type, bool] = MappingProxyType({}),
    personal: Collection[str] = (),
    apart: Collection[str] = (),
) -> Checks:
    """Whether each feat is one of the contract, which may be announced, or made in silence, as it was.

    `quiet` adds to QUIET the judges of the family: each of all these is of a feat of one side alone; other
    judges may be of any kind.  The `personal` feats are not of a side, but of a seat; those `apart` are no
    bonuses, and have rows of their own.
    """
    seen: dict[tuple[str, int], Feat] = {}
    misses = {**QUIET, **quiet} if account.result.feats else QUIET
    for at, feat in enumerated(account.result):
        row, what, side = account.contract.rows.get(feat.what), feat.what, account.side(feat.seat)
        if what in apart:
            continue
        if row is None:
            contract = account.contract.id
            truth = sentence("no_feat", "there is no {feat!r} in {contract}", feat=what, contract=contract)
            yield Check(wrong=True, field=f"{at}.what", truth=truth, clause=account.contract.clause)
            return
        if not (row.announced if feat.announced else row.silent):
            aloud = sentence("feat_announced", "{feat} does not count announced", feat=what)
            silent = sentence("feat_silent", "{feat} does not count in silence", feat=what)
            truth = aloud if feat.announced else silent
            yield Check(wrong=True, field=f"{at}.announced", truth=truth, clause=row.clause)
        if what in personal:
            truth = sentence("feat_so", "{feat} is so, or not said", feat=what)
            yield Check(not feat.made, f"{at}.made", truth, row.clause)
            continue
        missed = misses.get(type(row.judge))
        if not feat.made and not feat.announced and missed is False:
            truth = sentence("feat_missed", "{feat} cannot be missed in silence", feat=what)
            yield Check(wrong=True, field=f"{at}.made", truth=truth, clause=row.clause)
        if (what, side) in seen:
            truth = sentence("feat_twice", "a side has {feat} once, announced or in silence", feat=what)
            yield Check(wrong=True, field=f"{at}.what", truth=truth, clause=clauses.once)
        other = seen.get((what, 1 - side))
        pair = () if other is None or missed is None else (feat, other)
        if pair and not any(each.announced and not each.made for each in pair):
            truth = sentence("feat_of_others", "the other side has {feat} already", feat=what)
            yield Check(wrong=True, field=f"{at}.what", truth=truth, clause=row.clause)
        seen[what, side] = feat


def enumerated(result: Result) -> Iterator[tuple[str, Feat]]:
    """Return each feat with its name as a field."""
    return ((f"feats[{number}]", feat) for number, feat in enumerate(result.feats))


def _seats(result: Result) -> Iterator[tuple[str, Seat | None]]:
    yield "declarer", result.declarer
    yield "partner", result.partner
    yield "skis", result.skis
    yield "revoked", result.revoked
    yield "forehand", result.forehand or 0
    for at, feat in enumerated(result):
        yield f"{at}.seat", feat.seat
        yield f"{at}.doubler", feat.doubler
    for number, fault in enumerate(result.faults or ()):
        yield f"faults[{number}].seat", fault.seat
        yield f"faults[{number}].other", fault.other
