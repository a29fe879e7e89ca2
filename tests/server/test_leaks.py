"""What a seat may not know never reaches its page, not even by when it is asked, or by what it might do.

Two servers deal two packs that the viewer cannot tell apart: cards that nobody has shown the viewer are
exchanged among the other hands and the talon. Everybody does the same at both, but that others may lay away
different cards. Until something is revealed by the rules, every message to the viewer must be the same, byte
by byte.
"""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import nets
import pytest
from fastapi import FastAPI
from starlette.types import Message

from tarok.cards.deck import KINGS, Card
from tarok.engine.actions import Action, Bid, Choose, Lay, Pass, Seat
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind
from tarok.engine.view import Player, View
from tarok.games import GAMES
from tarok.scoring.sheet import Sheet
from tarok.server.app import application


class Pair:
    """Two deals that the viewer cannot tell apart, and what is done in both until something is revealed."""

    def __init__(self, key: str, viewer: Seat, chance: random.Random) -> None:
        game = GAMES[key]()
        self.key = key
        self.viewer = viewer
        self.tapes: tuple[list[Action], list[Action]] = ([], [])
        carry = Sheet(game).carry
        pack = list(game.pack)
        chance.shuffle(pack)
        deal = start(game, pack, carry)
        while deal.phase == "dealing":
            assert deal.due is not None
            self.tapes[0].append(chance.choice(deal.due.legal))
            deal = act(deal, self.tapes[0][-1])
        other = exchanged(pack, set(pack) - set(deal.hands[viewer]), set(deal.talon), chance)
        twin = start(game, other, carry)
        for action in self.tapes[0]:
            twin = act(twin, action)
        self.tapes[1].extend(self.tapes[0])
        assert deal.hands[viewer] == twin.hands[viewer]
        self.packs = pack, other
        self.play(deal, twin, chance)

    def play(self, deal: Deal, twin: Deal, chance: random.Random) -> None:
        while not self.revealed(deal, twin):
            assert deal.due is not None
            assert twin.due is not None
            assert deal.due.seat == twin.due.seat
            common = [action for action in deal.due.legal if action in twin.due.legal]
            if deal.due.seat == self.viewer:
                assert deal.due.legal == twin.due.legal
            elif isinstance(deal.due.legal[0], Lay):  # face down
                self.do(chance.choice(deal.due.legal), chance.choice(twin.due.legal))
                deal, twin = act(deal, self.tapes[0][-1]), act(twin, self.tapes[1][-1])
                continue
            if not common:
                return
            self.do(*[choice(common, chance)] * 2)
            deal, twin = act(deal, self.tapes[0][-1]), act(twin, self.tapes[1][-1])
        for tape in self.tapes:
            tape.pop()  # what it brought to light may differ

    def do(self, *actions: Action) -> None:
        for tape, action in zip(self.tapes, actions, strict=True):
            tape.append(action)

    def revealed(self, deal: Deal, twin: Deal) -> bool:
        """Whether the rules have shown the viewer the difference: cards turned up, or taken, or the count."""
        return any(
            one != other or one is True
            for one, other in (
                (bool(deal.ended), bool(twin.ended)),
                (self.shown(deal), self.shown(twin)),
                (taroks_laid(deal), taroks_laid(twin)),
                (self.laid_open(deal), self.laid_open(twin)),
                (deal.hands[self.viewer], twin.hands[self.viewer]),
            )
        )

    def laid_open(self, deal: Deal) -> list[int]:
        """When the cards were laid away that are shown now."""
        cards = {card for show in self.shown(deal) for card in show.cards}
        done = enumerate(action for _, action in deal.log)
        return [number for number, action in done if isinstance(action, Lay) and action.card in cards]

    def shown(self, deal: Deal) -> list[Any]:
        return [show for show in deal.shown if show.to in (None, self.viewer)]


def taroks_laid(deal: Deal) -> list[Fact]:
    """What was told of the taroks that lie away, which is all that is told of them (HU-DISC-07)."""
    return [
        fact for fact in deal.facts if fact.what in {FactKind.TAROKS_LAID, FactKind.TAROKS_LAID_BY_OTHERS}
    ]


def choice(legal: Sequence[Action], chance: random.Random) -> Action:
    """A pass more often than not, and mostly the lowest contract there is: so that kings are called."""
    if Pass() in legal and chance.random() < 0.6:
        return Pass()
    contracts = [action for action in legal if isinstance(action, Bid | Choose)]
    return contracts[0] if contracts and chance.random() < 0.9 else chance.choice(legal)


def exchanged(
    pack: Sequence[Card], unknown: set[Card], talon: set[Card], chance: random.Random
) -> list[Card]:
    """The pack with some unknown cards in each other's places: few or all.

    Where the talon is not touched, its being turned up reveals nothing; and the kings are exchanged.
    """
    held = sorted(unknown - talon)
    kings = sorted(set(held) & set(KINGS))
    some = [*kings, *chance.sample(sorted(set(held) - set(kings)), 5 - len(kings))]
    everything = sorted(unknown)
    few = chance.sample(everything, 2)
    moved = chance.choice([some, some, few, chance.sample(everything, len(everything))])
    targets = moved[1:] + moved[:1]
    becomes = dict(zip(moved, targets, strict=True))
    return [becomes.get(card, card) for card in pack]


