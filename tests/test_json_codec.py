"""Values as JSON and back."""

import subprocess
import sys

THREADS = """
import sys
from threading import Barrier, Thread

from msgspec import defstruct, json

from tarok.engine.json_codec import from_json, from_plain

sys.setswitchinterval(1e-6)
plain = {name: {"number": 1, "word": "a"} for name in "abcdefgh"}
text = json.encode(plain)
for _ in range(100):
    inner = defstruct("Inner", [("number", int), ("word", str)])
    outer = defstruct("Outer", [(name, inner) for name in plain])
    start, found = Barrier(4), []

    def read(work, value, kind):
        start.wait()
        found.append(work(value, kind))

    todo = [(from_json, text, outer), (from_plain, plain, outer), (from_plain, plain["a"], inner)]
    threads = [Thread(target=read, args=each) for each in [*todo, todo[0]]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    whole = outer(*[inner(1, "a")] * 8)
    assert found.count(whole) == 3 and found.count(inner(1, "a")) == 1, found
"""


def test_threads_may_read_a_kind_at_once_that_nobody_has_read_before() -> None:
    ended = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, check=False)
    assert (0, "") == (ended.returncode, ended.stderr)
