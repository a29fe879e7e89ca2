"""How the play ends, and the vitamins of a klop: chapters 10 and 12 of the book."""

import pytest
from games.play import card, cards, shown, trick, tricks, turn
from games.table import A, B, C, D, scores

from tarok.engine.deal import Deal
from tarok.engine.deal_types import Fact, Stake
from tarok.engine.fact_kinds import FactKind

LOST = [
    # contract, hands of two cards, the trick that decides it
    ("beggar", ("♥K ♥4", "♥Q ♥3", "♥J ♥2", "♥N ♥1"), "♥K ♥Q ♥J ♥N"),
    ("open_beggar", ("♥K ♥4", "♥Q ♥3", "♥J ♥2", "♥N ♥1"), "♥K ♥Q ♥J ♥N"),
    ("colour_valat", ("♥Q ♥4", "♥K ♥3", "♥J ♥2", "♥N ♥1"), "♥Q ♥K ♥J ♥N"),
    ("colour_valat_without", ("♥Q ♥4", "♥K ♥3", "♥J ♥2", "♥N ♥1"), "♥Q ♥K ♥J ♥N"),
    ("valat_without", ("♥K ♥4", "V ♥3", "♥J ♥2", "♥N ♥1"), "♥K ♥3 ♥J ♥N"),
]


@pytest.mark.parametrize(("contract", "hands", "played"), LOST[:-1])
def test_flat_contract_ends_when_it_is_decided(contract: str, hands: tuple[str, ...], played: str) -> None:
    """SL-END-01, SL-CON-04: after the first of two tricks; with `early_termination` off it is played out."""
    deal = tricks(trick(contract, *hands, number=11), played)
    assert ("decided", None) == (deal.ended, deal.due)
    long = tricks(trick(contract, *hands, number=11, options={"early_termination": False}), played)
    assert ("", 1) == (long.ended, len(long.tricks))
    while turn(long) is not None:
        long = tricks(long, _any(long))
    assert "played" == long.ended
    assert scores(deal.game.result(deal)) == scores(long.game.result(long))
    assert -long.game.contract(contract).value == scores(long.game.result(long))[A]


def test_valat_without_ends_when_a_defender_takes_a_trick() -> None:
    """SL-EX-50, SL-END-01, SL-PLAY-03: B, without hearts, takes A's king with the V."""
    hands = ("♥K ♥4", "V ♦3", "♥J ♥2", "♥N ♥1")
    deal = tricks(trick("valat_without", *hands, number=11), "♥K V ♥J ♥N")
    assert "decided" == deal.ended
    assert (-500, 0, 0, 0) == scores(deal.game.result(deal))


@pytest.mark.parametrize(
    ("contract", "hands", "played", "value"),
    [
        ("beggar", ("♥4", "♥3", "♥2", "♥1"), "♥4 ♥3 ♥2 ♥1", 70),
        ("open_beggar", ("♥4", "♥3", "♥2", "♥1"), "♥4 ♥3 ♥2 ♥1", 90),
        ("colour_valat", ("♥4", "Š", "XXI", "I"), "♥4 Š XXI I", 125),
        ("colour_valat_without", ("II", "♥3", "♥2", "♥1"), "II ♥3 ♥2 ♥1", 125),
        ("valat_without", ("II", "♥3", "♥2", "♥1"), "II ♥3 ♥2 ♥1", 500),
        ("beggar", ("♥K", "♥3", "♥2", "♥1"), "♥K ♥3 ♥2 ♥1", -70),
        ("open_beggar", ("♥K", "♥3", "♥2", "♥1"), "♥K ♥3 ♥2 ♥1", -90),
        ("colour_valat", ("♥4", "♥3", "♥2", "♥1"), "♥4 ♥3 ♥2 ♥1", -125),
        ("colour_valat_without", ("II", "Š", "♥2", "♥1"), "II Š ♥2 ♥1", -125),
        ("valat_without", ("♥4", "II", "♥2", "♥1"), "♥4 II ♥2 ♥1", -500),
    ],
)
def test_goal_of_a_flat_contract(contract: str, hands: tuple[str, ...], played: str, value: int) -> None:
    """SL-CON-04, SL-CON-03, SL-END-01: reached or missed in the last trick, which ends the play as ever."""
    deal = tricks(trick(contract, *hands, number=12), played)
    assert "played" == deal.ended
    assert (value, 0, 0, 0) == scores(deal.game.result(deal))


