"""What goes wrong in a page: there must be nothing at the end of a test."""

import time

from playwright.sync_api import ConsoleMessage, Page, Request, Response

LEAVING = 1.0
"""How many seconds may lie between a fetch that is dropped and the word that the page goes elsewhere."""


class Faults:
    """Listens to a page, and writes down what goes wrong.

    A page that goes elsewhere drops what it was fetching, just before or after one hears that it goes, and so
    does one that is closed when its test is over: that is none of its faults.
    """

    def __init__(self, page: Page, found: list[str]):
        self._found = found
        self.over = False
        self._gone = 0.0
        self._asked: list[Request] = []
        self._dropped: list[tuple[str, float]] = []
        page.on("request", self._begun)
        page.on("console", self._said)
        page.on("pageerror", lambda error: found.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _begun(self, request: Request):
        self._asked.append(request)
        if not request.is_navigation_request():
            return
        self._gone = time.monotonic()
        for fault, moment in self._dropped:
            if fault in self._found and self._gone - moment < LEAVING:
                self._found.remove(fault)

    def _failed(self, request: Request):
        later = self._asked[self._asked.index(request) + 1 :]
        aborted = request.failure == "net::ERR_ABORTED"
        leaving = self.over or time.monotonic() - self._gone < LEAVING
        if aborted and (leaving or any(each.is_navigation_request() for each in later)):
            return
        fault = f"failed: {request.url} {request.failure}"
        self._found.append(fault)
        if aborted:
            self._dropped.append((fault, time.monotonic()))

    def _said(self, message: ConsoleMessage):
        if message.type in ("error", "warning"):
            self._found.append(f"console: {message.text}")

    def _answered(self, response: Response):
        if not response.ok:
            self._found.append(f"{response.status}: {response.url}")
