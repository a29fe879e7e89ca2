"""A table where four people sit: one at the page, and three guests who do what is written in a deal."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import groupby
from pathlib import Path

import msgspec
from end_to_end.live_server import LiveServer
from end_to_end.screen import Screen
from server.live_server import Guest, Seat

from tarok.cards.deck import FACES, Card
from tarok.engine.actions import Action, Announce, Kontra, Lay, Log, Oppose, Pass, Play
from tarok.engine.deal import Deal, Game, act, start
from tarok.notation import read
from tarok.scoring.sheet import Dealt, Sheet
from tarok.server.table import events

DEALS = Path(__file__).with_name("deals")
PLACES = range(4)
TOGETHER = (Announce, Kontra, Oppose)
"""What is said in one go, with the pass that ends it."""
FAIR = [5 * n % 54 for n in range(54)]
"""A pack whose taroks lie so evenly that each hand has some, wherever it is cut: no deal is thrown in."""


def typed_in(name: str) -> Deal:
    """A deal of the folder; reading it plays it, and checks the numbers at its end."""
    return read((DEALS / f"{name}.deal").read_text(encoding="utf-8"))


def opened(screen: Screen, server: LiveServer) -> str:
    """A table that the visitor has opened to play with bots."""
    answer = screen.page.request.post(f"{server.url}/api/tables", data={"game": "slovenian"})
    return str(answer.json()["table"])


def card(name: str) -> Card:
    return FACES.parse(name)


class Company:
    """The people at a table, and the engine beside them.

    `deal` is how far the engine has played what was said at the table, `v` what the table counts, and
    `sheet` what the engine has booked.
    """

    def __init__(self, server: LiveServer, screen: Screen, place: int, game: str):
        self.server = server
        self.screen = screen
        self.place = place
        players = ["you" if place == each else "open" for each in PLACES]
        wanted = {"game": game, "players": players, "manners": {"advice": True}}
        answer = screen.page.request.post("/api/tables", data=wanted)
        self.table = answer.json()["table"]
        self._guests = {each: Guest(server.host) for each in PLACES if each != place}
        for each, guest in self._guests.items():
            assert guest.sit(self.table, each).is_success
        self._chairs = ExitStack()
        self._seats: dict[int, Seat] = {}
        self.sit_down()

    def open(self):
        """The page shows how the table stands."""
        self.screen.goto(f"/table/{self.table}")

    def sit_down(self):
        """The guests open their pages: at first, and again when the server was gone."""
        self.get_up()
        for place, guest in self._guests.items():
            self._seats[place] = self._chairs.enter_context(guest.play(self.table))

    def get_up(self):
        self._chairs.close()

    def begin(self, deal: Deal):
        """This deal lies on the table now, and nothing has been done."""
        self.screen.wait(phase="dealing")
        self.v = self.screen.v
        self.deal = start(deal.game, deal.pack, deal.carry)

    def begin_unseen(self, deal: Deal, said: Log):
        """This has been said before the page is opened: its player has done their part elsewhere."""
        first = min(self._seats)
        self.v = self._seats[first].hear_until(lambda state: state["view"]["phase"] == "dealing")["v"]
        self.deal = start(deal.game, deal.pack, deal.carry)
        self._do_unseen(said)

    def skip(self, log: Log):
        """The page is closed, all this is done, and then it is opened again."""
        self.screen.goto("about:blank")
        self._do_unseen(log)
        self.open()
        self.screen.wait(v=self.v)

    def _do_unseen(self, log: Log):
        cookies = self.screen.page.context.cookies(self.server.url)
        me = Guest(self.server.host, "; ".join(f"{each['name']}={each['value']}" for each in cookies))
        with me.play(self.table) as own:
            for seat, action in log:
                place = self.deal.carry.place(seat)
                self._guest_does(own if place == self.place else self._seats[place], [action])
                self.done(action)

    def go_through(self, log: Log):
        """Everybody does what is written."""
        for seat, actions in in_one_go(log):
            if self.deal.carry.place(seat) == self.place:
                self.await_turn()
                self.screen.look()
                self.screen.do(*actions)
            else:
                self._guest_does(self._seats[self.deal.carry.place(seat)], actions)
            self.done(*actions)

    def done(self, *actions: Action):
        """This has been done at the table."""
        for action in actions:
            self.deal = act(self.deal, action)
        self.v += len(actions)

    def await_turn(self):
        """It is the turn of the page, which shows the hand and what can be played as the engine has them."""
        self.screen.wait(turn="true", v=self.v)
        due = self.deal.due
        assert due
        assert self.deal.carry.place(due.seat) == self.place
        assert sorted(self.deal.hands[due.seat]) == self.screen.hand
        assert sorted(each.card for each in due.legal if isinstance(each, Lay | Play)) == self.screen.allowed

    def _guest_does(self, seat: Seat, actions: list[Action]):
        for v, action in enumerate(actions, self.v):
            seat.hear_until(lambda state, v=v: state["v"] >= v)
            seat.do(msgspec.to_builtins(action))

    def come_to_an_end(self, sheet: Sheet) -> Sheet:
        """The deal is over. The engine books it, and the page shows the same sheet."""
        self.screen.wait(phase="over")
        self.screen.look()
        after = sheet.book(Dealt(self.deal.game.result(self.deal)))
        totals, radli = self.screen.sheet()
        assert list(after.carry.totals) == totals
        assert list(after.carry.mark("radli")) == radli
        assert [total for place, total in enumerate(totals) if place != self.place] == self.screen.numbers(
            "[data-testid^=total-]"
        )
        return after

    def go_on(self):
        """Everybody asks for the next deal."""
        self.screen.press(self.screen.find("next"))
        for seat in self._seats.values():
            seat.hear_until(lambda state: state["view"]["ended"])
            seat.next()


def in_one_go(log: Log) -> Iterator[tuple[int, list[Action]]]:
    """What each seat does, one thing after the other; cards are laid away, and things said, together."""
    ways = [_way(log, i) for i in range(len(log))]
    numbered = (
        (way or i, seat, action) for i, (way, (seat, action)) in enumerate(zip(ways, log, strict=True))
    )
    for (_, seat), steps in groupby(numbered, key=lambda step: step[:2]):
        yield seat, [action for _, _, action in steps]


def _way(log: Log, number: int) -> str:
    """How an action goes together with those before and after it of the same seat, if it does."""
    seat, action = log[number]
    if isinstance(action, Lay):
        return "laid"
    before = log[number - 1] if number else (seat, None)
    passes = isinstance(action, Pass) and before[0] == seat and isinstance(before[1], TOGETHER)
    return "said" if passes or isinstance(action, TOGETHER) else ""


def split(log: Log, *actions: Action) -> list[Log]:
    """What was done before each of the actions, in order, and from the last one on."""
    parts, rest = [], log
    for action in actions:
        number = next(number for number, (_, done) in enumerate(rest) if done == action)
        parts.append(rest[:number])
        rest = rest[number:]
    return [*parts, rest]


def tricks(log: Log) -> list[Log]:
    """What was done before the first card was led, and then trick by trick."""
    first = next(i for i, (_, action) in enumerate(log) if isinstance(action, Play))
    return [log[:first], *(log[i : i + 4] for i in range(first, len(log), 4))]


def replayed(game: Game, stored: Sequence[events.TableFact]) -> Sheet:
    """The sheet that the engine makes of the packs that were dealt and of everything that was done."""
    sheet = Sheet(game)
    for fact in stored:
        match fact:
            case events.Dealt(pack):
                deal = start(game, pack, sheet.carry)
            case events.Did(_, action):
                before, deal = deal, act(deal, action)
            case events.TakenBack():
                deal = before
            case events.Stopped(booked=booked) | events.Lent(booked):
                sheet = sheet.book(booked.entry)
            case events.Settled():
                sheet = sheet.book(Dealt(game.result(deal)))
    return sheet
