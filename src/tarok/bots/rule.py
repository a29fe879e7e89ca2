"""The player by rules: one module for each kind of decision, and a folder for each family of games."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from msgspec.structs import replace

from tarok.bots.card_masks import each
from tarok.bots.craft import Craft
from tarok.bots.default_player import plain
from tarok.bots.families import CRAFTS, told_in
from tarok.bots.knowledge import Knowledge, know
from tarok.bots.leads import lead_value
from tarok.bots.negative_play import hunter_value, klop_value, soloist_value
from tarok.bots.point_play import distinct, sensible, value
from tarok.bots.random_players import dice
from tarok.bots.valat_play import stop_value, sweep_value
from tarok.bots.weights import Weights
from tarok.cards.deck import Card
from tarok.engine.actions import PASS, PLAY, Action, Play
from tarok.engine.bonuses import all_tricks, no_trick, one_trick
from tarok.engine.deal import Game
from tarok.engine.view import Player, View

Decides: TypeAlias = Mapping[type[Action], Callable[[Game[Any], View, Any], Action]]
"""Who decides, by the kind of action."""


def rule(game: Game, seed: int, weights: Weights | None = None) -> Player:
    """Return the player by rules, with the weights of the game or with others; or else the plain one."""
    craft = CRAFTS.get(game.key)
    if craft is None:
        return plain(game, seed)
    return by_rules(game, seed, craft if weights is None else replace(craft, weights=weights))


def by_rules(game: Game, seed: int, craft: Craft[Any, Any]) -> Player:
    """Return the player who knows this game."""
    return partial(_by_rules, game, seed, craft.weights, {Play: play_card, **craft.decides})


def _by_rules(game: Game, seed: int, weights: Weights, decides: Decides, view: View) -> Action:
    if len(view.legal) == 1:
        return view.legal[0]
    for action in view.legal:
        if type(action) in decides:
            return decides[type(action)](game, view, weights)
    return PASS if PASS in view.legal else dice(seed, view).choice(view.legal)


def rule_bids(game: Game, seed: int) -> Player:
    """Return the player who speaks like the one by rules, and plays any card."""
    return partial(_any_card, seed, rule(game, seed))


def _any_card(seed: int, speak: Player, view: View) -> Action:
    plays = isinstance(view.legal[0], Play)
    return dice(seed, view).choice(view.legal) if plays else speak(view)


def play_card(game: Game, view: View, weights: Weights) -> Action:
    """Play the best card."""
    return PLAY[card(know(game, view, weights, told_in(game, view)))]


def card(k: Knowledge) -> Card:
    """Return the card to play."""
    cards, merit = k.legal, judge(k)
    if merit in (value, lead_value):
        cards = sensible(k)
    return max(each(distinct(k, cards)), key=lambda card: merit(k, card))


def judge(k: Knowledge) -> Callable[[Knowledge, Card], float]:
    """Return what judges the cards in this contract and role."""
    side, aim = k.view.sides[k.me], k.contract.aim
    if aim is None:
        return klop_value
    if aim is one_trick and side == 0 and all(trick.winner != k.me for trick in k.view.tricks):
        return sweep_value
    if aim in {no_trick, one_trick}:
        return soloist_value if side == 0 else hunter_value
    valat = [stake.seat for stake in k.view.stakes if stake.what == "valat"]
    if aim is all_tricks or valat:
        sweeps = side == 0 if not valat else k.view.sides[valat[0]] == side
        return sweep_value if sweeps else stop_value
    return value if k.view.table else lead_value
