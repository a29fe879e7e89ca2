"""The auction, and the contract that is named after it: chapter 6 of the book."""

import pytest
from games.play import at, do, turn, why, words
from games.table import A, B, C, D, before

from tarok.engine.actions import PASS, Bid, Choose, Pass
from tarok.engine.deal import Deal, Illegal, act
from tarok.engine.view import view

LADDER = (
    "klop three two one solo_three solo_two solo_one beggar solo_without open_beggar "
    "colour_valat_without valat_without"
).split()
COMPULSORY = {"compulsory_klop": (1,)}

ASKED = [
    # what was said so far (A is forehand and speaks last), who is asked, the lowest contract that may be bid
    ("", B, "two"),
    ("-", C, "two"),
    ("- -", D, "two"),
    # B is senior to C and D, and they must go higher; A is senior to all, and may hold
    ("two", C, "one"),
    ("two -", D, "one"),
    ("two - -", A, "two"),
    ("two - one", A, "one"),
    ("two - one -", B, "one"),
    # the holder is junior to A again
    ("two - one one", B, "solo_three"),
    ("two - one one -", D, "solo_three"),
    ("two - one one solo_three", D, "solo_two"),
    ("two - one one solo_three -", A, "solo_three"),
    # C and D: C is senior
    ("- two", D, "one"),
    ("- two one", A, "one"),
    ("- two one -", C, "one"),
    ("- two one - one", D, "solo_three"),
    ("- - two", A, "two"),
    ("- - two two", D, "one"),
    # jumps
    ("solo_one", C, "beggar"),
    ("solo_one - beggar", A, "beggar"),
    ("beggar solo_without", D, "open_beggar"),
    ("open_beggar colour_valat_without -", A, "colour_valat_without"),
    # who holds the bid is not asked; who has passed is not asked any more
    ("two one solo_three - -", C, "solo_three"),
    ("two one - -", B, "one"),
    ("two one - - one", C, "solo_three"),
    ("- two - two", C, "one"),
]


def auction(said: str = "", **fields: object) -> Deal:
    """The auction after these words: `-` for a pass, or the contract that is bid."""
    actions = (PASS if word == "-" else Bid(word) for word in said.split())
    return do(at("auction", **fields), *actions)


def up(contract: str) -> set[str]:
    """A contract and all above it."""
    return set(LADDER[LADDER.index(contract) :])


@pytest.mark.parametrize(("said", "seat", "least"), ASKED)
def test_who_may_bid_what(said: str, seat: int, least: str) -> None:
    """SL-BID-01 to SL-BID-04, SL-BID-08, SL-SEAT-03: seniors may hold, juniors must go higher."""
    deal = auction(said)
    assert seat == turn(deal)
    assert up(least) | {"pass"} == words(deal)
    assert set(LADDER) - up(least) == why(deal).keys()


@pytest.mark.parametrize(
    ("said", "bid", "refusal"),
    [
        ("", "klop", ("forehand_alone", "SL-CON-01")),
        ("", "three", ("forehand_alone", "SL-CON-01")),
        ("two - -", "three", ("forehand_alone", "SL-CON-01")),
        ("two", "two", ("lower_than_bid", "SL-BID-03")),
        ("beggar", "solo_one", ("lower_than_bid", "SL-BID-03")),
    ],
)
def test_refused_bid(said: str, bid: str, refusal: tuple[str, str]) -> None:
    """SL-CON-01, SL-BID-02, SL-BID-03: it says why."""
    deal = auction(said)
    assert refusal == why(deal)[bid]
    with pytest.raises(Illegal, match=refusal[1]):
        act(deal, Bid(bid))


def test_highest_bid_leaves_nothing_but_holding() -> None:
    """SL-BID-03: valat without by B: C and D can only pass, A may hold it."""
    assert {"pass"} == words(auction("valat_without"))
    assert {"pass"} == words(auction("valat_without -"))
    assert {"pass", "valat_without"} == words(auction("valat_without - -"))
    assert {"pass"} == words(auction("valat_without - - valat_without"))


@pytest.mark.parametrize(
    ("said", "declarer", "bid"),
    [
        ("two - - -", B, "two"),
        ("- - one -", D, "one"),
        ("two one - - -", C, "one"),
        ("two - - two -", A, "two"),
        ("- two one - -", D, "one"),
        ("two - one one solo_three - -", B, "solo_three"),
        ("- - solo_two beggar -", A, "beggar"),
    ],
)
def test_holder_of_the_highest_bid_declares(said: str, declarer: int, bid: str) -> None:
    """SL-BID-05, SL-BID-07: the others are out; then the holder names the bid or anything higher."""
    deal = auction(said)
    assert declarer == turn(deal)
    assert up(bid) == words(deal)
    assert declarer == act(deal, Choose(bid)).declarer
    assert {("below_bid", "SL-BID-07")} == {why(deal)[lower] for lower in set(LADDER) - up(bid)}


