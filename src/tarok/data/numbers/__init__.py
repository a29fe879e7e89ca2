"""Tarok in numbers: statistics of bots' deals, with intervals: docs/numbers.md."""
