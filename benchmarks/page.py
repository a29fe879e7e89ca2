"""Measure the page on a slow phone: its weight, how soon the cards are there, and how evenly they fly.

Example: python benchmarks/page.py --slower 4

Chromium plays some tricks at a table with bots and records what its threads do. Frames count while something
moves; what the main thread has to do for a frame tells more than frames a second on a machine without a
graphics card, where drawing is done by the processor, too.

Chromium slows a thread down by letting it wait after each bit of work, by the clock: where other programs
take the processor away meanwhile, it waits for that time, too. So tasks are also measured at full speed, by
the time that the processor spent on them alone, and multiplied.
"""

import argparse
import itertools
import json
import re
import statistics
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 800}, "has_touch": True, "is_mobile": True}
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")
"""Under which names the machine may have one."""
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
TRICKS = 6
"""How many tricks are played while the trace runs."""
EVEN = 1000 / 60
"""Milliseconds from frame to frame at 60 a second."""
LATE = 1.1
"""A frame that is a tenth late is not late: the clock is no better than that."""
LONG = 50
"""From how many milliseconds on a task is called long."""
CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline")
WORK = {
    "script": {
        "FunctionCall",
        "EvaluateScript",
        "TimerFire",
        "FireAnimationFrame",
        "EventDispatch",
        "RunMicrotasks",
    },
    "style": {"UpdateLayoutTree", "ParseAuthorStyleSheet"},
    "layout": {"Layout"},
    "paint": {"PrePaint", "Paint", "Layerize", "Commit"},
}
"""What the main thread does, by the names of the events in a trace."""

ANSWER = """() => new Promise((resolve) => {
  const start = performance.now();
  const look = () => document.querySelector("[data-testid=hand] [data-card]")
    ? resolve(performance.now() - start) : requestAnimationFrame(look);
  document.querySelector("[data-testid=deal]").click();
  look();
})"""
"""Press the button that deals, and return the milliseconds until there are cards in the hand."""

