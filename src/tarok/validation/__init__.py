"""What callers and clients give is looked at: types, names and bounds."""
