"""The judge of the solver: every way to play on, tried out one by one."""

from tarok import kernel


def units(spec):
    """Tells what side 0 has in the end, in units."""

    def told(at):
        won = [cards for side, cards in zip(spec.side, at.won, strict=True) if side == 0]
        tricks = sum(spec.worth[card] for card in range(54) for cards in won if cards >> card & 1)
        return spec.base + tricks - given(spec, at)

    return told


def given(spec, at):
    """What the declarer gives for a king that lies in the talon: the cheapest card (RO-KIT-04)."""
    if spec.finder is None:
        return 0
    pile = spec.laid | at.won[spec.finder]
    return min(spec.worth[card] for card in range(54) if pile >> card & 1)


def points(spec, payoff):
    """Tells what the seats of side 0 gain less what the others do."""
    return lambda at: sum(
        -paid if side else paid for side, paid in zip(spec.side, at.paid(payoff), strict=True)
    )


def best(spec, told):
    """What is told of the end of a PlaySpec if nobody makes a mistake."""
    return _best(spec.side, told, kernel.Position(spec), {})


def by_card(spec, told):
    """The same for each card that may be played."""
    at, found = kernel.Position(spec), {}
    for card in at.legal():
        at.play(card)
        found[card] = _best(spec.side, told, at, {})
        at.undo()
    return found


def of_line(spec, told, line):
    """What is told of such a play."""
    at = kernel.Position(spec)
    for card in line:
        at.play(card)
    assert at.over
    return told(at)


def _best(side, told, at, known):
    """The same from here on; before a trick what can follow depends on who has won what and when."""
    if at.over:
        return told(at)
    place = None if at.table else (at.hands, at.won, at.winners)
    if place not in known or not place:
        values = []
        for card in at.legal():
            at.play(card)
            values.append(_best(side, told, at, known))
            at.undo()
        known[place] = (max, min)[side[at.seat]](values)
    return known[place]
