"""Who may sit down by which name, and whom the cards let deal first."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from server.live_server import Guest, LiveServer
from tarok.cards.deck import FACES, Card
from tarok.games import GAMES
from tarok.server.table.events import Opened, Seated
from tarok.server.table.reducer import fold
from tarok.server.table.seating import by_cards, rank
from tarok.server.table.state import Table
from tarok.server.table.table_settings import Manners

FIRST_TAROK = FACES.parse("I")
FRIENDS = Manners(host_begins=True)


def table(key: str) -> Table:
    """Return a table of a game at which nobody has played yet."""
    game = GAMES[key]()
    words = ("open",) * game.places
    now = fold("t", [Opened(key, {}, words, manners=FRIENDS), Seated(0, "ana", "Ana")], GAMES)
    assert now is not None
    return now


def draws(key: str) -> list[tuple[tuple[int, ...], tuple[Card, ...]]]:
    """Return what two hundred draws come to: the order, and the cards, place by place."""
    found = (by_cards(table(key), Random(seed)) for seed in range(200))
    return [(mixed.order, mixed.cards) for mixed in found]


def test_the_highest_card_is_a_tarok_then_a_king_and_hearts_come_first() -> None:
    """SL-SEAT-02: the order of the cards that were cut."""
    falling = "Š XXI II I ♥K ♦K ♣K ♠K ♥Q ♠Q ♥N ♥J ♦J ♥1 ♣10 ♠10 ♥4 ♠7".split()
    assert falling == sorted(falling, key=lambda name: rank(FACES.parse(name)), reverse=True)


@pytest.mark.parametrize("key", ["slovenian", "slovenian_5", "czech_american"])
def test_whoever_cuts_the_highest_card_deals_first(key: str) -> None:
    """SL-SEAT-02, CZ-DEAL-01: the others stay next to whom they sat."""
    start, dealers = table(key), Counter[int]()
    places, dealer = start.game.places, start.sheet.carry.dealer
    for order, cards in draws(key):
        assert len(set(cards)) == places
        best = max(range(places), key=lambda i: rank(cards[i]))
        assert dealer == best
        assert {(b - a) % places for a, b in pairwise(order)} == {1}
        dealers[order[dealer]] += 1
    assert set(range(places)) == set(dealers)


@pytest.mark.parametrize("key", ["romanian", "taper"])
def test_whoever_gets_the_only_tarok_deals_first(key: str) -> None:
    """RO-SEAT-02: as many cards as people, one of them a tarok."""
    dealer = table(key).sheet.carry.dealer
    for order, cards in draws(key):
        taroks = [i for i, card in enumerate(cards) if card >= FIRST_TAROK]
        assert [dealer] == taroks
        assert len(order) == len(cards) == len(set(cards))


@pytest.mark.parametrize("key", ["paskievics", "illustrated"])
def test_two_sets_give_the_places_and_the_tarokk_sits_right_of_the_dealer(key: str) -> None:
    """HU-SEAT-03: whoever gets the tarokk has the first dealer on their left, and plays after them."""
    start, orders = table(key), Counter[tuple[int, ...]]()
    places, dealer = start.game.places, start.sheet.carry.dealer
    for order, cards in draws(key):
        taroks = [i for i, card in enumerate(cards) if card >= FIRST_TAROK]
        assert [(dealer + 1) % places] == taroks
        suits = [card // 8 for card in cards if card < FIRST_TAROK]
        assert len(suits) == len(set(suits)) == places - 1
        orders[order] += 1
    assert len(orders) > 20  # of the 24 orders of four people


def sit(guest: Guest, at: str, place: int, name: str, face: int | None = None) -> tuple[int, object]:
    answer = guest.post(f"/api/tables/{at}/seat", {"place": place, "name": name, "face": face})
    return answer.status_code, answer.json().get("error")


class TestNamesAtATable:
    """At a table that waits for its host everybody has a name of their own."""

    @pytest.fixture
    def at(self, server: LiveServer) -> str:
        wanted = {"game": "toy", "name": "Ana", "face": 7, "manners": {"host_begins": True}}
        return str(server.guest().post("/api/tables", wanted).json()["table"])

    def test_the_host_has_a_name_and_leaves_the_other_places_open(self, server: LiveServer, at: str) -> None:
        nameless = server.guest().post("/api/tables", {"game": "toy", "manners": {"host_begins": True}})
        assert (422, "no_name") == (nameless.status_code, nameless.json()["error"])
        there = server.guest().get(f"/api/tables/{at}").json()["players"]
        assert [("open", ""), ("guest", "Ana"), ("open", "")] == [
            (each["kind"], each["name"]) for each in there
        ]

    def test_nobody_sits_down_without_a_name_or_by_another_s(self, server: LiveServer, at: str) -> None:
        assert (422, "no_name") == sit(server.guest(), at, 0, " ")
        assert (409, "name_taken") == sit(server.guest(), at, 0, "ANA")
        assert (422, "name_signs") == sit(server.guest(), at, 0, "Bine\u202e")
        assert (200, None) == sit(server.guest(), at, 0, "Bine")

    def test_whoever_sits_there_may_change_name_and_face(self, server: LiveServer, at: str) -> None:
        guest = server.guest()
        assert (200, None) == sit(guest, at, 0, "Bine")
        assert (200, None) == sit(guest, at, 0, "Bineta", 52)
        with guest.play(at) as page:
            own = page.hear()["players"][0]
        assert ("you", "Bineta", 52) == (own["kind"], own["name"], own["face"])
        assert (200, None) == sit(guest, at, 0, "")
        assert "Bineta" == guest.get(f"/api/tables/{at}").json()["players"][0]["name"]
