"""For Griffe, which reads the docstrings of the reference: what stands behind `>>>` is shown as code."""

import re
from typing import Any

from griffe import Extension, Object

DOCTEST = re.compile(r"^(?:>>>|\.\.\.) .*(?:\n.+)*", re.MULTILINE)


class Doctests(Extension):
    """Puts a fence around each example."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Griffe calls it once for everything that it has read."""
        if obj.docstring:
            obj.docstring.value = DOCTEST.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
