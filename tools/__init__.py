"""The tools of the repository: building, checking and releasing."""
