"""A table as a value: its events, the reducer that folds them, and the messages that carry it; no I/O."""
