"""The solver finds what trying out every way to play on finds: in every game, and for every duty."""

import os
import random
import signal
import threading
import time

import minimax
import pytest
from ends import ends, games
from msgspec.structs import replace

from tarok import kernel
from tarok.cards.deck import PAGAT, TAROKS, TRULA, Cards
from tarok.engine.deal_types import Trick
from tarok.engine.phases import position
from tarok.engine.rule_terms import Emperor, Owed
from tarok.kernel import pack, payoff
from tarok.kernel.spec import Owing, PlaySpec, Pledge, Taken

ENDS = int(os.environ.get("TAROK_LAW_DEALS", "800")) // 400
MADE = int(os.environ.get("TAROK_LAW_DEALS", "800")) // 80

FACES = (1, 1, 1, 1, 2, 3, 4, 5)
THIRDS = tuple(
    3 * (5 if card in TRULA else 1 if card in TAROKS else FACES[card % 8]) - 2 for card in range(54)
)
PLAIN = (Owing(Owed.FOLLOW), Owing(Owed.PLAY_TAROK))
LOW = (*PLAIN, Owing(Owed.OVERTAKE), Owing(Owed.PLAY_LAST, (1 << PAGAT,) * 4))
BIRD = tuple(replace(owing, spares=1 << PAGAT) for owing in PLAIN)
PROMISED = (*PLAIN, *map(Owing, (Owed.PROMISED_NOW, Owed.PROMISED_LATER, Owed.EARLIEST)))
WORLDS = {
    # what is played by            : the duties and all that differs from plain play
    "plain": {},
    "emperor": {"emperor": Emperor.ANY_ORDER},
    "emperor, the pagat last": {"emperor": Emperor.PAGAT_AFTER},
    "colours": {"trumps": 0},
    "colours with an emperor": {"trumps": 0, "emperor": Emperor.ANY_ORDER},
    "overtaking": {"duties": (*PLAIN, Owing(Owed.OVERTAKE))},
    "low": {"duties": LOW, "emperor": Emperor.ANY_ORDER},
    "klop": {"duties": (Owing(Owed.MOND_LEAD), *LOW), "emperor": Emperor.PAGAT_AFTER, "gifts": 2},
    "beggar": {
        "duties": (*PLAIN, Owing(Owed.SKIS_FIRST), *LOW[2:]),
        "emperor": Emperor.ANY_ORDER,
        "played": 0,
    },
    "a free pagat": {"duties": BIRD, "pagat_wins": True, "emperor": Emperor.ANY_ORDER},
    "kept cards": {"duties": (*PLAIN, Owing(Owed.PLAY_LAST))},
    "cards led last": {"duties": (*PLAIN, Owing(Owed.LEAD_LAST))},
    "suits first": {"trumps": 0, "duties": (*PLAIN, Owing(Owed.LEAD_LAST, (TAROKS, 0, 0, 0)))},
    "a talon": {"called": True, "talon": 3},
    "promises": {"duties": PROMISED, "called": True, "pledges": 2},
}


def made(chance, seats, tricks, world):
    """A random position: this number of tricks is left, and the trula is mostly there."""
    order = sorted(chance.sample(range(54), 54), key=lambda card: card not in TRULA or chance.random() < 0.3)
    held, rest = order[: seats * tricks], order[seats * tricks :]
    chance.shuffle(held)
    played = world.get("played", chance.choice((0, 3)))
    taken = tuple(
        Taken(tuple(rest.pop() for _ in range(seats)), chance.randrange(seats), chance.randrange(seats))
        for _ in range(played)
    )
    return PlaySpec(
        seats=seats,
        hands=tuple(Cards.of(held[seat::seats]) for seat in range(seats)),
        table=(),
        leader=chance.randrange(seats),
        taken=taken,
        won=tuple(
            Cards.of(card for trick in taken if trick.winner == seat for card in trick.cards)
            for seat in range(seats)
        ),
        gone=Cards.of(card for trick in taken for card in trick.cards),
        side=tuple(chance.randrange(2) for _ in range(seats)),
        base=chance.randrange(30),
        worth=THIRDS,
        trumps=world.get("trumps", TAROKS),
        shunned=False,
        duties=tuple(
            replace(duty, cards=tuple(Cards.of(chance.sample(held, 2)) for _ in range(seats)))
            if duty.owed in (Owed.PLAY_LAST, Owed.LEAD_LAST) and not duty.cards
            else replace(duty, cards=duty.cards[:seats])
            for duty in world.get("duties", PLAIN)
        ),
        emperor=world.get("emperor", Emperor.NEVER),
        pagat_wins=world.get("pagat_wins", False),
        called=chance.choice(held) if "called" in world else None,
        gifts=tuple(rest[: min(tricks - 1, world.get("gifts", 0))]),
        talon=Cards.of(rest[: world.get("talon", 0)]),
        pledges=tuple(_pledge(chance, held, played, tricks) for _ in range(world.get("pledges", 0))),
        before=tuple(chance.randrange(16) for _ in range(seats)),
        after=tuple(chance.randrange(16) for _ in range(seats)),
    )


