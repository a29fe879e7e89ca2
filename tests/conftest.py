"""How many tests run at a time."""

import os


def pytest_xdist_auto_num_workers():
    """One more than there are processors: those that drive a browser often wait for it."""
    return (os.cpu_count() or 1) + 1
