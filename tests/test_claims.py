"""The rest is mine: what is proved from one view comes true in every world, however the others play."""

import random
from collections.abc import Iterator
from itertools import islice

import nets
import pytest
from lawful import begun, steps
from msgspec.structs import replace

from tarok.cards.deck import FACES, Cards
from tarok.claims import Doubt, Proof, claim
from tarok.engine.actions import PLAY
from tarok.engine.deal import Deal, act
from tarok.engine.phases import position
from tarok.engine.view import paid, view
from tarok.games import GAMES
from tarok.notation import read
from tarok.server.table.consequences import entailed
from tarok.server.table.events import Claimed, Opened
from tarok.server.table.reducer import apply_event, fold
from tarok.worlds import worlds

WORLDS, PLAYS = 3, 3


def lines(deal: Deal) -> list[str]:
    return sorted(str((line.what, line.deltas, line.pot)) for line in paid(deal))


def played_out(deal: Deal, seat: int, proof: Proof, chance: random.Random) -> Deal:
    """Return the deal when the claimer plays as said, and the others anyhow."""
    left = list(proof.order)
    while deal.due:
        if deal.due.seat == seat:
            card = next(card for card in left if PLAY[card] in deal.due.legal)
            left.remove(card)
            deal = act(deal, PLAY[card])
        else:
            deal = act(deal, chance.choice(deal.due.legal))
    return deal


def proved(key: str, deals: int) -> Iterator[tuple[Deal, bool, Proof]]:
    """Claims that are proved, in the second half of deals."""
    game = GAMES[key]()
    for deal, seats in islice(begun(game, 31), deals):
        for now in steps(deal, seats):
            if now.phase != "trick" or now.due is None or len(now.hands[now.due.seat]) > 7:
                continue
            for wins in (True, False):
                found = claim(game, view(now, now.due.seat), wins=wins)
                if isinstance(found, Proof):
                    yield now, wins, found


def check(now: Deal, found: Proof, chance: random.Random, *, wins: bool) -> None:
    """What was claimed comes true in this deal and in others, and pays the same however it is played."""
    assert now.due is not None
    seat = now.due.seat
    for world in (now, *worlds(now.game, view(now, seat), WORLDS, seed=chance.randrange(1000))):
        ends = [played_out(world, seat, found, chance) for _ in range(PLAYS)]
        rest = [trick for end in ends for trick in end.tricks[len(now.tricks) :]]
        assert {wins} == {trick.winner == seat for trick in rest}
        assert 1 == len({str(lines(end)) for end in ends})


@pytest.mark.parametrize("deals", nets.deals(10, 150))
@pytest.mark.parametrize("key", GAMES)
def test_a_claim_that_is_proved_comes_true_in_every_world_and_pays_the_same(key, deals):
    """SL-END-03, RO-END-02: in every world that agrees with what the claimer sees."""
    chance, number = random.Random(5), 0
    for now, wins, found in proved(key, deals):
        number += 1
        check(now, found, chance, wins=wins)
    assert number


@pytest.mark.parametrize("deals", nets.deals(10, 60))
@pytest.mark.parametrize("key", GAMES)
def test_a_table_books_what_would_have_been_booked_if_it_had_been_played_out(key, deals):
    """SL-END-04, RO-END-02: the rest follows by itself, bonuses of the last trick included."""
    chance = random.Random(7)
    table = fold("t", [Opened(key, {}, ("rule",) * GAMES[key]().places)], GAMES)
    for now, wins, found in proved(key, deals):
        seat = now.due.seat
        at_table = apply_event(dealt(table, now), Claimed(seat, wins, found.order))
        while not at_table.over:
            at_table = apply_event(at_table, entailed(at_table))
        assert lines(played_out(now, seat, found, chance)) == lines(at_table.playing)
        assert wins == (at_table.playing.tricks[-1].winner == seat)


def dealt(table, deal):
    """The table, if this deal has come so far there."""
    return replace(table, deal=deal, settled=False)


def named(found: Proof | Doubt) -> str:
    """A proof by its order, a doubt by its cards, in words."""
    cards = found.order if isinstance(found, Proof) else found.cards
    return f"{type(found).__name__}: {' '.join(FACES.names[card] for card in cards)}"


