"""Observations: what a view holds, by hand, and nothing that it does not hold."""

import hashlib
import random
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from houses import variations
from lawful import begun, steps
from nets import deals, each, houses

from tarok.engine.deal import act, start
from tarok.engine.result import Carry
from tarok.engine.view import view
from tarok.envs.observation import action_mask, layout, observe
from tarok.envs.planes import PLANES
from tarok.envs.vocabulary import vocabulary
from tarok.games import GAMES
from tarok.notation import hear
from tarok.worlds import worlds

PAGE = Path(__file__).parents[2] / "docs/environments.md"
FROZEN = {
    "slovenian": (2886, "6928e4b724993cbe"),
    "slovenian_3": (2289, "5e77608417ff31cd"),
    "slovenian_5": (2894, "50abba7a8cf08261"),
    "romanian": (2990, "2896c86077ef0912"),
    "taper": (2382, "8918fca9b9a703bd"),
    "czech_american": (3022, "df49944c0bbf0820"),
    "paskievics": (2892, "6645fa8f7f2c01f8"),
    "illustrated": (3180, "a1b2401178cb3c41"),
    "illustrated_54": (3252, "5fbb289dc0170203"),
    "high": (3756, "e259ab9af087a0b8"),
}
"""How many numbers an observation has, and a fingerprint of what they stand for."""
SLOVENIAN = GAMES["slovenian"]()
TALON = "♥4 ♥3 ♥2 ♥1 ♦4 ♦3"
HANDS = (
    "♥K ♥Q ♥N ♥J ♠7 ♠8 I II III IIII V VI",
    "♦K ♦Q ♦N ♦J ♣7 ♣8 VII VIII IX X XI Š",
    "♠K ♠Q ♠N ♠J ♠9 ♠10 XII XIII XIV XV XVI XVII",
    "♣K ♣Q ♣N ♣J ♣9 ♣10 ♦2 ♦1 XVIII XIX XX XXI",
)
SAID = """knock, pick 1, place first, pass, pass, pass, bid two, call ♠K, take 2, lay ♥N, lay ♥J"""


def after(words, carry=None):
    """The deal of these hands after these words."""
    faces = SLOVENIAN.faces
    deal = start(SLOVENIAN, faces.parse_all(" ".join((TALON, *HANDS))), carry)
    for word in words.split(", "):
        deal = act(deal, hear(word, faces))
    return deal


def seen(deal, seat):
    """What is not 0 in each plane, by the labels of its axes."""
    plan = layout(deal.game)
    planes = plan.split(observe(deal.game, view(deal, seat)))
    return {
        plane.name: filled(planes[plane.name], [plan.axes[axis] for axis in plane.axes]) for plane in PLANES
    }


def filled(plane, axes):
    return {
        tuple(labels[i] for labels, i in zip(axes, place, strict=True)): round(float(plane[tuple(place)]), 4)
        for place in np.argwhere(plane)
    }


def cards(text, *before):
    return {(*before, card): 1.0 for card in text.split()}


def test_the_planes_of_v0_are_frozen():
    assert {key: (layout(make()).size, fingerprint(layout(make()))) for key, make in GAMES.items()} == FROZEN


def fingerprint(plan):
    axes = [(plane.name, axis) for plane in PLANES for axis in plane.axes]
    labels = [f"{name} {axis} {label}" for name, axis in axes for label in plan.axes[axis]]
    return hashlib.sha256("\n".join(labels).encode()).hexdigest()[:16]


def test_the_page_has_the_planes_and_the_vocabularies():
    page = PAGE.read_text("utf-8")
    rows = [
        f"| `{plane.name}` | {' × '.join(plane.axes)} | {plane.meaning.replace('|', chr(92) + '|')} |"
        for plane in PLANES
    ]
    assert "\n".join(rows) in page
    for key, make in GAMES.items():
        words = vocabulary(make())
        assert f"| `{key}` | {len(words)} | {FROZEN[key][0]:,} | `{words.fingerprint}` |\n" in page


