"""Checks the input of callers and clients: types, names and bounds."""
