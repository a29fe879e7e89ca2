"""Each deal that is played can be written down by taps, and nothing else can be saved."""

import os
import random
import sys
from collections import Counter
from typing import Any

import nets
import pytest
from msgspec import UNSET
from msgspec.structs import asdict
from test_typed_laws import PLAYED, houses, mutations, played

from tarok.engine.deal import Game
from tarok.engine.result import Carry, Dealt, Feat, Result, Unfit
from tarok.games import GAMES, PROFILES
from tarok.scoring.entry_form import Form, form
from tarok.scoring.result_check import check_entry

WRITTEN = int(os.environ.get("TAROK_WRITTEN_RESULTS", "2"))
"""How many deals of each house are written down; `PLAYED` of the other law is the most."""


def taps(game: Game, carry: Carry, wanted: Result) -> tuple[Form, int]:
    """Write a result down, one tap after the other, as the form offers it."""
    written: dict[str, Any] = {}
    count = 0
    seen = form(game, carry, written)
    while (step := _next(seen, wanted)) is not None:
        name, value = step
        written = {**written, name: value}
        seen, count = form(game, carry, written), count + 1
        assert count < 60, (written, seen.wrong)
    return seen, count


def _next(seen: Form, wanted: Result) -> tuple[str, Any] | None:
    for field in seen.fields:
        want = getattr(wanted, field.name)
        want = 0 if want is UNSET else want
        if (field.name, want) in {("contract", ""), ("made", None)}:
            continue
        if field.name == "points":
            had = field.value or ()
            if had != want:
                assert want[len(had)] in field.values, (field, want)
                return "points", want[: len(had) + 1]
        elif field.value != want:
            assert want in field.values, (field, want)
            return field.name, want
    return _next_feat(seen, wanted)


def _next_feat(seen: Form, wanted: Result) -> tuple[str, Any] | None:
    left = [feat for feat in wanted.feats if not any(_same(feat, each) for each in seen.result.feats)]
    for cell in seen.cells:
        for feat in left:
            if any(_same(feat, each) for each in cell.feats):
                return "feats", [*seen.result.feats, next(each for each in cell.feats if _same(feat, each))]
    assert not left, (left, seen)
    for at, feat in enumerate(seen.result.feats):
        want = next(each for each in wanted.feats if _same(feat, each))
        if feat.doubled != want.doubled:
            ways = next(ways for ways in seen.kontras if _same(ways[0], feat))
            fit = [way for way in ways if way.doubled == want.doubled and way.doubler in {None, want.doubler}]
            return "feats", [*seen.result.feats[:at], fit[0], *seen.result.feats[at + 1 :]]
    return None


def _same(one: Feat, other: Feat) -> bool:
    said = ("what", "seat", "made", "announced")
    return all(getattr(one, name) == getattr(other, name) for name in said)


def write_down(key: str, profile: str, count: int) -> None:
    game, results = played(key, profile)
    for wanted, carry in results[:count]:
        seen, _ = taps(game, carry, wanted)
        assert seen.wrong is None
        mine, theirs = (game.book(game, Dealt(each), carry) for each in (seen.result, wanted))
        assert Counter(map(repr, theirs.lines)) == Counter(map(repr, mine.lines)), (wanted, seen.result)
        assert theirs.carry == mine.carry


@pytest.mark.parametrize(("key", "profile"), houses())
def test_what_was_played_can_be_written(key: str, profile: str) -> None:
    """And comes to the same lines, and leaves the same to the next deal."""
    write_down(key, profile, WRITTEN)


@pytest.mark.night
@pytest.mark.parametrize(("key", "profile"), houses())
def test_all_that_was_played_can_be_written(key: str, profile: str) -> None:
    """The same with every deal that the other law plays."""
    write_down(key, profile, PLAYED)


