"""The tables of Romanian tarok and taper, row by row, as the book has them."""

import pytest
from games.romanian import at, cards, romanian, taper

from tarok.cards.deck import MOND, PAGAT, SKIS
from tarok.engine.deal_types import Stake, Verdict

UNU = [(f"unu_{level}", 3, 1) for level in (1, 2, 3)]  # RO-BID-01, RO-PAY-01
DOI = [(f"doi_{level}", 2, 2) for level in (1, 2, 3)]
TREI = [(f"trei_{level}", 1, 3) for level in (1, 2, 3)]  # RO-TAP-05, RO-TAP-07
SOLO = [("solo", 8, 0)]

PLAIN = {
    # RO-BON-01 … RO-BON-07: silent and announced
    "trula": (1, 2),
    "kings": (1, 2),
    "mond_caught": (1, 2),
    "valat": (8, 16),
    "pagat_ultimo": (1, 7),
}
IN_SOLO = {"trula": (2, 4), "kings": (2, 4), "mond_caught": (2, 4), "valat": (32, 64), "pagat_ultimo": (2, 9)}
OF_KING = {"king_caught": (1, 2), "king_left": (2, 0), "king_ultimo": (1, 2)}
OF_KING_IN_SOLO = {"king_caught": (2, 4), "king_left": (2, 0), "king_ultimo": (2, 4)}
EIGHT = {"taroks_8": (0, 1), "taroks_9": (0, 2), "taroks_10": (0, 3)}  # RO-DEC-01
TEN = {"taroks_10": (0, 1), "taroks_11": (0, 2), "taroks_12": (0, 3)}  # RO-TAP-09
GAMES = {
    "romanian": (romanian(), [*DOI, *UNU, *SOLO], EIGHT | OF_KING | PLAIN, EIGHT | OF_KING_IN_SOLO | IN_SOLO),
    "taper": (taper(), [*TREI, *DOI, *UNU, *SOLO], TEN | PLAIN, TEN | IN_SOLO),
}
every_game = pytest.mark.parametrize(("game", "rows", "plain", "solo"), GAMES.values(), ids=GAMES)


@every_game
def test_contracts(game, rows, plain, solo):
    """RO-BID-01, RO-TAP-02, RO-TAP-05, RO-PLAY-01: forehand leads, and in taper nobody is called."""
    played = [row for row in game.contracts if row.aim]
    assert rows == [(row.id, row.value, row.talon) for row in played]
    assert {(game.key == "romanian", False, True, True)} == {
        (row.calls, row.declarer_leads, row.hides_talon, row.counts) for row in played
    }


@every_game
def test_duties(game, rows, plain, solo):
    """RO-PLAY-02: to follow suit, or to play a tarok, whatever is played."""
    assert {("follow_suit", "play_tarok")} == {
        tuple(duty.id for duty in row.duties) for row in game.contracts
    }


@every_game
def test_bonuses(game, rows, plain, solo):
    """RO-BON-01, RO-KIT-02, RO-DEC-01, RO-TAP-08, RO-TAP-09: in each contract; in michi-michi none."""
    for row in game.contracts:
        expected = solo if row.id == "solo" else plain if row.aim else {}
        assert expected == {bonus.id: (bonus.silent, bonus.announced) for bonus in row.bonuses}, row.id


def test_michi_michi():
    """RO-MIC-01: everybody alone, and one point a trick."""
    row = romanian().contract("michi_michi")
    assert (1, None, False, False, 0) == (row.value, row.aim, row.counts, row.calls, row.talon)


@every_game
def test_the_skis_wins(game, rows, plain, solo):
    """RO-CARD-05: whatever lies with it, in every contract."""
    assert {SKIS} == {row.beats((PAGAT, MOND, SKIS)) for row in game.contracts}
    assert {7} == {row.beats((7, 3, 31)) for row in game.contracts}


FIVES = "♥K ♦K ♠K ♣K I XXI Š"  # 7 x 5 less 2 each three: 91 thirds


@every_game
def test_aims(game, rows, plain, solo):
    """RO-CNT-04, RO-CNT-03: 107 thirds are 35 and two cards; in taper 101 are 33 and two."""
    made = {"romanian": f"{FIVES} ♥Q ♥J XX XIX", "taper": f"{FIVES} ♥Q"}[game.key]
    missed = {"romanian": f"{FIVES} ♥Q ♥J XX", "taper": f"{FIVES} ♥N XX XIX"}[game.key]
    for row in game.contracts:
        for pile, verdict in ((made, Verdict.MADE), (missed, Verdict.MISSED)):
            if row.aim:
                won = (cards(pile), *[cards("")] * (game.seats - 1))
                bare = [""] * game.seats
                over = at(
                    "trick",
                    game=game,
                    hands=bare,
                    talon="",
                    contract=row.id,
                    declarer=0,
                    won=won,
                    ended="played",
                )
                assert verdict is row.aim(over, 0), row.id


def test_the_bonuses_of_taper_are_judged_like_those_of_four():
    """RO-TAP-02, RO-TAP-08: the same rows, but for the called king's, and for other numbers of taroks."""
    ours = [row for row in romanian().bonuses if row.id not in {*OF_KING, *EIGHT}]
    assert ours == [row for row in taper().bonuses if row.id not in TEN]


@every_game
def test_declarations_are_judged_by_who_said_them(game, rows, plain, solo):
    """RO-DEC-01, RO-TAP-09: made for the side that has declared, nothing for the other."""
    for row in game.bonuses:
        if row.id in EIGHT | TEN:
            hands, stakes = [""] * game.seats, (Stake(row.id, 1),)
            deal = at("trick", game=game, hands=hands, talon="", contract="doi_1", declarer=0, stakes=stakes)
            assert (Verdict.IDLE, Verdict.MADE) == (row.judge(deal, 0), row.judge(deal, 1)), row.id
