"""Doubled rounds, and the pot that may stand for them (HU-SCO-20 … HU-SCO-24)."""

from tarok.engine.result import Carry, Line
from tarok.games.hungarian.options import HungarianHouse

STAKE = 2
LIMIT = {4: 24, 5: 25}


def times(carry: Carry, house: HungarianHouse) -> int:
    """Return how many times a hand counts.

    The mark `doubled_n` counts the open rounds that have n hands left (HU-SCO-22); where rounds follow one
    another `doubled` is how many hands are left, and `quadruple` says that they count four times.
    """
    if house.doubled_round_mode == "overlapping":
        return 1 << sum(carry.marked(_left(hands)) for hands in range(1, carry.places + 1))
    if not carry.marked("doubled"):
        return 1
    return 4 if carry.marked("quadruple") else 2


def _left(hands: int) -> str:
    return f"doubled_{hands}"


def opened(carry: Carry, house: HungarianHouse) -> tuple[tuple[Line, ...], Carry]:
    """Return what a hand that was thrown in pays, and the sheet with a new round (HU-SCO-20, HU-SCO-24)."""
    left = carry.marked("doubled")
    match house.doubled_round_mode:
        case "overlapping":
            name = _left(carry.places)
            return (), carry.with_marks(**{name: (carry.marked(name) + 1,)})
        case "consecutive":
            return (), carry.with_marks(doubled=(left + carry.places,))
        case "one_quadruple":
            return (), carry.with_marks(doubled=(carry.places,), quadruple=(int(left > 0),))
        case "ultimo_pot":
            paid = min(STAKE * carry.places, max(0, pot_limit(house) - carry.marked("pot")))
            share = paid // carry.places
            line = Line(
                what="pot",
                clause="HU-SCO-24",
                points=share,
                deltas=(-share,) * carry.places,
                pot=share * carry.places,
            )
            return ((line,) if share else ()), carry
        case _:
            return (), carry


def closed(carry: Carry, house: HungarianHouse) -> Carry:
    """Return the sheet after a completed hand: one hand less in every open round (HU-SCO-22)."""
    if house.doubled_round_mode == "overlapping":
        places = carry.places
        later = {_left(hands): (carry.marked(_left(hands + 1)),) for hands in range(1, places)}
        return carry.with_marks(**later, **{_left(places): (0,)})
    left = max(0, carry.marked("doubled") - 1)
    return carry.with_marks(doubled=(left,), quadruple=(carry.marked("quadruple") if left else 0,))


def pot_limit(house: HungarianHouse) -> int:
    """Return what the pot holds at most."""
    return LIMIT[house.players] * house.players
