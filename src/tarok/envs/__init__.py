"""The games as environments, for training programs to play: docs/environments.md."""
