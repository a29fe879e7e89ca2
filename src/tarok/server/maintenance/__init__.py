"""Keeps a server running: workers, retention, integrity checks, metrics, logs."""