def claimed(text: str, *, wins: bool = True) -> str:
    deal = read(text)
    return named(claim(deal.game, view(deal, deal.due.seat), wins=wins))


# Seat 3 has the highest taroks, and XI or the pagat.  Seat 0 leads to the first trick.
SIDE = """\
game: slovenian
dealer: 3
hand 0: ♥K ♥Q ♥N ♥2 III IIII V VI ♦K ♦Q ♦N ♦2
hand 1: ♦1 ♦3 ♦4 {one} VII VIII IX ♠7 ♠K ♠Q ♠N ♠J
hand 2: ♠10 ♠9 ♠8 X ♣K ♣Q ♣N ♣J ♣10 ♣9 ♣8 ♣7
hand 3: Š XXI XX XIX XVIII XVII XVI XV XIV XIII XII {last}
talon: ♥J ♦J II ♥1 ♥3 ♥4
1: pass, 2: pass, 3: bid two, 0: pass
3: choose two, call ♥K, take 1, lay ♥J, lay ♦J
3: pass, 0: pass, 1: pass
2: pass
"""
PAGAT_OUT, PAGAT_MINE = SIDE.format(one="I", last="XI"), SIDE.format(one="XI", last="I")
FOUR_TRICKS = """\
trick 2: 3 XXI IIII VII ♣7
trick 3: 3 XX V VIII ♣8
trick 4: 3 XIX VI IX ♣9
"""


def test_a_pagat_or_a_called_king_that_is_out_may_come_to_the_last_trick():
    """SL-BON-03, SL-BON-04: no card beats those of the claimer, but the two ultimos are open."""
    assert "Doubt: ♥K I" == claimed(PAGAT_OUT + "trick 1: 0 III VII X\n")
    assert "Doubt: ♥K" == claimed(PAGAT_OUT + "trick 1: 0 III I X\n")


def test_when_pagat_and_king_have_come_all_is_decided():
    after_five = "trick 1: 0 III I X Š\n" + FOUR_TRICKS + "trick 5: 3 XVIII ♥K ♠7 ♣10\n"
    assert "Proof: XVII XVI XV XIV XIII XII XI" == claimed(PAGAT_OUT + after_five)


def test_the_claimers_own_pagat_is_kept_for_the_last_trick():
    """SL-BON-04: seat 3 leads six taroks and then the pagat; XI fell to the first trick, X with it."""
    after_five = "trick 1: 0 III XI X Š\n" + FOUR_TRICKS + "trick 5: 3 XVIII ♥K ♠7 ♣10\n"
    assert "Proof: XVII XVI XV XIV XIII XII I" == claimed(PAGAT_MINE + after_five)


SOLO = """\
game: slovenian
dealer: 3
hand 0: ♥K ♥Q ♥N {other} III IIII V VI ♦K ♦Q ♦N ♦J
hand 1: ♦1 ♦2 ♦3 ♦4 VII VIII IX ♠7 ♠K ♠Q ♠N ♠J
hand 2: ♠10 ♠9 ♠8 X ♣K ♣Q ♣N ♣J ♣10 ♣9 ♣8 ♣7
hand 3: {own} XX XIX XVIII XVII XVI XV XIV XIII XII XI
talon: I II ♥1 ♥2 ♥3 ♥4
1: pass, 2: pass, 3: bid solo_without, 0: pass
3: choose solo_without
3: pass, 0: pass, 1: pass
2: pass
"""


def test_the_highest_taroks_take_all():
    assert "Proof: Š XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI" == claimed(
        SOLO.format(other="♥J", own="Š XXI")
    )


def test_a_higher_tarok_or_a_higher_card_of_the_suit_is_out():
    """Seat 3 has the ♥J instead of the škis: it beats XXI at once, and the ♥J falls to three hearts."""
    assert "Doubt: ♥N ♥Q ♥K Š" == claimed(SOLO.format(other="Š", own="♥J XXI"))


def test_pagat_and_mond_together_are_the_emperor_trick():
    """SL-PLAY-04: if both come to the škis, the pagat wins; the XXI alone can only come to that trick."""
    assert "Doubt: ♥N ♥Q ♥K I XXI" == claimed(SOLO.format(other="XXI", own="♥J Š"))


