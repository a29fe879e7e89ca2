"""Nobody who has several browsers has all places of a public table."""

from itertools import count

from server.live_server import Guest, LiveServer
from server.test_rate_limits import HERE, THERE, street

__all__ = ["street"]


def kinds(server: LiveServer, table: str, kind: str) -> list[int]:
    """Return the places where such players are."""
    players = server.guest().get(f"/api/tables/{table}").json()["players"]
    return [number for number, each in enumerate(players) if each["kind"] == kind]


def opened(guest: Guest, **manners: bool) -> str:
    wanted = {"game": "toy", "name": "Ana", "manners": {"host_begins": True, **manners}}
    answer = guest.call("POST", "/api/tables", json=wanted, headers={"X-Forwarded-For": HERE})
    assert 200 == answer.status_code, answer.text
    return str(answer.json()["table"])


def sit(guest: Guest, table: str, place: int, address: str) -> tuple[int, str]:
    wanted = {"place": place, "name": f"Guest {place}"}
    path = f"/api/tables/{table}/seat"
    answer = guest.call("POST", path, json=wanted, headers={"X-Forwarded-For": address})
    return answer.status_code, answer.json().get("error", "")


def test_of_a_public_table_of_three_one_home_has_one_place(street: LiveServer) -> None:
    table, other = opened(street.guest(), public=True), street.guest()
    first, second = kinds(street, table, "open")
    assert (409, "home_full") == sit(street.guest(), table, first, HERE)
    assert (200, "") == sit(other, table, first, THERE)
    assert (200, "") == sit(other, table, first, THERE)  # once more does no harm
    assert (409, "home_full") == sit(street.guest(), table, second, THERE)
    assert (200, "") == sit(street.guest(), table, second, "203.0.113.7")


def test_friends_of_one_home_sit_at_a_table_of_their_own(street: LiveServer) -> None:
    table = opened(street.guest())
    free = kinds(street, table, "open")
    assert [(200, ""), (200, "")] == [sit(street.guest(), table, place, HERE) for place in free]


def test_whoever_wants_to_play_now_is_led_elsewhere(street: LiveServer) -> None:
    numbers = count()

    def play(address: str) -> str:
        wanted = {"game": "toy", "name": f"Guest {next(numbers)}"}
        headers = {"X-Forwarded-For": address}
        answer = street.guest().call("POST", "/api/hall/play", json=wanted, headers=headers)
        return str(answer.json()["table"])

    first, second, third = play(HERE), play(HERE), play(THERE)
    assert first != second
    assert third in {first, second}
