"""What is remembered of words accepts the worlds in which the engine could say them all, and no others."""

from itertools import islice

import nets
import pytest
from ends import games
from lawful import begun, steps
from requires import require

from tarok import kernel
from tarok.cards.deck import ALONE, NONE, TAROKS, TRULA, Cards
from tarok.engine.actions import FACE_DOWN, Play
from tarok.engine.view import view
from tarok.games import GAMES
from tarok.worlds import known
from tarok.worlds.consistency import Consistency
from tarok.worlds.kernel_worlds import WorldSampler
from tarok.worlds.watched_piles import Notes, Pile

DRAWN = 40


@pytest.fixture(autouse=True)
def built():
    require("kernel", not kernel.missing())


def first_leads(game, deals):
    """Every seat's view of the first lead, in deals of every kind."""
    for deal, seats in islice(begun(game, 31, rare=True), deals):
        led = (now for now in steps(deal, seats) if now.due and isinstance(now.due.legal[0], Play))
        for now in islice(led, 1):
            yield from (view(now, seat) for seat in range(game.seats))


@pytest.mark.parametrize("game", nets.each(games()))
def test_what_is_remembered_is_what_the_engine_says(game):
    tried = 0
    for seen in first_leads(game, deals=3):
        if seen.called == FACE_DOWN:
            continue
        setting, ways = known(game, seen)
        native, consistency, dice = WorldSampler(setting, ways), Consistency(), 1
        for _ in range(DRAWN):
            spread, dice = native.drawn(dice)
            could = setting.begun(native.pack(spread, dice), spread) is not None
            assert could == consistency.agrees(setting, spread, dice)
            tried += 1
    assert tried


def test_the_engine_is_asked_once_for_worlds_that_are_alike(monkeypatch):
    """A hundred worlds of a Hungarian deal, and the engine has to say the words in less than a third."""
    game, asked = GAMES["illustrated"](), []
    say = Consistency._say_again
    monkeypatch.setattr(Consistency, "_say_again", lambda *args: asked.append(1) or say(*args))
    (seen, *_) = first_leads(game, deals=5)
    native, consistency, dice = WorldSampler(*known(game, seen)), Consistency(), 1
    for _ in range(100):
        _, dice = native.consistent(dice, consistency)
    assert 0 < len(asked) < 33


def test_what_was_drawn_is_not_asked_card_by_card(monkeypatch):
    """A hundred worlds of each view of six Romanian deals; for five of six no words are said once more."""
    game, asked = GAMES["romanian"](), []
    say = Consistency._say_again
    monkeypatch.setattr(Consistency, "_say_again", lambda *args: asked.append(1) or say(*args))
    for seen in islice(first_leads(game, deals=6), 6 * game.seats):
        native, consistency, dice = WorldSampler(*known(game, seen)), Consistency(), 1
        for _ in range(100):
            _, dice = native.consistent(dice, consistency)
    assert 6 * game.seats <= len(asked) < 400


@pytest.fixture
def pile():
    """A hand of the škis, the II and a king in one world; what it holds in others stands under its name."""
    return Pile.made(Cards.parse("Š II ♥K"), "hand", lambda held: held["hand"], Notes())


@pytest.mark.parametrize(
    ("ask", "here", "alike", "different"),
    [
        (lambda hand: bool(hand & TRULA), True, "I XX", "II XX"),
        (lambda hand: len(hand & TAROKS), 2, "III XX ♠K ♣K", "III"),
        (lambda hand: 33 in hand, True, "II", "I"),
        (lambda hand: 33 in hand | ALONE[34], True, "II", "III"),
        (lambda hand: hand & TRULA == Cards.parse("Š"), True, "II Š", "I Š"),
        (lambda hand: hand & TRULA != Cards.parse("Š"), False, "II Š", "I Š"),
        (lambda hand: (TAROKS - hand).bit_length(), 53, "Š", "XXI Š"),
        (lambda hand: bool(TRULA & hand - ALONE[53]), False, "Š", "I"),
        (max, 53, "♥K Š II", "Š II"),
        (hash, hash(Cards.parse("Š II ♥K")), "Š II ♥K", "Š II"),
        (lambda hand: hand >> 53 & 1, 1, "Š II ♥K", "Š II"),
    ],
)
def test_a_pile_notes_what_is_asked_of_it(pile, ask, here, alike, different):
    assert here == ask(pile)
    ((find, answer),) = pile.notes.paths[None].values()
    assert answer == find({"hand": Cards.parse("Š II ♥K")})
    assert answer == find({"hand": Cards.parse(alike)})
    assert answer != find({"hand": Cards.parse(different)})


def test_what_two_piles_hold_together_is_asked_of_both(pile):
    other = Pile.made(NONE, "laid", lambda held: held["laid"], pile.notes)
    assert 33 in pile | other
    ((find, answer),) = pile.notes.paths[None].values()
    assert answer == find({"hand": NONE, "laid": Cards.parse("II")})
    assert answer != find({"hand": NONE, "laid": Cards.parse("III")})
