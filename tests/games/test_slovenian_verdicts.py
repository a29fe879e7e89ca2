"""How a played deal comes out: the mond, and the verdict on every bonus; chapters 10 and 13 of the book.

Unless a test says otherwise A is the declarer in two, B the partner with the called king of hearts.
"""

from typing import Any

import pytest
from games.play import card, cards, say, shown, trick, tricks
from games.table import A, B, C, D, scores, worth

from tarok.engine.deal import Deal
from tarok.engine.deal_types import Show, Stake, Trick
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.result import Feat
from tarok.engine.view import view

MADE, MISSED = True, False
BY_A = Trick(A, (24, 25, 26, 27), A)  # ♣7 ♣8 ♣9 ♣10
BY_C = Trick(C, (16, 17, 18, 19), C)  # ♠7 ♠8 ♠9 ♠10
GAME = Stake("game", A)


def last_trick(
    leader: int,
    played: str,
    contract: str = "two",
    *,
    won: tuple[str, str, str, str] = ("", "", "", ""),
    **fields: Any,
) -> Deal:
    """A deal that ends with this trick, after each side had taken one."""
    names = played.split()
    hands = [""] * 4
    for i, name in enumerate(names):
        hands[(leader + i) % 4] = name
    before = (BY_A, BY_C, Trick(leader, (), leader))
    piles = [cards(pile) for pile in won]
    piles[A] |= cards("♣7 ♣8 ♣9 ♣10")
    piles[C] |= cards("♠7 ♠8 ♠9 ♠10")
    if contract in {"three", "two", "one"}:
        fields = {"called": card("♥K"), "partner": B, **fields}
    deal = trick(contract, *hands, number=12, tricks=before, won=tuple(piles), **fields)
    deal = tricks(deal, played)
    assert "played" == deal.ended
    return deal


def feats(deal: Deal) -> set[tuple[str, int, bool]]:
    """What was made or missed, and by which side; of the mond, the seat that loses it."""
    return {
        (feat.what, feat.seat if feat.what == "mond" else deal.side(feat.seat), feat.made)
        for feat in deal.game.result(deal).feats
        if not feat.announced
    }


def announced(deal: Deal) -> dict[str, bool]:
    """What was announced, and whether it was made."""
    return {feat.what: feat.made for feat in deal.game.result(deal).feats if feat.announced}


LAST = [
    # leader, last trick, what it makes
    # king ultimo: by the king, by the partner's card, and lost
    ("king wins", C, "♥4 ♥3 ♥2 ♥K", {("king_ultimo", 0, MADE)}),
    ("partner wins with the king in it", B, "♥K ♥4 II III", {("king_ultimo", 0, MADE)}),
    ("defenders take the king", B, "♥K V ♥3 ♥2", {("king_ultimo", 0, MISSED)}),
    # pagat ultimo, of either side
    ("pagat of A wins", A, "I ♥4 ♥3 ♥2", {("pagat_ultimo", 0, MADE)}),
    ("partner beats the pagat", A, "I V ♥3 ♥4", {("pagat_ultimo", 0, MISSED)}),
    ("defenders beat the pagat", B, "I V ♥3 ♥4", {("pagat_ultimo", 0, MISSED)}),
    ("pagat of C wins", C, "I ♥4 ♥3 ♥2", {("pagat_ultimo", 1, MADE)}),
    ("SL-EX-11: D's pagat beaten by C", D, "I ♥4 ♥3 II", {("pagat_ultimo", 1, MISSED)}),
    ("A beats the pagat of D", D, "I II ♥3 ♥4", {("pagat_ultimo", 1, MISSED)}),
    # both in one trick
    ("both by A and B", A, "I ♥K ♥3 ♥4", {("pagat_ultimo", 0, MADE), ("king_ultimo", 0, MADE)}),
    ("pagat of C takes the king", C, "I ♥3 ♥4 ♥K", {("pagat_ultimo", 1, MADE), ("king_ultimo", 0, MISSED)}),
    (
        "A beats C's pagat and saves the king",
        C,
        "I ♥3 II ♥K",
        {("pagat_ultimo", 1, MISSED), ("king_ultimo", 0, MADE)},
    ),
    # nothing
    ("nothing", A, "V ♥3 ♥4 ♦K", set()),
    # the mond: caught by an opponent, by the partner, and with the pagat alone
    ("D catches the mond of A", A, "XXI ♥4 ♥3 Š", {("mond", A, MISSED)}),
    ("B catches the mond of A", A, "XXI Š ♥3 ♥4", {("mond", A, MISSED)}),
    ("A catches the mond of C", A, "Š ♥4 XXI ♥3", {("mond", C, MISSED)}),
    ("C catches the mond of D", C, "Š XXI ♥3 ♥4", {("mond", D, MISSED)}),
    ("mond and pagat", A, "XXI ♥4 I ♥3", {("pagat_ultimo", 1, MISSED)}),
    # the emperor trick: the pagat wins, the mond is lost, and the three of them make the trula
    (
        "SL-EX-31: B's pagat wins",
        C,
        "Š II XXI I",
        {("pagat_ultimo", 0, MADE), ("mond", A, MISSED), ("trula", 0, MADE)},
    ),
    (
        "D's pagat wins",
        A,
        "Š ♥4 XXI I",
        {("pagat_ultimo", 1, MADE), ("mond", C, MISSED), ("trula", 1, MADE)},
    ),
]


