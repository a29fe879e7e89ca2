"""Let our bots play OpenSpiel's `tarok` against OpenSpiel's bots, in OpenSpiel's rules.

They differ from ours: nothing is announced, and the count is wrong in three places (see `returns`).  So the
game is one of ours with other phases, which is nowhere but here; what a deal pays is OpenSpiel's own count.

Ctrl+C ends it after the deals that are done.

Example: python benchmarks/openspiel.py --player rule --against mcts --simulations 1000 --deals 100
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

import pyspiel
from msgspec.structs import replace

from tarok.arena.boards import Times
from tarok.arena.figures import fixed, pace
from tarok.bots import PLAYERS
from tarok.cards.deck import ALONE, FIVES, MOND, PAGAT, SKIS, TAROKS, Card, Cards
from tarok.engine.actions import LAY, PASS, PLAY, Action, Bid, Call, Choose, Lay, Play, Seat, Take
from tarok.engine.bonuses import owner
from tarok.engine.deal import Deal, Duty, Game, act, start
from tarok.engine.deal_types import Stake
from tarok.engine.duties import OVERTAKE
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.phases import Script, ask, script
from tarok.engine.result import Carry
from tarok.engine.stakes import GAME, alone
from tarok.engine.view import view
from tarok.games import GAMES
from tarok.games.slovenian.auction import auction
from tarok.games.slovenian.play import Between

KEYS: Final = {3: "slovenian_3", 4: "slovenian"}
HOUSE: Final[dict[int, dict[str, object]]] = {
    3: {"three_player_solo_without": True, "three_player_high_bids": True},
    4: {},
}
CONTRACTS: Final = (
    "klop three two one solo_three solo_two solo_one beggar solo_without open_beggar"
    " colour_valat_without valat_without"
).split()
"""OpenSpiel's bids from 1 on; 0 is a pass."""
UNPAID: Final = frozenset({"trula", "kings"})
"""Bonuses that OpenSpiel does not pay, or for other cards than the kings."""
TALON: Final = 6
PLAIN, TRUMPS = 32, 22
"""How many cards of suits there are, which come first with us, and of taroks, which do with them."""

SUITS: Final = tuple(Cards.of(range(low, low + 8)) for low in range(0, PLAIN, 8))
LIKE: Final = (*(suit for suit in SUITS for _ in suit), *[TAROKS] * TRUMPS)
"""The cards of the same suit, or the taroks, of each card."""

State: TypeAlias = Any
"""A state of OpenSpiel, a module without types."""
Bot: TypeAlias = Callable[[State, Deal], int]
"""Says what to do: an action of OpenSpiel."""


# The rules.