@pytest.mark.parametrize("named", ["two", "one", "solo_three", "beggar", "valat_without"])
def test_contract_that_is_named_is_played(named: str) -> None:
    """SL-BID-07, SL-BID-09: B bid two."""
    deal = act(auction("two - - -"), Choose(named))
    assert deal.contract is not None
    assert (named, B) == (deal.contract.id, deal.declarer)
    phases = {"two": "call_king", "one": "call_king", "solo_three": "exchange"}
    assert phases.get(named, "announcements") == deal.phase


@pytest.mark.parametrize(
    ("named", "phase"), [("two", "call_king"), ("solo_one", "exchange"), ("beggar", "announcements")]
)
def test_without_the_option_the_bid_is_played(named: str, phase: str) -> None:
    """SL-BID-07, SL-BID-09: with `raise_after_auction` off nothing is asked."""
    deal = auction(f"{named} - - -", options={"raise_after_auction": False})
    assert deal.contract is not None
    assert (named, B, phase) == (deal.contract.id, deal.declarer, deal.phase)


def test_nothing_is_higher_than_valat_without() -> None:
    """SL-BID-09: where nothing higher may be named it is not asked."""
    deal = auction("valat_without - - -")
    assert deal.contract is not None
    assert ("valat_without", B, "announcements") == (deal.contract.id, deal.declarer, deal.phase)


def test_forehand_alone_must_choose() -> None:
    """SL-BID-06, SL-CON-01: every contract, klop and three too, and no pass."""
    deal = auction("- - -")
    assert A == turn(deal)
    assert set(LADDER) == words(deal)
    assert Pass() not in (deal.due.legal if deal.due else ())


@pytest.mark.parametrize("contract", LADDER)
def test_forehands_choice_is_final(contract: str) -> None:
    """SL-BID-06, SL-BID-09: no auction value is needed, and nothing is named a second time."""
    deal = act(auction("- - -"), Bid(contract))
    phases = {
        "klop": "trick",
        "three": "call_king",
        "two": "call_king",
        "one": "call_king",
        "solo_three": "exchange",
        "solo_two": "exchange",
        "solo_one": "exchange",
    }
    assert deal.contract is not None
    assert (contract, phases.get(contract, "announcements")) == (deal.contract.id, deal.phase)
    assert (None if contract == "klop" else A) == deal.declarer
    assert A == turn(deal)


@pytest.mark.parametrize(
    ("said", "legal"),
    [
        ("", up("solo_without") | {"pass"}),
        ("- solo_without", up("open_beggar") | {"pass"}),
        ("- - solo_without", up("solo_without") | {"pass"}),
        ("- - -", up("solo_without") | {"klop"}),
    ],
)
def test_compulsory_klop_hand(said: str, legal: set[str]) -> None:
    """SL-CK-01, SL-BID-02, SL-BID-06: klop, or solo without and higher."""
    assert legal == words(auction(said, carry=before(**COMPULSORY)))


def test_refusals_of_a_compulsory_klop_hand() -> None:
    """SL-CK-01: what is open to all is refused to B as to A; three is A's alone in any case."""
    carry = before(**COMPULSORY)
    for contract in ("two", "one", "solo_three", "solo_two", "solo_one", "beggar"):
        assert ("compulsory_klop", "SL-CK-01") == why(auction(carry=carry))[contract]
        assert ("compulsory_klop", "SL-CK-01") == why(auction("- - -", carry=carry))[contract]
    assert ("compulsory_klop", "SL-CK-01") == why(auction("- - -", carry=carry))["three"]


def test_naming_in_a_compulsory_klop_hand() -> None:
    """SL-BID-07: solo without or higher, as after any other auction."""
    assert up("solo_without") == words(auction("- solo_without - -", carry=before(**COMPULSORY)))


def test_only_the_one_who_is_asked_sees_what_may_be_said() -> None:
    """SL-INF-01: the others see whose turn it is, and what was said."""
    deal = auction("two")
    for seat in (A, B, D, None):
        seen = view(deal, seat)
        assert ((), (), C) == (seen.legal, seen.refused, seen.due)
        assert ((B, Bid("two")),) == seen.log
    assert up("one") | {"pass"} == {getattr(action, "contract", "pass") for action in view(deal, C).legal}
