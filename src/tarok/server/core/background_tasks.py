"""Background tasks: each is kept in a set until it is done, as asyncio keeps only weak references."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeAlias

Running: TypeAlias = set[asyncio.Task[None]]
"""The background tasks that are not done."""


def start(running: Running, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Start a background task; it removes itself from `running` when it is done."""
    task = asyncio.create_task(work)
    running.add(task)
    task.add_done_callback(running.discard)
    return task
