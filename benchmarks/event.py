"""How long an event of a club takes: a plan of seats, a note more, all notes together, a standing.

    python benchmarks/event.py --people 200 --rounds 4 --deals 20

Times are of CPU.  Every table notes each deal, and so does the engine book it.
"""

import argparse
import random
from time import process_time

from tarok.club.draw import draws
from tarok.club.event import Event, event
from tarok.club.notes import Closed, Entered, Note, Opened, Scored, What
from tarok.club.seating import Past, planned, sizes_of
from tarok.club.standings import standing
from tarok.engine.result import Dealt, Result

HAND = Dealt(Result(contract="four", declarer=0, partner=2, points=(65,)))


def with_what(made: Event, what: What) -> Event:
    """Return the event with one thing more that was noted."""
    clock = made.clock + 1
    return made.with_note(Note(id=str(clock), clock=clock, what=what))


def plan(people: int, rounds: int) -> float:
    """Return how many seconds a plan takes."""
    names, begun = [str(number) for number in range(people)], process_time()
    planned(names, rounds, sizes_of(people, (4, 3, 5), waits=False), Past(), random.Random(1))
    return process_time() - begun


def main() -> None:
    """Print the times."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--people", type=int, default=200)
    reader.add_argument("--rounds", type=int, default=4)
    reader.add_argument("--deals", type=int, default=20)
    said = reader.parse_args()
    print(f"a plan of {said.rounds} rounds: {plan(said.people, said.rounds):.2f} s")
    made = with_what(Event(), Opened("Benchmark", "american_czech"))
    for number in range(said.people):
        made = with_what(made, Entered(str(number)))
    begun = process_time()
    for _ in range(said.rounds):
        drawn = draws(made.state)[0]
        made = with_what(made, drawn)
        for _ in range(said.deals):
            for table in range(1, len(drawn.tables) + 1):
                made = with_what(made, Scored(drawn.round, table, HAND))
        made = with_what(made, Closed(drawn.round))
    spent = process_time() - begun
    print(f"{len(made.notes)} notes one after another: {spent / len(made.notes) * 1000:.2f} ms each")
    begun = process_time()
    again = event(made.notes)
    print(f"all of them put together: {process_time() - begun:.2f} s, the same event: {again == made}")
    begun = process_time()
    standing(made.state)
    print(f"a standing: {(process_time() - begun) * 1000:.1f} ms")


if __name__ == "__main__":
    main()
