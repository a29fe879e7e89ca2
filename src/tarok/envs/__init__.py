"""The games as environments, for whoever teaches programs to play: docs/environments.md."""