@pytest.mark.parametrize(
    ("leader", "played", "expected"), [pytest.param(*row, id=name) for name, *row in LAST]
)
def test_last_trick(leader: int, played: str, expected: set[tuple[str, int, bool]]) -> None:
    """SL-BON-03, SL-BON-04, SL-BON-07, SL-BON-12, SL-PLAY-04, SL-PLAY-06."""
    assert expected == feats(last_trick(leader, played))


def test_emperor_trick_brings_the_trula_too() -> None:
    """SL-EX-31 counts the pagat and the mond; by SL-BON-01 the trula lies in that trick as well: 10 more."""
    deal = last_trick(C, "Š II XXI I", "three", won=("♥K ♦K ♠K ♥Q ♦Q ♠Q", "", "♣K", ""))
    result = deal.game.result(deal)
    # A: ♣7 ♣8 ♣9 ♣10 and three kings, three queens, 4 + 15 + 12 = 31; B: Š II XXI I, 16; 14 cards: 47 - 9
    assert (38,) == result.points
    assert (10 + 5 + 25 + 10 - 20, 10 + 5 + 25 + 10, 0, 0) == scores(result)


@pytest.mark.parametrize("king", ["♦K", "♠K", "♣K"])
def test_other_kings_in_the_last_trick(king: str) -> None:
    """SL-BON-03: only the called king counts."""
    assert set() == feats(last_trick(A, f"V ♥3 ♥4 {king}"))


@pytest.mark.parametrize(
    ("won", "expected"),
    [
        (("Š XXI", "I", "", ""), {("trula", 0, MADE)}),
        (("Š", "XXI", "I", ""), set()),
        (("", "", "Š I", "XXI"), {("trula", 1, MADE)}),
        (("♥K ♠K", "♦K ♣K", "", ""), {("kings", 0, MADE)}),
        (("♥K", "♠K ♦K", "♣K", ""), set()),
        (("", "", "♥K ♠K ♦K ♣K", ""), {("kings", 1, MADE)}),
        (("Š XXI I", "♥K ♠K ♦K ♣K", "", ""), {("trula", 0, MADE), ("kings", 0, MADE)}),
        (("Š XXI I", "", "♥K ♠K", "♦K ♣K"), {("trula", 0, MADE), ("kings", 1, MADE)}),
    ],
)
def test_trula_and_kings(won: tuple[str, str, str, str], expected: set[tuple[str, int, bool]]) -> None:
    """SL-BON-01, SL-BON-02, SL-BON-13, SL-BON-08: in a side's pile, whenever they were played."""
    assert expected == feats(last_trick(A, "V ♥3 ♥4 ♥2", won=won))


