"""Finds plans in which nobody meets twice and which the search of `tarok.club.seating` is too short to find.

    python benchmarks/designs.py > src/tarok/club/designs.toml

Each is checked before it is written.  It takes some minutes of CPU.
"""

import random
import sys
from itertools import combinations

from tarok.club import seating

WANTED = (
    (15, 3, 7),
    (16, 4, 5),
    (20, 4, 5),
    (24, 4, 6),
    (25, 5, 6),
    (28, 4, 7),
    (30, 5, 5),
    (35, 5, 6),
    (40, 5, 7),
    (45, 5, 7),
)
"""People, size of the tables, rounds at most."""
SEEDS = 20
LONGER = 50
"""With how many seeds the search has to find a plan by itself; how many times longer it looks here."""


def found(people: int, size: int, rounds: int, seed: int) -> list[str] | None:
    """Return the rounds as text, if the search finds a plan without a second meeting."""
    names = [str(who) for who in range(people)]
    sizes, dice = (size,) * (people // size), random.Random(seed)
    plan = seating.searched(names, [[names]] * rounds, sizes, seating.Past(usual=size), dice)
    pairs = [pair for each in plan for table in each for pair in combinations(sorted(table), 2)]
    if len(set(pairs)) < len(pairs) or any(len({*sum(each, ())}) < people for each in plan):
        return None
    return [", ".join(" ".join(sorted(table, key=int)) for table in each) for each in plan]


def stored(people: int, size: int, most: int) -> list[str] | None:
    """Return the plan with the most rounds that a longer search finds, if the usual one may not."""
    tries, patience = seating.TRIES, seating.PATIENCE
    for rounds in range(most, 1, -1):
        if all(found(people, size, rounds, seed) for seed in range(SEEDS)):
            return None
        seating.TRIES, seating.PATIENCE = tries * LONGER, patience * LONGER
        plans = (found(people, size, rounds, seed) for seed in range(4))
        plan = next((plan for plan in plans if plan), None)
        seating.TRIES, seating.PATIENCE = tries, patience
        print(people, size, rounds, "found" if plan else "not found", file=sys.stderr)
        if plan:
            return plan
    return None


def main() -> None:
    """Write the plans as TOML."""
    print("# Found by benchmarks/designs.py: rounds of tables of people, who are numbers from 0.")
    for people, size, most in WANTED:
        plan = stored(people, size, most)
        if plan:
            lines = "".join(f'    "{each}",\n' for each in plan)
            print(f"\n[[designs]]\npeople = {people}\nsize = {size}\nrounds = [\n{lines}]", flush=True)


if __name__ == "__main__":
    main()
