"""An event whose director is elsewhere: what they note, the links that they hand on, and how all stand."""

import time

from end_to_end.screen import Screen


class ClubEvent:
    """An event of these people, begun in the browser of somebody who looks on; Ana is `ana`."""

    def __init__(self, screen: Screen, kind: str, *people: str):
        self._asks = screen.page.request
        self._clock = 0
        opened = {"type": "opened", "title": "Tuesday", "format": kind, "seed": 7}
        made = self._call("/api/books", {"kind": "event", "notes": [self._note(opened)]})
        self.key, self._upto = made["links"]["director"], made["upto"]
        self.say(*({"type": "entered", "who": name.lower(), "name": name} for name in people))

    def _call(self, path: str, body=None):
        answer = self._asks.get(path) if body is None else self._asks.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def _note(self, what: dict, why: str = "") -> dict:
        self._clock += 1
        said = {"id": f"desk-{self._clock}", "clock": self._clock, "device": "desk", "by": "Mira", "why": why}
        return {**said, "at": int(time.time()), "what": what}

    def say(self, *whats: dict, why: str = ""):
        """Note these things one after the other; all of them fit."""
        self._clock = max(self._clock, self.board()["clock"] if self._clock > 1 else 0)
        notes = [self._note(what, why) for what in whats]
        for at in range(0, len(notes), 100):
            body = {"after": self._upto, "notes": notes[at : at + 100]}
            told = self._call(f"/api/books/{self.key}", body)
            assert [] == told["refused"]
            self._upto = told["upto"]

    def draw(self):
        self.say(*self._call(f"/api/books/{self.key}/draw"))

    def seat(self, number: int, *tables: str):
        """Seat people in a round as it is said: `ana bor cene dana`; the last of a table deals first."""
        self.say({"type": "drawn", "round": number, "tables": [people.split() for people in tables]})

    def begin(self, number: int):
        self.say({"type": "begun", "round": number})

    def close(self, number: int):
        self.say({"type": "closed", "round": number})

    def board(self, role: str = "director") -> dict:
        key = self.key if role == "director" else self.links()[role]
        return self._call(f"/api/books/{key}/board")

    def links(self) -> dict[str, str]:
        return self._call(f"/api/books/{self.key}/links")["links"]

    def path(self, role: str) -> str:
        return f"/club/{self.links()[role]}"

    def renew(self, role: str):
        self._call(f"/api/books/{self.key}/links", {"role": role})

    def erase(self):
        assert self._asks.delete(f"/api/books/{self.key}").ok

    def standing(self) -> list[tuple[int, str, str]]:
        return [(row["rank"], row["name"], row["points"]) for row in self.board()["standing"]]
