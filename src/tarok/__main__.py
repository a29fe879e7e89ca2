"""The command `tarok`, also where nothing is installed but msgspec: then it says what it needs."""

import sys

from tarok.extras import Lacking, extra, extra_of


def main() -> None:
    """Do what the words of the command line say; of a package that is missing say what brings it."""
    try:
        with extra(extra_of(sys.argv[1:])):
            from tarok.cli import main as command  # noqa: PLC0415 - it may not be there
        command()
    except Lacking as error:
        sys.stderr.write(f"tarok: {error}.\n")
        sys.exit(2)


if __name__ == "__main__":
    main()