@pytest.mark.parametrize(
    ("contract", "stake", "facts", "ended"),
    [
        ("solo_two", Stake("valat", A), (), "decided"),
        ("solo_two", Stake("valat", C), (), ""),
        ("solo_two", Stake("trula", A), (), ""),
        ("two", Stake("valat", A), (), ""),
        ("two", Stake("valat", A), (Fact(FactKind.DEFENDER, C),), "decided"),
        ("two", Stake("valat", A), (Fact(FactKind.DEFENDER, D),), ""),
    ],
    ids=["failed", "C's own", "no valat", "C's side unknown", "C's side known", "D's side known"],
)
def test_announced_valat_that_has_failed(
    contract: str, stake: Stake, facts: tuple[Fact, ...], ended: str
) -> None:
    """SL-END-02, SL-END-05: C took the first of two tricks; it ends if all can see that C is a foe."""
    hands = ("♥Q ♥4", "♥J ♥3", "♥K ♥2", "♥N ♥1")
    known = {"stakes": (stake,), "facts": facts}
    if contract == "two":
        known = {"called": card("♣K"), "partner": B, **known}
    deal = tricks(trick(contract, *hands, number=11, **known), "♥Q ♥J ♥K ♥N")
    assert ended == deal.ended
    if ended:
        assert -500 == scores(deal.game.result(deal))[A]


@pytest.mark.parametrize("early", [True, False])
@pytest.mark.parametrize(
    ("said_by", "hands", "rows", "score"),
    [
        (C, ("♥K ♠K", "♥Q ♠7", "♥J ♠8", "♥N ♠9"), ("♥K ♥Q ♥J ♥N", "♠K ♠7 ♠8 ♠9"), 500),
        (A, ("♥Q ♠7", "♥K ♠K", "♥J ♠8", "♥N ♠9"), ("♥Q ♥K ♥J ♥N", "♠K ♠8 ♠9 ♠7"), -500),
    ],
    ids=["defenders", "declarer"],
)
def test_failed_valat_of_a_side_that_took_nothing(
    said_by: int, hands: tuple[str, ...], rows: tuple[str, ...], score: int, early: bool
) -> None:
    """SL-END-02, SL-SCO-05, SL-BON-11: the announced valat is lost, and is no silent valat of the others."""
    known = {"stakes": (Stake("valat", said_by, 1),), "options": {"early_termination": early}}
    deal = trick("solo_one", *hands, number=11, **known)
    for row in rows:
        deal = deal if deal.ended else tricks(deal, row)
    assert ("decided" if early else "played") == deal.ended
    assert (2 * score, 0, 0, 0) == scores(deal.game.result(deal))


def test_twelve_tricks() -> None:
    """SL-END-01: and no more."""
    assert 12 == [phase.__name__ for phase in trick("two", "♥4", "♥3", "♥2", "♥1").game.phases].count("trick")


def test_vitamins() -> None:
    """SL-KLOP-02, SL-INF-01: a talon card after each of six tricks, to its winner, for all to see."""
    hands = (
        "♥K ♦K ♠K ♣K ♥Q ♦Q ♠Q",
        "♥4 ♦4 ♠7 ♣7 ♥1 ♦J ♠J",
        "♥3 ♦3 ♠8 ♣8 ♥J ♦1 ♠N",
        "♥2 ♦2 ♠9 ♣9 ♥N ♦N ♠10",
    )
    talon = "XX Š II ♣N ♣Q I"
    deal = trick("klop", *hands, talon=talon)
    rows = ("♥K ♥4 ♥3 ♥2", "♦K ♦4 ♦3 ♦2", "♠K ♠7 ♠8 ♠9", "♣K ♣7 ♣8 ♣9", "♥Q ♥1 ♥J ♥N", "♦Q ♦J ♦1 ♦N")
    for number, row in enumerate(rows, start=1):
        deal = tricks(deal, row)
        turned = [show.cards for show in shown(deal, "vitamin", D)]
        assert [(card(name),) for name in talon.split()[:number]] == turned
        assert 5 * number == len(deal.won[A])
    deal = tricks(deal, "♠Q ♠J ♠N ♠10")
    assert ((), 34) == (deal.talon, len(deal.won[A]))
    assert 6 == len(shown(deal, "vitamin"))


def test_vitamin_does_not_change_who_wins() -> None:
    """SL-KLOP-02: C takes the trick, gets the škis, and leads."""
    deal = trick("klop", "♥4 ♦4", "♥3 ♦3", "♥K ♦2", "♥2 ♦1", talon="Š XXI I II III IIII")
    deal = tricks(deal, "♥4 ♥3 ♥K ♥2")
    assert (C, cards("♥4 ♥3 ♥K ♥2 Š")) == (turn(deal), deal.won[C])


def test_points_of_a_klop() -> None:
    """SL-KLOP-02, SL-CNT-01: each pile with its vitamins, counted for itself."""
    won = (cards("♥K ♥Q ♥4"), cards("♣K"), cards("Š ♦4 ♦3 ♦2"), cards(""))
    deal = tricks(trick("klop", "♠7", "♠8", "♠9", "♠10", number=12, won=won), "♠7 ♠8 ♠9 ♠10")
    # 10 - 2; 5 - 1; 8 - 2 - 1; 4 - 2 - 1
    assert (8, 4, 5, 1) == deal.game.result(deal).points


def _any(deal: Deal) -> str:
    """The name of some card that may be played."""
    assert deal.due is not None
    return deal.game.faces.names[deal.due.legal[0].card]
