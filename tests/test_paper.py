"""The score sheet as a page asks for it, here and in the engine that the browser runs."""

import gzip
import json
import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from requires import require
from test_typed_laws import houses, mutations, played

from tarok.engine.json_codec import from_json, to_json
from tarok.engine.result import Dealt, Loan, Misdeal, Result, Stop
from tarok.games import GAMES, PROFILES
from tarok.paper import Answer, answer

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "src/tarok/server/engine"
RESULTS = int(os.environ.get("TAROK_BROWSER_RESULTS", "100000"))
"""How many results of each game are booked in both engines by night;"""
FEWER = 2_000
"""and how many by `long`."""
EVENING = 20
"""How many entries a sheet has there."""


def asked(key: str, *entries: Any, options: dict[str, Any] | None = None, **more: Any) -> Answer:
    begun = {"game": key, "options": options or {}, "dealer": GAMES[key]().places - 1}
    question = to_json({"begun": begun, "entries": entries, **more}).decode()
    return from_json(answer(question), Answer)


TWO = Dealt(Result(contract="two", declarer=0, partner=2, points=(48,)))
BEGGAR = Dealt(Result(contract="beggar", declarer=1, made=False))


def test_a_sheet_tells_its_rows_and_who_deals_next() -> None:
    """SL-SCO-02: two pays 20 and the difference of 13 is rounded to 15; the turn to deal moves on."""
    told = asked("slovenian", TWO, BEGGAR)

    assert [(35, 0, 35, 0), (35, 0, -35, 0)][0] == told.rows[0].totals
    assert (3, 0) == tuple(row.dealer for row in told.rows)
    assert 1 == told.carry.dealer
    assert (2, 3, 0, 1) == told.seats
    assert told.form is None


def test_what_two_phones_noted_apart_is_booked_as_it_was_dealt() -> None:
    """Neither knew of the other's deal: both were noted as dealt by the last place, for the same people."""
    together, after = asked("slovenian", TWO, TWO, dealers=[3, 3]), asked("slovenian", TWO, TWO, dealers=[3])

    assert ((70, 0, 70, 0), (35, 35, 35, 35)) == (together.carry.totals, after.carry.totals)
    assert ((3, 3), (3, 0)) == tuple(tuple(row.dealer for row in told.rows) for told in (together, after))
    assert 0 == together.carry.dealer
    again = asked("slovenian", TWO, TWO, dealers=[3, 2], before=1, written={})
    assert (3, 0, 1, 2) == again.seats
    with pytest.raises(ValueError, match="so 4 cannot deal"):
        asked("slovenian", TWO, dealers=[4])


def test_what_is_written_gives_a_form() -> None:
    told = asked("slovenian", TWO, written={"contract": "klop", "points": [10, 20]})

    assert told.form is not None
    assert "points" == told.form.wrong.field
    assert (10, 20) == told.form.result.points


def test_an_entry_that_cannot_be_is_left_out_and_says_why() -> None:
    wrong = Dealt(Result(contract="two", declarer=0, partner=0, points=(48,)))
    told = asked("slovenian", TWO, wrong, TWO)

    assert "partner" == told.rows[1].wrong.field
    assert told.rows[0].totals == told.rows[1].totals
    assert told.rows[2].view is not None


def test_who_corrects_an_entry_sees_what_stood_before_it() -> None:
    told = asked("slovenian", TWO, BEGGAR, TWO, before=1, written={})

    assert [(35, 0, 35, 0)] == [row.totals for row in told.rows]
    assert 0 == told.carry.dealer


@pytest.mark.parametrize(
    ("key", "entries"),
    [
        ("slovenian", (Misdeal(3), Stop())),  # SL-IRR-01
        ("romanian", (Stop(),)),
        ("illustrated", (Misdeal(3), Stop())),
    ],
)
def test_it_tells_what_else_may_be_entered(key: str, entries: tuple[Any, ...]) -> None:
    assert entries == asked(key).may


def test_a_loan_is_offered_to_whoever_may_borrow() -> None:
    """CZ-CHIP-03: at the beginning nobody is short; whoever owes nothing pays nothing back."""
    assert not any(isinstance(entry, Loan) for entry in asked("czech_american").may)
    short = asked("czech_american", options={"start_points": 20}).may
    assert {0, 1, 2, 3} == {entry.place for entry in short if isinstance(entry, Loan)}
    assert all(entry.amount > 0 for entry in short if isinstance(entry, Loan))


@pytest.mark.parametrize(
    ("begun", "said"),
    [
        ({"game": "whist", "options": {}, "dealer": 0}, "there is no game 'whist'"),
        ({"game": "slovenian", "options": {}, "dealer": 4}, "so 4 cannot deal"),
        ({"game": "slovenian", "options": {"bluff": True}, "dealer": 0}, "bluff"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(begun: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        answer(to_json({"begun": begun, "entries": []}).decode())


# The same bytes as in the browser, in Node.


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator["subprocess.Popen[str]"]:
    """The engine as it is built for the browser, which answers line by line."""
    node = shutil.which("node")
    require("node", node)
    require("engine", (ENGINE / "index.json.gz").exists())
    folder = tmp_path_factory.mktemp("engine")
    names = json.loads(gzip.decompress((ENGINE / "index.json.gz").read_bytes()))["files"]
    for name in names:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(gzip.decompress((ENGINE / f"{name}.gz").read_bytes()))
    python = next(name.partition("/")[0] for name in names if "/" in name)
    rules = next(name for name in names if name.startswith("tarok-"))
    command = [node, ROOT / "ui/engine/node.mjs", folder, python, rules]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.stdin.close()


def both(engine: "subprocess.Popen[str]", question: bytes) -> Answer:
    """Return what both engines answer, which is the same."""
    engine.stdin.write(f"{question.decode()}\n")
    engine.stdin.flush()
    mine = answer(question.decode())
    assert mine == engine.stdout.readline().rstrip("\n")
    return from_json(mine, Answer)


@pytest.mark.parametrize(("key", "profile"), houses())
def test_the_browser_books_what_the_engine_books(engine, key: str, profile: str) -> None:
    """Sheets of results that were played, and of results that were typed wrongly; and a form on each."""
    compare(engine, key, profile, 100)


@pytest.mark.parametrize(
    "count", [pytest.param(FEWER, marks=pytest.mark.long), pytest.param(RESULTS, marks=pytest.mark.night)]
)
@pytest.mark.parametrize("key", GAMES)
def test_the_browser_books_very_many_results_alike(engine, key: str, count: int) -> None:
    compare(engine, key, next(iter(PROFILES[key])), count)


def compare(engine: "subprocess.Popen[str]", key: str, profile: str, count: int) -> None:
    game, results = played(key, profile)
    chance = random.Random(profile)
    head = {"game": key, "options": PROFILES[key][profile]}
    booked = 0
    for _ in range(count // EVENING):
        entries = [Dealt(result_from(game, chance.choice(results)[0], chance)) for _ in range(EVENING)]
        begun = {**head, "dealer": chance.randrange(game.places)}
        told = both(engine, to_json({"begun": begun, "entries": entries, "written": {}}))
        booked += sum(row.view is not None for row in told.rows)
    assert booked > count // 4


def result_from(game, result: Result, chance: random.Random) -> Result:
    """The result, or one that is like it."""
    if chance.random() < 0.5:
        return result
    return chance.choice(list(mutations(game, result, chance)))[1]
