"""`tarok replay`: prints a deal, phase by phase and trick by trick."""

from collections.abc import Iterator

from tarok.cards.deck import TAROKS
from tarok.engine.actions import Play
from tarok.engine.deal import Deal, act, start
from tarok.notation import plain, reckoning, say, settled, signed, total


def tell(deal: Deal) -> Iterator[str]:
    """Print the deal line by line."""
    yield f"{deal.game.profile}, dealer {deal.carry.dealer}, totals {plain(deal.carry.totals)}"
    for name, numbers in deal.carry.marks.items():
        yield f"{name} {plain(numbers)}"
    yield from _talk(deal)
    yield from _tricks(deal)
    if deal.ended:
        yield from _lines(deal)


def _talk(deal: Deal) -> Iterator[str]:
    """The auction and the announcements, under the names of the phases; hands once they have been dealt."""
    now, phase, dealt = start(deal.game, deal.pack, deal.carry), "", False
    for seat, action in deal.log:
        if not dealt and any(now.hands):
            dealt = True
            yield from _hands(now)
        if isinstance(action, Play):
            break
        if now.phase != phase:
            phase = now.phase
            yield f"\n{phase}"
        yield f"  {seat}: {say(action, deal.game.faces)}"
        now = act(now, action)
    if not dealt and any(now.hands):
        yield from _hands(now)


def _hands(deal: Deal) -> Iterator[str]:
    """Every hand, its taroks last, and the talon in its order."""
    show = deal.game.faces.show
    yield "\nhands"
    for seat, hand in enumerate(deal.hands):
        yield f"  {seat}: {show(hand - TAROKS)} | {show(hand & TAROKS)}"
    if deal.talon:
        yield f"  talon: {show(deal.talon)}"


def _tricks(deal: Deal) -> Iterator[str]:
    """Every trick with a column for each seat: > leads, * wins."""
    names, seats = deal.game.faces.names, deal.game.seats
    if deal.tricks or deal.table:
        yield "\ntricks (> leads, * wins)"
        yield "     " + "".join(f"{seat:>9}" for seat in range(seats))
    for number, trick in enumerate(deal.tricks, start=1):
        row = {trick.player(card): f"{names[card]} " for card in trick.cards}
        row[trick.winner] = row[trick.winner].replace(" ", "*")
        row[trick.leader] = f">{row[trick.leader]}"
        yield f"  {number:>3}" + "".join(f"{row[seat]:>9}" for seat in range(seats))
    if deal.table:
        yield f"  {len(deal.tricks) + 1:>3} {deal.leader}: {deal.game.faces.show(deal.table)}"


def _lines(deal: Deal) -> Iterator[str]:
    """The score of the deal, seat by seat."""
    lines, after = settled(deal)
    points = deal.game.result(deal).points
    yield f"\nended: {deal.ended}" + (f", card points {plain(points)}" if points else "")
    for line in lines:
        yield f"  {line.what:<13} {signed(line.deltas):<24} {reckoning(line)}"
    yield f"  {'total':<13} {signed(total(deal, lines))}"
    yield f"  next: dealer {after.dealer}, totals {plain(after.totals)}"
    for name, numbers in after.marks.items():
        yield f"  next: {name} {plain(numbers)}"
