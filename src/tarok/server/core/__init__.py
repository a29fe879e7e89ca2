"""What all packages of the server may import: settings, errors, clocks, metrics."""