def test_rest_of_the_talon_counts_for_the_defenders() -> None:
    """SL-BON-06, SL-TAL-06, SL-CNT-05: a king or the pagat that was not taken; A has 4 + 1 tarok, 5 pips."""
    deal = last_trick(A, "V ♥3 ♥4 ♥2", won=("", "", "♥K ♦K ♣K Š", "XXI"), talon="♠K I ♦4 ♦3")
    assert {("kings", 1, MADE), ("trula", 1, MADE)} == feats(deal)
    # 8 cards of A's: 8 - 2 x 2 - 1
    assert (3,) == deal.game.result(deal).points


def test_pile_of_the_declarers_side() -> None:
    """SL-CNT-05, SL-TAL-03: both partners' tricks and what was laid away."""
    laid = (cards("♥Q ♦Q"), cards(""), cards(""), cards(""))
    deal = last_trick(A, "V ♥3 ♥4 ♥2", won=("♦K", "♣K ♣Q", "♠K", ""), laid=laid)
    # A: eight pips and taroks 8, ♦K 5, laid 4 + 4; B: 5 + 4; 13 cards: 30 - 8 - 1
    assert (21,) == deal.game.result(deal).points


def test_talon_of_solo_without_counts_for_the_defenders() -> None:
    """SL-CNT-05, SL-PLAY-07, SL-INF-01: unseen to the end; a mond in it costs nothing."""
    won = ("♥K ♦K ♣K ♥Q ♦Q ♣Q ♠Q", "", "Š", "")
    deal = last_trick(A, "V ♥3 ♥4 ♥2", "solo_without", won=won, talon="XXI I ♠K ♦4 ♦3 ♦2")
    assert [] == shown(deal, "talon")
    result = deal.game.result(deal)
    # 8 for eight cards worth 1, 15 for three kings, 16 for four queens; 15 cards: 39 - 10
    assert ((29,), False, ()) == (result.points, result.made, result.feats)


def test_mond_of_solo_without_is_caught() -> None:
    """SL-PLAY-06: A pays for it; cf. SL-EX-22."""
    deal = last_trick(A, "XXI ♥3 Š ♥2", "solo_without")
    assert {("mond", A, MISSED)} == feats(deal)


@pytest.mark.parametrize("contract", ["beggar", "open_beggar", "valat_without", "colour_valat"])
def test_no_mond_is_caught_in_the_other_contracts(contract: str) -> None:
    """SL-PLAY-06: in the beggars and the valats; nor is anything else made there (SL-CON-02)."""
    deal = tricks(trick(contract, "XXI", "♥3", "Š", "♥2", number=12), "XXI ♥3 Š ♥2")
    assert () == deal.game.result(deal).feats


def test_no_mond_is_caught_in_a_klop() -> None:
    """SL-KLOP-07."""
    deal = tricks(trick("klop", "XXI", "♥3", "Š", "♥2", number=12), "XXI ♥3 Š ♥2")
    assert () == deal.game.result(deal).feats


SIX = "♥1 ♦4 ♠K ♦3 XXI ♦2"
TURNED_UP = (Show(ShowKind.TALON, tuple(card(name) for name in SIX.split())),)


@pytest.mark.parametrize(
    ("won", "talon", "expected"),
    [
        # left lying: A pays
        (("", "", "", ""), "♦3 XXI ♦2 ♦4", {("mond", A, MISSED)}),
        # taken, and played to a trick
        (("XXI", "", "", ""), "♠K ♦3 ♥1 ♦4", set()),
        (("", "", "XXI", ""), "♠K ♦3 ♥1 ♦4", {("mond", A, MISSED)}),
    ],
    ids=["left", "won back with the called king", "lost with the called king"],
)
def test_mond_in_the_talon(won: tuple[str, ...], talon: str, expected: set[tuple[str, int, bool]]) -> None:
    """SL-PLAY-07, SL-EX-28, SL-EX-29: A pays for it unless A wins it back with the called king."""
    deal = last_trick(A, "V ♥3 ♥4 ♥2", won=won, talon=talon, shown=TURNED_UP, partner=None, called=card("♠K"))
    assert expected == feats(deal)