def test_the_mond_that_follows_makes_the_pagat_emperor():
    """SL-PLAY-04: the pagat was led, the claimer covers it with the škis; whoever adds the XXI crowns it."""
    game = GAMES["slovenian"]()
    hands = ("I", "Š", "XXI", "V")
    deal = position(game, phase="trick", hands=hands, contract="two", declarer=3, nth=11)
    deal = act(deal, PLAY[FACES.parse("I")])
    assert Doubt(Cards.parse("XXI")) == claim(game, view(deal, 1), wins=True)


def test_in_the_middle_of_a_trick_the_card_on_the_table_may_stand_in_the_way():
    """Seat 1 must follow the ♥Q with the ♥1: neither is the trick theirs, nor may they trump it."""
    game = GAMES["slovenian"]()
    hands = ("♥Q", "♥1", "VII", "♥J")
    deal = position(game, phase="trick", hands=hands, contract="two", declarer=3, nth=11)
    deal = act(deal, PLAY[FACES.parse("♥Q")])
    found = claim(game, view(deal, 1), wins=True)
    assert Doubt(Cards.parse("♥Q")) == found


# Seat 3 has the lowest hearts, diamonds and spades, and one tarok that is led and lost.
BEGGAR = """\
game: slovenian
dealer: 3
hand 0: ♥K ♥Q ♥N ♥J I ♠10 III IIII V VI VII VIII
hand 1: ♦K ♦Q ♦N ♦J IX X XI XII XIII XIV XV ♣7
hand 2: ♠K ♠Q ♠N ♠J ♣K ♣Q ♣N ♣J ♣10 ♣9 ♣8 XVI
hand 3: ♥4 ♥3 ♥2 ♥1 ♦4 ♦3 ♦2 ♦1 ♠7 ♠8 {low} II
talon: {talon} XVII XVIII XIX XX XXI
1: pass, 2: pass, 3: bid beggar, 0: pass
3: choose beggar
3: pass, 0: pass, 1: pass
2: pass
trick 1: 3 II III IX XVI
trick 2: 2 {led}
"""


def test_no_trick_of_a_beggar_is_won_where_all_other_cards_are_higher():
    """SL-NEG-01: whatever suit is led, somebody leads a higher card of it, or one that seat 3 has not."""
    own = "♥4 ♥3 ♥2 ♥1 ♦4 ♦3 ♦2 ♦1 ♠7 ♠8 ♠9"
    text = BEGGAR.format(low="♠9", talon="Š", led="♠K")
    assert f"Proof: {own}" == claimed(text, wins=False)
    deal = read(text)
    check(deal, claim(deal.game, view(deal, 3), wins=False), random.Random(1), wins=False)


def test_a_lower_card_of_a_suit_may_be_led_to_a_beggar():
    """The ♠9 lies in the talon for all that seat 3 knows, or not: led to the ♠10, it loses."""
    text = BEGGAR.replace("I ♠10 III", "I Š III").format(low="♠10", talon="♠9", led="♠K")
    assert "Doubt: ♠9" == claimed(text, wins=False)


LOW = """\
game: slovenian
dealer: 3
hand 0: I II III IIII V VI VII ♦Q ♦K ♠7 ♠8 ♣8
hand 1: VIII IX X XI XII XIII ♠9 ♠10 ♠J ♠N ♣9 ♣10
hand 2: XIV XV XVI XVII XVIII XIX ♠Q ♠K ♣J ♣N ♣Q ♣K
hand 3: Š XXI XX ♥4 ♥3 ♥2 ♥1 ♦4 ♦3 ♦2 ♦1 ♣7
talon: ♥J ♥N ♥Q ♥K ♦J ♦N
1: pass, 2: pass, 3: bid solo_without, 0: pass
3: choose solo_without
3: pass, 0: pass, 1: pass
2: pass
trick 1: 3 Š II VIII XIV
trick 2: 3 XXI III IX XV
trick 3: 3 XX IIII X XVI
"""


def test_whoever_will_win_none_leads_a_card_that_somebody_must_beat():
    """Seven clubs are out, and six cards lie in the talon: all four hearts do, so the ♥4 would win."""
    assert "Proof: ♣7 ♥4 ♥3 ♥2 ♥1 ♦4 ♦3 ♦2 ♦1" == claimed(LOW, wins=False)
    deal = read(LOW)
    check(deal, claim(deal.game, view(deal, 3), wins=False), random.Random(1), wins=False)
