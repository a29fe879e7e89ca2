"""What the rules of each game allow to come about: off its contracts, its bonuses and its house rules."""

from itertools import product

from msgspec.structs import asdict

from tarok.engine.bonuses import Collects, OrIdle
from tarok.games import FAMILIES

SIDES = ("declarers", "defenders")
VARIATIONS = {
    "hirskontra": True,
    "klop_kontra": True,
    "four_kings_call": "trula",
    "call_fourth_king": True,
    "piccolo": "above_solo_one",
    "colour_valat_with_partner": True,
    "berac_skis_emperor": True,
    "three_player_high_bids": True,
    "vogel_frei": True,
    "annul_few_taroks": True,
    "allow_trei_in_four": True,
    "announce_regele_prins": True,
    "povinost_throw_in": True,
    "game_kontra": "three_levels",
    "silent_valat_sides": "any_side",
}
"""House rules that let more come about; a game has those that it has."""


def cells(game):
    """The cells of the report that may be reached, and those that must be."""
    family = FAMILIES[game.key].id
    assert family in ALLOWED, f"{family} has no row in ALLOWED of tests/reach.py: what may it reach?"
    reached = ALLOWED[family]
    allowed = set(reached(game))
    rare = {cell for cell in allowed if _seldom(cell)} if reached is hungarian else set()
    return allowed, allowed - rare - RARE.get(game.key, set())


def slovenian(game):
    """Every cell of Slovenian tarok, for three, four and five."""
    house = asdict(game.options)
    kontras = range(6 if house.get("hirskontra") else 5)
    calling = [contract for contract in game.contracts if contract.calls]
    yield from (("ended", how) for how in ("played", "decided", "no_tarok"))
    for contract in game.contracts:
        yield from ((contract.id, outcome) for outcome in ("won", "lost"))
        if contract.aim is None:
            yield (contract.id, "shared")
    yield from ((contract.id, "with a partner") for contract in calling)
    yield from (("game", "doubled", level) for level in kontras)
    yield from _slovenian_bonuses(game, kontras, anybody=not house.get("enforce_holder_announcements"))
    yield from (("mond", "silent", "missed", side) for side in ("declarers", "defenders"))
    if calling:
        yield ("called", True)
    options = {
        "annul_few_taroks": [("ended", "annulled"), ("said", "throw in")],
        "vogel_frei": [("said", "vogel_frei")],
        "klop_kontra": [("kontra", "klop")],
        "colour_valat_with_partner": [("colour_valat", "with a partner")],
        "call_fourth_king": [("called", "unnamed")],
    }
    yield from (cell for name, cells in options.items() if house.get(name) for cell in cells)
    if house.get("four_kings_call") == "trula":
        yield ("called", False)


def _slovenian_bonuses(game, kontras, *, anybody):
    """What can become of each bonus: whatever its judge can find missed may fail without a word."""
    for bonus in game.bonuses:
        one_side = bonus.id == "king_ultimo"  # the king is the declarer's side's, whoever has it
        for side in ("declarers", "defenders"):
            if not one_side or side == "declarers":
                yield (bonus.id, "announced", "made", side)
                yield (bonus.id, "silent", "made", side)
                if not isinstance(bonus.judge, Collects | OrIdle):
                    yield (bonus.id, "silent", "missed", side)
            if not one_side or anybody or side == "declarers":
                yield (bonus.id, "announced", "missed", side)
        yield from ((bonus.id, "doubled", level) for level in kontras)


def romanian(game):
    """Every cell of Romanian tarok and taper; only the declarer announces a pagat ultimo."""
    house = asdict(game.options)
    calling = [contract for contract in game.contracts if contract.calls]
    yield from (("ended", how) for how in ("played", "abandoned"))
    yield ("said", "throw in")
    yield ("ended", "surrendered" if calling else "passed_out")
    for contract in game.contracts:
        yield from ((contract.id, outcome) for outcome in ("won", "lost"))
        if contract.aim is None:
            yield (contract.id, "shared")
    yield from ((contract.id, "with a partner") for contract in calling)
    if calling:
        yield ("called", True)
    yield from (("game", "doubled", level) for level in range(6))
    of = {
        # bonus          announced by  made in silence by
        "king_ultimo": (SIDES[:1], SIDES[:1]),
        "king_caught": (SIDES[1:] if house.get("announce_regele_prins") else (), SIDES[1:]),
        "king_left": ((), SIDES[1:]),
        "pagat_ultimo": (SIDES[:1], SIDES),
    }
    for bonus in game.bonuses:
        yield from _romanian_bonus(bonus, *of.get(bonus.id, (SIDES, SIDES)))