BODIES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map(({ encodedBodySize }) => encodedBodySize)"""
"""How many bytes of each answer have come over the line, as they were compressed."""

NEXT = """async (until) => {
  const { dataset } = document.body;
  const comes = (holds) => new Promise((resolve) => {
    const look = () => holds() && (ear.disconnect(), resolve());
    const ear = new MutationObserver(look);
    ear.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
  await comes(() => dataset.turn === "true" || dataset.phase === "over");
  if ([until, "over"].includes(dataset.phase)) return null;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const [lay] = all("[data-testid=lay]");
  const cards = all("[data-testid=hand] [data-legal=true]");
  const buttons = all("[data-action][data-legal=true]");
  const last = ["announcements", "auction"].includes(dataset.phase);
  const picked = lay?.disabled === false ? lay
    : lay ? cards.find((card) => card.ariaPressed === "false")
    : cards[0] ?? buttons.at(last ? -1 : 0);
  picked.scrollIntoView({ block: "nearest" });
  for (;;) {
    const { x, y, width } = picked.getBoundingClientRect();
    const at = [x + Math.min(width / 2, 12), y + 12];
    if (picked.contains(document.elementFromPoint(...at))) return at;
    if (!picked.isConnected) return [0, 0];
    await new Promise(requestAnimationFrame);
  }
}"""
"""Wait for one's turn; then where the first thing to do lies, or nothing once the phase is there."""


class Span(NamedTuple):
    """Something in a trace: when it began and the time it took, in milliseconds."""

    name: str
    start: float
    time: float

    @property
    def end(self) -> float:
        return self.start + self.time


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own, at the address that it says."""
    with TemporaryDirectory() as folder:
        tarok = Path(sys.executable).with_name("tarok")
        command = (tarok, "serve", "--port=0", f"--database={folder}/tarok.db")
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            found = re.search(r"http://[\d.:]+", process.stdout.readline())
            assert found, "the server does not say where it is"
            try:
                yield found.group()
            finally:
                process.terminate()


def main(slower: int) -> None:
    """Play at one table at the full speed of this machine, and at one that is slower."""
    with serving() as address, sync_playwright() as playwright:
        found = next(filter(None, map(which, CHROMIUM)), None)
        browser = playwright.chromium.launch(executable_path=found, args=QUIET)
        free = record(browser, address, 1)
        slow = record(browser, address, slower)
        browser.close()
    tell(slow)
    tell_tasks(f"tasks at full speed, their time {slower} times", free, slower)


def record(browser: Browser, address: str, slower: int) -> Sequence[dict[str, Any]]:
    """Open a table, play until the tricks begin, and record some of them."""
    page = browser.new_context(base_url=address, service_workers="block", **PHONE).new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto("/")
    page.get_by_test_id("deal").wait_for()
    answer = page.evaluate(ANSWER)
    bodies = page.evaluate(BODIES)
    play(page, "trick")
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    play(page, "over", TRICKS)
    trace: Sequence[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    print(f"{slower} times slower: from the tap to the cards {answer:.0f} ms")
    print(f"  the first table: {sum(bodies) / 1000:.1f} kB in {len(bodies)} answers")
    return trace


def play(page: Page, until: str, times: int = 1000) -> None:
    """Do the first thing that may be done, until one's turn comes in a phase, or `times` times."""
    for _ in range(times):
        at = page.evaluate(NEXT, until)
        if at is None:
            return
        page.touchscreen.tap(*at)


def tell(trace: Sequence[dict[str, Any]]) -> None:
    """Print how evenly frames came while something moved, and what the main thread had to do for them."""
    moving = list(motions(trace))
    shown = times(trace, "AnimationFrame::Presentation", "n")
    gaps = [
        late - soon
        for soon, late in itertools.pairwise(shown)
        if any(span.start <= soon and late <= span.end for span in moving)
    ]
    print(
        f"frames while something moves: {len(gaps)}, {1000 / statistics.median(gaps):.0f} a second (median)"
    )
    for frames in (1, 2):
        share = sum(gap > frames * EVEN * LATE for gap in gaps) / len(gaps)
        print(f"  more than {frames * EVEN:.1f} ms after the last: {share:.0%}")
    begun = times(trace, "AnimationFrame", "b")
    spans = list(work(trace))
    tasks = [span for span in spans if span.name == "RunTask"]
    busy = [
        sum(task.time for task in tasks if begin <= task.start < end)
        for begin, end in itertools.pairwise(begun)
        if any(span.start <= begin <= span.end for span in moving)
    ]
    fits = sum(time <= EVEN for time in busy) / len(busy)
    median = statistics.median(busy)
    print(f"main thread for a frame: {median:.1f} ms (median), {fits:.0%} within {EVEN:.1f} ms")
    for kind, names in WORK.items():
        print(f"  {kind}: {sum(span.time for span in spans if span.name in names) / len(begun):.1f} ms")
    tell_tasks("tasks", trace)


def tell_tasks(name: str, trace: Sequence[dict[str, Any]], slower: int = 1) -> None:
    """Print how many tasks of the main thread would be long on a machine that is `slower`."""
    tasks = [span.time * slower for span in work(trace) if span.name == "RunTask"]
    long = sum(time > LONG for time in tasks)
    print(f"{name}: {long} of more than {LONG} ms, the longest of {max(tasks):.0f} ms")


def times(trace: Iterable[dict[str, Any]], name: str, phase: str) -> list[float]:
    """When the events of a name were, in milliseconds."""
    return sorted(event["ts"] / 1000 for event in trace if (event["name"], event["ph"]) == (name, phase))


def work(trace: Sequence[dict[str, Any]]) -> Iterator[Span]:
    """What the main thread did, in its own time: other programs of a busy machine do not count."""
    main = next(event["tid"] for event in trace if event["name"] == "AnimationFrame")
    for event in trace:
        if event["ph"] == "X" and event["tid"] == main:
            yield Span(event["name"], event["ts"] / 1000, event.get("tdur", 0) / 1000)


def motions(trace: Iterable[dict[str, Any]]) -> Iterator[Span]:
    """The times at which something moved."""
    begun: dict[str, float] = {}
    for event in sorted(
        (event for event in trace if event["name"] == "Animation"), key=lambda event: event["ts"]
    ):
        name = event.get("id") or event["id2"]["local"]
        if event["ph"] == "b":
            begun[name] = event["ts"] / 1000
        elif event["ph"] == "e" and name in begun:
            start = begun.pop(name)
            yield Span("motion", start, event["ts"] / 1000 - start)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--slower", type=int, default=4, help="how many times slower the processor is made")
    main(**vars(parser.parse_args()))