def test_what_a_defender_sees_in_the_second_trick():
    """Seat 1 sees the place of everybody counted from itself: seat 2 is +1, seat 3 is +2, seat 0 is +3."""
    carry = Carry(dealer=1, totals=(-30, 100, 0, 5), marks={"radli": (0, 1, 0, 3), "hands": (7,)})
    tricks = "pass, pass, pass, pass, play ♥K, play VII, play XII, play XVIII, play ♦1, play II"
    now = seen(after(f"{SAID}, {tricks}", carry), 1)
    assert now == {
        "hand": cards("♦K ♦Q ♦N ♦J ♣7 ♣8 VIII IX X XI Š"),
        "laid": {},
        "seen": {},
        "held": {("+0",): 0.2037, ("+1",): 0.2037, ("+2",): 0.1852, ("+3",): 0.1852},  # 11 and 10 of 54
        "shown": {("talon", card): round(k / 6, 4) for k, card in enumerate(TALON.split(), start=1)},
        "table": cards("♦1", "+2") | cards("II", "+3"),
        "played": cards("♥K", "+3") | cards("VII", "+0") | cards("XII", "+1") | cards("XVIII", "+2"),
        "taken": cards("♥K VII XII XVIII", "+2"),
        "trick": dict.fromkeys(cards("♥K VII XII XVIII"), 0.0833),  # the first of twelve
        "called": cards("♠K"),
        "leader": cards("+2"),
        "due": cards("+0"),
        "declarer": cards("+3"),
        "sides": {("+0", "against"): 1, ("+3", "with the declarer"): 1},  # one of the others has the ♠K
        "seat": {("1",): 1},
        "phase": {("trick",): 1},
        "contract": {("two",): 1},
        "stakes": {("game", "+3"): 0.5},
        "facts": {("part", "+3"): 1},
        "values": {("part", "+3"): 0.1667},  # part 2: 2 / 12
        "said": {
            ("+2", "pass"): 1,
            ("+1", "pass"): 0.5,
            ("+0", "pass"): 0.3333,
            ("+3", "pass"): 0.25,
            ("+3", "take 2"): 0.2,
            ("+3", "call ♠K"): 0.1667,
            ("+3", "bid two"): 0.1429,  # three passes before it are said again later
            ("+3", "place first"): 0.0909,
            ("+3", "pick 1"): 0.0833,
            ("+0", "knock"): 0.0769,
        },
        # the place after the dealer's is that of seat 0: seat 1 has place 3
        "totals": {("+0",): 0.0476, ("+1",): -0.2308, ("+2",): 0.5},  # 5 / 105, -30 / 130, 100 / 200
        "marks": {
            ("radli", "+0"): 0.75,
            ("radli", "+2"): 0.5,
            **{("hands", f"+{turn}"): 0.875 for turn in range(4)},
        },
    }


def test_a_defender_who_can_follow_suit_may_play_that_suit():
    deal = after(f"{SAID}, pass, pass, pass, pass, play ♥K, play VII, play XII, play XVIII, play ♦1, play II")
    words = vocabulary(SLOVENIAN).words
    assert {words[i] for i in np.flatnonzero(action_mask(SLOVENIAN, view(deal, 1)))} == {
        "play ♦K",
        "play ♦Q",
        "play ♦N",
        "play ♦J",
    }
    assert not action_mask(SLOVENIAN, view(deal, 0)).any()


def test_what_the_declarer_has_laid_away_only_they_see():
    deal = after(SAID)
    assert seen(deal, 0)["laid"] == cards("♥N ♥J")
    for seat in (1, 2, 3):
        labels = {label for plane in seen(deal, seat).values() for place in plane for label in place}
        assert not {"♥N", "♥J"} & labels


def test_a_kontra_counts_among_the_stakes():
    now = seen(after(f"{SAID}, announce trula, pass, kontra game 0, kontra trula 0, pass"), 2)
    assert now["stakes"] == {("game", "+2"): 0.6667, ("trula", "+2"): 0.6667}  # seat 0, doubled once: 2 / 3


def test_whoever_waits_stands_behind_those_who_play():
    game = GAMES["slovenian_5"]()
    deal = start(game, [*game.pack], Carry(dealer=4, totals=(100, 0, 0, 0, -100)))
    assert seen(deal, 1)["totals"] == {("+3",): 0.5, ("+4",): -0.5}  # place 0 plays before, place 4 deals


def test_an_onlooker_sees_no_hand():
    now = seen(after(SAID), None)
    assert now["hand"] == now["laid"] == now["seat"] == {}
    assert now["declarer"] == cards("+0")


@pytest.mark.parametrize("game", each(houses()))
@pytest.mark.parametrize("number", deals(2, 60, long=4))
def test_observations_are_equal_in_all_worlds_of_a_view(game, number):
    chance, others = random.Random(8), 0
    for deal, seats in islice(begun(game, 77, rare=True), number):
        moments = [now for now in steps(deal, seats) if now.due]
        for turn, now in enumerate(chance.choices(moments, k=6)):
            for seat in (now.due.seat, chance.randrange(game.seats)):
                here = view(now, seat)
                bits = observe(game, here).tobytes(), action_mask(game, here).tobytes()
                for world in worlds(game, here, 2, seed=turn):
                    there = view(world, seat)
                    assert bits == (observe(game, there).tobytes(), action_mask(game, there).tobytes())
                    others += world.hands != now.hands
    assert others > number


@pytest.mark.parametrize("game", each(houses()))
def test_all_numbers_lie_between_minus_one_and_one(game):
    for deal, seats in islice(begun(game, 5, rare=True), 6):
        for now in steps(deal, seats):
            for seat in (*range(game.seats), None):
                numbers = observe(game, view(now, seat))
                assert numbers.dtype == np.float32
                assert np.abs(numbers).max() <= 1


@pytest.mark.long
@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_every_view_has_its_numbers_whatever_the_house_rules(make):
    for name, value in variations(make):
        game = make(**{name: value})
        for deal, seats in islice(begun(game, 9, rare=True), 2):
            for now in steps(deal, seats):
                assert np.abs(observe(game, view(now, now.due.seat if now.due else 0))).max() <= 1


def test_another_shape_is_no_observation():
    with pytest.raises(ValueError, match=r"^an observation of slovenian has the shape \(2886,\), not"):
        layout(SLOVENIAN).split(np.zeros(3, np.float32))