def _romanian_bonus(bonus, announced, quiet):
    if not bonus.silent:  # a declaration: it is true, and never doubled
        yield from ((bonus.id, "announced", "made", side) for side in announced)
        yield (bonus.id, "doubled", 0)
        return
    yield from ((bonus.id, "announced", how, side) for how, side in product(("made", "missed"), announced))
    yield from ((bonus.id, "doubled", level) for level in range(6) if announced)
    ways = ("made", "missed") if bonus.card else ("made",)
    yield from ((bonus.id, "silent", how, side) for how, side in product(ways, quiet))


def czech(game):
    """Every cell of American-Czech tarock; only a hand of four is played with a partner."""
    house = asdict(game.options)
    yield ("ended", "played")
    for contract in game.contracts:
        yield from ((contract.id, outcome) for outcome in ("won", "lost"))
    yield from (("four", "with a partner"), ("called", False))
    if house["povinost_throw_in"]:
        yield from (("ended", "thrown_in"), ("said", "throw in"))
    steps = 3 if house["game_kontra"] == "three_levels" else 0
    yield from (("game", "doubled", level) for level in range(steps + 1))
    for bonus in game.bonuses:
        if not bonus.silent:  # a declaration: it is true, and never doubled
            yield from ((bonus.id, "announced", "made", side) for side in SIDES)
            yield (bonus.id, "doubled", 0)
            continue
        both = bonus.id == "pagat" or house["silent_valat_sides"] == "any_side"
        ways = ("made", "missed") if bonus.card else ("made",)
        yield from ((bonus.id, "announced", how, side) for how, side in product(("made", "missed"), SIDES))
        yield from ((bonus.id, "doubled", level) for level in range(house["kontra_max"] + 1))
        quiet = SIDES if both else SIDES[:1]
        yield from ((bonus.id, "silent", how, side) for how, side in product(ways, quiet))


def hungarian(game):
    """Every cell of the Hungarian games: any side may announce anything."""
    yield from (("ended", how) for how in ("played", "passed_out", "annulled", "trial_failed"))
    yield ("said", "throw in")
    yield ("called", False)
    for contract in game.contracts:
        yield from ((contract.id, how) for how in ("won", "lost", "with a partner"))
    yield from (("game", "doubled", level) for level in range(6))
    yield from (("hat", "silent", "missed", side) for side in SIDES)
    for bonus in game.bonuses:
        if bonus.taroks:  # a declaration is true, and never doubled
            yield from (
                (bonus.id, how, "made", side) for how, side in product(("announced", "silent"), SIDES)
            )
            yield (bonus.id, "doubled", 0)
            continue
        yield from ((bonus.id, "announced", how, side) for how, side in product(("made", "missed"), SIDES))
        yield from ((bonus.id, "doubled", level) for level in range(6))
        ways = ("made", "missed") if bonus.card else ("made",)
        yield from ((bonus.id, "silent", how, side) for how, side in product(ways, SIDES) if bonus.silent)


OFTEN = (
    "three",
    "two",
    "one",
    "solo",
    "game",
    "ended",
    "called",
    "said",
    "trula",
    "kings",
    "xxi_catch",
    "hat",
)


def _seldom(cell):
    """What comes about too seldom where chance plays: many kontras to one, and most bonuses.

    Those are reached one by one in test_coverage_figures.py.
    """
    return cell[0] not in OFTEN or "silent" in cell or (cell[0] != "game" and cell[-1] in (3, 4, 5))


ALLOWED = {"slovenian": slovenian, "romanian": romanian, "czech": czech, "hungarian": hungarian}
"""Of every family."""
RARE = {
    "taper": {("ended", "abandoned"), ("said", "throw in")},
    "czech_american": {("uni", "announced", "made", "declarers")},  # who draws cards draws trumps
}
"""What may be reached, but in so few deals that nobody need wait for it."""