def test_mond_from_the_talon_is_safe_when_it_is_played() -> None:
    """SL-PLAY-07, SL-PLAY-06: A took it, and wins the last trick with it; or loses it to the škis."""
    taken = {"talon": "♥1 ♦4 ♠K ♦3", "shown": TURNED_UP}
    assert set() == feats(last_trick(A, "XXI ♥3 ♥4 V", **taken))
    assert {("mond", A, MISSED)} == feats(last_trick(A, "XXI ♥3 Š V", **taken))


VERDICTS = [
    # who announced what, leader and last trick, piles before it, made or not
    ("trula", B, A, "V ♥3 ♥4 ♥2", ("Š XXI", "I", "", ""), MADE),
    ("trula", A, A, "V ♥3 ♥4 ♥2", ("Š XXI", "", "I", ""), MISSED),
    ("trula", C, A, "V ♥3 ♥4 ♥2", ("", "", "Š XXI", "I"), MADE),
    ("kings", D, A, "V ♥3 ♥4 ♥2", ("♥K", "", "♦K ♠K ♣K", ""), MISSED),
    ("kings", A, C, "♥4 ♥3 ♥2 ♥K", ("♠K ♣K", "♦K", "", ""), MADE),
    ("king_ultimo", B, C, "♥4 ♥3 ♥2 ♥K", ("", "", "", ""), MADE),
    ("king_ultimo", B, B, "♥K V ♥3 ♥2", ("", "", "", ""), MISSED),
    ("king_ultimo", B, A, "V ♥3 ♥4 ♥2", ("♥K", "", "", ""), MISSED),  # it was played earlier
    ("pagat_ultimo", A, A, "I ♥4 ♥3 ♥2", ("", "", "", ""), MADE),
    ("pagat_ultimo", A, A, "I II ♥3 ♥2", ("", "", "", ""), MISSED),
    ("pagat_ultimo", C, A, "V ♥3 ♥4 ♥2", ("", "", "I", ""), MISSED),
    ("pagat_ultimo", C, C, "I ♥4 ♥3 ♥2", ("", "", "", ""), MADE),
    (
        "pagat_ultimo",
        D,
        C,
        "I ♥4 ♥3 ♥2",
        ("", "", "", ""),
        MADE,
    ),  # without the option: D has it by C
    ("pagat_ultimo", A, C, "I ♥4 ♥3 ♥2", ("", "", "", ""), MISSED),  # A's side does not have it
    ("king_ultimo", D, C, "♥4 ♥3 ♥2 ♥K", ("", "", "", ""), MISSED),
    ("valat", A, A, "V ♥3 ♥4 ♥2", ("", "", "", ""), MISSED),
]


@pytest.mark.parametrize(("bonus", "seat", "leader", "played", "won", "made"), VERDICTS)
def test_announced(
    bonus: str, seat: int, leader: int, played: str, won: tuple[str, str, str, str], made: bool
) -> None:
    """SL-BON-01 to SL-BON-05, SL-BON-09, SL-BON-10: made, or lost; and never counted silently beside it."""
    deal = last_trick(leader, played, won=won, stakes=(GAME, Stake(bonus, seat)))
    assert {bonus: made} == announced(deal)
    assert not [1 for what, side, _ in feats(deal) if (what, side) == (bonus, deal.side(seat))]


