"""How many auctions there are: by hand, and by a state machine written from the clauses."""

from itertools import product

import pytest
from games.hungarian import at

from tarok.engine.perft import perft


def rules(hands, *, any_honour):
    """Count the auctions of four hands by the state machine of the book, written once more.

    A hand is a set of the cards that matter.  The state: the highest level, its owner, whether it is held,
    who has bid, who has passed, and whether a cue bid was made.
    """

    def options(state, seat):
        high, owner, held, made, passed, cue = state
        hand = hands[seat]
        honours, big = hand & {"Š", "XXI", "I"}, hand & {"Š", "XXI"}
        last = high < 0 and len(passed) == 3
        if not honours:
            return [None, *([0, 1, 2] if last else [])]
        holds = high >= 0 and seat in made and owner != seat and not held
        least = 0 if high < 0 else high if holds else high + 1
        result = [] if holds and high == 1 and not ("XX" in hand and big) else [None]
        enough = honours if any_honour else big
        for level in range(least, 4):
            jump = level - least
            others = [p for p in range(4) if p != seat and p not in passed]
            answer = level < 3 or any(p in made for p in others)
            free = jump == 0 or cue or last or not (answer and others) or jump == 3
            shown = {1: "XIX", 2: "XVIII"}.get(jump)
            if free or (enough and shown in hand):
                result.append(level)
        return result

    def count(state, seat):
        high, owner, held, made, passed, cue = state
        left = [p for p in range(4) if p not in passed and p != owner]
        if not left or (high == 3 and (held or not any(p in made for p in left))):
            return 1
        if seat in passed:
            return count(state, (seat + 1) % 4)
        total = 0
        for level in options(state, seat):
            if level is None:
                then = (high, owner, held, made, passed | {seat}, cue)
            else:
                holds = level == high
                least = (
                    0
                    if high < 0
                    else high
                    if high >= 0 and seat in made and owner != seat and not held
                    else high + 1
                )
                others = [p for p in range(4) if p != seat and p not in passed]
                answer = level < 3 or any(p in made for p in others)
                last = high < 0 and len(passed) == 3
                free = level == least or cue or last or not (answer and others) or level - least == 3
                then = (level, seat, holds, made | {seat}, passed, cue or not free)
            total += count(then, (seat + 1) % 4)
        return total

    return count((-1, None, False, frozenset(), frozenset(), False), 0)


def test_short_auctions_counted_by_hand():
    """Nobody but A has an honour, the pagat: pass and then the trial bids of D, three, or solo.

    A passes, B and C must: D passes, or tries three, two or one: 4.  A bids three: B, C and D pass: 1.
    Solo: 1.  Together 6.
    """
    assert 6 == perft(at("auction", "I", "♥K", "♦K", "♠K"), "auction")
    assert 6 == rules([{"I"}, set(), set(), set()], any_honour=False)


def test_auctions_of_two_counted_by_hand():
    """A has the škis, B the XXI, nothing else; solo ends it at once wherever it is free.

    A solo: 1.  A passes: B passes: 4 (as above); B three: 1; B solo: 1; that is 6.
    A three, B passes: 1.  A three, B two (one and solo would be cue bids), C and D pass; A must hold (A has
    no XX), and cannot jump. B passes: 1; B goes on to one; solo would be a cue bid, since A could hold it.
    Then A passes: 1, or holds one: B passes: 1, or goes on to solo (no jump): A passes or holds: 2; or A goes
    on to solo, a jump over the hold: a cue bid that A cannot make.  So after one: 1 + 1 + 2 = 4; after
    two: 1 + 4.
    Together 1 + 6 + 1 + 5 = 13.
    """
    assert 13 == perft(at("auction", "Š", "XXI", "♦K", "♠K"), "auction")
    assert 13 == rules([{"Š"}, {"XXI"}, set(), set()], any_honour=False)


KINDS = ("", "I", "XXI XX", "Š XIX", "I XVIII XIX", "Š XX XVIII")


@pytest.mark.parametrize("key", ["paskievics", "illustrated"])
def test_all_auctions_of_many_hands(key):
    """Two formulations of the rules agree on how many auctions there are."""
    compared = 0
    for kinds in product(KINDS, repeat=4):
        cards = " ".join(kinds).split()
        if len(set(cards)) < len(cards) or len(cards) > 8:
            continue
        expected = rules([set(kind.split()) for kind in kinds], any_honour=key == "paskievics")
        assert expected == perft(at("auction", *kinds, key=key), "auction"), kinds
        compared += 1
    assert compared > 10
