"""What goes wrong in a page: there must be nothing at the end of a test."""

from playwright.sync_api import ConsoleMessage, Error, Frame, Page, Request, Response

AS_IT_WAS = 304


class Faults:
    """Listens to a page, and writes down what goes wrong.

    A page that is left drops what it was fetching, and so does one that is closed when its test is over: that
    is none of its faults.
    """

    def __init__(self, page: Page, found: list[str]):
        self._page = page
        self._found = found
        self.over = False
        self._asked: list[Request] = []
        self._goes = False
        self._left = 0
        """How many of those requests were made before the page was left last."""
        self._dropped: list[str] = []
        self._as_it_was: list[Request] = []
        """What has not changed, as the server has said."""
        self._waiting: list[Request] = []
        """What has been asked for and has not come."""
        page.on("request", self._begun)
        page.on("framenavigated", self._arrived)
        page.on("console", self._said)
        page.on("pageerror", lambda error: found.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("requestfinished", self._finished)

    def shown(self) -> str:
        """What there is to see, and what has not come yet, for whoever reads why a test failed."""
        try:
            seen = self._page.locator("body").inner_text(timeout=2000)
        except Error as error:
            seen = error.message
        return "\n".join([self._page.url, seen, *(f"not come: {each.url}" for each in self._waiting)])

    def _begun(self, request: Request):
        self._asked.append(request)
        self._waiting.append(request)
        self._goes = self._goes or request.is_navigation_request()

    def _finished(self, request: Request):
        self._waiting.remove(request)

    def _arrived(self, frame: Frame):
        """Note that the page is another one now; a new address of the same page was not asked for."""
        if not self._goes:
            return
        self._goes, self._left = False, len(self._asked)
        for fault in self._dropped:
            self._found.remove(fault)
        self._dropped.clear()

    def _failed(self, request: Request):
        self._finished(request)
        aborted = request.failure == "net::ERR_ABORTED"
        if request in self._as_it_was:  # there is no more to come: Chromium says that it gave up
            return
        if aborted and (self.over or self._asked.index(request) < self._left):
            return
        fault = f"failed: {request.url} {request.failure}"
        self._found.append(fault)
        if aborted:
            self._dropped.append(fault)

    def _said(self, message: ConsoleMessage):
        if message.type in ("error", "warning"):
            self._found.append(f"console: {message.text}")

    def _answered(self, response: Response):
        if response.status == AS_IT_WAS:
            self._as_it_was.append(response.request)
        elif not response.ok:
            self._found.append(f"{response.status}: {response.url}")