def test_repeated_announcement_is_void() -> None:
    """SL-ANN-05: B's trula counts, with its kontra; A's repetition does nothing."""
    stakes = (GAME, Stake("trula", B, 1), Stake("trula", A))
    deal = last_trick(A, "V ♥3 ♥4 ♥2", won=("Š XXI", "I", "", ""), stakes=stakes)
    assert (Feat(what="trula", seat=B, announced=True, doubled=1),) == deal.game.result(deal).feats


def test_both_sides_announced_the_same() -> None:
    """SL-ANN-06: A's kings are made, and C's missed."""
    stakes = (GAME, Stake("kings", A), Stake("kings", C, 2))
    deal = last_trick(A, "V ♥3 ♥4 ♥2", won=("♥K ♠K", "♦K ♣K", "", ""), stakes=stakes)
    expected = {
        Feat(what="kings", seat=A, announced=True),
        Feat(what="kings", seat=C, made=False, announced=True, doubled=2),
    }
    assert expected == set(deal.game.result(deal).feats)


@pytest.mark.parametrize(
    ("stake", "leader", "played", "brings"),
    [
        # A announced what C makes: -50, and not -50 - 25; D announced what B makes: +20, and not +20 + 10
        (Stake("pagat_ultimo", A), C, "I ♥4 ♥3 ♥2", -50),
        (Stake("king_ultimo", D), C, "♥4 ♥3 ♥2 ♥K", 20),
    ],
)
def test_ultimo_that_the_other_side_makes(stake: Stake, leader: int, played: str, brings: int) -> None:
    """SL-BON-11, SL-BON-09, SL-ANN-07: without the option; only the failed announcement counts."""
    result = (deal := last_trick(leader, played, stakes=(GAME, stake))).game.result(deal)
    assert (brings, brings, 0, 0) == worth(stake.what, result)


def test_all_tricks_are_a_silent_valat() -> None:
    """SL-BON-05, SL-SCO-05: of the declarer's side, and of the defenders."""
    known = {"called": card("♥K"), "partner": B}
    hands = ("XX ♥4", "XIX ♥K", "♥3 ♦4", "♥2 ♦3")
    deal = tricks(trick("two", *hands, number=11, **known), "XX XIX ♥3 ♥2", "♥4 ♥K ♦4 ♦3")
    # the king in the last trick is dropped with everything else
    assert (250, 250, 0, 0) == scores(deal.game.result(deal))
    hands = ("♥3 ♦4", "♥2 ♦3", "XX XVIII", "♥K XIX")
    deal = tricks(trick("two", *hands, number=11, called=card("♥K")), "♥3 ♥2 XX ♥K", "XVIII XIX ♦4 ♦3")
    assert (-250, 0, 0, 0) == scores(deal.game.result(deal))


def test_skis_of_the_deal() -> None:
    """SL-SES-01, SL-SES-02: who was dealt it, whoever won it; and nobody, if it lay in the talon."""
    deal = last_trick(A, "V ♥3 Š ♥2")
    assert C == deal.game.result(deal).skis
    talon = (Show(ShowKind.TALON, (card("Š"), card("♦4"))),)
    assert deal.game.result(last_trick(A, "Š ♥3 ♥4 ♥2", shown=talon)).skis is None


def test_kontra_of_the_game_is_in_the_result() -> None:
    """SL-KON-02: how often the game was doubled."""
    deal = last_trick(A, "V ♥3 ♥4 ♥2", stakes=(Stake("game", A, 3),))
    assert 3 == deal.game.result(deal).doubled


def test_sides_are_shown_when_the_deal_is_over() -> None:
    """SL-INF-01: the count has to be shown; and nothing can be said any more."""
    deal = last_trick(A, "V ♥3 ♥4 ♥2")
    assert deal.due is None
    for viewer in (A, B, C, D, None):
        seen = view(deal, viewer)
        assert (0, 0, 1, 1) == seen.sides
        assert seen.over is not None
        assert (B, deal.laid, deal.won) == (seen.over.partner, seen.over.laid, seen.over.won)
    with pytest.raises(ValueError, match="over"):
        say(deal, "pass")