def _pledge(chance, held, played, tricks):
    """One card promised to a trick, or two to two."""
    number = chance.choice((1, min(2, tricks)))
    due = sorted(chance.sample(range(played + 1, played + tricks + 1), number))
    soft, before, after = chance.random() < 0.5, chance.randrange(16), chance.randrange(16)
    return Pledge(Cards.of(chance.sample(held, number)), tuple(due), soft, before, after)


def led(chance, spec):
    """The same position after some cards of the trick."""
    at = kernel.Position(spec)
    for _ in range(chance.choice((0, 0, 1, spec.seats - 1))):
        at.play(chance.choice(at.legal()))
    return replace(spec, hands=at.hands, table=at.table)


@pytest.mark.parametrize("name", WORLDS)
def test_the_solver_finds_what_minimax_finds(name):
    chance, solver = random.Random(name), kernel.Solver(1 << 20)
    for _ in range(MADE):
        seats = chance.choice((3, 4))
        spec = led(chance, made(chance, seats, chance.choice((1, 2, 3, 7 - seats)), WORLDS[name]))
        solver.place(spec)
        value = minimax.best(spec, minimax.units(spec))
        assert value == solver.value()
        assert [True, True, False] == [solver.reaches(value + more) for more in (-1, 0, 1)]


def dealt_anew(chance, spec):
    """The same position, where other cards lie of the same suits: only the cards that are named stay."""
    stay = TRULA if chance.random() < 0.5 else Cards()
    stay |= Cards.of(() if spec.called is None else (spec.called,))
    for pledge in spec.pledges:
        stay |= pledge.cards
    hands = [hand & stay for hand in spec.hands]
    free = Cards.of(range(54)) - spec.gone - spec.talon - Cards.of(spec.gifts) - stay
    for suit in (*(Cards.of(range(8 * nth, 8 * nth + 8)) for nth in range(4)), TAROKS):
        pool = chance.sample(sorted(free & suit), len(free & suit))
        for seat, hand in enumerate(spec.hands):
            hands[seat] |= Cards.of(pool.pop() for _ in (hand - stay) & suit)
    return replace(spec, hands=tuple(hands))


