"""How cards are dealt, as the page must find out by itself: deals of the engine, which its tests read."""

import random
from pathlib import Path

from written import stands

from tarok.engine.deal import act, start
from tarok.engine.json_codec import to_json
from tarok.games import GAMES

FILE = Path(__file__).parents[1] / "ui" / "test" / "lying.json"
OPTIONS = {"taper": {"cutter_takes_card": True}, "romanian": {"cutter_takes_card": True}}


def dealt(key, seed):
    """A deal in which all that may be said is as likely, one kind of action as another."""
    game, chance = GAMES[key](**OPTIONS.get(key, {})), random.Random(f"{key} {seed}")
    pack = chance.sample(list(game.pack), len(game.pack))
    deal = start(game, pack)
    while deal.due and deal.phase == "dealing":
        kinds = {}
        for action in deal.due.legal:
            kinds.setdefault(type(action), []).append(action)
        deal = act(deal, chance.choice(chance.choice([*kinds.values()])))
    hands = [list(hand) for hand in deal.hands]
    return {"game": key, "pack": pack, "dealing": deal.log, "hands": hands, "talon": deal.talon}


def test_the_page_reads_deals_of_the_engine():
    deals = [dealt(key, seed) for key in sorted(GAMES) for seed in range(5)]
    assert {type(said).__name__ for deal in deals for _, said in deal["dealing"]} >= {
        *("Cut", "Knock", "Pick", "Place", "Method"),
    }
    stands(FILE, "[\n" + ",\n".join(to_json(deal).decode() for deal in deals) + "\n]\n")
