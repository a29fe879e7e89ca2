"""Kernel and engine agree at every position in the play of the cards, in every game and house."""

import os
import random
from itertools import accumulate, islice

import nets
import pytest
from ends import ends, games
from lawful import begun, steps
from msgspec.structs import asdict, replace
from steered import steered

from tarok import kernel
from tarok.cards.deck import FACES, TRULA, Cards
from tarok.engine.actions import PLAY
from tarok.engine.deal import act, start
from tarok.engine.deal_types import Show
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.phases import position
from tarok.games import GAMES
from tarok.games.slovenian.tricks import free_as_a_bird
from tarok.kernel import pack


def free(game):
    """The same game, but the pagat is as free as a bird in every contract (SL-3P-11)."""
    return replace(game, contracts=tuple(map(free_as_a_bird, game.contracts)))


HOUSES = {
    "leads": GAMES["slovenian"](klop_mond_lead_ban=True, berac_skis_emperor=True),
    "colours": GAMES["slovenian"](colour_valat_suits_first=True, emperor_trick_order="pagat_last"),
    "free": free(GAMES["slovenian"]()),
    "free_in_order": free(GAMES["slovenian_3"](emperor_trick_order="pagat_last", klop_mond_lead_ban=True)),
}
"""Houses whose duties and tricks are their own."""
DEALS = int(os.environ.get("TAROK_LAW_DEALS", "800")) // 80


@pytest.mark.parametrize("game", nets.each(games()))
def test_kernel_and_engine_play_alike(game):
    for deal, seats in islice(begun(game, 1), DEALS):
        plays_alike(steps(deal, seats))


@pytest.mark.parametrize("game", nets.each(games() | HOUSES))
def test_they_do_in_every_contract_wherever_the_cards_lie(game):
    chance = random.Random(7)
    for contract in game.contracts:
        for _ in range(DEALS // 2):
            plays_alike(played(scattered(game, contract, chance), chance))


def scattered(game, contract, chance):
    """A deal that comes to the cards anyhow; as often as not škis, mond and pagat lie in three hands."""
    cards = chance.sample([*game.pack], len(game.pack))
    size = (len(cards) - 6) // game.seats
    if chance.random() < 0.5:
        cards = [card for card in cards if card not in TRULA]
        for seat, card in enumerate(chance.sample([*TRULA], 3)):
            cards.insert(seat * size, card)
    hands = [Cards.of(cards[seat * size : seat * size + size]) for seat in range(game.seats)]
    alone = {} if contract.aim is None else {"declarer": chance.randrange(game.seats)}
    talon = cards[game.seats * size :]
    return position(game, phase="trick", hands=hands, talon=talon, contract=contract.id, **alone)


def played(deal, chance):
    """The deal after each random card."""
    yield deal
    while deal.due:
        deal = act(deal, chance.choice(deal.due.legal))
        yield deal


@pytest.mark.parametrize("key", ["paskievics", "illustrated", "illustrated_54", "high"])
def test_they_do_whatever_is_promised(key):
    game = GAMES[key]()
    for row in game.bonuses:
        for over in islice(steered(game, row, 5) if row.promises else (), DEALS // 5):
            plays_alike(accumulate(over.log, lambda deal, said: act(deal, said[1]), initial=began(over)))


@pytest.mark.parametrize(("second", "winner"), [("♥Q", 0), ("II", 1)])
def test_the_talon_goes_with_a_called_king_that_lay_there(second, winner):
    """The declarer has taken ♥K from the talon; the other three cards go with its trick (SL-TAL-07)."""
    king = FACES.parse("♥K")
    deal = position(
        games()["slovenian"],
        phase="trick",
        hands=("♥K ♦4", f"{second} ♦3", "♠7 ♠8", "♣7 ♣8"),
        talon="III V X",
        contract="three",
        declarer=0,
        called=king,
        shown=(Show(ShowKind.TALON, FACES.parse_all("♥K ♣J ♣N III V X")),),
    )
    at = kernel.Position(pack(deal))
    for card in FACES.parse_all(f"♥K {second} ♠7 ♣7"):
        deal = act(deal, PLAY[card])
        at.play(card)

    assert Cards.parse(f"♥K {second} ♠7 ♣7 III V X") == at.won[winner] == deal.won[winner]


def began(over):
    return start(over.game, over.pack, over.carry)


def plays_alike(deals):
    """From the first card on, one position of the kernel goes on with the engine's deal, and back again."""
    at, passed = None, []
    for deal in deals:
        if deal.phase != "trick":
            continue
        if at is None:
            at = kernel.Position(pack(deal))
        elif deal.log[-1][1] in PLAY:
            at.play(deal.log[-1][1].card)
        assert sorted(action.card for action in deal.due.legal) == [*at.legal()]
        assert (deal.due.seat, deal.table, deal.hands) == (at.seat, at.table, at.hands)
        assert (deal.won, tuple(trick.winner for trick in deal.tricks)) == (at.won, at.winners)
        assert seen(at) == seen(kernel.Position(pack(deal)))
        passed.append(seen(at))
    for before in reversed(passed[:-1]):
        at.undo()
        assert before == seen(at)


def seen(at):
    return at.mask, at.seat, at.table, at.hands, at.won, at.winners, at.tricks, at.units


@pytest.mark.parametrize("game", nets.each(games()))
def test_kernel_and_engine_count_the_same_plays(game):
    for deal in ends(to_the_last_card(game), 2, deals=3):
        assert plays_of_engine(deal) == plays_of_kernel(kernel.Position(pack(deal)))


def to_the_last_card(game):
    """The same game, but no deal ends because it is decided."""
    if not hasattr(game.options, "early_termination"):
        return game
    return GAMES[game.key](**asdict(game.options) | {"early_termination": False})


def plays_of_engine(deal):
    if deal.phase == "conceding":
        return plays_of_engine(act(deal, deal.due.legal[0]))
    return sum(plays_of_engine(act(deal, action)) for action in deal.due.legal) if deal.due else 1


def plays_of_kernel(at):
    if at.over:
        return 1
    total = 0
    for card in at.legal():
        at.play(card)
        total += plays_of_kernel(at)
        at.undo()
    return total


def test_a_clone_goes_its_own_way():
    deal = next(ends(games()["slovenian"], 2, deals=1))
    one = kernel.Position(pack(deal))
    other = one.clone()
    other.play(other.legal()[0])

    assert (0, 1) == (len(one.table), len(other.table))


def test_what_is_not_legal_is_refused_and_changes_nothing():
    deal = next(ends(games()["slovenian"], 2, deals=1))
    at = kernel.Position(pack(deal))
    before = seen(at)
    for card in {*range(-1, 64)} - {*at.legal()}:
        with pytest.raises(ValueError, match=f"seat {at.seat} may not play card {card}$"):
            at.play(card)
    with pytest.raises(ValueError, match="no card has been played"):
        at.undo()

    assert before == seen(at)


def test_only_the_play_of_the_cards_is_packed():
    deal, _ = next(begun(games()["slovenian"], 1))
    with pytest.raises(ValueError, match="not in the play of the cards"):
        pack(deal)
