"""The judge of the solver: every way to play on, tried out one by one."""

from tarok.kernel import Position


def units(spec):
    """What side 0 has in the end of a PlaySpec if nobody makes a mistake."""
    return best(spec, Position(spec), {}) + had(spec, Position(spec))


def units_by_card(spec):
    """The same for each card that may be played."""
    at, found = Position(spec), {}
    for card in at.legal():
        at.play(card)
        found[card] = had(spec, at) + best(spec, at, {})
        at.undo()
    return found


def units_of_line(spec, line):
    """What side 0 has in the end of such a play."""
    at = Position(spec)
    for card in line:
        at.play(card)
    assert at.over
    return had(spec, at)


def had(spec, at):
    """What side 0 has by now."""
    won = [cards for side, cards in zip(spec.side, at.won, strict=True) if side == 0]
    return spec.base + sum(spec.worth[card] for card in range(54) for cards in won if cards >> card & 1)


def best(spec, at, known):
    """What side 0 wins from here on; before a trick all that matters are the cards and who won any."""
    if at.over:
        return 0
    place = (at.hands, at.leader, tuple(map(bool, at.tricks))) if not at.table else None
    if place in known:
        return known[place]
    before, values = had(spec, at), []
    for card in at.legal():
        at.play(card)
        values.append(had(spec, at) - before + best(spec, at, known))
        at.undo()
    found = (max, min)[spec.side[at.seat]](values)
    if place:
        known[place] = found
    return found