@pytest.mark.parametrize("name", WORLDS)
def test_what_was_found_holds_where_other_cards_lie(name):
    chance, solver = random.Random(name), kernel.Solver(1 << 20)
    for _ in range(MADE // 5):
        seats = chance.choice((3, 4))
        first = made(chance, seats, 7 - seats, WORLDS[name])
        for _ in range(5):
            spec = dealt_anew(chance, first)
            solver.place(spec)
            assert minimax.best(spec, minimax.units(spec)) == solver.value()


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_card_has_the_value_that_minimax_finds(game):
    for deal in ends(game, 3, deals=ENDS):
        spec = pack(deal)
        sides = tuple(int(seat != 1) for seat in range(spec.seats)) if max(spec.side) > 1 else spec.side
        spec = replace(spec, side=sides)
        units, solved = minimax.units(spec), kernel.solve(deal, sides=sides)

        assert minimax.by_card(spec, units) == solved.cards
        assert minimax.best(spec, units) == solved.value == minimax.of_line(spec, units, solved.line)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_card_gains_the_points_that_minimax_finds(game):
    for deal in ends(game, 2, deals=2 * ENDS, seed=2):
        if deal.playing.aim is None:
            continue
        spec, told = pack(deal), payoff(deal)
        points = minimax.points(spec, told)
        solved = kernel.solve(deal, told)

        assert minimax.by_card(spec, points) == solved.cards
        assert minimax.best(spec, points) == solved.value == minimax.of_line(spec, points, solved.line)
        assert [True, False] == [kernel.reaches(deal, solved.value + more, told) for more in (0, 1)]


def test_a_value_of_minus_one_point_is_a_value():
    """Three, with 45 points: 10, and 10 above 35; but the mond falls to the škis: -21 (SL-3P-06, -07)."""
    # In thirds: I 13, two kings 26, four queens 40, four knights 28, four jacks 16, twelve taroks 12.
    courts = "♥K ♦K ♥Q ♦Q ♠Q ♣Q ♥N ♦N ♠N ♣N ♥J ♦J ♠J ♣J"
    mine = Cards.parse(f"{courts} I II III IIII V VI VII VIII IX X XI XII XIII")
    game, hands = games()["slovenian_3"], ("XXI", "Š", "♥4")
    theirs = game.pack - mine - Cards.parse("XXI Š ♥4")
    before = Trick(0, tuple(Cards.parse("XI XII XIII")), 0)
    deal = position(
        game,
        phase="trick",
        nth=15,
        hands=hands,
        contract="three",
        declarer=0,
        won=(mine, theirs, Cards()),
        tricks=(before,),
    )
    solved = kernel.solve(deal, payoff(deal))

    assert (-1, {52: -1}) == (solved.value, solved.cards)


def whole(seed=1):
    """Twelve tricks: more than can be solved in the time of a test."""
    return replace(made(random.Random(seed), 4, 12, {"played": 0}), side=(0, 1, 0, 1))


def test_where_everybody_plays_alone_somebody_must_name_two_sides():
    hands = ["♥K", "♥Q", "♥J", "♥4"]
    klop = position(games()["slovenian"], phase="trick", hands=hands, contract="klop")

    with pytest.raises(ValueError, match="everybody plays alone here: name two sides"):
        kernel.solve(klop)
    assert 3 * (5 + 4 + 2 + 1) - 4 * 2 == kernel.solve(klop, sides=(0, 1, 1, 1)).value
    assert not kernel.reaches(klop, 1, sides=(1, 0, 0, 0))


def test_points_are_settled_between_the_sides_of_the_contract():
    deal = next(deal for deal in ends(games()["slovenian"], 3, deals=9) if deal.playing.aim)
    with pytest.raises(ValueError, match="between the sides of the contract"):
        kernel.solve(deal, payoff(deal), sides=tuple(1 - side for side in pack(deal).side))


def test_a_table_may_be_small_and_is_of_use_for_the_next_question():
    specs = [replace(made(random.Random(seed), 4, 6, {"played": 0}), side=(0, 1, 0, 1)) for seed in range(4)]
    small, large = kernel.Solver(1 << 17), kernel.Solver(1 << 24)
    for spec in specs:
        small.place(spec)
        large.place(spec)
        assert small.value() == large.value()
    asked = large.positions
    assert large.value() == small.value()
    assert large.positions - asked < 50


def test_the_same_question_is_answered_in_the_same_way():
    spec = replace(made(random.Random(3), 4, 7, {"played": 0}), side=(0, 1, 1, 1))
    one, other = kernel.Solver(), kernel.Solver()
    for solver in (one, other):
        solver.place(spec)

    assert (one.cards(), one.line(), one.positions) == (other.cards(), other.line(), other.positions)


def test_of_two_threads_one_asks_after_the_other():
    solver, told = kernel.Solver(), set()
    solver.place(replace(made(random.Random(3), 4, 8, {"played": 0}), side=(0, 1, 1, 1)))
    threads = [threading.Thread(target=lambda: told.add(tuple(solver.line()))) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert {tuple(solver.line())} == told


def solve_on(solver):
    """Ask for one position after another."""
    for seed in range(10**6):
        solver.place(whole(seed))
        solver.value()


def test_others_run_meanwhile_and_stop_the_solver():
    stop, turns = kernel.Stop(), 0
    solver = kernel.Solver(stop=stop)
    ended = []

    def ask():
        with pytest.raises(kernel.Stopped):
            solve_on(solver)
        ended.append(time.monotonic())

    thread = threading.Thread(target=ask)
    thread.start()
    until = time.monotonic() + 0.05
    while time.monotonic() < until:
        turns += 1
    asked = time.monotonic()
    stop.ask()
    thread.join(5)

    assert turns > 1000
    assert ended[0] - asked < 0.5  # 50 ms where nobody else wants the processor


def test_it_gives_up_after_a_number_of_positions_and_always_after_the_same_one():
    looked = set()
    for _ in range(2):
        solver = kernel.Solver(most=1_000_000)
        with pytest.raises(kernel.Stopped, match=r"^it has looked at all the positions that it may$"):
            solve_on(solver)
        looked.add(solver.positions)

    assert len(looked) == 1
    assert 1_000_000 <= looked.pop() < 1_200_000


@pytest.fixture
def heard():
    """Ctrl+C is heard, even where a shell has turned it off for what it runs in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heard")
def test_control_c_ends_it():
    threading.Timer(0.1, signal.raise_signal, [signal.SIGINT]).start()
    with pytest.raises(KeyboardInterrupt):
        solve_on(kernel.Solver())


def test_cards_of_other_worth_are_refused():
    spec = whole()
    with pytest.raises(ValueError, match="only courts and trula"):
        kernel.Solver().place(replace(spec, worth=(2, *THIRDS[1:])))