class Wire:
    """The application, called without a network, as one guest sees it."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.cookie = b""

    async def open(self, key: str, players: Sequence[str]) -> str:
        body = json.dumps({"game": key, "players": players}).encode()
        sent: list[Any] = []
        scope = self.scope("http", "/api/tables") | {"method": "POST"}
        scope["headers"] += [(b"content-type", b"application/json")]

        async def receive() -> Message:
            return {"type": "http.request", "body": body}

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        headers = dict(sent[0]["headers"])
        self.cookie = headers.get(b"set-cookie", self.cookie).split(b";")[0]
        return str(json.loads(sent[1]["body"])["table"])

    async def play(self, table: str, answer: Callable[[Any], dict[str, Any] | None]) -> list[str]:
        """Play until there is no answer; return all that was heard."""
        heard: list[str] = []
        said: asyncio.Queue[Message] = asyncio.Queue()
        said.put_nowait({"type": "websocket.connect"})

        async def send(message: Message) -> None:
            if message["type"] != "websocket.send":
                return
            heard.append(message["text"].replace(table, "TABLE"))
            reply = answer(json.loads(message["text"]))
            if reply == {}:
                said.put_nowait({"type": "websocket.disconnect", "code": 1000})
            elif reply:
                said.put_nowait({"type": "websocket.receive", "text": json.dumps(reply)})

        await self.app(self.scope("websocket", f"/api/tables/{table}/play"), said.get, send)
        return heard

    def scope(self, kind: str, path: str) -> dict[str, Any]:
        headers = [(b"host", b"tarok"), (b"cookie", self.cookie)]
        return {"type": kind, "path": path, "query_string": b"", "headers": headers}


def tell_apart(key: str, viewer: Seat, seed: int, deals: int, folder: Path) -> list[int]:
    """Play pairs of deals at two servers, compare all messages; return how many actions each pair had."""
    chance = random.Random(seed)
    now: list[Pair] = []

    def by_tape(server: int) -> Callable[[Game, int], Player]:
        def choose(view: View) -> Action:
            tape, done = now[0].tapes[server], len(view.log)
            return tape[done] if done < len(tape) else view.legal[0]

        return lambda game, seed: choose

    def packs(server: int) -> Callable[[Game], Sequence[Card]]:
        return lambda game: now[0].packs[server]

    async def run() -> list[int]:
        async with AsyncExitStack() as stack:
            wires = []
            for i in range(2):
                app = application(folder / f"{i}.db", {key: GAMES[key]}, {"tape": by_tape(i)}, packs(i))
                await stack.enter_async_context(app.router.lifespan_context(app))
                wires.append(Wire(app))
            lengths = []
            for _ in range(deals):
                now[:] = [Pair(key, viewer, chance)]
                one, other = [await follow(wire, now[0]) for wire in wires]
                assert one == other
                lengths.append(len(now[0].tapes[0]))
            return lengths

    return asyncio.run(run())


async def follow(wire: Wire, pair: Pair) -> list[str]:
    """What the viewer hears while the tape runs."""
    tape = pair.tapes[0]  # what the viewer does is the same on both
    table = await wire.open(pair.key, ["you" if place == pair.viewer else "tape" for place in range(4)])

    def answer(state: Any) -> dict[str, Any] | None:
        done = len(state["view"]["log"])
        if done >= len(tape):
            return {}
        if state["view"]["due"] != pair.viewer:
            return None
        return {"type": "act", "v": state["v"], "action": in_json(tape[done], state)}

    heard = await wire.play(table, answer)
    return [text for text in heard if len(json.loads(text)["view"]["log"]) <= len(tape)]


def in_json(action: Action, state: Any) -> Any:
    said = {"type": type(action).__name__.lower()} | {
        name: getattr(action, name) for name in action.__struct_fields__
    }
    assert said in state["view"]["legal"]
    return said


@pytest.mark.parametrize("deals", nets.deals(8, 25))
@pytest.mark.parametrize("seed", [0, 1, 2, 4, 5, 6, 7, 8])
def test_messages_do_not_depend_on_what_the_seat_cannot_know(tmp_path: Path, seed: int, deals: int) -> None:
    lengths = tell_apart("slovenian", 2 if seed < 5 else (seed + 2) % 4, seed, deals, tmp_path)
    assert max(lengths) > 20  # far into the play


@pytest.mark.parametrize("deals", nets.deals(8, 25))
@pytest.mark.parametrize("seed", [1, 3])
def test_nor_do_those_of_a_game_with_chips(tmp_path: Path, seed: int, deals: int) -> None:
    """CZ-TAL-07, CZ-INF-01, CZ-INF-02: what is taken and passed, declared, paid and lent tells no more."""
    lengths = tell_apart("czech_american", seed, seed, deals, tmp_path)
    assert max(lengths) > 20
