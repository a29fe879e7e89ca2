"""Live tables: connections, commands, bots, timers, and the views that are sent."""