def game_for(players: int) -> Game:
    """Return OpenSpiel's tarok for this number of players, as one of our games.

    It is thought in with our count, less the bonuses that are not paid: bots estimate by that.
    """
    game = GAMES[KEYS[players]](**HOUSE[players], difference_rounding=1, mond_penalty=20)
    old = {phase.__name__: phase for phase in game.phases}
    begin = (
        dealing,
        auction(first=1, unbid=("klop", "three"), klop_if_all_pass=False, raise_after=True),
        *((old["call_king"],) if players == 4 else ()),
        exchange,
        silence,
    )
    after = OnlyIfItWins(early_termination=True, mond_counts=False)
    contracts = tuple(
        replace(
            row,
            bonuses=tuple(bonus for bonus in row.bonuses if bonus.id not in UNPAID),
            duties=tuple(OUTRANK if duty is OVERTAKE else duty for duty in row.duties),
        )
        for row in game.contracts
    )
    return replace(game, phases=(*begin, *(old["trick"], after) * (48 // players)), contracts=contracts)


def dealing(deal: Deal, said: tuple[Action, ...]) -> Deal:
    """Deal the talon, then whole hands: nobody is asked."""
    deal = deal.set_out(deal.stock[:TALON])
    size = len(deal.stock) // deal.game.seats
    for seat in deal.game.order(0):
        deal = deal.draw(seat, deal.stock[:size])
    return deal


def outranking(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return the cards that are higher than all of their kind, even where the pagat is to win the trick.

    On the škis and the mond the pagat must come, whatever was led.
    """
    table = deal.table
    if not table or allowed - TAROKS - LIKE[table[0]]:
        return allowed
    if {MOND, SKIS} <= {*table} and PAGAT in deal.hands[seat]:
        return ALONE[PAGAT]
    kind = LIKE[max(allowed)]
    trumped = kind != TAROKS and Cards.of(table) & TAROKS
    lowest = max(Cards.of(table) & kind, default=-1)
    return allowed if trumped else Cards.of(card for card in allowed if card > lowest)


OUTRANK: Final = Duty("outrank", OVERTAKE.clause, outranking, OVERTAKE.owed)
"""What OpenSpiel makes of the duty to overtake; to the kernel it is ours, which differs in few tricks."""


@script
def exchange(deal: Deal) -> Script:
    """Take a part of the talon, and lay no tarok away while something else may go."""
    declarer, size = deal.declarer, deal.playing.talon
    if declarer is None or not size:
        return deal
    deal = deal.with_show(ShowKind.TALON, deal.talon)
    if deal.called in deal.talon:
        deal = alone(deal, declarer)
    parts = [deal.talon[i : i + size] for i in range(0, len(deal.talon), size)]
    taken = yield from ask(deal, declarer, [Take(number) for number in range(1, len(parts) + 1)])
    deal = deal.draw(declarer, parts[taken.part - 1]).with_fact(FactKind.PART, declarer, taken.part)
    for _ in range(size):
        free = deal.hands[declarer] - FIVES
        said = yield from ask(deal, declarer, [LAY[card] for card in free - TAROKS or free])
        deal = deal.lay(declarer, said.card)
        if said.card in TAROKS:
            deal = deal.with_show(ShowKind.LAID, (said.card,), declarer)
    return deal


def silence(deal: Deal, said: tuple[Action, ...]) -> Deal:
    """Announce nothing, and double nothing."""
    return deal if deal.declarer is None else deal.replace(stakes=(Stake(GAME, deal.declarer),))


class OnlyIfItWins(Between, frozen=True):
    """As between our tricks, but the talon goes with a called king only if that wins the trick."""

    def __call__(self, deal: Deal, said: tuple[Action, ...], /) -> Deal:
        trick = deal.tricks[-1]
        if deal.called in trick.cards and deal.playing.beats(trick.cards) != deal.called:
            return super().__call__(deal.replace(called=None), said).replace(called=deal.called)
        return super().__call__(deal, said)


# The count.


def returns(deal: Deal) -> list[int]:
    """Return what OpenSpiel pays, mistakes included.

    Kings are paid to a side whose pile has four cards, whichever they are, and a trula never; a valat is a
    pile of 48 cards, with what was laid away; and defenders get nothing, whatever they do.
    """
    assert deal.contract is not None
    seats, name = range(deal.game.seats), deal.contract.id
    paid = [0] * deal.game.seats
    lost = _mond_lost_by(deal)
    if lost is not None:
        paid[lost] -= 20
    piles = [[*deal.won[seat], *deal.laid[seat]] for seat in seats]
    if deal.declarer is None:
        return [sum(pair) for pair in zip(paid, _klop(deal.game, piles), strict=True)]
    side = {deal.declarer, deal.partner} - {None}
    ours = [card for seat in seats if seat in side for card in piles[seat]]
    theirs = [card for seat in seats if seat not in side for card in piles[seat]]
    if deal.contract.talon:
        score = _with_talon(deal, ours, theirs)
    else:
        made = {
            "beggar": not ours,
            "open_beggar": not ours,
            "solo_without": card_points(deal.game, ours) > 35,
        }.get(name, len(ours) == 48)
        score, side = (deal.contract.value if made else -deal.contract.value), {deal.declarer}
    return [points + score * (seat in side) for seat, points in enumerate(paid)]


def card_points(game: Game, cards: Sequence[Card]) -> int:
    """Return the card points: two thirds less for each card, rounded in the end."""
    thirds = sum(3 * game.worth[card] - 2 for card in cards)
    return (2 * thirds + 3) // 6


def _klop(game: Game, piles: Sequence[Sequence[Card]]) -> list[int]:
    points = [card_points(game, pile) for pile in piles]
    scores = [-70 if each > 35 else 70 if each == 0 else -each for each in points]
    return [score * (abs(score) == 70) for score in scores] if 70 in map(abs, scores) else scores


def _with_talon(deal: Deal, ours: Sequence[Card], theirs: Sequence[Card]) -> int:
    assert deal.contract is not None
    if 48 in (len(ours), len(theirs)):
        return 250 if len(ours) == 48 else -250
    points = card_points(deal.game, ours)
    score = points - 35 + (deal.contract.value if points > 35 else -deal.contract.value)
    if 4 in (len(ours), len(theirs)):
        score += 10 if len(ours) == 4 else -10
    last = deal.tricks[-1]
    king = deal.called is not None and deal.called in deal.turned_up(ShowKind.TALON)
    gift = _left_in_talon(deal) if king and deal.playing.beats(last.cards) == deal.called else ()
    end = (*last.cards, *gift)[-deal.game.seats :]
    ultimo = 10 if deal.called in end else 25 if PAGAT in end else 0
    return score + (ultimo if deal.side(last.winner) == 0 else -ultimo)


def _left_in_talon(deal: Deal) -> tuple[Card, ...]:
    """Return what the declarer has left in the talon, in its order."""
    assert deal.declarer is not None
    talon = next(show.cards for show in deal.shown if show.what == ShowKind.TALON)
    size = deal.playing.talon
    part = next(said.part for _, said in deal.log if isinstance(said, Take))
    return tuple(card for number, card in enumerate(talon) if number // size != part - 1)


def _mond_lost_by(deal: Deal) -> int | None:
    """Return who has lost the mond: to the škis or the pagat, or, a declarer, in the talon."""
    if not deal.playing.counts or deal.declarer is None:
        return None
    caught = [trick.player(MOND) for trick in deal.tricks if {MOND, SKIS} <= {*trick.cards}]
    left = MOND in deal.turned_up(ShowKind.TALON) - deal.won[deal.declarer] and owner(deal, MOND) is None
    return caught[0] if caught else deal.declarer if left else None


# The same deal on both sides.


def ours(card: int) -> Card:
    """Return our number of a card of OpenSpiel."""
    return card + PLAIN if card < TRUMPS else card - TRUMPS


def theirs(card: Card) -> int:
    """Return OpenSpiel's number of a card of ours."""
    return card - PLAIN if card >= PLAIN else card + TRUMPS


def dealt(state: State, game: Game) -> Deal:
    """Return our deal of the cards of a state at its first bid."""
    piles = [state.talon(), *(state.player_cards(seat) for seat in range(game.seats))]
    pack = [ours(card) for pile in piles for card in pile]
    return start(game, pack, Carry(dealer=game.places - 1, totals=(0,) * game.places))


def heard(deal: Deal, action: int) -> Action:
    """Return our action for one of OpenSpiel, in this deal."""
    if deal.phase == "auction":
        chooses = deal.due is not None and isinstance(deal.due.legal[0], Choose)
        bid = Choose if chooses else Bid
        return bid(CONTRACTS[action - 1]) if action else PASS
    if deal.phase == "exchange":
        parts = deal.due is not None and isinstance(deal.due.legal[0], Take)
        return Take(action + 1) if parts else LAY[ours(action)]
    return Call(ours(action)) if deal.phase == "call_king" else PLAY[ours(action)]


def told(action: Action) -> int:
    """Return OpenSpiel's number of an action of ours."""
    match action:
        case Bid(contract) | Choose(contract):
            return CONTRACTS.index(contract) + 1
        case Take(part):
            return part - 1
        case Call(card) | Lay(card) | Play(card):
            return theirs(card)
    return 0


def silent(state: State, deal: Deal) -> bool:
    """Whether OpenSpiel asks what we do not: whether the highest bid of all stands."""
    return deal.phase != "auction" and "BIDDING" in str(state.current_game_phase()).upper()


def states(players: int, seed: int) -> Iterator[State]:
    """Deals of OpenSpiel without end, each at its first bid."""
    game = pyspiel.load_game("tarok", {"players": players, "rng_seed": seed})
    while True:
        state = game.new_initial_state()
        state.apply_action(0)
        yield state


def play_out(state: State, game: Game, bots: Sequence[Bot]) -> Deal:
    """Let the bots play a deal of OpenSpiel from its first bid to its end, and return it as ours."""
    deal = dealt(state, game)
    while not state.is_terminal():
        if silent(state, deal):
            (action,) = state.legal_actions()
        else:
            action = bots[state.current_player()](state, deal)
            deal = act(deal, heard(deal, action))
        state.apply_action(action)
    return deal


# The players.


def of_ours(name: str, game: Game, seed: int) -> Bot:
    """Return one of our bots; it sees its view alone."""
    player = PLAYERS[name](game, seed)
    return lambda _, deal: told(player(view(deal, deal.due.seat)))


def of_openspiel(name: str, state: State, seed: int, simulations: int, explores: float) -> Bot:
    """Return one of OpenSpiel's: `mcts`, which sees all cards, or `random`."""
    if name == "random":
        chance = random.Random(seed)
        return lambda state, _: chance.choice(state.legal_actions())
    memory, proves, talks = 1000, False, False
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(state.get_game(), rollouts, explores, simulations, memory, proves, seed, talks)
    return lambda state, _: bot.step(state)


class Watched:
    """A bot, and the microseconds of CPU and of the clock that its choices took."""

    def __init__(self) -> None:
        self.wall: list[int] = []
        self.cpu: list[int] = []

    def watching(self, bot: Bot) -> Bot:
        """Return the bot, watched."""

        def watched(state: State, deal: Deal) -> int:
            if len(state.legal_actions()) == 1:
                return bot(state, deal)
            wall, cpu = time.perf_counter_ns(), time.thread_time_ns()
            action = bot(state, deal)
            self.wall.append((time.perf_counter_ns() - wall) // 1000)
            self.cpu.append((time.thread_time_ns() - cpu) // 1000)
            return action

        return watched


def main() -> None:
    """Print what a seat of ours gains over OpenSpiel's at the others, and how long both think."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, choices=KEYS, default=4, help="how many play")
    parser.add_argument("--player", choices=PLAYERS, default="rule", help="our bot")
    parser.add_argument("--against", choices=("mcts", "random"), default="mcts", help="OpenSpiel's")
    parser.add_argument("--simulations", type=int, default=1000, help="how many a decision, of mcts")
    parser.add_argument("--explores", type=float, default=30, help="its constant of exploration, in points")
    parser.add_argument("--deals", type=int, default=100, help="how many deals, each from all seats")
    parser.add_argument("--seed", type=int, default=1, help="of the shuffles and the dice")
    asked = parser.parse_args()
    game, mine, others = game_for(asked.players), Watched(), Watched()
    gains: list[float] = []
    with suppress(KeyboardInterrupt):
        for number, first in zip(range(asked.deals), states(asked.players, asked.seed), strict=False):
            gained = 0.0
            for seat in range(asked.players):
                dice = random.Random(f"{asked.seed}/{number}/{seat}").getrandbits(31)
                opponent = of_openspiel(asked.against, first, dice, asked.simulations, asked.explores)
                bots = [others.watching(opponent)] * asked.players
                bots[seat] = mine.watching(of_ours(asked.player, game, dice))
                state = first.clone()
                play_out(state, game, bots)
                paid = state.returns()
                gained += paid[seat] - (sum(paid) - paid[seat]) / (asked.players - 1)
            gains.append(gained / asked.players)
    print(f"{asked.player} at one seat, OpenSpiel's {asked.against} at the others:")
    print(f"  {fixed(gains)} points a deal more than each of them ({len(gains)} deals, each from all seats)")
    for name, spent in ((asked.player, mine), (asked.against, others)):
        found = pace([Times(tuple(spent.wall), tuple(spent.cpu))])
        if found:
            ms = f"CPU: median {found.cpu_median:.2f} ms, mean {found.cpu_mean:.2f} ms"
            print(f"  {name}: {found.decisions} choices; {ms}")


if __name__ == "__main__":
    main()