@pytest.mark.parametrize(
    "seed",
    [
        pytest.param("{profile}, by taps", id="by_taps"),
        pytest.param("{profile}", id="profile", marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize(("key", "profile"), houses())
def test_whoever_taps_at_random_comes_to_an_end(key: str, profile: str, seed: str) -> None:
    """Whatever is offered can be finished, and is booked as it is."""
    game, results = played(key, profile)
    chance = random.Random(seed.format(profile=profile))
    for number in range(WRITTEN):
        _, carry = results[number]
        seen, count = form(game, carry, written := {}), 0
        while seen.wrong is not None:
            written, count = {**written, **at_random(seen, chance)}, count + 1
            seen = form(game, carry, written)
            assert count < 20, (written, seen.wrong)
        check_entry(game, Dealt(seen.result), carry)
        game.book(game, Dealt(seen.result), carry)


def at_random(seen: Form, chance: random.Random) -> dict[str, Any]:
    """Answer the first question that is open, in one of the ways that are offered; or say a bonus more."""
    asked = next((field for field in seen.fields if field.open), None)
    if asked is not None and asked.name == "points":
        return {"points": [*(asked.value or ()), chance.choice(asked.values)]}
    if asked is not None:
        return {asked.name: chance.choice(asked.values)}
    more = [feat for cell in seen.cells if cell.feat is None for feat in cell.feats]
    return {"feats": [*seen.result.feats, chance.choice(more)]}


@pytest.mark.parametrize("number", nets.more(PLAYED // 2, PLAYED))
@pytest.mark.parametrize("key", GAMES)
def test_what_cannot_be_cannot_be_written(key: str, number: int) -> None:
    """A mutated result is taken over as far as it can be, and never whole."""
    game, results = played(key, next(iter(PROFILES[key])))
    chance, refused = random.Random(key), 0
    for before, carry in results[:number]:
        _, result = chance.choice(list(mutations(game, before, chance)))
        try:
            check_entry(game, Dealt(result), carry)
        except Unfit:
            written = {name: value for name, value in asdict(result).items() if value not in {None, UNSET}}
            assert form(game, carry, written).result != result
            refused += 1
    assert refused > number // 4


def test_an_ordinary_deal_takes_six_taps() -> None:
    """Contract, declarer, partner, points and a bonus; the sixth saves it."""
    game = GAMES["slovenian"]()
    wanted = Result(contract="two", declarer=0, partner=2, points=(48,), feats=(Feat(what="trula", seat=0),))
    seen, count = taps(game, Carry(dealer=3, totals=(0,) * 4), wanted)
    assert (None, 5) == (seen.wrong, count)


@pytest.mark.parametrize(("key", "profile"), houses())
def test_a_bonus_is_tapped_in_one_order_in_every_row(key: str, profile: str) -> None:
    """Made, announced and made, announced and lost, lost in silence; what cannot be is left out."""
    order = [(False, True), (True, True), (True, False), (False, False)]
    game, results = played(key, profile)
    for wanted, carry in results[:WRITTEN]:
        seen, _ = taps(game, carry, wanted)
        for cell in seen.cells:
            ways = [(feat.announced, feat.made) for feat in cell.feats]
            assert ways == [each for each in order if each in ways], cell


def test_what_is_typed_after_a_number_that_cannot_be_does_not_count() -> None:
    """At klop the four have 70 points (SL-KLOP-03): nobody has 71, and 20 does not take its place."""
    seen = form(
        GAMES["slovenian"](), Carry(dealer=3, totals=(0,) * 4), {"contract": "klop", "points": [10, 71, 20]}
    )
    assert seen.wrong is not None
    assert "points" == seen.wrong.field
    assert (10,) == next(field.value for field in seen.fields if field.name == "points")


def test_the_piles_of_a_klop_are_found_without_trying_all() -> None:
    """Three numbers that leave nothing for the fourth took 20 million calls: each way to part them."""
    written, calls = {"contract": "klop", "points": [14, 34, 23]}, 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        seen = form(GAMES["slovenian"](), Carry(dealer=3, totals=(0,) * 4), written)
    finally:
        sys.setprofile(before)
    points = next(field for field in seen.fields if field.name == "points")
    assert ((14, 34, 23), (0,)) == (points.value, points.values)
    assert calls < 200_000


def test_a_compulsory_klop_offers_what_may_be_played_in_it() -> None:
    """SL-CK-01: klop, or what is played without the talon; a contract that nobody can play is a dead end."""
    carry = Carry(dealer=2, totals=(0,) * 4, marks={"hands": (2,), "compulsory_klop": (1,)})
    (contracts,) = [
        field.values for field in form(GAMES["slovenian"](), carry, {}).fields if field.name == "contract"
    ]
    assert {"klop", "solo_without", "open_beggar", "colour_valat_without", "valat_without"} == set(contracts)


def offered(key: str, **written: Any) -> set[tuple[str, int]]:
    game = GAMES[key]()
    seen = form(game, Carry(dealer=game.places - 1, totals=(0,) * game.places), {"declarer": 0, **written})
    return {(cell.what, cell.seat) for cell in seen.cells if cell.feats and cell.feat is None}


def test_a_card_in_one_pile_is_not_offered_in_the_other() -> None:
    """SL-BON-01: the side with a pagat ultimo has the I; the others can have announced a trula in vain."""
    made = (Feat(what="pagat_ultimo", seat=0),)
    cells = offered("slovenian", contract="two", partner=1, feats=made)
    assert {("trula", 0), ("trula", 1)} <= cells
    silent = form(
        GAMES["slovenian"](),
        Carry(dealer=3, totals=(0,) * 4),
        {"contract": "two", "declarer": 0, "partner": 1, "feats": made},
    )
    others = [cell.feats for cell in silent.cells if cell.what == "trula" and cell.seat in {2, 3}]
    assert [(False, True)] * 2 == [(feat.made, feat.announced) for each in others for feat in each]


def test_a_card_in_one_hand_is_not_offered_in_another() -> None:
    """CZ-BET-02, CZ-DEC-05: who bets the Pagat holds the I, and nobody else can declare the Trull."""
    bet = (Feat(what="pagat", seat=1, announced=True),)
    cells = offered("czech_american", contract="four", partner=2, feats=bet)
    assert {1} == {seat for what, seat in cells if what == "trull"}


def test_points_of_a_klop_are_offered_as_piles_can_count() -> None:
    """SL-CNT-02: beside 41, with nobody else but one, there are 29; beside 40 there are 30."""
    game, carry = GAMES["slovenian"](), Carry(dealer=3, totals=(0,) * 4)
    for first, second in ((41, 29), (40, 30)):
        seen = form(game, carry, {"contract": "klop", "points": [0, 0, first]})
        values = next(field.values for field in seen.fields if field.name == "points")
        assert (second,) == values


def test_a_breach_says_what_it_must() -> None:
    """Of a wrong trump that is found late it is written who holds the right one (CZ-ERR-07)."""
    game = GAMES["czech_american"]()
    carry = Carry(dealer=3, totals=(100,) * 4, marks={"hands": (4,)})
    seen = form(game, carry, {"ended": "void"})
    assert "faults" == seen.wrong.field
    wrong = [fault for fault in seen.faults if (fault.what, fault.seat) == ("wrong_trump", 0)]
    assert {(None, True), (1, False), (2, False), (3, False)} == {(each.other, each.early) for each in wrong}
    assert form(game, carry, {"ended": "void", "faults": wrong[:1]}).wrong is None


def test_the_skis_is_asked_for_in_its_round_alone() -> None:
    """SL-SES-02: whoever was dealt it deals last."""
    game, written = GAMES["slovenian"](), {"contract": "three", "declarer": 0, "partner": 1, "points": [40]}
    asked = [
        [field.name for field in form(game, Carry(dealer=3, totals=(0,) * 4, marks=marks), written).fields]
        for marks in ({}, {"skis_round": (1,)})
    ]
    assert ["skis"] == [name for name in asked[1] if name not in asked[0]]
