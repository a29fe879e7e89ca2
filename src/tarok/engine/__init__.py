"""The engine: a deal as a value, the actions, the phases that ask for them, and what a seat may know."""
