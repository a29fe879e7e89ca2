"""What every part of the server may use: settings, errors, clocks, metrics."""
