"""Whole deals, counted by hand: every file below tests/deals is replayed, and comes out as stated.

The files are typed in and added up by people, never written by the program.
"""

import re
from pathlib import Path

import pytest

from tarok.engine.result import Dealt
from tarok.notation import read

DEALS = Path(__file__).parent / "deals"
STATED = re.compile(r"^= (?!next|total)(\S+)((?: [+-]?\d+)+)", re.MULTILINE)
TOTAL = re.compile(r"^= total((?: [+-]?\d+)+)", re.MULTILINE)

FILES = sorted(DEALS.rglob("*.deal"))

every_deal = pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(DEALS).as_posix())


def stated(path: Path) -> str:
    """What the file says, without its comments."""
    return re.sub(r" *#.*", "", path.read_text("utf-8"))


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


@every_deal
def test_deal_comes_out_as_stated(path: Path) -> None:
    """Every action is legal, and the lines are those of the file, and all of them."""
    text = stated(path)
    deal = read(text)
    assert "" != deal.ended
    lines = deal.game.settle(deal.game, deal.game.result(deal), deal.carry)
    paid = sorted((line.what, line.deltas) for line in lines)
    assert sorted((what, numbers(deltas)) for what, deltas in STATED.findall(text)) == paid
    (total,) = TOTAL.findall(text)
    assert numbers(total) == tuple(map(sum, zip(*(line.deltas for line in lines), strict=True)))


@every_deal
def test_deal_leaves_the_sheet_as_stated(path: Path) -> None:
    """Totals and dealer after the deal, at places."""
    text = stated(path)
    deal = read(text)
    after = deal.game.book(deal.game, Dealt(deal.game.result(deal)), deal.carry).carry
    expected = {
        name: numbers(rest) for name, rest in re.findall(r"^= next (dealer|totals)(.*)", text, re.MULTILINE)
    }
    assert {"dealer": (after.dealer,), "totals": after.totals} == expected
    for name, rest in re.findall(r"^= next mark (\S+)(.*)", text, re.MULTILINE):
        held = after.mark(name) if len(numbers(rest)) > 1 else (after.marked(name),)
        assert (name, numbers(rest)) == (name, held)


def test_there_are_deals() -> None:
    """The tests above find their files."""
    assert FILES
